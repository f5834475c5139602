/// The lists of modifiers of plain rules, and a quick way to fold them over one another.
///
/// Nearly every rule of a site is plain: the element's target accepts its modifiers without a
/// diagnostic, they read no custom property, and each replaces at most one older modifier, wholly.
/// Then the rule's finished list can be folded instead of the rules that it inherits, step by step.
/// A modifier in the finished list is at least as wide as the ones that it replaced there, so it
/// meets the same older modifier. The others are appended in the order in which they came up.
struct PlainFold: Sendable {
  /// By receiver and rule.
  private var lists: [[List]] = []
  /// The modifiers of all lists, one list after the other.
  private var modifiers: [Modifier] = []
  /// The list that is being made.
  private var folded: [Modifier] = []
  /// Indices in it for the modifiers of the current rule.
  private var places: [Int] = []

  /// A modifier, with the facts that folding needs.
  struct Modifier: Sendable {
    var number: Int32
    var key: Int32
    var parts: ShorthandParts
    /// The order on a view: modifiers with a lower rank come first.
    var rank: UInt8
  }

  /// Range of a rule's list in `modifiers`.
  private struct List: Sendable {
    var start: UInt32 = 0
    var end: UInt32 = 0
    var state = State.unknown
  }

  private enum State: UInt8, Sendable { case unknown, plain, other }

  // MARK: Lists of rules

  /// Whether a rule has a list; `nil` if that is not known yet.
  func hasList(_ rule: Int32, on receiver: Int32) -> Bool? {
    let receiver = Int(receiver)
    guard receiver < lists.count else { return nil }
    let state = lists[receiver][Int(rule)].state
    return state == .unknown ? nil : state == .plain
  }

  /// Records the list of a rule; `nil` if it has none.
  mutating func set(
    _ list: [Modifier]?, of rule: Int32, on receiver: Int32, ruleCount: Int
  ) {
    while lists.count <= Int(receiver) {
      lists.append(Array(repeating: List(), count: ruleCount))
    }
    let start = UInt32(modifiers.count)
    modifiers += list ?? []
    lists[Int(receiver)][Int(rule)] = List(
      start: start, end: UInt32(modifiers.count), state: list == nil ? .other : .plain)
  }

  // MARK: Folding

  /// Begins with an empty list.
  mutating func begin() { folded.removeAll(keepingCapacity: true) }

  /// Folds the list of a rule that has one.
  ///
  /// - Returns: `false`, with nothing changed, if the rule is not plain here: a modifier replaces
  ///   several, or one in part, or two replace one.
  mutating func fold(_ rule: Int32, on receiver: Int32, isStacked: Bool) -> Bool {
    let list = lists[Int(receiver)][Int(rule)]
    let range = Int(list.start)..<Int(list.end)
    guard !folded.isEmpty, !isStacked else {
      for index in range { folded.append(modifiers[index]) }
      return true
    }
    places.removeAll(keepingCapacity: true)
    for index in range {
      guard let place = place(of: modifiers[index]),
        place == folded.count || !places.contains(place)
      else { return false }
      places.append(place)
    }
    let end = folded.count
    for (index, place) in places.enumerated() {
      if place < end {
        folded[place] = modifiers[range.lowerBound + index]
      } else {
        folded.append(modifiers[range.lowerBound + index])
      }
    }
    return true
  }

  private func place(of modifier: Modifier) -> Int? {
    plainPlace(of: modifier.key, modifier.parts, among: folded.count) {
      (folded[$0].key, folded[$0].parts)
    }
  }

  /// Appends the numbers of the folded modifiers.
  ///
  /// On an ordinary element the modifiers of narrower types come first.
  ///
  /// Spec: VSS 3, rule 5.
  func append(isOrdinary: Bool, to numbers: inout [Int32]) {
    guard isOrdinary, !isInOrder else {
      for modifier in folded { numbers.append(modifier.number) }
      return
    }
    for rank in UInt8(0)...2 {
      for modifier in folded where modifier.rank == rank { numbers.append(modifier.number) }
    }
  }

  private var isInOrder: Bool {
    var last: UInt8 = 0
    for modifier in folded {
      if modifier.rank < last { return false }
      last = modifier.rank
    }
    return true
  }
}
