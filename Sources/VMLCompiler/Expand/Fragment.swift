import VMLMarkup

/// Views that were taken out of a tree to be put in elsewhere: the content of a component's call.
///
/// Indices are relative; text stays in the tree's buffer.
struct Fragment {
  var nodes: [ViewTree.Node]
  var attributes: [ViewTree.Attribute]

  static let empty = Fragment(nodes: [], attributes: [])

  /// The indices of the nodes that no other holds.
  var roots: [Int] {
    var roots: [Int] = []
    var index = 0
    while index < nodes.count {
      roots.append(index)
      index = Int(nodes[index].end)
    }
    return roots
  }

  /// The index of the first attribute of a name, or `nil` if the node has none.
  func attribute(_ name: NameID, of node: Int) -> Int? {
    attributeRange(of: node).first { attributes[$0].name == name }
  }

  func attributeRange(of node: Int) -> Range<Int> {
    let first = Int(nodes[node].firstAttribute)
    return first..<first + Int(nodes[node].attributeCount)
  }

  /// One root with what it holds.
  func part(_ root: Int) -> Fragment {
    let range = root..<Int(nodes[root].end)
    var part = Fragment(nodes: Array(nodes[range]), attributes: attributes)
    for index in part.nodes.indices {
      part.nodes[index].end -= UInt32(root)
      part.nodes[index].parent = max(-1, part.nodes[index].parent - Int32(root))
    }
    part.nodes[0].parent = -1
    return part
  }

  /// The same views with attributes added to the first root.
  func adding(_ added: [ViewTree.Attribute]) -> Fragment {
    guard !added.isEmpty, !nodes.isEmpty else { return self }
    var fragment = self
    let own = attributes[attributeRange(of: 0)]
    fragment.nodes[0].firstAttribute = UInt32(fragment.attributes.count)
    fragment.nodes[0].attributeCount += UInt32(added.count)
    fragment.attributes += own + added
    return fragment
  }
}

extension ViewTree {
  /// Takes out the nodes from an index on.
  mutating func detach(from start: Int, attributesFrom firstAttribute: Int) -> Fragment {
    guard nodes.count > start else { return .empty }
    var fragment = Fragment(nodes: Array(nodes[start...]), attributes: [])
    for index in fragment.nodes.indices {
      let first = fragment.attributes.count
      fragment.attributes += attributes[attributeRange(of: start + index)]
      fragment.nodes[index].firstAttribute = UInt32(first)
      fragment.nodes[index].end -= UInt32(start)
      fragment.nodes[index].parent = max(-1, fragment.nodes[index].parent - Int32(start))
    }
    nodes.removeSubrange(start...)
    attributes.removeSubrange(firstAttribute...)
    return fragment
  }

  /// Puts in one root of a fragment and what it holds; `skipping` is an attribute that the root loses.
  mutating func insert(
    _ root: Int, of fragment: Fragment, parent: Int32, skipping: NameID? = nil
  ) {
    let offset = nodes.count - root
    for index in root..<Int(fragment.nodes[root].end) {
      var node = fragment.nodes[index]
      let first = attributes.count
      for attribute in fragment.attributes[fragment.attributeRange(of: index)]
      where index != root || attribute.name != skipping {
        attributes.append(attribute)
      }
      node.firstAttribute = UInt32(first)
      node.attributeCount = UInt32(attributes.count - first)
      node.end = UInt32(Int(node.end) + offset)
      node.parent = index == root ? parent : node.parent + Int32(offset)
      nodes.append(node)
    }
  }
}
