import Testing
import VMLDiagnostics
import VMLMarkup

/// Mistakes in styles: what is said, where, and what is read all the same.
struct StyleMistakeTests {
  @Test func separators() {
    expectDiagnostics(
      #"<A style="b()1️⃣, c(), d()"/>"#,
      "a comma stands between these modifiers; VML separates modifiers with ';'")
    expectDiagnostics(
      #"<A style="b()1️⃣ c()"/>"#,
      "nothing stands between these modifiers; VML separates modifiers with ';'")
    expectDiagnostics(
      #"<A style="1️⃣.b()2️⃣.c()"/>"#,
      "a modifier has no '.' before its name in VML", "a modifier has no '.' before its name in VML"
    )
  }

  @Test func whiteSpace() {
    expectDiagnostics(
      #"<A style="b(1️⃣ .c , 1 )"/>"#, "white space after a bracket in a style attribute")
    expectDiagnostics(
      #"<A style="b(.c1️⃣ , 1)"/>"#,
      "white space before a comma or bracket in a style attribute")
    expectDiagnostics(#"<A style="b(.c,1️⃣1)"/>"#, "no blank after a comma in a style attribute")
    expectDiagnostics(#"<A style="b(c:1️⃣1)"/>"#, "no blank after a colon in a style attribute")
    expectDiagnostics(#"<A style="b(c1️⃣ : 1)"/>"#, "white space before a colon in a style attribute")
    expectDiagnostics(#"<A style="b1️⃣ (1)"/>"#, "white space before '(' in a style attribute")
    expectDiagnostics(
      #"<A style="b(attr(c type1️⃣ (<url>)))"/>"#,
      "white space in a type hint in a style attribute")
  }

  @Test func modifiers() {
    expectDiagnostics(
      #"<A style="1️⃣5;b();2️⃣\(c);d()"/>"#, "expected a modifier", "expected a modifier")
    expectDiagnostics(
      #"<A style="1️⃣color: red; b()"/>"#,
      "'color: …' is CSS; VML's styles are modifier calls")
    expectDiagnostics(#"<A style="1️⃣bold;italic()"/>"#, "expected '(' after 'bold'")
    expectDiagnostics(#"<A style="1️⃣bold italic()"/>"#, "expected '(' after 'bold'")
    expectDiagnostics(#"<A style="1️⃣@media(x);b()"/>"#, "expected '@apply(…)' or a modifier")
    expectDiagnostics(#"<A style="@apply(1️⃣!);b()"/>"#, "expected the name of a class")
    expectDiagnostics(#"<A style="1️⃣@apply;b()"/>"#, "expected '(' after '@apply'")
    expectDiagnostics(
      #"<A style="b(c: .d) 1️⃣{ Text('e'); };f()"/>"#, "a modifier in VML has no closure")
  }

  @Test func theOthersAreKept() {
    let parsed = Parsed(Array(#"<A style="a();b(;c(1);d(x);e()"/>"#.utf8))
    let tree = parsed.markup.styles
    #expect(tree.roots.map { tree.text(of: $0) } == ["a", "c", "e"])
    #expect(parsed.diagnostics.count == 2)
  }

  @Test func values() {
    expectDiagnostics(#"<A style="b(1️⃣horizontal)"/>"#, "'horizontal' is not a value")
    expectDiagnostics(#"<A style="b(c: 1️⃣)"/>"#, "expected a value")
    expectDiagnostics(#"<A style="b(1️⃣..red)"/>"#, "a name has one dot before it, not two")
    expectDiagnostics(#"<A style="b(1️⃣, 1)"/>"#, "expected a value")
    expectDiagnostics(#"<A style="b(1 +1️⃣)"/>"#, "expected a value")
    expectDiagnostics(#"<A style="b(1️⃣?)"/>"#, "expected a value")
    expectDiagnostics(#"<A style="b(1️⃣.)"/>"#, "expected a value")
    expectDiagnostics(#"<A style="b(1...21️⃣...3)"/>"#, "a range has two bounds, not three")
    expectDiagnostics(#"<A style="b(1️⃣$c)"/>"#, "a binding cannot stand in a static document")
    expectDiagnostics(#"<A style="b(1️⃣{ c })"/>"#, "a closure cannot stand in a static document")
    expectDiagnostics(#"<A style="b(1️⃣\c)"/>"#, #"expected a key path, as in '\.colorScheme'"#)
    expectDiagnostics(#"<A style="b(1️⃣: c)"/>"#, "expected the name of a template after ':'")
    expectDiagnostics(#"<A style="b(1️⃣:'')"/>"#, "expected the name of a template after ':'")
    expectDiagnostics(#"<A style="b(1️⃣:'\(c)')"/>"#, "expected the name of a template after ':'")
  }

  @Test func numbersAndColours() {
    expectDiagnostics(#"<A style="b(1️⃣1em)"/>"#, "'em' is not a unit of VML")
    expectDiagnostics(#"<A style="b(1️⃣0x)"/>"#, "'x' is not a unit of VML")
    expectDiagnostics(#"<A style="b(1️⃣#12)"/>"#, "a colour is '#' and 6 or 8 hexadecimal digits")
    expectDiagnostics(#"<A style="b(1️⃣#ggg)"/>"#, "a colour is '#' and 6 or 8 hexadecimal digits")
    expectDiagnostics(#"<A style="b(1️⃣#Fa0)"/>"#, "VML has no short colours")
  }

  @Test func brackets() {
    expectDiagnostics(#"<A style="b1️⃣(c: 1"/>"#, "expected ')' to end what begins here")
    expectDiagnostics(#"<A style="b(1️⃣[1, 2"/>"#, "expected ']' to end what begins here")
    expectDiagnostics(#"<A style="b1️⃣("/>"#, "expected ')' to end what begins here")
    expectDiagnostics(#"<A style="b(1 1️⃣2)"/>"#, "expected ',' or ')' after an argument")
    expectDiagnostics(#"<A style="b(:c 1️⃣.d)"/>"#, "expected ',' or ')' after an argument")
    expectDiagnostics(#"<A style="b(\.c 1️⃣.d)"/>"#, "expected ',' or ')' after an argument")
    expectDiagnostics(#"<A style="b([11️⃣)])"/>"#, "expected ',' or ']' after an argument")
    expectDiagnostics(#"<A style="b(1️⃣attr(c"/>"#, "expected ')' to end what begins here")
    expectDiagnostics(#"<A style="b(attr(c, 11️⃣, 2))"/>"#, "expected ')'")
  }

  @Test func strings() {
    expectDiagnostics(#"<A style="b(1️⃣'c)"/>"#, "expected ' to end this string")
    expectDiagnostics(#"<A style='b(1️⃣"c\")'/>"#, "expected \" to end this string")
    expectDiagnostics(#"<A style="b('1️⃣\q')"/>"#, "this escape is not known in a string")
    expectDiagnostics(#"<A style="b('1️⃣\u{D800}')"/>"#, "this escape is not known in a string")
    expectDiagnostics(#"<A style="b('1️⃣\u{7}')"/>"#, "this escape is not known in a string")
    expectDiagnostics(#"<A style="b('1️⃣\u12')"/>"#, "this escape is not known in a string")
  }

  @Test func references() {
    expectDiagnostics(#"<A style="b(attr(1️⃣1))"/>"#, "expected the name of an attribute")
    expectDiagnostics(#"<A style="b(attr(1️⃣))"/>"#, "expected the name of an attribute")
    expectDiagnostics(#"<A style="b(attr(1️⃣'a b'))"/>"#, "expected the name of an attribute")
    expectDiagnostics(#"<A style="b(attr(1️⃣\(c)))"/>"#, "expected the name of an attribute")
    expectDiagnostics(#"<A style="b(attr(c 1️⃣typ(<url>)))"/>"#, "expected ',', ')' or a type hint")
    expectDiagnostics(
      #"<A style="b(attr(c type(<1️⃣colour>)))"/>"#,
      "'colour' is not a type; did you mean 'color'?")
    expectDiagnostics(#"<A style="b(attr(c type(<1️⃣what>)))"/>"#, "'what' is not a type")
    expectDiagnostics(#"<A style="b(var(1️⃣gap))"/>"#, "expected the name of a custom property")
    expectDiagnostics(#"<A style="b(var(1️⃣--))"/>"#, "expected the name of a custom property")
  }

  @Test func argumentsThatAreCalledStyle() {
    expectDiagnostics(
      #"<Capsule style="1️⃣continuous"/>"#,
      "'style' holds modifiers in VML, and 'continuous' is none; it is kept as it is")
    expectDiagnostics(#"<VStack style="1️⃣continuous"/>"#, "expected '(' after 'continuous'")
    #expect(
      Parsed(Array(#"<Capsule style="continuous"/>"#.utf8)).markup.attributes[0].style.isEmpty)
    let second = Parsed(Array(#"<Text style="bold()"/><Capsule style="continuous"/>"#.utf8))
    #expect(second.markup.attributes[1].style.isEmpty)
  }

  @Test func documentsHaveNoInterpolations() {
    expectDiagnostics(
      #"<A style="b(1️⃣\(c));d()"/>"#, "a finished document has no interpolations",
      as: .document)
    expectDiagnostics(
      #"<A style="b('1️⃣\(c)');d()"/>"#, "a finished document has no interpolations",
      as: .document)
  }

  @Test func placesInDecodedStyles() {
    expectDiagnostics(#"<A style="b(&quot;c&quot;, 1️⃣d)"/>"#, "'d' is not a value")
  }

  @Test func parsingIntoATree() {
    var bag = DiagnosticBag()
    let text = SourceText(SourceFile(id: FileID(1), path: "a.vml", bytes: Array("b(1);c(x)".utf8)))
    var tree = StyleTree(source: text.bytes)
    #expect(parseStyle(text, into: &tree, reporting: &bag) == 0..<2)
    #expect(parseStyle(text, into: &tree, reporting: &bag) == 2..<4)
    #expect(tree.roots.map { tree.text(of: $0) } == ["b", "b"])
    #expect(bag.diagnostics.map(\.code) == [.bareIdentifier, .bareIdentifier])
  }

  @Test func sheetsHaveCommentsAndNoStrictSpacing() {
    let text = SourceText(
      SourceFile(
        id: FileID(1), path: "a.vss", bytes: Array("b( 1 /* x */,2 ) // y\n;c(\\(d));".utf8)))
    var parser = StyleParser(text, context: .sheet)
    let first = parser.parseModifier()
    #expect(first)
    parser.skipSpace()
    #expect(parser.current == UInt8(ascii: ";"))
    #expect(parser.bag.diagnostics.isEmpty)
    parser.position += 1
    let second = parser.parseModifier()
    #expect(!second)
    parser.skipItem()
    #expect(parser.current == UInt8(ascii: ";"))
    #expect(parser.bag.diagnostics.map(\.message) == ["a sheet has no interpolations"])
  }
}
