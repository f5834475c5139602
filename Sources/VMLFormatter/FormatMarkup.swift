import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// Lays out a page or component.
///
/// Elements that hold no text stand one a line, unless their author put a single one on the line of
/// its parent and it fits there. Text, and what stands beside it, is not touched.
///
/// - Returns: The text; of a file with errors whatever it came to.
func formatMarkup(_ file: SourceFile, reporting bag: inout DiagnosticBag) -> [UInt8] {
  let start = max(FrontMatter(of: file, reporting: &bag).markupStart, file.textStart)
  let markup = parseMarkup(file, from: start, reporting: &bag)
  guard !bag.hasErrors, let outline = MarkupOutline(of: markup, from: start),
    !outline.keepsRoots
  else { return file.bytes }
  checkRules(in: markup, reporting: &bag)
  guard !bag.hasErrors else { return file.bytes }
  var formatter = MarkupFormatter(markup, outline, from: start)
  formatter.writeRoots()
  return formatter.output.bytes
}

/// Reports what is wrong with the rules in the page's head.
private func checkRules(in markup: Markup, reporting bag: inout DiagnosticBag) {
  for (index, node) in markup.nodes.enumerated() where node.name == .styleView {
    for child in markup.children(of: index) where markup.nodes[child].kind == .text {
      _ = parseStylesheet(markup.file, rules: markup.nodes[child].range, reporting: &bag)
    }
  }
}

/// Writes a tree with new white space between its tags.
struct MarkupFormatter {
  var output: LayoutBuffer
  let markup: Markup
  let source: [UInt8]
  private let outline: MarkupOutline
  private let start: Int
  private let hasComments: Bool

  init(_ markup: Markup, _ outline: MarkupOutline, from start: Int) {
    self.markup = markup
    self.outline = outline
    self.start = start
    source = markup.file.bytes
    hasComments = markup.nodes.contains { $0.kind == .comment }
    output = LayoutBuffer(for: source, from: start)
  }

  mutating func writeRoots() {
    guard let first = markup.nodes.first else { return }
    if start > 0, lineBreaks(in: start..<first.range.lowerBound) > 0 { output.skipLine() }
    writeSiblings(
      markup.roots.filter { !isBlank($0) }, Surroundings(contentStart: start, isRoot: true))
    output.end(from: start)
  }

  // MARK: Siblings

  /// The place of siblings.
  private struct Surroundings {
    var contentStart: Int
    var indent = 0
    var isRoot = false
    /// Whether `else` among them stands as far left as their parent.
    var isConditional = false
  }

  private mutating func writeSiblings(_ nodes: [Int], _ surroundings: Surroundings) {
    var previousEnd = surroundings.contentStart
    var previousIsMarker = true
    var position = 0
    while position < nodes.count {
      let index = nodes[position]
      let lines = lineBreaks(in: previousEnd..<markup.nodes[index].range.lowerBound)
      let isMarker = surroundings.isConditional && isBranch(index)
      let isFirst = position == 0
      if lines == 0, markup.nodes[index].kind == .comment, !(isFirst && surroundings.isRoot) {
        output.append(UInt8(ascii: " "))
      } else if !(isFirst && surroundings.isRoot) {
        if lines > 1, !isMarker, !previousIsMarker { output.skipLine() }
        output.startLine(indent: surroundings.indent - (isMarker ? indentationWidth : 0))
      }
      let last = endOfKept(from: position, in: nodes)
      if let last {
        writeKept(nodes, position...last)
      } else {
        writeNode(index, indent: surroundings.indent)
      }
      position = (last ?? position) + 1
      previousEnd = outline.ends[nodes[position - 1]]
      previousIsMarker = isMarker
    }
  }

  /// Whether a node is `<else/>` or `<elseif/>`.
  private func isBranch(_ index: Int) -> Bool {
    markup.nodes[index].kind == .element
      && (markup.nodes[index].name == .else || markup.nodes[index].name == .elseif)
  }

  private mutating func writeNode(_ index: Int, indent: Int) {
    let range = markup.nodes[index].range
    switch markup.nodes[index].kind {
    case .element: writeElement(index, indent: indent)
    case .doctype:
      let isPlain = String(decoding: source[range], as: UTF8.self).lowercased() == plainDoctype
      output.append(isPlain ? Array(plainDoctype.utf8)[...] : source[range])
    // A build that keeps comments keeps what is inside of them.
    case .comment, .text: output.append(source[range])
    }
  }

  /// Whether a node is white space, which means nothing where it is asked for.
  private func isBlank(_ index: Int) -> Bool { markup.nodes[index].kind == .text }

  private func lineBreaks(in range: Range<Int>) -> Int {
    source[range].count { $0 == 0x0A }
  }

  // MARK: Directives

  /// Last of the siblings that a comment wants to be left alone, or that stay on one line with a
  /// comment about that line; `nil` if the node begins nothing of the kind.
  private func endOfKept(from position: Int, in nodes: [Int]) -> Int? {
    guard directive(nodes[position]) == .off else { return endOfLine(from: position, in: nodes) }
    return nodes[position...].firstIndex { directive($0) == .on } ?? nodes.count - 1
  }

