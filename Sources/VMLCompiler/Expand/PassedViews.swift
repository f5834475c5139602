import VMLMarkup

/// Views that were taken out of a tree to be put in elsewhere: what is passed to components.
///
/// A stack in one arena: what was passed to a component goes when the component ends. Text stays in the tree's buffer.
struct PassedViews {
  private(set) var nodes: [ViewTree.Node] = []
  private(set) var attributes: [ViewTree.Attribute] = []

  /// How much is on the stack.
  struct Mark {
    fileprivate let nodes: Int
    fileprivate let attributes: Int

    /// That of an empty stack.
    static let none = Mark(nodes: 0, attributes: 0)
  }

  var mark: Mark { Mark(nodes: nodes.count, attributes: attributes.count) }

  /// Takes the nodes from an index on out of a tree, with their attributes.
  ///
  /// - Returns: Where the nodes are now. Those that no other holds have -1 for a parent.
  mutating func take(
    from tree: inout ViewTree, nodesFrom start: Int, attributesFrom firstAttribute: Int
  ) -> Range<Int> {
    let offset = nodes.count - start
    let attributeOffset = attributes.count - firstAttribute
    attributes.append(contentsOf: tree.attributes[firstAttribute...])
    nodes.reserveCapacity(tree.nodes.count + offset)
    for index in start..<tree.nodes.count {
      var node = tree.nodes[index]
      node.end = UInt32(Int(node.end) + offset)
      node.firstAttribute = UInt32(Int(node.firstAttribute) + attributeOffset)
      if node.parent >= 0 { node.parent += Int32(offset) }
      nodes.append(node)
    }
    tree.nodes.removeSubrange(start...)
    tree.attributes.removeSubrange(firstAttribute...)
    return start + offset..<nodes.count
  }

  /// Forgets what was taken since a mark was made.
  mutating func drop(to mark: Mark) {
    nodes.removeLast(nodes.count - mark.nodes)
    attributes.removeLast(attributes.count - mark.attributes)
  }

  func attributeRange(of node: Int) -> Range<Int> {
    let first = Int(nodes[node].firstAttribute)
    return first..<first + Int(nodes[node].attributeCount)
  }

  /// The first attribute of a name, or `nil` if the node has none.
  func attribute(_ name: NameID, of node: Int) -> ViewTree.Attribute? {
    for index in attributeRange(of: node) where attributes[index].name == name {
      return attributes[index]
    }
    return nil
  }

  /// The nodes of a range that no other holds.
  func roots(of range: Range<Int>) -> Siblings {
    Siblings(nodes: nodes, index: range.lowerBound, end: range.upperBound)
  }

  struct Siblings: Sequence, IteratorProtocol {
    let nodes: [ViewTree.Node]
    var index: Int
    let end: Int

    mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = Int(nodes[index].end) }
      return index
    }
  }

  // MARK: Groups

  /// Takes groups apart: the views of a range, each as it stands where no group holds it.
  ///
  /// A group's modifiers are applied to each of its views, so each gets a group of its own. It has the
  /// group's attributes, and the templates inside of it that the modifiers may speak of.
  ///
  /// - Returns: The roots of the views; `view` is the view itself, inside of its groups.
  mutating func flatten(_ range: Range<Int>, limit: Int) -> [(root: Int, view: Int)]? {
    var views: [(root: Int, view: Int)] = []
    var groups: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      while let group = groups.last, Int(nodes[group].end) <= index { groups.removeLast() }
      let node = nodes[index]
      if node.kind == .comment || attribute(.template, of: index) != nil {
        index = Int(node.end)
      } else if node.kind == .element, node.name == .groupView {
        groups.append(index)
        index += 1
      } else {
        views.append(wrap(index, in: groups))
        index = Int(node.end)
      }
      if nodes.count > limit { return nil }
    }
    return views
  }

  /// Puts a copy of a view into copies of the groups that hold it; a group that does nothing is left out.
  private mutating func wrap(_ view: Int, in groups: [Int]) -> (root: Int, view: Int) {
    let groups = groups.filter { nodes[$0].attributeCount > 0 }
    guard !groups.isEmpty else { return (view, view) }
    let root = nodes.count
    for group in groups {
      var node = nodes[group]
      node.parent = nodes.count == root ? -1 : Int32(nodes.count - 1)
      nodes.append(node)
    }
    let position = nodes.count
    copy(view, parent: Int32(position - 1))
    for (depth, group) in groups.enumerated().reversed() {
      var child = group + 1
      while child < Int(nodes[group].end) {
        if attribute(.template, of: child) != nil { copy(child, parent: Int32(root + depth)) }
        child = Int(nodes[child].end)
      }
      nodes[root + depth].end = UInt32(nodes.count)
    }
    return (root, position)
  }

  private mutating func copy(_ root: Int, parent: Int32) {
    let offset = nodes.count - root
    for index in root..<Int(nodes[root].end) {
      var node = nodes[index]
      node.end = UInt32(Int(node.end) + offset)
      node.parent = index == root ? parent : node.parent + Int32(offset)
      nodes.append(node)
    }
  }
}
