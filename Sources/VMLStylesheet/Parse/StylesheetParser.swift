public import VMLDiagnostics
import VMLMarkup

/// Parses a `.vss` file.
///
/// Recovers at the next `;` or the end of a block, so that every mistake is reported and the rest
/// compiles.
///
/// `rules` is the range of the rules in the file; `nil` for the whole file.
///
/// - Complexity: Linear in the file's length.
public func parseStylesheet(
  _ file: SourceFile, rules: Range<Int>? = nil, reporting bag: inout DiagnosticBag
) -> Stylesheet {
  var parser = StylesheetParser(file, rules ?? file.textStart..<file.bytes.count)
  parser.parseItems()
  bag.report(contentsOf: parser.style.bag)
  return parser.finish()
}

/// Parses the blocks and instructions of a sheet.
///
/// Modifiers and values are left to a ``StyleParser``, whose position is this parser's too.
struct StylesheetParser {
  var style: StyleParser
  var sheet: Stylesheet
  let bytes: [UInt8]
  /// One past the last byte of the rules.
  let end: Int
  /// The blocks that are open, innermost last.
  var blocks: [Block] = []
  var ruleCount = 0

  /// A block whose `}` is still to come.
  struct Block {
    var kind: Kind
    /// The item that owns the block.
    var item: Int
    /// Offset of its `{`.
    var brace: Int
    /// Whether this is the document's own rule, which takes custom properties only.
    var isRoot = false
    /// Nesting depth of a rule's selectors, with the selectors of the rules around it.
    var selectorDepth = 0
    /// Whether something other than `@inherit` has come up.
    var hasBegun = false
    var hasBase = false
    /// The names of the holes of the rule's selectors and of the rules around it.
    var holes: Set<String> = []
    /// The names among `holes` that have a value whichever of the selectors matches.
    var boundHoles: Set<String> = []
    var modifierCount = 0

    enum Kind { case rule, group }
  }

  init(_ file: SourceFile, _ rules: Range<Int>) {
    self.init(SourceText(file, rules), path: file.path, of: file.id, end: rules.upperBound)
  }

  init(_ text: SourceText, path: String, of file: FileID, end: Int? = nil) {
    bytes = text.bytes
    self.end = end ?? bytes.count
    style = StyleParser(text, context: .sheet)
    sheet = Stylesheet(file: file, path: path, tree: style.tree)
  }

  mutating func finish() -> Stylesheet {
    sheet.tree = style.tree
    return sheet
  }

  var isInRule: Bool { blocks.last?.kind == .rule }

  // MARK: Items

  mutating func parseItems() {
    while true {
      skipSeparators()
      guard let byte = style.current else { break }
      guard style.bag.diagnostics.count < sheetMistakeLimit else {
        report(.tooManyMistakes(at: place(style.position..<style.position)))
        break
      }
      let start = style.position
      if byte == UInt8(ascii: "}") {
        closeBlock()
      } else {
        parseItem(byte)
      }
      if style.position == start { style.position += 1 }
    }
    let outdented = blocks.count == 1 ? outdentedBlock(from: blocks[0].brace) : nil
    for block in blocks.reversed() {
      if let outdented {
        report(
          .unclosedBlock(
            at: place(outdented.brace..<outdented.brace + 1),
            endedBy: place(outdented.end..<outdented.end + 1)))
      } else {
        report(.unclosedBlock(at: place(block.brace..<block.brace + 1)))
      }
      sheet.items[block.item].end = sheet.items.count
    }
  }

  /// The first block in an unclosed one whose `}` stands further to the left than the line that it
  /// begins in, and so is of a block around it; `nil` if there is none.
  ///
  /// - Complexity: Linear in the text's length.
  private func outdentedBlock(from start: Int) -> (brace: Int, end: Int)? {
    var open: [Int] = []
    var quote: UInt8?
    var index = start
    while index < end {
      let byte = bytes[index]
      if let mark = quote {
        if byte == UInt8(ascii: "\\") { index += 1 } else if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "/"), bytes[index..<end].starts(with: "/*".utf8) {
        let rest = bytes[(index + 2)..<end]
        index = rest.firstRange(of: "*/".utf8)?.upperBound ?? end
        continue
      } else if byte == UInt8(ascii: "{") {
        open.append(index)
      } else if byte == UInt8(ascii: "}"), let brace = open.popLast() {
        let (indent, isFirst) = indent(of: index)
        if isFirst, indent < self.indent(of: brace).count { return (brace, index) }
      }
      index += 1
    }
    return nil
  }

  /// The blanks before the line that holds a byte, and whether only they stand before the byte.
  private func indent(of index: Int) -> (count: Int, isFirst: Bool) {
    let start = bytes[..<index].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let blanks = bytes[start..<index].prefix { $0 == 0x20 || $0 == 0x09 }
    return (blanks.count, blanks.endIndex == index)
  }

