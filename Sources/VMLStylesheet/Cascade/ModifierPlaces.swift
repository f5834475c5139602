/// The places of modifiers in a list over which rule after rule is folded.
///
/// Without it each modifier of each rule would be compared with the whole list, which `@append`
/// makes as long as there are rules.
struct ModifierPlaces: Sendable {
  private var places: [Int32: [Int]] = [:]
  /// Number of modifiers of the list that are recorded.
  private var count = 0

  /// Longest list that is searched without the table.
  static let shortList = 32

  /// Forgets the list.
  ///
  /// Needed when more has changed than that a modifier took the place of another, or was appended.
  mutating func removeAll() {
    guard count > 0 else { return }
    places.removeAll(keepingCapacity: true)
    count = 0
  }

  /// Records the modifiers that were appended; returns their number.
  mutating func note(_ list: [Int32], in table: ModifierTable) -> Int {
    let new = count..<list.count
    for index in new { places[table[list[index]].key, default: []].append(index) }
    count = list.count
    return new.count
  }

  /// The places of the modifiers with a key, in order.
  subscript(key: Int32) -> [Int] { places[key] ?? [] }
}
