import Foundation
import Testing
import VMLDiagnostics
import VMLFormats
import VMLMarkup
import VMLTestSupport

/// What ViewCodable's documents say, and what they are written without.
@Suite struct ViewCodableTests {
  /// A part of `Fixtures/formats/viewcodable.cases`: a document, its JSON, and the losses.
  struct Case: Sendable, CustomTestStringConvertible {
    var vml: String
    var json: String
    var losses: [String]

    var testDescription: String { vml }

    static let all: [Case] = {
      let url = fixturesFolder.appending(path: "formats/viewcodable.cases")
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return text.components(separatedBy: "\n\n").compactMap { part in
        let lines = part.split(separator: "\n").map(String.init)
        guard lines.count > 1, !lines[0].hasPrefix("#") else { return nil }
        return Case(
          vml: lines[0], json: lines[1], losses: lines.dropFirst(2).map { String($0.dropFirst(2)) })
      }
    }()
  }

  @Test func thereAreCases() { #expect(Case.all.count > 60) }

  @Test(arguments: Case.all)
  func documentsAndWhatTheyLose(_ example: Case) throws {
    let markup = try parsed(Array(example.vml.utf8))
    let (bytes, lacks) = try #require(FormatWriter(.viewCodable)).document(markup)
    #expect(String(decoding: bytes, as: UTF8.self) == example.json)
    let elements = markup.nodes.filter { $0.kind == .element }.map { markup.string($0.name) }
    let losses = lacks.map { lack in
      Diagnostic.formatLacks(
        lack.part, of: elements[lack.element], in: .viewCodable,
        at: SourceRange(file: FileID(0), 0..<0)
      ).message.replacing(", in the format 'viewcodable'", with: "")
    }
    #expect(losses == example.losses)
  }

  /// Decoders read 512 levels, however the views stand in each other.
  @Test(arguments: [DocumentFormat.swiftUIML, .viewCodable])
  func deepOverlays(_ format: DocumentFormat) throws {
    let style = "overlay(alignment: .top, content: :o)"
    let text =
      String(repeating: "<Text style=\"\(style)\" template=\"o\">", count: 120)
      + String(repeating: "</Text>", count: 120)
    let markup = try parsed(Array(text.utf8))
    let (bytes, lacks) = try #require(FormatWriter(format)).document(markup)
    #expect(lacks.count == 1)
    #expect(levels(try JSONSerialization.jsonObject(with: Data(bytes))) <= 512)
  }

  private func levels(_ value: Any) -> Int {
    switch value {
    case let items as [Any]: 1 + (items.map(levels).max() ?? 0)
    case let object as [String: Any]: 1 + (object.values.map(levels).max() ?? 0)
    default: 0
    }
  }
}
