/// The longest name, in UTF-8 bytes, for which a close one is looked for.
private let longestCorrectableName = 64

/// The one known name that an author may have meant by `name`, or `nil` if none or several are
/// near.
///
/// Near is measured in edits of bytes: a byte added, left out or replaced, or two neighbours
/// swapped. ASCII case does not count, and the longer the name, the more edits are forgiven. Of two
/// names that are equally close, the one that begins more like `name` wins; if they begin alike
/// too, neither does, since a guess would mislead. `name` itself is never the answer, nor is the
/// answer a matter of the candidates' order.
///
/// - Complexity: Linear in the number of candidates; a long name costs nothing, it has no answer.
public func nearestName(
  to name: String, in candidates: some Sequence<String>
) -> String? {
  nearestName(to: name, in: Array(candidates))
}

/// The same for an array, which many are looked up in: its names are not got one by one through a
/// protocol.
public func nearestName(to name: String, in candidates: [String]) -> String? {
  guard var search = NearestNameSearch(name) else { return nil }
  for candidate in candidates { search.consider(candidate) }
  return search.nearest
}

/// End of a message about an unknown name: `; did you mean 'name'?`, or for `nil` what `hint` says.
public func didYouMean(_ name: String?, else hint: String = "") -> String {
  name.map { "; did you mean '\($0)'?" } ?? hint
}

/// Names among which the nearest to many others is looked for.
///
/// The quick tests are worked out for each name once, and only names of about the same length are
/// compared. The answer is the one of ``nearestName(to:in:)``.
public struct NameIndex: Sendable {
  /// By how many bytes they have; longer ones are near to nothing.
  private var names: [[Entry]] = Array(repeating: [], count: longestCorrectableName + 4)

  private struct Entry: Sendable {
    var name: String
    var letters: UInt64
  }

  public init(_ names: some Sequence<String>) {
    for name in names {
      let length = name.utf8.count
      guard length < self.names.count else { continue }
      self.names[length].append(Entry(name: name, letters: letterSet(of: name)))
    }
  }

  /// The one name that an author may have meant by another; `nil` if none or several are near.
  public func nearest(to name: String) -> String? { search(for: name)?.nearest }

  /// The same for one of many names, which share a number of comparisons letter by letter; `nil`
  /// once none is left.
  ///
  /// Otherwise a thousand mistakes among a thousand names that are much alike would cost a million.
  public func nearest(to name: String, budget: inout Int) -> String? {
    guard budget > 0, let search = search(for: name) else { return nil }
    budget -= search.comparisonCount
    return search.nearest
  }

  /// The comparisons that the mistakes of one document, or of one rule in a site, share: about a
  /// tenth of a second.
  public static let comparisonBudget = 100_000

  /// With how many of the names one is compared letter by letter.
  public func comparisonCount(of name: String) -> Int { search(for: name)?.comparisonCount ?? 0 }

  private func search(for name: String) -> NearestNameSearch? {
    guard var search = NearestNameSearch(name) else { return nil }
    let length = name.utf8.count
    for difference in 0...search.limit {
      // Fewer are within the limit once one was found.
      guard difference <= search.limit else { break }
      let others = difference == 0 ? [length] : [length - difference, length + difference]
      for other in others where names.indices ~= other {
        for entry in names[other] { search.consider(entry.name, length: other, entry.letters) }
      }
    }
    return search
  }
}

/// Keeps the closest of the names that it was shown.
private struct NearestNameSearch {
  private let name: String
  /// Number of its bytes.
  private let count: Int
  /// Which bytes are in the folded name.
  private let letters: UInt64
  /// The most edits that a better candidate may have; shrinks as candidates are found.
  private(set) var limit: Int
  /// Number of candidates that were compared letter by letter.
  private(set) var comparisonCount = 0
  private var best: (name: String, score: Score)?
  private var isTied = false
  /// Details of the name, made for the first candidate that may be near; hardly any is.
  private var details: Details?

  private struct Details {
    let name: [UInt8]
    let folded: [UInt8]
    /// Three rows of the table of distances, kept to spare an allocation for each candidate.
    var rows: EditRows

