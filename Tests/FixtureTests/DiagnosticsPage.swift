import Foundation
import VMLTestSupport

/// `docs/diagnostics.md`: a section for each code, with an example from its fixture.
///
/// A block of `text` is what `vmlc` says. A block in one of our languages is a file of the fixture; a line
/// before it names the file in backticks, or it is `input.vml`.
struct DiagnosticsPage {
  static let url = repositoryFolder.appending(path: "docs/diagnostics.md")

  struct Block {
    /// The heading of its section.
    let section: String
    let language: String
    /// The line before the block that names its file.
    let path: String?
    /// The lines between the fences.
    let lines: Range<Int>
  }

  private(set) var lines: [String]
  let blocks: [Block]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    blocks = Self.blocks(in: lines)
  }

  /// The sections that are named for a code.
  var sections: [String] { lines.compactMap(Self.section) }
  var text: String { lines.joined(separator: "\n") }

  func content(of block: Block) -> String {
    lines[block.lines].map { $0 + "\n" }.joined()
  }

  /// Puts new lines into blocks.
  mutating func replace(_ contents: [(block: Block, text: String)]) {
    for (block, text) in contents.sorted(by: {
      $0.block.lines.lowerBound > $1.block.lines.lowerBound
    }) {
      var new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if new.last == "" { new.removeLast() }
      lines.replaceSubrange(block.lines, with: new)
    }
  }

  /// The code in a heading such as `## duplicate-attribute`.
  private static func section(_ line: String) -> String? {
    line.wholeMatch(of: /### ([a-z0-9-]+)/).map { String($0.1) }
  }

  private static func blocks(in lines: [String]) -> [Block] {
    var blocks: [Block] = []
    var heading = ""
    var open: (language: String, start: Int)?
    for (number, line) in lines.enumerated() {
      if let block = open {
        guard line == "```" else { continue }
        let before = lines[..<(block.start - 1)].last { !$0.isEmpty } ?? ""
        let path = before.wholeMatch(of: /`([^`]+)`/).map { String($0.1) }
        blocks.append(
          Block(section: heading, language: block.language, path: path, lines: block.start..<number)
        )
        open = nil
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), number + 1)
      } else if line.hasPrefix("#") {
        heading = section(line) ?? ""
      }
    }
    return blocks
  }
}
