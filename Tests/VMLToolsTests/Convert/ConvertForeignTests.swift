import Foundation
import Testing
import VMLDiagnostics
import VMLFormats
import VMLTestSupport
import VMLTools

/// Documents of other formats as pages.
@Suite struct ConvertForeignTests {
  private static let names = [
    "swiftuiml-layout", "swiftuiml-leniencies", "swiftuiml-losses", "swiftuiml-screen",
    "viewcodable-screen",
  ]

  /// The page of each document of `Fixtures/convert`, and all that is told of it.
  @Test(arguments: names)
  func pages(_ name: String) throws {
    let file = try fixture("convert/\(name).json")
    let result = convertForeignDocument(file, from: nil, to: .vml, isStrict: false)
    try expectGolden(result.text ?? [], "convert/\(name).vml")
    try expectGolden(lines(result.diagnostics, in: file), "convert/\(name).messages")
    let strict = convertForeignDocument(file, from: nil, to: .vml, isStrict: true)
    #expect((strict.text == nil) == !result.diagnostics.isEmpty)
  }

  /// Pages are sound: a site with one of them builds without an error.
  @Test(arguments: names)
  func pagesBuild(_ name: String) async throws {
    let file = try fixture("convert/\(name).json")
    let result = convertForeignDocument(file, from: nil, to: .vml, isStrict: false)
    let text = try #require(result.text)
    let site = try TestSite(String(decoding: text, as: UTF8.self))
    let report = try await site.build()
    #expect(report.messages.filter { $0.hasPrefix("error") } == [])
  }

  /// Classes of a sheet mean what was written at each view.
  @Test func sheets() async throws {
    let names = Self.names.filter { $0.hasPrefix("swiftuiml") }
    let files = try names.enumerated().map { index, name in
      try fixture("convert/\(name).json", FileID(UInt32(index)))
    }
    let (pages, sheet) = convertForeignDocuments(files, from: nil, isStrict: false)
    try expectGolden(sheet, "convert/swiftuiml.vss")
    for (file, page) in zip(files, pages) {
      let text = try #require(page.text)
      let plain = try #require(
        convertForeignDocument(file, from: nil, to: .vml, isStrict: false).text)
      let site = try TestSite(String(decoding: text, as: UTF8.self))
      try site.write(sheet, to: "styles/main.vss")
      let classes = try await site.build()
      let alone = try await TestSite(String(decoding: plain, as: UTF8.self)).build()
      #expect(classes.body("ios/index.vml") != nil)
      #expect(classes.body("ios/index.vml") == alone.body("ios/index.vml"))
    }
  }

  /// What the writer wrote is read, and written again, as the same.
  @Test(
    arguments: ["colours", "controls", "layout", "pictures", "presentation", "roots"],
    [DocumentFormat.swiftUIML, .viewCodable])
  func documentsOfTheWriter(_ name: String, _ format: DocumentFormat) throws {
    let file = try fixture("formats/\(name).\(format.rawValue).json")
    let result = convertForeignDocument(file, from: nil, to: format, isStrict: false)
    #expect(result.diagnostics.map(\.message) == [])
    let text = try #require(result.text)
    #expect(
      String(decoding: text + [0x0A], as: UTF8.self) == String(decoding: file.bytes, as: UTF8.self))
  }

  /// The examples of docs/formats.md: each block of JSON, and the page after it.
  @Test func examplesOfTheDocs() throws {
    let url = repositoryFolder.appending(path: "docs/formats.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let blocks = page.matches(of: /\n```json\n([\s\S]*?)```\n\n```vml\n([\s\S]*?)```\n/)
    #expect(!blocks.isEmpty)
    for block in blocks {
      let file = SourceFile(id: FileID(0), path: "a.json", bytes: Array(block.1.utf8))
      let result = convertForeignDocument(file, from: nil, to: .vml, isStrict: true)
      #expect(String(decoding: result.text ?? [], as: UTF8.self) == String(block.2))
    }
  }

  private func fixture(_ path: String, _ id: FileID = FileID(0)) throws -> SourceFile {
    let bytes = try Data(contentsOf: fixturesFolder.appending(path: path))
    return SourceFile(id: id, path: path, bytes: Array(bytes))
  }

  private func lines(_ diagnostics: [Diagnostic], in file: SourceFile) -> String {
    diagnostics.map { diagnostic in
      var line = diagnostic.severity.rawValue + ": " + diagnostic.message
      if let range = diagnostic.range?.range {
        let before = file.bytes[..<range.lowerBound]
        let row = before.count { $0 == 0x0A } + 1
        let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
        line = "\(row):\(column): " + line
      }
      return ([line] + diagnostic.notes.map { "  note: " + $0.message }).joined(separator: "\n")
    }.joined(separator: "\n") + "\n"
  }
}
