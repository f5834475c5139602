import VMLDiagnostics

/// Writes blocks of Markdown as calls of components.
///
/// Goes through the events once; open blocks are on a stack, so that depth costs no recursion. The
/// insides of a paragraph stay Markdown (`MarkdownWriter+Inlines.swift`).
struct MarkdownWriter {
  let events: [MarkdownEvent]
  let context: MarkdownContext
  let file: SourceFile
  /// Offsets of the lines of the file.
  let lines: [Int]
  var output: [UInt8] = []
  var places: [MarkdownViews.Place] = []
  var bag = DiagnosticBag()
  /// The open lists, innermost last, with the number of the next item.
  private var lists: [(isOrdered: Bool, next: Int)] = []
  /// The alignments of the open table's columns, and the next column.
  private var columns: [UInt8] = []
  private var column = 0
  private var isHead = false
  /// The open quotes, innermost last: whether each is an alert.
  private var quotes: [Bool] = []
  /// The number of quotes, lists and items that are open.
  private var depth = 0
  /// The ids of headings, with the number of headings that wanted them.
  private var ids: [String: Int] = [:]

  init(
    _ events: [MarkdownEvent], of file: SourceFile, from start: Int, in context: MarkdownContext
  ) {
    self.events = events
    self.context = context
    self.file = file
    lines = Self.lines(of: file.bytes, from: start)
    output.reserveCapacity((file.bytes.count - start) * 2 + 256)
  }

  /// The starts of lines, which end with a line feed, a carriage return, or both.
  private static func lines(of bytes: [UInt8], from start: Int) -> [Int] {
    var lines = [start]
    for index in start..<bytes.count {
      let isEnd =
        bytes[index] == 0x0A
        || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if isEnd { lines.append(index + 1) }
    }
    return lines
  }

  // MARK: Blocks

  mutating func writeBlocks() {
    note(0..<0)
    write("<MarkdownBody>\n")
    var index = 0
    while index < events.count { index = writeBlock(index) }
    write("</MarkdownBody>\n")
  }

  /// Writes the start or the end of a block; returns the event to go on with.
  private mutating func writeBlock(_ index: Int) -> Int {
    let event = events[index]
    guard event.isStart else {
      end(event)
      return index + 1
    }
    note(range(of: event))
    switch event.kind {
    case .quote, .list, .item:
      guard depth < markdownDepthLimit else {
        report(.tooDeep(at: place(of: event)))
        return end(of: index)
      }
      depth += 1
      if event.kind == .quote { return beginQuote(index) }
      begin(event)
      return index + 1
    case .paragraph: writeParagraph(index, event)
    case .heading: writeHeading(index, event)
    case .codeBlock: writeCode(event)
    case .rule: write("<MarkdownRule/>\n")
    case .table:
      columns = event.alignments
      write("<MarkdownTable>\n")
      return index + 1
    case .row:
      checkRow(event)
      (column, isHead) = (0, event.flag)
      write(event.flag ? "<MarkdownRow header=\"true\">\n" : "<MarkdownRow>\n")
      return index + 1
    case .cell: writeCell(index)
    case .htmlBlock: reportHTML(event)
    case .footnote: report(.footnote(at: place(of: event)))
    default: return index + 1
    }
    return end(of: index)
  }

  private mutating func begin(_ event: MarkdownEvent) {
    switch event.kind {
    case .list:
      lists.append((event.isOrdered, event.number))
      write(event.flag ? "<MarkdownList tight=\"true\">\n" : "<MarkdownList>\n")
    default:
      write("<MarkdownItem marker=\"")
      write(marker())
      if let isDone = event.isDone {
        write(isDone ? "\" done=\"true" : "\" done=\"false")
      }
      write("\">\n")
    }
  }

  /// Begins a quote, or an alert: a quote whose first line is `[!NOTE]` and nothing else.
  private mutating func beginQuote(_ index: Int) -> Int {
    guard let alert = alert(index) else {
      quotes.append(false)
      write("<MarkdownQuote>\n")
      return index + 1
    }
    quotes.append(true)
    write("<MarkdownAlert kind=\"\(alert.kind)\">\n")
    let next = end(of: index + 1)
    writeText(alert.rest..<next - 1, in: events[index + 1])
    return next
  }

