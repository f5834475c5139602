// Private keys are kept as PKCS #8 in PEM, which openssl and others read and write (`openssl
// genpkey -algorithm ed25519`). For Ed25519 that is a constant of 16 bytes before the seed (RFC
// 8410, 7).

private let preamble: [UInt8] = [
  0x30, 0x2E, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
]
private let begin = "-----BEGIN PRIVATE KEY-----"
private let end = "-----END PRIVATE KEY-----"

extension SigningKey {
  /// The private key as PEM, which is to be kept secret.
  public var pem: String { "\(begin)\n\(Base64.text(of: preamble + seed))\n\(end)\n" }
}

/// Why a text holds no private key, without a part of the text.
public enum KeyTextMistake: Error, Hashable, Sendable, CustomStringConvertible {
  case none, notEnded, damaged, otherKind

  public var description: String {
    switch self {
    case .none: "it holds no line '\(begin)'"
    case .notEnded: "a key in it has no line '\(end)'"
    case .damaged: "a key in it is damaged"
    case .otherKind: "a key in it is not an unencrypted Ed25519 key"
    }
  }
}

/// Reads all private keys of a text in PEM; what stands between them is passed over.
public func readSigningKeys(_ text: String) throws(KeyTextMistake) -> [SigningKey] {
  var keys: [SigningKey] = []
  var body: String?
  for line in text.split(whereSeparator: \.isNewline) {
    let line = trimmed(line)
    if line == begin {
      guard body == nil else { throw .notEnded }
      body = ""
    } else if line == end, let encoded = body {
      body = nil
      guard let bytes = Base64.bytes(of: encoded) else { throw .damaged }
      guard bytes.count == 48, bytes.starts(with: preamble),
        let key = SigningKey(seed: Array(bytes.dropFirst(16)))
      else { throw .otherKind }
      keys.append(key)
    } else if body != nil {
      body?.append(line)
    }
  }
  guard body == nil else { throw .notEnded }
  guard !keys.isEmpty else { throw .none }
  return keys
}

private func trimmed(_ line: Substring) -> String {
  let start = line.drop { $0 == " " }
  return String(start.reversed().drop { $0 == " " }.reversed())
}

/// The base 64 of RFC 4648, 4.
public enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  public static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let padded = group + [UInt8](repeating: 0, count: 3 - group.count)
      let word = padded.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      for index in 0..<4 {
        let digit = digits[Int(word >> UInt32(18 - index * 6) & 63)]
        text.append(index <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `nil` for anything that ``text(of:)`` would not have written.
  static func bytes(of text: String) -> [UInt8]? {
    let encoded = Array(text.utf8)
    guard encoded.count.isMultiple(of: 4) else { return nil }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: encoded.count, by: 4) {
      let group = encoded[start..<start + 4]
      let count = group.count { $0 != UInt8(ascii: "=") }
      var word: UInt32 = 0
      for byte in group.prefix(count) {
        guard let value = digits.firstIndex(of: byte) else { return nil }
        word = word << 6 | UInt32(value)
      }
      guard count > 1 else { return nil }
      word <<= UInt32(6 * (4 - count))
      bytes += (0..<count - 1).map { UInt8(truncatingIfNeeded: word >> UInt32(16 - $0 * 8)) }
    }
    return self.text(of: bytes) == text ? bytes : nil
  }
}
