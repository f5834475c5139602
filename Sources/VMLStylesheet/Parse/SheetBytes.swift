/// Tests of a byte for the words and numbers of sheets that it may be part of.
enum SheetBytes {
  /// Whether a byte is an ASCII letter, a digit or `_`.
  static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || isDigit(byte) || byte == UInt8(ascii: "_")
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
