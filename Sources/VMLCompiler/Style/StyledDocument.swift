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
///
/// `looks` are those of the document's elements, from `generation`.
func resolveStyles(
  in document: ExpandedDocument, _ looks: [Int32], of generation: Int,
  with resolver: inout StyleResolver, reporting bag: inout DiagnosticBag
) -> StyledDocument {
  var styles: [StyleID] = []
  resolver.resolve(document.tree, looks, of: generation, into: &styles, reporting: &bag)
  return StyledDocument(tree: document.tree, styles: styles)
}
