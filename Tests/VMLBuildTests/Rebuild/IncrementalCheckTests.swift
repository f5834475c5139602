import Foundation
import Testing
import VMLBuild
import VMLTestSupport
import VMLTools

extension TestSite {
  /// Checks with the cache, and expects what a check says that knows nothing.
  @discardableResult
  func checkAgain(
    _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation,
    _ configure: (inout BuildOptions) -> Void = { _ in }
  ) async throws -> BuildReport {
    let report = try await check(self) { options in
      configure(&options)
      options.cache = .use
    }
    let expected = try await check(self) { options in
      configure(&options)
      options.cache = .none
    }
    #expect(told(by: report) == told(by: expected), comment, sourceLocation: location)
    #expect(report.errorCount == expected.errorCount, comment, sourceLocation: location)
    #expect(report.warningCount == expected.warningCount, comment, sourceLocation: location)
    #expect(report.documentCount == expected.documentCount, comment, sourceLocation: location)
    #expect(report.targetCount == expected.targetCount, comment, sourceLocation: location)
    return report
  }
}

/// What a check does that goes on from the last one.
@Suite struct IncrementalCheckTests {
  private let site: TestSite

  init() throws {
    site = try TestSite(
      """
      -- content/index.vml --
      <Card><Text class="a">one</Text><Link destination="/two">two</Link></Card>
      -- content/two.vml --
      <Image name="lamp"/><Link destination="/none">none</Link>
      -- content/three.vml --
      <Text id="x" class="b">three</Text><!-- vmlc-ignore: missing-label --><Image name="a"/>
      -- content/four.vml --
      <VStack class="a"><Text class="b">four</Text></VStack>
      -- components/Card.vml --
      <VStack class="b"><Image name="card"/><slot/></VStack>
      -- components/Unused.vml --
      <Text>unused</Text>
      -- styles/main.vss --
      .a { font(.title); }
      .b { font(.body); }
      """)
  }

  /// Checks, and expects that so many documents are compiled.
  private func expectCompiled(
    _ count: Int, isAlone: Bool = false, after change: String = "",
    at location: SourceLocation = #_sourceLocation,
    _ configure: (inout BuildOptions) -> Void = { _ in }
  ) async throws {
    if !change.isEmpty { try site.change(change) }
    let report = try await site.checkAgain("\(change)", at: location, configure)
    #expect(report.compiledDocumentCount == count, "\(change)", sourceLocation: location)
    // Where the others are not even looked through, the report has a stage 'pages'.
    let found = report.timings.contains { $0.name == "pages" }
    #expect(found == isAlone, "\(change)", sourceLocation: location)
  }

  @Test func nothing() async throws {
    try await expectCompiled(4)
    try await expectCompiled(0)
    try await expectCompiled(0)
  }

  @Test func onePage() async throws {
    try await expectCompiled(4)
    for text in ["1", "\n\n one more", "one"] {
      try await expectCompiled(
        1, isAlone: true,
        after:
          "-- content/index.vml --\n<Card><Text class=\"a\">\(text)</Text><Link destination=\"/two\">two</Link></Card>"
      )
      try await expectCompiled(0)
    }
    // A lint of the page itself.
    try await expectCompiled(
      1, isAlone: true,
      after:
        "-- content/index.vml --\n<Card><Text class=\"a\">one</Text><Link destination=\"/two\">two</Link><Image name=\"x\"/></Card>"
    )
    // Page 'two' has a link that leads to nothing, which takes the whole site to say.
    try await expectCompiled(
      1,
      after: "-- content/two.vml --\n\n<Image name=\"lamp\"/><Link destination=\"/none\">no</Link>")
  }

  /// What lints say of the site as a whole, after an edit of one page.
  @Test(
    arguments: [
      // A link that leads to nothing, or to something.
      "-- content/four.vml --\n<VStack class=\"a\"><Text class=\"b\">4</Text></VStack><Link destination=\"/five\">5</Link>",
      "-- content/two.vml --\n<Image name=\"lamp\"/><Link destination=\"/three#x\">none</Link>",
      // The page, or the view, that others link to.
      "-- content/three.vml --\n---\npath: /none\n---\n<Text class=\"b\">three</Text>",
      // A component that no page used, or does not use any more.
      "-- content/four.vml --\n<VStack class=\"a\"><Text class=\"b\">four</Text></VStack><Unused/>",
      "-- content/index.vml --\n<Text class=\"a\">one</Text>",
      // A modifier of a sheet that shows now.
      "-- content/four.vml --\n<Text class=\"a b\">four</Text>",
      "-- content/four.vml --\n<VStack class=\"a\"><Text>four</Text></VStack><Text class=\"b\">4</Text>",
      // A comment, elsewhere or not at all.
      "-- content/three.vml --\n<Text id=\"x\" class=\"b\">three</Text><Image name=\"a\"/><!-- vmlc-ignore: missing-label -->",
      "-- content/three.vml --\n<!-- vmlc-ignore: missing-label --><Text id=\"x\" class=\"b\">three</Text><Image name=\"a\"/>",
      "-- content/three.vml --\n<Text id=\"x\" class=\"b\">three</Text><Image name=\"a\"/>",
    ])
  func whatTheWholeSiteShows(_ change: String) async throws {
    try await expectCompiled(4)
    try site.change(change)
    let report = try await site.checkAgain("\(change)")
    #expect(report.compiledDocumentCount == 1)
    #expect(try await site.checkAgain().compiledDocumentCount == 0)
  }

