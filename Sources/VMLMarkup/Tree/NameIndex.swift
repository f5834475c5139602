/// Finds names by their bytes, and gives each the number of names that were added before it.
///
/// Open addressing over the names' hashes, once there are more than a few; the bytes of all names
/// lie in one buffer.
struct NameIndex: Sendable {
  /// Seed of the hashes.
  let seed: UInt64
  private var slots: [Slot] = []
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []

  /// The numbers that decide nearly every comparison, next to each other.
  private struct Slot: Sendable {
    var prefix: UInt64 = 0
    var middle: UInt64 = 0
    var length: UInt32 = 0
    /// The name's number, or ``free``.
    var index = free

    static let free = UInt32.max
  }

  private struct Entry: Equatable, Sendable {
    var prefix: UInt64
    var middle: UInt64
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
  func find(_ source: Span<UInt8>, _ key: NameKey) -> Int? {
    guard slots.isEmpty else { return find(source, key, key.hash(in: source, seed: seed)) }
    var index = 0
    while index < entries.count {
      if matches(index, source, key) { return index }
      index += 1
    }
    return nil
  }

  /// The same, if its hash is known.
  func find(_ source: Span<UInt8>, _ key: NameKey, _ hash: UInt32) -> Int? {
    guard !slots.isEmpty else { return find(source, key) }
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while true {
      let slot = slots[place]
      guard slot.index != Slot.free else { return nil }
      if slot.prefix == key.prefix, slot.middle == key.middle,
        Int(slot.length) == key.range.count,
        hasTail(Int(slot.index), source, key)
      {
        return Int(slot.index)
      }
      place = (place + 1) & mask
    }
  }

  /// Whether a number stands for a name.
  func matches(_ index: Int, _ source: Span<UInt8>, _ key: NameKey) -> Bool {
    entries[index].prefix == key.prefix && entries[index].middle == key.middle
      && Int(entries[index].length) == key.range.count && hasTail(index, source, key)
  }

  /// Whether the bytes behind the middle are the same.
  private func hasTail(_ index: Int, _ source: Span<UInt8>, _ key: NameKey) -> Bool {
    guard key.range.count > NameKey.shortLength else { return true }
    let start = Int(entries[index].start)
    for offset in NameKey.shortLength..<key.range.count {
      guard bytes[start + offset] == source[key.range.lowerBound + offset] else { return false }
    }
    return true
  }

  /// Adds a name that is not there yet.
  mutating func add(_ source: Span<UInt8>, _ key: NameKey) -> Int {
    let index = entries.count
    if index == 0 { reserveFew() }
    entries.append(
      Entry(
        prefix: key.prefix, middle: key.middle, hash: key.hash(in: source, seed: seed),
        start: UInt32(bytes.count), length: UInt32(key.range.count)))
    bytes.append(addingCapacity: key.count) { output in
      for index in key.range { output.append(source[index]) }
    }
    if index >= Self.fewNames, index * 2 >= slots.count {
      grow()
    } else if !slots.isEmpty {
      place(index)
    }
    return index
  }

  /// Of so few names each is looked at.
  private static let fewNames = 8

  private mutating func reserveFew() {
    entries.reserveCapacity(Self.fewNames)
    bytes.reserveCapacity(64)
  }

  private mutating func grow() {
    slots = Array(repeating: Slot(), count: max(32, slots.count * 2))
    for index in entries.indices { place(index) }
  }

  /// Puts a name into the free slot where it belongs.
  private mutating func place(_ index: Int) {
    let entry = entries[index]
    let mask = slots.count - 1
    var slot = Int(entry.hash) & mask
    while slots[slot].index != Slot.free { slot = (slot + 1) & mask }
    slots[slot] = Slot(
      prefix: entry.prefix, middle: entry.middle, length: entry.length, index: UInt32(index))
  }
}

/// The first eight bytes of a name that is not empty as a number, the first of them highest.
@inline(__always)
func namePrefix(_ source: Span<UInt8>, _ name: Range<Int>) -> UInt64 {
  prefix(of: word(of: source, at: name.lowerBound), name.count).byteSwapped
}

/// A name in some source, with its first bytes as numbers.
struct NameKey {
  let lowerBound: Int
  let upperBound: Int
  /// The first eight bytes, the first of them highest; zeros where the name is shorter.
  let prefix: UInt64
  /// The next eight bytes, likewise.
  let middle: UInt64

