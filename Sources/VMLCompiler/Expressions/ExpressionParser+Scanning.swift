import VMLDiagnostics

// Reading bytes. Nothing here makes nodes.
extension ExpressionParser {
  /// The byte at a distance after the cursor, or `nil` past the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < end ? text.bytes[offset + distance] : nil
  }

  /// Steps over a character if it is next.
  mutating func eat(_ character: Unicode.Scalar) -> Bool {
    guard let byte = peek(), UInt32(byte) == character.value else { return false }
    offset += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = peek(), isSpace(byte) { offset += 1 }
  }

  func place(_ range: Range<Int>) -> SourceRange { text.sourceRange(range) }

  func slice(_ range: Range<Int>) -> String {
    String(decoding: text.bytes[range], as: UTF8.self)
  }

  /// The range of the name at an index; empty if there is none.
  func name(at start: Int) -> Range<Int> {
    var index = start
    while index < end {
      let byte = text.bytes[index]
      if byte < 0x80 {
        guard isNameByte(byte), index > start || !isDigit(byte) else { break }
        index += 1
      } else {
        let scalar = scalar(at: index)
        let properties = scalar.value.properties
        guard index > start ? properties.isXIDContinue : properties.isXIDStart else { break }
        index += scalar.length
      }
    }
    return start..<index
  }

  /// The character at an index; U+FFFD if the bytes are not UTF-8.
  func scalar(at index: Int) -> (value: Unicode.Scalar, length: Int) {
    var bytes = text.bytes[index..<min(index + 4, end)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return ("\u{FFFD}", 1) }
    return (scalar, UTF8.width(scalar))
  }

  /// The range that a message about the next text points at: a name, a number, dots or a character.
  func nextWord() -> Range<Int> {
    guard offset < end else { return end..<end }
    let name = name(at: offset)
    guard name.isEmpty else { return name }
    var index = offset
    let first = text.bytes[offset]
    while index < end, isDigit(first) ? isNameByte(text.bytes[index]) : isDot(at: index) {
      index += 1
    }
    if index > offset { return offset..<index }
    return offset..<min(end, offset + scalar(at: offset).length)
  }

  /// The words for the next text in a message.
  func nextWordText() -> String {
    let word = nextWord()
    guard !word.isEmpty else { return "the end" }
    guard let scalar = slice(word).unicodeScalars.first,
      scalar.properties.generalCategory == .control
    else { return "'\(slice(word))'" }
    return "a control character"
  }

  private func isDot(at index: Int) -> Bool {
    text.bytes[index] == UInt8(ascii: ".") && text.bytes[offset] == UInt8(ascii: ".")
  }
}
