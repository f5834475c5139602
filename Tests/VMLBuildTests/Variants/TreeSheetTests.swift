import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLOutput
import VMLTestSupport
import VMLWatch

/// Sheets that a build makes for a tree from the styles of all its pages.
struct TreeSheetTests {
  private func site() throws -> TestSite {
    try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: { ios: , live: { os: ios, format: lvn-0.4 } }
      styles: [styles/main.vss]
      locales: [en, de]
      -- styles/main.vss --
      .title { bold(); }
      .wide { padding(8); }
      @locale de { .title { italic(); } }
      -- locales/en.yaml --
      hello: Hello
      -- locales/de.yaml --
      hello: Hallo
      -- content/index.vml --
      <Text class="title">@hello</Text>
      -- content/a/b.vml --
      <Text class="wide">B</Text>
      -- content/logo.txt --
      x
      """)
  }

  private func keys(_ site: TestSite, _ tree: String = "en") throws -> [String] {
    let files = try site.folder.contents(of: "site/dist/1/live/\(tree)")
    let sheet = try #require(files["stylesheet.json"])
    let value = try JSONSerialization.jsonObject(with: Data(sheet.utf8)) as? [String: Any]
    return try #require(value).keys.sorted()
  }

  @Test func eachTreeHasOneSheet() async throws {
    let site = try site()
    let report = try await site.buildAgain()
    #expect(report.diagnostics.map(\.message) == [])
    #expect(try keys(site) == ["bold()", "padding(8)"])
    #expect(try keys(site, "de") == ["bold()", "italic()", "padding(8)"])
    let files = try site.folder.contents(of: "site/dist/1")
    #expect(files["live/en/index.swiftui.neex"] == "<Text style=\"bold()\">Hello</Text>\n")
    #expect(files["live/manifest.json"]?.contains(#""mediaType": "text/swiftui""#) == true)
    #expect(files.contains { $0.key.hasPrefix("live/") && $0.value.contains("en/stylesheet.json") })
    #expect(!files.keys.contains { $0.hasPrefix("ios/") && $0.hasSuffix("stylesheet.json") })
  }

  /// A build that goes on from the last one makes the sheets of a clean one, and needs no page that
  /// is as it was.
  @Test func editsOfAllKinds() async throws {
    let site = try site()
    try await site.buildAgain()
    try site.write("<Text style=\"opacity(0.5)\">A</Text>", to: "content/index.vml")
    var report = try await site.buildAgain("page")
    #expect(report.compiledDocumentCount == 4)
    #expect(try keys(site) == ["opacity(0.5)", "padding(8)"])
    try site.write("<Text class=\"wide\">@hello</Text>", to: "content/index.vml")
    report = try await site.buildAgain("a style of another page")
    #expect(try keys(site) == ["padding(8)"])
    try site.write(".title { bold(); } .wide { padding(9); }", to: "styles/main.vss")
    try await site.buildAgain("sheet")
    #expect(try keys(site) == ["padding(9)"])
    try site.remove("content/a/b.vml")
    try await site.buildAgain("removed")
    try site.write("<Text>@hello</Text>", to: "content/index.vml")
    try await site.buildAgain("no style")
    #expect(try keys(site) == [])
    report = try await site.buildAgain("nothing")
    #expect(report.compiledDocumentCount == 0)
  }

  /// A watched site replaces a sheet in place where a style comes, or goes with its last document.
  @Test func sheetsOfAWatchedSite() async throws {
    let site = try site()
    var watched = try WatchedTestSite(site)
    try await watched.rebuild(.everything, "first")
    for (style, expected) in [
      ("opacity(0.5)", ["bold()", "opacity(0.5)", "padding(8)"]),
      ("opacity(0.4)", ["bold()", "opacity(0.4)", "padding(8)"]),
      ("padding(8)", ["bold()", "padding(8)"]), ("", ["bold()", "padding(8)"]),
    ] {
      let text = "<Text class=\"title\" style=\"\(style)\">A</Text>"
      try site.write(text, to: "content/index.vml")
      try await watched.rebuild(.paths(["content/index.vml"]), "\(style)")
      #expect(try keys(site) == expected)
    }
    try site.write("<Text class=\"title\">B</Text>", to: "content/a/b.vml")
    try await watched.rebuild(.paths(["content/a/b.vml"]), "the last document")
    #expect(try keys(site) == ["bold()"])
  }

  /// A document that does not compile keeps its old styles where a build keeps going.
  @Test func documentsThatStayAsTheyWere() async throws {
    let site = try site()
    try await site.buildAgain()
    try site.write("<Text class=\"wide\">", to: "content/index.vml")
    try site.write("<Text style=\"opacity(0.5)\">B</Text>", to: "content/a/b.vml")
    var options = BuildOptions(site: site.path)
    options.keepsGoing = true
    _ = try await buildSite(options)
    #expect(try keys(site).contains("bold()") && keys(site).contains("opacity(0.5)"))
  }

  private static let python = TestPrograms.find("python3")

  /// A reader of its own finds each key of the example site's documents in the sheet, with the
  /// meaning that the server's grammar gives it.
  @Test(.enabled(if: python != nil, "no Python"))
  func exampleSite() async throws {
    let folder = try TemporaryFolder()
    for name in ["content", "components", "styles"] {
      try FileManager.default.copyItem(
        at: repositoryFolder.appending(path: name), to: URL(filePath: folder(name)))
    }
    let settings = try String(
      contentsOf: repositoryFolder.appending(path: "site.yaml"), encoding: .utf8
    ).replacing(
      "  macos:", with: "  live: { os: ios, minimum: \"17.0\", format: lvn-0.4 }\n  macos:")
    try Data(settings.utf8).write(to: URL(filePath: folder("site.yaml")))
    var options = BuildOptions(site: folder.path)
    options.targets = ["live"]
    let report = try await buildSite(options)
    let tree = folder("dist/" + (try #require(report.output).version) + "/live")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tree)
    let documents = files.filter { $0.hasSuffix(".neex") }.map { tree + "/" + $0 }
    #expect(documents.count > 50)
    let reader = fixturesFolder.appending(path: "formats/readers/lvn.py").path
    let run = try ChildProgram.output(
      of: try #require(Self.python), [reader, tree + "/stylesheet.json"] + documents,
      withErrors: true)
    #expect(run.text.hasSuffix(" keys, \(documents.count) documents\n"))
    #expect(run.text.split(separator: "\n").count == 1, "\(run.text)")
  }
}
