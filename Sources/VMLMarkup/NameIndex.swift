/// Finds names by their bytes, and gives each the number of names that were added before it.
///
/// Open addressing over the names' hashes; the bytes of all names lie in one buffer.
struct NameIndex: Sendable {
  /// What hashes depend on besides the names.
  let seed: UInt64
  private var slots: [Slot] = []
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []

  /// What decides nearly every comparison, next to each other.
  private struct Slot: Sendable {
    var prefix: UInt64 = 0
    var length: UInt32 = 0
    /// The name's number, or ``free``.
    var index = free

    static let free = UInt32.max
  }

  private struct Entry: Equatable, Sendable {
    var prefix: UInt64
    var hash: UInt32
    var start: UInt32
    var length: UInt32
  }

  init(seed: UInt64) { self.seed = seed }

  var count: Int { entries.count }

  /// Whether all names have the same numbers in both.
  func isSame(as other: NameIndex) -> Bool {
    // Arrays that share their memory are compared without a look at it.
    entries == other.entries && bytes == other.bytes
  }

  /// Whether all names of another index have the same numbers here.
  func begins(with other: NameIndex) -> Bool {
    entries.starts(with: other.entries) && bytes.starts(with: other.bytes)
  }

  func prefix(of index: Int) -> UInt64 { entries[index].prefix }

  func length(of index: Int) -> Int { Int(entries[index].length) }

  func bytes(of index: Int) -> ArraySlice<UInt8> {
    let entry = entries[index]
    return bytes[Int(entry.start)..<Int(entry.start) + Int(entry.length)]
  }

  /// The number of a name, or `nil` if it was never added.
  func find(_ source: [UInt8], _ key: NameKey, _ hash: UInt32) -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while true {
      let slot = slots[place]
      guard slot.index != Slot.free else { return nil }
      if slot.prefix == key.prefix, Int(slot.length) == key.range.count,
        hasTail(Int(slot.index), source, key)
      {
        return Int(slot.index)
      }
      place = (place + 1) & mask
    }
  }

  /// Whether a number is that of a name.
  func matches(_ index: Int, _ source: [UInt8], _ key: NameKey) -> Bool {
    entries[index].prefix == key.prefix && Int(entries[index].length) == key.range.count
      && hasTail(index, source, key)
  }

  /// Whether what follows the prefix is the same.
  private func hasTail(_ index: Int, _ source: [UInt8], _ key: NameKey) -> Bool {
    guard key.range.count > NameKey.prefixLength else { return true }
    let start = Int(entries[index].start)
    for offset in NameKey.prefixLength..<key.range.count {
      guard bytes[start + offset] == source[key.range.lowerBound + offset] else { return false }
    }
    return true
  }

  /// Adds a name that is not there yet.
  mutating func add(_ source: [UInt8], _ key: NameKey) -> Int {
    if entries.count * 2 >= slots.count { grow() }
    let index = entries.count
    entries.append(
      Entry(
        prefix: key.prefix, hash: key.hash(in: source, seed: seed), start: UInt32(bytes.count),
        length: UInt32(key.range.count)))
    bytes.append(contentsOf: source[key.range])
    place(index)
    return index
  }

  private mutating func grow() {
    if slots.isEmpty {
      entries.reserveCapacity(8)
      bytes.reserveCapacity(64)
    }
    slots = Array(repeating: Slot(), count: max(16, slots.count * 2))
    for index in entries.indices { place(index) }
  }

  /// Puts a name into the free slot where it belongs.
  private mutating func place(_ index: Int) {
    let entry = entries[index]
    let mask = slots.count - 1
    var slot = Int(entry.hash) & mask
    while slots[slot].index != Slot.free { slot = (slot + 1) & mask }
    slots[slot] = Slot(prefix: entry.prefix, length: entry.length, index: UInt32(index))
  }
}

/// A name in some source, with its first bytes as a number.
struct NameKey {
  let range: Range<Int>
  /// The first eight bytes, the first of them highest; zeros where the name is shorter.
  let prefix: UInt64

  static let prefixLength = 8

  init(_ source: [UInt8], _ range: Range<Int>) {
    self.range = range
    // A shift by 64 gives zero.
    let surplus = UInt64(8 * max(0, Self.prefixLength - range.count))
    let first = range.isEmpty ? 0 : word(of: source, at: range.lowerBound).byteSwapped
    prefix = (first >> surplus) << surplus
  }

  /// The name that begins at an index: what an `IDENT` holds, then any byte that is a part of names
  /// of its kind.
  @inline(__always)
  init(_ source: [UInt8], at start: Int, _ isPart: (UInt8) -> Bool) {
    let first = start < source.count ? word(of: source, at: start) : 0
    var end = start &+ identifierLength(of: first)
    if end == start &+ Self.prefixLength {
      end = endOfIdentifier(in: source, end..<source.count)
    }
    while end < source.count, isPart(source[end]) { end &+= 1 }
    range = start..<end
    let surplus = ~UInt64(0) &<< UInt64(truncatingIfNeeded: range.count &* 8)
    prefix = (range.count < Self.prefixLength ? first & ~surplus : first).byteSwapped
  }

  /// Depends on a seed that no file can know, so that none can be made whose names all collide.
  func hash(in source: [UInt8], seed: UInt64) -> UInt32 {
    let product = (prefix ^ seed).multipliedFullWidth(
      by: 0x9E37_79B9_7F4A_7C15 ^ UInt64(range.count))
    var hash = product.high ^ product.low
    var index = range.lowerBound + Self.prefixLength
    while index < range.upperBound {
      hash = (hash ^ UInt64(source[index])) &* 0x0000_0100_0000_01B3
      index += 1
    }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

/// The numbers of names of at most eight bytes that came up before, of each several names the last:
/// a file has few, which come up again and again.
struct RecentNames {
  private var entries = Self.wellKnown

  /// The well-known names, as far as there is room for each.
  private static let wellKnown: [Entry] = {
    var entries = Array(repeating: Entry(prefix: 0, name: .vml), count: 128)
    for (number, name) in NameID.wellKnownNames.enumerated() where name.utf8.count <= 8 {
      let prefix = NameKey(Array(name.utf8), 0..<name.utf8.count).prefix
      entries[place(of: prefix)] = Entry(prefix: prefix, name: NameID(rawValue: UInt32(number)))
    }
    return entries
  }()

  private static func place(of prefix: UInt64) -> Int {
    Int(truncatingIfNeeded: (prefix &* 0x9E37_79B9_7F4A_7C15) >> 57)
  }

  private struct Entry {
    /// The whole name; no name is 0.
    var prefix: UInt64
    var name: NameID
  }

  /// The number of a name, which the table gets if it is new.
  @inline(__always)
  mutating func intern(_ source: [UInt8], _ key: NameKey, in table: inout NameTable) -> NameID {
    let entry = entries[Self.place(of: key.prefix)]
    if entry.prefix == key.prefix, key.range.count <= NameKey.prefixLength, key.prefix != 0 {
      return entry.name
    }
    return add(source, key, in: &table)
  }

  @inline(never)
  private mutating func add(
    _ source: [UInt8], _ key: NameKey, in table: inout NameTable
  ) -> NameID {
    let name = table.intern(source, key)
    if key.range.count <= NameKey.prefixLength {
      entries[Self.place(of: key.prefix)] = Entry(prefix: key.prefix, name: name)
    }
    return name
  }
}
