import Foundation
import Testing
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet
import VMLTestSupport

/// What the files in `Fixtures/selectors` say: trees, and what selectors match in them.
struct SelectorTable: CustomTestStringConvertible {
  var file: String
  var tree: String
  var cases: [(selector: String, expected: [String])] = []

  var testDescription: String { "\(file), from '\(cases.first?.selector ?? "")'" }

  /// The tables of a file: comments, then for each a tree between two lines `---` and its cases.
  static func read(_ file: String) throws -> [SelectorTable] {
    let url = fixturesFolder.appending(path: "selectors/\(file).txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    let sections = text.components(separatedBy: "---\n").dropFirst()
    var tables: [SelectorTable] = []
    for (index, section) in sections.enumerated() {
      guard !index.isMultiple(of: 2) else {
        tables.append(SelectorTable(file: file, tree: section))
        continue
      }
      for line in section.split(separator: "\n") {
        let parts = line.components(separatedBy: " =>")
        try #require(parts.count == 2, "\(line)")
        tables[tables.count - 1].cases.append(
          (parts[0], parts[1].split(separator: " ").map(String.init)))
      }
    }
    return tables
  }
}

/// The ids of the elements of a tree that a selector matches, in document order.
func matchedIDs(
  _ selector: String, in markup: String, at location: SourceLocation = #_sourceLocation
) -> [String] {
  let sheet = Array("\(selector) {bold()}".utf8)
  let styles = TestStyles(texts: [sheet], targets: [testTargets[0]])
  #expect(styles.diagnostics.map(\.message) == [], "\(selector)", sourceLocation: location)
  let tree = readViewTree(markup)
  let resolved = resolve(markup, styles, at: location)
  // Few of the tree's classes stand in one selector.
  let others = resolved.diagnostics.filter { $0.code != .unknownClass }
  #expect(others.isEmpty, "\(selector)", sourceLocation: location)
  let elements = tree.nodes.indices.filter { tree.nodes[$0].kind == .element }
  return zip(elements, resolved.styles).filter { !$0.1.isEmpty }.map { element, _ in
    tree.attribute(.id, of: element).map { tree.string(tree.attributes[$0].value) } ?? "?"
  }
}
