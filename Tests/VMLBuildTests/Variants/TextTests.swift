import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport
import VMLTools

/// Texts of `locales/`, in pages, components and layouts.
struct TextTests {
  /// A site in English, Polish and Arabic whose page has some body.
  private func site(
    _ body: String, _ files: String = "", locales: String = "[en, pl, ar]"
  ) throws -> TestSite {
    try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios, macos]
      locales: \(locales)
      -- content/index.vml --
      \(body)
      \(files)
      """)
  }

  private static let carts = #"""
    -- locales/en.yaml --
    cart:
      empty: Your cart is empty
      items: { =0: nothing, one: '\(count) item', other: '\(count) items' }
    -- locales/pl.yaml --
    cart:
      empty: Koszyk jest pusty
      items:
        one: \(count) rzecz
        few: \(count) rzeczy
        many: \(count) rzeczy wiele
        other: \(count) rzeczy inne
    -- locales/ar.yaml --
    cart:
      empty: سلتك فارغة
      items:
        zero: لا شيء
        one: عنصر واحد
        two: عنصران
        few: \(count) عناصر
        many: \(count) عنصرًا
        other: \(count) عنصر
    """#

  /// Expects the body of the page in each locale, for the first target, and nothing to be said.
  private func expectBodies(
    _ site: TestSite, _ expected: KeyValuePairs<String, String>, target: String = "ios",
    messages: [String] = [], at location: SourceLocation = #_sourceLocation
  ) async throws {
    let built = try await site.build(at: location)
    #expect(built.messages == messages, sourceLocation: location)
    for (locale, body) in expected {
      #expect(
        built.body("\(target)/\(locale)/index.vml") == body, "\(locale)", sourceLocation: location)
    }
  }

  @Test func textsInThreeLocales() async throws {
    try await expectBodies(
      site("<Text>@cart.empty</Text>", Self.carts + "\n"),
      [
        "en": "<Text>Your cart is empty</Text>", "pl": "<Text>Koszyk jest pusty</Text>",
        "ar": "<Text>سلتك فارغة</Text>",
      ])
  }

  @Test func pluralsInThreeLocales() async throws {
    let site = try site(
      #"<for each="n" in="[0, 1, 2, 3, 5, 11, 22, 100]"><Text>@cart.items(count: n)</Text></for>"#,
      Self.carts)
    func body(_ texts: String...) -> String { texts.map { "<Text>\($0)</Text>" }.joined() }
    try await expectBodies(
      site,
      [
        "en": body(
          "nothing", "1 item", "2 items", "3 items", "5 items", "11 items", "22 items",
          "100 items"),
        "pl": body(
          "0 rzeczy wiele", "1 rzecz", "2 rzeczy", "3 rzeczy", "5 rzeczy wiele",
          "11 rzeczy wiele", "22 rzeczy", "100 rzeczy wiele"),
        "ar": body(
          "لا شيء", "عنصر واحد", "عنصران", "3 عناصر", "5 عناصر", "11 عنصرًا", "22 عنصرًا",
          "100 عنصر"),
      ])
  }

  @Test func amountsWithFractions() async throws {
    let site = try site(
      #"""
      <Text>@cart.items(count: 1.5)</Text><Text>@cart.items(count: 1.0)</Text>
      <Text>@cart.items(count: "1")</Text><Text>@cart.items(count: -1)</Text>
      """#, Self.carts)
    let built = try await site.build()
    #expect(built.messages == [])
    #expect(
      built.body("ios/en/index.vml")
        == "<Text>1.5 items</Text><Text>1.0 items</Text><Text>1 item</Text><Text>-1 item</Text>")
    #expect(
      built.body("ios/pl/index.vml")?.hasPrefix(
        "<Text>1.5 rzeczy inne</Text><Text>1.0 rzeczy inne</Text><Text>1 rzecz</Text>") == true)
  }

  @Test func whereTextsAreLookedUp() async throws {
    let texts = """
      -- locales/en.yaml --
      a: A text
      b-c: { d_1: Deep, 2: Second }
      """
    let page = #"""
      <Text>
        @a
      </Text>
      <Button title="@a"/>
      <Label title="@b-c.d_1" systemImage="@a"/>
      <Link destination="@a">@b-c.2</Link>
      <Text id="@a" tag="@a" class="@a">@a()</Text>
      <Image systemName="@a" label="@a"/>
      <if test="true"><Text><if test="true">@a</if></Text></if>
      <Text>\("@a")</Text>
      <Text>@\("a")</Text>
      <Text>Mail @a</Text>
      <Text>@a.</Text>
      <Text>@2x</Text>
      <Text>@ a</Text>
      <Text>@a b</Text>
      <Text>@a(x) and more</Text>
      <Text>@@a</Text>
      <Text>@@\("a")</Text>
      <Button title="@@a"/>
      <Text>@</Text>
      <Text>&#64;a</Text>
      """#
    let built = try await site(page, texts, locales: "[en]").build()
    #expect(built.messages.allSatisfy { !$0.hasPrefix("error") }, "\(built.messages)")
    let body = try #require(built.body("ios/en/index.vml"))
    #expect(
      body.components(separatedBy: "><").joined(separator: ">\n<")
        == #"""
        <Text>A text</Text>
        <Button title="A text"/>
        <Label systemImage="@a" title="Deep"/>
        <Link destination="@a">Second</Link>
        <Text id="@a" tag="@a">A text</Text>
        <Image label="A text" systemName="@a"/>
        <Text>A text</Text>
        <Text>@a</Text>
        <Text>@a</Text>
        <Text>Mail @a</Text>
        <Text>@a.</Text>
        <Text>@2x</Text>
        <Text>@ a</Text>
        <Text>@a b</Text>
        <Text>@a(x) and more</Text>
        <Text>@a</Text>
        <Text>@a</Text>
        <Button title="@a"/>
        <Text>@</Text>
        <Text>A text</Text>
        """#)
  }

  @Test func propsOfComponentsAndLayouts() async throws {
    let files = #"""
      -- components/Card.vml --
      ---
      props: { title: string, note: string?, link: url?, tone: any }
      ---
      <Text tag="\(link)">\(title)|\(note ?? "none")|\(tone)</Text>
      -- components/Shell.vml --
      <VStack><Text>@a</Text><slot/></VStack>
      -- locales/en.yaml --
      a: A text
      hello: Hello, \(name)!
      """#
    let page = #"""
      ---
      layout: Shell
      ---
      <Card title="@hello(name: 'Ada')" link="@a" tone="@a"/>
      <Card title="@@a" note="@a" tone="x"/>
      """#
    try await expectBodies(
      site(page, files, locales: "[en]"),
      [
        "en": #"<VStack><Text>A text</Text><Text tag="@a">Hello, Ada!|none|@a</Text>"#
          + "<Text>@a|A text|x</Text></VStack>"
      ])
  }

  @Test func argumentsAreExpressions() async throws {
    let files = #"""
      -- content/products.yaml --
      - { name: Lamp, price: 12.5 }
      - { name: 'Bulb "x"', price: 3 }
      -- locales/en.yaml --
      price: '\(name.uppercased()) for \(price, specifier: "%.2f") EUR'
      both: '\(a)\(b ?? "-")'
      """#
    let page = #"""
      <for each="p" in="data.products"><Text>@price(name: p.name, price: p.price * 2)</Text></for>
      <Text>@both(a: 1 &lt; 2 ? "y" : "n", b: nil)</Text>
      <Text>@both( a : "\(1 + 1), )" , b : [1,2].count )</Text>
      <Button title="@both(a: ')', b: '&quot;')"/>
      """#
    try await expectBodies(
      site(page, files, locales: "[en]"),
      [
        "en": "<Text>LAMP for 25.00 EUR</Text><Text>BULB \"X\" for 6.00 EUR</Text>"
          + "<Text>y-</Text><Text>2, )2</Text><Button title=\")&quot;\"/>"
      ])
  }

  /// One text is written twice where locales that share it format values in two ways.
  @Test func formatsFollowTheDocument() async throws {
    let files = #"""
      -- locales/de.yaml --
      n: '\(count.formatted()) am \(day.formatted(.medium))'
      -- locales/ar.yaml --
      n: '\(count.formatted()) \(day.formatted(.medium))'
      """#
    let page = "<Text>@n(count: 1234.5, day: '2026-12-01')</Text>"
    try await expectBodies(
      site(page, files, locales: "[de, de-CH, ar]"),
      [
        "de": "<Text>1.234,5 am 01.12.2026</Text>",
        "ar": "<Text>١٬٢٣٤٫٥ ٠١‏/١٢‏/٢٠٢٦</Text>",
        "de-CH": "<Text>1’234.5 am 01.12.2026</Text>",
      ])
  }

  @Test func noTextBecomesCode() async throws {
    let files = #"""
      -- locales/en.yaml --
      evil: '</Text><Button action="x"/>&amp;\(name)'
      quote: '" onclick="\(name)'
      """#
    let page = #"""
      <Text>@evil(name: "&lt;b>&amp;quot;\\(1)")</Text><Button title="@quote(name: '&lt;')"/><Text>@evil(name: "@evil")</Text>
      """#
    try await expectBodies(
      site(page, files, locales: "[en]"),
      [
        "en":
          #"<Text>&lt;/Text&gt;&lt;Button action="x"/&gt;&amp;amp;&lt;b&gt;&amp;quot;\(1)</Text>"#
          + #"<Button title="&quot; onclick=&quot;&lt;"/>"#
          + #"<Text>&lt;/Text&gt;&lt;Button action="x"/&gt;&amp;amp;@evil</Text>"#
      ])
  }

  @Test func stringsOfStyles() async throws {
    let files = #"""
      -- locales/en.yaml --
      title: A title's
      hello: Hello, \(name)!
      -- components/Box.vml --
      <VStack style='accessibilityLabel("@title")'><slot/></VStack>
      """#
    let page = #"""
      <VStack style='navigationTitle("@title");padding(8);help("@hello(name: page.path)")'/>
      <VStack style="navigationTitle(&quot;@@title&quot;);accessibilityLabel('@title and more')"/>
      <VStack style='overlay(Text("@title"));font(.custom("@title", size: 12));padding(\(4))'/>
      <VStack style='overlay(Label("@title", systemImage: "@title"));navigationTitle("a" + "@title")'/>
      <Box style='help("@title")'/>
      """#
    let built = try await site(page, files, locales: "[en]").build()
    #expect(built.messages.filter { $0.hasPrefix("error") } == [])
    let title = "&quot;A title's&quot;"
    #expect(
      built.body("ios/en/index.vml")?.replacing("><", with: ">\n<")
        == """
        <VStack style="navigationTitle(\(title));padding(8);help(&quot;Hello, /!&quot;)"/>
        <VStack style="navigationTitle(&quot;@title&quot;);accessibilityLabel(&quot;@title and more&quot;)"/>
        <VStack style="overlay(Text(\(title)));font(.custom(&quot;@title&quot;, size: 12));padding(4)"/>
        <VStack style="overlay(Label(\(title), systemImage: &quot;@title&quot;));navigationTitle(&quot;a&quot; + &quot;@title&quot;)"/>
        <VStack style="accessibilityLabel(\(title));help(\(title))"/>
        """)
  }

  @Test func sheetsOfPagesAreNoTexts() async throws {
    let page = """
      <!doctype swiftui+vml>
      <vml>
        <head><Style>@target ios { .a { bold(); } }</Style></head>
        <body><Text class="a">@a</Text></body>
      </vml>
      """
    try await expectBodies(
      site(page, "-- locales/en.yaml --\na: A", locales: "[en]"),
      ["en": #"<Text style="bold()">A</Text>"#])
  }

  // MARK: Fallbacks

  @Test func localesFallBack() async throws {
    let files = """
      -- locales/fr.yaml --
      a: A fr
      b: B fr
      -- locales/fr-CA.yaml --
      a: A fr-CA
      c: C fr-CA
      -- locales/en.yaml --
      a: A en
      b: B en
      c: C en
      """
    func body(_ texts: String...) -> String { texts.map { "<Text>\($0)</Text>" }.joined() }
    try await expectBodies(
      site(
        "<Text>@a</Text><Text>@b</Text><Text>@c</Text>", files, locales: "[en, fr-CA, fr-BE, en-GB]"
      ),
      [
        "en": body("A en", "B en", "C en"), "en-GB": body("A en", "B en", "C en"),
        "fr-CA": body("A fr-CA", "B fr", "C fr-CA"), "fr-BE": body("A fr", "B fr", "C en"),
      ], messages: ["warning locales/en.yaml: 'c' has no text in fr-BE"])
  }

  @Test func theFirstLocaleThatHasAText() async throws {
    let files = """
      -- locales/pl.yaml --
      a: A pl
      b:
      -- locales/ar.yaml --
      a:
      """
    try await expectBodies(
      site("<Text>@a</Text><Text>@b</Text>", files),
      [
        "en": "<Text>A pl</Text><Text>b</Text>", "ar": "<Text>A pl</Text><Text>b</Text>",
      ],
      messages: [
        "warning content/index.vml: no locale has a text 'b'",
        "warning site.yaml: no file has texts for the locale 'en'",
        "warning site.yaml: no file has texts for the locale 'ar'",
      ])
  }

  @Test func scriptsAreLanguagesOfTheirOwn() async throws {
    let files = """
      -- locales/zh-Hans.yaml --
      a: 简
      -- locales/en.yaml --
      a: en
      """
    try await expectBodies(
      site("<Text>@a</Text>", files, locales: "[en, zh-Hans-SG, zh-Hant]"),
      ["zh-Hans-SG": "<Text>简</Text>", "zh-Hant": "<Text>en</Text>"],
      messages: ["warning site.yaml: no file has texts for the locale 'zh-Hant'"])
  }

  @Test func withoutLocalesNothingIsLookedUp() async throws {
    let site = try TestSite(
      """
      -- content/index.vml --
      <Text>@a</Text><Button title="@@a"/>
      -- locales/en.yaml --
      [this is not even: YAML
      """)
    let built = try await site.build()
    #expect(
      built.messages == [
        "warning locales: 'locales/' is not read, since site.yaml names no locales"
      ])
    #expect(built.body("ios/index.vml") == #"<Text>@a</Text><Button title="@@a"/>"#)
  }

  @Test func whatDoesNotDifferIsShared() async throws {
    let files = """
      -- content/plain.vml --
      <Text>Lamp</Text>
      -- content/brand.vml --
      <Text>@brand</Text>
      -- locales/en.yaml --
      a: A
      brand: Acme
      -- locales/pl.yaml --
      a: Ą
      brand: Acme
      """
    let site = try site("<Text>@a</Text>", files, locales: "[en, pl]")
    let built = try await site.build()
    #expect(built.messages == [])
    func copies(of name: String) throws -> Int {
      let numbers = try ["en", "pl"].map { locale in
        try FileManager.default.attributesOfItem(
          atPath: site.path + "/dist/1/ios/\(locale)/\(name).vml")[.systemFileNumber] as? Int
      }
      return Set(numbers).count
    }
    #expect(try copies(of: "index") == 2)
    #expect(try copies(of: "plain") == 1)
    #expect(try copies(of: "brand") == 1)
    #expect(built.body("macos/pl/brand.vml") == "<Text>Acme</Text>")
  }

  /// Of what could not be read nothing more is said.
  @Test func mistakesInFilesAreToldOnce() async throws {
    let built = try await site(
      "<Text>@a</Text><Text>@b(x: 1)</Text><Text>@c.d</Text>",
      #"""
      -- locales/en.yaml --
      a: [1]
      b: '\(1 +)'
      c: { d: { one: x } }
      -- locales/pl.yaml --
      a: A
      """#
    ).build()
    #expect(
      built.messages == [
        "error locales/en.yaml: 'a' must be a text or a group of texts, not a list",
        "error locales/en.yaml: expected a value, found the end",
        "error locales/en.yaml: a text with forms for amounts needs 'other'",
      ])
  }

  @Test func aFileThatCannotBeRead() async throws {
    let built = try await site(
      "<Text>@a</Text><Text>@b</Text>", "-- locales/en.yaml --\na: [1\n-- locales/pl.yaml --\na: A"
    ).build()
    #expect(built.messages.count == 1 && built.report.diagnostics.first?.code == .yamlSyntax)
  }

  @Test(arguments: [
    ("@a(", "expected ')' to end the arguments of a text"),
    ("@a(1)", "expected an argument's name and ':', found '1'"),
    ("@a(b c)", "expected an argument's name and ':', found 'c'"),
    ("@a(b: 1 c: 2)", "expected ',' or ')' after an argument, found 'c'"),
    ("@a(b: 1,)", "expected an argument's name and ':', found ')'"),
    ("@a(b: 1, b: 2)", "'b' is given twice"),
    ("@a(b: 1, c: 2)", "the text 'a' has no argument 'c'"),
    ("@a", "the text 'a' needs the argument 'b'"),
    ("@a(b: )", "expected a value, found ')'"),
    ("@a(b: nope)", "there is no variable 'nope' here"),
    ("@a(b: nil)", "nil has no text"),
    ("@a(b: [1])", "a list has no text"),
    ("@n(count: 'x')", "the string 'x' is no amount, which selects the form of 'n'"),
    ("@n(count: true)", "the boolean true is no amount, which selects the form of 'n'"),
    ("@m(b: 'x')", "'+' cannot join a string and an integer"),
  ]) func mistakesInUses(_ text: String, _ message: String) async throws {
    let files = #"""
      -- locales/en.yaml --
      a: '\(b)'
      n: { one: '\(count)', other: '\(count)' }
      m: '\(b + 1)'
      """#
    for page in ["<Text>\(text)</Text>", "<Button title=\"\(text)\"/>"] {
      let built = try await site(page, files, locales: "[en]").build()
      #expect(built.messages.count == 1, "\(built.messages)")
      #expect(built.messages.first?.hasSuffix(": " + message) == true, "\(built.messages)")
    }
  }

  @Test func argumentsWithoutEnd() async throws {
    let files = """
      -- locales/en.yaml --
      long: \(String(repeating: "x\\(a)", count: 2000))
      """
    let built = try await site(
      #"<Text>@long(a: "\#(String(repeating: "y", count: 2000))")</Text>"#, files, locales: "[en]"
    ).build()
    #expect(
      built.messages == ["error content/index.vml: this text comes to more than 1048576 bytes"])
  }

  // MARK: Commands

  @Test func inspectAndExplainInALocale() async throws {
    let site = try site("<Text class=\"a\">@cart.empty</Text>", Self.carts)
    var inspection = InspectionOptions(file: site.path + "/content/index.vml")
    inspection.variant.locale = "pl"
    let text = try await inspectFile(inspection, standardInput: nil).text
    #expect(String(decoding: text ?? [], as: UTF8.self).contains("Koszyk jest pusty"))
  }
}
