import VMLMarkup

/// The content of a node, as far as checks depend on it.
struct NodeShape: Sendable {
  var hasText = false
  var hasChildren = false
  /// A hash of the templates that its children have; 0 if none has one.
  var templates: UInt64 = 0
  /// A hash of all facts that a check for any target depends on, without the style.
  var content: UInt64 = 0
}

/// Finds the shapes of documents' nodes, which are the same for all targets.
struct NodeShapes: Sendable {
  /// Whether some target's check reads the value of an attribute, by the element's name and then by
  /// the attribute's.
  private var asked: [[Asked]] = []
  /// The names of the last tree.
  private var names = NameTable.wellKnown

  private enum Asked: UInt8, Sendable { case new, no, yes }

  /// Finds the shape of every node of a tree that the checks are about to read.
  mutating func find(
    in tree: ViewTree, for checks: inout [ElementCheck?], into shapes: inout [NodeShape]
  ) {
    begin(tree.names, &checks)
    shapes.removeAll(keepingCapacity: true)
    shapes.append(contentsOf: repeatElement(NodeShape(), count: tree.nodes.count))
    // Children come after their parents. So, from the end on, the content of a node is known when
    // the node is reached.
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      if node.kind == .element {
        shapes[index].content = content(of: index, shapes[index], in: tree, &checks)
      }
      guard node.parent >= 0 else { continue }
      let parent = Int(node.parent)
      switch node.kind {
      case .text: shapes[parent].hasText = true
      case .comment: continue
      case .element:
        if let attribute = tree.attribute(.template, of: index), !tree.isHiddenAtFirst(index) {
          var hash = ElementHash(shapes[parent].templates)
          hash.combine(tree.bytes, tree.attributes[attribute].value.range)
          shapes[parent].templates = hash.value | 1
        } else {
          shapes[parent].hasChildren = true
        }
      }
    }
  }

  private mutating func begin(_ names: NameTable, _ checks: inout [ElementCheck?]) {
    guard !names.isSame(as: self.names) else { return }
    if !names.begins(with: self.names) { asked = [] }
    self.names = names
    for index in checks.indices { checks[index]?.begin(names) }
  }

  private mutating func content(
    of index: Int, _ shape: NodeShape, in tree: ViewTree, _ checks: inout [ElementCheck?]
  ) -> UInt64 {
    let node = tree.nodes[index]
    var hash = ElementHash(shape.templates)
    hash.combine(
      UInt64(node.name.rawValue) << 2 | (shape.hasText ? 1 : 0) | (shape.hasChildren ? 2 : 0))
    let first = Int(node.firstAttribute)
    for position in first..<first + Int(node.attributeCount) {
      let attribute = tree.attributes[position]
      if attribute.name == .class || attribute.name == .style { continue }
      hash.combine(UInt64(attribute.name.rawValue))
      if isAsked(attribute.name, of: node.name, &checks) {
        hash.combine(value: tree.bytes, attribute.value.range)
      }
    }
    return hash.value
  }

  private mutating func isAsked(
    _ attribute: NameID, of name: NameID, _ checks: inout [ElementCheck?]
  ) -> Bool {
    let (index, place) = (Int(name.rawValue), Int(attribute.rawValue))
    if index < asked.count, place < asked[index].count, asked[index][place] != .new {
      return asked[index][place] == .yes
    }
    var isAsked = false
    for index in checks.indices
    where checks[index]?.kind(of: attribute, of: name, in: names).asksForValue == true {
      isAsked = true
    }
    while asked.count <= index { asked.append([]) }
    while asked[index].count <= place { asked[index].append(.new) }
    asked[index][place] = isAsked ? .yes : .no
    return isAsked
  }
}
