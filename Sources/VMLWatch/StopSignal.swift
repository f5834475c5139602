import CSystemCalls
import Synchronization
public import VMLFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends the waiting of another thread.
public final class StopSignal: Sendable {
  private let input: Descriptor
  private let output: Descriptor
  private let state = Atomic(false)

  public init() throws(FileSystemError) {
    var ends: [Int32] = [-1, -1]
    // SAFETY: the system writes two numbers into the array.
    guard unsafe csystem_pipe(&ends) == 0 else {
      throw FileSystemError("make", "a pipe", errno: errno)
    }
    output = Descriptor(ends[0])
    input = Descriptor(ends[1])
  }

  var isRaised: Bool { state.load(ordering: .acquiring) }

  /// Ends the waiting, and all waiting from now on.
  public func raise() {
    state.store(true, ordering: .releasing)
    send()
  }

  /// Ends one waiting, for which there is something else to do.
  public func wake() { send() }

  private func send() {
    var byte: UInt8 = 1
    // SAFETY: one byte of a variable of ours.
    _ = unsafe write(input.number, &byte, 1)
  }

  /// Reasons for the end of a wait.
  enum Reason { case stopped, woken, ready, time }

  /// Waits until a file has something to read, a moment has come, or it is to stop.
  func wait(for file: Int32?, until deadline: ContinuousClock.Instant?) -> Reason {
    while true {
      var files = [pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)]
      if let file { files.append(pollfd(fd: file, events: Int16(POLLIN), revents: 0)) }
      // SAFETY: the system reads and writes the array's own elements.
      let count = unsafe poll(&files, nfds_t(files.count), Self.milliseconds(until: deadline))
      if files[0].revents != 0 {
        if isRaised { return .stopped }
        var byte: UInt8 = 0
        // SAFETY: one byte of a variable of ours; there is one.
        _ = unsafe read(output.number, &byte, 1)
        return isRaised ? .stopped : .woken
      }
      if files.count > 1, files[1].revents != 0 { return .ready }
      if count >= 0, let deadline, deadline <= .now { return .time }
    }
  }

  /// At least one, so that a wait for the last part of a millisecond does not end early again and
  /// again.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { return 0 }
    let whole = left / .milliseconds(1)
    return Int32(clamping: Int(min(whole.rounded(.up), 1_000_000)))
  }
}
