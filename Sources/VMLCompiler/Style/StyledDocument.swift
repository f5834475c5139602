import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// A document's views with the style of each.
struct StyledDocument: Sendable {
  private let document: ExpandedDocument
  /// The document's behaviour, with what sheets add.
  private(set) var behaviour: DocumentBehaviour?
  /// By node: a number in the resolver that made it, valid until the resolver is used again.
  let styles: [StyleID]

  init(_ document: ExpandedDocument, styles: [StyleID]) {
    self.document = document
    behaviour = document.behaviour
    self.styles = styles
  }

  /// Adds what steps of sheets ask of the client.
  mutating func add(_ sheets: DocumentBehaviour) {
    let own = behaviour?.needs ?? BehaviourNeeds()
    behaviour = sheets
    behaviour?.needs.form(unionWith: own)
  }

  /// Borrowed, as in the document.
  var tree: ViewTree {
    _read { yield document.tree }
  }
}

/// A document that is written for variants with the same bytes.
struct FinishedDocument {
  var variants: [Int]
  var bytes: [UInt8]
  var features: FeatureSet
  /// The actions that steps of its sheets send, and perhaps others of it.
  var actions: [String]
  /// Members of the sheet of its tree.
  var styles: [String]
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
