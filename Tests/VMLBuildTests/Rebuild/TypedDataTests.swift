import Testing
import VMLBuild
import VMLTestSupport

/// Types for data files and front matter, and data as tables and lines.
struct TypedDataTests {
  private let site: TestSite

  init() throws {
    site = try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      types:
        Category: { id: string, name: string }
        Product: { sku: string, price: number(0...), category: Id, note: "string?" }
        Id: ref(categories, id)
        Post: { title: string, tags: "[string]?" }
      data:
        products: { type: "[Product]", unique: sku }
        categories: [Category]
        blog/: Post
      -- content/categories.yaml --
      - { id: lamps, name: Lamps }
      -- content/products.csv --
      sku,price,category,note
      a-1,40,lamps,
      "a-2",4.5,lamps,"large, ""red"" one"
      -- content/events.jsonl --
      {"day": 1}

      {"day": 2}
      -- content/index.vml --
      <Text>\\(data.products.sum(of: \\.price)) \\(data.products.last.note ?? "")</Text>
      -- content/events.vml --
      <Text>\\(data.events.last.day)</Text>
      -- content/blog/first.vml --
      ---
      title: First
      ---
      <Text>\\(page.title)</Text>
      """)
  }

  @Test func valuesAreThoseOfTheirTypes() async throws {
    let built = try await site.build()
    #expect(built.messages == [])
    #expect(built.body("ios/index.vml") == #"<Text>44.5 large, "red" one</Text>"#)
    #expect(built.body("ios/events.vml") == "<Text>2</Text>")
  }

  /// An object with a list's type and nothing else is no type of an object.
  @Test func aTypeMayStandInAnObject() async throws {
    let yaml = "name: Test\nversion: \"1\"\ntargets: [ios]\n"
    try site.write(
      yaml + "types: { E: { day: integer(2...) } }\ndata: { events: { type: \"[E]\" } }\n",
      to: "site.yaml")
    let messages = try await site.build().messages
    #expect(messages.count { $0.hasPrefix("error content/events.jsonl: ") } == 1)
    // Of a type with a mistake nothing more is told.
    try site.write(
      yaml + "types: { E: { day: intger } }\ndata: { events: { type: \"[E]\", unique: day } }\n",
      to: "site.yaml")
    #expect(try await site.build().messages.count == 1)
  }

  /// Each mistake is told once, at its line, and not at the pages that read it.
  @Test func mistakesAreToldInTheData() async throws {
    try site.change(
      """
      -- content/products.csv --
      sku,price,category,note
      a-1,-40,lamps,
      a-1,4,lamps,
      """)
    try await expectRefused(
      site,
      "error content/products.csv: 'price' is of type 'number(0...)', and the string '-40' …",
      "error content/products.csv: two items have the sku 'a-1'")
    try site.change(
      """
      -- content/products.csv --
      sku,price,category,note
      a-1,40,lamp,round
      """)
    try await expectRefused(
      site,
      "error content/products.csv: no item of 'data.categories' has the id 'lamp', which "
        + "'category' refers to; did you mean 'lamps'?")
  }

  @Test func frontMatterHasTheTypeOfItsFolder() async throws {
    try site.change(
      """
      -- content/blog/first.vml --
      ---
      titel: First
      tags: new
      ---
      <Text>Hello</Text>
      """)
    try await expectRefused(
      site,
      "error content/blog/first.vml: 'title' is missing",
      "error content/blog/first.vml: there is no 'titel' in its type; did you mean 'title'?",
      "error content/blog/first.vml: 'tags' is of type '[string]', and the string 'new' …"
    )
  }

  private func resolve(_ keys: String) throws {
    try site.change(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      types:
        Category: { id: string, name: string }
        Product: { sku: string, price: number, category: "ref(categories, id)?", note: "string?" }
        Set: { name: string, parts: "[ref(products, sku)]" }
      data:
        products: { type: "[Product]", unique: sku, resolve: \(keys) }
        sets: { type: "[Set]", resolve: parts }
        categories: [Category]
      -- content/sets.yaml --
      - { name: Both, parts: [a-2, a-1] }
      -- content/index.vml --
      <let name="category" value="data.products.first.category"/>
      <Text>\\(category?.name ?? ""), \\(data.sets.first.parts.map(\\.price).sum())</Text>
      <Text>\\(data.sets.first.parts.first.category ?? "")</Text>
      """)
  }

  @Test func referencesAreResolved() async throws {
    try resolve("category")
    let built = try await site.build()
    #expect(built.messages == [])
    #expect(built.body("ios/index.vml") == "<Text>Lamps, 44.5</Text><Text>lamps</Text>")
    try await site.buildAgain("the first")
    try site.change("-- content/categories.yaml --\n- { id: lamps, name: Lights }")
    try await site.buildAgain("another name of what is referred to")
    #expect(try await site.build().body("ios/index.vml")?.contains("Lights, 44.5") == true)
    try site.change("-- content/products.csv --\nsku,price,category,note\na-1,4,,\na-2,1,lamps,")
    try await site.buildAgain("nothing to refer to")
  }

  @Test func whatCannotBeResolved() async throws {
    try resolve("[sku, categry]")
    try await expectRefused(
      site, "error site.yaml: 'sku' refers to no other data",
      "error site.yaml: the items have no 'categry'; did you mean 'category'?")
  }

  @Test func typesOfWhatIsNotThere() async throws {
    try site.remove("content/products.csv")
    try await expectRefused(
      site, "error content/index.vml: 'data' has no 'products'",
      "error site.yaml: there is no data file 'content/products'")
  }

  /// A second build says and makes what a first one would.
  @Test func editsAreBuiltAsACleanSite() async throws {
    try await site.buildAgain("the first")
    try site.change(
      """
      -- content/categories.yaml --
      - { id: lights, name: Lights }
      """)
    try await site.buildAgain("a reference leads nowhere")
    try site.change(
      """
      -- content/categories.yaml --
      - { id: lamps, name: Lights }
      """)
    try await site.buildAgain("and is there again")
    try site.write("sku,price,category,note\na-3,1,lamps,\n", to: "content/products.csv")
    try await site.buildAgain("another table")
    try site.write("{\"day\": 3}\n", to: "content/events.jsonl")
    try await site.buildAgain("other lines")
    try site.write("---\ntitel: x\n---\n<Text>a</Text>", to: "content/blog/first.vml")
    try await site.buildAgain("front matter of another type")
    try site.write("---\ntitle: x\n---\n<Text>a</Text>", to: "content/blog/first.vml")
    try await site.buildAgain("front matter of its type")
  }

  /// What is remembered of a list follows the list.
  @Test func indicesFollowTheData() async throws {
    let rows = { (offset: Int) in
      (0..<100).map {
        "- { n: \($0 + offset), even: \(($0 + offset) % 2 == 0), tags: [t\($0 % 3)] }\n"
      }
      .joined()
    }
    try site.write(rows(0), to: "content/rows.yaml")
    try site.write(
      """
      ---
      each: data.rows
      path: /rows/\\(item.n)
      ---
      <Text>\\(data.rows.filter(where: \\.even, equals: item.even).count)</Text>
      <Text>\\(data.rows.lookup(where: \\.n, equals: 7.0)?.n ?? 0)</Text>
      <Text>\\(data.rows.group(by: \\.tags).count)</Text>
      <Text>\\(data.rows.unique(by: \\.even).map(\\.n).joined(", "))</Text>
      """, to: "content/row.vml")
    let built = try await site.build()
    #expect(built.messages == [])
    #expect(
      built.body("ios/rows/5.vml")
        == "<Text>50</Text><Text>7</Text><Text>3</Text><Text>0, 1</Text>")
    try await site.buildAgain("the first")
    try site.write(rows(1), to: "content/rows.yaml")
    try await site.buildAgain("other rows")
  }
}
