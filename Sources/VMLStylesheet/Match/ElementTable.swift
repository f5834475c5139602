/// The facts of one element that its style depends on, together with its surroundings.
struct ElementKey: Hashable, Sendable {
  /// 0 for a type that no sheet names.
  var type: Int32
  /// The numbers of the values of `class` and `style`; 0 for none.
  var classes: Int32 = 0
  var inline: Int32 = 0
  /// -1 for no id, or for one that no sheet names.
  var id: Int32 = -1
  /// The environment of the parent.
  var environment: Int32
  /// The number of the overloads that the element accepts; see ``OverloadGroups``.
  var receiver: Int32 = 0
  /// The component in whose file the element stands, if it has a sheet of its own.
  var scope: Int32 = 0

  init(type: Int32, environment: Int32) {
    self.type = type
    self.environment = environment
  }

  /// Whether there is neither class, id nor inline style.
  var isPlain: Bool { classes == 0 && inline == 0 && id < 0 }

  fileprivate var hash: Int {
    var hash = UInt64(UInt32(bitPattern: classes)) | UInt64(UInt32(bitPattern: inline)) << 32
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt64(UInt32(bitPattern: type)) | UInt64(UInt32(bitPattern: environment)) << 32
    hash = (hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9
    hash ^= UInt64(UInt32(bitPattern: id)) | UInt64(UInt32(bitPattern: receiver)) << 32
    hash ^= UInt64(UInt32(bitPattern: scope)) << 16
    hash = (hash ^ (hash >> 32)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: hash >> 32)
  }
}

/// Outcomes by element key.
///
/// Open addressing, since every element is looked up.
struct ElementTable: Sendable {
  private var slots: [Slot]
  private(set) var count = 0

  /// The value where a key is missing.
  ///
  /// Lower values are candidates, values from 0 on are outcomes.
  static let free: Int32 = -1

  private struct Slot: Sendable {
    var key: ElementKey
    var value: Int32
  }

  init() { slots = Self.empty(1024) }

  private static func empty(_ count: Int) -> [Slot] {
    Array(repeating: Slot(key: ElementKey(type: 0, environment: 0), value: free), count: count)
  }

  /// The slot of a key, or the free slot for it.
  func slot(of key: ElementKey) -> Int {
    let mask = slots.count - 1
    var slot = key.hash & mask
    while slots[slot].value != Self.free, slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }

  func value(at slot: Int) -> Int32 { slots[slot].value }

  /// Inserts a key that is not there.
  mutating func insert(_ key: ElementKey, _ value: Int32, at slot: Int) {
    slots[slot] = Slot(key: key, value: value)
    count += 1
    guard count * 2 > slots.count else { return }
    let old = slots
    slots = Self.empty(old.count * 2)
    for entry in old where entry.value != Self.free { slots[self.slot(of: entry.key)] = entry }
  }
}
