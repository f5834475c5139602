import Foundation
import Testing
import VMLCompiler
import VMLTestSupport

/// Plural rules against CLDR's own answers.
struct PluralRuleTests {
  /// `Fixtures/plurals/samples.txt` has, for the languages of a line, a line for each form with amounts
  /// (`a~b` counts up in the last digit), as CLDR 48 answers.
  @Test func samplesOfAllLanguages() throws {
    let url = fixturesFolder.appending(path: "plurals/samples.txt")
    var rules = PluralRules()
    var count = 0
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard line.hasPrefix("  ") else {
        rules = try #require(PluralRules(locale: words[0]), "\(line)")
        for word in words { #expect(PluralRules(locale: word) == rules, "\(word)") }
        count += words.count
        continue
      }
      let category = try #require(PluralCategory(rawValue: words[0]))
      let amounts = try words.dropFirst().flatMap { try Self.amounts($0) }
      #expect(rules.categories.contains(category), "\(line)")
      let wrong = try amounts.filter { text in
        let amount = try #require(PluralAmount(text))
        let isInteger = Int(text).map { PluralAmount($0) == amount } ?? true
        return rules.category(of: amount) != category || !isInteger
      }
      #expect(wrong == [], "\(line)")
    }
    #expect(count > 200)
  }

  private static func amounts(_ range: String) throws -> [String] {
    let ends = range.split(separator: "~").map(String.init)
    guard ends.count == 2 else { return ends }
    let decimals = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
    let numbers = try ends.map { try #require(Int($0.replacing(".", with: ""))) }
    return (numbers[0]...numbers[1]).map { number in
      guard decimals > 0 else { return "\(number)" }
      let digits = "\(number)"
      let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      return padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }
  }

  @Test(arguments: [
    ("pt-PT", "0", "other"), ("pt-BR", "0", "one"), ("pt", "0", "one"), ("en-GB", "1", "one"),
    ("EN", "1", "one"), ("sr-Latn-RS", "22", "few"), ("zh-Hant-TW", "1", "other"),
    ("en", "1.0", "other"), ("en", "-1", "one"), ("ar", "-3", "few"), ("fr", "1e6", "many"),
    ("fr", "1000000.0", "other"), ("pl", "1.5", "other"), ("en", "1e0", "one"),
    ("pl", "123456789012345678901234567890122", "few"), ("en", "10000000000000000001", "other"),
    ("lt", "1.5e-3", "many"), ("cs", "12e-1", "many"), ("en", "1.0e0", "one"),
  ]) func localesAndAmounts(_ locale: String, _ amount: String, _ expected: String) throws {
    let rules = try #require(PluralRules(locale: locale))
    #expect(rules.category(of: try #require(PluralAmount(amount))).rawValue == expected)
  }

  @Test(arguments: ["", "x", "1.", ".5", "1,5", "1e", "1e+", "--1", "1 ", "inf", "nan", "0x10"])
  func whatIsNoAmount(_ text: String) { #expect(PluralAmount(text) == nil) }

  @Test func amountsOfAnyLength() {
    #expect(PluralAmount(String(repeating: "9", count: 401)) == nil)
    #expect(PluralAmount("1e401") == nil)
    #expect(PluralAmount("1e400") != nil)
  }

  @Test func equalAmounts() throws {
    func isEqual(_ one: String, _ other: String) throws -> Bool {
      try #require(PluralAmount(one)).isEqual(to: #require(PluralAmount(other)))
    }
    #expect(try isEqual("1", "1.0") && isEqual("0", "-0") && isEqual("1.50", "1.5"))
    #expect(try !isEqual("1", "-1") && !isEqual("1.5", "1.05") && !isEqual("1", "1.01"))
  }

  @Test func formsThatTextsNeed() {
    func needed(_ locale: String) -> String? {
      PluralRules(locale: locale).map { rules in
        PluralCategory.allCases.filter(rules.categoriesOfIntegers.contains).map(\.rawValue)
          .joined(separator: " ")
      }
    }
    #expect(needed("en") == "one other")
    #expect(needed("ja") == "other")
    #expect(needed("pl") == "one few many")
    #expect(needed("ar") == "zero one two few many other")
    // Those of millions and of fractions may be left out.
    #expect(needed("fr") == "one other" && needed("cs") == "one few other")
    #expect(needed("tlh") == nil && needed("") == nil)
  }
}
