/// Gives each distinct sequence of numbers a number, in the order in which they first come up.
///
/// Open addressing; the numbers of all sequences lie in one buffer, so that none has memory of its
/// own.
struct SequenceTable: Sendable {
  private var slots: [Int32] = Array(repeating: free, count: 256)
  private var entries: [Entry] = []
  private var numbers: [Int32] = []
  /// So that no site can be made whose sequences all collide.
  private let seed = UInt64.random(in: .min ... .max)

  private static let free: Int32 = -1

  private struct Entry: Sendable {
    var start: UInt32
    var end: UInt32
    var hash: UInt32
  }

  var count: Int { entries.count }

  subscript(_ number: Int32) -> ArraySlice<Int32> {
    let entry = entries[Int(number)]
    return numbers[Int(entry.start)..<Int(entry.end)]
  }

  /// The number of a sequence, which is added if it is new.
  mutating func number(of sequence: [Int32]) -> (number: Int32, isNew: Bool) {
    let hash = hash(of: sequence.span)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != Self.free {
      if holds(slots[slot], sequence.span, hash) { return (slots[slot], false) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(entries.count)
    slots[slot] = number
    let start = numbers.count
    numbers.append(contentsOf: sequence)
    entries.append(Entry(start: UInt32(start), end: UInt32(numbers.count), hash: hash))
    if entries.count * 2 > slots.count { grow() }
    return (number, true)
  }

  private func holds(_ number: Int32, _ sequence: Span<Int32>, _ hash: UInt32) -> Bool {
    let entry = entries[Int(number)]
    guard entry.hash == hash, Int(entry.end - entry.start) == sequence.count else { return false }
    let numbers = numbers.span
    for index in sequence.indices where numbers[Int(entry.start) + index] != sequence[index] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: Self.free, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  private func hash(of sequence: Span<Int32>) -> UInt32 {
    var hash = seed
    for index in sequence.indices {
      hash = (hash ^ UInt64(UInt32(bitPattern: sequence[index]))) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