  /// The kind of an alert, and the event after its line; `nil` for any other quote.
  private func alert(_ index: Int) -> (kind: String, rest: Int)? {
    guard index + 3 < events.count, events[index + 1].kind == .paragraph,
      events[index + 1].isStart, events[index + 2].kind == .text
    else { return nil }
    let line = String(decoding: events[index + 2].text, as: UTF8.self)
    let kind = line.dropFirst(2).dropLast().lowercased()
    guard line == "[!\(line.dropFirst(2).dropLast())]", alertKinds.contains(kind) else {
      return nil
    }
    switch events[index + 3].kind {
    case .softBreak, .lineBreak: return (kind, index + 4)
    case .paragraph: return (kind, index + 3)
    default: return nil
    }
  }

  private mutating func end(_ event: MarkdownEvent) {
    switch event.kind {
    case .quote:
      write(quotes.popLast() == true ? "</MarkdownAlert>\n" : "</MarkdownQuote>\n")
    case .list:
      _ = lists.popLast()
      write("</MarkdownList>\n")
    case .item: write("</MarkdownItem>\n")
    case .row: write("</MarkdownRow>\n")
    case .table: write("</MarkdownTable>\n")
    default: break
    }
    if [.quote, .list, .item].contains(event.kind) { depth -= 1 }
  }

  /// The number or the bullet of the next item.
  private mutating func marker() -> String {
    guard let list = lists.last else { return "•" }
    guard list.isOrdered else {
      let level = lists.reduce(0) { $0 + ($1.isOrdered ? 0 : 1) }
      return level == 1 ? "•" : level == 2 ? "◦" : "▪"
    }
    lists[lists.count - 1].next += 1
    return "\(list.next)."
  }

  private mutating func writeParagraph(_ index: Int, _ event: MarkdownEvent) {
    reportBrokenTable(event)
    reportForeign(event)
    let inside = index + 1..<end(of: index) - 1
    if holdsImagesAlone(inside) { return writeImages(inside) }
    writeText(inside, in: event)
  }

  /// Writes what is inside of a paragraph, if it is anything.
  private mutating func writeText(_ inside: Range<Int>, in event: MarkdownEvent) {
    let text = inlines(inside, in: event)
    guard text.contains(where: { $0 > 0x20 }) else { return }
    write("<MarkdownParagraph text=\"")
    writeValue(text)
    write("\"/>\n")
  }

  private mutating func writeHeading(_ index: Int, _ event: MarkdownEvent) {
    reportForeign(event)
    let inside = index + 1..<end(of: index) - 1
    let text = inlines(inside, in: event)
    write("<MarkdownHeading level=\"\(event.number)\"")
    if let slug = context.slug {
      let id = slug(String(decoding: plainText(inside), as: UTF8.self))
      if !id.isEmpty {
        let others = ids[id, default: 0]
        ids[id] = others + 1
        write(" id=\"")
        writeValue(Array((others == 0 ? id : "\(id)-\(others)").utf8))
        write("\"")
      }
    }
    write(" text=\"")
    writeValue(text)
    write("\"/>\n")
  }

  private mutating func writeCode(_ event: MarkdownEvent) {
    if event.flag, !isClosed(event) { report(.unclosedFence(at: firstLine(of: event))) }
    write("<MarkdownCode")
    let language = event.address.prefix { $0 > 0x20 }
    if !language.isEmpty {
      write(" language=\"")
      writeValue(Array(language))
      write("\"")
    }
    write(" text=\"")
    writeValue(event.text.last == 0x0A ? event.text.dropLast() : event.text)
    write("\"/>\n")
  }

  private mutating func writeCell(_ index: Int) {
    let alignment = column < columns.count ? columns[column] : 0
    column += 1
    write("<MarkdownCell")
    if isHead { write(" header=\"true\"") }
    if alignment == UInt8(ascii: "c") { write(" alignment=\"center\"") }
    if alignment == UInt8(ascii: "r") { write(" alignment=\"trailing\"") }
    write(" text=\"")
    writeValue(inlines(index + 1..<end(of: index) - 1, in: events[index]))
    write("\"/>\n")
  }

