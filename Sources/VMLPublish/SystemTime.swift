public import VMLRelease

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension UTCTime {
  /// Time of the machine's clock.
  public static func now() -> UTCTime { UTCTime(seconds: time(nil)) }
}

/// Number of times that a lock of this machine is tried for; with ``pauseForLock()`` some seconds.
let lockTries = 500

/// Lets the holder of a lock of this machine go on.
func pauseForLock() { _ = usleep(10_000) }
