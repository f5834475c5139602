/// The text of a member of a row, found without reading the row's other values.
///
/// - Returns: The text of a string without escapes, or the digits of an integer; `nil` for anything
///   else, and where the row is none, so that it has to be read.
/// - Complexity: Linear in the row up to the member.
public func rowKey(_ key: String, inJSON row: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  var scanner = RowScanner(bytes: row, index: row.startIndex)
  return scanner.member(Array(key.utf8))
}

private struct RowScanner {
  let bytes: ArraySlice<UInt8>
  var index: Int

  private var current: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte <= 0x20 { index += 1 }
  }

  private mutating func eat(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    index += 1
    return true
  }

  mutating func member(_ key: [UInt8]) -> ArraySlice<UInt8>? {
    guard eat(UInt8(ascii: "{")) else { return nil }
    while let name = string(), eat(UInt8(ascii: ":")) {
      skipSpace()
      if name.elementsEqual(key) { return current == UInt8(ascii: "\"") ? string() : integer() }
      guard skipValue(), eat(UInt8(ascii: ",")) else { return nil }
    }
    return nil
  }

  /// A string without escapes.
  private mutating func string() -> ArraySlice<UInt8>? {
    guard eat(UInt8(ascii: "\"")) else { return nil }
    let start = index
    while let byte = current {
      if byte == UInt8(ascii: "\"") {
        index += 1
        return bytes[start..<index - 1]
      }
      if byte == UInt8(ascii: #"\"#) { return nil }
      index += 1
    }
    return nil
  }

  private mutating func integer() -> ArraySlice<UInt8>? {
    let start = index
    while let byte = current, byte &- 0x30 < 10 || byte == UInt8(ascii: "-") { index += 1 }
    guard index > start, let byte = current, byte <= 0x20 || byte == 0x2C || byte == 0x7D else {
      return nil
    }
    return bytes[start..<index]
  }

  private mutating func skipValue() -> Bool {
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        while let inner = current, inner != UInt8(ascii: "\"") {
          index += inner == UInt8(ascii: #"\"#) ? 2 : 1
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return true }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return true
      default: break
      }
      index += 1
    }
    return false
  }
}
