import Testing
import VMLBuild
import VMLDiagnostics
import VMLOutput
import VMLTestSupport

/// Lifecycle templates as documents of their own, for apps that have no document yet.
struct LifecycleDocumentTests {
  private func site() throws -> TestSite {
    try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets:
        ios:
        json: { os: ios, format: swiftuiml }
      locales: [en, de]
      layout: Shell
      lifecycle: { launch: Splash, error: Failed, later: Later }
      -- locales/en.yaml --
      hello: Hello
      -- locales/de.yaml --
      hello: Hallo
      -- components/Shell.vml --
      <VStack><slot/></VStack>
      -- components/Splash.vml --
      <Text>@hello</Text><Divider/>
      -- components/Failed.vml --
      <Button onTap="send(again)">\\(page.path)</Button>
      -- components/Later.vml --
      <if test="target.name == 'none'"><Text>Later</Text></if>
      -- content/index.vml --
      <Text>Start</Text>
      -- content/help.vml --
      <!doctype swiftui+vml>
      <vml><head><Text template="launch">Help</Text></head><body><Text>Help</Text></body></vml>
      """)
  }

  private func names(_ files: [String: String], of tree: String) -> [String] {
    files.keys.filter { $0.hasPrefix("\(tree)/lifecycle/") }.sorted()
      .map { String($0.dropFirst(tree.count + 11)) }
  }

  @Test func eachTreeHasThem() async throws {
    let site = try site()
    try await site.buildAgain()
    let files = try site.folder.contents(of: "site/dist/1")
    for tree in ["ios/en", "ios/de"] {
      #expect(names(files, of: tree) == ["error.vml", "launch.vml"])
      #expect(files["\(tree)/lifecycle/error.vml"]?.contains(">/<") == true)
    }
    #expect(names(files, of: "json/de") == ["error.json", "launch.json"])
    #expect(
      files["ios/de/lifecycle/launch.vml"] == """
        <!doctype swiftui+vml>
        <vml><body><Text>Hallo</Text><Divider/></body></vml>

        """)
    #expect(files["json/en/lifecycle/launch.json"]?.contains("Hello") == true)
    let bin = files["ios/manifest/all.json"] ?? ""
    let line = bin.split(separator: "\n").first { $0.contains("en/lifecycle/error.vml") }
    #expect(line?.contains(#""path":"/lifecycle/error","locale":"en""#) == true)
    #expect(line?.contains(#""template":"error""#) == true)
    #expect(line?.contains(#""actions":["again"]"#) == true)
    #expect(files["ios/manifest.json"]?.contains(#""lifecycle": ["error","launch"]"#) == true)
  }

  /// The page `/` decides; what its head has in place of the site's is in the document too.
  @Test func editsOfAllKinds() async throws {
    let site = try site()
    try await site.buildAgain()
    try site.write("<Text>Other</Text>", to: "content/index.vml")
    try await site.buildAgain("page")
    try site.write(
      "<!doctype swiftui+vml>\n<vml><head><Text class=\"a\" template=\"launch\">Own</Text><Style url=\"https://a.example/b\"/>"
        + "<Text template=\"connecting\">C</Text></head><body><Text>Start</Text></body></vml>",
      to: "content/index.vml")
    try await site.buildAgain("head")
    var files = try site.folder.contents(of: "site/dist/1")
    #expect(names(files, of: "ios/en") == ["connecting.vml", "error.vml", "launch.vml"])
    #expect(
      files["ios/en/lifecycle/launch.vml"]?.hasSuffix(
        "<vml><head><Style url=\"https://a.example/b\"/></head><body>"
          + "<Text>Own</Text></body></vml>\n") == true)
    try site.write(".a { bold(); }", to: "styles/main.vss")
    try await site.buildAgain("sheet")
    files = try site.folder.contents(of: "site/dist/1")
    #expect(files["ios/en/lifecycle/launch.vml"]?.contains("style=\"bold()\"") == true)
    try site.write("<Text>@hello again</Text>", to: "components/Failed.vml")
    try await site.buildAgain("component")
    try site.write("hello: Salut", to: "locales/de.yaml")
    try await site.buildAgain("text")
    let next = try await site.buildAgain("nothing")
    #expect(next.compiledDocumentCount == 0)
    try site.remove("content/index.vml")
    try await site.buildAgain("removed")
    files = try site.folder.contents(of: "site/dist/1")
    #expect(names(files, of: "ios/en") == [])
  }

  @Test func aPageInTheWay() async throws {
    let site = try site()
    try site.write("<Text>a</Text>", to: "content/lifecycle/launch.vml")
    let report = try await site.build().report
    #expect(
      report.diagnostics.map(\.message) == ["two documents have the path '/lifecycle/launch'"])
  }

  /// A document that needs a newer system than its target says so.
  @Test func theLeastVersionOfTheSystem() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: { ios: { minimum: "16.0" }, any: { os: ios } }
      availability: keep
      -- content/old.vml --
      <Text>a</Text>
      -- content/new.vml --
      <Image systemName="star" style="symbolEffect(.bounce, value: 1)"/>
      """)
    try await site.buildAgain()
    let files = try site.folder.contents(of: "site/dist/1")
    for target in ["ios", "any"] {
      #expect(files["\(target)/manifest.json"]?.contains(#""system": ["17"]"#) == true)
      #expect(files["\(target)/manifest/all.json"]?.contains(#""system":[0]"#) == true)
    }
  }
}
