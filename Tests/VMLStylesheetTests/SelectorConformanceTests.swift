import Testing
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// Every case of `Fixtures/selectors` holds.
///
/// Spec: VSS 2.
@Suite struct SelectorConformanceTests {
  @Test(arguments: ["combinators", "attributes", "positions", "functions"])
  func selectorsMatch(_ file: String) throws {
    for table in try SelectorTable.read(file) {
      let envelope = "<vml><body>\(table.tree)</body></vml>"
      for (selector, expected) in table.cases {
        #expect(matchedIDs(selector, in: table.tree) == expected, "\(selector)")
        #expect(matchedIDs(selector, in: envelope) == expected, "\(selector), in a document")
      }
    }
  }

  @Test func selectorsAreAsStrongAsTheySay() throws {
    let cases = try SelectorTable.read("specificity").flatMap(\.cases)
    #expect(cases.count > 40)
    for (text, expected) in cases {
      let specificity = try #require(selectors(of: text).first).specificity(ofParent: .init())
      let counts = [specificity.ids, specificity.classes, specificity.types]
      #expect(counts.map(String.init) == expected, "\(text)")
    }
  }

  @Test func thereAreManyCases() throws {
    let files = ["combinators", "attributes", "positions", "functions", "specificity"]
    let cases = try files.flatMap { try SelectorTable.read($0).flatMap(\.cases) }
    #expect(cases.count > 400)
    #expect(Set(cases.map(\.selector)).count > 390, "cases differ")
  }

  private func selectors(of text: String) -> [Selector] {
    let styles = TestStyles("\(text) {bold()}")
    for item in styles.sheets[0].items {
      if case .rule(let selectors) = item.kind { return selectors }
    }
    return []
  }

  // MARK: What a table cannot show

  @Test func theStrongestArgumentCountsWhicheverMatches() {
    expectStyles(
      ":is(#x, Text) {padding(1)} .a.b {padding(2)}", #"<Text class="a b"/>"#, "padding(1)")
    expectStyles(
      ":where(#x, Text) {padding(1)} Text {padding(2)}", "<Text/>", "padding(2)")
  }

  @Test func argumentsNameTheClassesOfTheirSubject() {
    expectStyles(
      ":is(.a, #x) {padding(1)} :is(.b, #x) {padding(2)}",
      #"<Text class="b a"/><Text class="a b"/>"#, "padding(1)", "padding(2)")
  }

  @Test func parentMayStandInArguments() {
    expectStyles(
      ".a { :not(&) > Text {bold()} Image:is(& > *) {italic()} + Text {padding(1)} ~ Form {padding(2)} }",
      #"<Form class="a"><Text/><Image/></Form><Text/><Form><Text/><Image/></Form>"#,
      "", "", "italic()", "bold();padding(1)", "padding(2)", "bold()", "")
  }

  @Test func hasMayAskForTheParent() {
    expectStyles(
      ".a { Form:has(&) {bold()} }", #"<Form><Form class="a"/></Form><Form/>"#, "bold()", "", "")
  }

  @Test func positionsChangeWithTheTree() {
    let styles = TestStyles(
      ":nth-child(2 of .a) {bold()} :last-child {italic()} :has(.b) {padding(1)}")
    var resolver = styles.resolver()
    let first = #"<Text class="a"/><Text class="a"/>"#
    let second = #"<Text class="a"/><Form class="a"><Text class="b"/></Form><Text class="a"/>"#
    for _ in 0..<2 {
      #expect(ResolvedTree(readViewTree(first), &resolver).styles == ["", "italic();bold()"])
      #expect(
        ResolvedTree(readViewTree(second), &resolver).styles
          == ["", "padding(1);bold()", "italic()", "italic()"])
    }
  }
}
