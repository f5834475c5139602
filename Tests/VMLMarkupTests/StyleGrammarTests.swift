import Testing
import VMLDiagnostics
import VMLMarkup

/// Everything that a style may hold, and the form in which it is written.
struct StyleGrammarTests {
  /// A style as it is read, as it is written (`nil`: the same), and the warnings.
  struct Row: Sendable, CustomStringConvertible {
    var style: String
    var written: String?
    var codes: [DiagnosticCode]

    init(_ style: String, _ written: String? = nil, _ codes: DiagnosticCode...) {
      self.style = style
      self.written = written
      self.codes = codes
    }

    var description: String { style }
  }

  @Test(arguments: separators + whiteSpace + strings + numbers + expressions + references)
  func row(_ row: Row) {
    switch row.codes.count {
    case 0: expectStyle(row.style, writes: row.written)
    case 1: expectStyle(row.style, writes: row.written, row.codes[0])
    default: expectStyle(row.style, writes: row.written, row.codes[0], row.codes[1])
    }
  }

  static let separators = [
    Row(""),
    Row("bold()"),
    Row("bold();italic()"),
    Row("bold(); italic()", "bold();italic()"),
    Row(" ;; bold() ;;\n italic();", "bold();italic()"),
    Row("bold(), italic()", "bold();italic()", .styleSeparator),
    Row("bold(), italic(), underline()", "bold();italic();underline()", .styleSeparator),
    Row("bold() italic()", "bold();italic()", .styleSeparator),
    Row("bold()italic()", "bold();italic()", .styleSeparator),
    Row(".bold().italic()", "bold();italic()", .leadingDot, .leadingDot),
    Row("@apply(card, .wide-card);bold()", "@apply(card, wide-card);bold()"),
  ]

  static let whiteSpace = [
    Row("padding( .horizontal , 16 )", "padding(.horizontal, 16)", .styleSpace),
    Row("font(.system(size:17))", "font(.system(size: 17))", .styleSpace),
    Row("font(.system(size : 17))", "font(.system(size: 17))", .styleSpace),
    Row("padding(.top,8)", "padding(.top, 8)", .styleSpace),
    // Line breaks are layout in a source.
    Row("padding(.top,\n  8)", "padding(.top, 8)"),
    Row("padding(\n  .top,\n  8\n)", "padding(.top, 8)"),
    Row("frame(\n  width:\n    8)", "frame(width: 8)"),
    Row("padding(\n .top,8)", "padding(.top, 8)", .styleSpace),
    Row("padding(.top,  8)", "padding(.top, 8)"),
    Row("padding (8)", "padding(8)", .styleSpace),
    Row("padding( )", "padding()", .styleSpace),
    Row("padding(8, )", "padding(8)"),
    Row("fill(rgb(1,2,3))", "fill(rgb(1, 2, 3))"),
    Row("fill(hsl(1, 2%, 3%))"),
  ]

