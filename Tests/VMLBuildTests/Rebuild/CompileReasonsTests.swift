import Foundation
import Testing
import VMLBuild
import VMLTestSupport
import VMLWatch

/// A build says why pages are compiled.
@Suite struct CompileReasonsTests {
  private let site: TestSite

  init() async throws {
    site = try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      lifecycle: { launch: Launch }
      locales: [en]
      -- locales/en.yaml --
      hello: Hello
      -- content/one.vml --
      <Card><Text class="a">\\(data.shop.name)</Text></Card>
      -- content/two.vml --
      <vml><head><Style>.own { bold(); }</Style></head><body><Text class="b own">@hello</Text></body></vml>
      -- content/three.vml --
      <vml><head><Style>.own { @inherit .a; }</Style></head><body><Text class="own">3</Text></body></vml>
      -- content/four.vml --
      <Text class="lost">four</Text>
      -- components/Card.vml --
      <VStack><Badge/><slot/></VStack>
      -- components/Badge.vml --
      <Text class="badge">B</Text>
      -- components/Launch.vml --
      <Text>L</Text>
      -- content/shop.yaml --
      name: Lamps
      open: true
      -- styles/main.vss --
      @tokens "/styles/tokens.json";
      :root { --gap: 2; }
      .a { bold(); }
      .b { italic(); }
      .badge { padding(var(--gap)); }
      .badge { opacity(var(--tone)); }
      -- styles/tokens.json --
      { "tone": { "$type": "number", "$value": 0.5 } }
      """)
    try await site.buildAgain { $0.explainsPages = true }
  }

  /// Expects the reasons of a build after a change: pages with theirs, or those of every page.
  private func expectReasons(
    _ change: String, _ expected: [String], at location: SourceLocation = #_sourceLocation
  ) async throws {
    if !change.isEmpty { try site.change(change) }
    let report = try await site.buildAgain("\(change)", at: location) { $0.explainsPages = true }
    let reasons = try #require(report.reasons, sourceLocation: location)
    let pages = reasons.pages.map { "\($0.path): \(reasonText($0.reasons))" }
    let all = reasons.all.isEmpty ? [] : ["all: " + reasonText(reasons.all)]
    #expect(pages + all == expected, sourceLocation: location)
    let count = reasons.all.isEmpty ? pages.count : 4
    #expect(reasons.compiledCount == count, sourceLocation: location)
  }

  private func replace(_ old: String, with new: String, in path: String) throws {
    let file = site.path + "/" + path
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try site.write(text.replacing(old, with: new), to: path)
  }

  @Test func pages() async throws {
    try await expectReasons(
      "-- content/four.vml --\n<Text class=\"lost\">4</Text>\n",
      [
        "content/four.vml: page content/four.vml"
      ])
    try await expectReasons(
      "-- components/Badge.vml --\n<Text class=\"badge\">b</Text>\n",
      [
        "content/one.vml: component Badge"
      ])
    try await expectReasons(
      "-- content/shop.yaml --\nname: Chairs\nopen: true\n",
      [
        "content/one.vml: data.shop.name"
      ])
    try await expectReasons("-- locales/en.yaml --\nhello: Hi\n", ["content/two.vml: text @hello"])
    try await expectReasons(
      "-- content/five.vml --\n<Text>5</Text>\n",
      [
        "content/five.vml: page content/five.vml is new"
      ])
  }

  /// A page's own rules concern the site's sheets only where they use a class of these.
  @Test func rules() async throws {
    let rest = ".badge { padding(var(--gap)); }\n.badge { opacity(var(--tone)); }\n"
    let start = "-- styles/main.vss --\n@tokens \"/styles/tokens.json\";\n:root { --gap: 2; }\n"
    try await expectReasons(
      start + ".a { italic(); }\n.b { italic(); }\n" + rest,
      [
        "content/one.vml: rules of .a",
        "content/three.vml: style sheets, beside the page's own",
      ])
    try await expectReasons(
      start + ".a { italic(); }\n.b { bold(); }\n" + rest,
      [
        "content/three.vml: style sheets, beside the page's own",
        "content/two.vml: rules of .b",
      ])
  }

  @Test func everyPage() async throws {
    try await expectReasons(
      "-- styles/tokens.json --\n{ \"tone\": { \"$type\": \"number\", \"$value\": 0.75 } }\n",
      ["all: property --tone"])
    try replace("--gap: 2", with: "--gap: 3", in: "styles/main.vss")
    try await expectReasons("", ["all: property --gap"])
    try replace(".b {", with: "Text.b {", in: "styles/main.vss")
    try await expectReasons("", ["all: style sheets: the types that selectors name"])
    try await expectReasons(
      "-- components/Launch.vml --\n<Text>l</Text>\n", ["all: component Launch"])
    try await expectReasons(
      "-- components/New.vml --\n<Text>n</Text>\n",
      [
        "all: component New came or went"
      ])
    try replace("name: Test", with: "name: Tests", in: "site.yaml")
    try await expectReasons("", ["all: site.yaml"])
  }

  /// A layout of a token's file changes nothing that a page depends on.
  @Test func theTextOfATokenFile() async throws {
    try await expectReasons(
      "-- styles/tokens.json --\n{ \"tone\":   { \"$type\": \"number\", \"$value\": 0.5 } }\n",
      ["content/three.vml: style sheets, beside the page's own"])
  }

  @Test func nothingAndNoCache() async throws {
    try await expectReasons("", [])
    var options = BuildOptions(site: site.path)
    options.explainsPages = true
    let report = try await buildSite(options)
    #expect(report.wholeBuild == .noCache)
    #expect(report.reasons?.compiledCount == 4)
  }

  /// The session of a watched site says why it could not compile pages alone.
  @Test func watched() async throws {
    var options = BuildOptions(site: site.path)
    options.cache = .use
    options.explainsPages = true
    var session = try BuildSession(options)
    session.isLive = true
    // What the cache says would be taken as it is.
    try site.write("<Text class=\"lost\">first</Text>", to: "content/four.vml")
    _ = try await session.rebuild()
    try session.settle()
    for (file, text, expected) in [
      ("content/four.vml", "<Text class=\"lost\">f</Text>\n", WholeBuildReason?.none),
      ("components/Badge.vml", "<Text class=\"badge\">x</Text>\n", nil),
      ("content/two.vml", "<Text class=\"b\">2</Text>\n", .page("content/two.vml", .otherPages)),
      ("content/four.vml", "<Text class=\"lost a\">f</Text>\n", nil),
      ("content/four.vml", "<Divider/>\n", .page("content/four.vml", .newUse)),
      ("site.yaml", "name: T\nversion: \"1\"\ntargets: [ios]\n", .site(.configuration)),
    ] {
      try site.write(text, to: file)
      let report = try await session.rebuild(.paths([file]))
      #expect(report.wholeBuild == expected, "\(file)")
      try session.settle()
    }
  }
}
