import VMLDiagnostics
import VMLStylesheet

/// Lays out a sheet.
///
/// Statements stand one a line; a block with a single one may stand on one line if its author put
/// it there.
///
/// - Returns: The text; of a sheet with errors whatever it came to.
func formatStylesheet(_ file: SourceFile, reporting bag: inout DiagnosticBag) -> [UInt8] {
  _ = parseStylesheet(file, reporting: &bag)
  guard !bag.hasErrors else { return file.bytes }
  var formatter = SheetFormatter(file.bytes, from: file.textStart)
  formatter.writeSheet()
  return formatter.output.bytes
}

/// Writes a sheet with new white space between its statements.
struct SheetFormatter {
  var output: LayoutBuffer
  let source: [UInt8]
  private let outline: SheetOutline
  private let start: Int
  /// Places of the first comments behind statements, in the lines since the last one without a
  /// comment that is aligned.
  private var trailing: [(offset: Int, column: Int)] = []
  /// Whether a comment stands behind the last statement or brace already.
  private var isBehindTrailing = false

  init(_ source: [UInt8], from start: Int) {
    self.source = source
    self.start = start
    outline = SheetOutline(of: source, from: start)
    output = LayoutBuffer(for: source, from: start)
  }

  /// For the rules that stand in a `<Style>`, from an offset to the end of `source`.
  init(_ source: [UInt8], from start: Int, behind text: LayoutBuffer) {
    self.source = source
    self.start = start
    outline = SheetOutline(of: source, from: start)
    output = LayoutBuffer(behind: text)
  }

  mutating func writeSheet() {
    writeItems(outline.items.indices, indent: 0, end: source.count, at: .start)
    alignComments()
    output.end(from: start)
  }

  /// Writes the rules of a `<Style>`, each on a line of its own.
  mutating func writeRules(indent: Int) {
    writeItems(outline.items.indices, indent: indent, end: source.count, at: .tag)
    alignComments()
  }

  /// The text that items stand behind.
  private enum Surroundings {
    /// The start of the file.
    case start
    /// The start tag of a `<Style>`.
    case tag
    /// The brace of a block.
    case brace
  }

  // MARK: Items

  private mutating func writeItems(
    _ items: Range<Int>, indent: Int, end: Int, at surroundings: Surroundings
  ) {
    var index = items.lowerBound
    /// Whether a comment on the line of the item before it belongs to that.
    var mayTrail = surroundings == .brace
    isBehindTrailing = false
    while index < items.upperBound {
      let item = outline.items[index]
      let isFirst = index == items.lowerBound
      if item.kind == .comment, item.linesBefore == 0, mayTrail {
        writeTrailing(item)
      } else {
        if !isFirst && item.linesBefore > 1 {
          alignComments()
          output.skipLine()
        } else if !isLineOfComment(before: index, in: items) {
          alignComments()
        }
        if !isFirst || surroundings != .start { output.startLine(indent: indent) }
        isBehindTrailing = false
        if directive(item) == .off {
          index = writeKept(from: index, to: items.upperBound, end: end)
          continue
        }
        if let last = endOfLine(from: index, in: items) {
          output.append(source[item.range.lowerBound..<outline.items[last].range.upperBound])
          index = last + 1
          continue
        }
        write(index, indent: indent)
        // Of what a block holds, comments may stand behind the last one.
        isBehindTrailing = false
      }
      mayTrail = true
      index = item.end
    }
  }

  /// Whether the line before an item ends with a comment, and this one will too.
  private func isLineOfComment(before index: Int, in items: Range<Int>) -> Bool {
    let next = outline.items[index].end
    guard !trailing.isEmpty, outline.items[index].kind != .comment, next < items.upperBound else {
      return false
    }
    return outline.items[next].kind == .comment && outline.items[next].linesBefore == 0
      && outline.items[index - 1].kind == .comment
  }

  private mutating func write(_ index: Int, indent: Int) {
    let item = outline.items[index]
    switch item.kind {
    case .comment: output.append(comment: item.range, of: source)
    case .statement: writeStatement(item.range, indent: indent)
    case .block:
      let mark = output.mark
      if !writeFlatBlock(index) {
        output.rewind(to: mark)
        writeBlock(index, indent: indent)
      }
    }
  }

  // MARK: Blocks

