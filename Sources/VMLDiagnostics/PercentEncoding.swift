/// A byte as `%` and two hexadecimal digits.
func percentEncoded(_ byte: UInt8) -> [UInt8] {
  [
    UInt8(ascii: "%"), Hexadecimal.upperCaseDigit(byte >> 4),
    Hexadecimal.upperCaseDigit(byte & 0x0F),
  ]
}

/// A file's path as a URI reference: relative for a relative path, `file:` for an absolute one.
///
/// All but letters, digits, `-`, `.`, `_`, `~` and the slashes is percent-encoded (RFC 3986, 2.3),
/// so also a colon, which would make a scheme of what stands before it.
func uriReference(toPath path: String) -> String {
  var bytes: [UInt8] = path.hasPrefix("/") ? Array("file://".utf8) : []
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      bytes.append(byte)
    default: bytes += percentEncoded(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
