import Testing
import VMLCatalog
import VMLStylesheet
import VMLTestSupport

/// Rules that inherit one another, with shorthands that overlap in every way, come to the same where their lists are
/// folded whole as where each step is folded by itself, which ``ResolvedTree`` asks of every style.
@Suite struct PlainFoldTests {
  private static let modifiers = [
    "padding(1)", "padding(.horizontal, 2)", "padding(.leading, 3)", "padding([.top, .leading], 4)",
    "padding(.vertical, 5)", "frame(width: 6)", "frame(width: 7, height: 8)", "frame(height: 9)",
    "frame(minWidth: 1, maxWidth: 2)", "opacity(0.5)", "opacity(0.25)", "lineLimit(2)",
    "background(.red)", "background(.blue)", "foregroundStyle(.green)", "bold()", "resizable()",
    "padding(var(--x))", "opacity(var(--y))", "noSuchModifier()", "navigationBarTitle(:title)",
  ]
  private static let instructions = [
    "@remove padding;", "@append lineLimit(3);", "@base;", "@reset;", "--x: 12;", "--y: 0.75;",
  ]

  /// Each class but the first may inherit one before it.
  private static func sheet(using generator: inout SplitMix64) -> String {
    (0..<12).map { number in
      var rule: [String] = []
      if number > 0, Bool.random(using: &generator) {
        rule.append("@inherit .c\(Int.random(in: 0..<number, using: &generator));")
      }
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        rule.append(modifiers[Int.random(in: modifiers.indices, using: &generator)] + ";")
      }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        rule.append(instructions[Int.random(in: instructions.indices, using: &generator)])
        rule.shuffle(using: &generator)
      }
      return ".c\(number) { \(rule.joined(separator: " ")) }"
    }.joined(separator: "\n")
  }

  /// One whose modifiers are held against SwiftUI, and one of which nothing is known.
  private static func targets(areChecked: Bool) -> [StyleTarget] {
    testTargets.map { target in
      var target = target
      target.system = areChecked ? Catalog.CheckTarget(platform: .iOS, minimum: nil) : nil
      return target
    }
  }

  @Test(arguments: [CascadeMode.replace, CascadeMode.stack], [false, true])
  func listsAreFoldedAsTheirStepsAre(_ cascade: CascadeMode, _ areChecked: Bool) {
    var generator = SplitMix64(seed: 11)
    var distinct: Set<String> = []
    for _ in 0..<60 {
      let styles = TestStyles(
        texts: [Array(Self.sheet(using: &generator).utf8)],
        targets: Self.targets(areChecked: areChecked), cascade: cascade)
      let elements = (0..<40).map { _ in
        let names = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          "c\(Int.random(in: 0..<12, using: &generator))"
        }
        let type = ["Text", "VStack", "Image", "Zoo"].randomElement(using: &generator) ?? "Text"
        let style = ["", " style=\"padding(.top, 30)\"", " style=\"padding(2);@apply(c3)\""]
          .randomElement(using: &generator)
        return "<\(type) class=\"\(names.joined(separator: " "))\"\(style ?? "")/>"
      }
      let resolved = resolve("<Group>\(elements.joined())</Group>", styles)
      distinct.formUnion(resolved.styles)
    }
    #expect(distinct.count > 500, "they differ")
  }
}
