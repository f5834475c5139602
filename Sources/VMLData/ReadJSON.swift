public import VMLDiagnostics

/// Reads one JSON text, strictly by RFC 8259; a byte order mark before it is stepped over.
///
/// Lists and objects are at most `nesting` deep. The place of a string includes its quotes. An
/// integer that does not fit `Int` becomes a number.
///
/// - Returns: The value, or `nil` if the text is not JSON; `bag` then says why. Nothing is read
///   after the first such mistake. A key that is given twice is reported, and has its first value.
public func readJSON(
  _ text: SourceText, nesting: Int = DataLimits.nesting, reporting bag: inout DiagnosticBag
) -> DataNode? {
  var reader = JSONReader(text, nesting: nesting)
  let root = reader.readText()
  bag.report(contentsOf: reader.bag)
  return root
}

/// Reads JSON from bytes.
///
/// A method that returns `nil` has reported why, and nothing may be read after it. Recursion ends
/// at `nesting`. What is often written instead of JSON is recognised in
/// `JSONReader+Mistakes`.
struct JSONReader {
  let text: SourceText
  let bytes: [UInt8]
  let end: Int
  var index: Int
  var bag = DiagnosticBag()
  private var nodeCount = 0
  private let nesting: Int

  init(_ text: SourceText, nesting: Int = DataLimits.nesting) {
    self.nesting = nesting
    let range = text.range.clamped(to: text.bytes.indices)
    self.text = text
    self.bytes = text.bytes
    self.end = range.upperBound
    self.index = range.lowerBound
    if bytes[range].starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
  }

  /// The byte at the index; `nil` at the end.
  var current: UInt8? { index < end ? bytes[index] : nil }

  /// Reads `space value space`.
  mutating func readText() -> DataNode? {
    skipSpace()
    guard let root = readValue(depth: 0) else { return nil }
    skipSpace()
    guard index == end else { return fail(unexpectedAfterRoot()) }
    return root
  }

  private mutating func readValue(depth: Int) -> DataNode? {
    nodeCount += 1
    guard nodeCount <= DataLimits.nodes else { return fail(.nodeLimit(at: here)) }
    guard bag.errorCount < DataLimits.mistakes else { return fail(.mistakeLimit(at: here)) }
    switch current {
    case UInt8(ascii: "\""):
      let start = index
      return readString().map { node(.string($0), from: start) }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < nesting else { return fail(.nestingLimit(nesting, at: here)) }
      return current == UInt8(ascii: "{") ? readObject(depth: depth) : readList(depth: depth)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return readNumber()
    case UInt8(ascii: "t"): return readWord("true", .boolean(true))
    case UInt8(ascii: "f"): return readWord("false", .boolean(false))
    case UInt8(ascii: "n"): return readWord("null", .null)
    default: return fail(unexpectedForValue())
    }
  }

  /// Reads `'[' (value (',' value)*)? ']'`.
  private mutating func readList(depth: Int) -> DataNode? {
    let start = index
    var items: [DataNode] = []
    index += 1
    skipSpace()
    if eat(UInt8(ascii: "]")) { return node(.list([]), from: start) }
    // Most lists of documents are pairs.
    items.reserveCapacity(2)
    while true {
      guard let item = readValue(depth: depth + 1) else { return nil }
      items.append(item)
      skipSpace()
      if eat(UInt8(ascii: "]")) { return node(.list(items), from: start) }
      guard readComma(before: UInt8(ascii: "]"), openedAt: start) else { return nil }
    }
  }

  /// Reads `'{' (string ':' value (',' string ':' value)*)? '}'`.
  private mutating func readObject(depth: Int) -> DataNode? {
    let start = index
    var entries: [DataNode.Entry] = []
    var keys = KeyIndex()
    index += 1
    skipSpace()
    if eat(UInt8(ascii: "}")) { return node(.object([]), from: start) }
    entries.reserveCapacity(3)
    while true {
      let keyStart = index
      guard current == UInt8(ascii: "\"") else { return fail(unexpectedForKey()) }
      guard let key = readString() else { return nil }
      let keyRange = text.sourceRange(keyStart..<index)
      skipSpace()
      guard eat(UInt8(ascii: ":")) else { return fail(unexpectedForColon(after: key)) }
      skipSpace()
      guard let value = readValue(depth: depth + 1) else { return nil }
      if let first = keys.position(of: key, in: entries) {
        bag.report(.duplicateKey(key, at: keyRange, first: entries[first].keyRange))
      } else {
        entries.append(DataNode.Entry(key: key, keyRange: keyRange, value: value))
      }
      skipSpace()
      if eat(UInt8(ascii: "}")) { return node(.object(entries), from: start) }
      guard readComma(before: UInt8(ascii: "}"), openedAt: start) else { return nil }
    }
  }

  /// Reads a comma that something follows.
  private mutating func readComma(before close: UInt8, openedAt start: Int) -> Bool {
    let comma = index
    guard eat(UInt8(ascii: ",")) else {
      bag.report(unexpectedForComma(close: close, openedAt: start))
      return false
    }
    skipSpace()
    if current == close {
      bag.report(trailingComma(at: comma, close: close))
      return false
    }
    return true
  }

  private mutating func readWord(_ word: String, _ content: DataNode.Content) -> DataNode? {
    let start = index
    guard wordRange(from: start).count == word.utf8.count,
      bytes[start..<end].starts(with: word.utf8)
    else { return fail(unexpectedForValue()) }
    index += word.utf8.count
    return node(content, from: start)
  }

  /// Reads `'-'? ('0' | [1-9][0-9]*) ('.' [0-9]+)? ([eE] [-+]? [0-9]+)?`.
  private mutating func readNumber() -> DataNode? {
    let start = index
    var isInteger = true
    _ = eat(UInt8(ascii: "-"))
    let firstDigit = index
    guard skipDigits() > 0 else { return fail(badNumber(from: start)) }
    if bytes[firstDigit] == UInt8(ascii: "0"), index > firstDigit + 1 {
      return fail(badNumber(from: start))
    }
    if eat(UInt8(ascii: ".")) {
      isInteger = false
      guard skipDigits() > 0 else { return fail(badNumber(from: start)) }
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      index += 1
      if !eat(UInt8(ascii: "-")) { _ = eat(UInt8(ascii: "+")) }
      guard skipDigits() > 0 else { return fail(badNumber(from: start)) }
    }
    guard wordRange(from: index).isEmpty else { return fail(badNumber(from: start)) }
    let written = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger, let integer = Int(written) { return node(.integer(integer), from: start) }
    guard !isInteger, let number = Double(written), number.isFinite else {
      return fail(
        .numberTooLarge(written, isInteger: isInteger, at: text.sourceRange(start..<index)))
    }
    return node(.number(number), from: start)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = current, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
    return index - start
  }
}

extension JSONReader {
  /// The empty range at the index.
  var here: SourceRange { text.sourceRange(index..<index) }

  mutating func fail<Nothing>(_ diagnostic: Diagnostic) -> Nothing? {
    bag.report(diagnostic)
    return nil
  }

  /// Steps over `byte` if it is next.
  mutating func eat(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private func node(_ content: DataNode.Content, from start: Int) -> DataNode {
    DataNode(content, at: text.sourceRange(start..<index))
  }
}
