import Foundation
import Testing
import VMLFormatter
import VMLTestSupport

/// Every page, component and sheet that the repository has: fixtures, the example site, the examples of the
/// documents.
struct CorpusTests {
  @Test func everyFileOfTheRepository() throws {
    var count = 0
    for (name, text, language) in try Corpus.files() {
      if expectFormatLaws(text, as: language, name) { count += 1 }
    }
    #expect(count > 200)
  }

  @Test func everyExampleOfTheDocuments() throws {
    var count = 0
    for (name, text, language) in try Corpus.examples() {
      if expectFormatLaws(text, as: language, name) { count += 1 }
    }
    #expect(count > 150)
  }

  @Test func theExampleSiteIsLaidOut() throws {
    for folder in ["content", "components", "styles"] {
      for (name, text, language) in try Corpus.files(in: folder) {
        #expect(
          formatted(text, as: language).map { String(decoding: $0, as: UTF8.self) }
            == String(decoding: text, as: UTF8.self), "\(name): run 'vmlc format'")
      }
    }
  }

  /// Below `Tests/Fixtures/format`: `input.vml` or `input.vss` and what it becomes.
  @Test(arguments: try Corpus.cases()) func golden(_ name: String) throws {
    for ending in ["vml", "vss"] {
      let path = "format/\(name)/input.\(ending)"
      guard let data = try? Data(contentsOf: fixturesFolder.appending(path: path)),
        let language = FormattedLanguage(path: path)
      else { continue }
      let result = try #require(formatted(Array(data), as: language), "\(name) has errors")
      try expectGolden(result, "format/\(name)/expected.\(ending)")
      expectFormatLaws(Array(data), as: language, name)
    }
  }
}

/// The texts that laws are tested with.
enum Corpus {
  typealias Text = (name: String, text: [UInt8], language: FormattedLanguage)

  static func files() throws -> [Text] {
    try ["Tests/Fixtures", "content", "components", "styles"].flatMap { try files(in: $0) }
  }

  static func files(in folder: String) throws -> [Text] {
    let root = repositoryFolder.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted().compactMap {
      path in
      guard let language = FormattedLanguage(path: path),
        let data = try? Data(contentsOf: root.appending(path: path))
      else { return nil }
      return ("\(folder)/\(path)", Array(data), language)
    }
  }

  static func cases() throws -> [String] {
    let folder = fixturesFolder.appending(path: "format")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// The fenced blocks of the documents that hold one of our languages.
  static func examples() throws -> [Text] {
    let root = repositoryFolder.appending(path: "docs")
    var texts: [Text] = []
    for path in try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() {
      guard path.hasSuffix(".md") else { continue }
      let document = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for block in document.matches(of: /\n```(vml|vss)[^\n]*\n([\s\S]*?)```/) {
        let language = FormattedLanguage(path: ".\(block.1)") ?? .markup
        texts.append(("docs/\(path)", Array(block.2.utf8), language))
      }
    }
    return texts
  }
}
