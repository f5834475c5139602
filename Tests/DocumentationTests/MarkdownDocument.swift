import Foundation
import VMLTestSupport

/// A document with the examples that it holds.
///
/// How examples are marked is told in `docs/README.md`.
struct MarkdownDocument {
  /// From the repository's folder.
  let path: String
  private var lines: [String]
  private(set) var sites: [ExampleSite] = []
  /// Blocks that belong to no site.
  private(set) var looseBlocks: [FencedBlock] = []
  private(set) var tables: [ExampleTable] = []
  /// Mistakes in the marks themselves, with the line.
  private(set) var mistakes: [String] = []

  init(reading path: String) throws {
    let url = repositoryFolder.appending(path: path)
    self.init(path, try String(contentsOf: url, encoding: .utf8))
  }

  init(_ path: String, _ text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    parse()
  }

  /// The text with some lines replaced; of those that overlap, one.
  func text(replacing replacements: [LineReplacement]) -> String {
    var lines = lines
    for replacement in replacements.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      lines.replaceSubrange(
        replacement.lines,
        with: replacement.text.split(separator: "\n", omittingEmptySubsequences: false)
          .map(String.init))
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Parsing

  private mutating func parse() {
    var openSite: ExampleSite?
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if let language = fence(of: line) {
        let block = block(language, from: index)
        index = block.lines.upperBound
        if openSite == nil { looseBlocks.append(block) } else { openSite?.blocks.append(block) }
      } else if let mark = line.wholeMatch(of: /<!-- site: ([\w-]+)((?: [\w-]+)*) -->/) {
        if let openSite { mistake("site '\(openSite.name)' is not closed", index) }
        openSite = ExampleSite(
          name: String(mark.1), options: mark.2.split(separator: " ").map(String.init),
          line: index + 1)
      } else if line == "<!-- /site -->" {
        if let openSite { sites.append(openSite) } else { mistake("no site is open", index) }
        openSite = nil
      } else if let mark = line.wholeMatch(of: /<!-- table: ([\w-]+) -->/) {
        tables.append(table(String(mark.1), from: index + 1))
      } else if line.contains("```") || line.contains("<!-- site") || line.contains("<!-- table") {
        mistake("this mark must stand on a line of its own, without indentation", index)
      }
      index += 1
    }
    if let openSite { mistake("site '\(openSite.name)' is not closed", openSite.line - 1) }
  }

  private mutating func mistake(_ message: String, _ index: Int) {
    mistakes.append("\(path):\(index + 1): \(message)")
  }

  /// Text behind the backticks of a fence; `nil` for any other line.
  private func fence(of line: String) -> Substring? {
    line.hasPrefix("```") ? line.dropFirst(3) : nil
  }

  private mutating func block(_ info: Substring, from index: Int) -> FencedBlock {
    var end = index + 1
    while end < lines.count, lines[end] != "```" { end += 1 }
    if end == lines.count { mistake("the block is not closed", index) }
    let words = info.split(separator: " ").map(String.init)
    return FencedBlock(
      language: words.first ?? "", words: Array(words.dropFirst()),
      text: lines[index + 1..<end].map { $0 + "\n" }.joined(), lines: index + 1..<end)
  }

  /// The rows below a table's head.
  private mutating func table(_ kind: String, from index: Int) -> ExampleTable {
    var rows: [ExampleTable.Row] = []
    var line = index
    while line < lines.count, lines[line].isEmpty { line += 1 }
    line += 2
    while line < lines.count, lines[line].hasPrefix("|") {
      let cells = lines[line].split(separator: "|", omittingEmptySubsequences: false)
        .dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      rows.append(ExampleTable.Row(line: line + 1, cells: cells))
      line += 1
    }
    if rows.isEmpty { mistake("a table is expected here", index - 1) }
    return ExampleTable(kind: kind, rows: rows)
  }
}

/// A block between two lines of three backticks.
struct FencedBlock {
  var language: String
  /// Words behind the language: the kind of block, and the path of its file.
  var words: [String]
  /// With the last line's line feed.
  var text: String
  /// Lines between the fences, from 0.
  var lines: Range<Int>

  /// The line of the fence, from 1.
  var line: Int { lines.lowerBound }
}

/// Blocks that form a site together.
struct ExampleSite {
  var name: String
  var options: [String]
  var line: Int
  var blocks: [FencedBlock] = []
}

/// A table whose rows say something that can be checked.
struct ExampleTable {
  var kind: String
  var rows: [Row]

  struct Row {
    var line: Int
    /// Without the white space round them.
    var cells: [String]

    /// The cell's code, if it is nothing else.
    func code(_ index: Int) -> String? {
      guard index < cells.count, let match = cells[index].wholeMatch(of: /`([^`]+)`/) else {
        return nil
      }
      return String(match.1)
    }
  }
}

/// New text for some lines of a document.
struct LineReplacement {
  var lines: Range<Int>
  /// Without the last line feed.
  var text: String
}
