import Testing
import VMLDiagnostics
import VMLFormatter
import VMLTestSupport

/// Random input: nothing crashes, and the laws hold for whatever has no errors.
struct FormatFuzzTests {
  @Test func mutatedFiles() throws {
    let texts = try Corpus.files() + Corpus.examples()
    try fuzz(rounds: 60) { generator in
      let (name, text, language) = try #require(texts.randomElement(using: &generator))
      expectFormatLaws(mutated(text, using: &generator), as: language, name)
    }
  }

  /// A brace in a name without quotes once was the name's for the parser, and a block's for the
  /// formatter.
  @Test(arguments: ["attr(c{d)", "attr(c}d)", "attr(c;d)", "attr('c{d')", "attr(\"c;}\", 1)"])
  func bracesInNames(_ value: String) {
    let isFormatted = expectFormatLaws(Array(".a { b(\(value)); }".utf8), as: .stylesheet)
    #expect(isFormatted == (value.contains("'") || value.contains("\"")))
  }

  /// Files in which only white space is another: what a formatter meets.
  @Test func shakenFiles() throws {
    let texts = try Corpus.files() + Corpus.examples()
    var count = 0
    try fuzz(rounds: 60) { generator in
      let (name, text, language) = try #require(texts.randomElement(using: &generator))
      if expectFormatLaws(shaken(text, using: &generator), as: language, name) { count += 1 }
    }
    #expect(count > 10)
  }

  @Test func randomMarkup() {
    var count = 0
    fuzz(rounds: 60) { generator in
      var tree = RandomMarkup(using: generator)
      let text = tree.write()
      generator = tree.generator
      if expectFormatLaws(Array(text.utf8), as: .markup) { count += 1 }
    }
    #expect(count > 10)
  }

  @Test func randomSheets() {
    var count = 0
    fuzz(rounds: 60) { generator in
      var sheet = RandomSheet(using: generator)
      let text = sheet.write()
      generator = sheet.generator
      if expectFormatLaws(Array(text.utf8), as: .stylesheet) { count += 1 }
    }
    #expect(count > 10)
  }
}

/// A text with white space put in, taken out and changed beside tags, brackets and commas.
private func shaken(
  _ text: [UInt8], using generator: inout some RandomNumberGenerator
) -> [UInt8] {
  let spaces = ["", " ", "  ", "\n", "\n\n\n", "\n    ", "\t", "\r\n"].map { Array($0.utf8) }
  let beside = Set("<>(){}[],;:\n".utf8)
  let share = Int.random(in: 2...20, using: &generator)
  var result: [UInt8] = []
  for byte in text {
    let isBeside = beside.contains(byte) && Int.random(in: 0..<share, using: &generator) == 0
    if isBeside, Bool.random(using: &generator) {
      result += spaces.randomElement(using: &generator) ?? []
    }
    result.append(byte)
    if isBeside { result += spaces.randomElement(using: &generator) ?? [] }
  }
  return result
}

/// Elements in elements, of all kinds, with random white space.
private struct RandomMarkup {
  var generator: SplitMix64

  init(using generator: SplitMix64) { self.generator = generator }

  mutating func write() -> String { siblings(depth: 0) }

  private mutating func pick(_ texts: String...) -> String {
    texts.randomElement(using: &generator) ?? ""
  }

  private mutating func space() -> String { pick("", "", " ", "\n", "\n  ", "\n\n\n ", "\r\n") }

