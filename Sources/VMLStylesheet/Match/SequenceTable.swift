/// Gives each distinct sequence of numbers a number, in the order in which they first come up.
///
/// Open addressing. The numbers of all sequences are in one buffer, so that no sequence allocates.
struct SequenceTable: Sendable {
  private var slots: [Slot] = Array(repeating: Slot(), count: 256)
  private var entries: [Entry] = []
  private var numbers: [Int32] = []
  /// Random, so that no site can be made in which all sequences collide.
  private let seed = UInt64.random(in: .min ... .max)

  /// Has a part of the hash, so that distant memory is read for likely matches only.
  private struct Slot: Sendable {
    var hash: UInt32 = 0
    var number = free

    static let free: Int32 = -1
  }

  private struct Entry: Sendable {
    var start: UInt32
    var end: UInt32
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
    while slots[slot].number != Slot.free {
      if slots[slot].hash == hash, holds(slots[slot].number, sequence.span) {
        return (slots[slot].number, false)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(entries.count)
    slots[slot] = Slot(hash: hash, number: number)
    let start = numbers.count
    numbers.append(contentsOf: sequence)
    entries.append(Entry(start: UInt32(start), end: UInt32(numbers.count)))
    if entries.count * 2 > slots.count { grow() }
    return (number, true)
  }

  private func holds(_ number: Int32, _ sequence: Span<Int32>) -> Bool {
    let entry = entries[Int(number)]
    guard Int(entry.end - entry.start) == sequence.count else { return false }
    let numbers = numbers.span
    for index in sequence.indices where numbers[Int(entry.start) + index] != sequence[index] {
      return false
    }
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for taken in old where taken.number != Slot.free {
      var slot = Int(taken.hash) & (slots.count - 1)
      while slots[slot].number != Slot.free { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = taken
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
