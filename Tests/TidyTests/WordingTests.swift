import Foundation
import Testing
import VMLTestSupport

/// Comments that a reader stumbles over, and lines that are too wide: of both there may be fewer.
///
/// A table has the number of each that a target has. It is held to both sides, so that what was
/// gained is not lost again: `UPDATE_GOLDEN=1` writes it, as long as there are no more in all.
struct WordingTests {
  @Test func countsOnlyFall() throws {
    let found = Repository.sources.reduce(into: [:]) { found, file in
      found[file.target ?? "", default: Wording()].add(file)
    }
    let path = "Tests/Fixtures/wording.txt"
    let allowed = WordingTable(parsing: Repository.file(path).text)
    let table = WordingTable(found)
    guard table != allowed else { return }
    if updatesGoldens, table.sum <= allowed.sum {
      return try Data(table.text.utf8).write(to: repositoryFolder.appending(path: path))
    }
    for problem in allowed.problems(with: found) { Issue.record("\(problem)") }
  }

  @Test(arguments: [
    "/// What a page reads.", "/// Whether what is read is new.", "/// Where a file is.",
    "/// How many there are.", "/// Those that are left.", "/// Text that nobody reads.",
    "// As whoever calls it wants", "let a = 1  // somebody's",
    "/// Sheets, the rules\n/// of which apply.",
    "/// As that\n/// of a page.", "  // Of whom\n  // those of", "/// Nobody's.",
  ])
  func aWordToAvoid(_ text: String) {
    #expect(!wording(of: text).words.isEmpty)
  }

  @Test(arguments: [
    "/// The path of a page.", "/// A page.\n/// What it reads is small.", "// What it reads.",
    "/// A page.\n///\n/// Where it is: on the disk.", "/// **What:** A link.",
    "let a = \"nobody\"", "let nobody = 1",
    "/// A page that\n///\n/// of all is the first.", "// so that\nlet a = 1\n// of all",
  ])
  func plainWords(_ text: String) {
    #expect(wording(of: text).words == [])
  }

  @Test func places() {
    let wide = String(repeating: "é", count: 100)
    let found = wording(
      of: "\(wide)\n/// A line.\n/// Known to nobody, of\n/// which a\nx\(wide)\n")
    #expect(
      found.words == [
        "Sources/A/A.swift:3: says 'nobody'", "Sources/A/A.swift:3: says 'of which'",
      ])
    #expect(found.wide == ["Sources/A/A.swift:5: is longer than 100 columns"])
  }

  @Test func theTable() {
    let found = ["B": Wording(words: ["b"], wide: ["c", "d"]), "A": Wording(words: [], wide: [])]
    let table = WordingTable(found)
    #expect(table.sum == 3)
    #expect(WordingTable(parsing: table.text) == table)
    #expect(table.problems(with: found) == [])
    let fewer = Wording(words: [], wide: ["c", "d", "e"])
    #expect(
      table.problems(with: ["B": fewer, "C": Wording(words: ["f"], wide: [])]) == [
        "B: 3 lines over 100 columns, where 2 are allowed:\nc\nd\ne",
        "B: 0 comments with words to avoid, where the table still has 1: UPDATE_GOLDEN=1 writes it",
        "C: 1 comments with words to avoid, where 0 are allowed:\nf",
      ])
    #expect(table.problems(with: [:]).count == 2)
  }
}

private func wording(of text: String) -> Wording {
  var wording = Wording()
  wording.add(TextFile(path: "Sources/A/A.swift", text: text))
  return wording
}

/// The places in files that are hard to read.
private struct Wording {
  /// Comments with words to avoid.
  var words: [String] = []
  /// Lines over 100 columns.
  var wide: [String] = []

  mutating func add(_ file: TextFile) {
    guard !file.path.contains("+Generated.") else { return }
    wide += file.numberedLines.filter { $0.text.utf8.count > 100 && $0.text.count > 100 }
      .map { file.violation($0.number, "is longer than 100 columns") }
    for paragraph in commentParagraphs(in: file) {
      words += paragraph.wordsToAvoid.map { file.violation($0.line, "says '\($0.words)'") }
    }
  }
}

/// The lines of a comment up to an empty one.
private struct CommentParagraph {
  let isStartOfDocumentation: Bool
  private(set) var lines: [(number: Int, text: Substring)] = []

  init(isStartOfDocumentation: Bool) { self.isStartOfDocumentation = isStartOfDocumentation }

  mutating func append(_ text: Substring, _ number: Int) { lines.append((number, text)) }

