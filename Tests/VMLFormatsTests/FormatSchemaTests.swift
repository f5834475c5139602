import Foundation
import Testing
import VMLFormats
import VMLTestSupport

/// `vmlc schema swiftuiml` and `vmlc schema viewcodable`.
@Suite(.enabled(if: TestPrograms.pythonWithJSONSchema != nil, "\(TestPrograms.noJSONSchema)"))
struct FormatSchemaTests {
  @Test(arguments: [DocumentFormat.swiftUIML, .viewCodable])
  func documentsThatAreWritten(_ format: DocumentFormat) async throws {
    let writer = try #require(FormatWriter(format))
    var documents = try await exampleDocuments()
    for name in try names(in: "", ending: ".vml") {
      documents[name] = Array(try Data(contentsOf: folder.appending(path: name)))
    }
    let names = documents.keys.sorted()
    let values = try names.map { name in
      let markup = try parsed(documents[name] ?? [], name)
      return String(decoding: writer.document(markup).bytes, as: UTF8.self)
    }
    let verdicts = try JSONSchemaProgram.verdicts(of: schema(of: format), on: values)
    for (name, verdict) in zip(names, verdicts) where verdict != nil {
      Issue.record("\(name): \(verdict?.prefix(1000) ?? "")")
    }
  }

  @Test(arguments: [DocumentFormat.swiftUIML, .viewCodable])
  func documentsByHand(_ format: DocumentFormat) throws {
    for isRight in [true, false] {
      let path = "\(isRight ? "right" : "wrong")/\(format.rawValue)"
      let names = try names(in: path, ending: ".json")
      #expect(names.count > (isRight ? 0 : 10))
      let values = try names.map {
        try String(contentsOf: folder.appending(path: "\(path)/\($0)"), encoding: .utf8)
      }
      let verdicts = try JSONSchemaProgram.verdicts(of: schema(of: format), on: values)
      for (name, verdict) in zip(names, verdicts) {
        #expect((verdict == nil) == isRight, "\(path)/\(name): \(verdict?.prefix(1000) ?? "")")
      }
    }
  }

  private let folder = fixturesFolder.appending(path: "formats")

  private func names(in path: String, ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)
      .filter { $0.hasSuffix(ending) }.sorted()
  }

  private func schema(of format: DocumentFormat) throws -> String {
    String(decoding: try #require(format.schema), as: UTF8.self)
  }
}
