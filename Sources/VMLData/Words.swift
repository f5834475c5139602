/// Whether text is letters, digits, `_` and `-`, with no digit first.
public func isWord(_ text: String) -> Bool {
  guard let first = text.utf8.first, !(first &- 0x30 < 10) else { return false }
  return text.utf8.allSatisfy(isWordByte)
}

/// Whether a byte is a letter of ASCII, a digit, `_` or `-`.
func isWordByte(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte == 0x2D
}

extension String {
  /// The text without the blanks at both ends.
  public var trimmingSpaces: String {
    var text = Substring(self)
    while let first = text.utf8.first, first <= 0x20 { text.removeFirst() }
    while let last = text.utf8.last, last <= 0x20 { text.removeLast() }
    return String(text)
  }
}
