extension FormatValue {
  /// Reads JSON that ``PreparedJSON`` wrote, without a blank; `nil` for other texts.
  init?(written bytes: [UInt8]) {
    var reader = WrittenReader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.position == bytes.count else { return nil }
    self = value
  }
}

private struct WrittenReader {
  let bytes: [UInt8]
  var position = 0

  /// A view takes a few levels, and views are up to 254 deep.
  private static let depthLimit = 4096

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte(position) == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func value(depth: Int) -> FormatValue? {
    guard depth < Self.depthLimit else { return nil }
    switch byte(position) {
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "\""): return text().map(FormatValue.string)
    default: return word()
    }
  }

  private mutating func array(depth: Int) -> FormatValue? {
    position += 1
    var values: [FormatValue] = []
    guard !take("]") else { return .array([]) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while take(",")
    return take("]") ? .array(values) : nil
  }

  private mutating func object(depth: Int) -> FormatValue? {
    position += 1
    var members: [FormatValue.Member] = []
    guard !take("}") else { return .object([]) }
    repeat {
      guard let key = text(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append(FormatValue.Member(key, value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    var characters: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        guard let scalar = escape() else { return nil }
        characters += String(Character(scalar)).utf8
      } else {
        characters.append(bytes[position])
        position += 1
      }
    }
    position += 1
    return String(decoding: characters, as: UTF8.self)
  }

  private mutating func escape() -> Unicode.Scalar? {
    let kind = byte(position + 1)
    position += 2
    switch kind {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[min(position, bytes.count)...].prefix(4), as: UTF8.self)
      position += 4
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return Unicode.Scalar(kind)
    }
  }

  private mutating func word() -> FormatValue? {
    let start = position
    while position < bytes.count, !",]}".utf8.contains(bytes[position]) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true", "false": return .bool(word == "true")
    default:
      return Int(word).map(FormatValue.init(integer:)) ?? Double(word).map(FormatValue.number)
    }
  }
}
