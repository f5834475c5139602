import Foundation
import Testing
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// Examples and claims of `docs/vml.md` are true.
struct DocumentationTests {
  private func text() throws -> String {
    try String(contentsOf: repositoryFolder.appending(path: "docs/vml.md"), encoding: .utf8)
  }

  @Test func examplesAreRead() throws {
    let pieces = try text().components(separatedBy: "\n```")
    let examples = pieces.filter { $0.hasPrefix("vml") }
    #expect(examples.count > 10)
    for example in examples {
      let lines = example.split(separator: "\n", maxSplits: 1)
      let parsed = Parsed(Array(try #require(lines.last).utf8))
      #expect(
        parsed.hasErrors == (lines[0] == "vml error"),
        "\(example): \(parsed.diagnostics.map(\.message))")
      expectLaws(Array(try #require(lines.last).utf8))
    }
  }

  /// "is written `…`", behind an example, is what the example is written as.
  @Test func writtenFormsAreTrue() throws {
    let pieces = try text().components(separatedBy: "\n```")
    var count = 0
    for (example, after) in zip(pieces, pieces.dropFirst()) where example.hasPrefix("vml\n") {
      guard after.hasPrefix("\n\nis written `") else { continue }
      let form = after.dropFirst("\n\nis written `".count).prefix { $0 != "`" }
      let parsed = Parsed(Array(example.dropFirst(4).utf8))
      let written = String(decoding: parsed.printed(MarkupPrintingOptions()), as: UTF8.self)
      #expect(written == form + "\n")
      count += 1
    }
    #expect(count >= 3)
  }

  @Test func valuesOfTheTableAreRead() throws {
    let rows = try text().split(separator: "\n")
      .drop { !$0.hasPrefix("| value") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    #expect(rows.count > 10)
    for row in rows {
      let columns = row.split(separator: "|")
      let values = columns[1].split(separator: "`").filter { !$0.allSatisfy(\.isWhitespace) }
      #expect(!values.isEmpty)
      for value in values {
        let style = value.replacing("\"", with: "&quot;")
        let parsed = Parsed(Array("<A style=\"a(\(style))\"/>".utf8))
        #expect(!parsed.hasErrors, "\(value): \(parsed.diagnostics.map(\.message))")
      }
    }
  }

  @Test func warningsAreWarnings() throws {
    let row = try #require(
      try text().split(separator: "\n").first { $0.hasPrefix("| warning |") })
    let named = Set(
      row.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
    for code in MarkupFixtureTests.codes where code != .documentStructure {
      let url = fixturesFolder.appending(path: "diagnostics/\(code.rawValue)/input.vml")
      let parsed = Parsed(Array(try Data(contentsOf: url)))
      let severity = parsed.diagnostics.first?.severity
      #expect((severity == .warning) == named.contains(Substring(code.rawValue)), "\(code)")
    }
  }

  @Test func limitsAreTheConstants() throws {
    let rows = try text().split(separator: "\n")
      .drop { !$0.hasPrefix("| what | at most") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    let numbers = rows.compactMap { row -> Int? in
      Int(row.split(separator: "|")[1].filter(\.isNumber))
    }
    #expect(
      numbers == [
        markupDepthLimit, attributeLimit, styleDepthLimit, interpolationDepthLimit,
        interpolationLengthLimit, markupErrorLimit, markupWarningLimit,
      ])
  }
}