  // MARK: Images

  /// Whether a paragraph has images, and nothing else.
  private func holdsImagesAlone(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var holdsImage = false
    while index < range.upperBound {
      switch events[index].kind {
      case .image: holdsImage = true
      case .softBreak, .lineBreak: break
      case .text where events[index].text.allSatisfy({ $0 <= 0x20 }): break
      default: return false
      }
      index = end(of: index)
    }
    return holdsImage
  }

  private mutating func writeImages(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let event = events[index]
      let next = end(of: index)
      if event.kind == .image {
        write("<MarkdownImage source=\"")
        writeValue(resolved(event.address, isFile: true))
        write("\" text=\"")
        writeValue(plainText(index + 1..<next - 1))
        if !event.title.isEmpty {
          write("\" caption=\"")
          writeValue(event.title)
        }
        write("\"/>\n")
      }
      index = next
    }
  }

  // MARK: Places

  /// One past the last event of a node.
  func end(of index: Int) -> Int {
    guard !events[index].kind.isLeaf else { return index + 1 }
    var open = 0
    for next in index..<events.count where !events[next].kind.isLeaf {
      open += events[next].isStart ? 1 : -1
      if open == 0 { return next + 1 }
    }
    return events.count
  }

  private mutating func note(_ range: Range<Int>) {
    places.append(MarkdownViews.Place(start: output.count, range: range))
  }

  /// The first and the last byte of a node, as far as they are known.
  func range(of event: MarkdownEvent) -> Range<Int> {
    let start = offset(line: event.line, column: event.column)
    return start..<max(start, offset(line: event.endLine, column: event.endColumn + 1))
  }

  func place(of event: MarkdownEvent) -> SourceRange { file.sourceRange(range(of: event)) }

  private func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lines.count else { return lines[0] }
    let end = line < lines.count ? lines[line] : file.bytes.count
    return min(lines[line - 1] + max(0, column - 1), end)
  }

  /// A line of the file, from 1, without its end.
  func line(_ number: Int) -> Range<Int> {
    guard number >= 1, number <= lines.count else { return 0..<0 }
    var end = number < lines.count ? lines[number] : file.bytes.count
    let start = lines[number - 1]
    while end > start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The first line of a block.
  private func firstLine(of event: MarkdownEvent) -> SourceRange {
    let range = line(event.line)
    return file.sourceRange(
      min(range.lowerBound + max(0, event.column - 1), range.upperBound)..<range.upperBound)
  }

  // MARK: Mistakes

  mutating func report(_ diagnostic: Diagnostic) { bag.report(diagnostic) }

  private mutating func reportHTML(_ event: MarkdownEvent) {
    let text = event.text.drop { $0 <= 0x20 }
    if !text.starts(with: Array("<!--".utf8)) { report(.html(text, at: firstLine(of: event))) }
  }

  /// Whether a block of code has a fence at its end.
  private func isClosed(_ event: MarkdownEvent) -> Bool {
    guard event.endLine > event.line else { return false }
    let opening = firstLine(of: event).range
    guard let mark = file.bytes[opening].first else { return true }
    let closing = file.bytes[line(event.endLine)].drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    return closing.prefix { $0 == mark }.count >= event.number
  }

  /// Reports a row with more cells than the table has columns.
  private mutating func checkRow(_ event: MarkdownEvent) {
    let cells = cells(inLine: event.line)
    guard !event.flag, cells > columns.count else { return }
    report(.longRow(cells, columns: columns.count, at: file.sourceRange(line(event.line))))
  }

  /// Reports a paragraph that was meant to be a table.
  private mutating func reportBrokenTable(_ event: MarkdownEvent) {
    guard event.endLine > event.line else { return }
    for number in event.line + 1...event.endLine where isDelimiter(line(number)) {
      let place = file.sourceRange(line(number))
      let (head, cells) = (cells(inLine: number - 1), cells(inLine: number))
      return report(.brokenTable(head: head, cells: cells, at: place))
    }
  }

  /// Reports the first mark of another dialect in a paragraph or heading.
  private mutating func reportForeign(_ event: MarkdownEvent) {
    guard let foreign = ForeignMarkdown(in: file.bytes, range(of: event)) else { return }
    report(.foreign(foreign.subject, foreign.way, at: file.sourceRange(foreign.range)))
  }

  private func isDelimiter(_ range: Range<Int>) -> Bool {
    let bytes = file.bytes[range]
    return bytes.contains(UInt8(ascii: "|")) && bytes.contains(UInt8(ascii: "-"))
      && bytes.allSatisfy { "|:- \t>".utf8.contains($0) }
  }

  private func cells(inLine number: Int) -> Int {
    var bytes = file.bytes[line(number)].drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    if bytes.first == UInt8(ascii: "|") { bytes.removeFirst() }
    var count = 1
    var isEscaped = false
    for index in bytes.indices {
      let isLast = index + 1 == bytes.endIndex
      if bytes[index] == UInt8(ascii: "|"), !isEscaped, !isLast { count += 1 }
      isEscaped = bytes[index] == UInt8(ascii: "\\") && !isEscaped
    }
    return count
  }
}

