import Foundation
import Testing
import VMLBuild
import VMLMarkup
import VMLOutput
import VMLTestSupport

/// What a rebuild compiles, and what it leaves as it was.
@Suite struct RebuildTests {
  private let site: TestSite

  init() async throws {
    site = try TestSite(
      """
      -- content/one.vml --
      <Card><Text class="a">\\(data.shop.name)</Text></Card>
      -- content/two.vml --
      <Text class="b">\\(data.shop.open)</Text>
      -- content/three.vml --
      <Badge/><Text class="b">three</Text>
      -- content/four.vml --
      <Text>four</Text>
      -- components/Card.vml --
      <VStack><Badge/><slot/></VStack>
      -- components/Badge.vml --
      <Text class="badge">B</Text>
      -- content/shop.yaml --
      name: Lamps
      open: true
      -- styles/main.vss --
      .a { bold(); }
      .b { italic(); }
      .badge { padding(2); }
      -- content/logo.txt --
      logo
      """)
    try await site.buildAgain()
  }

  /// Builds, and expects that so many documents are compiled.
  private func expectCompiled(
    _ count: Int, written: Int? = nil, at location: SourceLocation = #_sourceLocation,
    _ configure: (inout BuildOptions) -> Void = { _ in }
  ) async throws {
    let report = try await site.buildAgain(at: location, configure)
    #expect(report.compiledDocumentCount == count, sourceLocation: location)
    if let written { #expect(report.output?.written == written, sourceLocation: location) }
  }

  @Test func nothing() async throws {
    try await expectCompiled(0, written: 0)
    try await expectCompiled(0, written: 0)
  }

  /// What a target had nothing to say of is looked at again where site.yaml says something else of it.
  @Test func aModifierThatAnotherMinimumLacks() async throws {
    try site.write(
      ".a { glassEffect(); }\n.b { italic(); }\n.badge { padding(2); }", to: "styles/main.vss")
    func warnings(_ minimum: String) async throws -> [String] {
      try site.write(
        "name: Test\nversion: \"1\"\ntargets: { ios: { minimum: \"\(minimum)\" } }\n",
        to: "site.yaml")
      return BuiltSite.messages(of: try await site.buildAgain())
    }
    #expect(try await warnings("26.0").isEmpty)
    #expect(try await warnings("26.0").isEmpty)
    #expect(try await warnings("17.0").contains { $0.contains("glassEffect") })
    #expect(try await warnings("26.0").isEmpty)
  }

  @Test func whatABuildWithoutTheCacheHasWrittenIsLeft() async throws {
    try site.write("<Text class=\"badge\">C</Text>", to: "components/Badge.vml")
    var options = BuildOptions(site: site.path)
    options.cache = .none
    #expect(try await buildSite(options).output?.written == 2)
    try await expectCompiled(2, written: 0)
    try await expectCompiled(0, written: 0)
  }

  @Test func onePage() async throws {
    try site.write("<Text>four!</Text>\n", to: "content/four.vml")
    try await expectCompiled(1, written: 1)
  }

  /// Where the others are not even looked through, the report has a stage 'pages'.
  @Test func pagesAreCompiledAloneWhereNothingElseChanged() async throws {
    func isAlone(after changes: String) async throws -> Bool {
      try site.change(changes)
      return try await site.buildAgain("\(changes)").timings.contains { $0.name == "pages" }
    }
    // The output of a small site takes its place as a whole.
    #expect(try await !isAlone(after: "-- content/four.vml --\n<Text>3</Text>\n"))
    for number in 0..<1000 { try site.write("\(number)", to: "content/files/\(number).txt") }
    try await site.buildAgain()
    #expect(try await isAlone(after: "-- content/four.vml --\n<Text>4</Text>\n"))
    #expect(
      try await isAlone(
        after:
          "-- content/four.vml --\n<Text>5</Text>\n-- content/three.vml --\n<Badge/><Text class=\"b\">3</Text>\n"
      ))
    try await expectCompiled(0, written: 0)
    #expect(try await isAlone(after: "-- content/four.vml --\n\n<Text>4</Text>loose\n"))
    #expect(try await isAlone(after: "-- content/four.vml --\n<Text>4</Text>loose\n"))
    #expect(try await isAlone(after: "-- content/four.vml --\n<Text>4</Text>\n"))
    // What few pages read, also where none does.
    for change in [
      "-- content/shop.yaml --\nname: Chairs\nopen: true\n",
      "-- content/shop.yaml --\nname: Chairs\nopen: true\nother: 1\n",
      "-- components/Badge.vml --\n<Text class=\"badge\">!</Text>\n",
      "-- content/four.vml --\n<Text>6</Text>\n-- components/Card.vml --\n<VStack spacing=\"2\"><Badge/><slot/></VStack>\n",
      "-- styles/main.vss --\n.a { bold(); }\n.b { underline(); }\n.badge { padding(2); }\n",
      "-- styles/main.vss --\n.b { underline(); }\n.badge { padding(2); }\n.a { lineLimit(2); }\n.a { bold(); }\n",
      "-- content/logo.txt --\nLogo\n",
      "-- content/four.vml --\n<Text>7</Text>\n-- content/logo.txt --\nLOGO\n",
    ] {
      #expect(try await isAlone(after: change), "\(change)")
      try await expectCompiled(0, written: 0)
    }
    // A class that no page had, another path, something to say, another file, a rule that nothing
    // matches.
    for change in [
      "-- styles/main.vss --\n.a { bold(); }\n.b { underline(); }\n.badge { padding(2); }\n.none { bold(); }\n",
      "-- styles/main.vss --\n.a { bold(); }\n.b { underline(); }\n.badge { padding(2); }\n",
      "-- content/four.vml --\n<Text class=\"c\">b</Text>\n",
      "-- content/four.vml --\n---\npath: /vier\n---\n<Text>4</Text>\n",
      "-- content/four.vml --\n<Txet>4</Txet>\n",
      "-- content/four.vml --\n<Text>6</Text>\n-- content/five.vml --\n<Text>5</Text>\n",
    ] {
      #expect(try await !isAlone(after: change), "\(change)")
    }
  }

