import Foundation
import Testing

struct CatalogueDocumentTests {
  /// The table of exceptions is what VML.txt says.
  ///
  /// `UPDATE_GOLDEN=1` writes it.
  @Test func exceptions() throws {
    let path = "docs/catalogue.md"
    let text = CatalogueFolder.text(of: path)
    let start = try #require(text.firstRange(of: "<!-- table: exceptions -->\n")?.upperBound)
    let end = try #require(text.firstRange(of: "<!-- /table -->")?.lowerBound)
    let table = table(of: CatalogueFolder.text(of: "Sources/VMLCatalog/Catalogue/VML.txt"))
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      let url = CatalogueFolder.repository.appending(path: path)
      let updated = text.replacingCharacters(in: start..<end, with: table)
      try updated.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start..<end] == table, "rerun with UPDATE_GOLDEN=1, then read the diff")
    }
  }

  private func table(of rules: String) -> String {
    var table = "| element | exception |\n|---|---|\n"
    var element = ""
    for line in rules.split(separator: "\n") {
      if line.hasPrefix("element ") {
        element = String(line.dropFirst(8).dropLast(2))
      } else if line.hasPrefix("  ") {
        table += "| \(element) | `\(line.dropFirst(2))` |\n"
      }
    }
    return table
  }
}
