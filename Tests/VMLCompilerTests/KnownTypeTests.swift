import Testing
import VMLDiagnostics

/// What types say of expressions whose values are not there.
@Suite struct KnownTypeTests {
  private let types = """
    -- site.yaml --
    name: Acme
    targets: [ios]
    types:
      Product: { sku: string, name: string, price: number, note: string?, size: Size?, tags: [string] }
      Size: { width: number, height: number }
      Shelf: { id: string, items: "[ref(products, sku)]", first: "ref(products, sku)" }
      Post: { title: string, teaser: string? }
    data:
      products: { type: "[Product]", unique: sku }
      "shop/shelves": { type: "[Shelf]", resolve: [items, first] }
      blog/: Post
    rows:
      offers: { from: "rows/*.jsonl", key: sku, columns: Product }
    """

  /// A page over data without an item.
  private func page(_ body: String, front: String = "") -> String {
    "\(front)\(body)\n-- content/products.yaml --\n[]\n\(types)"
  }

  @Test func listWithoutItems() {
    expectMistakes(
      page(#"<for each="p" in="data.products"><Text>\(p.1️⃣prise)</Text></for>"#),
      "unknown-member: 'p' has no 'prise'; did you mean 'price'?")
  }

  @Test(arguments: [
    #"<if test="false"><Text>\(data.products[0].1️⃣prise)</Text></if>"#,
    #"<Text>\(data.products[0]["sku"] == "a" ? "b" : data.products[0].1️⃣prise)</Text>"#,
    #"<Text>\(data.products.first?.1️⃣prise ?? 0)</Text>"#,
    #"<let name="all" value="data.products"/><Text>\(all.last?.1️⃣prise ?? 0)</Text>"#,
    #"<Text>\(data.products.filter { $0.1️⃣prise > 1 }.count)</Text>"#,
    #"<Text>\(data.products.map { $0.sku + $0.1️⃣prise }.count)</Text>"#,
    #"<Text>\(data.products.group(by: \.sku).map { $0.items.first?.1️⃣prise }.count)</Text>"#,
    #"<Text>\(data.products.enumerated().map { $0.element.1️⃣prise }.count)</Text>"#,
    #"<for each="row" in="data.products.chunked(2)"><Text>\(row[0].1️⃣prise)</Text></for>"#,
    #"<Text style="padding(\(data.products[0].1️⃣prise))">a</Text>"#,
    #"<Text id="\(data.products[0].1️⃣prise)">a</Text>"#,
  ])
  func everyPlace(_ body: String) {
    let source = page(body)
    let loaded = LoadedSource(SiteSource(source))
    let result = loaded.compile()
    let found = (loaded.bag.diagnostics + result.diagnostics).filter { $0.severity == .error }
    #expect(found.map(\.code) == [.unknownMember])
    #expect(found.first?.message.hasSuffix("has no 'prise'; did you mean 'price'?") == true)
    #expect(found.first?.range?.range.lowerBound == loaded.source.marks.first?.range.lowerBound)
    #expect(found.first?.fixIts.first?.replacement == "price")
  }

  @Test func keyPaths() {
    expectMistakes(
      page(#"<Text>\(data.products.sorted(by: 1️⃣\.prise).count)</Text>"#),
      "unknown-member: an element has no 'prise'; did you mean 'price'?")
    expectMistakes(
      page(#"<Text>\(data.products.sum(of: 1️⃣\.size.with))</Text>"#),
      "unknown-member: an element has no 'with'; did you mean 'width'?")
  }

  @Test func valuesWithoutMembers() {
    expectMistakes(
      page(#"<Text>\(data.products[0].price.1️⃣amount)</Text>"#),
      "unknown-member: 'data.products[0].price' is a number and has no 'amount'")
    expectMistakes(
      page(#"<Text>\(data.products.1️⃣frist == nil)</Text>"#),
      "unknown-member: 'data.products' is a list and has no 'frist'; did you mean 'first'?")
  }

  @Test func resolvedReferences() {
    expectMistakes(
      page(
        #"""
        <for each="s" in="data.shop.shelves">
          <for each="p" in="s.items"><Text>\(p.price), \(p.1️⃣prise)</Text></for>
          <Text>\(s.first.name), \(s.first.2️⃣nam)</Text>
        </for>
        """#),
      "unknown-member: 'p' has no 'prise'; did you mean 'price'?",
      "unknown-member: 's.first' has no 'nam'; did you mean 'name'?")
  }

  @Test func props() {
    expectMistakes(
      """
      <Text>a</Text>
      -- components/Card.vml --
      ---
      props: { product: Product, tags: [string], any: any, object: object }
      ---
      <Text>\\(product.1️⃣prise) \\(tags.first ?? "") \\(any.a.b) \\(object.a)</Text>
      \(types)
      """,
      "unknown-member: 'product' has no 'prise'; did you mean 'price'?")
  }

  @Test func itemsOfPages() {
    expectMistakes(
      page(
        #"<Text>\(item.1️⃣nam)</Text>"#,
        front: "---\neach: data.products\npath: /p/\\(item.sku)\n---\n"),
      "unknown-member: 'item' has no 'nam'; did you mean 'name'?")
    expectMistakes(
      page(
        #"<Text>\(item.name)</Text>"#,
        front: "---\neach: data.products\npath: /p/\\(item.1️⃣skuu)\n---\n"),
      "unknown-member: 'item' has no 'skuu'; did you mean 'sku'?")
    expectMistakes(
      page(
        #"<for each="p" in="item"><Text>\(p.1️⃣nam)</Text></for>"#,
        front: "---\neach: data.products\npaginate: 10\n---\n"),
      "unknown-member: 'p' has no 'nam'; did you mean 'name'?")
    expectMistakes(
      page(
        #"<Text>\(item.1️⃣nam)</Text>"#,
        front: "---\neach: rows.offers\npath: /p/\\(item.sku)\n---\n"),
      "unknown-member: 'item' has no 'nam'; did you mean 'name'?")
    expectMistakes(
      page("<Text>a</Text>", front: "---\neach: data.products.map(1️⃣\\.skuu)\npath: /p\n---\n"),
      "unknown-member: an element has no 'skuu'; did you mean 'sku'?")
  }

  @Test func frontMatter() {
    expectMistakes(
      """
      -- content/blog/a.vml --
      ---
      title: A
      teaser: B
      ---
      <Text>\\(page.title) \\(page.teaser) \\(page.path)</Text>
      <if test="false"><Text>\\(page.1️⃣titel)</Text></if>
      \(types)
      """,
      "unknown-member: 'page' has no 'titel'; did you mean 'title'?")
  }

  @Test func computedValues() {
    expectMistakes(
      """
      <Text>a</Text>
      \(types)
      collections:
        cheap: data.products.filter { $0.1️⃣prise < 10 }
      """,
      "unknown-member: '$0' has no 'prise'; did you mean 'price'?")
  }

  /// Where nothing is known nothing is said.
  @Test func unknownTypes() {
    expectSite(
      page(
        #"""
        <for each="x" in="data.other"><Text>\(x.anything.at.all)</Text></for>
        <let name="data" value="[]"/>
        <for each="x" in="data"><Text>\(x.products.whatever)</Text></for>
        <for each="p" in="[]"><Text>\(p.prise)</Text></for>
        """#) + "\n-- content/other.yaml --\n[]", makes: [:])
  }

  // MARK: Nil

  @Test(arguments: [
    (#"<Text>\(1️⃣p.note)</Text>"#, "'p.note'"),
    (#"<Text>\(1️⃣p.size.width)</Text>"#, "'p.size'"),
    (#"<Text opacity="\(1️⃣p.note + "a")">a</Text>"#, "'p.note'"),
    (#"<Text>\("\(1️⃣p.note)")</Text>"#, "'p.note'"),
    (#"<if test="p.note != nil"><Text>a</Text><else/><Text>\(1️⃣p.note)</Text></if>"#, "'p.note'"),
    (#"<if test="p.note != nil"><Text>a</Text></if><Text>\(1️⃣p.note)</Text>"#, "'p.note'"),
    (
      #"<if test="p.note != nil"><for each="p" in="data.products"><Text>\(1️⃣p.note)</Text></for></if>"#,
      "'p.note'"
    ),
  ])
  func optionalWhereAValueIsNeeded(_ body: String, _ subject: String) {
    expectMistakes(
      page(#"<for each="p" in="data.products">\#(body)</for>"#),
      "unexpected-nil: \(subject) may be nil")
  }

  @Test(arguments: [
    #"<if test="p.note != nil"><Text>\(p.note)</Text></if>"#,
    #"<if test="p.note == nil"><Text>a</Text><else/><Text>\(p.note)</Text></if>"#,
    #"<if test="p.note == nil || p.note.isEmpty"><Text>a</Text><else/><Text>\(p.note)</Text></if>"#,
    #"<if test="p.note != nil && p.note.count > 3"><Text>\(p.note)</Text></if>"#,
    #"<if test="!(p.note?.isEmpty ?? true)"><Text>\(p.note)</Text></if>"#,
    #"<Text>\(p.note == nil ? "" : p.note)</Text>"#,
    #"<Text>\(p.note ?? "")</Text>"#,
    #"<Text>\(p.size?.width ?? 0)</Text>"#,
    #"<Text title="\(p.note)">\(data.products.first.name)</Text>"#,
    #"<if test="!p.tags.isEmpty"><Text>\(p.tags.first)</Text></if>"#,
    #"<Text>\(data.products.lookup(where: \.sku, equals: p.sku).name)</Text>"#,
    #"<let name="note" value="p.note"/><if test="note != nil"><Text>\(note)</Text></if>"#,
  ])
  func testedForNil(_ body: String) {
    let source = page(#"<for each="p" in="data.products">\#(body)</for>"#)
    let loaded = LoadedSource(SiteSource(source))
    #expect((loaded.bag.diagnostics + loaded.compile().diagnostics).map(\.message) == [])
  }
}
