import VMLMarkup

/// What stands directly in an element.
struct NodeShape: Sendable {
  var hasText = false
  var hasChildren = false
  /// A hash of the templates that its children have; 0 if none has one.
  var templates: UInt64 = 0
}

/// Finds what stands in every node of a tree.
func measure(_ tree: ViewTree, into shapes: inout [NodeShape]) {
  shapes.removeAll(keepingCapacity: true)
  shapes.append(contentsOf: repeatElement(NodeShape(), count: tree.nodes.count))
  for index in tree.nodes.indices {
    let node = tree.nodes[index]
    guard node.parent >= 0 else { continue }
    let parent = Int(node.parent)
    switch node.kind {
    case .text: shapes[parent].hasText = true
    case .comment: continue
    case .element:
      if let attribute = tree.attribute(.template, of: index) {
        var hash = ElementHash(shapes[parent].templates)
        hash.combine(tree.bytes, tree.attributes[attribute].value.range)
        shapes[parent].templates = hash.value | 1
      } else {
        shapes[parent].hasChildren = true
      }
    }
  }
}
