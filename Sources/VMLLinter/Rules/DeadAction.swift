import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// **What:** A Button that neither has an event nor an action.
///
/// **Why:** It looks as if it could be tapped, and nothing comes of it.
///
/// **Example:**
///
/// ```vml bad
/// <Button>Buy</Button>
/// ```
///
/// ```vml good
/// <Button onTap="send(buy)">Buy</Button>
/// ```
///
/// **Fix:** Say what the tap does: `action="buy"`, or steps in `onTap`. A Button in a template is
/// not told of, since a dialog closes with any of its buttons; nor is one with a gesture in its
/// style.
struct DeadAction: LintRule {
  static let code = DiagnosticCode.deadAction

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    let tree = document.tree
    // One past the last node of the template that is open.
    var end = 0
    for (index, node) in tree.nodes.enumerated() where node.kind == .element {
      if index >= end, tree.attribute(.template, of: index) != nil { end = Int(node.end) }
      guard node.name == .button, index >= end, !answers(index, in: document) else { continue }
      findings.report(.deadAction(at: document.place(of: index)))
    }
  }

  /// Whether a name looks like an event of another language, which a message of its own is about.
  private static func isForeignEvent(_ name: String) -> Bool {
    name.hasPrefix("@") || name.lowercased().hasPrefix("on") || name.lowercased().contains("click")
  }

  private func answers(_ index: Int, in document: LintDocument) -> Bool {
    let tree = document.tree
    let hasEvent = tree.attributeRange(of: index).contains { position in
      let name = tree.attributes[position].name
      return name == .action || name.event != nil
        || Self.isForeignEvent(tree.names.string(name))
    }
    return hasEvent
      || document.look(of: index)?.modifiers.contains { $0.name.hasSuffix("Gesture") } == true
  }
}

extension Diagnostic {
  fileprivate static func deadAction(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .deadAction, .warning, at: range, "nothing comes of a tap on this 'Button'",
      notes: [Note("give it an 'action', or steps in 'onTap'")])
  }
}
