import Foundation
import Testing
import VMLBuild
import VMLTestSupport

/// Whole documents, as sites have them.
struct DocumentTests {
  /// The documents of a site for iOS by their paths.
  private func documents(of site: TestSite) async throws -> [(name: String, text: String)] {
    var options = BuildOptions(site: site.path)
    options.jobs = 1
    #expect(try await buildSite(options).errorCount == 0)
    return try site.output().filter { $0.key.hasSuffix(".vml") && $0.key.contains("ios/") }
      .sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
  }

  /// Compares the documents that are not drawn as they are with a list, which only shrinks.
  private func check(_ all: [(name: String, text: String)], _ golden: String) throws {
    #expect(!all.isEmpty)
    var different: [String] = []
    for (name, text) in all {
      let document = try DrawnDocument(text)
      guard !document.isSame else { continue }
      different.append("\(name) | \(document.difference)")
    }
    try expectGolden(different.map { $0 + "\n" }.joined(), "drawing/\(golden)")
  }

  @Test func theExampleSite() async throws {
    let site = try TestSite("-- a.txt --\n")
    let manager = FileManager.default
    for name in ["site.yaml", "components", "content", "styles"] {
      let target = URL(filePath: site.path + "/" + name)
      try? manager.removeItem(at: target)
      try manager.copyItem(at: repositoryFolder.appending(path: name), to: target)
    }
    try check(try await documents(of: site), "example-site.txt")
  }

  @Test func aShopWithBehaviour() async throws {
    let file = fixturesFolder.appending(path: "behaviour/shop.txt")
    let site = try TestSite(String(contentsOf: file, encoding: .utf8))
    try check(try await documents(of: site), "shop.txt")
  }

  @Test func documentsOfTheFixtures() throws {
    var all: [(name: String, text: String)] = []
    for folder in ["swiftui", "preview", "formats"] {
      let url = fixturesFolder.appending(path: folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      for name in names.sorted() where name.hasSuffix(".vml") {
        all.append(
          ("\(folder)/\(name)", try String(contentsOf: url.appending(path: name), encoding: .utf8)))
      }
    }
    try check(all, "fixtures.txt")
  }

  /// What the pages of docs say that comes out.
  @Test func documentsOfTheDocs() throws {
    let folder = repositoryFolder.appending(path: "docs")
    var all: [(name: String, text: String)] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".md") {
      let page = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for (number, block) in page.components(separatedBy: "\n```vml body").dropFirst().enumerated()
      {
        let lines = block.components(separatedBy: "\n```")[0].drop { $0 != "\n" }.dropFirst()
        all.append(("\(name) \(number + 1)", String(lines)))
      }
    }
    try check(all, "docs.txt")
  }

  /// The examples of the specification that are documents, or views of one.
  @Test func examplesOfTheSpecification() throws {
    let url = fixturesFolder.appending(path: "spec/examples.txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    var all: [(name: String, text: String)] = []
    for example in text.components(separatedBy: "\n== ").dropFirst() {
      let (head, body) = (example.prefix { $0 != "\n" }, example.drop { $0 != "\n" }.dropFirst())
      guard ["document", "fragment", "modifiers"].contains(where: { head.hasSuffix(" \($0)") })
      else { continue }
      all.append((String(head), String(body)))
    }
    #expect(all.count > 40)
    try check(all, "specification.txt")
  }
}
