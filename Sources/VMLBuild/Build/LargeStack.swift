import CSystem

/// The stack of a thread that works on what an author wrote, in bytes; only what is used of it
/// takes memory.
///
/// Trees are gone through by recursion, as deep as their limits allow. Threads that the system
/// makes for us may have as little as 128 KiB.
private let stackSize = 16 << 20

/// Does some work on a thread of its own with a large stack.
func onLargeStack<Success: Sendable, Failure: Error>(
  _ work: @escaping @Sendable () throws(Failure) -> Success
) async throws(Failure) -> Success {
  let result: Result<Success, Failure> = await withCheckedContinuation { continuation in
    startThread { continuation.resume(returning: Result(catching: work)) }
  }
  return try result.get()
}

/// Where the system has no thread left, the caller's does the work.
private func startThread(_ work: @escaping @Sendable () -> Void) {
  // SAFETY: the thread takes the box that `context` points to, once; if it is not started, nobody
  // else has it.
  let box = unsafe Unmanaged.passRetained(ThreadWork(work))
  let code = unsafe csystem_start_thread(
    stackSize,
    { context in unsafe Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().work() },
    unsafe box.toOpaque())
  if code != 0 { unsafe box.takeRetainedValue().work() }
}

private final class ThreadWork: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}
