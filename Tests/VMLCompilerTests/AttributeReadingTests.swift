import Testing

/// `attr()` and `geometry`: VML 8.4 and C.1.1, reading and writing VML, A13, A21 and D4.
@Suite struct AttributeReadingTests {
  private let resolving = "\n-- site.yaml --\nname: T\nmarkup: { resolveAttr: true }"

  private func expectResolved(
    _ source: String, _ body: String, at location: SourceLocation = #_sourceLocation
  ) {
    expectBody(source + resolving, body, at: location)
  }

  // MARK: Attributes that are missing

  @Test func anAttributeThatIsThere() {
    expectBody(
      #"<Text a="1" style="padding(attr(a));opacity(attr(b, 1))"/>"#,
      #"<Text a="1" style="padding(attr(a));opacity(attr(b, 1))"/>"#)
  }

  @Test func anEmptyAttributeIsThere() {
    expectBody(#"<Text a="" style="help(attr(a))"/>"#, #"<Text a="" style="help(attr(a))"/>"#)
  }

  @Test func anAttributeThatIsMissing() {
    expectMistakes(
      #"<Text style="padding(1️⃣attr(a))"/>"#,
      "missing-attribute: 'attr(a)' reads an attribute that its element does not have")
  }

  @Test func aTypeIsNoFallback() {
    expectMistakes(
      #"<Text style="padding(1️⃣attr(a type(<number>)))"/>"#,
      "missing-attribute: 'attr(a)' reads an attribute that its element does not have")
  }

  @Test(arguments: [("var(--gap)", "var"), ("var(--gap, 8)", "var"), ("calc(1 + 2)", "calc")])
  func aCustomPropertyIsNotReadInAnAttribute(_ value: String, _ name: String) {
    let message = "misplaced-variable: '\(name)()' is nothing but text in 'spacing'"
    expectMistakes("<VStack spacing=\"1️⃣\(value)\"/>", message)
    expectMistakes(
      "<Card spacing=\"1\"/>\n-- components/Card.vml --\n---\nprops: { spacing: string }\n---\n"
        + "<VStack spacing=\"1️⃣\(value)\"><Text>\\(spacing)</Text></VStack>", message)
  }

  @Test func textThatNamesACustomPropertyIsText() {
    expectBody(
      #"<Text help="var(--gap) is 8" title="variable()" s="(var(--gap))">var(--gap)</Text>"#,
      #"<Text help="var(--gap) is 8" s="(var(--gap))" title="variable()">var(--gap)</Text>"#)
  }

  @Test func aFallbackThatReadsAnother() {
    expectMistakes(
      #"<Text style="padding(attr(a, 1️⃣attr(b)))"/>"#,
      "missing-attribute: 'attr(b)' reads an attribute that its element does not have")
  }

  @Test func classesDoNotReachTheClient() {
    expectMistakes(
      #"<Text class="" style="padding(1️⃣attr(class))"/>"#,
      "missing-attribute: 'attr(class)' reads an attribute that its element does not have")
  }

  @Test func anAttributeThatComesOutNilIsMissing() {
    expectMistakes(
      #"<let name="n" value="nil"/><Text a="\(n)" style="padding(1️⃣attr(a))"/>"#,
      "missing-attribute: 'attr(a)' reads an attribute that its element does not have")
  }

  @Test func aRuleIsToldOfOnce() {
    expectMistakes(
      """
      <Text class="c"/><Text class="c"/><Text class="c" a="1"/>
      -- styles/main.vss --
      .c { padding(1️⃣attr(a)); }
      """,
      "missing-attribute: 'attr(a)' reads an attribute that its element does not have")
  }

  @Test func aValueFromACustomPropertyPointsAtTheModifier() {
    expectMistakes(
      """
      <Text class="c"/>
      -- styles/main.vss --
      :root { --v: attr(a); }
      .c { 1️⃣padding(var(--v)); }
      """,
      "missing-attribute: 'attr(a)' reads an attribute that its element does not have")
  }

  @Test func theAttributeOfACallGoesToItsRoot() {
    expectBody(
      """
      <Card id="x"/>
      -- components/Card.vml --
      <Text style="accessibilityIdentifier(attr(id))"/>
      """,
      #"<Text id="x" style="accessibilityIdentifier(attr(id))"/>"#)
  }

  // MARK: Geometry

  @Test func geometryInAGeometryReader() {
    expectBody(
      #"<GeometryReader><VStack><Text style="frame(width: geometry.size.width / 2)"/></VStack>"#
        + "</GeometryReader>",
      #"<GeometryReader><VStack><Text style="frame(width: geometry.size.width / 2)"/></VStack>"#
        + "</GeometryReader>")
  }

  @Test func geometryElsewhere() {
    expectMistakes(
      #"<GeometryReader style="frame(1️⃣width: geometry.size.width)"/>"#,
      "geometry-scope: 'geometry' means something only inside a 'GeometryReader'")
  }

  // MARK: Values in place of `attr()`

  @Test(arguments: [
    (#"a="true" style="disabled(attr(a))""#, #"style="disabled(true)""#),
    (#"a="1" style="padding(attr(a type(<number>)))""#, #"style="padding(1)""#),
    (#"a="-1.5" style="padding(attr(a type(<number>)))""#, #"style="padding(-1.5)""#),
    (#"a="7" style="lineLimit(attr(a type(<integer>), 1))""#, #"style="lineLimit(7)""#),
    (
      #"a="45deg" style="rotationEffect(attr(a type(<angle>)))""#, #"style="rotationEffect(45deg)""#
    ),
    (##"a="#FF8800" style="tint(attr(a type(<color>)))""##, ##"style="tint(#ff8800)""##),
    (#"a="red" style="tint(attr(a type(<color>)))""#, #"style="tint(.red)""#),
    (#"a="x y" style="help(attr(a type(<string>)))""#, #"style="help(&quot;x y&quot;)""#),
    (#"style="opacity(attr(a type(<number>), 0.5))""#, #"style="opacity(0.5)""#),
    (
      #"style="sheet(isPresented: attr(a, false), content: :s)""#,
      #"style="sheet(isPresented: false, content: :s)""#
    ),
  ])
  func valuesThatArePlain(attributes: String, resolved: String) {
    expectResolved(
      "<Text \(attributes)><Text template=\"s\"/></Text>",
      "<Text \(resolved)><Text template=\"s\"/></Text>")
  }

  @Test(arguments: [
    #"a="1" style="padding(attr(a))""#,
    #"a="wide" style="padding(attr(a type(<number>)))""#,
    #"a="1." style="padding(attr(a type(<number>)))""#,
    #"a="1.5" style="lineLimit(attr(a type(<integer>)))""#,
    #"a="yes" style="disabled(attr(a type(<boolean>)))""#,
    #"a="a;b" style="help(attr(a type(<string>)))""#,
    #"a="a&quot;" style="help(attr(a type(<string>)))""#,
  ])
  func valuesThatAreNot(attributes: String) {
    let written = attributes.replacing("type(<", with: "type(&lt;").replacing(">)", with: "&gt;)")
    expectResolved("<Text \(attributes)/>", "<Text \(written)/>")
  }

  @Test func anAttributeThatIsReadElsewhereToo() {
    expectResolved(
      #"<Text a="1" style="padding(attr(a type(<number>)));help(attr(a))"/>"#,
      #"<Text a="1" style="padding(1);help(attr(a))"/>"#)
  }

  @Test func theElementsOwnAttributesStay() {
    expectResolved(
      #"<Text id="a" style="accessibilityIdentifier(attr(id type(<string>)))"/>"#,
      #"<Text id="a" style="accessibilityIdentifier(&quot;a&quot;)"/>"#)
  }

  @Test func whatAViewReadsItselfStays() {
    expectResolved(
      #"<VStack spacing="8" a="4" style="padding(attr(spacing type(<number>)));opacity(attr(a type(<number>)))"/>"#,
      #"<VStack spacing="8" style="padding(8);opacity(4)"/>"#)
    expectBody(
      #"""
      <MapCard zoom="8" style="padding(attr(zoom type(<number>)))"/>
      -- site.yaml --
      name: T
      markup: { resolveAttr: true }
      custom: { views: { MapCard: { zoom: number } } }
      """#,
      #"<MapCard zoom="8" style="padding(8)"/>"#)
  }

  @Test func stringsAreMovedAllTheSame() {
    expectResolved(
      #"<Text a="1" style="padding(attr(a type(<number>)));help('x;y')"/>"#,
      #"<Text s1="x;y" style="padding(1);help(attr(s1))"/>"#)
  }

  @Test func partsOfExpressions() {
    expectResolved(
      #"<Text a="8" c="red" style="padding(.top, attr(a type(<number>)));tint(attr(c type(<color>)).opacity(0.5))"/>"#,
      #"<Text style="padding(.top, 8);tint(.red.opacity(0.5))"/>"#)
  }
}
