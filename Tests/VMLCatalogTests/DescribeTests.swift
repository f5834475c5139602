import Foundation
import Testing
import VMLCatalog
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// Output of `vmlc catalog`.
@Suite struct DescribeTests {
  @Test(arguments: [
    "padding", "Gauge", "Font.Weight", "colorScheme", "foregroundStyle", "Image", "BarMark",
    "Font.Weight.bold", "hoverEffect", "ButtonStyle", "Divider",
  ])
  func pages(name: String) throws {
    let entries = catalogEntries(named: name)
    try expectGolden(
      entries.map { catalogText(of: $0) }.joined(separator: "\n"), "catalog/\(name).txt")
  }

  @Test func jsonOfAPage() throws {
    var json = JSONText()
    writeCatalogJSON(catalogEntries(named: "Gauge"), to: &json)
    json.endLine()
    try expectGolden(json.text, "catalog/Gauge.json")
  }

  @Test(arguments: [".padding", "padding(_:)", "padding(8)", "\\.colorScheme", "Font.Weight.bold"])
  func namesAsTheyAreWritten(name: String) {
    #expect(!catalogEntries(named: name).isEmpty)
  }

  @Test(arguments: ["", ".", "\\", "(", "paddin", "Font.", "Font.Weight.blod", ".bold.", "é"])
  func namesThatAreNone(name: String) {
    #expect(catalogEntries(named: name).isEmpty)
  }

  @Test func everyEntryHasAPageAndJSON() throws {
    let entries =
      Catalog.elements.map { CatalogEntry.element($0) }
      + Catalog.modifiers.map { .modifier($0) } + Catalog.types.map { .type($0) }
    var json = JSONText()
    writeCatalogJSON(entries, to: &json)
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [[String: Any]])
    #expect(objects.count == entries.count)
    for entry in entries {
      let text = catalogText(of: entry)
      #expect(text.hasPrefix(entry.name + ", a"), "\(entry.name)")
      #expect(!text.contains("  \n") && text.hasSuffix("\n"), "\(entry.name)")
    }
  }

  /// Examples are read without a word, and show what they are an example of.
  @Test func examplesAreVML() {
    var calls = 0
    for modifier in Catalog.modifiers where modifier.isWritable {
      for overload in modifier.overloads {
        guard let call = exampleCall(of: overload) else { continue }
        calls += 1
        let example = "<Text style='\(call)'/>"
        #expect(call.hasPrefix(modifier.name.string + "("))
        #expect(mistakes(in: example) == [], "\(example)")
      }
    }
    #expect(calls > 1000)
    var elements = 0
    for element in Catalog.elements where element.isWritable {
      guard let example = exampleElement(element) else { continue }
      elements += 1
      #expect(example.hasPrefix("<\(element.name)"))
      #expect(mistakes(in: example) == [], "\(example)")
    }
    #expect(elements > 150)
  }

  private func mistakes(in text: String) -> [String] {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "example.vml", bytes: Array(text.utf8))
    _ = parseMarkup(file, reporting: &bag)
    return bag.diagnostics.map(\.message)
  }

  @Test func searchFindsPartsOfNamesWhateverTheirCase() {
    let found = searchCatalog("BLUR")
    #expect(found.contains(CatalogName(name: "blur", kind: "modifier")))
    #expect(found.contains(CatalogName(name: "Transition.blurReplace", kind: "static member")))
    #expect(found.allSatisfy { $0.name.lowercased().contains("blur") })
    #expect(Set(found).count == found.count)
    #expect(searchCatalog("nothing has this name").isEmpty)
    #expect(searchCatalog("").isEmpty)
  }

  @Test func nearNames() {
    #expect(nearestCatalogName(to: "foregroundColour") == "foregroundColor")
    #expect(nearestCatalogName(to: "Gague") == "Gauge")
    #expect(nearestCatalogName(to: "qqqqqqqq") == nil)
  }
}
