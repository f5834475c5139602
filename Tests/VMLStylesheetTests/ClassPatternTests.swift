import Testing
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet
import VMLTestSupport

/// Spec: VSS 2, class patterns.
@Suite struct ClassPatternTests {
  // MARK: What fits into a hole

  @Test(arguments: [
    ("p-8", "padding(8)"), ("p--4", "padding(-4)"), ("p-1.5", "padding(1.5)"),
    ("p-0", "padding(0)"), ("p-0.25", "padding(0.25)"),
    ("p-123456789012345", "padding(123456789012345)"),
  ])
  func numbers(_ name: String, _ style: String) {
    expectStyles(".p-(n: number) {padding(n)}", "<Text class=\"\(name)\"/>", style)
  }

  @Test(arguments: [
    "p-", "p-x", "p-8x", "xp-8", "p-08", "p-8.", "p-.5", "p-+8", "p-1e3", "p- 8", "p-1.2.3",
    "p-1234567890123456", "p---4",
  ])
  func noNumbers(_ name: String) {
    let styles = TestStyles(".p-(n: number) {padding(n)}")
    #expect(resolve("<Text class=\"\(name)\"/>", styles).styles == [""])
  }

  @Test func integersHaveNoFraction() {
    expectStyles(
      ".l-(n: integer) {lineLimit(n)} .l-1.5 {bold()}",
      #"<Text class="l-2"/><Text class="l--2"/><Text class="l-1.5"/>"#, "lineLimit(2)",
      "lineLimit(-2)", "bold()")
  }

  @Test func wordsAreTemplates() {
    expectStyles(
      ".over-(t: word) {overlay(content: :(t))}", #"<Text class="over-badge"/>"#,
      "overlay(content: :badge)")
  }

