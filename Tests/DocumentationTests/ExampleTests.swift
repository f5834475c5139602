import Foundation
import Testing
import VMLTestSupport

/// The documents whose examples are compiled.
let documents = [
  "README.md", "ARCHITECTURE.md", "docs/README.md", "docs/an-app.md", "docs/behaviour.md",
  "docs/checking.md",
  "docs/configuration.md", "docs/language.md", "docs/lints.md", "docs/output.md", "docs/types.md",
  "docs/vss.md", "docs/from-css.md", "docs/from-swiftui.md", "docs/from-liveview-native.md",
  "docs/liveview-native.md", "docs/recipes.md", "docs/recipes-text.md", "docs/from-hugo.md",
  "docs/scale.md",
]

struct ExampleTests {
  @Test(arguments: documents) func examplesAreTrue(_ path: String) async throws {
    let document = try MarkdownDocument(reading: path)
    #expect(document.mistakes == [])
    var checker = ExampleChecker(path)
    for site in document.sites { try await checker.check(site) }
    for block in document.looseBlocks { checker.check(block) }
    for table in document.tables where table.kind == "cascade" {
      try await checker.checkCascade(table)
    }
    guard updatesGoldens, !checker.replacements.isEmpty else { return }
    let text = document.text(replacing: checker.replacements)
    try Data(text.utf8).write(to: repositoryFolder.appending(path: path))
  }
}
