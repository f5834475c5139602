import Foundation
import Testing
import VMLCatalog
import VMLFormats
import VMLPreview
import VMLTestSupport

/// The tables of docs/preview.md are what the program draws; `UPDATE_GOLDEN=1` writes them.
struct PreviewPageTests {
  @Test func tablesAreCurrent() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/preview.md").standardized
    var text = try String(contentsOf: url, encoding: .utf8)
    let views = Catalog.elementNames.map { previewSupport(ofView: $0) }
    let modifiers = Catalog.modifierNames.map { previewSupport(ofModifier: $0) }
    try replace("views", with: table(views), in: &text)
    try replace("modifiers", with: table(modifiers), in: &text)
    try replace("counts", with: counts(views, modifiers), in: &text)
    try replace("devices", with: devices(), in: &text)
    let writers = DocumentFormat.allCases.compactMap { FormatWriter($0) }
    let used = (
      views: Set(writers.flatMap(\.views)), modifiers: Set(writers.flatMap(\.modifiers))
    )
    let (someViews, someModifiers) = (
      views.filter { used.views.contains($0.name) },
      modifiers.filter { used.modifiers.contains($0.name) }
    )
    try replace("used", with: counts(someViews, someModifiers), in: &text)
    let all = (someViews + someModifiers).filter { $0.support != .invisible }
    let drawn = all.count { $0.support == .exact || $0.support == .approximate }
    #expect(drawn * 100 >= all.count * 70, "\(drawn) of \(all.count)")
    guard text != (try String(contentsOf: url, encoding: .utf8)) else { return }
    if updatesGoldens {
      try Data(text.utf8).write(to: url)
    } else {
      Issue.record("docs/preview.md is not what is drawn; rerun with UPDATE_GOLDEN=1")
    }
  }

  /// A row has a name of the catalogue, or it would never be asked for.
  @Test func everyRowIsOfTheCatalogue() {
    let views = Set(Catalog.elementNames)
    let modifiers = Set(Catalog.modifierNames)
    #expect(
      previewedViews.filter { !views.contains($0) }
        == ["GlassEffectContainer"].filter { !views.contains($0) })
    #expect(previewedModifiers.filter { !modifiers.contains($0) } == [])
  }

  private func table(_ entries: [PreviewSupportEntry]) -> String {
    var table = "| name | drawn | what differs |\n|---|---|---|\n"
    for entry in entries.sorted(by: { $0.name < $1.name }) {
      table += "| `\(entry.name)` | \(entry.support.rawValue) | \(entry.note) |\n"
    }
    return table
  }

  /// The figures of the list that `Scripts/compare-devices` writes.
  private func devices() throws -> String {
    let url = fixturesFolder.appending(path: "devices/differs.txt")
    var table = """
      | pictures of | places within 2 points | colours within a ΔE of 3 |
      |---|---|---|

      """
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let figures = /# (.+): (.+) places are right, (.+) colours\./
      guard let match = line.wholeMatch(of: figures) else { continue }
      table += "| \(match.1) | \(match.2) | \(match.3) |\n"
    }
    return table
  }

  private func counts(
    _ views: [PreviewSupportEntry], _ modifiers: [PreviewSupportEntry]
  ) -> String {
    var table = "| drawn | views | modifiers |\n|---|---|---|\n"
    for support in PreviewSupport.allCases {
      let some = views.count { $0.support == support }
      let others = modifiers.count { $0.support == support }
      table += "| \(support.rawValue) | \(some) | \(others) |\n"
    }
    return table
  }

  private func replace(_ name: String, with table: String, in text: inout String) throws {
    let start = try #require(text.range(of: "<!-- table: \(name) -->\n")?.upperBound)
    let end = try #require(
      text.range(of: "<!-- /table -->", range: start..<text.endIndex)?.lowerBound)
    text.replaceSubrange(start..<end, with: table)
  }
}
