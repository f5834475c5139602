import Testing
import VMLBuild
import VMLMarkup
import VMLTestSupport
import VMLTools

/// `explain` and `inspect` of one tree among several.
struct VariantCommandTests {
  private let site: TestSite

  init() throws {
    site = try TestSite(
      ##"""
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      locales: [en, fr]
      themes: [light, dark]
      -- styles/main.vss --
      @tokens "brand.tokens.json";
      @theme dark { @tokens "dark.tokens.json"; }
      .card { padding(4); background(var(--c-card)); }
      -- styles/brand.tokens.json --
      {"c": {"$type": "color", "paper": {"$value": "#ffffff"}, "card": {"$value": "{c.paper}"}}}
      -- styles/dark.tokens.json --
      {"c": {"$type": "color", "paper": {"$value": "#000000"}}}
      -- content/index.vml --
      <Text class="card">\(locale)</Text>
      """##)
  }

  private func explain(_ variant: VariantNames) async throws -> ElementExplanation {
    var options = ExplanationOptions()
    options.variant = variant
    let place = ElementPlace("\(site.path)/content/index.vml:1")
    return try #require(try await explainElement(at: place, options).explanations.first)
  }

  @Test func aModifierNamesTheTokensThatItComesFrom() async throws {
    let found = try await explain(VariantNames(theme: "dark"))
    #expect(found.theme == "dark")
    #expect(found.locale == "en")
    #expect(
      found.modifiers.map { $0.properties.map { [$0.name, $0.value, $0.place.text] } } == [
        [],
        [
          ["--c-card", "#000000", "styles/brand.tokens.json:1:77"],
          ["--c-paper", "#000000", "styles/dark.tokens.json:1:46"],
        ],
      ])
    #expect(
      explanationText(of: found).hasPrefix("Text, content/index.vml:1:1, in / for ios/en/dark\n"))
    #expect(
      explanationText(of: found).contains(
        "    --c-paper is #000000, styles/dark.tokens.json:1:46\n"))
  }

  @Test func theFirstVariantUnlessNamed() async throws {
    let found = try await explain(VariantNames())
    #expect([found.target, found.locale, found.theme] == ["ios", "en", "light"])
    #expect(found.modifiers.last?.properties.last?.place.text == "styles/brand.tokens.json:1:46")
  }

  @Test func anUnknownVariant() async throws {
    await #expect(throws: BuildFailure.unknownVariant("theme", "drk", known: ["light", "dark"])) {
      try await explain(VariantNames(theme: "drk"))
    }
    await #expect(throws: BuildFailure.unknownVariant("locale", "de", known: ["en", "fr"])) {
      try await explain(VariantNames(locale: "de"))
    }
  }

  @Test func inspectShowsOneVariant() async throws {
    var options = InspectionOptions(file: site.path + "/content/index.vml")
    options.variant = VariantNames(locale: "fr", theme: "dark")
    options.layout = .compact
    let inspection = try await inspectFile(options, standardInput: nil)
    let text = String(decoding: inspection.text ?? [], as: UTF8.self)
    #expect(text.contains("<Text style=\"padding(4);background(#000000)\">fr</Text>"))
  }
}