/// The words of GitHub's alerts, in lower case.
private let alertKinds = ["note", "tip", "important", "warning", "caution"]

extension MarkdownEvent.Kind {
  /// Whether nodes of the kind hold nothing, and have no end.
  var isLeaf: Bool {
    switch self {
    case .codeBlock, .htmlBlock, .rule, .text, .softBreak, .lineBreak, .code, .html: true
    default: false
    }
  }
}

extension Diagnostic {
  /// `tag` is the text from its `<` on.
  static func html(_ tag: some Collection<UInt8>, at range: SourceRange) -> Diagnostic {
    let name = String(decoding: tag.dropFirst().prefix { $0 | 0x20 &- 0x61 < 26 }, as: UTF8.self)
    let isView = name.first?.isUppercase == true && name.contains(where: \.isLowercase)
    return Diagnostic(
      .markdownLeftOut, .warning, at: range,
      isView ? "'<\(name)>' in Markdown is left out" : "HTML in Markdown is left out",
      notes: [
        Note(
          ForeignMarkdown.isBox(name)
            ? "this is no MDX; a box is a quote that begins with '> [!NOTE]', '> [!TIP]' or "
              + "'> [!WARNING]'"
            : isView
              ? "this is no MDX: views and components stand on a page of VML, with "
                + "Markdown between them in '<markdown text=\"…\"/>'"
              : "VML draws views alone; say it in Markdown, or on a page of VML")
      ])
  }

  static func footnote(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .markdownLeftOut, .warning, at: range, "footnotes are left out",
      notes: [Note("say it in the text, or in a paragraph at the end")])
  }

  static func inlineImage(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .markdownLeftOut, .warning, at: range, "an image inside of a text is left out",
      notes: [Note("its description stands there instead; give it a paragraph of its own")])
  }

  fileprivate static func foreign(
    _ subject: String, _ way: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .markdownSyntax, .warning, at: range, "\(subject) is shown as it stands",
      notes: [Note(way)])
  }

  fileprivate static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .markdownLeftOut, .warning, at: range,
      "more than \(markdownDepthLimit) quotes, lists and items are inside one another",
      notes: [Note("what is deeper is left out")])
  }

  fileprivate static func unclosedFence(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .markdownSyntax, .warning, at: range, "no fence ends this block of code",
      notes: [Note("it goes on to the end of the file, or of the quote or item it is in")])
  }

  fileprivate static func longRow(
    _ cells: Int, columns: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .markdownSyntax, .warning, at: range,
      "this row has \(cells) cells, and its table \(columns) columns",
      notes: [Note("what is too much is left out; a '|' inside of a cell is '\\|'")])
  }

  fileprivate static func brokenTable(
    head: Int, cells: Int, at range: SourceRange
  ) -> Diagnostic {
    let reason =
      head == cells
      ? "a table's first line has its head, and the second one '---' for each column"
      : "the line above has \(head) \(head == 1 ? "cell" : "cells"), and this one \(cells)"
    return Diagnostic(
      .markdownSyntax, .warning, at: range, "this is no table, but text", notes: [Note(reason)])
  }
}
