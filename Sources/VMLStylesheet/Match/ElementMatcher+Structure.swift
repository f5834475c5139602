import VMLMarkup

/// Tests of the elements around an element, and inside it.
///
/// Spec: Selectors Level 4, sections 4.5 and 13.
extension ElementMatcher {
  mutating func passes(
    _ test: CompiledCompound.StructureTest, _ element: Int, in tree: ViewTree
  ) -> Bool {
    switch test {
    case .empty: return isEmpty(element, in: tree)
    case .only(let counting):
      return rank(of: element, counting, isFromEnd: false, in: tree) == 1
        && rank(of: element, counting, isFromEnd: true, in: tree) == 1
    case .position(let position):
      guard position.filter >= 0 else {
        let rank = rank(
          of: element, position.counting, isFromEnd: position.isFromEnd, in: tree)
        return position.holds(for: rank)
      }
      let rank = rank(of: element, amongMatchesOf: position, in: tree)
      return rank > 0 && position.holds(for: rank)
    case .has(let list): return has(list, element, in: tree)
    }
  }

  /// Whether an element has neither elements nor text in it; comments do not count.
  private func isEmpty(_ element: Int, in tree: ViewTree) -> Bool {
    guard element >= 0 else { return tree.nodes.isEmpty }
    return tree.nodes[element + 1..<Int(tree.nodes[element].end)].allSatisfy {
      $0.kind == .comment
    }
  }

  // MARK: Siblings

  /// The element before another among the children of their parent.
  mutating func previous(_ element: Int, in tree: ViewTree) -> Int {
    guard element >= 0 else { return Self.nothing }
    if let siblings { return Int(siblings.previous[element]) }
    return Int(table(of: tree).previous[element])
  }

  private mutating func table(of tree: ViewTree) -> SiblingTable {
    if let siblings { return siblings }
    let table = SiblingTable(tree)
    siblings = table
    return table
  }

  /// Number of an element among its siblings, from 1.
  private mutating func rank(
    of element: Int, _ counting: Selector.Counting, isFromEnd: Bool, in tree: ViewTree
  ) -> Int32 {
    // The document and its body have no siblings where the tree does not hold them.
    guard element >= 0 else { return 1 }
    var table = table(of: tree)
    switch counting {
    case .children:
      return table.rank(of: element, isFromEnd: isFromEnd, in: tree)
    case .type:
      if table.countTypes(in: tree) { siblings = table }
      return table.typeRank(of: element, isFromEnd: isFromEnd)
    }
  }

  /// Number of an element among the siblings that match the selectors of a position; 0 if the
  /// element does not.
  private mutating func rank(
    of element: Int, amongMatchesOf position: CompiledCompound.Position, in tree: ViewTree
  ) -> Int32 {
    let key = ListOnElement(list: position.filter, element: element)
    if let rank = argumentMemo[key] { return rank }
    guard element >= 0 else { return matchesAny(of: position.filter, element, in: tree) ? 1 : 0 }
    var matching: [Int] = []
    for sibling in children(of: Int(tree.nodes[element].parent), in: tree) {
      guard work <= matchingLimit else { return 0 }
      work += Self.memoryWork
      argumentMemo[ListOnElement(list: position.filter, element: sibling)] = 0
      if matchesAny(of: position.filter, sibling, in: tree) { matching.append(sibling) }
    }
    if position.isFromEnd { matching.reverse() }
    for (index, sibling) in matching.enumerated() {
      argumentMemo[ListOnElement(list: position.filter, element: sibling)] = Int32(index + 1)
    }
    return argumentMemo[key] ?? 0
  }

  /// Work that is counted for each remembered element, so that the memory is bounded too.
  private static let memoryWork = 4

  private mutating func matchesAny(of list: Int32, _ element: Int, in tree: ViewTree) -> Bool {
    for selector in styles.arguments[Int(list)]
    where matches(selector, element, Anchor(), in: tree) { return true }
    return false
  }

  /// The elements that an element holds, or the outermost ones for -1.
  private func children(of parent: Int, in tree: ViewTree) -> [Int] {
    let end = parent < 0 ? tree.nodes.count : Int(tree.nodes[parent].end)
    var children: [Int] = []
    var index = parent + 1
    while index < end {
      if tree.nodes[index].kind == .element { children.append(index) }
      index = Int(tree.nodes[index].end)
    }
    return children
  }

  // MARK: :has()

  private mutating func has(_ list: Int32, _ element: Int, in tree: ViewTree) -> Bool {
    let key = ListOnElement(list: list, element: element)
    if let known = argumentMemo[key] { return known > 0 }
    var isFound = false
    for selector in styles.arguments[Int(list)] where !isFound {
      isFound = finds(selector, from: element, in: tree)
    }
    work += Self.memoryWork
    argumentMemo[key] = isFound ? 1 : 0
    return isFound
  }

  /// Whether an argument of `:has()` matches some element, seen from the element that it is asked
  /// of.
  private mutating func finds(
    _ selector: CompiledSelector, from element: Int, in tree: ViewTree
  ) -> Bool {
    let anchor = Anchor(element: element, ceiling: parent(of: element, in: tree))
    if selector.combinators[1].isSibling {
      let siblings = selector.combinators.dropFirst().prefix(while: \.isSibling)
      // Compounds joined by '+' alone leave one sibling to test.
      let neighbour = siblings.contains(.later) ? nil : siblings.count
      guard let range = rangeOfSiblings(after: element, neighbour, in: tree) else { return false }
      return finds(selector, in: range, anchor, in: tree)
    }
    if element == Self.document, matches(selector, Self.body, anchor, in: tree) { return true }
    let range =
      element < 0 ? 0..<tree.nodes.count : element + 1..<Int(tree.nodes[element].end)
    return finds(selector, in: range, anchor, in: tree)
  }

  /// The nodes of all siblings after an element; with `count`, of the one that is so many after it.
  private func rangeOfSiblings(
    after element: Int, _ count: Int?, in tree: ViewTree
  ) -> Range<Int>? {
    guard element >= 0 else { return nil }
    let parent = Int(tree.nodes[element].parent)
    let end = parent < 0 ? tree.nodes.count : Int(tree.nodes[parent].end)
    var index = Int(tree.nodes[element].end)
    guard var count else { return index..<end }
    while index < end {
      if tree.nodes[index].kind == .element { count -= 1 }
      if count == 0 { return index..<Int(tree.nodes[index].end) }
      index = Int(tree.nodes[index].end)
    }
    return nil
  }

  private mutating func finds(
    _ selector: CompiledSelector, in range: Range<Int>, _ anchor: Anchor, in tree: ViewTree
  ) -> Bool {
    let isFlat = selector.combinators[1] != .descendant && selector.staysAmongSiblings
    var index = range.lowerBound
    while index < range.upperBound, work <= matchingLimit {
      let node = tree.nodes[index]
      if node.kind == .element, matches(selector, index, anchor, in: tree) { return true }
      index = isFlat ? Int(node.end) : index + 1
    }
    return false
  }
}
