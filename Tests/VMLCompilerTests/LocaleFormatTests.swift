import Foundation
import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLTestSupport

/// `.formatted(…)`, held against what ICU writes.
struct LocaleFormatTests: ExpressionTesting {
  /// One line of the goldens.
  private struct Sample {
    var locale: String
    var format: String
    var value: String
    var text: String
  }

  private func samples() throws -> [Sample] {
    let file = fixturesFolder.appending(path: "locales/icu.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        #expect(columns.count == 4, "a line has four columns")
        return Sample(
          locale: columns[0], format: columns[1], value: columns[2], text: columns[3])
      }
  }

  private func formatted(_ sample: Sample) -> String {
    let value: Value =
      sample.format.hasPrefix(".list")
      ? .list(sample.value.split(separator: ",").map { .string(String($0)) })
      : Int(sample.value).map { .integer($0) }
        ?? Double(sample.value).map { .number($0) } ?? .string(sample.value)
    let scope = Scope(["x": value, "locale": .string(sample.locale)])
    switch outcome(of: "x.formatted(\(sample.format))", in: scope) {
    case .value(.string(let text)): return text
    case .value(let other): return "\(other)"
    case .refused(let diagnostics): return diagnostics.map(\.message).joined()
    }
  }

  @Test func formatsAsICU() throws {
    let samples = try samples()
    #expect(samples.count > 2_000)
    var others: [String] = []
    for sample in samples where !Self.isExplained(sample.locale, sample.format) {
      let text = formatted(sample)
      if text != sample.text {
        others.append(
          "\(sample.locale) \(sample.format) \(sample.value): '\(text)', ICU '\(sample.text)'")
      }
    }
    #expect(others.isEmpty, "\(others.count) differ: \(others.prefix(60).joined(separator: "\n"))")
  }

  /// Where another text than ICU's is meant.
  private static func isExplained(_ locale: String, _ format: String) -> Bool {
    // Parts of the day beyond its halves are left out.
    locale.hasPrefix("zh-Hant") && (format == ".fields(\"h\")" || format.contains("time:"))
  }

  @Test func speaksTheLanguageOfTheDocument() {
    let scope = Scope([
      "price": .number(1234.5), "day": .date("2026-03-09"),
      "names": .list([.string("Ana"), .string("Inés")]),
      "locale": .string("es"),
    ])
    func text(_ source: String) -> ExpressionOutcome { outcome(of: source, in: scope) }
    #expect(text("names.formatted()") == .value(.string("Ana e Inés")))
    #expect(text("names.formatted(.or)") == .value(.string("Ana o Inés")))
    #expect(text("day.formatted(\"d 'de' MMMM\")") == .value(.string("9 de marzo")))
    #expect(text("day.formatted(.long, locale: \"de\")") == .value(.string("9. März 2026")))
    #expect(
      text("price.formatted(.currency(\"EUR\"), locale: \"en\")") == .value(.string("€1,234.50")))
    #expect(
      text("price.formatted(.number(digits: 0), locale: \"en-US\")") == .value(.string("1,234")))
    #expect(text("1536000.formatted(.bytes, locale: \"en\")") == .value(.string("1.5 MB")))
    #expect(
      text("\"PT1H30M\".formatted(.duration, locale: \"en\")") == .value(.string("1 hr, 30 min")))
  }

  @Test(arguments: [
    ("7.formatted(.curency(\"EUR\"))", "there is no format '.curency'; did you mean 'currency'?"),
    ("7.formatted(.currency(\"EURO\"))", "'EURO' is no currency; did you mean 'EUR'?"),
    ("7.formatted(.currency)", "'.currency' takes other arguments"),
    ("\"2026-02-30\".formatted(.long)", "'2026-02-30' is no date that there is"),
    ("\"x\".formatted(.percent)", "this format needs a number, but this is 'x'"),
    ("\"2026-02-03\".formatted(\"d bbb\")", "the letter 'b' means nothing in a date's pattern"),
    ("7.formatted(.unit(\"meters\"))", "'meters' is no unit; did you mean 'meter'?"),
    ("7.formatted(locale: \"xx\")", "nothing is known of how 'xx' formats values"),
    ("now", "'now' needs the moment that the site is built for"),
  ])
  func tellsWhatIsWrong(source: String, message: String) {
    guard case .refused(let diagnostics) = outcome(of: source) else {
      Issue.record("'\(source)' has a value")
      return
    }
    #expect(diagnostics.map(\.message) == [message])
  }
}

struct MomentTests {
  @Test(arguments: [
    ("2026-12-01", "2026-12-01T00:00:00Z"), ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"),
    ("2026-12-01T18:00:00+01:00", "2026-12-01T17:00:00Z"),
    ("2024-02-29 07:05", "2024-02-29T07:05:00Z"),
    ("0001-01-01", "0001-01-01T00:00:00Z"), ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59Z"),
  ])
  func isRead(text: String, moment: String) {
    #expect(Moment(text)?.text == moment)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-02-29", "2026-1-1", "2026-01-01T24:00", "2026-01-01T10:00X",
    "2026-01-01T", "0000-01-01", "2026-01-01T10:00:00.Z",
  ])
  func isRefused(text: String) { #expect(Moment(text) == nil) }
}
