import Testing

struct MarkdownDocumentTests {
  private let text = """
    # A
    <!-- site: one compact -->
    ```vml content/a.vml
    <Text/>
    ```
    `ios`
    ```vml body ios/a.vml
    ```
    <!-- /site -->
    ```sh
    make
    ```
    <!-- table: cascade -->

    | a | b |
    |---|---|
    | `x` | y |
    """

  @Test func sitesBlocksAndTables() throws {
    let document = MarkdownDocument("a.md", text)
    #expect(document.mistakes == [])
    let site = try #require(document.sites.first)
    #expect(site.name == "one" && site.options == ["compact"] && site.blocks.count == 2)
    #expect(site.blocks[0].words == ["content/a.vml"] && site.blocks[0].text == "<Text/>\n")
    #expect(site.blocks[1].text == "" && site.blocks[1].line == 7)
    #expect(document.looseBlocks.map(\.language) == ["sh"])
    let row = try #require(document.tables.first?.rows.first)
    #expect(row.line == 17 && row.code(0) == "x" && row.code(1) == nil && row.code(2) == nil)
  }

  @Test func linesAreReplacedFromTheBottom() throws {
    let document = MarkdownDocument("a.md", text)
    let blocks = try #require(document.sites.first).blocks
    let changed = document.text(replacing: [
      LineReplacement(lines: blocks[0].lines, text: "<A>\n</A>"),
      LineReplacement(lines: blocks[1].lines, text: "<B/>"),
    ])
    let again = MarkdownDocument("a.md", changed)
    #expect(again.sites.first?.blocks.map(\.text) == ["<A>\n</A>\n", "<B/>\n"])
    #expect(again.looseBlocks.map(\.text) == ["make\n"])
  }

  @Test(arguments: [
    "```vml\n<Text/>", "<!-- site: a -->", "<!-- /site -->", "  ```sh\n", "<!-- site: a b! -->",
    "<!-- table: cascade -->\n\ntext",
  ])
  func marksThatDoNotFit(_ text: String) {
    #expect(MarkdownDocument("a.md", text).mistakes.count == 1)
  }

  @Test func whatStandsInABody() {
    #expect(
      body(of: "<vml>\n  <body>\n    <A>\n      <B/>\n    </A>\n  </body>\n</vml>\n")
        == "<A>\n  <B/>\n</A>\n")
    #expect(body(of: "<vml>\n  <body/>\n</vml>\n") == "")
    #expect(body(of: "<vml><body/></vml>\n") == nil)
  }
}