  static let strings = [
    Row(#"a("b")"#),
    Row("a('b')", #"a("b")"#),
    Row("a('it is \"b\"')".replacing("\"", with: "\\u{22}"), #"a("it is \"b\"")"#),
    Row(#"a("x\"y\\z\n\t\r")"#),
    Row(#"a("\u{e9}\u{1F600}")"#, #"a("é😀")"#),
    Row(#"a('\'')"#, #"a("'")"#),
    Row(#"a("x;y,(z)[")"#),
    Row(#"a("\(b)c")"#),
    Row(#"a("\(b("c)"))\(d)")"#),
    Row(#"a("x\\\(b)")"#),
    Row(#"a("\\(b)")"#),
    Row(#"a("")"#),
  ]

  static let numbers = [
    Row("a(0)"), Row("a(-1)"), Row("a(1.50)"), Row("a(-0.5)"),
    Row("a(.5)", "a(0.5)"), Row("a(-.5)", "a(-0.5)"), Row("a(1.)", "a(1.0)"),
    Row("a(1_000)", "a(1000)"), Row("a(1e3)"), Row("a(1.5E-3)"), Row("a(2e+3)"),
    Row("a(- 5)", "a(-5)"), Row("a(-\n.5)", "a(-0.5)"),
    Row("a(45deg)"), Row("a(-1.5deg)"), Row("a(50%)"),
    Row("a(0...1)"), Row("a(0..<1)"), Row("a(0...)"), Row("a(...1)"), Row("a(..<1)"),
    Row("a(0 ... 1)", "a(0...1)"), Row("a(1. ... 2)", "a(1.0...2)"), Row("a(-1...-0.5)"),
    Row("a(0... - 1)", "a(0...-1)"), Row("a(.a....b)"), Row("a(\"a\"...\"z\")"),
    Row("a(2.self)"), Row("a(2.5.rounded())"), Row("a(1._x)"),
    Row("a(#ff0000)"), Row("a(#FF0000aa)", "a(#ff0000aa)"), Row("a(#fff)", nil, .shortColor),
    Row("a(true, false, nil)"),
  ]

  static let expressions = [
    Row("a(.b)"), Row("a(.b.c)"), Row("a(.b(1).c(d: 2))"), Row("a(.b .c)", "a(.b.c)"),
    Row("a(b: .c, d: 1)"), Row("a(-.infinity)"), Row("a(- .infinity)", "a(-.infinity)"),
    Row("a(Color.blue.opacity(0.5))"), Row("a(Color(\"X\").opacity(0.8))"),
    Row("a(Locale(identifier: \"fr\"))"), Row("a(DragGesture().sequenced(before: Tap()))"),
    Row("a(g.size.width / 2)"), Row("a(g.x+g.y*2-1)", "a(g.x + g.y * 2 - 1)"),
    Row("a(g.x - -1)"), Row("a(g.x - -g.y)"), Row("a(g.x * (g.y + 1))"), Row("a(-(g.x))"),
    Row("a([.b, .c])"), Row("a([])"), Row("a([x: 1, y: 0])"), Row("a((x: 1, y: 0))"), Row("a(())"),
    Row("a(:b)"), Row("a(b: :c)"), Row("a(b::c)", "a(b: :c)", .styleSpace), Row("a([:b, :c])"),
    Row("a(:phase.empty)"), Row("a(:\"b\")", "a(:b)"), Row("a(:\"b.c\")", "a(:b.c)"),
    Row("a(:\"star-red\")"), Row("a(:'b c')", "a(:\"b c\")"),
    Row(#"a(\.colorScheme)"#), Row(#"a(\.b.c, .dark)"#),
    Row(#"a(\(b))"#), Row(#"a(\(b).opacity(0.5))"#), Row(#"a(b: \(c("d)")))"#),
    Row("a(b(c(d(e: [f(1)]))))"),
  ]

  static let references = [
    Row("a(attr(b))"), Row("a(attr(\"b\"))", "a(attr(b))"),
    Row("a(attr('b-c'))", "a(attr(\"b-c\"))"),
    Row("a(attr(b-c))", "a(attr(\"b-c\"))"), Row("a(attr(x:b))", "a(attr(\"x:b\"))"),
    Row("a(attr(b, 1))"), Row("a(attr(b, .c.d(1)))"), Row("a(attr(b, attr(c, 1)))"),
    Row("a(attr(b type(<number>)))"), Row("a(attr(b type(<color>), .red))"),
    Row("a(attr(b type( <color> ) ))", "a(attr(b type(<color>)))", .styleSpace),
    Row("a(attr( b ))", "a(attr(b))", .styleSpace),
    Row("a(attr(b,1))", "a(attr(b, 1))", .styleSpace),
    Row("a(attr(b).c)"), Row("a(b: attr(b) / 2)"),
    Row("a(var(--gap))"), Row("a(var(--gap, 8))"), Row("a(var(--gap-2) / 2)"),
  ]

  @Test func attributeNamesInQuotes() {
    let parsed = Parsed(Array(#"<A b="" style="c(attr(b))"/>"#.utf8))
    var options = MarkupPrintingOptions()
    options.style.quotesAttributeNames = true
    #expect(
      String(decoding: parsed.printed(options), as: UTF8.self)
        == "<A b=\"\" style=\"c(attr(&quot;b&quot;))\"/>\n")
  }

  @Test func replacingNodes() throws {
    let parsed = Parsed(Array(#"<A style="a(\(x), 'y', b(1), var(--c));d(2)"/>"#.utf8))
    var printer = StylePrinter()
    printer.print(modifiers: parsed.markup.attributes[0].style, of: parsed.markup.styles) {
      $0.nodes[$1].kind == .string ? nil : Array("<\($0.text(of: $1))>".utf8)
    }
    #expect(String(decoding: printer.output, as: UTF8.self) == #"a(<x>, "y", <b>, <--c>);d(2)"#)
  }

  @Test func rangeOfAnInterpolationIsItsExpression() {
    let parsed = Parsed(Array(#"<A style="a(label: \(x.y))"/>"#.utf8))
    let node = parsed.markup.styles.nodes[1]
    #expect(node.kind == .interpolation)
    #expect(parsed.markup.file.bytes[node.range].elementsEqual("x.y".utf8))
  }
}

/// The quick way through plain styles reads what the long way reads.
struct PlainStyleTests {
  /// White space before a style sends it the long way.
  @Test(arguments: [
    "a()", "a(1)", "a(-1.50, .b)", "a(b: 1, c: .d)", "a(.b(1).c(d: 2).e)", "a([.b, .c(1)], [])",
    "a(b: [1, 2].first)", "a(:t, u: :v)", "a(true, b: false, nil)", "a(Color.blue.opacity(0.5))",
    "a(B(c: D()).e)", "a(b: C.d(1))", "a();b(1);c(.d)", "a(.b(.c(.d(.e()))))", "a(rgb(1, 2, 3))",
    "shadow(color: .black.opacity(0.3), radius: 5, x: 0, y: 2)",
  ])
  func sameNodes(_ style: String) {
    let plain = Parsed(Array("<A style=\"\(style)\"/>".utf8)).markup
    let long = Parsed(Array("<A style=\" \(style)\"/>".utf8)).markup
    #expect(plain.isEquivalent(to: long))
    #expect(plain.styles.nodes.map(\.range) == long.styles.nodes.map { shifted($0.range) })
    #expect(plain.styles.nodes.map(\.flags) == long.styles.nodes.map(\.flags))
    expectMarkup("<A style=\"\(style)\"/>", writes: "<A style=\"\(style)\"/>\n")
  }

  private func shifted(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound - 1..<range.upperBound - 1
  }

  @Test func whatIsNotPlainIsReadTheLongWay() {
    // Each begins plainly; none may leave nodes of its beginning behind.
    for style in [
      "a(1);b(2", "a(1);b(.c, )", "a(1);b(1...2)", "a(1);b(2deg)", "a(1);b('c')", "a(1); b(2)",
      "a(1);b(attr(c))", "a(1);b(c)", "a(1);b(.c + 1)", "a(1);b(#fff000)", "a(1);b(:c.d)", "a(1);",
      "a(1);b([1)]", "a(1);b(1])", "a(1)b(2)", "a(1);b(2.)", "a(1);b(-)", "a(1);b(true.c)",
      "a(1);b(.c(",
    ] {
      let plain = Parsed(Array("<A style=\"\(style)\"/>".utf8))
      let long = Parsed(Array("<A style=\" \(style)\"/>".utf8))
      #expect(plain.markup.isEquivalent(to: long.markup), "\(style)")
      #expect(plain.diagnostics.map(\.message) == long.diagnostics.map(\.message), "\(style)")
      expectLaws(Array("<A style=\"\(style)\"/>".utf8))
    }
  }
}
