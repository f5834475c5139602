import Testing
import VMLDiagnostics

/// Spec: VSS 2.
@Suite struct SelectorTests {
  private let page = """
    <vml><body><VStack id="main" class="card wide"><HStack class="card-head"><Text badge="new hot"/>\
    <Image/></HStack><Text class="title">x</Text></VStack></body></vml>
    """

  /// Marks what a selector matches in ``page``: the types and classes of the elements that become
  /// bold.
  private func matched(_ selector: String) -> [Int] {
    let styles = TestStyles("\(selector){bold()}")
    #expect(styles.diagnostics.isEmpty, "\(styles.diagnostics.map(\.message))")
    let resolved = resolve(page, styles).styles
    return resolved.indices.filter { resolved[$0] == "bold()" }
  }

  // 0 vml, 1 body, 2 VStack, 3 HStack, 4 Text badge, 5 Image, 6 Text title
  @Test(arguments: [
    ("*", [2, 3, 4, 5, 6]), ("Text", [4, 6]), ("text", []), (".card", [2]), (".car", []),
    ("#main", [2]), ("#Main", []), ("[badge]", [4]), ("[badge=new]", []),
    ("[badge=\"new hot\"]", [4]), ("[badge~=hot]", [4]), ("[badge~='new hot']", []),
    ("[badge^=ne]", [4]), ("[badge$=ot]", [4]), ("[badge*='w h']", [4]), ("[badge*='']", []),
    ("[ badge ~= \"new\" ]", [4]), ("[id=main]", [2]),
    ("VStack.card", [2]), ("VStack.card.wide#main", [2]), ("HStack.card", []),
    ("*.title", [6]), ("Text[badge]", [4]), ("Text.title, Image", [5, 6]),
    ("VStack Text", [4, 6]), ("VStack > Text", [6]), ("VStack>HStack>Text", [4]),
    ("body Text", [4, 6]), ("body > VStack", [2]), ("vml > body > VStack > Text", [6]),
    ("vml > VStack", []), (":root Text", [4, 6]), (":root > body > VStack", [2]),
    ("#main .card-head Text", [4]), (".card > HStack Image", [5]), (".x Text", []),
    ("VStack VStack Text", []), (".card * > Image", [5]), ("* * * *", [3, 4, 5, 6]),
  ])
  func matches(_ selector: String, _ expected: [Int]) {
    #expect(matched(selector) == expected)
  }

  @Test func namesMayHoldAnyLetter() {
    expectStyles(".größe-1{bold()}", #"<Text class="größe-1"/>"#, "bold()")
  }

  @Test func aPartlyMatchingChainIsSearchedFurtherOut() {
    expectStyles(
      ".a > .b .c{bold()}",
      #"<Form class="a"><Form class="b"><Form class="x"><Form class="b"><Text class="c"/></Form></Form></Form></Form>"#
        .replacing("class=\"x\"", with: "class=\"c\""), "", "", "bold()", "", "bold()")
  }

  // MARK: Nesting

  @Test(arguments: [
    (".card { Text {bold()} }", [4, 6]), (".card { > Text {bold()} }", [6]),
    (".card { &.wide {bold()} }", [2]), (".card { & Text {bold()} }", [4, 6]),
    (".card { body & {bold()} }", [2]), (".card { HStack { Text {bold()} } }", [4]),
    (".card { HStack { & > Image, .card & {bold()} } }", [3, 5]),
    (".x, .card { > HStack { > Text {bold()} } }", [4]), (".card { & {bold()} }", [2]),
    (".card { .title& {bold()} }", []), ("Text { .card & {bold()} }", [4, 6]),
    (":root { .title {bold()} }", [6]),
  ])
  func nesting(_ sheet: String, _ expected: [Int]) {
    let styles = TestStyles(sheet)
    #expect(styles.diagnostics.isEmpty, "\(styles.diagnostics.map(\.message))")
    let resolved = resolve(page, styles).styles
    #expect(resolved.indices.filter { resolved[$0] == "bold()" } == expected)
  }

  @Test func parentCountsAsItsStrongestSelector() {
    // `&` is as strong as `#x`, though it is `.a` that matches.
    expectStyles(
      ".a, #x { Text {padding(1)} } .a .t.t {padding(2)}",
      #"<Form class="a"><Text class="t"/></Form>"#, "", "padding(1)")
  }

  @Test func nestedSubjectNamesTheClassesOfItsParent() {
    expectStyles(
      ".a { & {padding(1)} } .b{padding(2)}", #"<Text class="b a"/><Text class="a b"/>"#,
      "padding(1)", "padding(2)")
  }

  @Test func deepListsOfParentsStayCheap() {
    let depth = 60
    let sheet =
      ".a{" + String(repeating: "& &, &, & .b &{", count: depth) + "bold()"
      + String(repeating: "}", count: depth) + "}"
    let markup =
      String(repeating: #"<Form class="a b">"#, count: 60)
      + String(repeating: "</Form>", count: 60)
    #expect(resolve(markup, TestStyles(sheet)).styles.allSatisfy { $0 == "bold()" })
  }

  // MARK: Trees without an envelope

  @Test func bodyIsAroundAPartial() {
    expectStyles(
      "body > Text{bold()} :root > Text{italic()} vml Image{underline()}", "<Text/><Image/>",
      "bold()", "underline()")
  }

  // MARK: Conditions

  @Test func targets() {
    let sheet = """
      @target ios, macos { .a{padding(1)} @target not ios { .a{padding(2)} } }
      .a { @target visionos { padding(3); @target ios { bold() } > Text { italic() } } }
      """
    let markup = #"<Form class="a"><Text/></Form>"#
    expectStyles(sheet, markup, "padding(1)", "")
    expectStyles(sheet, markup, "padding(2)", "", target: "macos")
    expectStyles(sheet, markup, "padding(3)", "italic()", target: "visionos")
  }
}
