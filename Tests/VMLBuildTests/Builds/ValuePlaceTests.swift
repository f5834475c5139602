import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// The lines of data that messages about values name.
@Suite struct ValuePlaceTests {
  /// Compares the notes with a place, of all diagnostics of a site, with `file:line:column words`.
  private func expectPlaces(
    _ text: String, _ expected: String..., at location: SourceLocation = #_sourceLocation
  ) async throws {
    let site = try TestSite(text, at: location)
    let report = try await site.build(at: location) { $0.writes = false }.report
    #expect(report.errorCount > 0, "nothing is wrong", sourceLocation: location)
    let found = report.diagnostics.flatMap(\.notes).compactMap { note -> String? in
      guard let range = note.range, let file = report.sources[range.file] else { return nil }
      let place = LineTable(file).position(at: range.range.lowerBound)
      return "\(file.path):\(place.line):\(place.column) \(note.message)"
    }
    #expect(found == expected, sourceLocation: location)
  }

  private static let products = """
    -- content/products.yaml --
    - sku: a1
      price: 12
    - sku: a2
      price: "12,5"
    """

  @Test func aValueOfAnItem() async throws {
    let place = "content/products.yaml:4:10"
    try await expectPlaces(
      "---\neach: data.products\npath: /\\(item.sku)\n---\n<Text>\\(item.price * 2)</Text>\n"
        + Self.products, "\(place) 'item.price' is the string '12,5' here")
    try await expectPlaces(
      "---\neach: data.products\npath: /\\(item.sku)\nhalf: \\(item.price / 2)\n---\n<Text>a</Text>\n"
        + Self.products, "\(place) 'item.price' is the string '12,5' here")
    try await expectPlaces(
      #"<for each="p" in="data.products.sorted(by: \.sku)"><Text>\(p.price * 2)</Text></for>"#
        + "\n" + Self.products, "\(place) 'p.price' is the string '12,5' here")
    try await expectPlaces(
      #"<Text>\(data.products[1].price - 1)</Text>"# + "\n" + Self.products,
      "\(place) 'data.products[1].price' is the string '12,5' here")
  }

  @Test func aValueThatIsHandedToAComponent() async throws {
    try await expectPlaces(
      #"<for each="p" in="data.products"><Half product="\(p)"/></for>"# + "\n" + Self.products
        + "\n-- components/Half.vml --\n---\nprops: { product: any }\n---\n"
        + "<Text>\\(product.price / 2)</Text>",
      "content/products.yaml:4:10 'product.price' is the string '12,5' here")
    try await expectPlaces(
      #"<for each="p" in="data.products"><Half price="\(p.price)"/></for>"# + "\n" + Self.products
        + "\n-- components/Half.vml --\n---\nprops: { price: number }\n---\n<Text>\\(price)</Text>",
      "components/Half.vml:2:10 'price' is declared here",
      "content/products.yaml:4:10 'p.price' is the string '12,5' here")
  }

  @Test func aScalarOfAList() async throws {
    try await expectPlaces(
      "<for each=\"t\" in=\"data.tags\"><Text>\\(t * 2)</Text></for>\n-- content/tags.json --\n"
        + "[1, \"two\"]", "content/tags.json:1:5 't' is the string 'two' here")
  }

  @Test func aKeyThatIsMissing() async throws {
    try await expectPlaces(
      "<for each=\"p\" in=\"data.shop.l\"><Text>\\(p.name)</Text></for>\n-- content/shop/l.yaml --\n"
        + "- name: Lamp\n- nmae: Desk", "content/shop/l.yaml:2:3 'p' comes from here")
  }

  @Test func aClosureAndTheFrontMatter() async throws {
    try await expectPlaces(
      #"<Text>\(data.products.map { $0.price * 2 }.count)</Text>"# + "\n" + Self.products,
      "content/products.yaml:4:10 '$0.price' is the string '12,5' here")
    try await expectPlaces(
      "---\ncount: many\n---\n<Text>\\(page.count * 2)</Text>",
      "content/index.vml:2:8 'page.count' is the string 'many' here")
  }

  @Test func aValueThatNoFileHasIsNotPlaced() async throws {
    try await expectPlaces(#"<let name="a" value="['x']"/><Text>\(a[0] * 2)</Text>"#)
  }
}