  private mutating func writeBlock(_ index: Int, indent: Int) {
    let item = outline.items[index]
    writePrelude(item, indent: indent)
    output.append(UInt8(ascii: "{"))
    writeItems(
      index + 1..<item.end, indent: indent + indentationWidth, end: item.closingBrace,
      at: .brace)
    alignComments()
    if item.end > index + 1 { output.startLine(indent: indent) }
    output.append(UInt8(ascii: "}"))
  }

  /// Writes a block on one line, with the single item that it may hold.
  ///
  /// - Returns: Whether it may stand and fits there; if not, a part of it has been written.
  private mutating func writeFlatBlock(_ index: Int) -> Bool {
    let item = outline.items[index]
    let block = item.range.lowerBound..<item.closingBrace
    // Far more than fits need not be looked at.
    guard block.count <= formattedLineWidth * 16,
      !source[item.brace..<item.closingBrace].contains(0x0A),
      writeFlatPrelude(item)
    else { return false }
    output.append(" {")
    if item.end > index + 1 {
      let inner = outline.items[index + 1]
      guard inner.end == item.end, inner.kind != .comment else { return false }
      output.append(UInt8(ascii: " "))
      if inner.kind == .block {
        guard writeFlatBlock(index + 1) else { return false }
      } else {
        guard let text = statement(inner.range) else { return false }
        output.append(text[...])
        output.append(UInt8(ascii: ";"))
      }
      output.append(UInt8(ascii: " "))
    }
    output.append(UInt8(ascii: "}"))
    return output.column <= formattedLineWidth
  }

  // MARK: Comments

  private func directive(_ item: SheetOutline.Item) -> LayoutDirective? {
    guard item.kind == .comment else { return nil }
    let isBlock = source[item.range.lowerBound + 1] == UInt8(ascii: "*")
    return LayoutDirective(comment: source[item.range].dropFirst(2).dropLast(isBlock ? 2 : 0))
  }

  /// The comment about a line on which more than one item stands before it, from an index on.
  private func endOfLine(from first: Int, in items: Range<Int>) -> Int? {
    var index = first
    for count in 0..<lineNeighbourLimit where index < items.upperBound {
      let item = outline.items[index]
      if index > first, item.linesBefore > 0 { return nil }
      if item.kind == .comment {
        if count > 1, isAboutLine(comment: source[item.range].dropFirst(2)) { return index }
      } else if source[item.range.lowerBound..<max(item.range.upperBound, item.closingBrace)]
        .contains(0x0A)
      {
        return nil
      }
      index = item.end
    }
    return nil
  }

  /// Writes what a comment wants to be left alone: up to the comment that ends that, or to the end
  /// of the block.
  ///
  /// - Returns: The item to go on with.
  private mutating func writeKept(from first: Int, to last: Int, end: Int) -> Int {
    let start = outline.items[first].range.lowerBound
    var index = first
    while index < last, directive(outline.items[index]) != .on { index = outline.items[index].end }
    guard index < last else {
      var stop = end
      while stop > start, isSpace(source[stop - 1]) { stop -= 1 }
      output.append(source[start..<stop])
      return last
    }
    output.append(source[start..<outline.items[index].range.upperBound])
    return index + 1
  }

  /// Writes a comment behind the statement or brace on whose line it stands.
  ///
  /// The first one of a line is aligned, unless there is one of several lines, which would have to
  /// move with it, or it stands so far right that others would be out of sight beside it.
  private mutating func writeTrailing(_ item: SheetOutline.Item) {
    let isLong = source[item.range].contains(0x0A)
    if isLong, isBehindTrailing, !trailing.isEmpty { trailing.removeLast() }
    let isAlone = isLong || !isBehindTrailing && output.column > formattedLineWidth
    if isAlone { alignComments() }
    output.append("  ")
    if !isAlone, !isBehindTrailing { trailing.append((output.bytes.count, output.column)) }
    isBehindTrailing = true
    output.append(comment: item.range, of: source)
  }

  /// Lets the comments of lines that follow each other begin in one column.
  private mutating func alignComments() {
    defer { trailing = [] }
    guard trailing.count > 1, let column = trailing.map(\.column).max() else { return }
    output.insertBlanks(trailing.map { ($0.offset, column - $0.column) })
  }
}
