import Testing
import VMLBuild
import VMLMarkup
import VMLOutput
import VMLTestSupport

/// What a build writes for what.
@Suite struct BuildTreeTests {
  @Test func aSiteBecomesATreeForEachTarget() async throws {
    let site = try TestSite(
      #"""
      -- site.yaml --
      name: Shop
      version: 1.4.0
      targets: [ios, macos]
      layout: Shell
      -- components/Shell.vml --
      <VStack><slot/></VStack>
      -- styles/main.vss --
      .big { font(.title); }
      @target macos { .big { font(.largeTitle); } }
      -- content/lamps.yaml --
      - { slug: one, name: One }
      - { slug: two, name: Two & more }
      -- content/index.vml --
      <Text class="big">\(target.name)</Text>
      -- content/shop/index.vml --
      <Text>Shop</Text>
      -- content/lamp.vml --
      ---
      each: data.lamps
      path: /lamps/\(item.slug)
      targets: [ios]
      ---
      <Text>\(item.name)</Text>
      """#)
    let built = try await site.build()
    #expect(built.messages == [])
    #expect(
      built.documents.keys.sorted() == [
        "ios/index.vml", "ios/lamps/one.vml", "ios/lamps/two.vml", "ios/shop/index.vml",
        "macos/index.vml", "macos/shop/index.vml",
      ])
    #expect(
      built.body("ios/index.vml")
        == #"<VStack><Text style="font(.title)">ios</Text></VStack>"#)
    #expect(
      built.body("macos/index.vml")
        == #"<VStack><Text style="font(.largeTitle)">macos</Text></VStack>"#)
    #expect(built.body("ios/lamps/two.vml") == "<VStack><Text>Two &amp; more</Text></VStack>")
    #expect(built.report.documentCount == 6)
    #expect(built.report.targetCount == 2)
    #expect(built.report.output?.version == "1.4.0")
    #expect(built.report.outputFolder == site.path + "/dist")
  }

  @Test func otherFilesAreCopiedToEachTree() async throws {
    let site = try TestSite(
      """
      <AsyncImage url="images/lamp.svg"/>
      -- site.yaml --
      name: Shop
      version: "1"
      targets: [ios, macos]
      -- content/images/lamp.svg --
      <svg/>
      -- content/Robots --
      none
      -- content/.hidden/note.txt --
      not copied
      -- content/.draft.vml --
      <not a page
      """)
    let built = try await site.build()
    #expect(built.messages == [])
    #expect(
      built.documents.keys.sorted() == [
        "ios/Robots", "ios/images/lamp.svg", "ios/index.vml", "macos/Robots",
        "macos/images/lamp.svg", "macos/index.vml",
      ])
    #expect(built.files["macos/images/lamp.svg"] == "<svg/>\n")
    #expect(built.report.output?.files == 4)
  }

  @Test func theVersionIsTheOptionsOrSiteYAMLsOrTheDigests() async throws {
    let site = try TestSite("<Text>a</Text>\n-- site.yaml --\nname: S\ntargets: [ios]\n")
    let first = try await site.build()
    let digest = try #require(first.report.output?.digest)
    #expect(first.report.output?.version == "sha-" + digest.dropFirst(7).prefix(12))
    let named = try await site.build { $0.version = "dev" }
    #expect(named.report.output?.version == "dev")
    #expect(named.report.output?.digest == digest)
    try site.change("<Text>b</Text>")
    let second = try await site.build()
    #expect(second.report.output?.version != first.report.output?.version)
    // Both trees are there, and the latest is named.
    let output = try site.output()
    #expect(output["\(first.report.output?.version ?? "")/ios/index.vml"] != nil)
    #expect(
      output["dev/ios/index.vml"] == output["\(first.report.output?.version ?? "")/ios/index.vml"])
    #expect(output["latest.json"]?.contains(second.report.output?.version ?? "?") == true)
  }

  @Test func whatIsNotThereAnyMoreGoes() async throws {
    let site = try TestSite(
      "<Text>a</Text>\n-- content/old.vml --\n<Text>b</Text>\n-- content/a.txt --\nx\n")
    try await site.build()
    try site.remove("content/old.vml")
    try site.remove("content/a.txt")
    let built = try await site.build()
    #expect(built.documents.keys.sorted() == ["ios/index.vml"])
    #expect(built.report.output?.removed == ["1/ios/a.txt", "1/ios/old.vml"])
  }

  @Test func prettyDocumentsAreIndented() async throws {
    let site = try TestSite("<VStack><Text>a</Text></VStack>")
    let built = try await site.build { $0.layout = .pretty }
    #expect(
      built.files["ios/index.vml"]?.contains("\n    <VStack>\n      <Text>a</Text>\n") == true)
  }

  @Test func aSiteWithoutPagesIsBuiltWithAWarning() async throws {
    let site = try TestSite("-- styles/main.vss --\n.a { bold(); }\n")
    let built = try await site.build()
    // Not that its rules are unused, too.
    #expect(built.messages == ["warning: the site has no pages"])
    #expect(built.documents.isEmpty && built.report.output?.version == "1")
  }

  @Test func dataOfAFileAndOfItsFolderAreOneObject() async throws {
    let site = try TestSite(
      #"""
      <Text>\(data.shop.name) \(data.shop.prices.lamp) \(data.shop.hours.mo)</Text>
      -- content/shop.yaml --
      name: Lumen
      -- content/shop/prices.json --
      {"lamp": 9}
      -- content/shop/hours.yml --
      mo: closed
      """#)
    let built = try await site.build()
    #expect(built.messages == [])
    #expect(built.body("ios/index.vml") == "<Text>Lumen 9 closed</Text>")
  }

  @Test func dataFromTwoFilesIsRefused() async throws {
    let site = try TestSite("<Text>a</Text>")
    try await site.build()
    try site.change(
      """
      -- content/a.yaml --
      b: 1
      -- content/a/b.json --
      2
      -- content/list.yaml --
      - 1
      -- content/list/one.yaml --
      x: 1
      -- content/twice.yaml --
      x: 1
      -- content/twice.json --
      {}
      """)
    try await expectRefused(
      site, "error content/a/b.json: 'data.a.b' comes from two files",
      "error content/list/one.yaml: 'data.list' comes from two files",
      "error content/twice.yaml: 'data.twice' comes from two files")
  }

  @Test func namesInCapitalsAreEndingsToo() async throws {
    let site = try TestSite(
      "-- content/About.VML --\n<Text>\\(data.a)</Text>\n-- content/A.JSON --\n1")
    let built = try await site.build()
    #expect(
      built.messages == ["error content/About.VML: the data has no 'a'…"]
        || built.report.errorCount == 1)
    try site.change("-- content/About.VML --\n<Text>\\(data.A)</Text>")
    #expect(try await site.build().body("ios/About.vml") == "<Text>1</Text>")
  }
}
