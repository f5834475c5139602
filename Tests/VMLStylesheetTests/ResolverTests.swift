import Testing
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet
import VMLTestSupport

/// What a resolver promises beyond the cascade.
@Suite struct ResolverTests {
  private func resolvedStyle(_ sheet: String, _ markup: String) -> ResolvedStyle? {
    var resolver = TestStyles(sheet).resolver()
    var ids: [StyleID] = []
    var bag = DiagnosticBag()
    resolver.resolve(readViewTree(markup), into: &ids, reporting: &bag)
    return ids.last.flatMap { $0.isNone ? nil : resolver[$0] }
  }

  // MARK: What the writer needs

  @Test func stringsThatNoClientReadsAreCutOut() throws {
    let style = try #require(
      resolvedStyle(
        #".a{padding(1);alert("a;b", x: "\n");bold();tag("plain");help("say \"x\"")}"#,
        #"<Text class="a"/>"#))
    #expect(
      String(decoding: style.text, as: UTF8.self)
        == #"padding(1);alert("a;b", x: "\n");bold();tag("plain");help("say \"x\"")"#)
    #expect(
      style.pieces == [
        .text(Array("padding(1);alert(".utf8)), .string(Array("a;b".utf8)),
        .text(Array(", x: ".utf8)), .string([0x0A]),
        .text(Array(#");bold();tag("plain");help("#.utf8)), .string(Array(#"say "x""#.utf8)),
        .text(Array(")".utf8)),
      ])
  }

  @Test func plainStylesHaveNoPieces() throws {
    #expect(try #require(resolvedStyle(#".a{tag("x")}"#, #"<Text class="a"/>"#)).pieces.isEmpty)
  }

  @Test func references() throws {
    let style = try #require(
      resolvedStyle(
        #".a{font(attr(size));overlay(content: :badge);frame(width: geometry.size.width / 2);tag(attr("my-tag", attr(size)));x([:a, :badge])}"#,
        #"<Text class="a"/>"#))
    #expect(style.attributes == ["size", "my-tag"])
    #expect(style.templates == ["badge", "a"])
    #expect(style.mentionsGeometry)
    #expect(
      try #require(resolvedStyle(".a{bold()}", #"<Text class="a"/>"#)).mentionsGeometry == false)
  }

  @Test func modifiersTellWhereTheyComeFrom() throws {
    var resolver = TestStyles(".a{padding(16);bold()} .b{padding(.top, 8)}").resolver()
    var ids: [StyleID] = []
    var bag = DiagnosticBag()
    resolver.resolve(
      readViewTree(#"<Text class="a b" style="italic();bold()"/>"#), into: &ids, reporting: &bag)
    let modifiers = resolver.modifiers(of: try #require(ids.first))
    let sheet = { (range: Range<Int>) in Provenance.rule(SourceRange(file: FileID(0), range)) }
    #expect(
      modifiers.map { String(decoding: $0.text, as: UTF8.self) } == [
        "padding([.leading, .bottom, .trailing], 16)", "padding(.top, 8)", "bold()", "italic()",
      ])
    #expect(
      modifiers.map(\.origin) == [
        sheet(3..<14), sheet(26..<42), .inline(layer: 0, range: 9..<15),
        .inline(layer: 0, range: 0..<8),
      ])
    #expect(
      modifiers.map { $0.replaced.map(\.origin) } == [[], [sheet(3..<14)], [sheet(15..<21)], []])
    #expect(modifiers.map(\.name) == ["padding", "padding", "bold", "italic"])
  }

  // MARK: Diagnostics

  @Test func undefinedClassesAreWarnedOfAtTheirPlace() {
    expectDocument(
      ".card{bold()} .x .wide{bold()}",
      #"<Text class="card 1️⃣crad wide"/><Text class="2️⃣foo"/>"#,
      "no sheet defines the class 'crad'; did you mean 'card'?", "no sheet defines the class 'foo'")
  }

  @Test func classesOfOtherTargetsAreDefined() {
    expectStyles(
      "@target macos{.a{bold()}} .b{@inherit .a; italic()}", #"<Text class="a b"/>"#, "italic()")
  }

  @Test func decodedValuesAreBlamedAsAWhole() {
    var tree = readViewTree(#"<Text class="abc"/>"#)
    tree.attributes[0].origin.upperBound += 5
    var resolver = TestStyles(".a{bold()}").resolver()
    let resolved = ResolvedTree(tree, &resolver)
    #expect(resolved.diagnostics.map { $0.range?.range } == [13..<21])
  }

  @Test func unknownModifiersOfInlineStyles() {
    expectDocument(
      "", #"<Text style="bold();1️⃣paddign(1)"/><Text style="bold();2️⃣paddign(1)"/>"#,
      "SwiftUI has no modifier 'paddign'; did you mean 'padding'?",
      "SwiftUI has no modifier 'paddign'; did you mean 'padding'?")
  }

  @Test func mistakesInTheSecondStyleAttribute() {
    expectDocument(
      "", #"<Text style="bold()" style="padding(1️⃣var(--x))"/>"#,
      "nothing declares the custom property '--x'")
  }

  @Test func diagnosticsDoNotDependOnWhatCameBefore() {
    let styles = TestStyles(
      ":root{--a: var(--a)} .x{padding(var(--a))} .y{--z: 1} .b{padding(var(--z))}")
    let markup = #"<Text class="x b q" style="paddign(var(--n))"/>"#
    var used = styles.resolver()
    let first = ResolvedTree(readViewTree(markup), &used)
    let again = ResolvedTree(readViewTree("<Form>" + markup + markup + "</Form>"), &used)
    #expect(first.diagnostics.count == 5)
    #expect(Set(again.diagnostics.map(\.message)) == Set(first.diagnostics.map(\.message)))
    var fresh = styles.resolver()
    #expect(
      again == ResolvedTree(readViewTree("<Form>" + markup + markup + "</Form>"), &fresh))
  }

  // MARK: Memory

  /// A resolver that has seen everything gives what a new one gives.
  @Test func memoryDoesNotShow() {
    let styles = TestStyles(
      """
      .a{padding(1); --x: 1} .b{padding(.top, 2);bold()} .a .b{italic()} Text.c{@inherit .a; font(.body)}
      [k]{opacity(0.5)} [k=v] > .c{underline()} #i{padding(9); --x: 7} .c{frame(width: var(--x, 0))} * .d{@remove padding}
      .d{@apply .b; @append tag(var(--x, 5))} Form{--x: 3; > * {shadow(radius: 1)}}
      """)
    #expect(styles.diagnostics.isEmpty)
    var generator = SplitMix64(seed: 3)
    var used = styles.resolver()
    for _ in 0..<150 {
      let tree = readViewTree(randomMarkup(depth: 4, using: &generator))
      var fresh = styles.resolver()
      #expect(ResolvedTree(tree, &used) == ResolvedTree(tree, &fresh))
    }
  }

  private func randomMarkup(depth: Int, using generator: inout SplitMix64) -> String {
    let name = ["Text", "Form", "Image"].randomElement(using: &generator) ?? "Text"
    var tag = "<" + name
    let classes = ["a", "b", "c", "d"].filter { _ in Bool.random(using: &generator) }
      .shuffled(using: &generator)
    if !classes.isEmpty { tag += " class=\"\(classes.joined(separator: " "))\"" }
    if Int.random(in: 0..<4, using: &generator) == 0 { tag += " id=\"i\"" }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      tag += " k=\"\(Bool.random(using: &generator) ? "v" : "w")\""
    }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      tag += " style=\"padding(\(Int.random(in: 0...2, using: &generator)));tag(var(--x, 1))\""
    }
    guard depth > 0 else { return tag + "/>" }
    let children = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      randomMarkup(depth: depth - 1, using: &generator)
    }
    return tag + ">" + children.joined() + "</\(name)>"
  }

  @Test func equalStylesAreStoredOnce() {
    var resolver = TestStyles(".a{bold()} [k]{italic()}").resolver()
    _ = ResolvedTree(
      readViewTree(
        #"<Text class="a"/><Image class="a"/><Form class="a a"/><Text class="a" k="1"/>"#),
      &resolver)
    #expect(resolver.styleCount == 2)
  }

  @Test func treesWithDifferentNameTables() {
    let styles = TestStyles("Foo{bold()} Bar{italic()} [x]{underline()}")
    var resolver = styles.resolver()
    #expect(
      ResolvedTree(readViewTree(#"<Foo/><Bar x="1"/>"#), &resolver).styles == [
        "bold()", "italic();underline()",
      ])
    #expect(
      ResolvedTree(readViewTree(#"<Bar y="1"/><Foo x="1"/>"#), &resolver).styles == [
        "italic()", "bold();underline()",
      ])
  }

  // MARK: Usage

  @Test func rulesThatMatchNothing() {
    let sheet = """
      .used{bold()} .usde{italic()} .parent{bold()} .child{@inherit .parent;} .applied{bold()} Image{bold()}
      .empty{} .outer{ .inner{bold()} } :root{--x: 1} @target macos { .mac{bold()} } .x{@target ios{bold()}}
      """
    let styles = TestStyles(sheet)
    var usage = StyleUsage()
    for (target, markup) in [
      ("ios", #"<Text class="used child" style="@apply(applied)"/>"#),
      ("macos", #"<Text class="mac"/>"#),
    ] {
      var resolver = styles.resolver(for: target)
      _ = ResolvedTree(readViewTree(markup), &resolver)
      usage.merge(resolver.usage)
    }
    var bag = DiagnosticBag()
    reportUnusedRules(in: styles.sheets, usage: usage, reporting: &bag)
    let starts = bag.diagnostics.compactMap { $0.range }.map {
      String(decoding: Array(sheet.utf8)[$0.range], as: UTF8.self)
    }
    #expect(starts == [".usde", "Image", ".inner", ".x"])
    #expect(
      bag.diagnostics.first?.notes.map(\.message) == [
        "no element has the class 'usde'; did you mean 'used'?"
      ])
  }
}
