import Foundation
import Testing
import VMLDiagnostics
import VMLFormats
import VMLMarkup
import VMLTestSupport

/// Documents of `Fixtures/formats`, in each format.
@Suite struct FormatFixtureTests {
  private static let names = [
    "asking", "colours", "controls", "environment", "events", "grids", "labels", "layout", "links",
    "navigation", "pictures", "presentation", "roots", "seldom", "spellings",
  ]

  @Test(arguments: names)
  func documentsInEachFormat(_ name: String) throws {
    let path = "formats/\(name).vml"
    let text = try Data(contentsOf: fixturesFolder.appending(path: path))
    for format in DocumentFormat.allCases {
      guard let writer = FormatWriter(format) else { continue }
      let markup = try parsed(Array(text), path)
      let (bytes, lacks) = writer.document(markup, isIndented: true, named: name)
      // Sources of Swift among the fixtures would be checked as our own.
      let endings: [DocumentFormat: String] = [.liveViewNative: "neex", .swiftUI: "swift.txt"]
      let isJSON = endings[format] == nil
      try expectGolden(
        bytes + (isJSON ? [0x0A] : []),
        "formats/\(name).\(format.rawValue).\(endings[format] ?? "json")")
      let elements = markup.nodes.filter { $0.kind == .element }.map { markup.string($0.name) }
      let lines = lacks.map { lack in
        Diagnostic.formatLacks(
          lack.part, of: elements[lack.element], in: format,
          at: SourceRange(file: FileID(0), 0..<0)
        ).message + "\n"
      }
      try expectGolden(lines.joined(), "formats/\(name).\(format.rawValue).lacks")
      if isJSON { expectEqualValues(bytes, writer.document(markup).bytes) }
    }
  }

  /// The indented text and the one in one line say the same.
  private func expectEqualValues(_ indented: [UInt8], _ compact: [UInt8]) {
    let values = [indented, compact].map {
      try? JSONSerialization.jsonObject(with: Data($0)) as? NSDictionary
    }
    #expect(values[0] != nil && values[0] == values[1])
  }
}

/// The tree of a text without mistakes.
func parsed(_ bytes: [UInt8], _ path: String = "a.vml") throws -> Markup {
  var bag = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: path, bytes: bytes)
  let markup = parseMarkup(file, as: .document, reporting: &bag)
  try #require(!bag.hasErrors, "\(bag.diagnostics.map(\.message))")
  return markup
}
