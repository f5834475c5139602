/// One rule folded over the list of modifiers that the rules before it made.
///
/// The older list is stored as slots. A modifier of the rule takes its parts from every slot that
/// has them, and stands in the first of these slots, after the rest of the older modifier. So
/// modifiers of one rule never meet, and several that replace the same older modifier stand there
/// in their order.
///
/// Spec: VSS 3, rules 2 to 4 and 6.
struct RuleFold {
  private var slots: [Slot] = []
  /// The slots by their keys; empty until there are many.
  private var slotsOfKey: [Int32: [Int]] = [:]
  /// Modifiers of the rule, each with its place: ``before`` the older list, ``after`` it, or the
  /// index of a slot.
  private var added: [Added] = []
  /// Whether new modifiers still stand before the older list.
  private var isBeforeBase: Bool
  /// Pairs of a modifier and an older one whose place it took.
  private(set) var replacements: [Replacement] = []
  /// Modifiers that `@remove` and `@reset` removed.
  private(set) var removed: [Int32] = []

  private static let before = -1
  private static let after = Int.max

  private struct Slot {
    var modifier: Int32
    var name: Int32
    var key: Int32
    /// The parts that the older modifier had when the rule began.
    var parts: ShorthandParts
    var remaining: ShorthandParts
    var isRemoved = false
  }

  private struct Added {
    var modifier: Int32
    var place: Int
  }

  /// A modifier that stands in the place of an older one, wholly or in part.
  struct Replacement: Sendable {
    var new: Int32
    var old: Int32
  }

  init(over older: [Int32], hasBase: Bool, in table: ModifierTable) {
    isBeforeBase = hasBase
    slots.reserveCapacity(older.count)
    for number in older {
      let modifier = table[number]
      slots.append(
        Slot(
          modifier: number, name: modifier.name, key: modifier.key, parts: modifier.parts,
          remaining: modifier.parts))
    }
  }

  /// Adds a modifier of the rule, which replaces older ones.
  mutating func add(_ number: Int32, _ modifier: ModifierTable.Modifier) {
    var place: Int?
    if slots.count <= ModifierPlaces.shortList {
      for index in slots.indices where slots[index].key == modifier.key {
        replace(index, by: number, modifier.parts, &place)
      }
    } else {
      if slotsOfKey.isEmpty {
        for index in slots.indices { slotsOfKey[slots[index].key, default: []].append(index) }
      }
      for index in slotsOfKey[modifier.key] ?? [] {
        replace(index, by: number, modifier.parts, &place)
      }
    }
    if let place {
      added.append(Added(modifier: number, place: place))
    } else {
      insert(number)
    }
  }

  private mutating func replace(
    _ index: Int, by number: Int32, _ parts: ShorthandParts, _ place: inout Int?
  ) {
    guard !slots[index].isRemoved, !slots[index].parts.isDisjoint(with: parts) else { return }
    place = place ?? index
    slots[index].remaining.subtract(parts)
    replacements.append(Replacement(new: number, old: slots[index].modifier))
  }

  /// Adds a modifier that replaces nothing.
  mutating func insert(_ number: Int32) {
    added.append(Added(modifier: number, place: isBeforeBase ? Self.before : Self.after))
  }

  /// Adds a modifier of `@append`.
  mutating func append(_ number: Int32) { added.append(Added(modifier: number, place: Self.after)) }

  /// Carries out `@remove`.
  mutating func remove(_ name: Int32) {
    for index in slots.indices where slots[index].name == name && !slots[index].isRemoved {
      slots[index].isRemoved = true
      removed.append(slots[index].modifier)
    }
  }

  /// Carries out `@reset`.
  mutating func reset() {
    removed += slots.filter { !$0.isRemoved }.map(\.modifier) + added.map(\.modifier)
    slots = []
    slotsOfKey = [:]
    added = []
  }

  /// Carries out `@base`.
  mutating func base() { isBeforeBase = false }

  /// The list after the rule.
  func finish(in table: inout ModifierTable) -> [Int32] {
    var list: [Int32] = []
    list.reserveCapacity(slots.count + added.count)
    for one in added where one.place == Self.before { list.append(one.modifier) }
    // The modifiers of one slot stand together, in their order.
    let placed = added.indices.filter { slots.indices.contains(added[$0].place) }
      .sorted { (added[$0].place, $0) < (added[$1].place, $1) }
    var next = 0
    for (index, slot) in slots.enumerated() {
      if !slot.isRemoved, slot.parts == slot.remaining {
        list.append(slot.modifier)
        continue
      }
      if !slot.isRemoved, !slot.remaining.isEmpty {
        list.append(table.remainder(of: slot.modifier, keeping: slot.remaining))
      }
      while next < placed.count, added[placed[next]].place == index {
        list.append(added[placed[next]].modifier)
        next += 1
      }
    }
    for one in added where one.place == Self.after { list.append(one.modifier) }
    return list
  }
}
