import Foundation
import Testing
import VMLDiagnostics
import VMLTestSupport

/// The page of the diagnostics shows what the compiler says.
///
/// It is compared with the goldens, which ``DiagnosticFixtureTests`` may be rewriting at the same time:
/// after a change of a message, `UPDATE_GOLDEN=1` is to be run twice.
struct DiagnosticsPageTests {
  @Test func examplesAreTheFixtures() throws {
    var page = DiagnosticsPage(try String(contentsOf: DiagnosticsPage.url, encoding: .utf8))
    var replacements: [(block: DiagnosticsPage.Block, text: String)] = []
    for block in page.blocks where !block.section.isEmpty {
      let code = try #require(DiagnosticCode(rawValue: block.section))
      let expected = try content(of: block, for: DiagnosticFixture(code: code))
      guard page.content(of: block) != expected else { continue }
      if updatesGoldens {
        replacements.append((block, expected))
      } else {
        Issue.record(
          """
          docs/diagnostics.md:\(block.lines.lowerBound + 1): the example of '\(code.rawValue)' is not \
          its fixture, which has
          \(expected)Rerun with UPDATE_GOLDEN=1 until it passes, then read the diff before committing it.
          """)
      }
    }
    guard !replacements.isEmpty else { return }
    page.replace(replacements)
    try Data(page.text.utf8).write(to: DiagnosticsPage.url)
  }

  @Test func everyCodeHasASectionAndAMessage() throws {
    let page = DiagnosticsPage(try String(contentsOf: DiagnosticsPage.url, encoding: .utf8))
    let codes = DiagnosticCode.allCases.map(\.rawValue)
    #expect(page.sections.sorted() == codes.sorted())
    let shown = Set(page.blocks.filter { $0.language == "text" }.map(\.section))
    #expect(codes.filter { !shown.contains($0) } == [])
    #expect(codes.filter { !page.text.contains("](#\($0))") } == [])
  }

  @Test func blocksOfAPage() {
    var page = DiagnosticsPage(
      """
      # Title
      ```text
      none
      ```
      ### a-code
      `site.yaml`

      ```yaml
      old
      ```
      words
      ```text
      ```
      ## Other
      ```vml
      ```
      """)
    #expect(page.blocks.map(\.section) == ["", "a-code", "a-code", ""])
    #expect(page.blocks.map(\.path) == [nil, "site.yaml", nil, nil])
    #expect(page.blocks.map(\.language) == ["text", "yaml", "text", "vml"])
    #expect(page.blocks.map(page.content) == ["none\n", "old\n", "", ""])
    #expect(page.sections == ["a-code"])
    page.replace([(page.blocks[1], "a: 1\nb: 2\n"), (page.blocks[2], "said\n")])
    #expect(page.text.contains("```yaml\na: 1\nb: 2\n```\nwords\n```text\nsaid\n```\n## Other"))
  }

  /// Content that a block has to have.
  private func content(
    of block: DiagnosticsPage.Block, for fixture: DiagnosticFixture
  ) throws -> String {
    guard block.language == "text" else {
      let path = block.path.map { "site/\($0)" } ?? "input.vml"
      return try String(contentsOf: fixture.folder.appending(path: path), encoding: .utf8)
    }
    let golden = try String(
      contentsOf: fixturesFolder.appending(path: fixture.goldenPath), encoding: .utf8)
    let own = golden.components(separatedBy: "\n\n").filter {
      $0.hasPrefix("error[\(fixture.code.rawValue)]")
        || $0.hasPrefix("warning[\(fixture.code.rawValue)]")
    }
    return own.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(separator: "\n")
  }
}
