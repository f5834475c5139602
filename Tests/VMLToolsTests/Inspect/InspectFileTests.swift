import Foundation
import Testing
import VMLBuild
import VMLCompiler
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport
import VMLTools

@Suite struct InspectFileTests {
  private let site: TestSite

  init() throws {
    site = try TestSite(
      #"""
      -- site.yaml --
      name: S
      targets: [ios, macos]
      -- components/Card.vml --
      <VStack class="a"><slot/></VStack>
      -- styles/main.vss --
      .a { padding(8); }
      -- content/index.vml --
      <Card><Text>\(target.name)</Text></Card>
      -- content/mac.vml --
      ---
      targets: [macos]
      ---
      <Text>\(target.name)</Text>
      -- content/item.vml --
      ---
      each: '["one", "two"]'
      path: /items/\(item)
      ---
      <Text>\(item)</Text>
      """#)
  }

  private func inspect(
    _ file: String, _ configure: (inout InspectionOptions) -> Void = { _ in }
  ) async throws -> Inspection {
    var options = InspectionOptions(file: file.hasPrefix("/") ? file : site.path + "/" + file)
    options.layout = .compact
    configure(&options)
    return try await inspectFile(options, standardInput: nil)
  }

  private func text(_ inspection: Inspection) -> String? {
    inspection.text.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func anEnvironmentAndAMoment() async throws {
    try site.write("params: { shop: Staging }\n", to: "site.staging.yaml")
    try site.write("<Text>\\(site.shop), \\(now.formatted(.long))</Text>\n", to: "content/now.vml")
    let inspection = try await inspect("content/now.vml") {
      $0.choices.environment = "staging"
      $0.choices.moment = Moment("2026-12-01")
    }
    #expect(inspection.diagnostics == [])
    #expect(text(inspection)?.contains("<Text>Staging, December 1, 2026</Text>") == true)
  }

  @Test(arguments: [
    (InspectionStage.parsed, #"<Card><Text>\(target.name)</Text></Card>"#),
    (.expanded, #"<VStack class="a"><Text>ios</Text></VStack>"#),
    (.styled, #"<VStack class="a" style="padding(8)"><Text>ios</Text></VStack>"#),
    (.output, #"<VStack style="padding(8)"><Text>ios</Text></VStack>"#),
  ])
  func aPageAfterEachStage(stage: InspectionStage, part: String) async throws {
    let inspection = try await inspect("content/index.vml") { $0.stage = stage }
    #expect(inspection.stage == stage)
    #expect(inspection.diagnostics == [])
    #expect(text(inspection)?.contains(part) == true, "\(text(inspection) ?? "")")
    #expect(inspection.markup != nil)
  }

  @Test func theFirstTargetThatThePageIsMadeFor() async throws {
    #expect(text(try await inspect("content/mac.vml"))?.contains("<Text>macos</Text>") == true)
    let macos = try await inspect("content/index.vml") { $0.variant.target = "macos" }
    #expect(text(macos)?.contains("<Text>macos</Text>") == true)
    await #expect(throws: BuildFailure.unknownTarget("tvos", known: ["ios", "macos"])) {
      try await inspect("content/index.vml") { $0.variant.target = "tvos" }
    }
  }

  @Test(arguments: [InspectionStage.expanded, .styled, .output])
  func aTargetThatThePageIsNotMadeFor(stage: InspectionStage) async throws {
    await #expect(
      throws: BuildFailure.notForTarget("ios", page: "content/mac.vml", targets: ["macos"])
    ) {
      try await inspect("content/mac.vml") { ($0.variant.target, $0.stage) = ("ios", stage) }
    }
  }

  @Test(arguments: ["content/data.yaml", "content/data.JSON", "styles/main.vss", "site.yaml"])
  func whatIsNoMarkup(path: String) async throws {
    await #expect(throws: BuildFailure.noMarkup(site.path + "/" + path)) {
      try await inspect(path)
    }
    await #expect(throws: BuildFailure.noMarkup(site.path + "/" + path)) {
      try await inspect(path) { $0.stage = .parsed }
    }
  }

  @Test func oneDocumentOfSeveral() async throws {
    #expect(text(try await inspect("content/item.vml"))?.contains("<Text>one</Text>") == true)
    let two = try await inspect("content/item.vml") { $0.path = "/items/two" }
    #expect(text(two)?.contains("<Text>two</Text>") == true)
    let none = try await inspect("content/item.vml") { $0.path = "/items/tow" }
    #expect(none.text == nil)
    #expect(
      none.diagnostics.map(\.message)
        == ["this page makes no document '/items/tow'; did you mean '/items/two'?"])
  }

  @Test func aFileThatIsNoPageIsReadAlone() async throws {
    for path in ["components/Card.vml", "content/.draft.vml", "../loose.vml"] {
      try site.write("<VStack><slot/></VStack>", to: path)
      let inspection = try await inspect(path)
      #expect(inspection.stage == .parsed && inspection.diagnostics == [], "\(path)")
      #expect(text(inspection) == "<VStack><slot/></VStack>\n", "\(path)")
    }
  }

  @Test func aLooseFileThroughALink() async throws {
    try site.folder.write("<Text/>", to: "elsewhere/a.vml")
    try site.folder.link("link.vml", to: "elsewhere/a.vml")
    #expect(text(try await inspect(site.folder("link.vml"))) == "<Text/>\n")
  }

  @Test func aPageThatIsALinkWithinTheSite() async throws {
    try site.folder.link("site/content/again.vml", to: "index.vml")
    #expect(text(try await inspect("content/again.vml"))?.contains("padding(8)") == true)
  }

  @Test func standardInputIsReadAlone() async throws {
    let inspection = try await inspectFile(
      InspectionOptions(file: "-"), standardInput: Array("<Text>a".utf8))
    #expect(inspection.stage == .parsed)
    #expect(inspection.diagnostics.map(\.code) == [.unclosedElement])
    #expect(inspection.sources[FileID(0)]?.path == "<stdin>")
  }

  @Test func whatIsWrongWithTheSiteIsSaid() async throws {
    try site.write("name: S\nnonsense: 1\n", to: "site.yaml")
    let inspection = try await inspect("content/index.vml")
    #expect(inspection.text == nil && inspection.diagnostics.map(\.code) == [.unknownKey])
    // The file itself can still be looked at.
    #expect(try await inspect("content/index.vml") { $0.stage = .parsed }.text != nil)
  }

  @Test func whatIsNotThere() async throws {
    for path in ["content/nothing.vml", "nothing.vml"] {
      await #expect(throws: BuildFailure.self) { try await inspect(path) }
    }
    await #expect(throws: BuildFailure.self) { try await inspect("content") }
    await #expect(throws: BuildFailure.noSite("/nowhere")) {
      try await inspect("content/index.vml") { $0.site = "/nowhere" }
    }
  }

  @Test func aFileThatIsTooLarge() async throws {
    try site.write([UInt8](repeating: 0x61, count: (16 << 20) + 10), to: "content/index.vml")
    #expect(try await inspect("content/index.vml").diagnostics.map(\.code) == [.fileTooLarge])
    try site.write([UInt8](repeating: 0x61, count: (16 << 20) + 10), to: "../loose.vml")
    #expect(try await inspect("../loose.vml").diagnostics.map(\.code) == [.fileTooLarge])
  }

  @Test func deepTreesAreShown() async throws {
    let depth = markupDepthLimit - 2
    try site.write(
      String(repeating: "<VStack>", count: depth) + String(repeating: "</VStack>", count: depth),
      to: "content/index.vml")
    let inspection = try await inspect("content/index.vml")
    #expect(inspection.diagnostics == [])
    let json = inspectionJSON(of: try #require(inspection.markup), layout: .pretty)
    #expect(json.count > depth * 50)
  }

  @Test func warningsAreErrorsWhereThatIsAsked() async throws {
    try site.write("bare", to: "content/index.vml")
    #expect(try await inspect("content/index.vml").diagnostics.map(\.severity) == [.warning])
    let strict = try await inspect("content/index.vml") { $0.isStrict = true }
    #expect(strict.diagnostics.map(\.severity) == [.error])
  }
}