  private mutating func siblings(depth: Int) -> String {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in space() + node(depth: depth) }
      .joined() + space()
  }

  private mutating func node(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 5 ? 5 : 14), using: &generator) {
    case 0: return pick("text", "two  words", "\\(a)", "\\(\" \")", "&#32;", "a\n  b", "&nbsp;")
    case 1: return pick("<!-- c -->", "<!-- a\n   b -->", "<!---->")
    case 2, 3: return "<\(pick("Image", "Spacer", "slot", "Card"))\(attributes())\(pick("", " "))/>"
    case 4: return "<let name=\"a\" value='b' />"
    case 5:
      return "<if\(space()) test=\"a &lt; 1\">\(siblings(depth: depth + 1))"
        + pick("", "<else/>", "<elseif test='b'/>") + siblings(depth: depth + 1) + "</if>"
    case 6:
      return "<for each=\"x\" in=\"y\">\(siblings(depth: depth + 1))</for\(space())>"
    default:
      let name = pick("VStack", "Text", "Group", "Card")
      return "<\(name)\(attributes())>\(siblings(depth: depth + 1))</\(name)>"
    }
  }

  private mutating func attributes() -> String {
    ["id", "class", "style"].map { name in
      guard Bool.random(using: &generator) else { return "" }
      let blank = pick(" ", "\n  ", "  ")
      let value =
        name == "style"
        ? pick(
          "bold()", "frame(width:1,height : 2 ); bold()", "a(b(\(space())c(d, 'e;f')) .g())",
          "f(\\(x ? \"a\" : \"b\"), &quot;x, y&quot;)", "attr(x,.y)",
          String(repeating: "background(.blue, alignment: .top);", count: 5))
        : pick("a", "\\(b[\"c\"])", String(repeating: "long ", count: 15), "a &quot; 'b'", "a\n b")
      let quote = value.contains("'") || value.contains("&quot;") ? "\"" : pick("\"", "'")
      return blank + name + "=" + quote + value + quote
    }.joined()
  }
}

/// Rules in rules, instructions and comments, with random white space.
private struct RandomSheet {
  var generator: SplitMix64

  init(using generator: SplitMix64) { self.generator = generator }

  mutating func write() -> String {
    pick("", "@import \"a.vss\" ;", "@layer a , b;") + items(depth: 0)
  }

  private mutating func pick(_ texts: String...) -> String {
    texts.randomElement(using: &generator) ?? ""
  }

  private mutating func space() -> String {
    pick("", "", " ", "\n", "\n\n\n", "\r\n", " /* c */ ", " // d\n", "\n/* e\n   f */")
  }

  /// Text behind a statement in its line: several comments, some of several lines.
  private mutating func trailing() -> String {
    guard Int.random(in: 0..<3, using: &generator) == 0 else { return space() }
    let comments = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      pick("", " ", "    ")
        + pick("/* g */", "/* hhhhhhhh */", "/* i\n          j */", "/* k\r\nl\n\n\tm */")
    }
    return comments.joined() + pick("", " // n", "      // o") + pick("\n", "\n  ", "\n\n")
  }

  private mutating func items(depth: Int) -> String {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      space()
        + (depth == 0 || Int.random(in: 0..<3, using: &generator) == 0
          ? block(depth: depth) : statement()) + trailing()
    }.joined()
  }

  private mutating func block(depth: Int) -> String {
    guard depth < 4 else { return statement() }
    let prelude = pick(
      ".a,.b", ".a>Text", ":is( .a , .b>.c ) +.d", "[ role = 'x' i]", "*:nth-child( 2n + 1 of .a )",
      "@target ios,macos", "@available (ios>=17)",
      String(repeating: ".long-name, ", count: 9) + ".z",
      ".a:not(:has(> Image))", "Text/* c */.b")
    return prelude + space() + "{" + items(depth: depth + 1) + "}"
  }

  private mutating func statement() -> String {
    let text = pick(
      "bold()", "padding( .top,8 )", "--x : 12", "--y:.a(b:1) .c", "@apply .a,.b", "@remove font",
      "background(.linearGradient(colors: [.blue.opacity(0.3), .purple], startPoint: .topLeading, endPoint: .bottom))",
      "font(/* c */.body)", "help('a;{b')", "offset(y: calc(-1*(var(--a) + 4)))",
      "frame( width :1,)",
      "shadow(\n\n radius:2\n)")
    return text + space() + ";"
  }
}