  /// A page with a warning depends on what the page depends on, and on what its warning says.
  @Test func pagesWithWarnings() async throws {
    try site.change(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      locales: [en]
      -- locales/en.yaml --
      hello: Hello
      -- content/two.vml --
      <Text class="b bagde">\\(data.shop.open)</Text>
      -- content/three.vml --
      <Badge/><Text class="b">@helo</Text>
      -- content/four.vml --
      <Text>four</Text>loose
      -- components/Badge.vml --
      <Text class="badge lost">B</Text>
      """)
    try await expectCompiled(4)
    for (change, count) in [
      // What no warning is about.
      ("-- content/shop.yaml --\nname: Chairs\nopen: true\n", 1),
      ("-- components/Card.vml --\n<HStack><Badge/><slot/></HStack>", 1),
      ("-- styles/main.vss --\n.a { italic(); }\n.b { italic(); }\n.badge { padding(2); }", 1),
      ("-- locales/en.yaml --\nhello: Hello!\n", 0),
      ("-- content/one.vml --\n<Card><Text class=\"a\">1</Text></Card>\n", 1),
      // Another class, or key, that may be meant.
      (
        "-- styles/main.vss --\n.a { italic(); }\n.b { italic(); }\n.badge { padding(2); }\n"
          + ".bagdes { bold(); }", 3
      ),
      ("-- locales/en.yaml --\nhello: Hello!\nhelp: Help\n", 1),
    ] {
      try site.change(change)
      let report = try await site.buildAgain("\(change)")
      #expect(report.compiledDocumentCount == count, "\(change)")
      #expect(report.warningCount >= 4)
    }
  }

  @Test func aPageThatIsWrittenAsItWas() async throws {
    try site.write("<Text>four</Text>\n", to: "content/four.vml")
    try await expectCompiled(0, written: 0)
  }

  @Test func aPageThatComesOutAsItDid() async throws {
    try site.write("<Text >four</Text>\n", to: "content/four.vml")
    try await expectCompiled(1, written: 0)
  }

  @Test func pagesThatComeAndGo() async throws {
    try site.write("<Text>five</Text>\n", to: "content/five.vml")
    try await expectCompiled(1, written: 1)
    try site.remove("content/five.vml")
    try await expectCompiled(0, written: 0)
  }

  @Test func aComponentThatOthersCall() async throws {
    try site.write("<Text class=\"badge\">!</Text>", to: "components/Badge.vml")
    try await expectCompiled(2, written: 2)
  }

  @Test func aComponentThatOnePageCalls() async throws {
    try site.write("<HStack><Badge/><slot/></HStack>", to: "components/Card.vml")
    try await expectCompiled(1, written: 1)
  }

  @Test func oneKeyOfTheData() async throws {
    try site.write("name: Chairs\nopen: true\n", to: "content/shop.yaml")
    try await expectCompiled(1, written: 1)
    try site.write("name: Chairs\nopen: true\nother: 1\n", to: "content/shop.yaml")
    try await expectCompiled(0, written: 0)
  }

  @Test func aRule() async throws {
    try site.write(
      ".a { bold(); }\n.b { underline(); }\n.badge { padding(2); }", to: "styles/main.vss")
    try await expectCompiled(2, written: 2)
  }

  @Test func aRuleThatMoves() async throws {
    try site.write(
      ".b { italic(); }\n.a { bold(); }\n.badge { padding(2); }", to: "styles/main.vss")
    let report = try await site.buildAgain()
    #expect(report.compiledDocumentCount <= 2)
    #expect(report.output?.written == 0)
  }

  @Test func aRuleThatNothingMatchesAnyMore() async throws {
    try site.write("<Card><Text>\\(data.shop.name)</Text></Card>", to: "content/one.vml")
    let report = try await site.buildAgain()
    #expect(BuiltSite.messages(of: report).count == 1)
    try await expectCompiled(0, written: 0)
  }

  @Test func aRuleThatAnotherPageMatchesStill() async throws {
    try site.write("<Text>\\(data.shop.open)</Text>", to: "content/two.vml")
    let report = try await site.buildAgain()
    #expect(report.diagnostics.isEmpty)
  }

  @Test func aFileThatIsCopied() async throws {
    try site.write("LOGO", to: "content/logo.txt")
    try await expectCompiled(0, written: 1)
  }

  @Test func theConfiguration() async throws {
    try site.write("name: Test\nversion: \"1\"\ntargets: [ios, macos]\n", to: "site.yaml")
    try await expectCompiled(8)
  }

  @Test func otherOptions() async throws {
    try await expectCompiled(4) { $0.layout = .pretty }
    try await expectCompiled(4)
    try await expectCompiled(0)
  }

  @Test func whatIsGoneFromTheOutput() async throws {
    try FileManager.default.removeItem(atPath: site.path + "/dist/1/ios/two.vml")
    try await expectCompiled(1, written: 1)
  }

  @Test func verifyingMendsWhatSomebodyChanged() async throws {
    try await expectCompiled(0)
    let file = site.path + "/dist/1/ios/two.vml"
    var bytes = try Data(contentsOf: URL(filePath: file))
    bytes[bytes.count - 12] ^= 1
    // In place, which no stamp of a folder shows.
    let handle = try FileHandle(forWritingTo: URL(filePath: file))
    try handle.write(contentsOf: bytes)
    try handle.close()
    var options = BuildOptions(site: site.path)
    options.cache = .use
    #expect(try await buildSite(options).output?.written == 0)
    try await expectCompiled(1, written: 1) { $0.cache = .verify }
  }

  @Test func anErrorLeavesWhatIsKnown() async throws {
    try site.write("<Text>\\(data.none)</Text>", to: "content/one.vml")
    try await site.buildAgain()
    try await site.buildAgain()
    try site.write(
      "<Card><Text class=\"a\">\\(data.shop.name)</Text></Card>", to: "content/one.vml")
    try await expectCompiled(1, written: 0)
  }

  @Test func nothingIsWrittenBesideTheOutputAndTheCache() async throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: site.path).sorted()
    #expect(names == [".vmlc", "components", "content", "dist", "site.yaml", "styles"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site.path + "/.vmlc").sorted()
        == [".gitignore", "cache", "clock"])
  }

  @Test func cleaningRemovesIt() async throws {
    _ = try cleanSite(CleanOptions(site: site.path))
    #expect(!FileManager.default.fileExists(atPath: site.path + "/.vmlc"))
  }
}
