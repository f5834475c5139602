import CSystemCalls

/// The stack of a thread that works on what an author wrote, in bytes; only what is used of it
/// takes memory.
///
/// Trees are gone through by recursion, as deep as their limits allow. Threads that the system
/// makes for us may have as little as 128 KiB.
private let stackSize = 16 << 20

/// Does some work on a thread of its own with a large stack.
///
/// `inBackground` lets all other work go first.
///
/// Another thread then waits for it, since code that continues on the same thread may start threads
/// from there, which would inherit its priority.
public func onLargeStack<Success: Sendable, Failure: Error>(
  inBackground: Bool = false, _ work: @escaping @Sendable () throws(Failure) -> Success
) async throws(Failure) -> Success {
  let result: Result<Success, Failure> = await withCheckedContinuation { continuation in
    ThreadWork {
      guard inBackground else { return continuation.resume(returning: Result(catching: work)) }
      let result = Handover<Result<Success, Failure>>()
      ThreadWork(inBackground: true) { result.put(Result(catching: work)) }.run(waiting: true)
      continuation.resume(returning: result.take() ?? Result(catching: work))
    }.run(waiting: false)
  }
  return try result.get()
}

/// The same for work that is soon done: the caller's thread waits.
public func withLargeStack<Success: Sendable>(_ work: @escaping @Sendable () -> Success) -> Success
{
  let result = Handover<Success>()
  ThreadWork { result.put(work()) }.run(waiting: true)
  return result.take() ?? work()
}

/// Does some work at once on several threads, and waits until all of them have ended.
///
/// The caller's is one of them; the others, as many as there are, have large stacks.
func runOnLargeStacks(_ threads: Int, _ work: @Sendable () -> Void) {
  withoutActuallyEscaping(work) { work in
    let thread = ThreadWork(work)
    // SAFETY: `thread` lives until all of them have ended.
    withExtendedLifetime(thread) {
      unsafe csystem_run_threads(
        Int32(threads - 1), stackSize,
        { unsafe Unmanaged<ThreadWork>.fromOpaque($0).takeUnretainedValue().work() },
        Unmanaged.passUnretained(thread).toOpaque())
    }
  }
}

/// Frees a large value on another thread of lower priority, so that the caller does not wait; if
/// the program ends first, the value is not freed.
///
/// The caller must hold the only reference, or the value is not freed there.
public func freeInBackground<Value: Sendable>(_ value: consuming Value) {
  let handover = Handover(consume value)
  ThreadWork(inBackground: true) { _ = handover.take() }.run(waiting: false)
}

private final class ThreadWork: Sendable {
  private let isInBackground: Bool
  fileprivate let work: @Sendable () -> Void

  init(inBackground: Bool = false, _ work: @escaping @Sendable () -> Void) {
    isInBackground = inBackground
    self.work = work
  }

  /// Runs the work on a thread of its own; where the system has none left, on the caller's.
  func run(waiting: Bool) {
    // SAFETY: the thread takes the value that `context` points to, once; if it is not started,
    // nothing else refers to it.
    let thread = unsafe Unmanaged.passRetained(self)
    let start = waiting ? unsafe csystem_run_thread : unsafe csystem_start_thread
    let code = unsafe start(
      stackSize,
      { context in
        let thread = unsafe Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue()
        if thread.isInBackground { csystem_yield_processors() }
        thread.work()
      },
      thread.toOpaque())
    if code != 0 { unsafe thread.takeRetainedValue().work() }
  }
}
