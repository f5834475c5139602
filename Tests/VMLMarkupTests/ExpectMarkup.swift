import Testing
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// Reads a text that holds no mistake at all, and compares what is written for it.
func expectMarkup(
  _ source: String, writes expected: String? = nil, as dialect: MarkupDialect = .source,
  at location: SourceLocation = #_sourceLocation
) {
  let bytes = Array(source.utf8)
  let parsed = Parsed(bytes, as: dialect)
  #expect(parsed.diagnostics.map(\.message) == [], sourceLocation: location)
  expectLaws(bytes, at: location)
  var options = MarkupPrintingOptions()
  options.dialect = dialect
  let written = String(decoding: parsed.printed(options), as: UTF8.self)
  #expect(written == expected ?? source, sourceLocation: location)
}

/// Reads a text whose `1️⃣`, `2️⃣`… stand where mistakes are to be reported, in that order, and
/// applies every fix.
func expectDiagnostics(
  _ marked: String, _ messages: String..., codes: [DiagnosticCode]? = nil,
  as dialect: MarkupDialect = .source, at location: SourceLocation = #_sourceLocation
) {
  let (text, offsets) = removeMarkers(from: marked, at: location)
  let bytes = Array(text.utf8)
  let parsed = Parsed(bytes, as: dialect)
  let reported = parsed.diagnostics.sorted {
    ($0.range?.range.lowerBound ?? 0) < ($1.range?.range.lowerBound ?? 0)
  }
  let expected = zip(offsets, messages).sorted { $0.0 < $1.0 }
  #expect(offsets.count == messages.count, "one mark for each message", sourceLocation: location)
  #expect(reported.map(\.message) == expected.map(\.1), sourceLocation: location)
  #expect(
    reported.map { $0.range?.range.lowerBound } == expected.map(\.0), sourceLocation: location)
  if let codes { #expect(reported.map(\.code) == codes, sourceLocation: location) }
  for diagnostic in parsed.diagnostics {
    expectGoodManners(diagnostic, at: location)
    for fixIt in diagnostic.fixIts {
      expectFix(fixIt, of: diagnostic, in: bytes, parsed, as: dialect, at: location)
    }
  }
  expectLaws(bytes, at: location)
}

/// A message says what is wrong; a fix or a note says what to do.
private func expectGoodManners(_ diagnostic: Diagnostic, at location: SourceLocation) {
  let message = diagnostic.message
  #expect(!message.hasSuffix("."), sourceLocation: location)
  #expect(message.first?.isUppercase == false || message.hasPrefix("VML"), sourceLocation: location)
  #expect(
    !diagnostic.fixIts.isEmpty || !diagnostic.notes.isEmpty || diagnostic.code == .bareIdentifier
      || message.hasPrefix("expected") || message.hasPrefix("more than"),
    "'\(message)' says nothing of what to do", sourceLocation: location)
}

/// Applying a fix makes its mistake go away, and makes no new one.
private func expectFix(
  _ fixIt: Diagnostic.FixIt, of diagnostic: Diagnostic, in bytes: [UInt8], _ before: Parsed,
  as dialect: MarkupDialect, at location: SourceLocation
) {
  var fixed = bytes
  fixed.replaceSubrange(fixIt.range.range, with: Array(fixIt.replacement.utf8))
  let after = Parsed(fixed, as: dialect)
  let text = String(decoding: fixed, as: UTF8.self)
  #expect(
    !after.diagnostics.contains {
      $0.code == diagnostic.code && $0.range?.range.lowerBound == diagnostic.range?.range.lowerBound
    }, "'\(fixIt.title)' does not fix '\(diagnostic.message)': \(text)", sourceLocation: location)
  let errors = { (parsed: Parsed) in parsed.diagnostics.count { $0.severity == .error } }
  #expect(
    errors(after) <= errors(before) - (diagnostic.severity == .error ? 1 : 0),
    "'\(fixIt.title)' makes new mistakes: \(text)", sourceLocation: location)
}

/// Reads a style, and compares what is written for it.
func expectStyle(
  _ style: String, writes expected: String? = nil, _ codes: DiagnosticCode...,
  at location: SourceLocation = #_sourceLocation
) {
  // In quotes that the style does not hold, so that it stands in the file as it stands here.
  let quote = style.contains("\"") ? "'" : "\""
  let bytes = Array("<View style=\(quote)\(style)\(quote)/>".utf8)
  let parsed = Parsed(bytes)
  #expect(parsed.diagnostics.map(\.code) == codes, sourceLocation: location)
  expectLaws(bytes, at: location)
  var printer = StylePrinter()
  let nodes = parsed.markup.attributes.first?.style ?? 0..<0
  printer.print(modifiers: nodes, of: parsed.markup.styles)
  #expect(
    String(decoding: printer.output, as: UTF8.self) == expected ?? style, sourceLocation: location)
  // As entities, the same style has a text of its own, away from the file.
  let escaped = style.utf8.map { "&#\($0);" }
  guard style.utf8.allSatisfy({ $0 < 0x80 }), !style.contains("\\(") else { return }
  let decoded = Parsed(Array("<View style=\"\(escaped.joined())\"/>".utf8))
  #expect(decoded.diagnostics.map(\.code) == codes, sourceLocation: location)
  #expect(
    decoded.hasErrors || decoded.markup.isEquivalent(to: parsed.markup), sourceLocation: location)
  expectLaws(Array("<View style=\"\(escaped.joined())\"/>".utf8), prefixes: false, at: location)
}