  private mutating func parseItem(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "@"):
      parseInstruction()
    case UInt8(ascii: "-") where peek(1) == UInt8(ascii: "-"):
      parseProperty()
    case _ where looksLikeCall:
      parseModifierItem()
    default:
      let terminator = findTerminator()
      if let quote = openQuote(before: terminator.position) {
        skipOpenString(quote)
      } else if terminator.isBlock {
        parseRule(braceAt: terminator.position)
      } else {
        parseModifierItem()
      }
    }
  }

  private mutating func skipSeparators() {
    style.skipSpace()
    while style.current == UInt8(ascii: ";") {
      style.position += 1
      style.skipSpace()
    }
  }

  /// Reports a string without an end in what may be a selector, and skips the item or the rule.
  private mutating func skipOpenString(_ quote: Int) {
    report(.unclosedString(bytes[quote], at: place(quote..<quote + 1), isSheet: true))
    style.position = quote + 1
    let terminator = findTerminator()
    style.position = terminator.position
    if terminator.isBlock { skipItem() }
  }

  private mutating func closeBlock() {
    let position = style.position
    style.position += 1
    guard let block = blocks.popLast() else {
      report(.strayBrace(at: place(position..<position + 1)))
      return
    }
    sheet.items[block.item].end = sheet.items.count
    if !style.holes.isEmpty { style.holes = blocks.last?.holes ?? [] }
  }

  /// Steps over a `{` and makes an item the owner of what follows.
  ///
  /// - Returns: Whether the block was opened; if not, it has been skipped.
  @discardableResult
  mutating func openBlock(
    _ kind: Stylesheet.Kind, _ range: Range<Int>, as blockKind: Block.Kind, isRoot: Bool = false,
    selectorDepth: Int = 0, brokenHoles: Set<String> = []
  ) -> Bool {
    let brace = style.position
    guard blocks.count < blockDepthLimit else {
      report(.blocksTooDeep(at: place(brace..<brace + 1)))
      style.skipItem()
      return false
    }
    ruleCount += 1
    guard ruleCount <= ruleLimit else {
      report(.tooManyRules(at: place(range)))
      style.position = end
      return false
    }
    let item = append(kind, range)
    style.position += 1
    var block = Block(
      kind: blockKind, item: item, brace: brace, isRoot: isRoot, selectorDepth: selectorDepth)
    findHoles(of: &block, for: kind)
    // The mistake in the pattern has been reported; its names count, so that they are not reported
    // again.
    block.holes.formUnion(brokenHoles)
    block.boundHoles.formUnion(brokenHoles)
    style.holes = block.holes
    blocks.append(block)
    return true
  }

  @discardableResult
  mutating func append(_ kind: Stylesheet.Kind, _ range: Range<Int>) -> Int {
    sheet.items.append(
      Stylesheet.Item(kind: kind, end: sheet.items.count + 1, range: place(range)))
    return sheet.items.count - 1
  }

  // MARK: Bytes

  func peek(_ count: Int) -> UInt8? {
    let index = style.position + count
    return index < end ? bytes[index] : nil
  }

  func place(_ range: Range<Int>) -> SourceRange { style.place(range) }

  mutating func report(_ diagnostic: Diagnostic) { style.bag.report(diagnostic) }

  /// Goes to the end of an item that could not be read, and over its `;`.
  mutating func skipItem() {
    style.skipItem()
    if style.current == UInt8(ascii: ";") { style.position += 1 }
  }
}

extension Diagnostic {
  fileprivate static func tooManyMistakes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .sheetMistakeLimit, .error, at: range,
      "more than \(sheetMistakeLimit) mistakes in this sheet; the rest of it is not read",
      notes: [Note("correct those above first")])
  }

  fileprivate static func unclosedBlock(
    at range: SourceRange, endedBy other: SourceRange? = nil
  ) -> Diagnostic {
    Diagnostic(
      .unclosedBlock, .error, at: range, "expected '}' to end the block that begins here",
      notes: other.map {
        [Note("by its indentation this '}' is of a block around it", at: $0)]
      } ?? [])
  }

  fileprivate static func strayBrace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayBrace, .error, at: range, "no block is open that this '}' could end",
      fixIts: [FixIt("remove the '}'", replace: range, with: "")])
  }

  fileprivate static func blocksTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, .error, at: range,
      "more than \(blockDepthLimit) blocks are open at once in this sheet",
      notes: [Note("nest fewer rules in one another")])
  }

  fileprivate static func tooManyRules(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .ruleLimit, .error, at: range,
      "more than \(ruleLimit) rules in one sheet; the rest of it is not read",
      notes: [Note("split the sheet; '@import' puts the parts together")])
  }
}
