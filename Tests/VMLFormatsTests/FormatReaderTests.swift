import Foundation
import Testing
import VMLFormats
import VMLMarkup
import VMLTestSupport

/// Documents as readers in Python take them, which were written of the formats' decoders alone.
///
/// They refuse what clients would refuse or misread, and find the views, texts and modifiers of the
/// VML that a document was made of, in the same order.
@Suite(.enabled(if: TestPrograms.pythonWithJSONSchema != nil, "\(TestPrograms.noJSONSchema)"))
struct FormatReaderTests {
  @Test(arguments: [DocumentFormat.swiftUIML, .viewCodable])
  func fixtures(_ format: DocumentFormat) throws {
    let folder = fixturesFolder.appending(path: "formats")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var documents: [String: [UInt8]] = [:]
    for name in names where name.hasSuffix(".vml") {
      documents[name] = Array(try Data(contentsOf: folder.appending(path: name)))
    }
    #expect(documents.count > 5)
    try expectTwins(documents, in: format)
  }

  @Test func theExampleSite() async throws {
    let documents = try await exampleDocuments()
    for format in [DocumentFormat.swiftUIML, .viewCodable] {
      try expectTwins(documents, in: format)
    }
  }

  /// Writes documents in a format, and lets the reader of the format compare them.
  private func expectTwins(_ documents: [String: [UInt8]], in format: DocumentFormat) throws {
    let folder = try TemporaryFolder()
    let writer = try #require(FormatWriter(format))
    for (name, bytes) in documents {
      let markup = try parsed(bytes, name)
      let (json, lacks) = writer.document(markup)
      let stem = String(name.dropLast(4))
      try folder.write(String(decoding: bytes, as: UTF8.self), to: name)
      try folder.write(String(decoding: json, as: UTF8.self), to: stem + ".json")
      let told = try JSONSerialization.data(withJSONObject: lacks.map(\.entry))
      try folder.write(String(decoding: told, as: UTF8.self), to: stem + ".lacks.json")
    }
    let program = fixturesFolder.appending(path: "formats/readers/twin.py").path
    let run = try ChildProgram.output(
      of: TestPrograms.pythonWithJSONSchema ?? "", ["-B", program, format.rawValue, folder.path],
      withErrors: true)
    #expect(run.end == .code(0) && run.text.isEmpty, "\(run.text.prefix(4000))")
  }
}

/// The documents of the example site for iOS, by their paths.
func exampleDocuments() async throws -> [String: [UInt8]] {
  let site = try TestSite("")
  for name in ["content", "components", "styles", "site.yaml"] {
    try? site.remove(name)
    try FileManager.default.copyItem(
      at: repositoryFolder.appending(path: name), to: URL(filePath: site.path + "/" + name))
  }
  // What is read of the output is text.
  let folder = site.path + "/content"
  for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
  where path.hasSuffix(".png") {
    try site.write("picture", to: "content/" + path)
  }
  let built = try await site.build()
  let documents = built.files.filter { $0.key.hasPrefix("ios/") && $0.key.hasSuffix(".vml") }
  #expect(documents.count > 50)
  return documents.mapValues { Array($0.utf8) }
}

extension FormatLack {
  /// The element, the kind of the loss, its name, and the number of the modifier.
  fileprivate var entry: [Any] {
    switch part {
    case .view(let name), .untagged(let name): [element, "view", name, 0]
    case .attribute(let name): [element, "attribute", name, 0]
    case .attributePart(let name): [element, "attributePart", name, 0]
    case .modifier(let number, let name, _), .rival(let number, let name, _):
      [element, "modifier", name, number]
    case .argument(let number, let name, _), .firstColor(let number, let name):
      [element, "argument", name, number]
    case .deadLink(let name): [element, "deadLink", name, 0]
    case .hidden: [element, "hidden", "", 0]
    case .frame(let name): [element, "frame", name, 0]
    case .content: [element, "content", "", 0]
    case .slot(let name): [element, "slot", name, 0]
    case .flattened(let name): [element, "flattened", name, 0]
    case .depth: [element, "depth", "", 0]
    case .tooMany: [element, "tooMany", "", 0]
    case .doubtful(let number, let name, _): [element, "doubtful", name, number]
    case .unknownBreakpoint(let number, let name, _): [element, "modifier", name, number]
    case .missingAttribute(let number, let name, _): [element, "missingAttribute", name, number]
    }
  }
}
