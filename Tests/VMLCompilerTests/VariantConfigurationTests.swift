import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLTestSupport
import VMLYAML

/// `locales` and `themes` in site.yaml.
struct VariantConfigurationTests {
  private func read(_ text: String) -> (configuration: SiteConfiguration, messages: [String]) {
    var bag = DiagnosticBag()
    let file = SourceFile(
      id: FileID(0), path: "site.yaml", bytes: Array("name: A\ntargets: [ios, macos]\n\(text)".utf8)
    )
    let node = readYAML(SourceText(file), reporting: &bag)
    let configuration = node.map { readSiteConfiguration($0, reporting: &bag) }
    return (configuration ?? .defaults, bag.diagnostics.map(\.message))
  }

  @Test func withoutTheKeys() {
    let (configuration, messages) = read("")
    #expect(messages == [])
    #expect(
      configuration.variants == [
        SiteVariant(target: 0, locale: nil, theme: nil),
        SiteVariant(target: 1, locale: nil, theme: nil),
      ])
  }

  @Test func byTargetThenLocaleThenTheme() {
    let (configuration, messages) = read("locales: [fr, en]\nthemes: [light, dark]\n")
    #expect(messages == [])
    #expect(
      configuration.variants.prefix(4) == [
        SiteVariant(target: 0, locale: "fr", theme: "light"),
        SiteVariant(target: 0, locale: "fr", theme: "dark"),
        SiteVariant(target: 0, locale: "en", theme: "light"),
        SiteVariant(target: 0, locale: "en", theme: "dark"),
      ])
    #expect(configuration.variants.count == 8)
  }

  @Test(arguments: ["en", "de-CH", "zh-Hans-TW", "es-419", "no", "sr-Latn-RS", "sl-rozaj-biske"])
  func localeNames(_ name: String) {
    let (configuration, messages) = read("locales: [\(name)]")
    #expect(messages == [])
    #expect(configuration.locales.map(\.text) == [name])
  }

  @Test(arguments: [
    ("locales: [e]", "'e' is not a language tag"),
    ("locales: [\"../en\"]", "'../en' is not a language tag"),
    ("locales: [en-]", "'en-' is not a language tag"),
    ("locales: [\"\"]", "'' is not a language tag"),
    ("locales: [pt_BR]", "'pt_BR' is not a language tag; did you mean 'pt-BR'?"),
    ("locales: [fr-CA, fr-ca]", "'fr-ca' is listed twice in 'locales'"),
    ("locales: en", "'locales' must be a list, not a string"),
    ("locales: []", "'locales' is empty"),
    ("themes: [Dark]", "'Dark' cannot name a theme; did you mean 'dark'?"),
    ("themes: [\"a/b\"]", "'a/b' cannot name a theme"),
    ("themes: [a, a]", "'a' is listed twice in 'themes'"),
    ("themes: [manifest.json]", "'manifest.json' cannot name a theme"),
  ])
  func mistakes(_ text: String, _ message: String) {
    #expect(read(text).messages == [message])
  }

  @Test func tooMany() {
    let names = (0..<201).map { "t\($0)" }.joined(separator: ", ")
    #expect(read("themes: [\(names)]").messages == ["'themes' has more than 200 names"])
    let locales = (0..<30).map { "en-\(100 + $0)" }.joined(separator: ", ")
    let themes = (0..<40).map { "t\($0)" }.joined(separator: ", ")
    #expect(
      read("locales: [\(locales)]\nthemes: [\(themes)]").messages
        == ["1200 trees for each target are too many; there are at most 1000"])
  }
}
