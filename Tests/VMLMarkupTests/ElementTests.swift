import Testing
import VMLDiagnostics
import VMLMarkup

/// Elements, attributes and text that are as they should be.
struct ElementTests {
  @Test func emptyAndFull() {
    expectMarkup("<A/>", writes: "<A/>\n")
    expectMarkup("<A></A>", writes: "<A/>\n")
    expectMarkup("<A><B/><C>x</C></A>", writes: "<A><B/><C>x</C></A>\n")
    expectMarkup("<A/><B/>", writes: "<A/><B/>\n")
    expectMarkup("", writes: "\n")
  }

  @Test func whiteSpaceBetweenElements() {
    expectMarkup("\n<A>\n  <B/>\r\n\t<C/>\n</A>\n", writes: "<A><B/><C/></A>\n")
    expectMarkup("<A\n  b = \"1\"\n  c='2'\n/>", writes: "<A b=\"1\" c=\"2\"/>\n")
    expectMarkup("<A></A >", writes: "<A/>\n")
  }

  @Test func textIsKeptExactly() {
    expectMarkup("<A>  x\n y </A>", writes: "<A>  x\n y </A>\n")
    expectMarkup("<A>Hello\n  <B/>\n</A>", writes: "<A>Hello\n  <B/></A>\n")
    expectMarkup("<A>x\r\ny</A>", writes: "<A>x\r\ny</A>\n")
    expectMarkup("<A>é😀\u{301}</A>", writes: "<A>é😀\u{301}</A>\n")
    expectMarkup("<A>a > b</A>", writes: "<A>a &gt; b</A>\n")
  }

  @Test func textOutsideOfElements() {
    expectMarkup("x", writes: "x")
    expectMarkup("x<A/>y", writes: "x<A/>y")
    expectMarkup("<!doctype swiftui+vml>x", writes: "<!doctype swiftui+vml>x")
    expectMarkup("<A/> ", writes: "<A/>\n")
  }

  @Test func names() {
    expectMarkup(
      "<GridRow x:label=\"\" phx-click=\"\" _a=\"\"/>",
      writes: "<GridRow _a=\"\" phx-click=\"\" x:label=\"\"/>\n")
    expectMarkup("<if><a-b/></if>", writes: "<if><a-b/></if>\n")
    expectMarkup("<A ä=\"1\"/>", writes: "<A ä=\"1\"/>\n")
  }

  @Test(arguments: ["Grid.Row", "_A", "A_b", "My-View", "X:y"])
  func namesThatNoViewHas(name: String) {
    expectDiagnostics(
      "<1️⃣\(name)/><\(name)/>",
      "'\(name)' is not the name of a view: those are letters and digits and begin with a capital")
  }

  @Test func charactersOfNames() {
    for byte in UInt8(0x21)..<0x80 {
      let character = String(UnicodeScalar(byte))
      let inAttribute = Parsed(Array("<A x\(character)y=\"1\"/>".utf8))
      let isAllowed = !"\"'/<=>\u{7F}".contains(character)
      #expect(inAttribute.diagnostics.isEmpty == isAllowed, "x\(character)y")
      let inElement = Parsed(Array("<A\(character)b/>".utf8))
      let isName = character.wholeMatch(of: /[A-Za-z0-9_.:-]/) != nil
      let isRead = inElement.diagnostics.allSatisfy { $0.code == .elementName }
      #expect(isRead == isName, "A\(character)b")
      let inStyle = Parsed(Array("<A style='a(.x\(character)y)'/>".utf8))
      let isIdentifier = character.wholeMatch(of: /[A-Za-z0-9_]/) != nil
      let members = inStyle.markup.styles.nodes.dropFirst().map { $0.range.count }
      #expect((members == [4]) == isIdentifier, ".x\(character)y")
    }
  }

  @Test func attributeOrder() {
    expectMarkup(
      "<A style=\"a(attr(c))\" z=\"\" c=\"\" template=\"t\" tag=\"g\" b=\"\" id=\"i\"/>",
      writes: "<A id=\"i\" tag=\"g\" template=\"t\" b=\"\" z=\"\" c=\"\" style=\"a(attr(c))\"/>\n")
    expectMarkup(
      "<A alignments=\"\" alignment=\"\" alignmen=\"\"/>",
      writes: "<A alignmen=\"\" alignment=\"\" alignments=\"\"/>\n")
  }

