import Foundation
import Testing
import VMLDiagnostics
import VMLFormatter
import VMLMarkup
import VMLTestSupport

/// Layout of a text; `nil` after an error.
func formatted(_ source: [UInt8], as language: FormattedLanguage) -> [UInt8]? {
  var bag = DiagnosticBag()
  let file = SourceFile(id: FileID(1), path: "test", bytes: source)
  return formatSource(file, as: language, reporting: &bag)
}

/// Expects a text to be laid out in a way, and the laws to hold for it.
func expectFormatted(
  _ source: String, _ expected: String, as language: FormattedLanguage = .markup,
  at location: SourceLocation = #_sourceLocation
) {
  let result = formatted(Array(source.utf8), as: language)
  #expect(
    result.map { String(decoding: $0, as: UTF8.self) } == expected, sourceLocation: location)
  expectFormatLaws(Array(source.utf8), as: language, at: location)
}

/// Expects a text to be laid out as it stands.
func expectCanonical(
  _ source: String, as language: FormattedLanguage = .markup,
  at location: SourceLocation = #_sourceLocation
) {
  expectFormatted(source, source, as: language, at: location)
}

/// Laws for every text: one with errors is refused, any other says the same afterwards, keeps its
/// comments, and is laid out the same way again.
///
/// - Returns: Whether it could be laid out.
@discardableResult
func expectFormatLaws(
  _ source: [UInt8], as language: FormattedLanguage, _ name: String = "",
  at location: SourceLocation = #_sourceLocation
) -> Bool {
  let hint = "\(name)\n\(String(decoding: source.prefix(4000), as: UTF8.self))"
  guard let result = formatted(source, as: language) else { return false }
  let text = String(decoding: result, as: UTF8.self)
  let again = formatted(result, as: language)
  #expect(
    again.map { String(decoding: $0, as: UTF8.self) } == text, "laid out twice: \(hint)",
    sourceLocation: location)
  switch language {
  case .markup:
    #expect(
      meaning(ofMarkup: result) == meaning(ofMarkup: source), "of\n\(hint)\nbecame\n\(text)",
      sourceLocation: location)
    #expect(
      slipCount(in: result) <= slipCount(in: source), "of\n\(hint)\nbecame\n\(text)",
      sourceLocation: location)
  case .stylesheet:
    #expect(
      meaning(ofSheet: result) == meaning(ofSheet: source), "of\n\(hint)\nbecame\n\(text)",
      sourceLocation: location)
    #expect(
      comments(inSheet: result) == comments(inSheet: source), "of\n\(hint)\nbecame\n\(text)",
      sourceLocation: location)
  }
  return true
}

/// Number of places of a text that are not in VML's own form.
private func slipCount(in source: [UInt8]) -> Int {
  var bag = DiagnosticBag()
  let file = SourceFile(id: FileID(3), path: "test", bytes: source)
  _ = parseMarkup(
    file, from: FrontMatter(of: file, reporting: &bag).markupStart, reporting: &bag)
  return bag.diagnostics.count
}