  /// Words that docs/contributing/style.md advises against, and the lines that they begin in.
  var wordsToAvoid: [(line: Int, words: String)] {
    let words = lines.flatMap { line in
      line.text.utf8.split { ($0 | 0x20) &- 0x61 >= 26 }.map { (line.number, Substring($0)) }
    }
    var found: [(line: Int, words: String)] = []
    if isStartOfDocumentation, lines[0].text.first?.isLetter == true,
      let start = vagueStart(words.prefix(2).map { String($0.1) })
    {
      found.append((words[0].0, start))
    }
    for (index, (line, word)) in words.enumerated() {
      let pair = words[index...].prefix(2).map { $0.1.lowercased() }
      if ["nobody", "somebody", "anybody", "whoever"].contains(pair[0]) {
        found.append((line, String(word)))
      } else if pair.count == 2, Self.vaguePairs[pair[0]]?.contains(pair[1]) == true {
        found.append((line, "\(word) \(words[index + 1].1)"))
      }
    }
    return found
  }

  private static let vaguePairs: [String: Set<String>] = [
    "that": ["of"], "those": ["of"], "of": ["which", "whom"],
  ]

  private func vagueStart(_ words: [String]) -> String? {
    if words.first == "Whether" { return words.last == "what" ? "Whether what" : nil }
    return words.first.flatMap { ["What", "Where", "How", "Those"].contains($0) ? $0 : nil }
  }
}

private func commentParagraphs(in file: TextFile) -> [CommentParagraph] {
  var paragraphs: [CommentParagraph] = []
  var lastMark: Substring = ""
  var isInParagraph = false
  for (number, line) in file.numberedLines {
    let trimmed = line.drop { $0 == " " }
    let (code, comment) =
      trimmed.utf8.starts(with: "//".utf8)
      ? ("", trimmed)
      : line.utf8.contains(UInt8(ascii: "/")) ? codeAndComment(of: line) : (trimmed, "")
    let mark = comment.prefix { $0 == "/" }
    let text = comment.dropFirst(mark.count).drop { $0 == " " }
    let continues = code.isEmpty && mark == lastMark && !mark.isEmpty
    if !text.isEmpty {
      if !isInParagraph || !continues {
        paragraphs.append(CommentParagraph(isStartOfDocumentation: mark == "///" && !continues))
      }
      paragraphs[paragraphs.count - 1].append(text, number)
    }
    (lastMark, isInParagraph) = (mark, !text.isEmpty)
  }
  return paragraphs
}

/// Number of places of each kind that the targets may have; no line for a target that has none.
private struct WordingTable: Equatable {
  private struct Row: Equatable {
    var words = 0
    var wide = 0
  }

  private var rows: [String: Row] = [:]

  init(_ found: [String: Wording]) {
    rows = found.mapValues { Row(words: $0.words.count, wide: $0.wide.count) }
      .filter { $0.value != Row() }
  }

  init(parsing text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: " ")
      guard columns.count == 3, let words = Int(columns[1]), let wide = Int(columns[2]) else {
        continue
      }
      rows[String(columns[0])] = Row(words: words, wide: wide)
    }
  }

  var text: String {
    let lines = rows.sorted { $0.key < $1.key }.map {
      "\($0.key) \($0.value.words) \($0.value.wide)\n"
    }
    return """
      # By target: comments with words to avoid, and lines over 100 columns. TidyTests (WordingTests)
      # hold that there are no more; UPDATE_GOLDEN=1 writes down fewer.

      """ + lines.joined()
  }

  var sum: Int { rows.values.reduce(0) { $0 + $1.words + $1.wide } }

  /// Targets that have more than they may have, or fewer than are written down.
  func problems(with found: [String: Wording]) -> [String] {
    Set(found.keys).union(rows.keys).sorted().flatMap { target in
      let row = rows[target] ?? Row()
      let wording = found[target] ?? Wording()
      return [
        problem(target, wording.wide, row.wide, "lines over 100 columns"),
        problem(target, wording.words, row.words, "comments with words to avoid"),
      ].compactMap(\.self)
    }
  }

  private func problem(
    _ target: String, _ places: [String], _ allowed: Int, _ kind: String
  ) -> String? {
    let found = "\(target): \(places.count) \(kind), where"
    if places.count == allowed { return nil }
    if places.count > allowed {
      return (["\(found) \(allowed) are allowed:"] + places).joined(separator: "\n")
    }
    return "\(found) the table still has \(allowed): UPDATE_GOLDEN=1 writes it"
  }
}
