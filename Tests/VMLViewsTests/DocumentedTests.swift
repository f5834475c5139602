import Foundation
import Testing
import VMLTestSupport
import VMLViews

/// The examples of docs/views.md are those that are compiled here, and give what it says.
struct DocumentedTests {
  private let blocks: [String: String]
  private let compiled: [String: String]

  init() throws {
    let page = try Self.read("docs/views.md")
    var blocks: [String: String] = [:]
    for match in page.matches(of: /```(\w+) (\w+)\n((?:.|\n)*?)```/) {
      blocks["\(match.1) \(match.2)"] = String(match.3).trimmed
    }
    self.blocks = blocks
    let sources = try ["DocumentedExamples", "MigratedExamples"].map {
      try Self.read("Tests/VMLViewsTests/\($0).swift").components(separatedBy: "// example: ")
    }
    var compiled: [String: String] = [:]
    for part in sources.flatMap({ $0.dropFirst() }) {
      let name = String(part.prefix { $0 != "\n" })
      compiled[name] =
        part.dropFirst(name.count).components(separatedBy: "// end")[0].trimmed
    }
    self.compiled = compiled
  }

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: repositoryFolder.appending(path: path), encoding: .utf8)
  }

  @Test func everyExampleIsCompiled() {
    #expect(compiled.count == 10)
    for (name, code) in compiled { #expect(blocks["swift \(name)"] == code) }
    let others = blocks.keys.filter {
      $0.hasPrefix("swift ") && compiled[String($0.dropFirst(6))] == nil
    }
    #expect(others == ["swift manifest"])
  }

  @Test func whatTheyGive() throws {
    #expect(blocks["vml card"] == (try text(ProductCard(name: "Lamp", isNew: true))))
    let divided = Divided {
      Text("a")
      Text("b")
    }
    #expect(blocks["vml divided"] == (try text(divided)))
    #expect(blocks["vml buy"] == (try text(Buy())))
    #expect(blocks["vml named"] == (try text(Badge(count: 3).class("wide"))))
    #expect(blocks["vml globe"] == (try text(exampleView)))
    #expect(blocks["vml photo"] == (try text(photo)))
    #expect(blocks["vml more"] == (try text(more)))
    #expect(blocks["vml cards"] == String(decoding: try cards(), as: UTF8.self).trimmed)
    let lamp = Lamp(
      id: "nox", name: "Nox", price: "€49", image: URL(string: "https://example.com/nox.jpg"))
    #expect(blocks["vml lamps"] == (try text(Lamps(lamps: [lamp]))))
    #expect(blocks["vml document"] == String(decoding: try welcome(), as: UTF8.self).trimmed)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
