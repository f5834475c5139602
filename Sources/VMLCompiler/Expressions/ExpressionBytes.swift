// Tests of a byte for the parts of an expression that it may be in.

func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }

func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

/// Whether a byte is an ASCII letter, a digit or `_`.
func isNameByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
}
