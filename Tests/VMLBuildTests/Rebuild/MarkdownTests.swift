import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Pages of Markdown, and what a second build makes of their changes.
struct MarkdownTests {
  private func site() throws -> TestSite {
    try TestSite(
      """
      -- content/index.vml --
      <Text>home</Text>
      -- content/help.md --
      # Help

      Ask [us](ask.md).
      -- content/ask.md --
      - one
      - two
      -- content/item.yaml --
      text: "*a*"
      """)
  }

  @Test func pagesBecomeViews() async throws {
    let built = try await site().build()
    #expect(built.messages.isEmpty)
    #expect(built.body("ios/help.vml")?.contains(#"<Text markdown="Ask [us](/ask)."/>"#) == true)
    #expect(built.body("ios/help.vml")?.contains(#"<Text id="help" markdown="Help""#) == true)
  }

  @Test func onlyAnEditedPageIsCompiled() async throws {
    let site = try site()
    try await site.buildAgain()
    try site.change("-- content/ask.md --\nNothing *more*.\n")
    let again = try await site.buildAgain()
    #expect(again.compiledDocumentCount == 1)
    #expect(try text("help", of: site).contains("Ask"))
    #expect(try text("ask", of: site).contains("Nothing *more*."))
  }

  @Test func aComponentOfTheSiteTakesThePlace() async throws {
    let site = try site()
    try await site.buildAgain()
    let own = "---\nprops: { text: string, level: integer }\n---\n"
    try site.change(
      "-- components/MarkdownHeading.vml --\n\(own)<Text>\\(level) \\(text)</Text>\n")
    try await site.buildAgain()
    #expect(try text("help", of: site).contains(#"<Text id="help">1 Help</Text>"#))
    try site.change(
      "-- components/MarkdownHeading.vml --\n\(own)<Text>\\(text), \\(level)</Text>\n")
    #expect(try await site.buildAgain().compiledDocumentCount == 1)
    #expect(try text("help", of: site).contains("Help, 1"))
    try site.remove("components/MarkdownHeading.vml")
    try await site.buildAgain()
    #expect(try text("help", of: site).contains(#"markdown="Help""#))
  }

  @Test func theFirstAndTheLastPageOfMarkdown() async throws {
    let site = try site()
    try site.remove("content/help.md")
    try site.remove("content/ask.md")
    try await site.buildAgain()
    try site.change("-- content/new.md --\n> a\n")
    try await site.buildAgain()
    #expect(try text("new", of: site).contains(#"<Text markdown="a"/>"#))
    try site.remove("content/new.md")
    try await site.buildAgain()
  }

  @Test func textsOfDataAreDrawn() async throws {
    let site = try site()
    try site.change("-- content/index.vml --\n<markdown text=\"\\(data.item.text)\"/>\n")
    try await site.buildAgain()
    #expect(try text("index", of: site).contains(#"<Text markdown="*a*"/>"#))
    try site.change("-- content/item.yaml --\ntext: |\n  > b\n\n  - [ ] c\n")
    try await site.buildAgain()
    #expect(try text("index", of: site).contains(#"<Text markdown="b"/>"#))
  }

  private func text(_ page: String, of site: TestSite) throws -> String {
    try site.output()["1/ios/\(page).vml"] ?? ""
  }

  @Test(
    arguments: [
      ("<markdown/>", "'markdown' needs the attribute 'text'"),
      ("<markdown txt=\"a\"/>", "'markdown' has no attribute 'txt'; did you mean 'text'?"),
      ("<markdown text=\"a\">b</markdown>", "'markdown' holds nothing"),
      ("<markdown text=\"\\(data.none)\"/>", "there is no data 'none'"),
    ])
  func mistakesOfTheInstruction(page: String, message: String) async throws {
    let site = try site()
    try site.change("-- content/index.vml --\n\(page)\n")
    let messages = try await site.build().messages
    #expect(messages.contains { $0.hasPrefix("error content/index.vml: ") })
    if !message.contains("none") { #expect(messages.contains { $0.hasSuffix(message) }) }
  }

  @Test func aSiteWithoutMarkdownSaysSo() async throws {
    let site = try TestSite("-- content/index.vml --\n<markdown text=\"a\"/>\n")
    #expect(
      try await site.build().messages == [
        "error content/index.vml: the site draws no Markdown"
      ])
    try site.write("name: a\nversion: \"1\"\ntargets: [ios]\nmarkdown: true\n", to: "site.yaml")
    #expect(try await site.build().messages.isEmpty)
  }

  @Test func mistakesAreAtTheirPlaces() async throws {
    let site = try site()
    try site.change("-- content/ask.md --\n---\ntitle: A\n---\na\n\nb <u>c</u>\n")
    let report = try await site.build().report
    let range = report.diagnostics.first?.range?.range
    #expect(range == 22..<25)
  }

  @Test func brokenLinksAreTold() async throws {
    let site = try site()
    try site.change("-- content/ask.md --\na\n\nb [c](none.md) [d](help.md#nowhere)\n")
    #expect(lines(of: try await check(site)) == ["broken-link content/ask.md:3"])
  }

  @Test func invalidTextIsAnError() async throws {
    let site = try site()
    try site.write([0x61, 0xFF], to: "content/ask.md")
    #expect(try await site.build().messages.contains { $0.hasPrefix("error content/ask.md") })
  }

  @Test func twoPagesOfOnePathAreAnError() async throws {
    let site = try site()
    try site.change("-- content/help.vml --\n<Text>a</Text>\n")
    #expect(try await site.build().messages.contains { $0.contains("/help") })
  }
}
