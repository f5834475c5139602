import VMLMarkup

/// Views moved out of a tree to be inserted elsewhere: content passed to components.
///
/// A stack in one arena: content passed to a component is dropped when the component ends. Text
/// stays in the tree's buffer.
struct PassedViews {
  private(set) var nodes: [ViewTree.Node] = []
  private(set) var attributes: [ViewTree.Attribute] = []
  /// Content of these views that is stored further down in the stack.
  private(set) var insides = Insides()
  /// Number of views taken and not dropped, with content that is stored elsewhere.
  private(set) var size = 0
  /// End of the views that must stay, since content of others is among them.
  private var keptEnd = 0

  /// The size of the stack.
  struct Mark {
    fileprivate let nodes: Int
    fileprivate let attributes: Int
    fileprivate let size: Int

    /// The mark of an empty stack.
    static let none = Mark(nodes: 0, attributes: 0, size: 0)
  }

  var mark: Mark { Mark(nodes: nodes.count, attributes: attributes.count, size: size) }

  /// Moves the nodes from an index on out of a tree, with their attributes; `outer` has the content
  /// of them that is stored here already.
  ///
  /// - Returns: The range of the nodes here. The outermost ones have -1 for a parent.
  mutating func take(
    from tree: inout ViewTree, _ outer: inout Insides, nodesFrom start: Int,
    attributesFrom firstAttribute: Int
  ) -> Range<Int> {
    let offset = nodes.count - start
    size += tree.nodes.count - start
    if !outer.isEmpty { takeInsides(from: &outer, of: start..<tree.nodes.count, movedBy: offset) }
    let attributeOffset = attributes.count - firstAttribute
    attributes.append(contentsOf: tree.attributes[firstAttribute...])
    if tree.nodes.count + offset > nodes.capacity {
      nodes.reserveCapacity(max(tree.nodes.count + offset, 2 * nodes.capacity))
    }
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

  private mutating func takeInsides(
    from outer: inout Insides, of range: Range<Int>, movedBy offset: Int
  ) {
    for var inside in outer.inRange(range) {
      size += inside.size.nodes
      inside.holder += offset
      insides.append(inside)
    }
    outer.removeAll(from: range.lowerBound)
  }

  /// Drops the views taken since a mark was made, unless they are a part of the tree that is being
  /// made.
  mutating func drop(to mark: Mark) {
    size = mark.size
    guard keptEnd <= mark.nodes else { return }
    insides.removeAll(from: mark.nodes)
    nodes.removeLast(nodes.count - mark.nodes)
    attributes.removeLast(attributes.count - mark.attributes)
  }

  /// The content of a view, to be left at its place; `nil` if it is so small that copying is
  /// better.
  mutating func keepInside(of root: Int) -> Insides.Inside? {
    let range = root + 1..<Int(nodes[root].end)
    guard range.count >= Self.keptCount else { return nil }
    var size = Insides.Size(nodes: range.count)
    for index in range {
      size.attributes += Int(nodes[index].attributeCount)
      size.text += nodes[index].text.range.count
      for position in attributeRange(of: index) {
        size.text += attributes[position].value.range.count
      }
    }
    for inner in insides.inRange(range) { size += inner.size }
    keptEnd = max(keptEnd, range.upperBound)
    return Insides.Inside(holder: root, range: range, size: size)
  }

  /// Smaller contents than this are copied.
  ///
  /// The usual page passes no larger ones.
  private static let keptCount = 64

  /// Inserts content that is stored elsewhere into copies of the views that were taken last.
  mutating func assemble(_ range: Range<Int>) -> Range<Int> {
    guard !insides.inRange(range).isEmpty else { return range }
    let (views, values) = assembled(range)
    let (offset, attributeOffset) = (nodes.count, attributes.count)
    attributes += values
    for var node in views {
      node.end += UInt32(offset)
      node.firstAttribute += UInt32(attributeOffset)
      if node.parent >= 0 { node.parent += Int32(offset) }
      nodes.append(node)
    }
    return offset..<nodes.count
  }

  private func assembled(
    _ range: Range<Int>
  ) -> (nodes: [ViewTree.Node], attributes: [ViewTree.Attribute]) {
    var assembly = ViewAssembly(self)
    assembly.add(range, of: nodes, attributes, insides)
    return (assembly.nodes, assembly.attributes)
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

  /// The outermost nodes of a range.
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

  /// Resolves groups: the views of a range, in place of the groups around them.
  ///
  /// A group's modifiers apply to each of its views, so each view gets a group of its own, with the
  /// group's attributes and the templates inside it that the modifiers may refer to.
  ///
  /// - Returns: The roots of the views; `view` is the view itself, inside its groups.
  mutating func flatten(_ range: Range<Int>, limit: Int) -> [(root: Int, view: Int)]? {
    let count = nodes.count
    defer { size += nodes.count - count }
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

  /// Puts a copy of a view into copies of the groups around it.
  ///
  /// A group without attributes is left out.
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
