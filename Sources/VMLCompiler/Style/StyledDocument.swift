import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// A document's views with the style of each.
struct StyledDocument: Sendable {
  let tree: ViewTree
  /// By node; they mean something to the resolver that gave them, until it is used again.
  let styles: [StyleID]
}

/// Finds every element's modifiers for the resolver's target.
func resolveStyles(
  in document: ExpandedDocument, with resolver: inout StyleResolver,
  reporting bag: inout DiagnosticBag
) -> StyledDocument {
  var styles: [StyleID] = []
  resolver.resolve(document.tree, into: &styles, reporting: &bag)
  return StyledDocument(tree: document.tree, styles: styles)
}