  @Test func whatPagesShare() async throws {
    try await expectCompiled(4)
    try await expectCompiled(
      1, after: "-- components/Card.vml --\n<VStack class=\"b\"><slot/></VStack>")
    try await expectCompiled(
      3, after: "-- styles/main.vss --\n\n.a { font(.title); }\n.b { bold(); }")
    try await expectCompiled(
      4,
      after:
        "-- site.yaml --\nname: T\nversion: \"1\"\ntargets: [ios]\nlints: { broken-link: off }\n")
    try await expectCompiled(0)
    try await expectCompiled(4) { $0.isStrict = true }
  }

  /// What a comment keeps from being shown before any page is compiled, is told by no page.
  @Test func aCommentOfWhichNoPageHasNeed() async throws {
    try site.change(
      """
      -- site.yaml --
      name: T
      version: "1"
      targets: [ios]
      locales: [en]
      -- locales/en.yaml --
      title: Title
      -- components/Unused.vml --
      <Text>@later</Text><!-- vmlc-ignore: unknown-text -->
      """)
    let unused = "unused-suppression components/Unused.vml:1"
    #expect(try await !lines(of: site.checkAgain()).contains(unused))
    try site.change("-- locales/en.yaml --\ntitle: Title\nlater: Later\n")
    #expect(try await lines(of: site.checkAgain()).contains(unused))
    try await expectCompiled(0)
  }

  /// A build and a check know nothing of each other.
  @Test func aBuildInBetween() async throws {
    try await site.buildAgain()
    func cache() throws -> Data { try Data(contentsOf: URL(filePath: site.path + "/.vmlc/cache")) }
    let before = try cache()
    try await expectCompiled(4)
    #expect(try cache() == before)
    try site.change("-- content/index.vml --\n<Text class=\"a\">one</Text>")
    #expect(try await site.buildAgain().compiledDocumentCount == 1)
    try await expectCompiled(1)
    #expect(try await site.buildAgain().compiledDocumentCount == 0)
    try await expectCompiled(0)
  }

  @Test func aSiteInWhichNothingCanBeWritten() async throws {
    try site.write("no folder", to: ".vmlc")
    try await expectCompiled(4)
    try await expectCompiled(4)
    try site.remove(".vmlc")
    try await expectCompiled(4)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o500], ofItemAtPath: site.path + "/.vmlc")
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: site.path + "/.vmlc")
    }
    try await expectCompiled(0)
    try site.change("-- content/index.vml --\n<Text class=\"a\">one</Text>")
    try await site.checkAgain()
  }

  @Test func aCacheThatIsDamaged() async throws {
    try await expectCompiled(4)
    let path = site.path + "/.vmlc/check"
    let cache = Array(try Data(contentsOf: URL(filePath: path)))
    #expect(CacheFile(cache)?.isReadable == true)
    for index in stride(from: 24, to: cache.count, by: 7) {
      var damaged = cache
      damaged[index] ^= 1
      #expect(CacheFile(damaged)?.isReadable != true, "byte \(index)")
    }
    try Data(cache.dropLast(9)).write(to: URL(filePath: path))
    try await expectCompiled(4)
    try await expectCompiled(0)
  }

  /// Each round of fixes goes on from the one before.
  @Test func fixes() async throws {
    try site.change(
      "-- content/four.vml --\n<Text>a & b</Text>\n<!-- vmlc-ignore: broken-link --><Text>4</Text>\n"
    )
    var options = BuildOptions(site: site.path)
    options.lints = true
    options.writes = false
    options.cache = .use
    let report = try await fixSite(options, isDry: false)
    #expect(report.fixes.count == 2)
    let build = try await check(site)
    #expect(told(by: report.build) == told(by: build))
    try await expectCompiled(0)
  }
}
