import Foundation
import Testing
import VMLRelease
import VMLTestSupport

/// The examples and tables of docs/protocol.md.
struct ProtocolPageTests {
  private let page: String

  init() throws {
    let url = repositoryFolder.appending(path: "docs/protocol.md")
    page = try String(contentsOf: url, encoding: .utf8)
  }

  @Test func filesOfVectors() throws {
    let blocks = page.matches(of: /<!-- vector: (.+) -->\n```json\n([\s\S]+?)\n```/)
    #expect(blocks.count == 3)
    for block in blocks {
      let shown = try JSONValue(parsing: Array(block.2.utf8))
      let file = try JSONValue(parsing: ProtocolVectors.file(String(block.1)))
      #expect(shown == file, "\(block.1)")
    }
  }

  @Test func binsOfPaths() throws {
    let rows = page.matches(
      of: /\| `(\/[^`]*)` \| `([0-9a-f]{4})` \| (\d+) \| `manifest\/(\w+)\.json` \|/)
    #expect(rows.count == 6)
    for row in rows {
      let digest = ContentDigest(of: Array(row.1.utf8)).hex
      #expect(digest.hasPrefix(row.2))
      let bits = try #require(Int(row.3))
      let first = try #require(Int(digest.prefix(8), radix: 16))
      let digits = String(first >> (32 - bits), radix: 16)
      let zeros = String(repeating: "0", count: (bits + 3) / 4 - (bits == 0 ? 0 : digits.count))
      #expect(row.4 == (bits == 0 ? "all" : zeros + digits), "\(row.1)")
    }
  }

  /// Each reason is in the table, and each has a vector.
  @Test func reasons() throws {
    let section = try #require(
      page.split(separator: "\n## ").first { $0.hasPrefix("Refusals\n") })
    let reasons = section.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
    let tried = ProtocolVectors.all.compactMap { vector in
      if case .refused(let reason, _) = vector.verdict { reason } else { nil }
    }
    #expect(Set(reasons) == Set(tried))
    let steps = page.matches(of: /else (\w+)\n/).map { String($0.1) }
    #expect(Set(reasons) == Set(steps))
  }
}
