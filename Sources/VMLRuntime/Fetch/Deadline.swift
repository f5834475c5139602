/// The result of some work, or `nil` once a time is over or the task is cancelled.
///
/// Work that does not end when it is cancelled is left alone.
func withDeadline<Success: Sendable>(
  _ time: Duration, _ work: @escaping @Sendable () async -> Success
) async -> Success? {
  let (results, continuation) = AsyncStream.makeStream(of: Success?.self)
  let worker = Task { continuation.yield(await work()) }
  let clock = Task {
    // A wait that is cancelled ends early, when there is no reader any more.
    try? await Task.sleep(for: time)
    continuation.yield(nil)
  }
  defer {
    worker.cancel()
    clock.cancel()
    continuation.finish()
  }
  for await result in results { return result }
  return nil
}
