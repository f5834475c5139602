import Testing
import VMLMarkup

/// How documents are written: reading and writing VML, A6, A8, A16, B3, B13, B16, B17.
@Suite struct EmissionTests {
  private func markup(_ conventions: String) -> String {
    "\n-- site.yaml --\nname: T\nmarkup: { \(conventions) }"
  }

  // MARK: Attributes

  @Test func orderOfAttributes() {
    expectBody(
      #"<Text b="1" style="bold()" zed="z" template="t" a="2" tag="g" id="i"/>"#,
      #"<Text id="i" tag="g" template="t" a="2" b="1" zed="z" style="bold()"/>"#)
  }

  @Test func attributesThatAreReadAreData() {
    expectBody(
      #"<Text z="1" a="2" m="3" style="padding(attr(a));opacity(attr(m, 1))"/>"#,
      #"<Text z="1" a="2" m="3" style="padding(attr(a));opacity(attr(m, 1))"/>"#)
  }

  @Test func longNamesAreOrderedToo() {
    expectBody(
      #"<Text abcdefghb="1" abcdefgha="2" abcdefgh="3"/>"#,
      #"<Text abcdefgh="3" abcdefgha="2" abcdefghb="1"/>"#)
  }

  @Test func orderOfTheSource() {
    expectBody(
      #"<Text b="1" style="bold()" a="2" id="i"/>"# + markup("keepAttributeOrder: true"),
      #"<Text b="1" a="2" id="i" style="bold()"/>"#)
  }

  @Test func classesAreGone() {
    expectBody(#"<Text class="" a="1"/>"#, #"<Text a="1"/>"#)
  }

  @Test func dotsOfEnumsAreGone() {
    expectBody(
      #"<VStack alignment=".leading" spacing=".5" title=".red" role=".a.b"/>"#,
      #"<VStack alignment="leading" role=".a.b" spacing=".5" title=".red"/>"#)
  }

  @Test func entities() {
    expectBody(
      #"<Text a="&lt;&gt;&amp;&quot;'&eacute;">&lt;&gt;&amp;"'&nbsp;</Text>"#,
      "<Text a=\"&lt;&gt;&amp;&quot;'é\">&lt;&gt;&amp;\"'\u{A0}</Text>")
  }

  @Test func styleThatIsAParameter() {
    let result = LoadedSource(SiteSource(#"<Capsule style="continuous"/>"#)).compile(for: [0])
    #expect(result.text("/", 0)?.contains(#"<Capsule style="continuous"/>"#) == true)
  }

  // MARK: Layout

  @Test func textIsWrittenAsItStands() {
    expectSite(
      "<VStack>Hi <Text>a</Text>\n<HStack><Text/></HStack></VStack>",
      makes: [
        "/": """
        <!doctype swiftui+vml>
        <vml>
          <body>
            <VStack>Hi <Text>a</Text><HStack><Text/></HStack></VStack>
          </body>
        </vml>

        """
      ], layout: .pretty)
  }

  // MARK: Comments

  @Test func commentsAreDropped() {
    expectBody("<VStack><!-- a --><Text/><!-- b --></VStack>", "<VStack><Text/></VStack>")
    expectBody("<Text><!-- a --></Text>", "<Text/>")
  }

  @Test func commentsMayBeKept() {
    expectBody(
      "<VStack><!-- a <b> & --><Text/></VStack>" + markup("keepComments: true"),
      "<VStack><!-- a <b> & --><Text/></VStack>")
    expectSite(
      "<VStack><!-- a --><Text/></VStack>" + markup("keepComments: true"),
      makes: [
        "/": """
        <!doctype swiftui+vml>
        <vml>
          <body>
            <VStack>
              <!-- a -->
              <Text/>
            </VStack>
          </body>
        </vml>

        """
      ], layout: .pretty)
  }

  // MARK: Strings in styles

  @Test func stringsAreHoisted() {
    expectBody(
      #"<Text style="help('a;b')"/>"#, #"<Text s1="a;b" style="help(attr(s1))"/>"#)
    expectBody(
      #"<Text style="help('a&quot;b')"/>"#, #"<Text s1="a&quot;b" style="help(attr(s1))"/>"#)
    expectBody(#"<Text style="help('a\\b')"/>"#, #"<Text s1="a\b" style="help(attr(s1))"/>"#)
    expectBody(#"<Text style="help('a\nb')"/>"#, "<Text s1=\"a\nb\" style=\"help(attr(s1))\"/>")
    expectBody(#"<Text style="help('a, b')"/>"#, #"<Text style="help(&quot;a, b&quot;)"/>"#)
  }

  @Test func severalStrings() {
    expectBody(
      #"<Text b="x" style="help('1;');padding(3);alert('2;', m: '1;');foo('ok')"/>"#.known("foo"),
      #"<Text b="x" s1="1;" s2="2;" style="help(attr(s1));padding(3);alert(attr(s2), m: attr(s1));foo(&quot;ok&quot;)"/>"#
    )
  }

  @Test func manyStrings() {
    let strings = (1...200).map { (name: "s\($0)", text: "\($0);") }
    let style = (strings + strings).map { "help('\($0.text)')" }.joined(separator: ";")
    let attributes = strings.sorted { $0.name < $1.name }.map { "\($0.name)=\"\($0.text)\"" }
    let written = (strings + strings).map { "help(attr(\($0.name)))" }.joined(separator: ";")
    expectBody(
      "<Text style=\"\(style)\"/>",
      "<Text \(attributes.joined(separator: " ")) style=\"\(written)\"/>")
  }

  @Test func namesInUse() {
    expectBody(
      #"<Text s1="x" style="help('a;');foo(attr(s2, 1))"/>"#.known("foo"),
      #"<Text s1="x" s3="a;" style="help(attr(s3));foo(attr(s2, 1))"/>"#)
  }

  @Test func hoistedStringsAreDataAmongOthers() {
    expectBody(
      #"<Text id="i" z="x" a="1" t="2" style="help('a;');foo(attr(t));foo(attr(a))"/>"#.known(
        "foo"),
      #"<Text id="i" z="x" a="1" s1="a;" t="2" style="help(attr(s1));foo(attr(t));foo(attr(a))"/>"#)
  }

  @Test func hoistedInTheOrderOfTheSource() {
    expectBody(
      #"<Text z="x" style="help('a;')" a="1"/>"# + markup("keepAttributeOrder: true"),
      #"<Text z="x" a="1" s1="a;" style="help(attr(s1))"/>"#)
  }

  @Test func moreThanNineStrings() {
    let calls = (1...11).map { "help('\($0);')" }.joined(separator: ";")
    let result = expectSite("<Text style=\"\(calls)\"/>", makes: [:])
    let text = result.text("/", 0) ?? ""
    #expect(text.contains(#"s1="1;" s10="10;" s11="11;" s2="2;""#))
    #expect(text.contains("help(attr(s9));help(attr(s10))"))
  }

  @Test func moreStringsThanAnElementMayHaveAttributes() {
    let style = { (count: Int) in (1...count).map { "help('\($0);')" }.joined(separator: ";") }
    let message = "attribute-limit: 'Text' would be written with more than 256 attributes"
    expectSite("<Text style=\"\(style(255))\"/>", makes: [:])
    expectMistakes("<Text/>1️⃣<Text style=\"\(style(256))\"/>", message)
    expectMistakes("1️⃣<Text a=\"\" style=\"\(style(255))\"/>", message)
    let rules = (1...256).map { ".a { @append help('\($0);'); }" }.joined(separator: "\n")
    expectMistakes("1️⃣<Text class=\"a\"/>\n-- styles/main.vss --\n\(rules)", message)
  }

  @Test func aStyleBesidesAsManyAttributesAsAnElementMayHave() {
    let attributes = { (count: Int) in (1...count).map { " data-\($0)=\"\"" }.joined() }
    let sheet = "\n-- styles/main.vss --\nText { bold(); }\n.a { opacity(attr(data-1)); }"
    expectSite("<Text class=\"a\"\(attributes(255))/>" + sheet, makes: [:])
    let message = "attribute-limit: 'Text' would be written with more than 256 attributes"
    expectMistakes("1️⃣<Text\(attributes(256))/>" + sheet, message)
    expectSite("<Text\(attributes(256))/>", makes: [:])
  }

  @Test func stringsOfRules() {
    expectBody(
      "<Text class=\"a\"/>\n-- styles/a.vss --\n.a { help(\"x;y\"); }",
      #"<Text s1="x;y" style="help(attr(s1))"/>"#)
  }

  @Test func semicolonsAsReferences() {
    let site = markup("encodeSemicolons: true")
    expectBody(
      #"<Text style="help('a;b')"/>"# + site, #"<Text style="help(&quot;a&#59;b&quot;)"/>"#)
    expectBody(
      #"<Text style="help('a;&lt;');foo('x\\;');foo(';')"/>"#
        + "\n-- site.yaml --\nname: T\nmarkup: { encodeSemicolons: true }\ncustom: { modifiers: { foo: [] } }",
      #"<Text s1="x\;" style="help(&quot;a&#59;&lt;&quot;);foo(attr(s1));foo(&quot;&#59;&quot;)"/>"#
    )
  }

  @Test func namesInQuotes() {
    expectBody(
      #"<Text a="1" style="padding(attr(a));help('x;')"/>"# + markup("quoteAttr: true"),
      #"<Text a="1" s1="x;" style="padding(attr(&quot;a&quot;));help(attr(&quot;s1&quot;))"/>"#)
  }
}
