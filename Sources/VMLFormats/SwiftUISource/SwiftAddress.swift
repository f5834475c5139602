/// An address as Swift has it; `nil` if there is none in the text.
///
/// `URL(string:)` takes it on every system, so that a written view never ends the app: what an
/// address may not have is written with percent signs.
func swiftURL(_ text: String, isOptional: Bool) -> String? {
  guard let address = address(Array(text.utf8)) else { return isOptional ? "nil" : nil }
  return "URL(string: \(swiftLiteral(address)))" + (isOptional ? "" : "!")
}

/// Whether a text is a URL with a scheme, so that it leads to one place whatever knows it.
func isWholeAddress(_ text: String) -> Bool {
  guard let address = address(Array(text.utf8)) else { return false }
  let scheme = address.utf8.prefix { !":/?#".utf8.contains($0) }
  return address.utf8.dropFirst(scheme.count).first == UInt8(ascii: ":")
}

private func address(_ text: [UInt8]) -> String? {
  guard !text.isEmpty else { return nil }
  var bytes: [UInt8] = []
  var hasFragment = false
  for (index, byte) in text.enumerated() {
    let isEscape =
      byte == UInt8(ascii: "%") && index + 2 < text.count && isHexadecimal(text[index + 1])
      && isHexadecimal(text[index + 2])
    let isMark = byte == UInt8(ascii: "#") && !hasFragment
    if isWord(byte) || isEscape || isMark || "-._~:/?@!$&'()*+,;=".utf8.contains(byte) {
      bytes.append(byte)
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      bytes += ("%" + (digits.utf8.count < 2 ? "0" : "") + digits).utf8
    }
    if isMark { hasFragment = true }
  }
  guard hasScheme(bytes), hasHost(bytes) else { return nil }
  return String(decoding: bytes, as: UTF8.self)
}

/// Whether the text before a first colon is a scheme, if there is one.
private func hasScheme(_ bytes: [UInt8]) -> Bool {
  let first = bytes.prefix { !":/?#".utf8.contains($0) }
  guard first.count < bytes.count, bytes[first.count] == UInt8(ascii: ":") else { return true }
  let isNamed = first.first.map { ($0 | 0x20) &- 0x61 < 26 } ?? false
  return isNamed && first.allSatisfy { isWord($0) || "+-.".utf8.contains($0) }
}

/// Whether the host behind `//` is a name with a number of a port at most, if there is one.
private func hasHost(_ bytes: [UInt8]) -> Bool {
  let rest: ArraySlice<UInt8>
  if bytes.starts(with: "//".utf8) {
    rest = bytes.dropFirst(2)
  } else {
    let scheme = bytes.prefix { !":/?#".utf8.contains($0) }
    guard bytes.dropFirst(scheme.count).starts(with: "://".utf8) else { return true }
    rest = bytes.dropFirst(scheme.count + 3)
  }
  let host = rest.prefix { !"/?#".utf8.contains($0) }
  let parts = host.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
  guard parts.count <= 2, let name = parts.first, !name.isEmpty || bytes.starts(with: "file:".utf8)
  else { return false }
  let isPlain = name.allSatisfy { isWord($0) || "-._~@".utf8.contains($0) }
  return isPlain && (parts.count < 2 || parts[1].allSatisfy { $0 &- 0x30 < 10 })
}

private func isWord(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }

private func isHexadecimal(_ byte: UInt8) -> Bool {
  byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
}
