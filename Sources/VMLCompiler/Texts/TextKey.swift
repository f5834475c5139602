/// Whether a key can be written after `@`: words of letters, digits, `_` and `-`, joined by dots;
/// the first word does not begin with a digit.
public func isTextKey(_ key: String) -> Bool {
  let bytes = Array(key.utf8)
  return endOfTextKey(in: bytes, from: 0, to: bytes.count) == bytes.count
}

/// End of the key that begins at an index; the index itself if there is none.
func endOfTextKey(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
  guard start < end, isKeyByte(bytes[start]), !isDigit(bytes[start]),
    bytes[start] != UInt8(ascii: "-")
  else { return start }
  var index = start
  while index < end {
    if bytes[index] == UInt8(ascii: ".") {
      guard index + 1 < end, isKeyByte(bytes[index + 1]) else { break }
    } else if !isKeyByte(bytes[index]) {
      break
    }
    index += 1
  }
  return index
}

/// Letters of other scripts count too; other characters outside of ASCII are not told from them.
private func isKeyByte(_ byte: UInt8) -> Bool {
  isNameByte(byte) || byte == UInt8(ascii: "-") || byte >= 0x80
}
