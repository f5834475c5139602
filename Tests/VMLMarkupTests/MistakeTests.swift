import Testing
import VMLDiagnostics
import VMLMarkup

/// Mistakes in tags and text: what is said, where, and what is read all the same.
struct MistakeTests {
  // MARK: Elements

  @Test func unclosedElements() {
    expectDiagnostics("<A>x<1️⃣B>y</A>", "expected '</B>' to end this element")
    expectDiagnostics("<1️⃣A>x", "expected '</A>' to end this element")
    expectDiagnostics(
      "<1️⃣A><2️⃣B><3️⃣C>", "expected '</A>' to end this element",
      "expected '</B>' to end this element", "expected '</C>' to end this element")
    expectDiagnostics(
      "<A><1️⃣B></A><C><2️⃣D></C>", "expected '</B>' to end this element",
      "expected '</D>' to end this element")
  }

  @Test func strayEndTags() {
    expectDiagnostics("<A/>1️⃣</B>", "'</B>' ends nothing: no 'B' is open here")
    expectDiagnostics("<A>x1️⃣</B>y</A>", "'</B>' ends nothing: no 'B' is open here")
    expectDiagnostics("<A>1️⃣</></A>", "an end tag has a name")
    #expect(Parsed(Array("<A>x</B>y</A>".utf8)).markup.nodes.count == 3)
  }

  @Test func misspeltEndTags() {
    expectDiagnostics("<Text>x</1️⃣Txet>", "'Txet' is not open; did you mean 'Text'?")
    expectDiagnostics(
      "<VStack><Text>x</1️⃣text></VStack>", "'text' is not open; did you mean 'Text'?")
    expectDiagnostics(
      "<VStack>1️⃣</Image></VStack>", "'</Image>' ends nothing: no 'Image' is open here")
  }

  @Test func unclosedTags() {
    expectDiagnostics("<A b=\"1\"1️⃣<B/></A>", "expected '>' to end the 'A' tag")
    expectDiagnostics("<A b=\"1\"1️⃣ <B/></A>", "expected '>' to end the 'A' tag")
    expectDiagnostics("<A>x</A1️⃣", "expected '>' to end the '/A' tag")
    expectDiagnostics("<A>x</A1️⃣\n<B/>", "expected '>' to end the '/A' tag")
    expectDiagnostics("<A>x</A 1️⃣b=\"1\">", "an end tag holds nothing but its name")
    // The cut tag is the mistake; that its element is open, too, goes without saying.
    expectDiagnostics("<B/><A b=\"1\"1️⃣", "expected '>' to end the 'A' tag")
    expectDiagnostics("<A 1️⃣/ b=\"1\"/>", "expected '>' after '/'")
    expectDiagnostics("<A b=\"1\"/1️⃣ ><B/>", "nothing stands between '/' and '>'")
  }

  @Test func strayCharacters() {
    expectDiagnostics("<A>1 1️⃣< 2 2️⃣<3</A>", "a '<' begins no tag here", "a '<' begins no tag here")
    expectDiagnostics("<2️⃣A>x1️⃣<", "a '<' begins no tag here", "expected '</A>' to end this element")
  }

  // MARK: Attributes

  @Test func attributesWithoutQuotes() {
    expectDiagnostics("<A b=1️⃣1 c=2️⃣x/>", "expected a value in quotes", "expected a value in quotes")
    expectDiagnostics("<A b=1️⃣1\"/>", "expected a value in quotes")
    expectDiagnostics("<A b=1️⃣></A>", "expected a value after '='")
    expectDiagnostics("<A b=1️⃣ c=\"1\"/>", "expected a value after '='")
  }

