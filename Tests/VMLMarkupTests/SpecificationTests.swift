import Foundation
import Testing
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// One example of the VML specification, from `Tests/Fixtures/spec/examples.txt`.
struct SpecExample: Sendable, CustomStringConvertible {
  /// Its section, its lines, and its form.
  var title: String
  var source: String

  var isInvalid: Bool { title.hasSuffix(" invalid") }
  var description: String { title }
}

func specExamples() throws -> [SpecExample] {
  let url = fixturesFolder.appending(path: "spec/examples.txt")
  let text = try String(contentsOf: url, encoding: .utf8)
  return text.components(separatedBy: "\n== ").dropFirst().map { example in
    let lines = example.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let source = lines.count > 1 ? String(lines[1]) : ""
    return SpecExample(
      title: String(lines[0]),
      source: source.hasSuffix("\n") ? String(source.dropLast()) : source)
  }
}

/// The specification's own examples can be read, and most of them without a warning.
struct SpecificationTests {
  @Test func thereAreAllExamples() throws {
    #expect(try specExamples().count == 180)
  }

  @Test func everyExampleIsRead() throws {
    for example in try specExamples() {
      let bytes = Array(example.source.utf8)
      let parsed = Parsed(bytes)
      #expect(!parsed.hasErrors, "\(example): \(parsed.diagnostics.map(\.message))")
      #expect(
        !example.isInvalid || parsed.diagnostics.map(\.code) == [.styleSpace], "\(example)")
      expectLaws(bytes)
    }
  }

  /// Diagnostics of each example, and its written form.
  @Test func whatIsSaidAndWritten() throws {
    var golden = ""
    for example in try specExamples() {
      let parsed = Parsed(Array(example.source.utf8))
      var bag = DiagnosticBag()
      _ = parsed.markup.envelope(reporting: &bag)
      golden += "== \(example.title)\n"
      for diagnostic in parsed.diagnostics + bag.diagnostics {
        golden += "\(diagnostic.severity.rawValue) \(diagnostic.code.rawValue)\n"
      }
      golden += String(decoding: parsed.printed(MarkupPrintingOptions()), as: UTF8.self)
      if !golden.hasSuffix("\n") { golden += "\n" }
    }
    try expectGolden(golden, "spec/expected.txt")
  }
}
