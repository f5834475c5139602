import Testing
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet
import VMLTestSupport

/// Nothing that a sheet can hold crashes, hangs or fills the memory.
@Suite struct HostileSheetTests {
  private static let sheets = [
    """
    @import "base.vss";
    :root { --accent: .indigo; --gap: 12; --twice: calc(var(--gap) * 2); }
    .card { padding(var(--gap)); background(.regularMaterial); clipShape(.rect(cornerRadius: 12)); }
    .card.featured, ProductCard[badge] { @inherit .elevated; background(.yellow.opacity(0.2));
      > Text { font(.headline); } /* nested */ &.x { @reset; } }
    @target ios, visionos { .card { hoverEffect(.lift); } } .elevated { shadow(radius: 4); @base; bold() }
    """,
    """
    .a { @inherit .b; @append overlay(content: :x); @remove padding, font; } .b { @apply .c, .d; @target not ios { frame(width: 4); } }
    .c { @inherit .a } .d { tag("a;b\\n\\u{41}") } [x~="y"] > #z .w * { environment(\\.locale, .en) } // end
    """,
    """
    .a + .b ~ .c > .d, :nth-child(2n + 1 of .b, :not(.c)) { bold() } .a:not(:is(.b, .c .d), [x|="y" i]) {
      + .b { bold() } &:has(> .c, ~ .d:empty) { italic() } :where(&) :nth-last-of-type(-n+3) { bold() } }
    Form:has(Text:only-child):first-child:last-of-type, :root:has(#z) > body > * { padding(1) }
    """,
  ]

  private func compileAndResolve(_ text: [UInt8]) {
    let styles = TestStyles(texts: [text])
    var resolver = styles.resolver()
    _ = ResolvedTree(
      readViewTree(
        #"<Form class="card featured x a"><Text class="b c" x="y"/><ProductCard id="z" badge="1" class="d w" style="padding(var(--gap));@apply(card)"/></Form>"#
      ), &resolver)
  }

  @Test(arguments: sheets) func everyPrefix(_ sheet: String) {
    let bytes = Array(sheet.utf8)
    for end in bytes.indices { compileAndResolve(Array(bytes[..<end])) }
  }

  @Test func mutations() {
    fuzz { generator in
      let sheet = Self.sheets.randomElement(using: &generator) ?? ""
      compileAndResolve(mutated(Array(sheet.utf8), using: &generator))
    }
  }

  @Test func noise() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<5 {
      compileAndResolve((0..<200_000).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test(arguments: [
    "{", "}", "(", "[", "\"", "/*", "@", "&", "a ", ".a{", ".a,", "@target ios{", "--a:", "\\(",
    "var(--a,", ":root{--a:var(--a);", ":is(", ":has(> ", ":not(.a,", ":nth-child(2n of ", "+",
    "~ ",
    ".a+", ":empty", "*:nth-child(",
  ])
  func repetition(_ piece: String) {
    compileAndResolve(Array(repeating: Array(piece.utf8), count: 30_000).flatMap { $0 })
    compileAndResolve(Array((".a{" + String(repeating: piece, count: 30_000)).utf8))
  }

  @Test func manyRules() {
    let sheet = (0..<20_000).map { ".c\($0){padding(\($0))}" }.joined(separator: "\n")
    let styles = TestStyles(texts: [Array(sheet.utf8)], targets: [testTargets[0]])
    #expect(styles.diagnostics.isEmpty)
    #expect(resolve(#"<Text class="c7777"/>"#, styles).styles == ["padding(7777)"])
  }

  @Test func manyRulesThatLookAround() {
    // None of them may match the one element that there is, so that nothing is looked at.
    let sheet = (0..<20_000).map { ".c\($0) + .c:has(.d\($0)):nth-child(\($0) of .e){bold()}" }
    let styles = TestStyles(
      texts: [Array(sheet.joined(separator: "\n").utf8)], targets: [testTargets[0]])
    #expect(styles.diagnostics.isEmpty)
    #expect(resolve(#"<Text class="x"/>"#, styles).styles == [""])
  }

  @Test func longListsOfSiblings() {
    let styles = TestStyles(
      ":nth-child(3n of .a){padding(1)} :nth-last-of-type(2){bold()} :has(+ .b){italic()} .c ~ .b{padding(2)}"
    )
    let count = 20_000
    let markup =
      #"<Text class="c"/>"# + String(repeating: #"<Text class="a"/>"#, count: count)
      + #"<Text class="b"/>"#
    var resolver = styles.resolver()
    let resolved = ResolvedTree(readViewTree(markup), &resolver)
    #expect(resolved.diagnostics.isEmpty)
    #expect(resolved.styles.count { $0 == "padding(1)" } == count / 3)
    #expect(resolved.styles.suffix(2) == ["bold();italic()", "padding(2)"])
  }

  @Test func deepTreesWithManyDescendants() {
    let styles = TestStyles(".a:has(.b .c) > .a{bold()} .a:has(.x){italic()}")
    let markup =
      String(repeating: #"<Form class="a b">"#, count: 200) + #"<Text class="c"/>"#
      + String(repeating: "</Form>", count: 200)
    var resolver = styles.resolver()
    let resolved = ResolvedTree(readViewTree(markup), &resolver)
    #expect(resolved.diagnostics.allSatisfy { $0.code == .unknownClass })
    #expect(resolved.styles == [""] + Array(repeating: "bold()", count: 199) + [""])
  }

  @Test func manyMistakesInNames() {
    let sheet = (0..<3000).map { ".c\($0){@inherit .d\($0);paddin\($0)()}" }.joined()
    #expect(
      TestStyles(texts: [Array(sheet.utf8)], targets: [testTargets[0]]).diagnostics.count == 6000)
  }

  @Test func manyClassesThatInheritMany() {
    let names = { (letter: String, count: Int) in
      (0..<count).map { ".\(letter)\($0)" }.joined(separator: ",")
    }
    let sheet = "\(names("b", 600)){bold()} \(names("a", 600)){@inherit \(names("b", 600))}"
    let styles = TestStyles(texts: [Array(sheet.utf8)], targets: [testTargets[0]])
    #expect(styles.diagnostics.map(\.code) == [.inheritanceLimit])
  }

  @Test func manyRulesInRulesForManyClasses() {
    let classes = (0..<3000).map { "c\($0)" }
    let selector = classes.map { "." + $0 }.joined(separator: ",")
    let inner = String(repeating: "@target ios{bold()}&{italic()}", count: 500)
    let styles = TestStyles(
      texts: [Array("\(selector){\(inner)}".utf8)], targets: [testTargets[0]])
    var resolver = styles.resolver()
    let markup = "<Text class=\"\(classes.joined(separator: " "))\"/>"
    #expect(ResolvedTree(readViewTree(markup), &resolver).styles == ["bold();italic()"])
  }

  @Test func hugeClassAttributes() {
    let classes = (0..<50_000).map { "c\($0)" }.joined(separator: " ")
    let styles = TestStyles(".c1{bold()} .c49999{italic()}")
    let tree = readViewTree("<Text class=\"\(classes)\"/>")
    var resolver = styles.resolver()
    #expect(ResolvedTree(tree, &resolver).styles == ["bold();italic()"])
  }
}
