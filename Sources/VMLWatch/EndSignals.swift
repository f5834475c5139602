import CSystemCalls
import VMLFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs some work until it ends, or until the user or the system asks the program to end.
///
/// From then on it is cancelled, and may take its time to end; a second request ends the program at
/// once. To be called once.
public func untilAskedToEnd(_ work: @escaping @Sendable () async throws -> Void) async throws {
  let pipe = csystem_catch_end()
  let task = Task { try await work() }
  if pipe >= 0 {
    // Waits in the background for as long as the program lives.
    _ = Task { await onLargeStack { waitForEnd(pipe, task) } }
  }
  try await task.value
}

private func waitForEnd(_ pipe: Int32, _ task: Task<Void, any Error>) {
  var byte: UInt8 = 0
  // SAFETY: one byte of a variable of ours.
  guard uninterrupted({ unsafe read(pipe, &byte, 1) }) == 1 else { return }
  task.cancel()
  // SAFETY: as above.
  guard uninterrupted({ unsafe read(pipe, &byte, 1) }) == 1 else { return }
  _exit(128 + Int32(byte))
}
