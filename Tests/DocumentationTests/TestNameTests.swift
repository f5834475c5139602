import Foundation
import Testing
import VMLTestSupport

/// Tables of docs that say by which test a rule is held.
struct TestNameTests {
  /// The rows of tables whose last column is `test`, as their cells.
  private func rows(of path: String) throws -> [[String]] {
    var rows: [[String]] = []
    var isTable = false
    let url = repositoryFolder.appending(path: path)
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      guard line.hasPrefix("| ") else {
        if !line.hasPrefix("|---") { isTable = false }
        continue
      }
      let cells = line.dropFirst().dropLast().components(separatedBy: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.last == "test" { isTable = true } else if isTable { rows.append(cells) }
    }
    return rows
  }

  /// The source of each suite, by its name.
  private func suites() throws -> [String: String] {
    var found: [String: String] = [:]
    let folder = repositoryFolder.appending(path: "Tests").path
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where path.hasSuffix("Tests.swift") {
      let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      for match in text.matches(of: /(?:struct|class|extension) (\w+Tests)\b/) {
        found[String(match.1), default: ""] += text
      }
    }
    return found
  }

  @Test(arguments: ["docs/client.md", "docs/client-drawing.md"])
  func everyTestThatIsNamedExists(path: String) throws {
    let suites = try suites()
    let rules = try String(
      contentsOf: fixturesFolder.appending(path: "drawing/rules.txt"), encoding: .utf8)
    let rows = try rows(of: path)
    #expect(rows.count > 10)
    for row in rows {
      let names = row[row.count - 1].matches(of: /`(?:(\w+Tests)\.?)?(\w*)`/)
      #expect(!names.isEmpty, "\(row) has no test")
      var suite = "SpecificationTests"
      for name in names {
        if let other = name.1 { suite = String(other) }
        let source = try #require(suites[suite], "there is no suite '\(suite)'")
        #expect(
          name.2.isEmpty || source.contains("func \(name.2)(")
            || suite == "SpecificationTests" && rules.contains("\n== \(name.2)\n"),
          "there is no test '\(suite).\(name.2)'")
      }
    }
  }

  /// Sections of the specification with rules for clients.
  private static let sections: Set = [
    "2.2", "3.1", "3.2", "3.3", "3.3.1", "4.1", "4.2", "5.1", "5.2.1", "5.2.2", "5.2.3", "5.2.4",
    "5.2.5", "5.2.6", "5.3", "6.2", "6.4.1", "6.4.2", "6.4.3", "6.4.4", "6.5", "7.2.1", "7.3",
    "7.4", "7.5", "7.6", "8.2", "8.3", "8.4", "8.5", "8.6", "9.2", "9.3", "11.6", "12.1", "12.2",
    "12.3.1", "12.3.2", "13.1", "B.1", "B.2", "B.3", "C.1",
  ]

  @Test func everyRuleForClientsHasARow() throws {
    let rows = try rows(of: "docs/client-drawing.md")
    let named = Set(rows.flatMap { $0[0].components(separatedBy: ", ") })
    #expect(named == Self.sections)
  }

  /// Every rule that is drawn as a document stands in the table.
  @Test func everyDocumentOfARuleIsNamed() throws {
    let rules = try String(
      contentsOf: fixturesFolder.appending(path: "drawing/rules.txt"), encoding: .utf8)
    let cells = try rows(of: "docs/client-drawing.md").compactMap(\.last).joined(separator: " ")
    for match in rules.matches(of: /\n== (\w+)\n/) {
      #expect(cells.contains("`\(match.1)`"), "no row names '\(match.1)'")
    }
  }
}
