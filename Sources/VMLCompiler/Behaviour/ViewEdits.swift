import VMLMarkup

/// Views to be added to a tree, all at once, since each addition would move the nodes behind it.
struct ViewEdits {
  /// By element: the views to be added after its content.
  private var additions: [Int: [View]] = [:]

  /// A view with a text in it, or a text.
  struct View {
    /// `nil` for a text.
    var name: NameID?
    var attributes: [ViewTree.Attribute] = []
    var text: ViewTree.Slice
    var origin: ViewTree.Origin
  }

  mutating func add(_ view: View, to element: Int) {
    additions[element, default: []].append(view)
  }

  /// Adds the views.
  ///
  /// - Returns: By node, its place now; `nil` if there was nothing to add.
  /// - Complexity: Linear in the tree.
  mutating func apply(to tree: inout ViewTree) -> [Int]? {
    guard !additions.isEmpty else { return nil }
    var places: [Int] = []
    places.reserveCapacity(tree.nodes.count)
    var nodes: [ViewTree.Node] = []
    nodes.reserveCapacity(tree.nodes.count + 4 * additions.count)
    /// The open elements: the old index, the old end and the new index.
    var open: [(old: Int, end: Int, new: Int)] = []
    func close(before index: Int) {
      while let last = open.last, last.end <= index {
        for view in additions[last.old] ?? [] {
          append(view, parent: Int32(last.new), to: &nodes, of: &tree)
        }
        nodes[last.new].end = UInt32(nodes.count)
        open.removeLast()
      }
    }
    for index in tree.nodes.indices {
      close(before: index)
      var node = tree.nodes[index]
      node.parent = open.last.map { Int32($0.new) } ?? -1
      places.append(nodes.count)
      open.append((index, Int(node.end), nodes.count))
      nodes.append(node)
    }
    close(before: tree.nodes.count)
    tree.nodes = nodes
    additions = [:]
    return places
  }

  private func append(
    _ view: View, parent: Int32, to nodes: inout [ViewTree.Node], of tree: inout ViewTree
  ) {
    var text = ViewTree.Node(
      kind: .text, parent: parent, end: UInt32(nodes.count + 1), text: view.text,
      origin: view.origin)
    guard let name = view.name else { return nodes.append(text) }
    let element = ViewTree.Node(
      kind: .element, name: name, parent: parent, end: UInt32(nodes.count + 2),
      firstAttribute: UInt32(tree.attributes.count),
      attributeCount: UInt32(view.attributes.count), origin: view.origin)
    tree.attributes += view.attributes
    text.parent = Int32(nodes.count)
    text.end = UInt32(nodes.count + 2)
    nodes += [element, text]
  }
}

extension ViewTree {
  /// Gives an element other attributes, in the place of all of its own.
  mutating func setAttributes(_ new: [Attribute], of node: Int) {
    let range = attributeRange(of: node)
    if new.count <= range.count {
      for (position, attribute) in zip(range, new) { attributes[position] = attribute }
    } else {
      nodes[node].firstAttribute = UInt32(attributes.count)
      attributes += new
    }
    nodes[node].attributeCount = UInt32(new.count)
  }

  /// Gives an element an attribute, in the place of one of that name.
  mutating func setAttribute(
    _ name: NameID, to text: some Sequence<UInt8>, of node: Int, at origin: Origin
  ) {
    let value = append(text)
    if let position = attribute(name, of: node) {
      attributes[position].value = value
      return
    }
    setAttributes(
      Array(attributes[attributeRange(of: node)])
        + [Attribute(name: name, value: value, origin: origin)], of: node)
  }
}
