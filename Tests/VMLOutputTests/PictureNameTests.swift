import Foundation
import Testing
import VMLOutput
import VMLTestSupport

struct PictureNameTests {
  /// The table of docs/protocol.md.
  @Test func theTableOfThePage() throws {
    let page = try String(
      contentsOf: repositoryFolder.appending(path: "docs/protocol.md"), encoding: .utf8)
    let table = try #require(page.components(separatedBy: "<!-- table: pictures -->").last)
    let rows = table.prefix(while: { $0 != "#" }).matches(
      of: /\n\| (`[^|]+`) \| `([^`]+)` \| (\d) \| (`[^`]+`|none) \|/)
    #expect(rows.count == 10)
    for row in rows {
      let files = row.1.matches(of: /`([^`]+)`/).map { String($0.1) }
      let scale = try #require(Int(row.3))
      let found = PictureNames(files, scale: scale).files[String(row.2)]
      #expect(found.map { "`\($0)`" } ?? "none" == row.4, "\(row.0)")
      #expect(PictureNames(files.reversed(), scale: scale).files[String(row.2)] == found)
    }
  }
}
