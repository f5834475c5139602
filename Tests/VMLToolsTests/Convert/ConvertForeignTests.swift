import Foundation
import Testing
import VMLDiagnostics
import VMLFormats
import VMLTestSupport
import VMLTools

/// Documents of other formats as pages.
@Suite struct ConvertForeignTests {
  private static let names: [String] = {
    let folder = fixturesFolder.appending(path: "convert").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".written.json") }
      .map { String($0.dropLast(5)) }.sorted()
  }()

  @Test func thereAreDocuments() { #expect(Self.names.count > 8) }

  /// The page of each document of `Fixtures/convert`, and all that is told of it.
  @Test(arguments: names)
  func pages(_ name: String) throws {
    let file = try fixture("convert/\(name).json")
    let result = convertForeignDocument(file, from: nil, to: .vml, isStrict: false)
    try expectGolden(result.text ?? [], "convert/\(name).\(result.ending)")
    try expectGolden(lines(result.diagnostics, in: file), "convert/\(name).messages")
    let strict = convertForeignDocument(file, from: nil, to: .vml, isStrict: true)
    #expect((strict.text == nil) == !result.diagnostics.isEmpty)
  }

  /// What compares views sees the same in a document of another format.
  @Test func documentsInMarkup() {
    let json = Array(#"{"type":"Text","attributes":[["text","a"],["bold",true]]}"#.utf8)
    let type = DocumentFormat.swiftUIML.mediaType
    #expect(
      String(decoding: documentInMarkup(json, mediaType: type), as: UTF8.self)
        == #"<Text style="bold()">a</Text>"#)
    #expect(documentInMarkup(json, mediaType: DocumentFormat.swiftUI.mediaType) == json)
    #expect(documentInMarkup(Array("{".utf8), mediaType: type) == Array("{".utf8))
  }

  /// Pages are sound: a site with one of them builds without an error.
  @Test(arguments: names)
  func pagesBuild(_ name: String) async throws {
    let file = try fixture("convert/\(name).json")
    let result = convertForeignDocument(file, from: nil, to: .vml, isStrict: false)
    let text = try #require(result.text)
    let isSheet = result.ending == "vss"
    let site = try TestSite(isSheet ? "<Text/>" : String(decoding: text, as: UTF8.self))
    if isSheet { try site.write(text, to: "styles/main.vss") }
    let report = try await site.build()
    #expect(report.messages.filter { $0.hasPrefix("error") } == [])
  }

  /// Classes of a sheet mean what was written at each view.
  @Test func sheets() async throws {
    let names = Self.names.filter { $0.hasPrefix("swiftuiml") || $0.hasPrefix("layout") }
    let files = try names.enumerated().map { index, name in
      try fixture("convert/\(name).json", FileID(UInt32(index)))
    }
    let (pages, sheet) = convertForeignDocuments(files, from: nil, isStrict: false)
    try expectGolden(sheet, "convert/shared.vss")
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

  /// A style without modifiers is no class of the views that have none.
  @Test func aStyleThatSaysNothing() {
    let text = #"""
      {"styles": {"none": [], "big": [["bold"], ["italic"]]}, "content": {"type": "VStack",
       "attributes": [], "children": [
        {"type": "Text", "attributes": [["text", "a"], ["style", "none"]]},
        {"type": "Text", "attributes": [["text", "b"], ["style", "big"]]}]}}
      """#
    let file = SourceFile(id: FileID(0), path: "layout.json", bytes: Array(text.utf8))
    let (pages, sheet) = convertForeignDocuments([file], from: nil, isStrict: true)
    #expect(
      pages[0].text.map { String(decoding: $0, as: UTF8.self) } == """
        <VStack>
          <Text>a</Text>
          <Text class="big">b</Text>
        </VStack>

        """)
    #expect(
      String(decoding: sheet, as: UTF8.self) == """
        .big {
          bold();
          italic();
        }

        """)
  }

  /// What the writer wrote is read, and written again, as the same.
  @Test(
    arguments: ["colours", "controls", "labels", "layout", "pictures", "presentation", "roots"],
    [DocumentFormat.swiftUIML, .viewCodable])
  func documentsOfTheWriter(_ name: String, _ format: DocumentFormat) throws {
    try expectSame(name, format)
  }

  /// ViewCodable has several forms of one value, SwiftUIML one.
  @Test func spellingsOfSwiftUIML() throws { try expectSame("spellings", .swiftUIML) }

  private func expectSame(_ name: String, _ format: DocumentFormat) throws {
    let file = try fixture("formats/\(name).\(format.rawValue).json")
    let result = convertForeignDocument(file, from: nil, to: format, isStrict: false)
    #expect(result.diagnostics.map(\.message) == [])
    let text = try #require(result.text)
    #expect(
      String(decoding: text + [0x0A], as: UTF8.self) == String(decoding: file.bytes, as: UTF8.self))
  }

  /// Layouts as people write them, in SwiftUIML's JSON once they were pages: written again, it
  /// stays.
  @Test(
    arguments: names.filter {
      $0.hasPrefix("layout") || $0.hasPrefix("swiftuiml") || ["events", "links"].contains($0)
    })
  func layoutsAreWrittenTheSame(_ name: String) throws {
    let file = try fixture("convert/\(name).json")
    let first = try #require(
      convertForeignDocument(file, from: nil, to: .swiftUIML, isStrict: false).text)
    try expectGolden(first, "convert/\(name).written.json")
    let again = SourceFile(id: FileID(0), path: "a.json", bytes: first)
    let second = convertForeignDocument(again, from: nil, to: .swiftUIML, isStrict: false)
    // A link that leads nowhere is told each time, and stays.
    let told = second.diagnostics.map(\.message).filter { !$0.contains("leads nowhere") }
    #expect(told == [])
    #expect(
      String(decoding: second.text ?? [], as: UTF8.self) == String(decoding: first, as: UTF8.self))
  }

  /// The examples of docs/formats.md: each block of JSON, and the page after it.
  @Test func examplesOfTheDocs() throws {
    let url = repositoryFolder.appending(path: "docs/formats.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let blocks = page.matches(
      of: /\n```json\n((?:(?!```)[\s\S])*)```\n\n```v(?:ml|ss)\n([\s\S]*?)```\n/)
    #expect(blocks.count > 1)
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
