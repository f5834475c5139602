import Foundation
import Testing
import VMLBuild
import VMLOutput
import VMLTestSupport

/// Locales and themes: a tree for each, under each target.
struct VariantTests {
  /// A site that reads both, in pages, components and sheets.
  private static let source = #"""
    -- site.yaml --
    name: Test
    version: "1"
    targets: { ios: { minimum: "17.0" }, macos: }
    locales: [en, fr-CA]
    themes: [light, dark]
    -- styles/main.vss --
    :root { --paper: .white; @theme dark { --paper: .black; } }
    .card { background(var(--paper)); }
    .plain { padding(8); }
    @locale fr { .word { font(.body); } }
    @theme not light { @target macos { .card { padding(4); } } }
    -- components/Hello.vml --
    <Text class="word">\(locale == "en" ? "Hello" : "Bonjour")</Text>
    -- content/index.vml --
    <VStack class="card"><Hello/></VStack>
    -- content/plain.vml --
    <Text class="plain">Same</Text>
    -- content/theme.vml --
    <Text>A \(theme) room</Text>
    -- content/word.vml --
    <Text class="word">Lamp</Text>
    -- content/asset.txt --
    A file
    """#

  @Test func aTreeForEach() async throws {
    let site = try TestSite(Self.source)
    let built = try await site.build()
    #expect(built.messages == [])
    #expect(built.report.output?.trees == 8)
    #expect(built.report.documentCount == 32)
    #expect(built.report.output?.documents == 32)
    #expect(built.report.output?.files == 8)
    #expect(
      built.body("ios/en/light/index.vml")
        == #"<VStack style="background(.white)"><Text>Hello</Text></VStack>"#)
    #expect(
      built.body("ios/fr-CA/dark/index.vml")
        == #"<VStack style="background(.black)"><Text style="font(.body)">Bonjour</Text></VStack>"#)
    #expect(
      built.body("macos/en/dark/index.vml")
        == #"<VStack style="background(.black);padding(4)"><Text>Hello</Text></VStack>"#)
    #expect(built.body("macos/fr-CA/light/theme.vml") == "<Text>A light room</Text>")
    #expect(built.files["macos/fr-CA/light/asset.txt"] == "A file\n")
    #expect(built.files["macos/asset.txt"] == nil)
  }

  @Test func oneManifestServesAll() async throws {
    let built = try await TestSite(Self.source).build()
    let parts = ["manifest.json", "manifest/all.json"].map { file in
      (file, Array((built.files["ios/" + file] ?? "").utf8))
    }
    let manifest = try #require(TargetManifest(parts: parts))
    #expect(manifest.locales == ["en", "fr-CA"])
    #expect(manifest.themes == ["light", "dark"])
    let index = manifest.documents.filter { $0.facts.path == "/" }
    #expect(
      index.map { [$0.locale, $0.theme, $0.stored.file] } == [
        ["en", "dark", "en/dark/index.vml"], ["en", "light", "en/light/index.vml"],
        ["fr-CA", "dark", "fr-CA/dark/index.vml"], ["fr-CA", "light", "fr-CA/light/index.vml"],
      ])
    #expect(manifest.parts.map(\.bytes) == parts.map(\.1))
  }

  /// The output of one theme and locale is that of a site that has only these.
  @Test(arguments: ["en", "fr-CA"], ["light", "dark"])
  func equalsASiteWithThatVariantAlone(_ locale: String, _ theme: String) async throws {
    let all = try await TestSite(Self.source).build()
    let single = try TestSite(Self.source)
    let parts = Self.source.components(separatedBy: "-- ")
    let configuration = parts[1].replacingOccurrences(of: "site.yaml --\n", with: "")
      .replacingOccurrences(of: "[en, fr-CA]", with: "[\(locale)]")
      .replacingOccurrences(of: "[light, dark]", with: "[\(theme)]")
    try single.write(configuration, to: "site.yaml")
    // What names the other ones is a mistake now.
    let condition = theme == "dark" ? "@theme dark" : "@theme not light"
    let sheet = parts[2].replacingOccurrences(of: "styles/main.vss --\n", with: "")
      .replacingOccurrences(of: "@theme dark", with: condition)
      .replacingOccurrences(of: "@theme not light", with: condition)
      .replacingOccurrences(
        of: "@locale fr", with: locale == "en" ? "@locale not en" : "@locale fr")
    try single.write(sheet, to: "styles/main.vss")
    let alone = try await single.build()
    let prefixes = ["ios", "macos"].map { "\($0)/\(locale)/\(theme)/" }
    let expected = all.documents.filter { file in prefixes.contains { file.key.hasPrefix($0) } }
    #expect(expected.count == 10)
    #expect(alone.documents == expected)
  }

  @Test func equalDocumentsAreOneFile() async throws {
    let site = try TestSite(Self.source)
    try await site.build()
    func inode(_ path: String) throws -> Int {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: site.path + "/dist/1/" + path)
      return try #require(attributes[.systemFileNumber] as? Int)
    }
    let variants = ["en/light", "en/dark", "fr-CA/light", "fr-CA/dark"]
    func files(_ name: String) throws -> Int {
      Set(try variants.map { try inode("ios/\($0)/\(name)") }).count
    }
    #expect(try files("plain.vml") == 1)
    #expect(try files("word.vml") == 2)
    #expect(try files("theme.vml") == 2)
    #expect(try files("index.vml") == 4)
    #expect(try files("asset.txt") == 1)
  }

  @Test(arguments: [1, 8]) func anyNumberOfJobs(_ jobs: Int) async throws {
    let site = try TestSite(Self.source)
    let expected = try await site.build()
    let built = try await site.build {
      $0.jobs = jobs
      $0.output = site.path + "/other"
    }
    #expect(built.files == expected.files)
  }

  @Test func nothingToDo() async throws {
    let site = try TestSite(Self.source)
    try await site.build()
    let again = try await site.build()
    #expect(again.report.output?.written == 0)
    #expect(again.report.output?.reused == 40)
    #expect(again.report.output?.hasChanged == false)
  }

  @Test func aChangeOfOneThemeWritesThatAlone() async throws {
    let site = try TestSite(Self.source)
    try await site.build()
    try site.change(
      """
      -- styles/main.vss --
      :root { --paper: .white; @theme dark { --paper: .gray; } }
      .card { background(var(--paper)); }
      .plain { padding(8); }
      @locale fr { .word { font(.body); } }
      @theme not light { @target macos { .card { padding(4); } } }
      """)
    let built = try await site.build()
    #expect(built.report.output?.written == 4)
  }

  @Test func aSiteGetsThemesAndLosesThem() async throws {
    let site = try TestSite(
      "-- content/index.vml --\n<Text>A</Text>\n-- content/light/index.vml --\n<Text>B</Text>")
    let plain = try await site.build()
    try site.write(
      "name: Test\nversion: \"1\"\ntargets: [ios]\nthemes: [light, dark]\n", to: "site.yaml")
    let themed = try await site.build()
    #expect(
      Set(themed.documents.keys) == [
        "ios/light/index.vml", "ios/light/light/index.vml", "ios/dark/index.vml",
        "ios/dark/light/index.vml",
      ])
    try site.write("name: Test\nversion: \"1\"\ntargets: [ios]\n", to: "site.yaml")
    #expect(try await site.build().files == plain.files)
  }

  @Test func oneTargetOfSeveral() async throws {
    let site = try TestSite(Self.source)
    let all = try await site.build()
    let one = try await site.build { $0.targets = ["macos"] }
    #expect(one.report.output?.trees == 4)
    #expect(one.files == all.files)
  }

  @Test func keepGoingKeepsTheOldVariants() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      themes: [light, dark]
      -- content/index.vml --
      <Text>Old</Text>
      """)
    try await site.build()
    try site.write(
      "<Text>New</Text><if test=\"theme == 'dark'\"><Text>\\(1 / 0)</Text></if>\n",
      to: "content/index.vml")
    let built = try await site.build { $0.keepsGoing = true }
    #expect(built.report.errorCount == 1)
    // One document, in whatever variants, is new or it is old.
    #expect(built.body("ios/light/index.vml") == "<Text>Old</Text>")
    #expect(built.body("ios/dark/index.vml") == "<Text>Old</Text>")
  }

  @Test func aMistakeInAllVariantsIsToldOnce() async throws {
    let site = try TestSite(Self.source)
    try site.write("<Txt class=\"crad\">\\(locale)</Txt>", to: "content/plain.vml")
    let built = try await site.build()
    #expect(
      built.messages == [
        "warning content/plain.vml: 'Txt' is neither a component nor a view of SwiftUI; did you mean 'Text'?",
        "warning content/plain.vml: no sheet defines the class 'crad'; did you mean 'card'?",
        "warning styles/main.vss: no element of the site matches this rule",
      ])
  }

  @Test func aPropertyOfOneThemeAlone() async throws {
    let site = try TestSite(Self.source)
    try site.write(
      "@theme dark { :root { --ink: .white; } }\n.plain { border(var(--ink)); }\n.card, .word { bold(); }",
      to: "styles/main.vss")
    try await expectRefused(
      site, "error styles/main.vss: '--ink' is not declared for the theme 'light'")
  }

  /// Targets of one system share what their sheets do not tell apart.
  @Test func targetsOfOneSystemAreAsEachAlone() async throws {
    let targets = ["one", "two", "named", "newer", "away", "json"]
    let site = try TestSite(
      Self.source.replacing(
        "targets: { ios: { minimum: \"17.0\" }, macos: }",
        with: """
          targets:
            one: { os: ios, minimum: "17.0" }
            two: { os: ios, minimum: "17.0" }
            named: { os: ios, minimum: "17.0" }
            newer: { os: ios, minimum: "26.0" }
            away: { os: ios, minimum: "17.0", baseURL: "https://a.example" }
            json: { os: ios, minimum: "17.0", format: swiftuiml }
          """
      ).replacing("@target macos", with: "@target two"))
    try site.write("@target named { .card { bold(); } }", to: "styles/named.vss")
    try site.write("@available (ios >= 26) { .word { italic(); } }", to: "styles/newer.vss")
    try site.write(
      #"<Text class="card">\(target.name)</Text><AsyncImage url="/asset.txt"/>"#,
      to: "content/name.vml")
    try site.write(
      "<Text style=\"glassEffect(.regular)\">New</Text><Divider/>", to: "content/new.vml")
    // The app of the format has one itself, before the system does.
    try site.write(
      "---\ntargets: [newer, json]\n---\n<WebView url=\"https://a.example\"/>",
      to: "content/web.vml")
    var options = BuildOptions(site: site.path)
    let together = try await buildSite(options)
    let files = try site.output("dist")
    var said: Set<String> = []
    for target in targets {
      options.targets = [target]
      options.output = site.folder("site/\(target)")
      said.formUnion(BuiltSite.messages(of: try await buildSite(options)))
      let tree = "1/\(target)/"
      let alone = try site.output(target).filter { $0.key.hasPrefix(tree) }
      #expect(alone.count >= 30)
      #expect(alone == files.filter { $0.key.hasPrefix(tree) }, "\(target)")
    }
    #expect(said.count > 1)
    #expect(said.isSubset(of: BuiltSite.messages(of: together)))
  }

  @Test func longestPath() async throws {
    let path = (0..<5).map { _ in String(repeating: "a", count: 198) }.joined(separator: "/")
    let site = try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      locales: [abc-abcdefgh-abcdefgh-abcdefgh-abcd]
      themes: [aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]
      -- content/index.vml --
      ---
      path: /\(path)
      ---
      <Text>A</Text>
      """)
    let built = try await site.build()
    #expect(built.messages == [])
    #expect(try await site.build().report.output?.reused == 1)
  }
}
