import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// A document's views with the style of each.
struct StyledDocument: Sendable {
  private let document: ExpandedDocument
  /// By node: a number in the resolver that made it, valid until the resolver is used again.
  let styles: [StyleID]

  init(_ document: ExpandedDocument, styles: [StyleID]) {
    self.document = document
    self.styles = styles
  }

  var behaviour: DocumentBehaviour? { document.behaviour }

  /// Borrowed, as in the document.
  var tree: ViewTree {
    _read { yield document.tree }
  }
}

/// Finds every element's modifiers for the resolver's target.
///
/// `signatures` are the signatures of the document's elements, of a `generation` of their table.
func resolveStyles(
  in document: ExpandedDocument, _ signatures: [Int32], of generation: Generation,
  with resolver: inout StyleResolver, reporting bag: inout DiagnosticBag
) -> StyledDocument {
  var styles: [StyleID] = []
  resolver.resolve(document.tree, signatures, of: generation, into: &styles, reporting: &bag)
  return StyledDocument(document, styles: styles)
}
