/// Parts of a sheet that a formatter lays out: statements, blocks and comments.
///
/// Made from the text alone, so that it need not know what each instruction and selector means.
struct SheetOutline {
  private(set) var items: [Item] = []

  struct Item {
    var kind: Kind
    /// The statement without its `;`, what stands before a `{`, or the comment.
    var range: Range<Int>
    /// One past the last item in a block; the next index for others.
    var end: Int
    /// Number of line breaks between it and the item or brace before it.
    var linesBefore: Int
    /// Of a block, the offsets of its `{` and `}`.
    var brace = 0
    var closingBrace = 0
  }

  enum Kind { case statement, block, comment }

  private let source: [UInt8]
  private var position: Int
  private var lines = 0
  private var open: [Int] = []

  /// - Precondition: The sheet has no errors.
  init(of source: [UInt8], from start: Int) {
    self.source = source
    position = start
    while position < source.count { readItem(source[position]) }
    // Blocks that nothing closes are errors.
    for item in open {
      items[item].end = items.count
      items[item].closingBrace = source.count
    }
  }

  private mutating func readItem(_ byte: UInt8) {
    switch byte {
    case 0x0A:
      lines += 1
      position += 1
    case _ where isSpace(byte), UInt8(ascii: ";"): position += 1
    case UInt8(ascii: "}"):
      if let item = open.popLast() {
        items[item].end = items.count
        items[item].closingBrace = position
      }
      position += 1
      lines = 0
    case UInt8(ascii: "/"):
      guard let end = endOfComment(source, from: position) else { return readStatement() }
      append(.comment, position..<end)
      position = end
    default: readStatement()
    }
  }

  private mutating func append(_ kind: Kind, _ range: Range<Int>) {
    items.append(Item(kind: kind, range: range, end: items.count + 1, linesBefore: lines))
    lines = 0
  }

  /// Reads to the `;`, `{` or `}` that ends a statement, as the parser does.
  private mutating func readStatement() {
    let start = position
    var index = start
    var depth = 0
    /// One past the last byte that is neither white space nor of a comment.
    var end = start
    scan: while index < source.count {
      let byte = source[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"): break scan
      case UInt8(ascii: ";") where depth == 0: break scan
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = endOfSheetString(source, from: index)
        end = index
        continue
      case UInt8(ascii: "/"):
        if let comment = endOfComment(source, from: index) {
          index = comment
          continue
        }
      default: break
      }
      index += 1
      if !isSpace(byte) { end = index }
    }
    guard index < source.count, source[index] == UInt8(ascii: "{") else {
      append(.statement, start..<max(end, min(start + 1, source.count)))
      // Comments behind it are items of their own.
      position = max(end, start + 1)
      return
    }
    openBlock(start, brace: index)
  }

  private mutating func openBlock(_ start: Int, brace: Int) {
    var end = brace
    while end > start, isSpace(source[end - 1]) { end -= 1 }
    append(.block, start..<end)
    items[items.count - 1].brace = brace
    open.append(items.count - 1)
    position = brace + 1
  }
}

/// One past the end of the comment that begins at an index; `nil` if none does.
func endOfComment(_ source: [UInt8], from start: Int) -> Int? {
  guard start + 1 < source.count else { return nil }
  switch source[start + 1] {
  case UInt8(ascii: "/"):
    var end = source[start...].firstIndex(of: 0x0A) ?? source.count
    if end > start, source[end - 1] == 0x0D { end -= 1 }
    return end
  case UInt8(ascii: "*"):
    var index = start + 2
    while index + 1 < source.count {
      if source[index] == UInt8(ascii: "*"), source[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return source.count
  default: return nil
  }
}

/// One past the quote that ends a string, or the end of its line.
private func endOfSheetString(_ source: [UInt8], from start: Int) -> Int {
  var index = start + 1
  while index < source.count, source[index] != 0x0A {
    if source[index] == source[start] { return index + 1 }
    index += source[index] == UInt8(ascii: "\\") ? 2 : 1
  }
  return min(index, source.count)
}