  @Test func quotesAndAngles() {
    expectMarkup("<A b='x \"y\"'/>", writes: "<A b=\"x &quot;y&quot;\"/>\n")
    expectMarkup("<A b=\"it's\"/>", writes: "<A b=\"it's\"/>\n")
    expectMarkup("<A in=\"0..<100\"/>", writes: "<A in=\"0..&lt;100\"/>\n")
    expectMarkup("<A b=\"x\n\ty\"/>", writes: "<A b=\"x\n\ty\"/>\n")
    expectMarkup("<A url=\"/a/\"/>", writes: "<A url=\"/a/\"/>\n")
    expectMarkup("<A url=\"?a=\" b=\"c\"/>", writes: "<A b=\"c\" url=\"?a=\"/>\n")
  }

  @Test func comments() {
    expectMarkup("<A><!-- x < & \\( --></A>", writes: "<A><!-- x < & \\( --></A>\n")
    expectMarkup("<!--a--b---><!----><A/>", writes: "<!--a--b---><!----><A/>\n")
    var options = MarkupPrintingOptions()
    options.keepsComments = false
    let parsed = Parsed(Array("<!--x--><A><!--y--></A>".utf8))
    #expect(String(decoding: parsed.printed(options), as: UTF8.self) == "<A/>\n")
  }

  @Test func prettyLayout() {
    var options = MarkupPrintingOptions()
    options.layout = .pretty
    let parsed = Parsed(
      Array(
        "<!doctype swiftui+vml><vml><body><A><B/><!--c--></A><T>x<B><C/></B></T></body></vml>".utf8)
    )
    #expect(
      String(decoding: parsed.printed(options), as: UTF8.self) == """
        <!doctype swiftui+vml>
        <vml>
          <body>
            <A>
              <B/>
              <!--c-->
            </A>
            <T>x<B><C/></B></T>
          </body>
        </vml>

        """)
  }

  @Test func byteOrderMarkAndFrontMatter() {
    let marked = Parsed([0xEF, 0xBB, 0xBF] + Array("<A/>".utf8))
    #expect(marked.diagnostics.isEmpty)
    #expect(marked.markup.nodes[0].range == 3..<7)
    let front = Array("---\na: <b\n---\n<A/>".utf8)
    let parsed = Parsed(front, from: 14)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.markup.nameRange(of: 0).range == 15..<16)
    expectLaws(front, from: 14)
  }

  @Test func treeOfTheParsedText() throws {
    let markup = Parsed(Array(#"<A b="1"><B/>x<C><D/></C></A><E/>"#.utf8)).markup
    #expect(Array(markup.roots) == [0, 5])
    #expect(Array(markup.children(of: 0)) == [1, 2, 3])
    let b = try #require(markup.names.find("b"))
    #expect(markup.attribute(b, of: 0) == 0)
    #expect(markup.attribute(b, of: 1) == nil)
    #expect(markup.string(markup.nodes[2].text) == "x")
    #expect(markup.nameRange(of: 3).range == 15..<16)
  }

  @Test func doctypes() {
    expectMarkup(
      "<!DOCTYPE  SwiftUI+VML ><vml><body/></vml>",
      writes: "<!doctype swiftui+vml>\n<vml><body/></vml>\n")
    expectMarkup(
      "<!-- x --><!doctype swiftui+vml><A/>",
      writes: "<!-- x --><!doctype swiftui+vml>\n<A/>\n")
  }

  @Test func expressionsInInstructions() {
    expectMarkup(
      "<if test=\"a && b < 1\">x</if>",
      writes: "<if test=\"a &amp;&amp; b &lt; 1\">x</if>\n")
    let markup = Parsed(Array("<if test=\"a &amp;&amp; b\"/>".utf8)).markup
    let text = markup.expressionText(of: markup.attributes[0])
    #expect(String(decoding: text.bytes[text.range], as: UTF8.self) == "a && b")
    // Each decoded byte knows where it came from.
    #expect(text.sourceRange(5..<6).range.lowerBound == 23)
  }
}
