/// Gives each distinct key a number, in the order in which keys first come up.
///
/// A key is some parts of a text, with a number beside them. No text can be made whose keys all
/// collide: the hashes depend on a seed.
struct KeyTable: Sendable {
  private var slots: [Slot] = Array(repeating: Slot(), count: 64)
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  private let seed = UInt64.random(in: .min ... .max)

  private struct Slot: Sendable {
    var hash: UInt64 = 0
    var entry = free

    static let free = Int32(-1)
  }

  private struct Entry: Sendable {
    var tag: UInt64
    var start: Int
    var end: Int
  }

  var size: Int { bytes.count + entries.count * 48 }

  /// The number of a key, which is added if it is new.
  mutating func number(
    of parts: some Collection<Range<Int>>, _ tag: UInt64, in text: [UInt8]
  ) -> (number: Int, isNew: Bool) {
    let hash = hash(parts, tag, text.span)
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place].entry != Slot.free {
      let number = Int(slots[place].entry)
      if slots[place].hash == hash, isEqual(number, parts, tag, text.span) {
        return (number, false)
      }
      place = (place + 1) & (slots.count - 1)
    }
    let start = bytes.count
    for part in parts { bytes += text[part] }
    entries.append(Entry(tag: tag, start: start, end: bytes.count))
    slots[place] = Slot(hash: hash, entry: Int32(entries.count - 1))
    if entries.count * 2 > slots.count { grow() }
    return (entries.count - 1, true)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.entry != Slot.free {
      var place = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
      while slots[place].entry != Slot.free { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }

  private func hash(
    _ parts: some Collection<Range<Int>>, _ tag: UInt64, _ text: Span<UInt8>
  ) -> UInt64 {
    var hash = Self.mix(seed ^ tag)
    for part in parts {
      var index = part.lowerBound
      while index < part.upperBound {
        hash = Self.mix(hash ^ word(text, index, part.upperBound))
        index += 8
      }
      hash ^= UInt64(part.count)
    }
    return Self.mix(hash ^ seed)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  private func isEqual(
    _ number: Int, _ parts: some Collection<Range<Int>>, _ tag: UInt64, _ text: Span<UInt8>
  ) -> Bool {
    let entry = entries[number]
    guard entry.tag == tag else { return false }
    var start = entry.start
    let known = bytes.span
    for part in parts {
      let end = start + part.count
      guard end <= entry.end else { return false }
      var index = part.lowerBound
      while index < part.upperBound {
        guard word(text, index, part.upperBound) == word(known, start, end) else { return false }
        index += 8
        start += 8
      }
      start = end
    }
    return start == entry.end
  }
}

/// The bytes from an index on, eight at most, as a number.
@inline(__always)
private func word(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> UInt64 {
  let count = end &- index
  if text.count &- index >= 8 {
    precondition(index >= 0 && count > 0 && end <= text.count, "a part of the text")
    // SAFETY: bytes have no padding, so all that the raw view shows is initialised.
    let raw = unsafe text.bytes
    // SAFETY: eight bytes from `index` on are within bounds, and any are a number.
    let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
    return count >= 8 ? word : UInt64(littleEndian: word) & (1 << (8 * UInt64(count)) &- 1)
  }
  var word: UInt64 = 0
  for place in stride(from: end - 1, through: index, by: -1) {
    word = word << 8 | UInt64(text[place])
  }
  return word
}
