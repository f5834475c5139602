public import VMLRelease

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension UTCTime {
  /// What the machine's clock says.
  public static func now() -> UTCTime { UTCTime(seconds: time(nil)) }
}

/// How often a lock of this machine is tried for; with ``pauseForLock()`` some seconds.
let lockTries = 500

/// Lets whoever holds a lock of this machine go on.
func pauseForLock() { _ = usleep(10_000) }
