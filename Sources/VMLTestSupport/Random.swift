/// Random numbers that are the same for the same seed, on every machine and in every release.
///
/// The algorithm is Sebastiano Vigna's SplitMix64.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Some bytes with one to eight random changes: bits flipped, bytes replaced, ranges removed,
/// doubled, moved or cut off, and pieces of our languages put in.
///
/// The result is often not UTF-8, and at most eight times as long, plus a little.
public func mutated(
  _ bytes: [UInt8], using generator: inout some RandomNumberGenerator
) -> [UInt8] {
  var result = bytes
  for _ in 0..<Int.random(in: 1...8, using: &generator) {
    mutate(&result, longest: bytes.count * 8 + 64, using: &generator)
  }
  return result
}

private enum Mutation: CaseIterable {
  case flipBit, replaceByte, insertPiece, remove, double, move, cutOff
}

private func mutate(
  _ bytes: inout [UInt8], longest: Int, using generator: inout some RandomNumberGenerator
) {
  let mutation = Mutation.allCases.randomElement(using: &generator) ?? .insertPiece
  let range = randomRange(in: bytes.count, using: &generator)
  switch mutation {
  case _ where bytes.isEmpty, .insertPiece:
    let piece = pieces.randomElement(using: &generator) ?? []
    bytes.insert(contentsOf: piece, at: range.lowerBound)
  case .flipBit:
    let index = Int.random(in: bytes.indices, using: &generator)
    bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
  case .replaceByte:
    bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
      in: .min ... .max, using: &generator)
  case .remove:
    bytes.removeSubrange(range)
  case .double:
    if bytes.count + range.count <= longest {
      bytes.insert(contentsOf: bytes[range], at: range.upperBound)
    }
  case .move:
    let moved = Array(bytes[range])
    bytes.removeSubrange(range)
    bytes.insert(contentsOf: moved, at: Int.random(in: 0...bytes.count, using: &generator))
  case .cutOff:
    bytes.removeSubrange(range.upperBound...)
  }
}

/// A range that is usually short, since a long one destroys what makes the input interesting.
private func randomRange(
  in count: Int, using generator: inout some RandomNumberGenerator
) -> Range<Int> {
  let start = Int.random(in: 0...count, using: &generator)
  let longest = Bool.random(using: &generator) ? 16 : count
  let length = Int.random(in: 0...min(longest, count - start), using: &generator)
  return start..<start + length
}

/// Pieces that turn one construct into another, or end one early, and bytes that are never valid.
private let pieces: [[UInt8]] =
  [
    "<", ">", "/>", "</", "<!--", "-->", "<!doctype swiftui+vml>", "<vml>", "</body>",
    "<if test=\"",
    "<for each=\"x\" in=\"1...9999999\">", "<slot/>", "\\(", ")", "(", "[", "]", "{", "}", "\"",
    "'",
    "=", ";", ",", ":", ".", "...", "..<", "?.", "??", "&", "&amp;", "&#0;", "&#x110000;", "\\",
    "\\u{", "\r\n", "\n", "\t", " ", "---\n", "@inherit .a;", "@apply(a)", "@", "var(--a)", "calc(",
    "attr(", "#", "/*", "*/", "//", "- ", ": ", "&a ", "*a", "<<: *a", "|\n", "!!str ",
    "%YAML 1.2\n",
    "-0", "1e999", "9223372036854775808", "0x", "nil", "true", "e\u{301}", "\u{FEFF}", "\u{1F468}",
    "",
  ].map { Array($0.utf8) } + [
    [0], [0x1B], [0x7F], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF], [0xF4],
  ]
