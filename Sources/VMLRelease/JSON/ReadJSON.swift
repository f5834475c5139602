import VMLBase

/// Mistake in JSON that was to be metadata.
public struct JSONMistake: Error, Hashable, Sendable, CustomStringConvertible {
  /// In UTF-8 bytes from the start.
  public var offset: Int
  public var text: String

  public var description: String { "\(text) at byte \(offset)" }
}

extension JSONValue {
  /// Depth to which arrays and objects may stand in each other.
  public static let depthLimit = 32

  /// Reads one JSON value that has not been verified yet.
  ///
  /// Refuses what two readers could read differently: a key that stands twice, a number with a
  /// fraction or out of the range of `Int`, half of a surrogate pair, bytes that are no UTF-8.
  public init(parsing bytes: [UInt8]) throws(JSONMistake) {
    var reader = JSONReader(bytes)
    self = try reader.readFile()
  }
}

private struct JSONReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func readFile() throws(JSONMistake) -> JSONValue {
    let value = try readValue(depth: 0)
    skipSpace()
    guard offset == bytes.count else { throw mistake("something stands behind the value") }
    return value
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func mistake(_ text: String) -> JSONMistake { JSONMistake(offset: offset, text: text) }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func eat(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func readValue(depth: Int) throws(JSONMistake) -> JSONValue {
    guard depth < JSONValue.depthLimit else { throw mistake("values stand too deep in each other") }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readArray(depth: depth)
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: return try readNumber()
    }
  }

  private mutating func readWord(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONMistake) -> JSONValue {
    let expected = Array(word.description.utf8)
    guard bytes[offset...].starts(with: expected) else { throw mistake("expected a value") }
    offset += expected.count
    return value
  }

  private mutating func readNumber() throws(JSONMistake) -> JSONValue {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    let isPlain = current.map { !".eE".utf8.contains($0) } ?? true
    let hasNoZeroAhead = offset - digits == 1 || bytes[digits..<offset].first != UInt8(ascii: "0")
    guard offset > digits, isPlain, hasNoZeroAhead,
      let number = Int(String(decoding: bytes[start..<offset], as: UTF8.self))
    else {
      offset = start
      throw mistake("expected a value; numbers are integers")
    }
    return .integer(number)
  }

  private mutating func readArray(depth: Int) throws(JSONMistake) -> JSONValue {
    offset += 1
    var values: [JSONValue] = []
    if eat("]") { return .array(values) }
    repeat { values.append(try readValue(depth: depth + 1)) } while eat(",")
    guard eat("]") else { throw mistake("expected ',' or ']'") }
    return .array(values)
  }

  private mutating func readObject(depth: Int) throws(JSONMistake) -> JSONValue {
    offset += 1
    var members: JSONObject = [:]
    if eat("}") { return .object(members) }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw mistake("expected a key") }
      let start = offset
      let key = try readString()
      guard eat(":") else { throw mistake("expected ':'") }
      let value = try readValue(depth: depth + 1)
      guard members[key] == nil else {
        throw JSONMistake(offset: start, text: "a key stands twice")
      }
      members[key] = value
    } while eat(",")
    guard eat("}") else { throw mistake("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func readString() throws(JSONMistake) -> String {
    offset += 1
    let start = offset
    while let byte = current, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: #"\"#)
    {
      offset += 1
    }
    var decoded = bytes[start..<offset]
    while true {
      guard let byte = current, byte >= 0x20 else { throw mistake("a text does not end") }
      offset += 1
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: #"\"#) {
        decoded += String(try readEscape()).utf8
      } else {
        decoded.append(byte)
      }
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw JSONMistake(offset: start, text: "a text is not UTF-8")
    }
    return text
  }

  private mutating func readEscape() throws(JSONMistake) -> Unicode.Scalar {
    guard let byte = current else { throw mistake("a text does not end") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: #"\"#), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      var unit = try readUnit()
      if (0xD800..<0xDC00).contains(unit), bytes[offset...].starts(with: #"\u"#.utf8) {
        offset += 2
        let low = try readUnit()
        guard (0xDC00..<0xE000).contains(low) else { throw mistake("half of a surrogate pair") }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else { throw mistake("half of a surrogate pair") }
      return scalar
    default: throw mistake("no such escape")
    }
  }

  private mutating func readUnit() throws(JSONMistake) -> UInt32 {
    let digits = bytes[offset...].prefix(4).compactMap(Hexadecimal.value)
    guard digits.count == 4 else { throw mistake("expected four hexadecimal digits") }
    offset += 4
    return digits.reduce(0) { $0 << 4 | UInt32($1) }
  }
}
