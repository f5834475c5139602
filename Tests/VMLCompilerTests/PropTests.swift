import Testing
import VMLDiagnostics

/// Source language, 3: the props of components.
@Suite struct PropTests {
  /// A call of a component with one prop `a`, which shows its value.
  private func site(
    _ type: String, _ call: String, shows: String? = nil, page: String = ""
  ) -> String {
    let shows = shows ?? (type.hasSuffix("?") ? #"\(a ?? "")"# : #"\(a)"#)
    return """
      \(page)<A \(call)/>
      -- components/A.vml --
      ---
      props:
        a: \(type)
      ---
      <Text>\(shows)</Text>
      """
  }

  @Test(arguments: [
    ("string", "x &amp; y", "x &amp; y"), ("string", "7", "7"), ("string", "", ""),
    ("number", "7", "7"), ("number", "-0.5", "-0.5"), ("number", " 1e3 ", "1000.0"),
    ("integer", "-12", "-12"), ("boolean", "true", "true"), ("boolean", "false", "false"),
    ("color", "red", "red"), ("color", ".red", "red"), ("color", "#FF0000", "#FF0000"),
    ("color", "#ff000080", "#ff000080"),
    ("url", "https://a.example/b?c=d", "https://a.example/b?c=d"),
    ("date", "2025-01-31", "2025-01-31"), ("date", "2025-01-31T10:00:00Z", "2025-01-31T10:00:00Z"),
    ("symbol", "star.fill", "star.fill"), ("symbol", ".leading", "leading"),
    ("enum(a, b-c)", "b-c", "b-c"), ("enum(a, b)", ".a", "a"), ("any", "x", "x"),
    ("string?", "x", "x"), ("integer?", "3", "3"),
  ])
  func literal(_ type: String, _ text: String, _ shown: String) {
    let body = shown.isEmpty ? "<Text/>" : "<Text>\(shown)</Text>"
    expectBody(site(type, "a=\"\(text)\""), body)
  }

  @Test(arguments: [
    ("number", "x"), ("number", "1e999"), ("number", ""), ("integer", "1.5"), ("integer", ""),
    ("boolean", "yes"), ("boolean", "True"), ("color", "#ff"), ("color", "#ggffff"),
    ("color", "a b"), ("color", ""), ("url", "a b"), ("url", ""), ("date", "31.1.2025"),
    ("date", "2025-13-01"), ("date", "2025-00-10"), ("date", "2025-02-29"),
    ("symbol", "a b"), ("symbol", "a..b"), ("symbol", ""), ("enum(a, b)", "c"), ("'[string]'", "a"),
    ("object", "a"), ("integer?", "x"),
  ])
  func literalOfAnotherType(_ type: String, _ text: String) {
    expectMistakes(
      site(type, "a=\"1️⃣\(text)\""),
      "wrong-prop-type: prop 'a' is of type '\(type.filter { $0 != "'" })', and '\(text)' does not fit"
    )
  }

  @Test(arguments: [
    ("string", #""a""#, "a"), ("string", "7", "7"), ("string", "1.5", "1.5"),
    ("string", "true", "true"),
    ("number", "7", "7"), ("number", "1.5", "1.5"), ("number", #""2""#, "2"),
    ("integer", "7", "7"), ("integer", "7.0", "7"), ("integer", #""7""#, "7"),
    ("boolean", "1 < 2", "true"), ("boolean", #""false""#, "false"), ("color", #""red""#, "red"),
    ("url", #""a:b""#, "a:b"), ("date", #""2025-01-31""#, "2025-01-31"),
    ("symbol", #""star.fill""#, "star.fill"), ("enum(a, b)", #""a""#, "a"), ("any", "7", "7"),
  ])
  func value(_ type: String, _ expression: String, _ shown: String) {
    expectBody(site(type, #"a="\(\#(expression))""#), "<Text>\(shown)</Text>")
  }

  @Test(arguments: [
    ("string", "[1]", "a list"), ("number", #""x""#, "the string 'x'"),
    ("number", "true", "the boolean true"),
    ("integer", "1.5", "the number 1.5"), ("boolean", "1", "the integer 1"),
    ("color", "1", "the integer 1"),
    ("string", "nil", "nil"), ("'[integer]'", "[1, nil]", "a list"),
    ("'[integer]'", "1", "the integer 1"),
    ("object", "[1]", "a list"), ("enum(a, b)", #""c""#, "the string 'c'"),
  ])
  func valueOfAnotherType(_ type: String, _ expression: String, _ found: String) {
    expectMistakes(
      site(type, #"a="\(1️⃣\#(expression))""#),
      "wrong-prop-type: prop 'a' is of type '\(type.filter { $0 != "'" })', and \(found) does not fit"
    )
  }

  @Test func references() {
    func site(_ page: String) -> String {
      page + """

        -- site.yaml --
        name: T
        types: { Line: { product: "ref(products, sku)", n: integer } }
        -- components/A.vml --
        ---
        props: { a: "ref(products, sku)?" }
        ---
        <Text>\\(a ?? "-")</Text>
        -- components/B.vml --
        ---
        props: { lines: [Line] }
        ---
        <Text>\\(lines.count)</Text>
        -- components/C.vml --
        ---
        props: { a: "ref(nowhere, sku)" }
        ---
        <Text>\\(a)</Text>
        -- content/products.yaml --
        - { sku: AB1, name: Lamp }
        - { sku: 7, name: Shade }
        -- content/orders.yaml --
        - { product: AB1, n: 1 }
        - { product: AB2, n: 2 }
        """
    }
    expectBody(
      site(#"<A a="AB1"/><A a="7"/><A a="\(7)"/><A/>"#),
      "<Text>AB1</Text><Text>7</Text><Text>7</Text><Text>-</Text>")
    let result = expectMistakes(
      site(#"<A a="1️⃣AB2"/><B lines="\(2️⃣data.orders)"/><C a="3️⃣x"/>"#),
      "wrong-prop-type: prop 'a' is of type 'ref(products, sku)?', and 'AB2' does not fit; did you mean 'AB1'?",
      "wrong-prop-type: prop 'lines' is of type '[Line]', and a list does not fit",
      "wrong-prop-type: prop 'a' is of type 'ref(nowhere, sku)', and 'x' does not fit")
    #expect(
      result.diagnostics.compactMap(\.notes.first?.message).sorted() == [
        "no item of 'data.products' has the sku 'AB2'",
        "no item of 'data.products' has the sku 'AB2', which '[1].product' refers to; did you mean 'AB1'?",
        "the data have no list 'nowhere'",
      ])
  }

  @Test func listsAndObjects() {
    expectBody(
      site("'[integer]'", #"a="\([1, "2", 3.0])""#, shows: #"\(a.count) \(a[1] + a[2])"#),
      "<Text>3 5</Text>")
    expectBody(
      site("[string]", #"a="\([1, "b"])""#, shows: #"\(a.joined("-"))"#), "<Text>1-b</Text>")
    expectBody(
      site("object", #"a="\(page)""#, shows: #"\(a.path)"#), "<Text>/</Text>")
    expectBody(
      site("'[[integer]]'", #"a="\([[1], [2, 3]])""#, shows: #"\(a[1][1])"#), "<Text>3</Text>")
    expectBody(
      site("'[string?]'", #"a="\(["x", nil])""#, shows: #"\(a[1] == nil)"#), "<Text>true</Text>")
  }

  @Test func severalSegmentsAreAText() {
    expectBody(site("string", #"a="x\(1)y""#), "<Text>x1y</Text>")
    expectBody(site("integer", #"a="1\(2)""#), "<Text>12</Text>")
  }

  // MARK: Defaults and nil

  @Test func defaultValue() {
    expectBody(site("{ type: string, default: Member }", ""), "<Text>Member</Text>")
    expectBody(site("{ type: integer, default: 3 }", #"a="4""#), "<Text>4</Text>")
    expectBody(site("{ type: integer, default: 3 }", #"a="\(nil)""#), "<Text>3</Text>")
    expectBody(
      site("{ type: '[string]', default: [x, y] }", "", shows: #"\(a.joined(""))"#),
      "<Text>xy</Text>")
    expectBody(site("{ type: color, default: .red }", ""), "<Text>red</Text>")
  }

  @Test func optionalIsNil() {
    let shows = #"\(a ?? "none")"#
    expectBody(site("string?", "", shows: shows), "<Text>none</Text>")
    expectBody(site("string?", #"a="\(nil)""#, shows: shows), "<Text>none</Text>")
    expectBody(site("any", "", shows: shows), "<Text>none</Text>")
    expectBody(site("{ type: string?, default: x }", "", shows: shows), "<Text>x</Text>")
  }

  @Test func missingProp() {
    expectMistakes(
      site("string", "").replacing("<A", with: "<1️⃣A"),
      "missing-prop: component 'A' needs the prop 'a'")
  }

  @Test func missingPropIsReportedOncePerCall() {
    expectMistakes(
      #"<for each="i" in="1...5"><1️⃣A/></for>"#
        + "\n-- components/A.vml --\n---\nprops: { a: string }\n---\n<Text/>",
      "missing-prop: component 'A' needs the prop 'a'")
  }

  @Test func unknownProp() {
    expectMistakes(
      site("string?", #"1️⃣b="1""#), "unknown-prop: component 'A' has no prop 'b'")
    expectMistakes(
      "<A 1️⃣titel=\"\"/>\n-- components/A.vml --\n---\nprops: { title: string? }\n---\n<Text/>",
      "unknown-prop: component 'A' has no prop 'titel'; did you mean 'title'?")
  }

  @Test func mistakesOfACallAreAllReported() {
    expectMistakes(
      #"<A 1️⃣x="" 2️⃣y=""><Text>\(3️⃣z)</Text></A>"# + "\n-- components/A.vml --\n<slot/>",
      "unknown-prop: component 'A' has no prop 'x'", "unknown-prop: component 'A' has no prop 'y'",
      "unknown-variable: there is no variable 'z' here")
  }

  @Test func bareAttributeIsTrue() {
    let result = expectMistakes(
      "<A 1️⃣on/>\n-- components/A.vml --\n---\nprops: { on: boolean }\n---\n<Text>\\(on)</Text>",
      "bare-attribute: attribute 'on' has no value; it is read as \"true\"")
    #expect(result.text("/", 0)?.contains("<Text>true</Text>") == true)
  }

  // MARK: Declarations

  @Test func typesThatAreNone() {
    expectMistakes(
      site("1️⃣strin", "a=\"\""), "undefined-type: 'strin' is not a type; did you mean 'string'?",
      at: #_sourceLocation)
    for type in ["'enum()'", "'[string'", "'????????????string'", "'[[[[[[[[[[a]]]]]]]]]]'"] {
      expectMistakes(
        site(type.replacing("'", with: "'1️⃣", maxReplacements: 1), "a=\"\""),
        "type-syntax: '\(type.filter { $0 != "'" })' is not a type")
    }
    let deep = String(repeating: "[", count: 30_000) + String(repeating: "]", count: 30_000)
    for type in [deep, "string" + String(repeating: "?", count: 60_000)] {
      expectMistakes(
        site("'1️⃣\(type)'", "a=\"\""), "type-syntax: '\(type.prefix(40))…' is not a type")
    }
    expectMistakes(
      site("1️⃣7", "a=\"\""), "wrong-kind: the type of 'a' must be a type, not an integer")
    expectMistakes(
      "<Text/>\n-- components/A.vml --\n---\nprops:\n  1️⃣a: { default: 1 }\n---\n<Text/>",
      "prop-declaration: prop 'a' has no type")
    expectMistakes(
      "<Text/>\n-- components/A.vml --\n---\nprops:\n  a: { type: string, 1️⃣defualt: 1 }\n---\n<Text/>",
      "unknown-key: prop 'a' has no key 'defualt'; did you mean 'default'?")
  }

  @Test func defaultOfAnotherType() {
    expectMistakes(
      site("{ type: integer, default: 1️⃣x }", ""),
      "prop-declaration: the default of 'a' is not of its type 'integer'")
  }

  @Test(arguments: ["id", "class", "children", "page", "a-b", "1a", "true"])
  func namesThatAreTaken(_ name: String) {
    expectMistakes(
      "<Text/>\n-- components/A.vml --\n---\nprops:\n  1️⃣'\(name)': string\n---\n<Text/>",
      "prop-declaration: '\(name)' cannot name a prop")
  }

  @Test func frontMatterOfComponents() {
    expectMistakes(
      "<Text/>\n-- components/A.vml --\n---\n1️⃣prop: {}\n---\n<Text/>",
      "unknown-key: a component has no key 'prop'; did you mean 'props'?")
    expectMistakes(
      "<Text/>\n-- components/A.vml --\n---\nprops: 1️⃣[a]\n---\n<Text/>",
      "wrong-kind: 'props' must be an object of names and types, not a list")
    expectMistakes(
      "<Text/>\n-- components/A.vml --\n1️⃣<!doctype swiftui+vml>\n<Text/>",
      "document-structure: a component is views alone, not a whole document")
  }

  @Test func descriptionsAndUses() {
    let button = """
      -- components/Btn.vml --
      ---
      description: The button for the main action.
      deprecated: use 'MainButton'
      props:
        label: { type: string, renamed: title, description: Says what is done. }
        tone: { type: string?, deprecated: the sheet decides }
      ---
      <Text>\\(label)</Text>
      """
    let result = expectMistakes(
      "<1️⃣Btn 2️⃣title=\"a\" 3️⃣tone=\"b\"/>\n" + button,
      "deprecated: the component 'Btn' is deprecated",
      "deprecated: the prop 'title' of 'Btn' is now called 'label'",
      "deprecated: the prop 'tone' of 'Btn' is deprecated")
    #expect(!result.documents.isEmpty)
    let fixes = result.diagnostics.flatMap(\.fixIts)
    #expect(fixes.map(\.replacement) == ["label"])
    expectMistakes(
      "<1️⃣Btn 2️⃣title=\"a\" 3️⃣label=\"b\"/>\n" + button,
      "deprecated: the component 'Btn' is deprecated",
      "deprecated: the prop 'title' of 'Btn' is now called 'label'",
      "unknown-prop: the prop 'label' of 'Btn' is given twice")
  }

  @Test func formerNamesThatAreTaken() {
    expectMistakes(
      """
      <Text/>
      -- components/A.vml --
      ---
      props:
        b: string
        1️⃣a: { type: string, renamed: b }
      ---
      <Text/>
      """,
      "prop-declaration: 'a' cannot have been called 'b': another prop is")
    expectMistakes(
      """
      <Text/>
      -- components/A.vml --
      ---
      props:
        a: { type: string, renamed: c }
        1️⃣b: { type: string, renamed: c }
      ---
      <Text/>
      """,
      "prop-declaration: 'b' cannot have been called 'c': another prop is")
  }

  @Test func brokenComponentIsReportedOnce() {
    let result = expectMistakes(
      "<A><Text/></A>\n-- components/A.vml --\n<Text>\\(1️⃣)</Text>",
      "expression-syntax: expected a value, found the end")
    #expect(result.documents.isEmpty)
  }
}
