/// A hash of what a check depends on; of two things that are not alike it is as good as never the
/// same.
struct ElementHash {
  private(set) var value: UInt64

  init(_ seed: UInt64) { value = seed ^ 0x9E37_79B9_7F4A_7C15 }

  mutating func combine(_ word: UInt64) {
    value = (value ^ word) &* 0xBF58_476D_1CE4_E5B9
    value ^= value >> 29
    value = value &* 0x94D0_49BB_1331_11EB
    value ^= value >> 32
  }

  mutating func combine(_ bytes: [UInt8], _ range: Range<Int>) {
    combine(UInt64(range.count) | 1 << 63)
    var word: UInt64 = 0
    for (place, index) in range.enumerated() {
      word = word << 8 | UInt64(bytes[index])
      if place & 7 == 7 {
        combine(word)
        word = 0
      }
    }
    combine(word)
  }
}
