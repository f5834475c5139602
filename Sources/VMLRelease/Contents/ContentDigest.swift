private import VMLBase
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