  /// Number of bytes of a name that the numbers hold.
  static let shortLength = 16

  @inline(__always)
  var count: Int { upperBound &- lowerBound }

  var range: Range<Int> { lowerBound..<upperBound }

  /// Whether the numbers hold all of the name.
  @inline(__always)
  var isShort: Bool { count <= Self.shortLength }

  /// The first byte; 0 of an empty name.
  @inline(__always)
  var first: UInt8 { UInt8(truncatingIfNeeded: prefix >> 56) }

  init(_ source: Span<UInt8>, _ range: Range<Int>) {
    let first = range.isEmpty ? 0 : word(of: source, at: range.lowerBound)
    let second = range.count > 8 ? word(of: source, at: range.lowerBound + 8) : 0
    self.init(range.lowerBound, range.upperBound, first, second)
  }

  init(_ name: [UInt8]) { self.init(name.span, 0..<name.count) }

  /// The name that begins at an index: what an `IDENT` holds, then any byte that is a part of names
  /// of its kind.
  @inline(__always)
  init(_ source: Span<UInt8>, at start: Int, _ isPart: (UInt8) -> Bool) {
    self =
      NameKey(lettersOf: source, at: start)
      ?? NameKey(otherThanLettersOf: source, at: start, isPart)
  }

  init(otherThanLettersOf source: Span<UInt8>, at start: Int, _ isPart: (UInt8) -> Bool) {
    let first = word(of: source, at: start)
    var end = endOfIdentifier(in: source, from: start)
    while isPart(byte(source, end)) { end &+= 1 }
    let second = end > start &+ 8 ? word(of: source, at: start &+ 8) : 0
    self.init(start, end, first, second)
  }

  /// The name that begins at an index, if it is not long and all of it is letters, as is true of
  /// nearly all.
  @inline(__always)
  init?(lettersOf source: Span<UInt8>, at start: Int) {
    guard start >= 0, source.count &- start > Self.shortLength else { return nil }
    // SAFETY: seventeen bytes are there from `start` on.
    let first = unsafe uncheckedWord(of: source, at: start)
    var count = letterCount(of: first)
    var second: UInt64 = 0
    if count == 8 {
      // SAFETY: seventeen bytes are there from `start` on.
      second = unsafe uncheckedWord(of: source, at: start &+ 8)
      count = 8 &+ letterCount(of: second)
    }
    // SAFETY: seventeen bytes are there, and the count is sixteen at most.
    let next = unsafe source[unchecked: start &+ count]
    // What most names have behind them is a part of none.
    guard count > 0, next == 0x20 || next &- 0x3D < 2 || next == UInt8(ascii: "/") else {
      return nil
    }
    self.init(start, start &+ count, first, second)
  }

  @inline(__always)
  private init(_ lowerBound: Int, _ upperBound: Int, _ first: UInt64, _ second: UInt64) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    let count = upperBound &- lowerBound
    prefix = VMLMarkup.prefix(of: first, count).byteSwapped
    middle = count > 8 ? VMLMarkup.prefix(of: second, count &- 8).byteSwapped : 0
  }

  /// Depends on a seed that no file can know, so that none can be made whose names all collide.
  func hash(in source: Span<UInt8>, seed: UInt64) -> UInt32 {
    let product = (prefix ^ seed).multipliedFullWidth(
      by: 0x9E37_79B9_7F4A_7C15 ^ UInt64(count))
    var hash = product.high ^ product.low
    if count > 8 {
      let product = (middle ^ hash).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
    }
    var index = lowerBound + Self.shortLength
    while index < upperBound {
      hash = (hash ^ UInt64(source[index])) &* 0x0000_0100_0000_01B3
      index += 1
    }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
