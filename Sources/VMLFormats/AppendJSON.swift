import VMLMarkup

extension ByteWriter {
  /// Appends a part of a document, whose entities are characters, as characters of a JSON text.
  mutating func appendJSON(_ range: Range<Int>, of document: CompactDocument) {
    let source = document.bytes.span
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let byte = source[index]
      if byte &- 0x20 < 0x5F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"),
        byte != UInt8(ascii: "&")
      {
        index += 1
        continue
      }
      if byte >= 0x80, !Self.isSeparator(source, index, range.upperBound) {
        index += 1
        continue
      }
      append(start..<index, of: document.bytes)
      index = appendSpecial(at: index, before: range.upperBound, of: document)
      start = index
    }
    append(start..<range.upperBound, of: document.bytes)
  }

  /// Whether a character of more than one byte begins that JSON text has escaped: controls of C1,
  /// and the two that end lines.
  private static func isSeparator(_ source: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
    switch source[index] {
    case 0xC2: index + 1 < end && source[index + 1] < 0xA0
    case 0xE2:
      index + 2 < end && source[index + 1] == 0x80 && (0xA8...0xA9).contains(source[index + 2])
    default: false
    }
  }

  /// Appends a character that is escaped, or an entity's; returns where it ends.
  private mutating func appendSpecial(
    at index: Int, before end: Int, of document: CompactDocument
  ) -> Int {
    let byte = document.bytes[index]
    if let (byte, length) = document.entity(at: index, before: end) {
      if byte == UInt8(ascii: "\"") { append(UInt8(ascii: "\\")) }
      append(byte)
      return index + length
    }
    if byte == UInt8(ascii: "&") {
      append(byte)
      return index + 1
    }
    let length = byte == 0xC2 ? 2 : byte == 0xE2 ? 3 : 1
    let text = String(decoding: document.bytes[index..<index + length], as: UTF8.self)
    let quoted = FormatValue.string(text).json()
    append(1..<quoted.count - 1, of: quoted)
    return index + length
  }
}
