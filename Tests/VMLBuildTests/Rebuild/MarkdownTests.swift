import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport
import VMLWatch

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

  @Test func theFirstAndTheLastPageOfAWatchedSite() async throws {
    let site = try TestSite("<Text>home</Text>\n")
    var watched = try WatchedTestSite(site)
    try await watched.rebuild(.everything, "first")
    for text in ["# New\n\n- a\n", "# Newer\n"] {
      try site.write(text, to: "content/new.md")
      try await watched.rebuild(.paths(["content/new.md"]), "\(text)")
      #expect(try self.text("new", of: site).contains(text.contains("er") ? "Newer" : "New"))
    }
    try site.remove("content/new.md")
    try await watched.rebuild(.paths(["content/new.md"]), "removed")
    try site.write("> back\n", to: "content/back.md")
    try await watched.rebuild(.paths(["content/back.md"]), "back")
    #expect(try text("back", of: site).contains(#"<Text markdown="back"/>"#))
  }

  /// So many that each thread compiles with a site of its own.
  @Test func aThousandPages() async throws {
    let site = try TestSite("<Text>home</Text>\n")
    for index in 0..<1000 {
      try site.write(
        "# Page \(index)\n\nIt has *\(index)*.\n\n- a\n- [b](p\(index / 2).md)\n",
        to: "content/p\(index).md")
    }
    let report = try await site.buildAgain { $0.jobs = 3 }
    #expect(report.errorCount == 0 && report.compiledDocumentCount == 1001)
    #expect(try text("p999", of: site).contains("It has *999*."))
    try site.write("Nothing.\n", to: "content/p500.md")
    #expect(try await site.buildAgain { $0.jobs = 3 }.compiledDocumentCount == 1)
    let item = "---\nprops: { marker: string }\n---\n<HStack><slot/></HStack>\n"
    try site.change("-- components/MarkdownItem.vml --\n\(item)")
    #expect(try await site.buildAgain { $0.jobs = 3 }.errorCount == 0)
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
