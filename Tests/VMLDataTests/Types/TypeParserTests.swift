import Testing
import VMLData
import VMLDiagnostics
import VMLYAML

/// The notation of types.
@Suite struct TypeParserTests {
  private let products = types("Product: any").table

  @Test(arguments: [
    "string", "number", "integer", "boolean", "color", "url", "date", "duration", "symbol",
    "object", "any", "string(1...40)", "string(1...)", "string(...40)", "string(/[A-Z]{2}[0-9]+/)",
    "string(2...4, /a\\/b/)", "string(/[/)]+/)", "integer(1...9)", "integer(-3...)",
    "number(0...)", "number(...1.5)", "number(-0.5...1000.0)", "enum(a, b-c)", "set(a, b)",
    "set(string)", "ref(products, sku)", "ref(shop.products, sku)", "[string]", "[[integer]]?",
    "{}", "{ name: string, price: number(0...) }", "[{ size: enum(s, l)? }]", "Product",
    "[Product]?",
  ])
  func nameIsTheTypeAgain(_ text: String) throws {
    let type = try TypeParser.parse(text, in: products)
    let expected = text.replacing("1000.0", with: "1000")
    #expect(type.name == expected)
    #expect(try TypeParser.parse(type.name, in: products) == type)
  }

  @Test func blanksDoNotCount() throws {
    let type = try TypeParser.parse(" { a :[ string( 1 ... 4 ) ]? , b: enum( x,y ) } ")
    #expect(type.name == "{ a: [string(1...4)]?, b: enum(x, y) }")
  }

  @Test func stopsBehindTheType() throws {
    let bytes = Array("integer(1...9) = 1; b: string".utf8)
    var parser = TypeParser(bytes[...], in: TypeTable())
    #expect(try parser.parse() == .integer(TypeRange(1, 9)))
    #expect(parser.index == 14)
  }

  @Test(
    arguments: [
      ("strng", "undefined-type", "strng", "string"),
      ("[Strng]?", "undefined-type", "Strng", "string"),
      ("{ a: Bool }", "undefined-type", "Bool", "boolean"),
      ("Prodct", "undefined-type", "Prodct", "Product"),
      ("strin(1...2)", "undefined-type", "strin", "string"), ("", "type-syntax", "", nil),
      ("?", "type-syntax", "?", nil), ("[string", "type-syntax", "[string", nil),
      ("string]", "type-syntax", "string]", nil), ("enum()", "type-syntax", "enum()", nil),
      ("enum", "type-syntax", "enum", nil), ("enum(a, a)", "type-syntax", "enum(a, a)", nil),
      ("ref(products)", "type-syntax", "ref(products)", nil),
      ("set(1)", "type-syntax", "set(1)", nil),
      ("{ a }", "type-syntax", "{ a }", nil),
      ("{ a: string b: string }", "type-syntax", "{ a: string b: string }", nil),
      ("{ a: string, a: string }", "type-syntax", "{ a: string, a: string }", nil),
      ("{ a: string, }", "type-syntax", "{ a: string, }", nil),
      ("boolean(1...2)", "type-syntax", "boolean(1...2)", nil),
      ("Product(1)", "type-syntax", "Product(1)", nil),
      ("integer(1..9)", "type-range", "1..9", nil), ("integer(9...1)", "type-range", "9...1", nil),
      ("integer(1.5...2)", "type-range", "1.5...2", nil),
      ("integer(...)", "type-range", "...", nil),
      ("integer( )", "type-range", "", nil), ("number(0...x)", "type-range", "0...x", nil),
      ("number(0...1e999)", "type-range", "0...1e999", nil),
      ("string(-1...4)", "type-range", "-1...4", nil),
      ("string(1...2, 3...4)", "type-syntax", "string(1...2, 3...4)", nil),
      ("string(/a/, /b/)", "type-syntax", "string(/a/, /b/)", nil),
      ("string(/a)", "type-syntax", "string(/a)", nil),
      ("string(/a(b/)", "type-pattern", "(b", nil),
      ("string(/(a)\\1/)", "type-pattern", "\\1", nil), ("string(/^a/)", "type-pattern", "^", nil),
    ] as [(String, String, String, String?)])
  func mistakes(_ text: String, _ code: String, _ place: String, _ nearest: String?) throws {
    let mistake = try #require(throws: TypeMistake.self) {
      try TypeParser.parse(text, in: products)
    }
    let range = mistake.range
    #expect(mistake.code.rawValue == code)
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == place)
    #expect(mistake.nearest == nearest)
    #expect(!mistake.note.isEmpty && !mistake.message.isEmpty)
  }

  @Test(arguments: ["[", "{ a: ", "string?", "enum(", "string(/", "((((", "[?"])
  func longTextsHaveAnEnd(_ part: String) {
    let text = String(repeating: part, count: 20_000)
    #expect(throws: TypeMistake.self) { try TypeParser.parse(text) }
  }
}

/// The types of a text in YAML, and the mistakes in it, each with the text at its place.
func types(_ yaml: String) -> (table: TypeTable, mistakes: [String]) {
  var bag = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "site.yaml", bytes: Array(yaml.utf8))
  let node = readYAML(SourceText(file), reporting: &bag)
  let table = node.map { readTypes($0, reporting: &bag) } ?? TypeTable()
  return (
    table,
    bag.diagnostics.map { diagnostic in
      let place = diagnostic.range.map { String(decoding: file.bytes[$0.range], as: UTF8.self) }
      return "\(diagnostic.code.rawValue) at \(place ?? "-"): \(diagnostic.message)"
    }
  )
}
