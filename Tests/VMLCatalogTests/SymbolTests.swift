import Testing
import VMLCatalog

/// Names of SF Symbols.
struct SymbolTests {
  /// Holds the tables against the text that they were made of: each name, its release, its new name.
  @Test func everyNameIsFound() throws {
    var expected: [String: (ios: String, renamed: String?)] = [:]
    var release = ""
    var isRenamed = false
    let path = "Sources/VMLCatalog/Catalogue/SFSymbols.txt"
    let text = String(decoding: CatalogueFolder.bytes(of: path), as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("//") {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix("release ios ") {
        release = String(words[2].dropLast())
      } else if line == "renamed" {
        isRenamed = true
      } else if isRenamed {
        expected[words[0], default: ("13", nil)].renamed = words[1]
      } else {
        expected[words[0]] = (release, nil)
      }
    }
    #expect(expected.count > 9000)
    for (name, fact) in expected {
      let symbol = try #require(Catalog.symbol(name), "\(name)")
      #expect(symbol.name == name)
      #expect(symbol.availability.introduced(on: .iOS)?.description == fact.ios, "\(name)")
      #expect(symbol.renamed?.name == fact.renamed, "\(name)")
    }
    #expect(
      Catalog.symbols.map(\.name)
        == expected.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test(arguments: ["", "0", "~", "hart", "heart.", "heart.fil", "zz", "heart\u{0}", "é"])
  func otherNamesAreNotFound(_ name: String) { #expect(Catalog.symbol(name) == nil) }

  private func problem(_ name: String, _ platform: Catalog.Platform, _ minimum: String?) -> String {
    var target = Catalog.CheckTarget(
      platform: platform, minimum: minimum.flatMap { Catalog.Version($0) })
    target.custom.symbols = ["acme.lamp"]
    switch target.problem(withSymbol: name) {
    case nil: return "none"
    case .unknown(let nearest): return "unknown, nearest \(nearest ?? "none")"
    case .late(let absence, let old):
      return "late, since \(absence.introduced?.description ?? "never"), old \(old ?? "none")"
    case .renamed(let new): return "renamed \(new)"
    }
  }

  @Test func problems() {
    #expect(problem("heart.fill", .iOS, "15") == "none")
    #expect(problem("heartt.fill", .iOS, "15") == "unknown, nearest heart.fill")
    #expect(problem("qqqqqqqq", .iOS, "15") == "unknown, nearest none")
    #expect(problem("acme.lamp", .iOS, "15") == "none")
    #expect(problem("", .iOS, "15") == "none")
    #expect(problem("numbers.rectangle", .iOS, "17") == "late, since 18, old 123.rectangle")
    #expect(problem("123.rectangle", .iOS, "17") == "none")
    #expect(problem("123.rectangle", .iOS, "18") == "renamed numbers.rectangle")
    #expect(problem("123.rectangle", .macOS, "14") == "none")
    #expect(problem("123.rectangle", .iOS, nil) == "renamed numbers.rectangle")
  }
}
