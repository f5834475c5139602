import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// Reports attributes that steps and conditions take for states, and that no binding of the
/// element's style reads.
func checkImplicitStates(
  of document: StyledDocument, styledBy resolver: inout StyleResolver,
  reporting bag: inout DiagnosticBag
) {
  guard let behaviour = document.behaviour else { return }
  for state in behaviour.implicit {
    let style = document.styles[state.element]
    let isRead = !style.isNone && resolver[style].attributes.contains(state.attribute)
    guard !isRead else { continue }
    bag.report(
      .notState(
        state, of: document.tree.names.string(document.tree.nodes[state.element].name),
        at: document.tree.nodes[state.element].origin.sourceRange))
  }
}

extension Diagnostic {
  fileprivate static func notState(
    _ state: DocumentBehaviour.ImplicitState, of element: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownState, .error, at: state.place, "there is no state '\(state.attribute)' here",
      notes: [
        Note(
          "this '\(element)' has an attribute of that name, but no modifier reads it with "
            + "'attr(\(state.attribute))'", at: range),
        Note("declare it: 'state=\"\(state.attribute): …\"'"),
      ])
  }
}
