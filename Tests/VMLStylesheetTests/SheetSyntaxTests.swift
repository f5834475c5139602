import Testing
import VMLDiagnostics
import VMLStylesheet

/// Spec: VSS 1, 2 and 7.
@Suite struct SheetSyntaxTests {
  // MARK: What is read

  @Test func commentsStandAnywhere() {
    expectStyles(
      "/* a */ .a /* b */ , .b { // c\n padding(/* d */ 8) /* e */; } // f",
      #"<Text class="a"/>"#, "padding(8)")
  }

  @Test func semicolonsMayRepeat() {
    expectStyles(";; .a{;padding(1);;bold();;}; ;", #"<Text class="a"/>"#, "padding(1);bold()")
  }

  @Test func lastSemicolonMayBeMissing() {
    expectStyles(".a{padding(1)}", #"<Text class="a"/>"#, "padding(1)")
  }

  @Test func byteOrderMarkIsNoPartOfTheSheet() {
    expectStyles("\u{FEFF}.a{padding(1)}", #"<Text class="a"/>"#, "padding(1)")
  }

  @Test func bracesInStringsAreText() {
    expectStyles(
      #".a{navigationTitle("} {;");bold()} [x="}"]{italic()}"#, #"<Text class="a" x="}"/>"#,
      #"italic();navigationTitle("} {;");bold()"#)
  }

  @Test func pastedSwiftIsWarnedOf() {
    expectSheet(
      ".a {\n  padding(4)\n  1️⃣.background(.red)\n  2️⃣.bold();\n}",
      "a modifier has no '.' before its name in VML",
      "a modifier has no '.' before its name in VML")
    let styles = TestStyles(".a{padding(4) .bold()}")
    #expect(resolve(#"<Text class="a"/>"#, styles).styles == ["padding(4);bold()"])
  }

  // MARK: Habits from CSS

  @Test func declaration() {
    expectSheet(
      ".a { 1️⃣color: red; padding(1); }", "'color: …' is CSS; VML's styles are modifier calls")
  }

  @Test func important() {
    expectSheet(
      ".a { padding(1) 1️⃣!important; bold() }", "'!important' is CSS; VSS has no such thing")
  }

  @Test(arguments: ["media (width > 3)", "keyframes x", "supports (a: b)", "font-face"])
  func instructionsOfCSS(_ text: String) {
    let name = text.split(separator: " ")[0]
    expectSheet(
      "1️⃣@\(text) { .a { padding(1) } } .b { 2️⃣color: red }",
      "'@\(name)' is CSS; VSS has no such thing",
      "'color: …' is CSS; VML's styles are modifier calls")
  }

  @Test(arguments: ["hover", "focus", "active", "disabled", "checked"])
  func stateOfTheClient(_ name: String) {
    expectSheet(
      ".a1️⃣:\(name) { padding(1) }", "':\(name)' needs state that only a running client has")
  }

  @Test func pseudoElements() {
    expectSheet(".a1️⃣::before { }", "'::before' is CSS; VML has no pseudo-elements")
  }

  @Test func trailingClosures() {
    expectSheet(
      ".a { 1️⃣overlay { Text(\"x\") } padding(1); 2️⃣overlay (alignment: .top) { Text } bold() }",
      "a modifier in VSS has no closure", "a modifier in VSS has no closure")
    expectSheet(
      ".a { overlay(alignment: .top) 1️⃣{ Text } bold() }", "a modifier in VML has no closure")
    expectSheet(".a { 1️⃣text { bold() } }", "'text' is no element; did you mean 'Text'?")
  }

  @Test(arguments: ["12", ".red", "\"x\"", "#ff0000", "1...", "calc(1 + 2)"])
  func missingSemicolonBetweenProperties(value: String) {
    expectSheet(
      ":root {\n  --gap: \(value)1️⃣\n  --gutter: 16;\n}\n.a { padding(var(--gutter)) }",
      "expected ';' after this value")
    expectSheet(
      ":root { --gap: \(value)1️⃣ --gutter : 16; }", "expected ';' after this value")
  }

  @Test func missingSemicolons() {
    expectSheet(
      ".a { padding(1)1️⃣ bold()2️⃣ > Text { italic() } --x: 33️⃣ font(.body) }",
      "expected ';' after this modifier", "expected ';' after this modifier",
      "expected ';' after this value")
    let styles = TestStyles(".a { padding(1) bold() > Text { italic() } }")
    #expect(
      resolve(#"<Form class="a"><Text/></Form>"#, styles).styles
        == ["padding(1);bold()", "italic()"])
  }

  @Test func missingAndStrayBraces() {
    expectSheet(".a 1️⃣{ padding(1)", "expected '}' to end the block that begins here")
    expectSheet(
      ".a { padding(1) } 1️⃣} .b { 2️⃣font: x }", "no block is open that this '}' could end",
      "'font: …' is CSS; VML's styles are modifier calls")
  }

  // MARK: Places

  @Test func outsideOfRules() {
    expectSheet("1️⃣padding(1); .a { bold() }", "expected a rule")
    expectSheet("1️⃣color: red;", "expected a rule")
    expectSheet("1️⃣--x: 3;", "'--x' stands outside of a rule")
    expectSheet(
      "1️⃣@inherit .a; .a { bold() }", "'@inherit' stands in a rule, and no rule is open")
    expectSheet(
      "@target ios { 1️⃣padding(1); 2️⃣@reset; }", "expected a rule",
      "'@reset' stands in a rule, and no rule is open")
  }

  @Test func rootTakesCustomPropertiesOnly() {
    expectSheet(
      ":root { --a: 1; 1️⃣padding(1); 2️⃣@reset; @target ios { 3️⃣bold() } } body { 4️⃣bold() }",
      "':root' takes custom properties only",
      "':root' takes custom properties only, and '@reset' is about modifiers",
      "':root' takes custom properties only", "':root' takes custom properties only")
  }

  @Test func misplacedInstructions() {
    expectSheet(
      ".x { bold() } .a { padding(1); 1️⃣@inherit .x; @base; 2️⃣@base; 3️⃣@import \"a.vss\"; }",
      "'@inherit' stands at the start of its rule", "'@base' stands in a rule only once",
      "'@import' stands outside of every block")
  }

  @Test func unknownInstruction() {
    expectSheet(
      ".x { bold() } .a { 1️⃣@inhreit .x; 2️⃣@frobnicate; bold() }",
      "'@inhreit' is no instruction; did you mean '@inherit'?",
      "'@frobnicate' is no instruction")
  }

  @Test func tokens() {
    expectSheet(
      "@tokens1️⃣; @tokens 2️⃣brand.json; .a { 3️⃣@tokens \"x.json\"; bold() }",
      "expected the path of a file of design tokens, as in '@tokens \"brand.tokens.json\";'",
      "expected the path of a file of design tokens, as in '@tokens \"brand.tokens.json\";'",
      "'@tokens' stands outside of rules")
  }

  @Test func argumentsOfInstructions() {
    expectSheet(
      ".x { bold() } .a { @inherit 1️⃣x; @apply 2️⃣; @remove padding3️⃣(); @append 4️⃣3; }",
      "'@inherit' names classes with a dot: '.x'", "expected a class after '@apply'",
      "expected the names of modifiers alone", "expected a modifier")
    expectSheet(
      "@target 1️⃣{ .a { bold() } } @target not ios2️⃣() { }",
      "expected names of targets and a block", "expected names of targets and a block")
    expectSheet(
      "@available 1️⃣ios 17 { .a { bold() } } @available (ios 2️⃣> 17) { } @available (ios >= 17)3️⃣;",
      "expected systems, their versions and a block",
      "a version is compared with '>=', not with '>'",
      "expected systems, their versions and a block")
    expectSheet(
      "@layer 1️⃣{ .a { bold() } } @layer a, b 2️⃣{ .b { bold() } } .c { 3️⃣@layer d { } bold() }",
      "expected the name of a layer", "expected the name of a layer",
      "'@layer' stands outside of rules")
    expectSheet(
      "@available (ios >= 1️⃣99) { .a { bold() } } @available (ios >= 2️⃣17..4) { .a { bold() } }",
      "'99' is no version of a system", "'17..4' is no version of a system")
    expectSheet(
      "@available (1️⃣iso >= 17) { .a { bold() } }", "there is no system 'iso'; did you mean 'ios'?")
  }

  // MARK: Selectors

  @Test func brokenSelectors() {
    expectSheet("1️⃣. { bold() }", "expected a name after '.'")
    expectSheet("1️⃣# { bold() }", "expected a name after '#'")
    expectSheet(".a, 1️⃣[x { bold() }", "expected ']' to end what begins here")
    expectSheet(".a1️⃣, { bold() }", "expected a selector")
    expectSheet(".a1️⃣> { bold() }", "nothing stands after this combinator")
    expectSheet("1️⃣> .a { bold() }", "nothing stands before this combinator")
    expectSheet("1️⃣& .a { bold() }", "'&' is the rule around this one, and there is none")
    expectSheet("1️⃣{ bold() }", "expected a selector")
    expectSheet(".a1️⃣$ { bold() }", "expected a selector or '{'")
    expectSheet("[x1️⃣!=y] { bold() }", "'!=' does not compare attributes")
    expectSheet(
      ".a1️⃣:frist-child { }", "':frist-child' is no pseudo-class; did you mean ':first-child'?")
  }

  @Test func everySelectorOfAListIsRead() {
    expectSheet(
      ".a:1️⃣ , 2️⃣. , .b3️⃣:hover { 4️⃣color: red }".replacing(":1️⃣", with: "1️⃣:"),
      "expected a name after ':'", "expected a name after '.'",
      "':hover' needs state that only a running client has",
      "'color: …' is CSS; VML's styles are modifier calls")
  }

  @Test func combinatorsWithoutNeighbours() {
    expectSheet(".a 1️⃣+ { bold() }", "nothing stands after this combinator")
    expectSheet(".a 1️⃣~, .b { bold() }", "nothing stands after this combinator")
    expectSheet("1️⃣~ .a { bold() }", "nothing stands before this combinator")
    expectSheet(".a + 1️⃣+ .b { bold() }", "expected a selector or '{'")
    expectSheet(":is(1️⃣> .a) { bold() }", "nothing stands before this combinator")
    expectSheet(":has(1️⃣>) { bold() }", "nothing stands after this combinator")
    expectSheet(":has(> 1️⃣> .a) { bold() }", "expected a selector or '{'")
  }

  @Test func brokenArguments() {
    expectSheet("A1️⃣:is { bold() }", "expected '(' after ':is'")
    expectSheet("A1️⃣:nth-child { bold() }", "expected '(' after ':nth-child'")
    expectSheet("A1️⃣:first-child(2) { bold() }", "':first-child' takes nothing in brackets")
    expectSheet("A1️⃣:empty() { bold() }", "':empty' takes nothing in brackets")
    expectSheet("A:not(1️⃣) { bold() }", "expected a selector")
    expectSheet("A:not(.a, 1️⃣) { bold() }", "expected a selector")
    expectSheet("A:not(1️⃣, .a) { bold() }", "expected a selector")
    expectSheet("A1️⃣:is(.a { bold() }", "expected ')' to end the arguments of ':is'")
    expectSheet(".a:is(.b)1️⃣) { bold() }", "expected a selector or '{'")
    expectSheet("A:has(B1️⃣:has(.c)) { bold() }", "':has()' cannot stand inside of ':has()'")
    expectSheet("A:has(:not(B1️⃣:has(.c))) { bold() }", "':has()' cannot stand inside of ':has()'")
    expectSheet("A:is(1️⃣& .b) { bold() }", "'&' is the rule around this one, and there is none")
    expectSheet("A:not(.a)1️⃣B { bold() }", "expected a selector or '{'")
  }

  @Test func everyArgumentIsRead() {
    expectSheet(
      ":is(.a1️⃣:hover, [x=\"),\"], 2️⃣., :not(3️⃣&)) .b4️⃣::before, .c5️⃣:fo { 6️⃣color: red }",
      "':hover' needs state that only a running client has", "expected a name after '.'",
      "'&' is the rule around this one, and there is none",
      "'::before' is CSS; VML has no pseudo-elements", "':fo' is no pseudo-class",
      "'color: …' is CSS; VML's styles are modifier calls")
  }

  @Test(arguments: [
    "", "x", "2 n", "+ 2", "+ 2n", "2n + -1", "2n+", "n2", "2n 1", "--1", "1.5", "odds", "n-",
    "3 4",
    "of .a", "2nof .a", "2n of", "evenof .a",
  ])
  func brokenPositions(_ position: String) {
    let styles = TestStyles(":nth-child(\(position)) { bold() } .b { bold() }")
    #expect(styles.diagnostics.map(\.code) == [.expectedSelector])
  }

  @Test func positionsOfTypesHaveNoSelectors() {
    expectSheet(":nth-of-type(2 1️⃣of .a) { bold() }", "this is no position for ':nth-of-type'")
    expectSheet(":nth-child(1️⃣foo) { bold() }", "this is no position for ':nth-child'")
    expectSheet(":nth-child(2 1️⃣off .a) { bold() }", "this is no position for ':nth-child'")
  }

  // MARK: Names

  @Test func unknownModifiersAreKept() {
    expectSheet(
      ".a { 1️⃣paddign(1); bold(); @append 2️⃣cardStyle(); @remove 3️⃣paddin }",
      "SwiftUI has no modifier 'paddign'; did you mean 'padding'?",
      "SwiftUI has no modifier 'cardStyle'",
      "SwiftUI has no modifier 'paddin'; did you mean 'padding'?")
    let styles = TestStyles(".a{cardStyle(1)}", customModifiers: ["cardStyle"])
    #expect(styles.diagnostics.isEmpty)
    #expect(resolve(#"<Text class="a"/>"#, styles).styles == ["cardStyle(1)"])
  }

  @Test func unknownTargets() {
    expectSheet(
      "@target 1️⃣iso { .a { bold() } } .a { @target not macos { } @target not 2️⃣x { } }",
      "the site has no target 'iso'; did you mean 'ios'?", "the site has no target 'x'")
  }

  /// A sheet that was written for a target of another name.
  @Test func targetsOfSystem() throws {
    let text = "@target ios { .a { bold() } }"
    let targets = ["ios-json", "mac", "ios-codable"].map {
      StyleTarget(name: $0, os: $0 == "mac" ? "macos" : "ios")
    }
    let found = TestStyles(texts: [Array(text.utf8)], targets: targets).diagnostics
    #expect(found.map(\.message) == ["the site has no target 'ios'"])
    let only = try #require(found.first)
    #expect(
      only.notes.map(\.message)
        == ["its targets for the system 'ios' are called ios-json, ios-codable"])
    #expect(only.fixIts.map(\.replacement) == ["ios-json, ios-codable"])
  }

  // MARK: Limits

  @Test func mistakesAreCounted() {
    let styles = TestStyles(String(repeating: "} ", count: 10_000))
    #expect(styles.diagnostics.count == sheetMistakeLimit + 1)
    #expect(styles.diagnostics.last?.code == .sheetMistakeLimit)
  }

  @Test func deepBlocks() {
    let text = String(repeating: ".a{", count: 100_000)
    let styles = TestStyles(text)
    #expect(styles.diagnostics.contains { $0.code == .nestingTooDeep })
  }

  @Test func longSelectors() {
    let text = String(repeating: ".a ", count: 400_000) + "{bold()} .b{bold()}"
    let styles = TestStyles(text)
    #expect(styles.diagnostics.map(\.code) == [.selectorLimit])
    #expect(resolve(#"<Text class="b"/>"#, styles).styles == ["bold()"])
    let parts = TestStyles(String(repeating: ".a ", count: 300) + "{bold()}")
    #expect(parts.diagnostics.map(\.code) == [.selectorLimit])
  }

  @Test func deepArguments() {
    let text = { (depth: Int) in
      String(repeating: ":is(", count: depth) + ".a" + String(repeating: ")", count: depth)
    }
    let allowed = selectorDepthLimit - 1
    #expect(matchedIDs(text(allowed), in: #"<Text class="a" id="x"/>"#) == ["x"])
    for depth in [allowed + 1, 100, 10_000] {
      let styles = TestStyles("\(text(depth)) {bold()} .b {bold()}")
      #expect(styles.diagnostics.map(\.code) == [.selectorLimit])
    }
    let nested = String(repeating: ":is(&) {", count: 50) + "bold()"
    let styles = TestStyles(".a {" + nested + String(repeating: "}", count: 51))
    #expect(styles.diagnostics.map(\.code).contains(.selectorLimit))
  }

  @Test func nestedHas() {
    let text = String(repeating: ":has(", count: 100) + ".a" + String(repeating: ")", count: 100)
    let styles = TestStyles("\(text) {bold()} .b {bold()}")
    #expect(styles.diagnostics.map(\.code) == [.expectedSelector])
  }

  @Test func manyArguments() {
    let list = (0..<300).map { ".c\($0)" }.joined(separator: ", ")
    #expect(TestStyles(":is(\(list)) {bold()}").diagnostics.map(\.code) == [.selectorLimit])
  }

  @Test func manyModifiersInOneRule() {
    let text = ".a{" + String(repeating: "bold();", count: ruleModifierLimit + 10) + "}"
    #expect(TestStyles(text).diagnostics.map(\.code) == [.ruleLimit])
  }
}
