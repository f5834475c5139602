import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLFormatter
import VMLTestSupport

/// A site builds to the same bytes before and after it was laid out.
struct SiteTests {
  @Test func theExampleSite() async throws {
    let site = try CopiedSite(of: repositoryFolder)
    try site.shake()
    #expect(try await site.expectSameOutput("the example") > 200)
  }

  @Test func sitesOfTheFixtures() async throws {
    var count = 0
    let root = fixturesFolder.path
    for path in try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    where path.hasSuffix("/site.yaml") {
      let folder = fixturesFolder.appending(path: path).deletingLastPathComponent()
      count += try await CopiedSite(of: folder).expectSameOutput(path)
    }
    #expect(count > 30)
  }
}

/// A site in a temporary folder.
private struct CopiedSite {
  private let folder: TemporaryFolder
  private var path: String { folder("site") }

  init(of source: URL) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for name in ["site.yaml", "content", "components", "styles"] {
      let item = source.appending(path: name)
      guard FileManager.default.fileExists(atPath: item.path) else { continue }
      try FileManager.default.copyItem(at: item, to: URL(filePath: path + "/" + name))
    }
  }

  /// Takes the indentation away where it means nothing, so that there is something to lay out.
  func shake() throws {
    try rewrite { text, _ in
      let shaken = String(decoding: text, as: UTF8.self).replacing(/>\n *</, with: ">\n<")
        .replacing(/\n  +(?=[a-zA-Z]+=["'])/, with: " ").replacing(/;\n +/, with: "; ")
      return Array(shaken.utf8)
    }
  }

  /// - Returns: How many files the site builds to.
  func expectSameOutput(_ name: String) async throws -> Int {
    let before = try await build()
    var changes = 0
    try rewrite { text, language in
      let result = formatted(text, as: language) ?? text
      if result != text { changes += 1 }
      return result
    }
    let after = try await build()
    #expect(after.files == before.files, "\(name)")
    #expect(after.codes == before.codes, "\(name)")
    return changes + before.files.count
  }

  private func rewrite(_ change: ([UInt8], FormattedLanguage) -> [UInt8]) throws {
    for file in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let url = URL(filePath: path + "/" + file)
      guard let language = FormattedLanguage(path: file), let data = try? Data(contentsOf: url)
      else { continue }
      try Data(change(Array(data), language)).write(to: url)
    }
  }

  private func build() async throws -> (files: [String: String], codes: [String]) {
    var options = BuildOptions(site: path)
    options.output = folder("out")
    options.keepsGoing = true
    let report = try await buildSite(options)
    let files = (try? folder.contents(of: "out")) ?? [:]
    try? FileManager.default.removeItem(atPath: folder("out"))
    // That the white space of a style is not VML's is what a formatter puts right.
    let codes = report.diagnostics.map(\.code).filter { $0 != .styleSpace && $0 != .missingSpace }
    return (files, codes.map { "\($0)" }.sorted())
  }
}
