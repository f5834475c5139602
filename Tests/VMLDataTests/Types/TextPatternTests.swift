import Testing
import VMLData

/// Regular expressions of types.
@Suite struct TextPatternTests {
  @Test(arguments: [
    ("a", "a", true), ("a", "aa", false), ("", "", true), ("", "a", false), ("a|b", "b", true),
    ("a|bc|", "", true), ("[A-Z]{2}[0-9]+", "AB7", true), ("[A-Z]{2}[0-9]+", "A7", false),
    ("a{2,}", "aaaa", true), ("a{2,3}", "aaaa", false), ("a{0}", "", true),
    ("(?:ab)*", "abab", true),
    ("(a|b)+c?", "abbac", true), (".", "ä", true), (".", "\n", false), ("[^a-c]", "d", true),
    ("[^a-c]", "b", false), ("\\d+", "12", true), ("\\d", "٣", false), ("\\w+", "a_Z9", true),
    ("\\s\\S", " x", true), ("[\\d.]+", "1.2", true), ("[a\\-z]", "-", true), ("[a-]", "-", true),
    ("[]a]", "a", false), ("\\.\\/", "./", true), ("(a*)*b", "aaab", true),
    ("(a?){20}", "aaa", true),
  ])
  func wholeTexts(_ pattern: String, _ text: String, _ isMatch: Bool) throws {
    guard pattern != "[]a]" else {
      #expect(throws: PatternMistake.self) { try TextPattern(pattern) }
      return
    }
    #expect(try TextPattern(pattern).matches(text) == isMatch)
  }

  @Test(arguments: [
    ("(a", 0..<2), ("a)", 1..<2), ("*a", 0..<1), ("a**", 2..<3), ("a+?", 2..<3), ("[a", 0..<2),
    ("[z-a]", 1..<4), ("a{3,2}", 1..<6), ("a{", 1..<2), ("a{x}", 1..<2), ("\\1", 0..<2),
    ("(?=a)", 0..<3), ("a$", 1..<2), ("]", 0..<1), ("\\q", 0..<2), ("\\", 0..<1), ("[\\D]", 1..<3),
    ("[]", 0..<2),
  ])
  func mistakes(_ pattern: String, _ range: Range<Int>) throws {
    let mistake = try #require(throws: PatternMistake.self) { try TextPattern(pattern) }
    #expect(mistake.range == range, "\(mistake.problem)")
  }

  @Test func patternsHaveLimits() {
    for pattern in [
      String(repeating: "a", count: 1001), "((a{100}){100}){100}", "a{999}b{999}c{999}",
      String(repeating: "(", count: 500), "(a?){9999}",
    ] {
      #expect(throws: PatternMistake.self) { try TextPattern(pattern) }
    }
  }

  @Test func timeIsLinear() throws {
    let text = String(repeating: "a", count: 2000)
    for pattern in ["(a*)*b", "(a|a)*b", "(a|aa)+b", "a{0,200}b", "(?:a?){100}a{100}b"] {
      #expect(try !TextPattern(pattern).matches(text))
    }
  }

  @Test func matchesWhatSwiftsExpressionsDo() throws {
    var generator = Numbers(state: 1)
    for _ in 0..<100 {
      let source = pattern(depth: 0, &generator)
      let pattern = try TextPattern(source)
      let regex = try Regex(pattern.portable)
      for _ in 0..<6 {
        let count = Int.random(in: 0...5, using: &generator)
        let text = String((0..<count).map { _ in "ab1-".randomElement(using: &generator) ?? "a" })
        #expect(
          try pattern.matches(text) == (regex.wholeMatch(in: text) != nil), "/\(source)/ \(text)")
      }
    }
  }

  private func pattern(depth: Int, _ generator: inout Numbers) -> String {
    let pieces = ["a", "b", "[ab]", "[^b]", "\\d", "\\-", "[\\w]", "."]
    let repeats = ["", "", "", "*", "+", "?", "{2}", "{1,}", "{0,2}"]
    let count = Int.random(in: 1...3, using: &generator)
    return (0..<count).map { _ in
      let isGroup = depth < 2 && Int.random(in: 0..<3, using: &generator) == 0
      let piece =
        isGroup
        ? "(\(pattern(depth: depth + 1, &generator))|\(pattern(depth: depth + 1, &generator)))"
        : pieces.randomElement(using: &generator) ?? "a"
      return piece + (repeats.randomElement(using: &generator) ?? "")
    }.joined()
  }
}

private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
