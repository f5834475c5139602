import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// **What:** Two views of one document have the same `id`.
///
/// **Why:** A client finds a view by its id, to scroll to it and to tell which view of the next
/// document it is. Of two it finds one.
///
/// **Example:**
///
/// ```vml bad
/// <VStack><Text id="total">Total</Text><Text id="total">£49</Text></VStack>
/// ```
///
/// ```vml good
/// <VStack><Text id="total">Total</Text><Text id="sum">£49</Text></VStack>
/// ```
///
/// **Fix:** Give each view an id of its own; in a `for`, put something of the item into it.
struct DuplicateID: LintRule {
  static let code = DiagnosticCode.duplicateID

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    let tree = document.tree
    var first: [String: SourceRange] = [:]
    for (index, node) in tree.nodes.enumerated() where node.kind == .element {
      // What the head holds is shown in the body's place, each at its own time.
      if node.parent >= 0, tree.nodes[Int(node.parent)].name == .head || node.name == .body {
        first.removeAll()
      }
      guard let position = tree.attribute(.id, of: index) else { continue }
      let attribute = tree.attributes[position]
      let id = tree.string(attribute.value)
      let place = attribute.origin.sourceRange
      if let known = first[id] {
        findings.report(.duplicateID(id, at: place, first: known))
      } else {
        first[id] = place
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateID(
    _ id: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateID, .warning, at: range, "another view of the document has the id '\(id)'",
      notes: [
        first == range
          ? Note(
            "one element makes the views, in a 'for' or by a component that stands twice: put a "
              + "value into the id that tells them apart, as in '\(id)-\\(index)'")
          : Note("the other view is here; give one of them another id", at: first)
      ])
  }
}