  /// The last of the siblings on a line, from a position on, if a comment about the line would be
  /// about fewer of them when they stood one a line.
  private func endOfLine(from position: Int, in nodes: [Int]) -> Int? {
    guard hasComments else { return nil }
    var comment: Int?
    var count = 0
    var place = position
    while place < min(nodes.count, position + lineNeighbourLimit) {
      let node = markup.nodes[nodes[place]]
      if place > position {
        let gap = outline.ends[nodes[place - 1]]..<node.range.lowerBound
        guard lineBreaks(in: gap) == 0 else { break }
      }
      if node.kind != .comment {
        count += 1
      } else if isAboutLine(comment: markup.bytes(node.text)) {
        comment = place
      }
      place += 1
      if source[node.range.lowerBound..<outline.ends[nodes[place - 1]]].contains(0x0A) { break }
    }
    guard let comment, count > 0 else { return nil }
    // Alone at the start of its line it is about what comes next, wherever that stands.
    let isAtEnd = comment == place - 1
    let isAtStart = comment == position && !isBehindTag(nodes[position])
    return isAtStart || isAtEnd && count == 1 ? nil : place - 1
  }

  /// Whether something stands before a node in its line.
  private func isBehindTag(_ index: Int) -> Bool {
    let before = source[..<markup.nodes[index].range.lowerBound]
    guard let last = before.lastIndex(where: { $0 == 0x0A || !isSpace($0) }) else { return false }
    return source[last] != 0x0A
  }

  private func directive(_ index: Int) -> LayoutDirective? {
    guard markup.nodes[index].kind == .comment else { return nil }
    return LayoutDirective(comment: markup.bytes(markup.nodes[index].text))
  }

  private mutating func writeKept(_ nodes: [Int], _ kept: ClosedRange<Int>) {
    let lower = markup.nodes[nodes[kept.lowerBound]].range.lowerBound
    output.append(source[lower..<outline.ends[nodes[kept.upperBound]]])
  }

  // MARK: Elements

  private mutating func writeElement(_ index: Int, indent: Int) {
    let mark = output.mark
    if writeFlat(index) { return }
    output.rewind(to: mark)
    let node = markup.nodes[index]
    let content = node.range.upperBound..<max(node.range.upperBound, outline.contentEnds[index])
    guard outline.isKept[index] ? !content.isEmpty : !isEmpty(index) else {
      return writeStartTag(index, indent: indent, end: "/>")
    }
    let rules = rules(in: index)
    let isText = outline.isKept[index] && rules == nil
    writeStartTag(index, indent: indent, end: ">", before: isText ? content : nil)
    if let rules {
      writeRules(rules, indent: indent)
    } else if isText {
      output.append(source[content])
    } else {
      writeSiblings(
        markup.children(of: index).filter { !isBlank($0) },
        Surroundings(
          contentStart: content.lowerBound, indent: indent + indentationWidth,
          isConditional: node.name == .if))
      output.startLine(indent: indent)
    }
    writeEndTag(node)
  }

  /// Range of the rules of a `<Style>`; `nil` for any other element, and one without rules.
  private func rules(in index: Int) -> Range<Int>? {
    guard markup.nodes[index].name == .styleView else { return nil }
    return markup.children(of: index).first { markup.nodes[$0].kind == .text }
      .map { markup.nodes[$0].range }
  }

  private mutating func writeRules(_ range: Range<Int>, indent: Int) {
    // The line before them says where a comment of several lines begins.
    let before = source[max(0, range.lowerBound - ruleContextLimit)..<range.lowerBound]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
    var formatter = SheetFormatter(
      Array(source[lineStart..<range.upperBound]), from: range.lowerBound - lineStart,
      behind: output)
    formatter.writeRules(indent: indent + indentationWidth)
    output.append(formatter.output.bytes[...])
    output.startLine(indent: indent)
  }

  private mutating func writeEndTag(_ node: Markup.Node) {
    output.append("</")
    output.append(markup.names.bytes(of: node.name))
    output.append(UInt8(ascii: ">"))
  }

  /// Writes an element on one line, with the single node that it may hold.
  ///
  /// - Returns: Whether it may stand and fits there; if not, a part of it has been written.
  private mutating func writeFlat(_ index: Int) -> Bool {
    let node = markup.nodes[index]
    guard mayFit(node.range), rules(in: index) == nil, writeFlatStartTag(index) else {
      return false
    }
    let content = node.range.upperBound..<max(node.range.upperBound, outline.contentEnds[index])
    if outline.isKept[index] ? content.isEmpty : isEmpty(index) {
      output.append("/>")
      return output.column <= formattedLineWidth
    }
    output.append(UInt8(ascii: ">"))
    guard mayFit(content), !source[content].contains(0x0A) else { return false }
    if outline.isKept[index] {
      output.append(source[content])
    } else {
      guard let child = onlyChild(of: index), writeFlatContent(child) else { return false }
    }
    writeEndTag(node)
    return output.column <= formattedLineWidth
  }

  /// Whether an element holds nothing but white space.
  private func isEmpty(_ index: Int) -> Bool {
    markup.children(of: index).allSatisfy { isBlank($0) }
  }

  /// The only node that an element holds, but for white space; `nil` if there are more.
  private func onlyChild(of index: Int) -> Int? {
    var only: Int?
    for child in markup.children(of: index) where !isBlank(child) {
      guard only == nil else { return nil }
      only = child
    }
    return only
  }

  private mutating func writeFlatContent(_ index: Int) -> Bool {
    switch markup.nodes[index].kind {
    case .element: return writeFlat(index)
    case .comment:
      guard directive(index) == nil else { return false }
      output.append(source[markup.nodes[index].range])
      return true
    case .text, .doctype: return false
    }
  }

  /// Whether bytes are few enough for a line, as far as their number tells; what is laid out may be
  /// shorter for its white space.
  private func mayFit(_ range: Range<Int>) -> Bool { range.count <= formattedLineWidth * 16 }
}

/// Number of bytes that are looked at before the rules of a `<Style>`.
private let ruleContextLimit = 1000

private let plainDoctype = "<!doctype swiftui+vml>"
