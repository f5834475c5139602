import Testing
import VMLCompiler
import VMLDiagnostics

/// A component's name as a selector.
///
/// Spec: VSS 2.
@Suite struct ComponentSelectorTests {
  /// A page, components by name, and a sheet.
  private func site(_ page: String, _ sheet: String, _ components: KeyValuePairs<String, String>)
    -> String
  {
    page + "\n"
      + components.map { "-- components/\($0.key).vml --\n\($0.value)\n" }.joined()
      + "-- styles/a.vss --\n\(sheet)"
  }

  @Test func rootsHaveTheNameBesidesTheirType() {
    expectBody(
      site(
        "<Card/><Text/>", "Card { bold(); } Text { italic(); } Card.a { padding(1); }",
        ["Card": #"<Text class="a"/><Image/><HStack><Text/></HStack>"#]),
      #"<Text style="bold();italic();padding(1)"/><Image style="bold()"/>"#
        + #"<HStack style="bold()"><Text style="italic()"/></HStack><Text style="italic()"/>"#)
  }

  @Test func elementsLikeARootAreNone() {
    expectBody(
      site(
        #"<Text class="a"/><Card/><Text class="a"/><Card/>"#, ".a { bold(); } Card { italic(); }",
        ["Card": #"<Text class="a"/>"#]),
      #"<Text style="bold()"/><Text style="italic();bold()"/><Text style="bold()"/>"#
        + #"<Text style="italic();bold()"/>"#)
  }

  @Test func rootsOfNestedCallsHaveBothNames() {
    expectBody(
      site(
        "<Outer/><Inner/>",
        "Outer { bold(); } Inner { italic(); } Outer:is(Inner) { padding(1); } Outer > Inner { padding(2); }",
        ["Outer": "<Inner/><VStack><Inner/></VStack>", "Inner": "<Text/>"]),
      #"<Text style="bold();italic();padding(1)"/>"#
        + #"<VStack style="bold()"><Text style="italic();padding(2)"/></VStack>"#
        + #"<Text style="italic()"/>"#)
  }

  @Test func slotsAndLoopsKeepTheName() {
    expectBody(
      site(
        #"<Outer><Card/><for each="i" in="0..<2"><Card/></for></Outer>"#,
        "Card { bold(); } Outer { italic(); } Card ~ Card { padding(1); }",
        ["Outer": "<VStack><slot/></VStack><slot/>", "Card": "<Text/>"]),
      #"<VStack style="italic()"><Text style="bold()"/><Text style="bold();padding(1)"/>"#
        + #"<Text style="bold();padding(1)"/></VStack><Text style="bold();italic()"/>"#
        + #"<Text style="bold();italic();padding(1)"/><Text style="bold();italic();padding(1)"/>"#)
  }

  @Test func propsAndTheirDefaultsAreAttributes() {
    let card = """
      ---
      props:
        badge: string?
        size: { type: integer, default: 3 }
        isNew: { type: boolean, default: false }
      ---
      <Text badge="own"/>
      """
    expectBody(
      site(
        #"<Card badge="new hot"/><Card size="8"/><Card isNew="\(1 == 1)" badge="\(nil)"/>"#,
        """
        Card[badge~=hot] { bold(); } Card[size] { italic(); } Card[size="8"] { padding(1); }
        Card[isNew=true] { padding(2); } Card[badge=own] { opacity(0.5); } Text[size] { hidden(); }
        Card:not([size], :is([isNew])) { lineLimit(1); } Card:has(+ [size]) { tint(.red); }
        """, ["Card": card]),
      #"<Text badge="own" style="bold();italic();opacity(0.5)"/>"#
        + #"<Text badge="own" style="italic();padding(1);opacity(0.5)"/>"#
        + #"<Text badge="own" style="italic();padding(2);opacity(0.5)"/>"#)
  }

  @Test func namesStandInEverySelector() {
    expectBody(
      site(
        "<VStack><Card/></VStack><VStack><Text/></VStack>",
        "VStack:has(> Card) { bold(); } Text:not(Card) { italic(); } :is(Card, Image) { padding(1); }",
        ["Card": "<Text/>"]),
      #"<VStack style="bold()"><Text style="padding(1)"/></VStack>"#
        + #"<VStack><Text style="italic()"/></VStack>"#)
  }

  @Test func rootsWithoutEnd() {
    expectMistakes(
      site(
        "1️⃣<Outer/>", "Outer, Card { bold(); }",
        ["Outer": #"<for each="i" in="0..<35000"><Card/></for>"#, "Card": "<Text/>"]),
      "expansion-limit: the document has more than 65535 roots of components that style sheets name"
    )
  }
}
