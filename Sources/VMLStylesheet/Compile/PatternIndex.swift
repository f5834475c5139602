/// Finds the patterns that match a class, by the text that each begins with.
///
/// A class is looked up once for each length of such a text, whatever the number of patterns.
struct PatternIndex: Sendable {
  private(set) var patterns: [ClassPattern] = []
  private var keys: Set<String> = []
  /// Indices of the patterns by the text that they begin with.
  private var byPrefix: [[UInt8]: [Int]] = [:]
  /// The lengths of these texts, in ascending order.
  private var lengths: [Int] = []

  struct Match {
    var pattern: ClassPattern
    var values: [HoleValue]
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Adds a pattern, unless there is one that differs in the names of its holes only.
  mutating func insert(_ pattern: ClassPattern) {
    guard keys.insert(pattern.key).inserted else { return }
    let prefix = pattern.prefix
    byPrefix[prefix, default: []].append(patterns.count)
    patterns.append(pattern)
    if !lengths.contains(prefix.count) {
      lengths.append(prefix.count)
      lengths.sort()
    }
  }

  /// The patterns that match a class, the widest first.
  func matches(of word: some RandomAccessCollection<UInt8>) -> [Match] {
    guard !patterns.isEmpty else { return [] }
    var matches: [Match] = []
    for length in lengths {
      guard length <= word.count else { break }
      for index in byPrefix[Array(word.prefix(length))] ?? [] {
        guard let values = patterns[index].values(in: word) else { continue }
        matches.append(Match(pattern: patterns[index], values: values))
      }
    }
    return matches.sorted {
      ($0.pattern.narrowness, $0.pattern.key) < ($1.pattern.narrowness, $1.pattern.key)
    }
  }

  /// Whether some pattern matches a class.
  func matches(_ name: String) -> Bool { !matches(of: Array(name.utf8)).isEmpty }
}
