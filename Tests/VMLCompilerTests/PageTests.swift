import Testing
import VMLCompiler
import VMLMarkup

/// Source language, 1: pages.
@Suite struct PageTests {
  @Test func viewsAlone() {
    expectSite(
      "<Text>Hi</Text>",
      makes: ["/": "<!doctype swiftui+vml>\n<vml><body><Text>Hi</Text></body></vml>\n"])
  }

  @Test func wholeDocument() {
    expectSite(
      """
      <!doctype swiftui+vml>
      <vml>
        <head><Text template="launch">L</Text></head>
        <body><Text>Hi</Text></body>
      </vml>
      """,
      makes: [
        "/": "<!doctype swiftui+vml>\n<vml><head><Text template=\"launch\">L</Text></head>"
          + "<body><Text>Hi</Text></body></vml>\n"
      ])
  }

  @Test func prettyDocument() {
    expectSite(
      "<VStack><Text>a</Text><Spacer/></VStack>",
      makes: [
        "/": """
        <!doctype swiftui+vml>
        <vml>
          <body>
            <VStack>
              <Text>a</Text>
              <Spacer/>
            </VStack>
          </body>
        </vml>

        """
      ], layout: .pretty)
  }

  @Test func emptyPage() {
    expectSite("", makes: ["/": "<!doctype swiftui+vml>\n<vml><body/></vml>\n"])
    expectSite("---\ntitle: x\n---\n", makes: ["/": "<!doctype swiftui+vml>\n<vml><body/></vml>\n"])
  }

  @Test func textWithoutView() {
    expectMistakes("1️⃣Hi", "bare-text: text stands outside of any view")
    expectMistakes(
      "<!doctype swiftui+vml><vml><body>1️⃣Hi</body></vml>",
      "bare-text: text stands outside of any view")
  }

  @Test func documentInsideViews() {
    expectMistakes(
      "<VStack><1️⃣body/></VStack>",
      "document-structure: 'body' cannot stand inside views")
  }

  // MARK: Front matter

  @Test func frontMatterIsPage() {
    expectBody(
      "---\ntitle: Hello\ntags: [a, b]\nmore: { deep: 7 }\n---\n"
        + #"<Text>\(page.title) \(page.tags.count) \(page.more.deep) \(page.path)</Text>"#,
      "<Text>Hello 2 7 /</Text>")
  }

