import Testing
import VMLData
import VMLDiagnostics

/// Values and their types.
@Suite struct FitValueTests {
  private let table = types(
    """
    Size: enum(small, large)
    Product: { sku: 'string(/[A-Z]{2}[0-9]+/)', price: number(0...), size: Size?, tags: "set(new, sale)?" }
    Tree: { name: string, children: "[Tree]?" }
    """
  ).table

  private func fit(_ json: String, _ type: String) throws -> Value {
    let file = SourceFile(id: FileID(0), path: "a.json", bytes: Array(json.utf8))
    var bag = DiagnosticBag()
    let node = try #require(readJSON(SourceText(file), reporting: &bag))
    return try table.fit(node, to: TypeParser.parse(type, in: table))
  }

  @Test(arguments: [
    (#""abc""#, "string(1...3)"), (#""äöü""#, "string(3...3)"), ("7", "string(1...1)"),
    ("3", "integer(1...9)"), ("3.0", "integer"), ("0", "number(0...)"), ("1.5", "number(...1.5)"),
    (#""2025-01-31""#, "date"), (#""PT1H30M""#, "duration"), (#""P1Y2M3DT4H5M6.5S""#, "duration"),
    (#""P2W""#, "duration"), (#"["a", "b"]"#, "set(a, b)"), ("[]", "set(string)"),
    (#""AB12""#, "ref(products, sku)"), ("12", "ref(products, id)"), ("null", "Size?"),
    (#"{"sku": "AB1", "price": 2}"#, "Product"),
    (#"{"sku": "AB1", "price": 2, "size": "small", "tags": ["new"]}"#, "Product"),
    (#"{"name": "a", "children": [{"name": "b", "children": []}]}"#, "Tree"), ("{}", "object"),
    ("{}", "{}"), (#"{"a": {"b": [1]}}"#, "any"),
  ])
  func fits(_ json: String, _ type: String) throws {
    _ = try fit(json, type)
  }

  @Test(arguments: [
    (#""abcd""#, "string(1...3)", "the string 'abcd' is not of type 'string(1...3)'"),
    (#""""#, "string(1...)", "the string '' is not of type 'string(1...)'"),
    ("0", "integer(1...9)", "the integer 0 is not of type 'integer(1...9)'"),
    ("-0.5", "number(0...)", "the number -0.5 is not of type 'number(0...)'"),
    (#""P""#, "duration", "the string 'P' is not of type 'duration'"),
    (#""PT""#, "duration", "the string 'PT' is not of type 'duration'"),
    (#""P1H""#, "duration", "the string 'P1H' is not of type 'duration'"),
    (#""PT1M1H""#, "duration", "the string 'PT1M1H' is not of type 'duration'"),
    (#""P1.5YT2H""#, "duration", "the string 'P1.5YT2H' is not of type 'duration'"),
    (#"["a", "a"]"#, "set(a, b)", "the symbol 'a' is there twice"),
    (#"["c"]"#, "set(a, b)", "'[0]' is of type 'enum(a, b)', and the string 'c' does not fit"),
    ("true", "ref(products, sku)", "the boolean true is not of type 'ref(products, sku)'"),
    ("null", "Size", "nil is not of type 'enum(small, large)'"),
    (#"{"sku": "AB1"}"#, "Product", "'price' is missing"),
    (
      #"{"sku": "ab", "price": 1}"#, "Product",
      "'sku' is of type 'string(/[A-Z]{2}[0-9]+/)', and the string 'ab' does not fit"
    ),
    (
      #"{"sku": "AB1", "price": 1, "sise": 1}"#, "Product",
      "there is no 'sise' in its type; did you mean 'size'?"
    ),
    (
      #"[{"name": "a", "children": [{"name": []}]}]"#, "[Tree]",
      "'[0].children[0].name' is of type 'string', and a list does not fit"
    ),
    (
      #"{"a": {"b": [{"c": 1}]}}"#, "{ a: { b: [{ c: integer, d: integer }] } }",
      "'a.b[0].d' is missing"
    ),
  ])
  func doesNotFit(_ json: String, _ type: String, _ text: String) throws {
    let mismatch = try #require(throws: TypeMismatch.self) { try fit(json, type) }
    #expect(mismatch.text == text)
  }

  @Test func valuesAreChanged() throws {
    #expect(try fit(#"["1", 2.0]"#, "[integer]") == .list([.integer(1), .integer(2)]))
    #expect(
      try fit(#"{"size": "small"}"#, "{ size: Size }")
        == .object(ValueObject(["size": .symbol("small")])))
  }

  @Test func valuesAreUpToEightDeep() throws {
    func tree(_ depth: Int) -> String {
      depth == 1
        ? #"{"name": "a"}"# : #"{"name": "a", "children": [\#(tree(depth - 1))]}"#
    }
    _ = try fit(tree(4), "Tree")
    let mismatch = try #require(throws: TypeMismatch.self) { try fit(tree(5), "Tree") }
    #expect(mismatch.reason == .isTooDeep)
  }

  @Test func placesOfMismatches() throws {
    let json = #"{"items": [{"sku": "AB1", "price": "x"}]}"#
    let file = SourceFile(id: FileID(0), path: "a.json", bytes: Array(json.utf8))
    var bag = DiagnosticBag()
    let node = try #require(readJSON(SourceText(file), reporting: &bag))
    let type = try TypeParser.parse("{ items: [Product] }", in: table)
    let mismatch = try #require(throws: TypeMismatch.self) { try table.fit(node, to: type) }
    let range = node.place(of: mismatch).range
    #expect(String(decoding: file.bytes[range], as: UTF8.self) == #""x""#)
  }

  @Test func objectsOfExpressionsMayHaveMore() throws {
    let value = Value.object(ValueObject(["a": .integer(1), "b": .integer(2)]))
    #expect(try table.fit(value, to: TypeParser.parse("{ a: integer }")) == value)
  }
}
