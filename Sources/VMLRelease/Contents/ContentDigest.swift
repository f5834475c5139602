private import VMLCrypto

/// The SHA-256 digest of some bytes, which names them.
public struct ContentDigest: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Big-endian, so that their order is the one of the hexadecimal form.
  private let words: (UInt64, UInt64, UInt64, UInt64)

  public init(of bytes: [UInt8]) {
    self.init(digest: sha256(bytes))
  }

  /// Reads 64 hexadecimal digits in lower case; `nil` for anything else.
  public init?(hex: String) {
    guard hex.utf8.count == 64, let bytes = Hexadecimal.bytes(of: hex) else { return nil }
    self.init(digest: bytes)
  }

  /// - Precondition: There are 32 bytes.
  private init(digest bytes: [UInt8]) {
    precondition(bytes.count == 32, "a SHA-256 digest has 32 bytes")
    func word(_ index: Int) -> UInt64 {
      bytes[index * 8..<index * 8 + 8].reduce(0) { $0 << 8 | UInt64($1) }
    }
    words = (word(0), word(1), word(2), word(3))
  }

  /// 64 hexadecimal digits in lower case.
  public var hex: String {
    Hexadecimal.text(
      of: [words.0, words.1, words.2, words.3].flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - $0 * 8)) }
      })
  }

  public var description: String { hex }

  /// The first 64 bits, for choices that are spread evenly.
  var firstWord: UInt64 { words.0 }

  public static func == (first: ContentDigest, second: ContentDigest) -> Bool {
    first.words == second.words
  }

  public static func < (first: ContentDigest, second: ContentDigest) -> Bool {
    first.words < second.words
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}

/// Bytes as hexadecimal digits in lower case.
package enum Hexadecimal {
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    var digits: [UInt8] = []
    digits.reserveCapacity(64)
    for byte in bytes {
      digits.append(digit(byte >> 4))
      digits.append(digit(byte & 15))
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// `nil` for an odd number of digits, for upper case, and for anything that is no digit.
  static func bytes(of text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = value(of: digits[index]), let low = value(of: digits[index + 1]),
        !isUpper(digits[index]), !isUpper(digits[index + 1])
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  /// The value of a digit in either case.
  static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isUpper(_ digit: UInt8) -> Bool { digit < 0x60 && digit > 0x40 }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }
}