  @Test func frontMatterMayInterpolate() {
    expectBody(
      #"""
      ---
      title: "\\(site.brand)!"
      list: ["\\(1 + 1)", { key: '\(site.brand.uppercased())' }]
      ---
      <Text>\(page.title) \(page.list[0]) \(page.list[1].key)</Text>
      -- site.yaml --
      name: T
      params: { brand: Acme }
      """#,
      "<Text>Acme! 2 ACME</Text>")
  }

  @Test func frontMatterKeepsBackslashes() {
    expectBody(
      #"""
      ---
      title: 'a\b \\(c)'
      ---
      <Text>\(page.title)</Text>
      """#,
      #"<Text>a\b \(c)</Text>"#)
  }

  @Test func openInterpolationInFrontMatter() {
    expectMistakes(
      #"""
      ---
      title: 1️⃣'\(a'
      ---
      """#, "unclosed-interpolation: expected ')' to end an interpolation")
  }

  @Test func frontMatterIsAnObject() {
    expectMistakes(
      "---\n1️⃣[a]\n---\n<Text/>",
      "wrong-kind: front matter must be an object of keys and values, not a list")
  }

  @Test func openFrontMatter() {
    expectMistakes(
      "1️⃣---\ntitle: a\n<Text/>",
      "unclosed-front-matter: expected a line '---' to end this front matter")
  }

  @Test func globalsOfPages() {
    expectBody(
      #"""
      <Text>\(site.a) \(data.products[0].name) \(target.name) \(target.os) \(locale == nil)</Text>
      -- content/products.yaml --
      - name: Lamp
      -- site.yaml --
      name: T
      targets: { kiosk: { os: ios, minimum: "18.0" } }
      params: { a: 1 }
      """#,
      "<Text>1 Lamp kiosk ios true</Text>")
  }

  @Test func minimumOfTarget() {
    expectBody(
      #"""
      <Text>\(target.minimum ?? "none")</Text>
      -- site.yaml --
      name: T
      targets: { ios: { minimum: "17.0" } }
      """#, "<Text>17.0</Text>")
    expectBody(#"<Text>\(target.minimum ?? "none")</Text>"#, "<Text>none</Text>")
  }

  // MARK: Paths

  @Test(arguments: [
    ("content/index.vml", "/", "index.vml"), ("content/a.vml", "/a", "a.vml"),
    ("content/a/b.vml", "/a/b", "a/b.vml"), ("content/shop/index.vml", "/shop/", "shop/index.vml"),
    ("content/reindex.vml", "/reindex", "reindex.vml"),
  ])
  func pathOfFile(_ file: String, _ path: String, _ output: String) {
    let result = expectSite("-- \(file) --\n<Text/>", makes: [:])
    #expect(result.paths.map(\.path) == [path])
    #expect(result.paths.map(\.file) == [output])
  }

  @Test func pathOfFrontMatter() {
    let result = expectSite("---\npath: /a/b\n---\n<Text/>", makes: [:])
    #expect(result.paths.map(\.file) == ["a/b.vml"])
  }

  @Test func indexMayMoveItsFolder() {
    let result = expectSite(
      "-- content/shop/index.vml --\n---\npath: /store/\n---\n<Text/>", makes: [:])
    #expect(result.paths.map(\.file) == ["store/index.vml"])
  }

  @Test(arguments: [
    ("/a/", "only an index page's path may end with '/'"), ("a", "it must begin with '/'"),
    ("", "it must begin with '/'"), ("/a//b", "two '/' stand in a row"),
    ("/a/../b", "'..' would lead out of the site"), ("/./b", "'.' would lead out of the site"),
    ("/.well-known", "a part of it begins with '.'"), ("/a.vml", "it is given without '.vml'"),
    ("/a?b", "it has a '?', which no path may have"),
    ("/a#b", "it has a '#', which no path may have"),
    ("/a b:c", "it has a ':', which no path may have"),
    ("/" + String(repeating: "x", count: 201), "a part of it is longer than 200 bytes"),
    (String(repeating: "/xx", count: 400), "it is longer than 1000 bytes"),
  ])
  func invalidPath(_ path: String, _ problem: String) {
    expectMistakes(
      "-- content/p.vml --\n---\npath: 1️⃣'\(path)'\n---\n<Text/>",
      "invalid-path: '\(path)' cannot be a page's path: \(problem)")
  }

  @Test func fileThatIsNoPath() {
    expectMistakes(
      "-- content/a?b.vml --\n1️⃣<Text/>",
      "invalid-path: '/a?b' cannot be a page's path: it has a '?', which no path may have")
  }

  // MARK: Items

  static let products = """
    -- content/products.yaml --
    - { slug: lamp, name: Lamp }
    - { slug: sofa, name: Sofa }
    """

  @Test func documentForEachItem() {
    expectSite(
      #"""
      -- content/product.vml --
      ---
      each: data.products
      path: /products/\(item.slug)
      title: "\\(itemIndex): \\(item.name)"
      ---
      <Text>\(page.title) \(item.name) \(itemIndex) \(page.path)</Text>
      """# + "\n" + Self.products,
      makes: [
        "/products/lamp":
          "<!doctype swiftui+vml>\n<vml><body><Text>0: Lamp Lamp 0 /products/lamp</Text></body></vml>\n",
        "/products/sofa":
          "<!doctype swiftui+vml>\n<vml><body><Text>1: Sofa Sofa 1 /products/sofa</Text></body></vml>\n",
      ])
  }

  @Test func eachOfNothing() {
    let result = expectSite("---\neach: '[]'\npath: /a\n---\n<Text/>", makes: [:])
    #expect(result.paths.isEmpty)
  }

  @Test func eachNeedsPath() {
    expectMistakes(
      "---\neach: 1️⃣'[1]'\n---\n<Text/>".replacing("1️⃣'", with: "'1️⃣"),
      "each-without-path: a page with 'each' needs a 'path' of its own")
  }

  @Test func eachIsAList() {
    expectMistakes(
      "---\neach: 1️⃣3\npath: /a\n---\n<Text/>",
      "wrong-kind: 'each' must be a string, not an integer")
    expectMistakes(
      "---\neach: 1️⃣site\npath: /a\n---\n<Text/>",
      "not-a-list: expected a list, but 'site' is an object")
  }

  @Test func pathOfItemThatIsNil() {
    expectMistakes(
      #"""
      ---
      each: "[nil, 'a']"
      path: /p/1️⃣\(item)
      ---
      <Text/>
      """#.replacing(#"1️⃣\(item"#, with: #"\(1️⃣item"#), "value-without-text: nil has no text")
  }

  @Test func componentsDoNotSeeItems() {
    expectMistakes(
      #"""
      ---
      each: "[1]"
      path: /p/\(item)
      ---
      <A/>
      -- components/A.vml --
      <Text>\(1️⃣item)</Text>
      """#, "unknown-variable: there is no variable 'item' here")
  }

  // MARK: Layouts

  static let shell = """
    -- components/Shell.vml --
    <NavigationStack><slot/></NavigationStack>
    -- components/Bare.vml --
    <Group><slot/></Group>
    """

  @Test func layoutOfPage() {
    expectBody(
      "---\nlayout: Shell\n---\n<Text/>\n\(Self.shell)",
      "<NavigationStack><Text/></NavigationStack>")
  }

  @Test func layoutOfSite() {
    expectBody(
      "<Text/>\n\(Self.shell)\n-- site.yaml --\nname: T\nlayout: Shell",
      "<NavigationStack><Text/></NavigationStack>")
  }

  @Test func pageMayChooseAnotherLayout() {
    expectBody(
      "---\nlayout: Bare\n---\n<Text/>\n\(Self.shell)\n-- site.yaml --\nname: T\nlayout: Shell",
      "<Group><Text/></Group>")
  }

  @Test func pageWithoutLayout() {
    expectBody(
      "---\nlayout: none\n---\n<Text/>\n\(Self.shell)\n-- site.yaml --\nname: T\nlayout: Shell",
      "<Text/>")
  }

  @Test func layoutSeesPage() {
    expectBody(
      #"""
      ---
      layout: Titled
      title: Hi
      ---
      <Text/>
      -- components/Titled.vml --
      <VStack><Text>\(page.title)</Text><slot/></VStack>
      """#, "<VStack><Text>Hi</Text><Text/></VStack>")
  }

  @Test func layoutOfWholeDocument() {
    expectBody(
      "---\nlayout: Shell\n---\n<!doctype swiftui+vml><vml><body><Text/></body></vml>\n\(Self.shell)",
      "<NavigationStack><Text/></NavigationStack>")
  }

  @Test func layoutHasNamedSlots() {
    expectBody(
      """
      ---
      layout: Titled
      ---
      <Text template="title">T</Text><Spacer/>
      -- components/Titled.vml --
      <VStack><slot name="title"/><slot/></VStack>
      """, "<VStack><Text>T</Text><Spacer/></VStack>")
  }

  @Test func unknownLayout() {
    expectMistakes(
      "---\nlayout: 1️⃣Shel\n---\n<Text/>\n\(Self.shell)",
      "unknown-component: there is no component 'Shel' for this layout; did you mean 'Shell'?")
  }

  @Test func layoutWithProps() {
    expectMistakes(
      "---\nlayout: 1️⃣A\n---\n<Text/>\n-- components/A.vml --\n---\nprops: { a: string, b: string? }\n---\n<slot/>",
      "missing-prop: nothing gives 'A' its prop 'a' here")
  }

  // MARK: Targets

  @Test func targetsOfPage() {
    let result = expectSite("---\ntargets: [macos]\n---\n<Text/>", makes: [:])
    #expect(result.documents.map(\.document.variants) == [[1]])
  }

  @Test func targetsKeepTheSitesOrder() {
    let result = expectSite("---\ntargets: [visionos, ios]\n---\n<Text/>", makes: [:])
    #expect(result.documents.map(\.document.variants) == [[0], [2]])
  }

  @Test func unknownTargetOfPage() {
    expectMistakes(
      "---\ntargets: [1️⃣mac]\n---\n<Text/>",
      "unknown-target: the site has no target 'mac'")
    expectMistakes(
      "---\ntargets: 1️⃣ios\n---\n<Text/>",
      "wrong-kind: 'targets' must be a list, not a string")
  }
}
