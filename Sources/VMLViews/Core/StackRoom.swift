import CSystemCalls

/// Room on the thread's stack, which views inside of each other take up.
struct StackRoom: Sendable {
  /// Kept for the bodies, which are the caller's code.
  private static let reserve: UInt = 128 << 10
  /// Levels that any thread has room for.
  private static let safeLevels = 32

  /// Address that is not to be reached; asked for once a view is deep.
  private var end: UInt?

  /// Whether there is room for one level more.
  mutating func hasRoom(at level: Int) -> Bool {
    guard level > Self.safeLevels else { return true }
    let end = self.end ?? UInt(csystem_stack_end()) + Self.reserve
    self.end = end
    var mark: UInt8 = 0
    // SAFETY: the address is compared, and nothing is read.
    return unsafe withUnsafePointer(to: &mark) { UInt(bitPattern: $0) } > end
  }
}