  @Test func attributesWithoutValue() {
    expectDiagnostics("<A 1️⃣b/>", "attribute 'b' has no value; it is read as \"true\"")
    // Spec: VML 10.2.2.
    expectDiagnostics(
      "<AsyncImage url=\"a\"><VStack><AsyncImage image/><AsyncImage image template=\"a\"/></VStack></AsyncImage>"
    )
    expectDiagnostics(
      "<AsyncImage url=\"a\"><Image 1️⃣image/></AsyncImage><AsyncImage 2️⃣image/>",
      "attribute 'image' has no value; it is read as \"true\"",
      "attribute 'image' has no value; it is read as \"true\"")
    expectDiagnostics("<A 1️⃣style/>", "attribute 'style' has no value; it is read as \"\"")
    expectDiagnostics("<A 1️⃣b c=\"1\"/>", "attribute 'b' has no value; it is read as \"true\"")
    let markup = Parsed(Array("<A b/>".utf8)).markup
    #expect(String(decoding: printMarkup(markup), as: UTF8.self) == "<A b=\"true\"/>\n")
  }

  @Test func attributesOfTheSameName() {
    expectDiagnostics("<A b=\"1\" c=\"\" 1️⃣b=\"2\"/>", "attribute 'b' is given twice")
    expectDiagnostics("<A style=\"b()\" 1️⃣style=\"c()\"/>", "attribute 'style' is given twice")
  }

  @Test func spaceBetweenAttributes() {
    expectDiagnostics("<A b=\"1\"1️⃣c=\"2\"/>", "white space is missing before this attribute")
    expectDiagnostics("<A1️⃣ä=\"1\"/>", "white space is missing before this attribute")
  }

  @Test func namesOfAttributes() {
    expectDiagnostics("<A 1️⃣\"x\"/>", "expected the name of an attribute")
    expectDiagnostics("<A 1️⃣=\"x\"/>", "expected the name of an attribute")
    expectDiagnostics("<A b=\"1\"1️⃣\" c=\"2\"/>", "expected the name of an attribute")
  }

  // MARK: Quotes

  @Test func quoteLeftOpenAtTheEnd() {
    expectDiagnostics("<A b=1️⃣\"x>y</A>", "expected \" to end the value of 'b'")
    expectDiagnostics("<A b=1️⃣'x/><B/>", "expected ' to end the value of 'b'")
    expectDiagnostics("<A b=1️⃣\"x\n  c='1'/>", "expected \" to end the value of 'b'")
  }

  @Test func quoteThatALaterOneWouldClose() {
    expectDiagnostics(
      "<A b=1️⃣\"x>Hello</A>\n<B c=\"1\" d=\"2\"/>", "expected \" to end the value of 'b'")
    expectDiagnostics("<A b=1️⃣\"x c=\"1\" d=\"2\"/>", "expected \" to end the value of 'b'")
    expectDiagnostics("<A b=1️⃣\"x c=\"\"/><B/>", "expected \" to end the value of 'b'")
    expectDiagnostics("<A b=1️⃣\"x/><B url=\"/a/b\"/>", "expected \" to end the value of 'b'")
    expectDiagnostics(
      "<A b=1️⃣\"x>Say \"hello\"</A>", "expected \" to end the value of 'b'",
      codes: [.unclosedAttribute])
    expectDiagnostics(
      "<A b=1️⃣\"x>y</A><C d=2️⃣\"x>y</C><B c=\"1\"/>", "expected \" to end the value of 'b'",
      "expected \" to end the value of 'd'")
    // What looks alike, but is no mistake of the kind.
    expectMarkup("<A b=\"x c=\" d=\"1\"/>", writes: "<A b=\"x c=\" d=\"1\"/>\n")
    expectDiagnostics("<A b=\"x > y\"1️⃣c=\"1\"/>", "white space is missing before this attribute")
  }

  // MARK: Entities and interpolations

  @Test func ampersands() {
    expectDiagnostics(
      "<A b=\"R1️⃣&D\">x 2️⃣& y</A>", "a '&' that begins no entity is written '&amp;'",
      "a '&' that begins no entity is written '&amp;'")
    expectDiagnostics(
      "<A b=\"?a=1&b=2\"/>".replacing("&", with: "1️⃣&"),
      "a '&' that begins no entity is written '&amp;'")
  }

