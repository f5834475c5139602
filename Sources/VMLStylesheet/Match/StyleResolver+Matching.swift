import VMLMarkup

// Selectors that match elements.
extension StyleResolver {
  /// Selectors that may match an element by its own facts.
  mutating func candidates(
    for key: ElementKey, _ index: Int, in tree: ViewTree
  ) -> Candidates {
    costs?.begin()
    let candidates = styles.candidates(
      for: key, matcher.classLists[key.classes],
      isDocument: key.type != 0 && tree.nodes[index].name == .vml,
      &memory.cascade.evaluator.bindings)
    selectorCount += candidates.matches.count + candidates.rejected
    if costs != nil { noteConsidered(key) }
    return candidates
  }

  /// Selectors that may match an element that also has the names of components as types.
  mutating func candidates(
    ofRoot index: Int, _ key: ElementKey, in tree: ViewTree
  ) -> Candidates {
    var types = [key.type]
    var call = tree.nodes[index].call
    while call != 0 {
      let made = tree.calls[Int(call) - 1]
      let type = memory.type(of: made.component, in: tree.names)
      if !types.contains(type) { types.append(type) }
      call = made.inner
    }
    return styles.candidates(
      for: key, types: types, scopes: scopes(ofRoot: index, key, in: tree),
      matcher.classLists[key.classes])
  }

  /// The matches among the candidates of an element.
  mutating func matches(
    among candidates: Candidates, _ index: Int, in tree: ViewTree
  ) -> [ListMatch] {
    var matches = candidates.matches
    guard !candidates.isComplete else { return matches }
    if !styles.neededFeatures.isEmpty {
      openFilter(inside: Int(tree.nodes[index].parent), in: tree)
    }
    guard costs == nil else {
      tryMeasured(candidates, index, in: tree, &matches)
      return matches
    }
    for selector in candidates.conditional { tryOut(selector, index, in: tree, &matches) }
    for gated in candidates.gated {
      for selector in matcher.open(gated, to: index, in: tree) {
        tryOut(selector, index, in: tree, &matches)
      }
    }
    return matches
  }

  mutating func tryOut(
    _ number: Int32, _ index: Int, in tree: ViewTree, _ matches: inout [ListMatch]
  ) {
    let needs = styles.needs[Int(number)]
    guard needs.scope == 0 || isInScope(needs.scope, index, in: tree) else { return }
    // The document has no surroundings where the tree does not hold it; the filter is for other
    // elements.
    if index >= 0 {
      for feature in Int(needs.first)..<Int(needs.end)
      where !filter.contains(styles.neededFeatures[feature]) {
        matcher.work += 1
        return
      }
    }
    selectorCount += 1
    if needs.hasHoles {
      matcher.matchWithHoles(
        number, index, in: tree, &memory.cascade.evaluator.bindings, into: &matches)
    } else if matcher.matches(number, index, in: tree) {
      styles.match(number, place: matcher.place(of: number, index, in: tree), into: &matches)
    }
  }

  // MARK: Surroundings of elements

  /// Sets the filter to the ancestors of an element's children; -1 is above all elements.
  ///
  /// - Complexity: In document order each element is opened once.
  private mutating func openFilter(inside parent: Int, in tree: ViewTree) {
    while filter.innermost >= 0, !tree.holds(parent, in: filter.innermost) {
      filter.closeInnermost()
    }
    let last = filter.innermost
    var path: [Int] = []
    var outer = parent
    while outer != last {
      path.append(outer)
      outer = Int(tree.nodes[outer].parent)
    }
    for element in path.reversed() { open(element, in: tree) }
  }

  private mutating func open(_ element: Int, in tree: ViewTree) {
    filter.open(element)
    let facts = matcher.elements[element]
    if facts.type > 0 { filter.add(.type(facts.type)) }
    if facts.id >= 0 { filter.add(.id(facts.id)) }
    let classes = matcher.classLists[facts.classes].classes
    for name in classes { filter.add(.class(name)) }
    var number = tree.nodes[element].call
    while number != 0 {
      let call = tree.calls[Int(number) - 1]
      let type = memory.type(of: call.component, in: tree.names)
      if type > 0 { filter.add(.type(type)) }
      number = call.inner
    }
  }
}

extension ViewTree {
  /// Whether a node is an element or inside it.
  fileprivate func holds(_ node: Int, in element: Int) -> Bool {
    node >= element && node < Int(nodes[element].end)
  }
}
