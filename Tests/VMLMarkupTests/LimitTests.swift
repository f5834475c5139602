import Testing
import VMLDiagnostics
import VMLMarkup

/// Input that is made to exhaust the reader.
///
/// None of these measures time, but each is so large that the suite would stand still if the work
/// were more than linear.
struct LimitTests {
  private static let size = 20_000

  private func codes(_ text: String) -> [DiagnosticCode] {
    Parsed(Array(text.utf8)).diagnostics.map(\.code)
  }

  private func repeated(_ text: String, _ count: Int = size) -> String {
    String(repeating: text, count: count)
  }

  @Test func openElements() {
    let deepest = repeated("<A>", markupDepthLimit) + repeated("</A>", markupDepthLimit)
    #expect(codes(deepest) == [])
    expectLaws(Array(deepest.utf8), prefixes: false)
    let tooDeep = Parsed(Array(repeated("<A>", 100_000).utf8))
    #expect(tooDeep.diagnostics.map(\.code) == [.nestingTooDeep])
    #expect(tooDeep.markup.nodes.count == markupDepthLimit)
    expectLaws(Array((repeated("<A>", markupDepthLimit) + "<A><B/></A>").utf8), prefixes: false)
  }

  /// There is room for so many nodes, attributes and open elements as most files have; most of these have more.
  @Test func moreThanThereIsRoomFor() {
    for count in 0...100 {
      let flat = Parsed(Array(repeated("<A b=\"1\" c=\"\"/>", count).utf8)).markup
      #expect(flat.nodes.count == count)
      #expect(flat.attributes.count == 2 * count)
      for (index, node) in flat.nodes.enumerated() {
        #expect(flat.string(node.name) == "A")
        #expect(node.attributes.map { flat.string(flat.attributes[$0].name) } == ["b", "c"])
        #expect(flat.string(flat.attributes[2 * index].value) == "1")
      }
      let deep = repeated("<A>", count) + repeated("</A>", count)
      #expect(codes(deep) == [])
      let nodes = Parsed(Array(deep.utf8)).markup.nodes
      #expect(nodes.map { Int($0.end) } == Array(repeating: count, count: count))
    }
  }

  @Test func openBrackets() {
    func style(_ depth: Int) -> String {
      "<A style=\"a\(repeated("(.b", depth))\(repeated(")", depth));c()\"/>"
    }
    #expect(codes(style(styleDepthLimit)) == [])
    #expect(codes(style(styleDepthLimit + 1)) == [.nestingTooDeep])
    #expect(codes(style(Self.size)).first == .nestingTooDeep)
    #expect(codes("<A style=\"a(\(repeated("attr(b, ")))\"/>").first == .nestingTooDeep)
    #expect(codes("<A style=\"a(\(repeated("[")))\"/>").first == .nestingTooDeep)
    #expect(codes("<A style=\"a(\(repeated("-")))\"/>") == [.expectedValue])
    #expect(codes("<A style=\"a(b\(repeated(".c")))\"/>") == [])
    #expect(codes("<A style=\"a(1\(repeated(" + 1")))\"/>") == [])
  }

  @Test func attributesOfOneElement() {
    func element(_ count: Int) -> String {
      "<A" + (0..<count).map { " a\($0)=\"\"" }.joined() + "/>"
    }
    #expect(codes(element(attributeLimit)) == [])
    #expect(codes(element(attributeLimit + 1)) == [.attributeLimit])
    #expect(codes(element(100_000)) == [.attributeLimit])
    #expect(codes("<A" + repeated(" a=\"\"", 100_000) + "/>").last == .mistakeLimit)
  }

  @Test func mistakesOfOneFile() {
    let errors = codes(repeated("< "))
    #expect(errors.count == markupErrorLimit + 1)
    #expect(errors.last == .mistakeLimit)
    #expect(codes(repeated("& ")).count == markupWarningLimit)
    #expect(codes("<A style=\"\(repeated(";x"))\"/>").count == markupErrorLimit + 1)
    #expect(codes(repeated("<A style=\"#;\"/>")).count == markupErrorLimit + 1)
  }

  @Test func namesOfOneFile() {
    let names = (0..<50_000).map { "<A\($0) b\($0)=\"\"/>" }.joined()
    let parsed = Parsed(Array(names.utf8))
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.markup.names.count == 100_000 + NameTable.wellKnown.count)
    #expect(parsed.markup.string(parsed.markup.nodes[49_999].name) == "A49999")
  }

  /// Each of these would cost the square of its length if what was looked for in vain were looked
  /// for again.
  @Test(arguments: [
    "<A b=\"", "<A b='", "\\(", "\\(\"", "<A b=\"\\(", "<A b=\"\\(\"\n", "<A b=\"\\(\"\n<A b=\" )",
    "&", "&a",
    "<!--", "<!", "<?", "</", "</A", "</A>", "<A", "<A ", "<", "\\", "<A style=\"a(", "<A b=\"x c=",
    "<A b=\"> ", "<A b='\"", "<A b c", "<A \"", "<A =\"", "-->", "<A b=\"c\"d", "<!doctype", "<A/",
    "<A / ",
    "<A style=\"'", "<A style=\"\\(", "&#", "&#x41", "&ampamp", "<A><B>", "<A></B>", "<A></AA>",
  ])
  func nothingIsSoughtTwice(_ piece: String) {
    for dialect in [MarkupDialect.source, .document] {
      _ = Parsed(Array(repeated(piece, Self.size).utf8), as: dialect)
    }
  }

  @Test(arguments: [
    ";", "a(", "a(b", "'", "\\(", "\\", "(", "a('\\(", "[", "#", ".a", "attr(", "1...", "- ", ":",
    "@", "@apply(", "a{", "a(){", ",", "a()",
  ])
  func nothingIsSoughtTwiceInStyles(_ piece: String) {
    _ = Parsed(Array("<A style=\"\(repeated(piece, Self.size))\"/>".utf8))
    let sheet = SourceFile(id: FileID(1), path: "a.vss", bytes: Array(repeated(piece).utf8))
    var parser = StyleParser(SourceText(sheet), context: .sheet)
    for _ in 0..<100 where !parser.parseModifier() { parser.skipItem() }
  }

  @Test func oneLongLine() {
    let text = repeated("<A b=\"x &amp; y\" style=\"a(.b)\">\\(c)</A>", 20_000)
    let parsed = Parsed(Array(text.utf8))
    #expect(parsed.markup.nodes.count == 40_000)
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test func bytesThatAreNoText() {
    expectLaws([0])
    expectLaws(Array("<A b=\"\0\">\0</A>".utf8))
    expectLaws(Array("<A>".utf8) + [0xFF, 0xC0, 0x80] + Array("</A>".utf8))
    expectLaws(Array("<A ".utf8) + [0x80, 0x3D, 0x22, 0xFF, 0x22] + Array("/>".utf8))
  }
}
