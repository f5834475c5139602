/// The numbers of short names that came up before, of each several names the last: a file has few,
/// which come up again and again.
struct RecentNames {
  private let wellKnown = Self.wellKnown
  /// The file's own names.
  private var own = Self.none

  private struct Entry {
    /// The whole name; no name is 0.
    var prefix: UInt64 = 0
    var middle: UInt64 = 0
    var name = NameID.vml
  }

  /// So many that each well-known name has a place to itself, and no file has to copy them.
  private static let wellKnown: [Entry] = {
    var entries = Array(repeating: Entry(), count: 1 << 10)
    for (number, name) in NameID.wellKnownNames.enumerated() {
      let key = NameKey(Array(name.utf8))
      guard key.isShort else { continue }
      entries[place(of: key) & 0x3FF] = Entry(
        prefix: key.prefix, middle: key.middle, name: NameID(rawValue: UInt32(number)))
    }
    return entries
  }()

  private static let none = Array(repeating: Entry(), count: 32)

  @inline(__always)
  private static func place(of key: NameKey) -> Int {
    Int(truncatingIfNeeded: ((key.prefix &+ key.middle) &* 0x7A86_F7A2_43C7_1B9B) >> 54)
  }

  /// The number of a name, which the table gets if it is new.
  @inline(__always)
  mutating func intern(
    _ source: Span<UInt8>, _ key: NameKey, in table: inout NameTable
  ) -> NameID {
    let place = Self.place(of: key)
    if key.isShort, key.prefix != 0 {
      let known = wellKnown[place & 0x3FF]
      if known.prefix == key.prefix, known.middle == key.middle { return known.name }
      let entry = own[place & 0x1F]
      if entry.prefix == key.prefix, entry.middle == key.middle { return entry.name }
    }
    return add(source, key, in: &table)
  }

  @inline(never)
  private mutating func add(
    _ source: Span<UInt8>, _ key: NameKey, in table: inout NameTable
  ) -> NameID {
    guard key.isShort else { return table.intern(source, key) }
    // Otherwise it would have been found above.
    let isOther = Self.hasPlaceForAll && key.prefix != 0
    let name = isOther ? table.internOther(source, key) : table.intern(source, key)
    own[Self.place(of: key) & 0x1F] = Entry(prefix: key.prefix, middle: key.middle, name: name)
    return name
  }

  /// Whether each short well-known name has a place to itself.
  private static let hasPlaceForAll =
    wellKnown.count { $0.prefix != 0 }
    == NameID.wellKnownNames.count { NameKey(Array($0.utf8)).isShort }
}
