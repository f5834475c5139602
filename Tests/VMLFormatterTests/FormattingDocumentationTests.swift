import Foundation
import Testing
import VMLFormatter
import VMLTestSupport

/// Examples of `docs/formatting.md` are true.
struct FormattingDocumentationTests {
  @Test func examplesAreTrue() throws {
    let url = repositoryFolder.appending(path: "docs/formatting.md")
    let document = try String(contentsOf: url, encoding: .utf8)
    let blocks = document.matches(of: /\n```(vml|vss)( formatted)?\n([\s\S]*?)```/)
    var changes = 0
    for (index, block) in blocks.enumerated() {
      let language = try #require(FormattedLanguage(path: ".\(block.1)"))
      let next = index + 1 < blocks.count ? blocks[index + 1] : nil
      let text = String(block.3)
      if let next, next.2 != nil {
        expectFormatted(text, String(next.3), as: language)
        #expect(text != String(next.3))
        changes += 1
      } else {
        expectCanonical(text, as: language)
      }
    }
    #expect(changes == 7)
  }
}
