/// Tests of a byte for the words and names that it may be part of.
enum ByteClasses {
  /// Whether an `IDENT` may hold a byte past its first: letters, digits and `_`, all ASCII.
  static func isIdentifier(_ byte: UInt8) -> Bool {
    isMember(byte, of: (0x03FF_0000_0000_0000, 0x07FF_FFFE_87FF_FFFE))
  }

  static func isIdentifierStart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "_")
  }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }

  /// Blank, tab, line feed, carriage return, form feed.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte &- 0x09 < 5 && byte != 0x0B)
  }

  /// Whether an element's name may hold a byte past its first letter: `IDENT`, `-`, `.` and `:`.
  static func isElementName(_ byte: UInt8) -> Bool {
    isMember(byte, of: (0x07FF_6000_0000_0000, 0x07FF_FFFE_87FF_FFFE))
  }

  /// Whether an attribute's name may hold a byte: anything but blanks, controls, quotes and `< > /
  /// =`.
  static func isAttributeName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isMember(byte, of: (0x8FFF_7F7A_0000_0000, 0x7FFF_FFFF_FFFF_FFFF))
  }

  /// Whether an ASCII character is in a set of 128 bits, the lower 64 first.
  private static func isMember(_ byte: UInt8, of set: (low: UInt64, high: UInt64)) -> Bool {
    byte < 0x80 && (byte < 0x40 ? set.low : set.high) >> UInt64(byte & 0x3F) & 1 == 1
  }
}

let backslash = UInt8(ascii: "\\")
let openingParenthesis = UInt8(ascii: "(")
let closingParenthesis = UInt8(ascii: ")")
let quotationMark = UInt8(ascii: "\"")
let apostrophe = UInt8(ascii: "'")