    init(_ name: String) {
      self.name = Array(name.utf8)
      folded = self.name.map(lowercasedASCII)
      rows = EditRows(width: self.name.count + 1)
    }
  }

  init?(_ name: String) {
    count = name.utf8.count
    guard count <= longestCorrectableName else { return nil }
    self.name = name
    self.letters = letterSet(of: name)
    // A third of the name: one edit from three bytes on, never more than three.
    self.limit = min(3, count / 3)
  }

  var nearest: String? { isTied ? nil : best?.name }

  mutating func consider(_ candidate: String) {
    let length = candidate.utf8.count
    guard abs(length - count) <= limit else { return }
    consider(candidate, length: length, letterSet(of: candidate))
  }

  /// Considers a candidate whose length and letters are known.
  mutating func consider(_ candidate: String, length: Int, _ candidateLetters: UInt64) {
    guard abs(length - count) <= limit,
      // An edit takes one letter away and adds one, at most.
      (candidateLetters ^ letters).nonzeroBitCount <= 2 * limit
    else { return }
    comparisonCount += 1
    var details = self.details ?? Details(name)
    self.details = nil
    defer { self.details = details }
    let bytes = Array(candidate.utf8)
    guard bytes != details.name else { return }
    let other = bytes.map(lowercasedASCII)
    guard let distance = details.rows.distance(from: details.folded, to: other, atMost: limit),
      // Nothing of a candidate would be left if all of it were edited.
      distance < max(1, length)
    else { return }
    let score = Score(
      distance: distance, sharedFolded: sharedPrefix(details.folded, other),
      shared: sharedPrefix(details.name, bytes))
    limit = distance
    guard let best, !score.isBetter(than: best.score) else {
      self.best = (candidate, score)
      isTied = false
      return
    }
    if score == best.score, candidate != best.name { isTied = true }
  }

  private struct Score: Equatable {
    var distance: Int
    /// Number of first bytes that are the same but for case.
    var sharedFolded: Int
    var shared: Int

    func isBetter(than other: Score) -> Bool {
      (other.distance, sharedFolded, shared) > (distance, other.sharedFolded, other.shared)
    }
  }
}

/// The rows of the table that an edit distance is computed in.
private struct EditRows {
  private var beforePrevious: [Int]
  private var previous: [Int]
  private var current: [Int]

  init(width: Int) {
    beforePrevious = Array(repeating: 0, count: width)
    previous = beforePrevious
    current = beforePrevious
  }

  /// Number of edits that turn one name into the other, or `nil` if more than `limit`.
  ///
  /// - Precondition: `source` is one shorter than the rows are wide.
  mutating func distance(from source: [UInt8], to target: [UInt8], atMost limit: Int) -> Int? {
    for column in 0...source.count { previous[column] = column }
    for row in 0..<target.count {
      current[0] = row + 1
      var least = row + 1
      for column in 0..<source.count {
        let isSame = source[column] == target[row]
        var edits = min(
          previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[column] == target[row - 1],
          source[column - 1] == target[row]
        {
          edits = min(edits, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = edits
        least = min(least, edits)
      }
      // A swap reaches back two rows, but never gets below the least of the row between them.
      guard least <= limit else { return nil }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[source.count] <= limit ? previous[source.count] : nil
  }
}

/// A bit for each byte that a name holds, whatever its case; some bytes share one.
private func letterSet(of name: String) -> UInt64 {
  var name = name
  // SAFETY: the bytes are looked at within the closure, by their own indices.
  return name.withUTF8 { bytes in
    var letters: UInt64 = 0
    for index in bytes.indices {
      letters |= 1 &<< UInt64(unsafe lowercasedASCII(bytes[index]) & 63)
    }
    return letters
  }
}

private func lowercasedASCII(_ byte: UInt8) -> UInt8 {
  UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
}

private func sharedPrefix(_ one: [UInt8], _ other: [UInt8]) -> Int {
  zip(one, other).prefix { $0 == $1 }.count
}
