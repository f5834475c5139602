import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Documents and files that would stand in each other's way.
@Suite struct BuildConflictTests {
  private func site(_ text: String) async throws -> TestSite {
    let site = try TestSite("<Text>a</Text>")
    try await site.build()
    try site.change(text)
    return site
  }

  @Test func twoPagesWithOnePath() async throws {
    let site = try await site(
      "-- content/a.vml --\n<Text/>\n-- content/b.vml --\n---\npath: /a\n---\n<Text/>\n")
    try await expectRefused(site, "error content/b.vml: two documents have the path '/a'")
    let diagnostic = try #require(try await site.build().report.diagnostics.first)
    #expect(diagnostic.range?.range.lowerBound == 10)
    #expect(diagnostic.notes.first?.range != nil)
  }

  @Test func itemsWithOnePath() async throws {
    let site = try await site(
      """
      -- content/a.vml --
      ---
      each: '[1, 2, 1]'
      path: /a/\\(item)
      ---
      <Text/>
      """)
    try await expectRefused(site, "error content/a.vml: two documents have the path '/a/1'")
  }

  @Test(arguments: [
    ("/lamp", "/Lamp"), ("/ÉTÉ", "/été"), ("/e\u{301}", "/\u{E9}"), ("/E\u{301}", "/\u{E9}"),
    ("/\u{1E9B}\u{323}", "/\u{1E9B}\u{323}"),
  ])
  func pathsThatAreOneFileToSomeSystems(first: String, second: String) async throws {
    let site = try await site(
      """
      -- content/a.vml --
      ---
      path: \(first)
      ---
      -- content/b.vml --
      ---
      path: \(second)
      ---
      """)
    let same = first.utf8.elementsEqual(second.utf8)
    try await expectRefused(
      site,
      "error content/b.vml: "
        + (same
          ? "two documents have the path '\(first)'"
          : "the paths '\(first)' and '\(second)' are the same file to some systems"))
  }

  @Test func hundredThousandItemsWithOnePathAreToldInFew() async throws {
    let site = try await site(
      """
      -- content/a.vml --
      ---
      each: '1...2000'
      path: /a
      ---
      <Text/>
      """)
    let built = try await site.build()
    // They say the same of the same place.
    #expect(built.messages.count == 2)
    #expect(built.messages.first == "error: and 1899 more documents or files have to share a file")
  }

  @Test func aFileWhereADocumentNeedsAFolder() async throws {
    let site = try await site(
      "-- content/lamps --\nnot a folder\n-- content/a.vml --\n---\npath: "
        + "/lamps/one\n---\n<Text/>\n"
    )
    try await expectRefused(
      site,
      "error content/a.vml: the path '/lamps/one' needs a folder where the file 'content/lamps' is")
  }

  @Test func aFileInOtherCaseWhereADocumentNeedsAFolder() async throws {
    let site = try await site(
      "-- content/Lamps --\nnot a folder\n-- content/a.vml --\n---\npath: "
        + "/lamps/x/one\n---\n<Text/>\n"
    )
    try await expectRefused(
      site,
      "error content/a.vml: the path '/lamps/x/one' needs a folder where the file "
        + "'content/Lamps' is"
    )
  }

  @Test func filesThatAreOneToSomeSystems() async throws {
    let site = try await site("-- content/A.png --\na\n-- content/a.png --\nb\n")
    try await expectRefused(
      site,
      "error content/a.png: the file 'content/A.png' and the file 'content/a.png' are the same "
        + "file "
        + "to some systems")
  }

  @Test func aDocumentBelowAFolderWithTheManifestsName() async throws {
    let site = try await site("-- content/a.vml --\n---\npath: /Manifest.json/a\n---\n<Text/>\n")
    try await expectRefused(
      site,
      "error content/a.vml: the path '/Manifest.json/a' needs a folder 'manifest.json', which "
        + "is the "
        + "name of the output's own list")
    // Elsewhere the name is like any other.
    try site.change("-- content/a.vml --\n---\npath: /a/manifest.json/a\n---\n<Text/>\n")
    #expect(try await site.build().report.errorCount == 0)
  }

  @Test(arguments: ["back\\slash.png", "bell\u{7}.png", "line\nfeed.png"])
  func aFileThatCannotBeCopied(name: String) async throws {
    let site = try TestSite("<Text>a</Text>")
    try await site.build()
    try site.write("x", to: "content/\(name)")
    try await expectRefused(
      site, "error content/\(name): 'content/\(name)' cannot be copied to the output: …")
  }

  @Test func conflictsLeaveFreeFilesAloneWhereTheBuildKeepsGoing() async throws {
    let site = try TestSite("<Text>a</Text>\n-- content/lamps --\nold\n")
    try await site.build()
    try site.change(
      "-- content/lamps --\nnew\n-- content/a.vml --\n---\npath: /lamps/one\n---\n<Text/>\n"
        + "-- content/b.txt --\nb\n")
    let built = try await site.build { $0.keepsGoing = true }
    #expect(built.report.errorCount == 1)
    #expect(built.documents.keys.sorted() == ["ios/b.txt", "ios/index.vml", "ios/lamps"])
    #expect(built.files["ios/lamps"] == "old\n")
  }

  @Test func aFolderMayHaveTheNameOfADocument() async throws {
    let site = try await site(
      "-- content/lamps.vml --\n<Text/>\n-- content/lamps/one.vml --\n<Text/>\n")
    let built = try await site.build()
    #expect(built.messages == [])
    #expect(
      built.documents.keys.sorted() == ["ios/index.vml", "ios/lamps.vml", "ios/lamps/one.vml"])
  }
}
