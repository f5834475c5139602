/// A hash of 128 bits: of all that a signature depends on, or of a set of custom properties.
///
/// Two different ones have the same hash only by chance: with a million of them, once in 10²⁶
/// builds.
struct WideHash: Hashable, Sendable {
  private(set) var low: UInt64
  private(set) var high: UInt64

  static let zero = WideHash(low: 0, high: 0)

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  @inline(__always)
  mutating func combine(_ word: UInt64) {
    low = (low ^ word) &* 0x9E37_79B9_7F4A_7C15
    low ^= low >> 32
    high = (high &+ word) &* 0xD6E8_FEB8_6659_FD93
    high ^= high >> 29
  }

  /// Adds the hash of one more member of a set to a sum of hashes, in which their order does not
  /// count.
  mutating func add(_ other: WideHash) {
    low &+= other.low
    high &+= other.high
  }

  /// Removes a member's hash from a sum.
  mutating func subtract(_ other: WideHash) {
    low &-= other.low
    high &-= other.high
  }

  /// The first slot to search; every bit of the hash counts.
  var place: Int {
    Int(truncatingIfNeeded: ((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Combines some bytes and their kind.
  mutating func combine(_ bytes: [UInt8], _ range: Range<Int>, as kind: UInt64) {
    combine(kind | UInt64(range.count) << 8)
    // SAFETY: bytes have no padding, so all that the raw view shows is initialised.
    let raw = unsafe bytes.span.bytes
    var index = range.lowerBound
    while index < range.upperBound {
      let size = min(range.upperBound &- index, 8)
      var word: UInt64 = 0
      if raw.byteCount &- index >= 8 {
        // SAFETY: the load checks that it is within bounds, and any eight bytes are a valid UInt64.
        word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
        word = UInt64(littleEndian: word)
        if size < 8 { word &= ~(~0 &<< UInt64(size &* 8)) }
      } else {
        // The same number, for bytes that end with the source.
        for place in stride(from: index + size - 1, through: index, by: -1) {
          word = word << 8 | UInt64(bytes[place])
        }
      }
      combine(word)
      index &+= 8
    }
  }
}
