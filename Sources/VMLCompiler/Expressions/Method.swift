/// The methods that a value may have.
///
/// The list is closed, so that every expression ends.
enum Method: String, CaseIterable, Sendable {
  case contains, filter, formatted, joined, lowercased, map, prefix, reversed, sorted, split, suffix
  case uppercased

  /// The labels of the arguments, for each way to call it; `nil` is an argument without one.
  var signatures: [[String?]] {
    switch self {
    case .contains, .map, .prefix, .suffix: [[nil]]
    case .filter: [["where", "equals"]]
    case .formatted: []
    case .joined: [[], [nil], ["separator"]]
    case .lowercased, .reversed, .uppercased: [[]]
    case .sorted: [[], ["by"]]
    case .split: [[nil], ["separator"]]
    }
  }

  /// The index of the argument that names a member of each element, and may be a key path.
  var keyArgument: Int? {
    switch self {
    case .filter, .map, .sorted: 0
    default: nil
    }
  }

  /// An example call, for messages.
  var example: String {
    switch self {
    case .contains: "contains(x)"
    case .filter: "filter(where: \\.key, equals: x)"
    case .formatted: "formatted(.long)"
    case .joined: "joined(separator: \", \")"
    case .lowercased: "lowercased()"
    case .map: "map(\\.key)"
    case .prefix: "prefix(3)"
    case .reversed: "reversed()"
    case .sorted: "sorted(by: \\.key)"
    case .split: "split(separator: \",\")"
    case .suffix: "suffix(3)"
    case .uppercased: "uppercased()"
    }
  }
}

/// Members that values have without parentheses, besides an object's own keys.
enum Property: String, CaseIterable, Sendable {
  case capitalized, count, first, isEmpty, keys, last, trimmed
}
