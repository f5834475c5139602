import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// An attribute that an element's style reads and that the element does not have.
struct MissingAttribute: Sendable {
  /// The element's index in its tree.
  var node: Int
  var style: StyleID
  var name: String
}

/// Reports every `attr()` that has neither an attribute to read nor a fallback, each once.
///
/// Spec: VML 8.4.
func reportMissing(
  _ attributes: [MissingAttribute], in tree: ViewTree, styledBy resolver: inout StyleResolver,
  reporting bag: inout DiagnosticBag
) {
  var reported: Set<SourceRange> = []
  for missing in attributes {
    for modifier in resolver.modifiers(of: missing.style) {
      for read in modifier.readsWithoutFallback(of: missing.name) {
        guard let place = modifier.place(of: read, on: missing.node, in: tree),
          reported.insert(place).inserted
        else { continue }
        bag.report(.missingAttribute(missing, at: place, in: tree))
      }
    }
  }
}

/// Whether an `attr()` has something to fall back on; a type hint is nothing.
func hasFallback(_ read: Int, in tree: StyleTree) -> Bool {
  tree.children(of: read).contains { tree.nodes[$0].kind != .typeHint }
}

extension ResolvedStyle.Modifier {
  /// The nodes of the modifier that read an attribute and have no fallback.
  fileprivate func readsWithoutFallback(of name: String) -> [Int] {
    (node..<Int(tree.nodes[node].end)).filter { index in
      tree.nodes[index].kind == .attribute && tree.text(of: index) == name
        && !hasFallback(index, in: tree)
    }
  }

  /// Where a node of the modifier is written; the whole modifier, or attribute, where that cannot be told.
  fileprivate func place(of index: Int, on element: Int, in views: ViewTree) -> SourceRange? {
    let range = tree.nodes[index].range
    switch origin {
    case .rule(let rule):
      let isInside = rule.range.clamped(to: range) == range
      return isInside ? SourceRange(file: rule.file, range) : rule
    case .inline(let layer, _):
      let styles = views.attributes[views.attributeRange(of: element)].filter { $0.name == .style }
      guard layer < styles.count else { return nil }
      let whole = styles[layer].origin.sourceRange
      // Offsets are those of the value; where it does not stand in the file as it is, the whole must do.
      guard styles[layer].value.range.count == whole.range.count,
        range.upperBound <= whole.range.count
      else { return whole }
      let start = whole.range.lowerBound
      return SourceRange(
        file: whole.file, start + range.lowerBound..<start + range.upperBound)
    }
  }
}

extension Diagnostic {
  fileprivate static func missingAttribute(
    _ missing: MissingAttribute, at range: SourceRange, in tree: ViewTree
  ) -> Diagnostic {
    let names = tree.attributes[tree.attributeRange(of: missing.node)]
      .map { tree.names.string($0.name) }
    let nearest = nearestName(to: missing.name, in: names)
    return Diagnostic(
      .missingAttribute, .error, at: range,
      "'attr(\(missing.name))' reads an attribute that its element does not have"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [
        Note("the element", at: tree.nodes[missing.node].origin.sourceRange),
        Note("give it the attribute, or a fallback: 'attr(\(missing.name), …)'"),
      ])
  }
}
