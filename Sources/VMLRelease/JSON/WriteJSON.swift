extension JSONValue {
  /// The bytes that a signature is made over: the canonical JSON of OLPC, which The Update
  /// Framework uses.
  ///
  /// Keys stand in the order of their bytes, nothing is between the tokens, and of a text only `"`
  /// and `\` are escaped. That is not always JSON (a line feed stands as it is), and is never
  /// stored.
  public var canonicalBytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, .canonical)
    return bytes
  }

  /// JSON on one line that ends with a line feed, with keys in the order of their bytes.
  public var fileBytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, .file)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private enum Form { case canonical, file }

  private func write(to bytes: inout [UInt8], _ form: Form) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .string(let text): Self.write(text, to: &bytes, form)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes, form)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes, form)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes, form)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8], _ form: Form) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: #"\"#): bytes += [UInt8(ascii: #"\"#), byte]
      case 0x00..<0x20 where form == .file, 0x7F where form == .file:
        let digits = String(byte, radix: 16)
        bytes += #"\u00"#.utf8
        bytes += (digits.utf8.count == 1 ? "0" + digits : digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
