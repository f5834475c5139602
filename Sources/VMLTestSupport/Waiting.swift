/// Looks again and again, until what other programs or tasks bring about is there.
///
/// It gives up after a number of looks, the last one after a minute at the earliest, and not after
/// a time: where all tests share two threads, a minute can lie between two looks, and as much
/// between two steps of what is waited for.
///
/// - Returns: Whether it came about.
public func comesAbout(
  isolation: isolated (any Actor)? = #isolation, _ isThere: () async throws -> Bool
) async throws -> Bool {
  for _ in 0..<6000 {
    if try await isThere() { return true }
    try await Task.sleep(for: .milliseconds(10))
  }
  return false
}
