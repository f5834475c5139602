import Testing
import VMLBuild
import VMLTestSupport

/// Further paths of documents.
struct AliasTests {
  @Test func aDocumentIsThereUnderEach() async throws {
    let sound = try await TestSite(
      "-- content/lamps.vml --\n---\naliases: [/old, /very/]\n---\n<Text>\\(page.path)</Text>\n"
    ).build()
    #expect(sound.messages.isEmpty)
    #expect(sound.report.documentCount == 3)
    for file in ["lamps", "old", "very/index"] {
      #expect(sound.body("ios/\(file).vml") == "<Text>/lamps</Text>")
    }
    #expect(sound.files["ios/manifest.json"] != nil)
  }

  @Test func itemsHaveTheirOwn() async throws {
    let built = try await TestSite(
      """
      -- content/lamps.yaml --
      [oak, elm]
      -- content/lamp.vml --
      ---
      each: data.lamps
      path: /lamps/\\(item)
      aliases: ['/old/\\(item)']
      ---
      <Text>\\(item)</Text>
      """
    ).build()
    #expect(built.messages.isEmpty)
    #expect(built.body("ios/old/elm.vml") == "<Text>elm</Text>")
  }

  @Test(
    arguments: [
      ("/other", "/other"), ("/a", "/a"), ("old", "it must begin with '/'"),
      ("/x.vml", "it is given without '.vml'"),
    ])
  func wrongOnesAreTold(alias: String, message: String) async throws {
    let built = try await TestSite(
      """
      -- content/a.vml --
      ---
      aliases: [\(alias)]
      ---
      <Text>a</Text>
      -- content/other.vml --
      <Text>b</Text>
      """
    ).build()
    #expect(built.messages.contains { $0.hasPrefix("error ") && $0.contains(message) })
  }

  @Test func aListIsNeeded() async throws {
    let built = try await TestSite("-- content/a.vml --\n---\naliases: /b\n---\n<Text>a</Text>\n")
      .build()
    #expect(
      built.messages == ["error content/a.vml: 'aliases' must be a list of paths, not a string"])
  }

  @Test func anEditMovesThem() async throws {
    let site = try TestSite("-- content/a.vml --\n---\naliases: [/b]\n---\n<Text>a</Text>\n")
    try await site.buildAgain()
    try site.change("-- content/a.vml --\n---\naliases: [/c]\n---\n<Text>a2</Text>\n")
    try await site.buildAgain()
    #expect(try site.output()["1/ios/b.vml"] == nil)
    #expect(try site.output()["1/ios/c.vml"]?.contains("a2") == true)
  }
}