  /// Spec: CSS Syntax 3, 4.3.7.
  @Test func escapes() {
    expectStyles(
      #".md\:p-4 {padding(4)} .w-1\/2 {bold()} .\31 st {italic()} .x\7b y {underline()} .c\:(n: number) {padding(n)}"#,
      #"<Text class="md:p-4"/><Text class="w-1/2"/><Text class="1st"/><Text class="x{y"/><Text class="c:8"/>"#,
      "padding(4)", "bold()", "italic()", "underline()", "padding(8)")
    expectStyles(#"#a\.b {bold()}"#, #"<Text id="a.b"/>"#, "bold()")
  }

  @Test func wordsAreMembersOrStrings() {
    expectStyles(
      ".fg-(c: word) {foregroundStyle(.(c)); tag(c); tint(.(c).opacity(0.5)); border(Color.(c))}",
      #"<Text class="fg-red"/><Text class="fg-size_1"/>"#,
      #"foregroundStyle(.red);tag("red");tint(.red.opacity(0.5));border(Color.red)"#,
      #"foregroundStyle(.size_1);tag("size_1");tint(.size_1.opacity(0.5));border(Color.size_1)"#)
  }

  @Test(arguments: [
    "fg-", "fg-1a", "fg-red-500", "fg-größe", "fg-a.b", "fg-a;b", "fg-\"x", "fg-a)",
  ])
  func noWords(_ name: String) {
    let styles = TestStyles(".fg-(c: word) {foregroundStyle(.(c))}")
    let escaped = name.replacing("\"", with: "&quot;")
    #expect(resolve("<Text class=\"\(escaped)\"/>", styles).styles == [""])
  }

  @Test func severalHoles() {
    expectStyles(
      ".frame-(w: number)x(h: number) {frame(width: w, height: h)}",
      #"<Text class="frame-60x20"/><Text class="frame--1x2.5"/>"#, "frame(width: 60, height: 20)",
      "frame(width: -1, height: 2.5)")
    expectStyles(
      ".w-(n: number)(u: word) {font(.custom(u, size: n))}", #"<Text class="w-12Inter"/>"#,
      #"font(.custom("Inter", size: 12))"#)
    expectStyles(
      ".(c: word)-(n: integer)-grid {tag(c); lineLimit(n)}", #"<Text class="a-3-grid"/>"#,
      #"tag("a");lineLimit(3)"#)
  }

  @Test func holesInCalculationsSignsAndProperties() {
    expectStyles(
      """
      .p-(n: number) {padding(calc(n * 4))} .m-(n: number) {offset(x: -n, y: calc(-1 * n))}
      .gap-(n: number) {--gap: n; --twice: calc(var(--gap) * 2)} .in {padding(var(--twice))}
      """,
      #"<Text class="p-2.5"/><Text class="m-4"/><VStack class="gap-3"><Text class="in"/></VStack>"#,
      "padding(10)", "offset(x: -4, y: -4)", "", "padding(6)")
  }

  // MARK: Matching

  @Test func everyClassThatFitsHasItsRule() {
    expectStyles(
      ".edge-(e: word) {padding(.(e), 8)}", #"<Text class="edge-top edge-bottom"/>"#,
      "padding(.top, 8);padding(.bottom, 8)")
    expectStyles(
      ".p-(n: number) {padding(n)}", #"<Text class="p-4 p-8"/><Text class="p-8 p-4 p-8"/>"#,
      "padding(8)", "padding(4)")
  }

  @Test func placeInTheAttributeDecides() {
    expectStyles(
      ".p-(n: number) {padding(n)} .card {padding(1)}",
      #"<Text class="card p-8"/><Text class="p-8 card"/>"#, "padding(8)", "padding(1)")
  }

  @Test func exactClassIsStrongerWhereverItStands() {
    expectStyles(
      ".p-8 {padding(1)} .p-(n: number) {padding(n)}", #"<Text class="p-8"/><Text class="p-4"/>"#,
      "padding(1)", "padding(4)")
    expectStyles(
      ".box.p-8 {padding(1)} .box.p-(n: number) {padding(n)}", #"<Text class="box p-8"/>"#,
      "padding(1)")
  }

  @Test func narrowerPatternIsStronger() {
    expectStyles(
      ".p-x-(n: number) {padding(1)} .p-(a: word)-(n: number) {padding(n)}",
      #"<Text class="p-x-8"/><Text class="p-y-8"/>"#, "padding(1)", "padding(8)")
    expectStyles(
      ".p-(n: integer) {padding(1)} .p-(n: number) {padding(n)}",
      #"<Text class="p-8"/><Text class="p-8.5"/>"#, "padding(1)", "padding(8.5)")
  }

  @Test func samePatternMayStandTwiceUnderOtherNames() {
    expectStyles(
      ".p-(n: number) {padding(n)} .p-(x: number) {padding(calc(x + 1))}", #"<Text class="p-8"/>"#,
      "padding(9)")
  }

  @Test func specificityIsThatOfAClass() {
    expectStyles(
      "Text.p-(n: number) {padding(n)} .card {padding(1)} #a {padding(0)} Text {padding(99)}",
      #"<Text class="p-8 card"/><Text class="p-8" id="a"/>"#, "padding(8)", "padding(0)")
  }

  @Test func compoundsAndCombinators() {
    expectStyles(
      """
      .a-(n: number).b-(k: number) {offset(x: n, y: k)}
      .s-(n: number) > Text {padding(n)} .s-(n: number) + Divider {frame(height: n)}
      """,
      #"<VStack class="s-4 a-1 b-2 b-3"><Text/><HStack><Text/></HStack></VStack><Divider/>"#,
      "offset(x: 1, y: 3)", "padding(4)", "", "", "frame(height: 4)")
  }

  @Test func nearestAncestorGivesTheValue() {
    expectStyles(
      ".s-(n: number) Text {padding(n)}",
      #"<VStack class="s-4"><VStack class="s-8"><Text/></VStack><Text/></VStack>"#, "", "",
      "padding(8)", "padding(4)")
  }

  @Test func nestedRulesAndConditions() {
    expectStyles(
      """
      .s-(n: number) {
        @target ios { padding(n); }
        > Text { padding(n); &.b-(k: number) { offset(x: n, y: k); } }
        .dark & { opacity(n); }
      }
      """,
      #"<VStack class="s-4"><Text class="b-1"/></VStack><VStack class="dark"><Text class="s-2"/></VStack>"#,
      "padding(4)", "padding(4);offset(x: 4, y: 1)", "", "padding(2);opacity(2)")
  }

  @Test func patternsInPseudoClassesAreOnlyMatched() {
    expectStyles(
      ":is(.p-(n: number), .q) {bold()} Text:not(.p-(n: number)) {italic()} VStack:has(> .p-(n: number)) {hidden()}",
      #"<VStack><Text class="p-8"/><Text class="q"/></VStack>"#, "hidden()", "bold()",
      "bold();italic()")
  }

  @Test func selectorsOfARuleShareTheirHoles() {
    expectStyles(
      ".p-(n: number), .pad-(n: integer) {padding(n)}",
      #"<Text class="p-1.5"/><Text class="pad-2"/><Text class="p-1 pad-2"/>"#, "padding(1.5)",
      "padding(2)", "padding(2)")
  }

  /// A sheet with patterns does what the sheet does in which they are written out for every class.
  @Test func patternsAreWrittenOut() {
    let rules: [(pattern: String, written: (Int) -> String)] = [
      (".p-(n: number) {padding(n); --gap: n}", { ".p-\($0) {padding(\($0)); --gap: \($0)}" }),
      ("Text.q-(n: integer) {offset(x: n)}", { "Text.q-\($0) {offset(x: \($0))}" }),
      (
        ".r-(w: word) {tag(w); @target ios {tint(.(w))}}",
        { ".r-w\($0) {tag(\"w\($0)\"); @target ios {tint(.w\($0))}}" }
      ),
      (
        ".p-(n: number) > .q-(k: number) {frame(width: n, height: k)}",
        { p in
          (0..<4).map { ".p-\(p) > .q-\($0) {frame(width: \(p), height: \($0))}" }.joined()
        }
      ),
      (
        ".r-(w: word) {> Text {navigationTitle(w); opacity(var(--gap, 0))}}",
        { ".r-w\($0) {> Text {navigationTitle(\"w\($0)\"); opacity(var(--gap, 0))}}" }
      ),
      (
        ".s {@inherit .p-2; @append padding(1)} .t-(n: number) {@apply .p-3, .r-w1; bold()}",
        { $0 == 0 ? ".s {@inherit .p-2; @append padding(1)}" : "" }
      ),
      ("", { ".t-\($0) {@apply .p-3, .r-w1; bold()}" }),
      (
        "Text:not(.q-(n: number)) + .p-(n: integer) {lineLimit(n)}",
        { number in
          "Text:not(.q-0, .q-1, .q-2, .q-3) + .p-\(number) {lineLimit(\(number))}"
        }
      ),
    ]
    let patterns = TestStyles(rules.map(\.pattern).joined(separator: "\n"))
    let written = TestStyles(
      rules.map { rule in (0..<4).map(rule.written).joined() }.joined(separator: "\n"))
    #expect(patterns.diagnostics.isEmpty && written.diagnostics.isEmpty)
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let tree = tree(depth: 3, &random)
      #expect(resolve(tree, patterns).styles == resolve(tree, written).styles, "\(tree)")
    }
  }

  private func tree(depth: Int, _ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let element = ["Text", "VStack"].randomElement(using: &random) ?? "Text"
      let classes = ["p-", "q-", "r-w", "t-"].shuffled(using: &random).prefix(
        Int.random(in: 0...4, using: &random)
      ).map { $0 + "\(Int.random(in: 0..<4, using: &random))" }
      let own = Bool.random(using: &random) ? classes + ["s"] : classes
      let inner = depth > 0 ? tree(depth: depth - 1, &random) : ""
      return "<\(element) class=\"\(own.joined(separator: " "))\">\(inner)</\(element)>"
    }.joined()
  }

  // MARK: Inheritance

  @Test func inheritedByTheClass() {
    expectStyles(
      ".p-(n: number) {padding(n); --gap: n} .p-8 {bold()} .a {@inherit .p-8; offset(x: var(--gap))}",
      #"<Text class="a"/>"#, "padding(8);bold();offset(x: 8)")
    expectStyles(
      ".p-(n: number) {padding(n)} .q-(n: number) {@inherit .p-1.5; offset(x: n)}",
      #"<Text class="q-2"/>"#, "padding(1.5);offset(x: 2)")
  }

  @Test func appliedInSheetsAndInline() {
    expectStyles(
      ".p-(n: number) {padding(n)} .a {bold(); @apply .p-8, .p-4}", #"<Text class="a"/>"#,
      "bold();padding(8);padding(4)")
    expectStyles(
      ".p-(n: number) {padding(n)}",
      #"<Text class="p-8" style="bold();@apply(p-8)"/><Text class="p-4" style="bold();@apply(p-8)"/>"#,
      "bold();padding(8)", "padding(4);bold();padding(8)")
  }

  @Test func circlesThroughPatterns() {
    expectSheet(
      ".p-(n: number) {@inherit .q-1; bold()} .q-(n: number) {@inherit .1️⃣p-2; italic()}",
      "'.p-(number)' leads back to itself: .p-(number) → .q-(number) → .p-(number)")
  }

  @Test func aNegativeNumberBehindAMinus() {
    expectStyles(
      ".p-(n: number) {padding(-n); offset(x: -n); --x: -n; frame(width: 1 - n, height: 1 - -n)} .q {tint(var(--x))} .r {tint(calc(var(--x) * 2))}",
      #"<Text class="p--5"/><Text class="p--5 q"/><Text class="p--5 r"/><Text class="p-5 q"/>"#,
      "padding(5);offset(x: 5);frame(width: 1 - -5, height: 1 - 5)",
      "padding(5);offset(x: 5);frame(width: 1 - -5, height: 1 - 5);tint(5)",
      "padding(5);offset(x: 5);frame(width: 1 - -5, height: 1 - 5);tint(10)",
      "padding(-5);offset(x: -5);frame(width: 1 - 5, height: 1 - -5);tint(-5)")
  }

  // MARK: Warnings

  @Test func patternMakesAClassKnown() {
    expectDocument(
      ".p-(n: number) {padding(n)}", #"<Text class="p-8 1️⃣p-x"/>"#,
      "no sheet defines the class 'p-x'")
  }

  @Test func rulesThatNothingUses() {
    let styles = TestStyles(
      ".p-(n: number) {padding(n)} .q-(n: number) {bold()} .r-(n: number) {bold()} .s-(n: number) {bold()} .a {@inherit .r-1; bold()}"
    )
    var resolver = styles.resolver()
    _ = ResolvedTree(readViewTree(#"<Text class="p-8 a"/>"#), &resolver)
    var bag = DiagnosticBag()
    reportUnusedRules(
      in: styles.sheets, usage: resolver.usage, safelist: ["s-3"], reporting: &bag)
    #expect(
      bag.diagnostics.flatMap(\.notes).map(\.message) == [
        "no element has a class that '.q-(n: number)' matches"
      ])
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("1️⃣.(c: word)", "this pattern would match every class"),
    ("1️⃣.(n: number)", "this pattern would match every number"),
    (".p-1️⃣(number)", "expected a hole of a class pattern"),
    (".p-1️⃣()", "expected a hole of a class pattern"),
    (".p-1️⃣(: number)", "expected a hole of a class pattern"),
    (".p-1️⃣(n number)", "expected a hole of a class pattern"),
    (".p-1️⃣(n: number", "expected a hole of a class pattern"),
    (".p-(n: 1️⃣nmber)", "'nmber' is no type of a hole; did you mean 'number'?"),
    (".p-(1️⃣true: word)", "'true' is a value, and names no hole"),
    (".p-(n: number)1️⃣(k: number)", "what stands here already fits into the hole before it"),
    (".p-(n: number)1️⃣4", "what stands here already fits into the hole before it"),
    (".p-(n: word)1️⃣x", "what stands here already fits into the hole before it"),
    (".p-(n: number).q-1️⃣(n: word)", "two holes of this selector are called 'n'"),
    (".1️⃣", "expected a name after '.'"),
  ])
  func mistakes(_ selector: String, _ message: String) {
    expectSheet(
      (selector == ".1️⃣" ? "1️⃣." : selector) + " {bold()}\n.after {bold()}",
      message)
  }

  @Test func holesWithoutAValue() {
    expectSheet(
      ".p-(n: number), .card {padding(1️⃣n)}", "'n' has no value for some of what this rule matches")
    expectSheet(
      ":is(.p-(n: number)) {foregroundStyle(1️⃣.(n))}",
      "'n' has no value for some of what this rule matches")
    expectSheet(
      ".p-(n: number) { .b:not(&) {--x: 1️⃣n} }",
      "'n' has no value for some of what this rule matches")
    expectSheet(".p-(n: number) {padding(1️⃣k)}", "'k' is not a value")
    expectSheet(".p-(n: number) {padding(.(1️⃣k))}", "expected the name of a hole, then ')'")
    expectSheet(".p-(n: number) {padding(n)} .q {padding(1️⃣n)}", "'n' is not a value")
  }

  @Test func tooManyHoles() {
    let holes = (0..<1000).map { "-(n\($0): number)" }.joined(separator: "x")
    let styles = TestStyles(".p\(holes) {bold()} .after {bold()}")
    #expect(styles.diagnostics.map(\.code) == [.selectorLimit])
    let many = TestStyles(
      ".p" + (0..<200).map { ".a\($0)-(n\($0): number)-(m\($0): number)" }.joined() + " {bold()}")
    #expect(many.diagnostics.map(\.code) == [.selectorLimit])
  }

  @Test func tooManyWaysEndInAMessage() {
    let styles = TestStyles(".a-(x: integer).a-(y: integer).a-(z: integer) {padding(x)}")
    let classes = (0..<100).map { "a-\($0)" }.joined(separator: " ")
    let resolved = resolve("<Text class=\"\(classes)\"/>", styles)
    #expect(resolved.diagnostics.map(\.code) == [.expansionLimit])
  }

  @Test func manyPatternsAndWords() {
    let sheet = (0..<5000).map { ".p\($0)-(n: number) {padding(n)}" }.joined()
    let styles = TestStyles(sheet)
    let words = (0..<5000).map { "<Text class=\"p\($0)-\($0) p\($0 / 2)-1\"/>" }.joined()
    let resolved = resolve(words, styles)
    #expect(resolved.styles.last == "padding(1)")
    #expect(resolved.diagnostics.isEmpty)
  }
}