  @Test func unknownEntities() {
    expectDiagnostics(
      "<A>1️⃣&foo; 2️⃣&#0; 3️⃣&#x110000; 4️⃣&#xD800;</A>",
      "'&foo;' is not a known entity, and is kept as text",
      "'&#0;' is not a known entity, and is kept as text",
      "'&#x110000;' is not a known entity, and is kept as text",
      "'&#xD800;' is not a known entity, and is kept as text")
    expectDiagnostics(
      "<A style=\"b('1️⃣&foo;')\"/>",
      "'&foo;' is not a known entity, and is kept as text")
  }

  @Test func unclosedInterpolations() {
    expectDiagnostics(#"<A>x 1️⃣\(y</A>"#, "expected ')' to end this interpolation")
    expectDiagnostics(#"<A b="1️⃣\(y" c="1"/>"#, "expected ')' to end this interpolation")
    expectDiagnostics(#"<A b="1️⃣\(c("d)" e="1"/>"#, "expected ')' to end this interpolation")
    expectDiagnostics(#"<A style="b(1️⃣\(c" d="1"/>"#, "expected ')' to end this interpolation")
  }

  // MARK: Declarations

  @Test func doctypes() {
    expectDiagnostics("1️⃣<!doctype swiftui><A/>", "'<!doctype swiftui>' is an older form")
    expectDiagnostics("1️⃣<!doctype html><A/>", "'html' is not VML's doctype")
    expectDiagnostics(
      "<A/>1️⃣<!doctype swiftui+vml>", "a doctype stands once, before everything else")
    expectDiagnostics(
      "<!doctype swiftui+vml>1️⃣<!doctype swiftui+vml>",
      "a doctype stands once, before everything else")
    expectDiagnostics("<!doctype swiftui+vml1️⃣\n<A/>", "expected '>' to end the '!doctype' tag")
    expectDiagnostics("<!doctype swiftui+vml1️⃣", "expected '>' to end the '!doctype' tag")
  }

  @Test func foreignMarkup() {
    expectDiagnostics("1️⃣<?xml version=\"1.0\"?><A/>", "VML has no '<?'")
    expectDiagnostics("<A>1️⃣<![CDATA[x]]></A>", "VML has no '<![CDATA['")
    expectDiagnostics("1️⃣<!ELEMENT x><A/>", "VML has no '<!'")
    expectDiagnostics("<A>1️⃣<?xml", "VML has no '<?'")
  }

  @Test func unclosedComments() {
    expectDiagnostics("<A>1️⃣<!-- x</A>", "expected '-->' to end this comment")
  }

  // MARK: Structure

  @Test func envelope() {
    #expect(structure("<!doctype swiftui+vml><vml><head/><body/></vml>") == [])
    #expect(structure("<A/>") == [])
    #expect(
      structure("<vml><body/></vml>") == ["a whole document begins with '<!doctype swiftui+vml>'"])
    #expect(structure("<!doctype swiftui+vml><A/>") == ["a whole document has a 'vml' element"])
    #expect(structure("<!doctype swiftui+vml><vml/>") == ["a whole document has a 'body' element"])
    #expect(
      structure("<!doctype swiftui+vml><vml><body/></vml><A/>") == [
        "nothing stands outside of 'vml'"
      ])
    #expect(
      structure("<!doctype swiftui+vml><vml><body/><head/>x</vml>") == [
        "'vml' holds one 'head' and then one 'body'", "'vml' holds one 'head' and then one 'body'",
      ])
    #expect(
      structure("<!doctype swiftui+vml><vml a=\"\"><body/></vml>") == ["'vml' has no attributes"])
  }

  private func structure(_ source: String) -> [String] {
    var bag = DiagnosticBag()
    _ = Parsed(Array(source.utf8)).markup.envelope(reporting: &bag)
    return bag.diagnostics.map(\.message)
  }
}
