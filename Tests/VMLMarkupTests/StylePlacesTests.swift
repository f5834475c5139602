import Testing
import VMLDiagnostics
import VMLMarkup

@Suite struct StylePlacesTests {
  /// A style in a file, and where its parts are found.
  private struct WrittenStyle {
    let bytes: [UInt8]
    let markup: Markup
    var places: StylePlaces

    init(_ style: String) {
      bytes = Array(#"<Text style="\#(style)"/>"#.utf8)
      var bag = DiagnosticBag()
      markup = parseMarkup(
        SourceFile(id: FileID(1), path: "a.vml", bytes: bytes), as: .source, reporting: &bag)
      places = StylePlaces(of: markup)
      for attribute in markup.attributes { places.add(attribute) }
    }

    var start: UInt32 { markup.attributes[0].valueLowerBound }

    /// As it is printed.
    var value: [UInt8] {
      var printer = StylePrinter()
      printer.print(modifiers: markup.attributes[0].style, of: markup.styles)
      return printer.output
    }

    /// Text that is written for a part of a value, after "about" where it holds more.
    func text(_ part: Range<Int>, in value: [UInt8]) -> String? {
      places.place(of: part, in: value[...], from: start).map {
        ($0.isExact ? "" : "about ") + String(decoding: bytes[$0.range], as: UTF8.self)
      }
    }

    func text(_ part: Range<Int>, in value: String) -> String? { text(part, in: Array(value.utf8)) }

    /// Of each node what is printed, and what is written.
    var nodes: [(printed: String, written: String?)] {
      let value = value
      var bag = DiagnosticBag()
      return parseStyle(value, as: FileID(2), reporting: &bag).nodes.map { node in
        (String(decoding: value[node.range], as: UTF8.self), text(node.range, in: value))
      }
    }
  }

  private static func withoutSpace(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
  }

  @Test(arguments: [
    "font(.title);   padding(.top,8)",
    "\n  frame( minWidth : 10 ,\n    height:20 );\n  bold( )\n",
    "padding([.top,.bottom] , 4) ; overlay( { :a } )",
    "foregroundStyle(Color . blue.opacity( 0.5 )) ;bold()",
    "help(&quot;a b&quot;)  ;  padding(  4)",
    "background(  .linearGradient( colors: [ .red, Color(red: 0.1,green: 0.2,blue: 1) ] ) )",
    "rotationEffect( .degrees( -4 ))  ; opacity( 0.5 )",
  ])
  func everyNodeIsFoundWhereItIsWritten(style: String) throws {
    let nodes = WrittenStyle(style).nodes
    #expect(!nodes.isEmpty)
    for (printed, written) in nodes {
      let written = try #require(written)
      // A string is written in other quotes where it must be.
      let texts = [printed, written].map { Self.withoutSpace($0).replacing("'", with: "\"") }
      #expect(texts[0] == texts[1])
    }
  }

  @Test func numbersThatArePrintedOtherwiseAreFound() {
    let nodes = WrittenStyle("padding(.5); frame(width: 1_000)").nodes
    #expect(nodes.map(\.printed) == ["padding(0.5)", "0.5", "frame(width: 1000)", "width: 1000"])
    #expect(
      nodes.map(\.written) == ["padding(.5)", ".5", "frame(width: 1_000)", "width: 1_000"])
  }

  @Test func theNameAndTheLabelOfANodeAreFound() {
    let style = WrittenStyle("padding(4) ;  .frame( width :10)")
    let value = "padding(4);frame(width: 10)"
    #expect(String(decoding: style.value, as: UTF8.self) == value)
    #expect(style.text(11..<16, in: value) == "frame")
    #expect(style.text(17..<22, in: value) == "width")
    #expect(style.text(0..<27, in: value) == "padding(4) ;  .frame( width :10)")
    #expect(style.text(18..<20, in: value) == "about width :10")
    let other = style.places.place(of: 0..<1, in: Array(value.utf8)[...], from: style.start + 1)
    #expect(other == nil)
  }

  @Test func anInterpolationIsThePlaceOfItsValue() {
    let style = WrittenStyle(#"padding(\(n),4);font( .title)"#)
    #expect(style.text(8..<9, in: "padding(7, 4);font(.title)") == "about n")
    #expect(style.text(11..<12, in: "padding(7, 4);font(.title)") == "4")
    #expect(style.text(19..<25, in: "padding(7, 4);font(.title)") == ".title")
    // A value that is nil leaves its argument out.
    #expect(style.text(8..<9, in: "padding(4);font(.title)") == #"about padding(\(n),4)"#)
    #expect(style.text(16..<22, in: "padding(4);font(.title)") == ".title")
  }
}
