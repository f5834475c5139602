import Foundation
import Testing
import VMLBuild
import VMLCompiler
import VMLData
import VMLOutput
import VMLTestSupport
import VMLTools

/// `vmlc export constants`.
struct SiteConstantsTests {
  private static let site = """
    -- site.yaml --
    name: Shop
    version: "1"
    targets: [ios]
    custom: { views: { MapCard: { place: string } } }
    types: { Sku: "string(1...8)" }
    actions:
      add_to_cart: { sku: Sku, quantity: integer(1...9), note: "string?" }
      open-map: string
      sort: set(name, price)
      share:
    state:
      cart: { type: integer, default: 0, from: app }
      saved: { type: set(string), default: [], keep: device }
    endpoints: { order: { url: "https://api.acme.example/orders", fields: { email: string } } }
    -- content/index.vml --
    <VStack id="home"><MapCard place="here"/><Button onTap="send(share)">Share</Button></VStack>
    -- content/products/lamp-2.vml --
    <Text id="lamp 2">Lamp</Text>
    -- content/class.vml --
    <Text>Class</Text>
    -- content/more.vml --
    ---
    fragment: true
    ---
    <Text>More</Text>
    """

  private func constants(_ text: String, targets: [String] = []) async throws -> SiteConstants {
    let site = try TestSite(text)
    let output = site.folder("dist")
    let built = try await site.build { $0.output = output }
    #expect(built.messages.filter { $0.hasPrefix("error") } == [])
    let settings = try SiteSettings.read(site.path)
    let configuration = try #require(settings.configuration)
    return SiteConstants(
      try readFinishedOutput(output, version: configuration.version), configuration,
      targets: targets)
  }

  @Test func json() async throws {
    let constants = try await constants(Self.site)
    #expect(
      String(decoding: constants.json, as: UTF8.self) == """
        {
          "pages": ["/","/class","/products/lamp-2"],
          "fragments": ["/more"],
          "actions": {"add_to_cart":"{ sku: string(1...8), quantity: integer(1...9), note: string? }","open-map":"string","share":null,"sort":"set(name, price)"},
          "states": {"cart":"integer","saved":"set(string)"},
          "endpoints": ["order"],
          "ids": ["home","lamp 2"],
          "views": ["MapCard"]
        }

        """)
  }

  @Test func swift() async throws {
    let constants = try await constants(Self.site)
    try expectGolden(constants.swift, "constants/shop.swift.txt")
  }

  // MARK: Examples

  private func constants(ofFolder files: [String: String]) async throws -> SiteConstants {
    let text = files.sorted { $0.key < $1.key }.map { "-- \($0.key) --\n\($0.value)" }
    return try await constants(text.joined(separator: "\n"), targets: ["ios"])
  }

  @Test func theExampleShopIsCurrent() async throws {
    var files: [String: String] = [:]
    for folder in ["site.yaml", "components", "content", "styles"] {
      let url = repositoryFolder.appending(path: folder)
      let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
      for name in names.isEmpty ? [""] : names.map({ "/" + $0 }) {
        let text = try? String(
          contentsOf: repositoryFolder.appending(path: folder + name), encoding: .utf8)
        if let text { files[folder + name] = text }
      }
    }
    let swift = try await constants(ofFolder: files).swift
    try expectGolden(swift, "../../Examples/Shop/Site.swift")
  }

  @Test func theAppOfTheDocumentsIsCurrent() async throws {
    let page = try String(
      contentsOf: repositoryFolder.appending(path: "docs/an-app.md"), encoding: .utf8)
    var files: [String: String] = [:]
    for match in page.matches(of: /\n```(yaml|vml) (\S+)\n((?s).*?\n)```\n/) {
      files[String(match.2)] = String(match.3)
    }
    #expect(files.count > 8)
    try expectGolden(try await constants(ofFolder: files).swift, "constants/an-app.swift.txt")
  }

  @Test func targetsAlone() async throws {
    let constants = try await constants(
      """
      -- site.yaml --
      name: Shop
      version: "1"
      targets: [ios, macos]
      -- content/index.vml --
      <Text>a</Text>
      -- content/mac.vml --
      ---
      targets: [macos]
      ---
      <Text>b</Text>
      """, targets: ["ios"])
    #expect(constants.pages == ["/"])
  }

  /// The code compiles, and reads what pages send.
  @Test(.enabled(if: SwiftSources.canCheck, "no swiftc, or no modules beside the tests"))
  func theCodeCompiles() async throws {
    let code = try await constants(Self.site).swift
    let mistakes = try SwiftSources.mistakes(in: [
      "Site.swift": code,
      "Use.swift": """
      import VMLBehaviour

      func handle(_ name: String, _ values: [SentValue]) -> BehaviourEvent? {
        switch SiteAction(name, values) {
        case .addToCart(let sku, let quantity, let note)?:
          return .setCart(quantity + sku.count + (note ?? SitePage.home.rawValue).count)
        case .openMap(let place)?: return .link(place)
        case .sort(let words)?: return .link(words.joined() + SitePage.class.rawValue)
        case .share(let values)?: return .link(values.first?.text ?? SiteID.lamp2.rawValue)
        case nil: return nil
        }
      }
      """,
    ])
    #expect(mistakes == "")
  }

  /// The list of the app's views is there, and empty.
  @Test(.enabled(if: SwiftSources.canCheck, "no swiftc, or no modules beside the tests"))
  func aSiteWithoutViewsOfTheApp() async throws {
    let code = try await constants(
      """
      -- site.yaml --
      name: Shop
      version: "1"
      targets: [ios]
      -- content/index.vml --
      <Text>a</Text>
      """
    ).swift
    let mistakes = try SwiftSources.mistakes(in: [
      "Site.swift": code, "Use.swift": "let views = Set(SiteView.allCases.map(\\.rawValue))\n",
    ])
    #expect(mistakes == "")
  }
}
