/// A hash of the facts that a check depends on; different facts have equal hashes as good as never.
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

  /// Combines the value of an attribute.
  ///
  /// Of a number only whether it is whole counts, since checks ask for no more.
  mutating func combine(value bytes: [UInt8], _ range: Range<Int>) {
    var points = 0
    for index in range {
      guard bytes[index] &- 0x30 < 10 else {
        guard bytes[index] == UInt8(ascii: "."), points == 0, index > range.lowerBound else {
          return combine(bytes, range)
        }
        points = 1
        continue
      }
    }
    let isNumber = !range.isEmpty && bytes[range.upperBound - 1] != UInt8(ascii: ".")
    if isNumber, range.count < 10 { combine(UInt64(points) + 1) } else { combine(bytes, range) }
  }
}

/// A set of hashes, which are as good as random already.
struct HashSet: Sendable {
  /// Open addressing; 0 is a free slot, and the hash 0 is stored as 1.
  private var slots: [UInt64] = Array(repeating: 0, count: 256)
  private(set) var count = 0

  func contains(_ hash: UInt64) -> Bool { slots[slot(of: max(hash, 1))] != 0 }

  mutating func insert(_ hash: UInt64) {
    let hash = max(hash, 1)
    let slot = slot(of: hash)
    guard slots[slot] == 0 else { return }
    slots[slot] = hash
    count += 1
    if count * 2 > slots.count { grow() }
  }

  mutating func removeAll() { self = HashSet() }

  /// The slot of a hash, or the free slot for it.
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    let hashes = slots.filter { $0 != 0 }
    slots = Array(repeating: 0, count: slots.count * 2)
    for hash in hashes { slots[slot(of: hash)] = hash }
  }
}
