import CatalogueCompiler
import Testing

struct GeneratedTablesTests {
  @Test func tablesAreThoseOfTheText() throws {
    var errors: [CatalogueError] = []
    let catalogue = compileCatalogue(CatalogueFolder.texts, errors: &errors)
    #expect(errors == [])
    let made = try #require(catalogue)
    let files =
      made.files.map { (path: "Sources/CCatalogue/\($0.name)", text: $0.text) }
      + made.views
    for (name, text) in files {
      let isCurrent = CatalogueFolder.bytes(of: name) == Array(text.utf8)
      #expect(isCurrent, "run 'make catalogue': \(name) is not what the text says")
    }
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let texts = [
      small("a/Releases.txt", "release ios 13, macos 10.15, visionos 1, watchos 6, tvos 13"),
      small("a/VML.txt", "kinds View"),
      small("a/A.txt", "module A\nprotocol View\nstruct B: View {\n  init()\n}"),
      small("a/B.txt", "module B\nextension View {\n  func c() -> some View\n}"),
    ]
    var errors: [CatalogueError] = []
    let first = compileCatalogue(texts, errors: &errors)
    let second = compileCatalogue(texts.reversed(), errors: &errors)
    #expect(errors == [])
    #expect(first?.files.map(\.text) == second?.files.map(\.text))
  }

  @Test func anAdditionReplaces() {
    let texts = [
      small("a/Releases.txt", "release ios 13, macos 10.15, visionos 1, watchos 6, tvos 13"),
      small("a/VML.txt", "kinds View"),
      small(
        "a/A.txt", "module A\nprotocol View\nextension View {\n  func c(d: Int) -> some View\n}"),
    ]
    var errors: [CatalogueError] = []
    func declarations(with addition: String) -> String? {
      let text = "module A\nextension View {\n  \(addition)\n}"
      let all = texts + [small("a/Additions/A.txt", text)]
      let counts = compileCatalogue(all, errors: &errors)?.files.first?.text ?? ""
      return counts.firstMatch(of: /declaration_count = (\d+)/).map { String($0.1) }
    }
    #expect(declarations(with: "func c(d: Int) -> some View @disfavored") == "1")
    #expect(declarations(with: "func c(d: String) -> some View") == "2")
    #expect(errors == [])
  }
}

private func small(_ path: String, _ text: String) -> CatalogueText {
  CatalogueText(path: path, bytes: Array(text.utf8))
}
