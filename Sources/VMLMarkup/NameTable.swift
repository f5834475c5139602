/// A name of an element or attribute as a number, so that names are compared and looked up without their bytes.
///
/// Ids of ``NameTable/wellKnown`` mean the same in every table; the others only in the table that gave them out.
package struct NameID: Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Gives each distinct name a number, in the order in which names first come up.
///
/// Open addressing over the names' hashes; the bytes of all names lie in one buffer. Copying is
/// cheap until the copy grows.
package struct NameTable: Sendable {
  private var slots: [UInt32]
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []

  private struct Entry: Sendable {
    var prefix: UInt64
    var hash: UInt32
    var start: UInt32
    var count: UInt32
  }

  /// The table that every other one begins as.
  package static let wellKnown: NameTable = {
    var table = NameTable(capacity: 512)
    for name in NameID.wellKnownNames { _ = table.intern(name) }
    return table
  }()

  private init(capacity: Int) {
    slots = Array(repeating: Self.free, count: capacity)
  }

  private static let free = UInt32.max

  /// How many names there are.
  package var count: Int { entries.count }

  /// The number of a name, which is added if it is new.
  package mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> NameID {
    intern(source, NameKey(source, range))
  }

  package mutating func intern(_ name: String) -> NameID {
    let source = Array(name.utf8)
    return intern(source, 0..<source.count)
  }

  /// The number of a name, or `nil` if the table does not have it.
  package func find(_ source: [UInt8], _ range: Range<Int>) -> NameID? {
    find(source, NameKey(source, range))
  }

  package func find(_ name: String) -> NameID? {
    let source = Array(name.utf8)
    return find(source, 0..<source.count)
  }

  mutating func intern(_ source: [UInt8], _ key: NameKey) -> NameID {
    let hash = key.hash(in: source)
    let slot = self.slot(of: source, key, hash)
    if slots[slot] != Self.free { return NameID(rawValue: slots[slot]) }
    return add(source, key, hash, at: slot)
  }

  func find(_ source: [UInt8], _ key: NameKey) -> NameID? {
    let id = slots[slot(of: source, key, key.hash(in: source))]
    return id == Self.free ? nil : NameID(rawValue: id)
  }

  /// Whether a name has a number.
  func isName(_ id: NameID, _ source: [UInt8], _ key: NameKey) -> Bool {
    matches(entries[Int(id.rawValue)], source, key)
  }

  /// The bytes of a name.
  package func bytes(of id: NameID) -> ArraySlice<UInt8> {
    let entry = entries[Int(id.rawValue)]
    return bytes[Int(entry.start)..<Int(entry.start) + Int(entry.count)]
  }

  /// How many bytes a name has.
  func length(of id: NameID) -> Int { Int(entries[Int(id.rawValue)].count) }

  package func string(_ id: NameID) -> String { String(decoding: bytes(of: id), as: UTF8.self) }

  /// Whether a name comes before another in the order of their bytes.
  func precedes(_ id: NameID, _ other: NameID) -> Bool {
    let (prefix, otherPrefix) = (
      entries[Int(id.rawValue)].prefix, entries[Int(other.rawValue)].prefix
    )
    guard prefix == otherPrefix else { return prefix < otherPrefix }
    return bytes(of: id).lexicographicallyPrecedes(bytes(of: other))
  }

  /// The numbers here of another table's names, which are added where they are new: indexed by the other's number.
  package mutating func translate(_ other: NameTable) -> [NameID] {
    var translation = (0..<Self.wellKnown.count).map { NameID(rawValue: UInt32($0)) }
    translation.reserveCapacity(other.count)
    for entry in other.entries.dropFirst(Self.wellKnown.count) {
      let start = Int(entry.start)
      translation.append(intern(other.bytes, start..<start + Int(entry.count)))
    }
    return translation
  }

  /// The slot that holds a name, or the free one where it belongs.
  private func slot(of source: [UInt8], _ key: NameKey, _ hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != Self.free {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, matches(entry, source, key) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func matches(_ entry: Entry, _ source: [UInt8], _ key: NameKey) -> Bool {
    guard entry.prefix == key.prefix, Int(entry.count) == key.range.count else { return false }
    var index = NameKey.prefixLength
    while index < key.range.count {
      guard bytes[Int(entry.start) + index] == source[key.range.lowerBound + index] else {
        return false
      }
      index += 1
    }
    return true
  }

  private mutating func add(
    _ source: [UInt8], _ key: NameKey, _ hash: UInt32, at slot: Int
  ) -> NameID {
    let id = UInt32(entries.count)
    let start = bytes.count
    bytes.append(contentsOf: source[key.range])
    entries.append(
      Entry(
        prefix: key.prefix, hash: hash, start: UInt32(start), count: UInt32(key.range.count)))
    slots[slot] = id
    if entries.count * 2 > slots.count { grow() }
    return NameID(rawValue: id)
  }

  private mutating func grow() {
    slots = Array(repeating: Self.free, count: slots.count * 2)
    let mask = slots.count - 1
    for (id, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & mask
      while slots[slot] != Self.free { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id)
    }
  }
}

/// A name in some source, with its first bytes as a number.
struct NameKey {
  let range: Range<Int>
  /// The first eight bytes, the first of them highest; zeros where the name is shorter.
  let prefix: UInt64

  static let prefixLength = 8

  init(_ source: [UInt8], _ range: Range<Int>) {
    var prefix: UInt64 = 0
    for index in range.prefix(Self.prefixLength) { prefix = prefix << 8 | UInt64(source[index]) }
    self.init(range, unaligned: prefix)
  }

  /// `prefix` holds the first bytes, the last of them lowest.
  init(_ range: Range<Int>, unaligned prefix: UInt64) {
    self.range = range
    // A shift by 64 gives zero.
    self.prefix = prefix << UInt64(8 * max(0, Self.prefixLength - range.count))
  }

  /// Is not the same from one run to the next, so that no file can be made whose names all collide.
  func hash(in source: [UInt8]) -> UInt32 {
    var hash = Self.mix(prefix ^ Self.seed, 0x9E37_79B9_7F4A_7C15 ^ UInt64(range.count))
    var index = range.lowerBound + Self.prefixLength
    while index < range.upperBound {
      hash = (hash ^ UInt64(source[index])) &* 0x0000_0100_0000_01B3
      index += 1
    }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  private static let seed = UInt64.random(in: .min ... .max)

  private static func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }
}
