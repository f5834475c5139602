/// The places of modifiers in a list over which rule after rule is folded.
///
/// Without it each modifier of each rule would be held against the whole list, which `@append`
/// makes as long as there are rules.
struct ModifierPlaces: Sendable {
  private var places: [Int32: [Int]] = [:]
  /// The number of the list's modifiers that are noted.
  private var count = 0

  /// A list that is no longer than this is gone through.
  static let shortList = 32

  /// Forgets the list, for one in which more has changed than that a modifier was put in the
  /// place of another, or behind them all.
  mutating func removeAll() {
    guard count > 0 else { return }
    places.removeAll(keepingCapacity: true)
    count = 0
  }

  /// Notes the modifiers that came behind; returns the number of them.
  mutating func note(_ list: [Int32], in table: ModifierTable) -> Int {
    let new = count..<list.count
    for index in new { places[table[list[index]].key, default: []].append(index) }
    count = list.count
    return new.count
  }

  /// The places of the modifiers with a key, in order.
  subscript(key: Int32) -> [Int] { places[key] ?? [] }
}
