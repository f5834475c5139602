import Foundation
import Testing
import VMLData
import VMLDiagnostics
import VMLFormats
import VMLTestSupport

/// What a format's writer wrote becomes a page that it writes as the same.
@Suite struct ThereAndBackTests {
  @Test(arguments: [
    (DocumentFormat.swiftUIML, ForeignFormat.swiftUIML), (.viewCodable, .viewCodable),
  ])
  func anyViews(_ format: DocumentFormat, _ foreign: ForeignFormat) throws {
    let writer = try #require(FormatWriter(format))
    try fuzz(seconds: 3) { generator in
      var random = RandomViews(generator: generator)
      let text = random.views(depth: 0)
      let first = writer.document(try parsed(Array(text.utf8))).bytes
      let page = try page(of: first, foreign, text)
      let second = writer.document(try parsed(page.text(.finished))).bytes
      #expect(plain(first) == plain(second), "\(text)")
    }
  }

  /// The same views may be said in another way, but none of them is lost.
  @Test(arguments: ViewCodableTests.Case.all)
  func viewCodable(_ example: ViewCodableTests.Case) throws {
    let page = try page(of: Array(example.json.utf8), .viewCodable, example.vml)
    let writer = try #require(FormatWriter(.viewCodable))
    #expect(writer.document(try parsed(page.text(.finished))).lacks.isEmpty)
  }

  private func page(
    of bytes: [UInt8], _ foreign: ForeignFormat, _ text: String
  ) throws -> ConvertedPage {
    let file = SourceFile(id: FileID(0), path: "a.json", bytes: bytes)
    var bag = DiagnosticBag()
    let data = try #require(
      readJSON(SourceText(file), nesting: DataLimits.documentNesting, reporting: &bag))
    #expect(ForeignFormat(data) == foreign, "\(text)")
    let page = try #require(readPage(data, of: foreign, in: bytes, reporting: &bag), "\(text)")
    #expect(bag.diagnostics.map(\.message) == [], "\(text)")
    return page
  }

  /// A document without the lists of no views, which say nothing.
  private func plain(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing(#","children":[]"#, with: "")
  }
}
