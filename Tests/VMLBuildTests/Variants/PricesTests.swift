import Foundation
import Testing
import VMLTestSupport

/// `Examples/Prices`: prices, dates and plurals in three languages.
@Suite struct PricesTests {
  private func built() async throws -> BuiltSite {
    let example = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/Prices")
    let site = try TestSite("-- a.txt --\n")
    for name in ["site.yaml", "components", "content", "locales", "styles"] {
      let target = URL(filePath: site.path + "/" + name)
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.copyItem(at: example.appending(path: name), to: target)
    }
    return try await site.build()
  }

  @Test func eachLanguageHasItsOwn() async throws {
    let built = try await built()
    #expect(built.messages == [])
    #expect(built.documents.keys.count { $0.hasSuffix(".vml") } == 12)
    let expected = [
      "en": [
        "£1,249.50", "£1,399.00", "-11%", "On sale until December 24, 2026", "One in a box",
        "Made of oak, brass, and glass", "Weighs 2.4 kg", "Monday, March 9, 2026",
      ],
      "de": [
        "1.399,00\u{A0}€", "1.549,00\u{A0}€", "-10\u{A0}%", "Im Angebot bis 24. Dezember 2026",
        "Ein Stück in der Packung", "Aus Eiche, Messing und Glas", "Wiegt 2,4 kg",
        "Montag, 9. März 2026",
      ],
      "ar": [
        "٥٬٨٠٠٫٠٠", "٦٬٤٥٠٫٥٠", "العرض حتى ٢٤ ديسمبر ٢٠٢٦", "قطعة واحدة في العلبة",
        "بلوط ونحاس وزجاج", "الاثنين، ٩ مارس ٢٠٢٦",
      ],
    ]
    for (locale, texts) in expected {
      let body = try #require(built.body("ios/\(locale)/products/la01.vml"))
      for text in texts { #expect(body.contains(text), "\(locale): \(body)") }
    }
    #expect(built.body("ios/en/index.vml")?.contains("3 products") == true)
    #expect(built.body("ios/de/index.vml")?.contains("3 Artikel") == true)
    #expect(built.body("ios/ar/index.vml")?.contains("منتجات") == true)
  }
}
