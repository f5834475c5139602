/// A pattern of paths, as a `.gitignore` has it: `*` stands for a part of a name, `**` for any
/// folders.
///
/// A pattern without a `/` is held against each name of a path, any other against the path from its
/// start. What a folder's pattern matches, all in the folder matches.
public struct PathPattern: Sendable {
  private let names: [[UInt8]]
  private let isAnywhere: Bool

  public init(_ text: String) {
    var names = text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    isAnywhere = names.count == 1 && text.utf8.first != UInt8(ascii: "/")
    if isAnywhere { names.insert(Self.anyFolders, at: 0) }
    self.names = names
  }

  /// Whether a path, `/`-separated, or a folder of it matches.
  ///
  /// - Complexity: The product of both lengths.
  public func matches(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    // The number of leading parts that the pattern so far can stand for.
    var reached = Set([0])
    for name in names {
      var next: Set<Int> = []
      for count in reached {
        if name == Self.anyFolders {
          next.formUnion(count...parts.count)
        } else if count < parts.count, Self.matches(name, parts[count]) {
          next.insert(count + 1)
        }
      }
      reached = next
    }
    return reached.contains { $0 > 0 } && !names.isEmpty
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether a name matches a pattern that may hold `*` and `?`.
  private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (at, index) = (0, 0)
    /// The last `*`, and the place in the name that it was tried at.
    var star: (at: Int, index: Int)?
    while index < name.count {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        star = (at, index)
        at += 1
      } else if at < pattern.count, pattern[at] == name[index] || pattern[at] == UInt8(ascii: "?") {
        (at, index) = (at + 1, index + 1)
      } else if let last = star {
        star = (last.at, last.index + 1)
        (at, index) = (last.at + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

/// Patterns of what a site leaves out, in their order.
///
/// A later one that begins with `!` takes back what it matches.
public struct PathFilter: Sendable {
  private let patterns: [(isKept: Bool, pattern: PathPattern)]

  public init(_ texts: [String]) {
    patterns = texts.map { text in
      let isKept = text.hasPrefix("!")
      return (isKept, PathPattern(isKept ? String(text.dropFirst()) : text))
    }
  }

  /// Whether there are patterns.
  public var isUsed: Bool { !patterns.isEmpty }

  public enum Verdict: Sendable { case excluded, kept, notNamed }

  public func verdict(on path: String) -> Verdict {
    guard let last = patterns.last(where: { $0.pattern.matches(path) }) else { return .notNamed }
    return last.isKept ? .kept : .excluded
  }
}
