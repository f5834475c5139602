/// A pattern of paths: `*` is any part of a name, `**` any part of a path, `?` one character of a
/// name.
///
/// One without a `/` is of names, in whatever folder.
public struct PathPattern: Hashable, Sendable {
  private enum Step: Hashable, Sendable {
    case byte(UInt8)
    /// One character but `/`.
    case any
    /// Any number of characters but `/`.
    case name
    /// Any number of characters.
    case path
  }

  private let steps: [Step]
  private let isOfNames: Bool

  public init(_ text: String) {
    isOfNames = !text.utf8.contains(UInt8(ascii: "/"))
    var steps: [Step] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*") where steps.last == .name || steps.last == .path:
        steps[steps.count - 1] = .path
      case UInt8(ascii: "*"): steps.append(.name)
      case UInt8(ascii: "?"): steps.append(.any)
      default: steps.append(.byte(byte))
      }
    }
    self.steps = steps
  }

  /// Whether a path is one of those.
  ///
  /// - Complexity: O(length of the path × length of the pattern).
  public func matches(_ path: String) -> Bool {
    var bytes = Array(path.utf8)[...]
    if isOfNames, let slash = bytes.lastIndex(of: UInt8(ascii: "/")) {
      bytes = bytes[(slash + 1)...]
    }
    // The steps that may come next.
    var states = Set(following(0))
    for byte in bytes {
      // A character of several bytes counts once, by its first.
      let isContinued = byte & 0xC0 == 0x80
      var next: Set<Int> = []
      for state in states where state < steps.count {
        switch steps[state] {
        case .byte(byte): next.formUnion(following(state + 1))
        case .any where byte != UInt8(ascii: "/") && !isContinued:
          next.formUnion(following(state + 1))
        case .name where byte != UInt8(ascii: "/"), .path: next.formUnion(following(state))
        default: break
        }
      }
      if isContinued {
        for state in states where state > 0 && steps[state - 1] == .any { next.insert(state) }
      }
      states = next
      if states.isEmpty { return false }
    }
    return states.contains(steps.count)
  }

  /// A step, and those behind it that can be skipped to.
  private func following(_ step: Int) -> [Int] {
    var found = [step]
    while let last = found.last, last < steps.count, steps[last] == .name || steps[last] == .path {
      found.append(last + 1)
    }
    return found
  }
}
