import Testing
import VMLData

/// `types:` of site.yaml.
@Suite struct TypeTableTests {
  @Test func readsEachForm() throws {
    let (table, mistakes) = types(
      """
      Sku: string(/[A-Z]{2}[0-9]+/)
      Size: enum(small, large)
      Product: { sku: Sku, name: string(1...40), price: number(0...), sizes: [Size] }
      Tree: { name: string, children: [Tree], parent: Tree? }
      Order:
        items: [{ product: Product, quantity: integer(1...9) }]
        note: "string(...200)?"
      """)
    #expect(mistakes == [])
    #expect(table.declared.map(\.name) == ["Sku", "Size", "Product", "Tree", "Order"])
    #expect(table.resolved(.named("Size")) == .choice(["small", "large"]))
    #expect(
      table.resolved(.named("Order")).name
        == "{ items: [{ product: Product, quantity: integer(1...9) }], note: string(...200)? }")
    #expect(table.allowsNil(.optional(.string())) && !table.allowsNil(.named("Size")))
  }

  @Test(arguments: [
    ("A: A", ["A"]), ("A: B\nB: A", ["A → B"]), ("A: A?", ["A"]), ("A: { a: A }", ["A"]),
    ("A: { a: B }\nB: { b: A }", ["A → B"]), ("A: [A]", []), ("A: { a: A? }", []),
    ("A: { a: B }\nB: A?", []), ("A: { a: [B] }\nB: { b: A }", []),
    ("A: { a: B, c: C }\nB: { b: A }\nC: { a: A }", ["A → B"]),
    ("A: B\nB: { b: B }", ["B"]),
  ])
  func typesWithoutEnd(_ yaml: String, _ cycles: [String]) {
    let expected = cycles.map { cycle in
      let first = cycle.prefix { $0 != " " }
      return "type-cycle at \(first): a value of type '\(first)' would contain itself without end"
    }
    let (table, mistakes) = types(yaml)
    #expect(mistakes == expected)
    // A type without an end is any type.
    let fits = (try? table.fit(.integer(1), to: .named("A"))) != nil
    #expect(fits == !cycles.isEmpty)
  }

  @Test func longChainsOfNames() {
    let lines = (0..<1000).map { "T\($0): T\($0 + 1)" }
    let (table, mistakes) = types((lines.dropLast() + ["T999: integer"]).joined(separator: "\n"))
    #expect(mistakes == [])
    #expect(table.resolved(.named("T0")) == .integer())
    let cycle = types((lines.dropLast() + ["T999: T0"]).joined(separator: "\n"))
    #expect(cycle.mistakes.count == 1)
  }

  @Test(arguments: [
    (
      "product: string",
      "type-syntax at product: 'product' cannot name a type; did you mean 'Product'?"
    ),
    ("A-B: string", "type-syntax at A-B: 'A-B' cannot name a type"),
    ("A: 1", "wrong-kind at 1: the type of 'A' must be a type, not an integer"),
    (
      "A: [string, integer]",
      "wrong-kind at [string, integer]: the type of 'A' must be a type, not a list"
    ),
    ("A: { a: strng }", "undefined-type at strng: 'strng' is not a type; did you mean 'string'?"),
    (
      "A: '[Prodct]'\nProduct: any",
      "undefined-type at Prodct: 'Prodct' is not a type; did you mean 'Product'?"
    ),
    (
      "A: { a: enum(x, y), b: string }",
      "type-syntax at enum(x, y): inside of '{ }' a comma begins the next key"
    ),
    ("A: { 1a: string }", "type-syntax at 1a: '1a' cannot name a value of a type"),
    (
      "A: \"integer(2...\\u0031)\"",
      "type-range at \"integer(2...\\u0031)\": '2...1' is not a range of this type"
    ),
    (
      "A: [[[[[[[[string]]]]]]]]",
      "type-syntax at string: a type has fewer than 8 brackets and question marks around it"
    ),
  ])
  func mistakes(_ yaml: String, _ message: String) {
    #expect(types(yaml).mistakes == [message])
  }

  @Test func moreTypesThanThereMayBe() {
    let yaml = (0...1000).map { "T\($0): any" }.joined(separator: "\n")
    #expect(types(yaml).mistakes == ["type-syntax at T0: a site names up to 1000 types"])
  }
}
