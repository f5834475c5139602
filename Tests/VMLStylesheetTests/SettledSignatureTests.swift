import Testing
import VMLStylesheet
import VMLTestSupport

/// Where no selector looks further than at the element that it is tried on, nothing is noted of the elements around;
/// a rule that looks there, and matches nothing, must not change a style.
@Suite struct SettledSignatureTests {
  private static let rules = [
    ".a { padding(1); }", ".b { padding(2); bold(); }", ".a.c { opacity(0.5); }",
    "#x { font(.title); }", "Text { lineLimit(1); }", "Text.b { lineLimit(2); }",
    ":is(.a, .c) { italic(); }", "Card { border(.red); }",
  ]
  private static let around = [
    "Nowhere > Nowhere { padding(9); }", "Nowhere Nowhere { padding(9); }",
    "Nowhere:has(Nowhere) { padding(9); }", "Nowhere:nth-child(2) { padding(9); }",
    "Nowhere { --x: 1; }", ":root { --x: 1; }",
  ]

  private static func element(_ depth: Int, using generator: inout SplitMix64) -> String {
    let type = ["Text", "VStack", "Image"].randomElement(using: &generator) ?? "Text"
    var tag = type
    let classes = ["", "a", "b", "a c", "b a", "unknown"].randomElement(using: &generator) ?? ""
    if !classes.isEmpty { tag += " class=\"\(classes)\"" }
    if Int.random(in: 0..<4, using: &generator) == 0 { tag += " style=\"padding(3)\"" }
    guard depth > 0 else { return "<\(tag)/>" }
    let count = Int.random(in: 0...3, using: &generator)
    let inner = (0..<count).map { _ in element(depth - 1, using: &generator) }.joined()
    return "<\(tag)>text\(inner)</\(type)>"
  }

  @Test(arguments: around) func whatLooksAroundAndMatchesNothingChangesNothing(_ rule: String) {
    var generator = SplitMix64(seed: 23)
    let plain = TestStyles(Self.rules.joined(separator: "\n"))
    let looking = TestStyles(Self.rules.joined(separator: "\n") + "\n" + rule)
    var distinct: Set<String> = []
    for _ in 0..<40 {
      let markup = "<Group id=\"x\">\(Self.element(4, using: &generator))</Group>"
      let resolved = resolve(markup, plain)
      #expect(resolved.styles == resolve(markup, looking).styles, "\(markup)")
      distinct.formUnion(resolved.styles)
    }
    #expect(distinct.count > 8, "they differ")
  }
}
