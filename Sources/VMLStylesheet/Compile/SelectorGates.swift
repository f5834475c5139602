/// A condition on an element near the matched one: a class or an id of its parent, of an ancestor,
/// or of the sibling before it.
struct SelectorGate: Hashable, Sendable {
  var place: Place
  var feature: Feature

  enum Place: Sendable {
    case parent
    case ancestor
    case previous
  }

  enum Feature: Hashable, Sendable {
    case `class`(Int32)
    case id(Int32)
  }

  /// The narrowest gate of a selector; `nil` if it has none.
  ///
  /// A compound before a `~` makes no gate, since all siblings would have to be searched. A type
  /// makes none either, since components are types too.
  init?(_ selector: CompiledSelector, in styles: CompiledStyles) {
    var place: Place?
    for index in selector.compounds.indices.dropLast().reversed() {
      switch (selector.combinators[index + 1], place) {
      case (.child, nil): place = .parent
      case (.next, nil): place = .previous
      case (.descendant, nil), (.child, .parent?), (.child, .ancestor?), (.descendant, .parent?),
        (.descendant, .ancestor?):
        place = .ancestor
      default: return nil
      }
      if let place, let feature = Feature(selector.compounds[index], of: selector, in: styles) {
        self = SelectorGate(place: place, feature: feature)
        return
      }
    }
    return nil
  }

  init(place: Place, feature: Feature) {
    self.place = place
    self.feature = feature
  }
}

extension SelectorGate.Feature {
  /// The id or class that a compound asks for, directly or by its `&`.
  fileprivate init?(
    _ compound: CompiledCompound, of selector: CompiledSelector, in styles: CompiledStyles
  ) {
    var (compound, selector) = (compound, selector)
    while true {
      if let id = compound.ids.first {
        self = .id(id)
        return
      }
      if let name = compound.classes.last {
        self = .class(name)
        return
      }
      guard compound.hasParent, selector.parent >= 0 else { return nil }
      let outer = styles.lists[Int(selector.parent)].selectors
      guard outer.count == 1 else { return nil }
      selector = styles.selectors[Int(outer.lowerBound)]
      compound = selector.subject
    }
  }
}

/// Selectors of one key, sorted by gates because they are many.
struct GatedSelectors: Sendable {
  private var byGate: [SelectorGate: [Int32]] = [:]
  private var places: Set<SelectorGate.Place> = []

  /// Fewer selectors with gates than this are tried one by one.
  private static let threshold = 12

  /// Moves the selectors with gates out of a list; `nil` if they are too few to pay.
  static func take(from list: inout [Int32], in styles: CompiledStyles) -> GatedSelectors? {
    guard list.count >= threshold else { return nil }
    var gated = GatedSelectors()
    let open = list.filter { number in
      guard let gate = SelectorGate(styles.selectors[Int(number)], in: styles) else { return true }
      gated.byGate[gate, default: []].append(number)
      gated.places.insert(gate.place)
      return false
    }
    guard list.count - open.count >= threshold else { return nil }
    list = open
    return gated
  }

  func contains(_ place: SelectorGate.Place) -> Bool { places.contains(place) }

  subscript(gate: SelectorGate) -> [Int32] { byGate[gate] ?? [] }
}
