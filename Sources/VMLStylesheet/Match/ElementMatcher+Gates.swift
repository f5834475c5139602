import VMLMarkup

extension ElementMatcher {
  /// The selectors whose gates are open to an element.
  mutating func open(
    _ gated: GatedSelectors, to element: Int, in tree: ViewTree
  ) -> [Int32] {
    var found: [Int32] = []
    if gated.contains(.previous) {
      add(gated, .previous, of: previous(element, in: tree), to: &found)
    }
    guard gated.contains(.parent) || gated.contains(.ancestor) else { return found }
    var outer = Int(tree.nodes[element].parent)
    if outer >= 0, gated.contains(.parent) { add(gated, .parent, of: outer, to: &found) }
    guard gated.contains(.ancestor) else { return found }
    while outer >= 0 {
      add(gated, .ancestor, of: outer, to: &found)
      outer = Int(tree.nodes[outer].parent)
    }
    return found
  }

  /// Adds the selectors whose gates one element near another opens.
  ///
  /// A selector may be added for two elements; only the strongest match of a list counts.
  private mutating func add(
    _ gated: GatedSelectors, _ place: SelectorGate.Place, of element: Int,
    to found: inout [Int32]
  ) {
    guard element >= 0 else { return }
    work += 1
    let facts = elements[element]
    if facts.id >= 0 { found += gated[SelectorGate(place: place, feature: .id(facts.id))] }
    for name in classLists[facts.classes].classes {
      found += gated[SelectorGate(place: place, feature: .class(name))]
    }
  }
}
