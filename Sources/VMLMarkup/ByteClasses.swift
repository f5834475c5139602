/// What a byte may be part of.
enum ByteClasses {
  /// Whether an `IDENT` may hold a byte past its first: letters, digits and `_`, all ASCII.
  static func isIdentifier(_ byte: UInt8) -> Bool {
    isIdentifierStart(byte) || isDigit(byte)
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

  /// What an element's name may hold past its first letter.
  static func isElementName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
    default: isIdentifier(byte)
    }
  }

  /// What an attribute's name may hold: anything but blanks, controls, quotes and `< > / =`.
  static func isAttributeName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x22, 0x27, 0x2F, 0x3C, 0x3D, 0x3E, 0x7F: false
    default: true
    }
  }
}

let backslash = UInt8(ascii: "\\")
let openingParenthesis = UInt8(ascii: "(")
let closingParenthesis = UInt8(ascii: ")")
let quotationMark = UInt8(ascii: "\"")
let apostrophe = UInt8(ascii: "'")
