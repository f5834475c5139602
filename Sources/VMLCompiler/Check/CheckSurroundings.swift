import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// Reports what styles need and their elements do not have: an attribute for every `attr()` without
/// a fallback, and a `GeometryReader` around modifiers that read `geometry`.
///
/// Each place is reported once, however many elements have its rule.
///
/// Spec: VML 8.4 and C.1.1.
func checkSurroundings(
  of document: StyledDocument, styledBy resolver: inout StyleResolver,
  reporting bag: inout DiagnosticBag
) {
  var check: SurroundingsCheck?
  // Asking the resolver itself would copy it for each element.
  let arePlain = resolver.pool.arePlain
  for (index, style) in document.styles.enumerated()
  where !style.isNone && !arePlain[Int(style.rawValue)] && resolver.readsElement(style) {
    // Made when needed: most documents have no such style.
    if check == nil { check = SurroundingsCheck(tree: document.tree) }
    check?.check(index, style, styledBy: &resolver, reporting: &bag)
  }
}

private struct SurroundingsCheck {
  let tree: ViewTree
  var reported: Set<SourceRange> = []

  mutating func check(
    _ element: Int, _ id: StyleID, styledBy resolver: inout StyleResolver,
    reporting bag: inout DiagnosticBag
  ) {
    let style = resolver[id]
    let missing = style.requiredAttributes.filter { !hasAttribute($0, of: element) }
    let lacksGeometry = style.mentionsGeometry && !isInGeometryReader(element)
    guard !missing.isEmpty || lacksGeometry else { return }
    for modifier in resolver.modifiers(of: id) {
      for node in modifier.node..<Int(modifier.tree.nodes[modifier.node].end) {
        let name = modifier.tree.text(of: node)
        switch modifier.tree.nodes[node].kind {
        case .attribute where missing.contains(name):
          if hasFallback(node, in: modifier.tree) { continue }
          let place = modifier.origin(of: node).place(on: element, in: tree)
          if reported.insert(place).inserted {
            bag.report(.missingAttribute(name, of: element, in: tree, at: place))
          }
        case .identifier where lacksGeometry && name == "geometry":
          let place = modifier.origin(of: node).place(on: element, in: tree)
          if reported.insert(place).inserted {
            bag.report(.geometryScope(of: element, in: tree, at: place))
          }
        default: continue
        }
      }
    }
  }

  /// Whether the element has an attribute that reaches the client.
  private func hasAttribute(_ name: String, of element: Int) -> Bool {
    tree.attributeRange(of: element).contains { position in
      let attribute = tree.attributes[position].name
      return attribute != .class && attribute != .style
        && tree.names.bytes(of: attribute).elementsEqual(name.utf8)
    }
  }

  private func isInGeometryReader(_ element: Int) -> Bool {
    var parent = Int(tree.nodes[element].parent)
    while parent >= 0 {
      let name = tree.nodes[parent].name
      if name == .geometryReader { return true }
      if tree.names.bytes(of: name).elementsEqual("GeometryReader3D".utf8) { return true }
      parent = Int(tree.nodes[parent].parent)
    }
    return false
  }
}

extension Diagnostic {
  fileprivate static func missingAttribute(
    _ name: String, of element: Int, in tree: ViewTree, at range: SourceRange
  ) -> Diagnostic {
    let names = tree.attributes[tree.attributeRange(of: element)]
      .filter { $0.name != .class && $0.name != .style }
      .map { tree.names.string($0.name) }
    let nearest = nearestName(to: name, in: names)
    return Diagnostic(
      .missingAttribute, .error, at: range,
      "'attr(\(name))' reads an attribute that its element does not have" + didYouMean(nearest),
      notes: [
        Note("the element", at: tree.nodes[element].origin.sourceRange),
        Note(
          nearest == nil && names.count == 1
            ? "it has '\(names[0])'" : "give it the attribute, or a fallback: 'attr(\(name), …)'"),
      ])
  }

  fileprivate static func geometryScope(
    of element: Int, in tree: ViewTree, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .geometryScope, .warning, at: range,
      "'geometry' means something only inside a 'GeometryReader'",
      notes: [
        Note("the element", at: tree.nodes[element].origin.sourceRange),
        Note("put a 'GeometryReader' round it, or say the size in numbers"),
      ])
  }
}
