import VMLDiagnostics
import VMLMarkup

/// **What:** A picture, or a button with nothing but a picture, that has nothing to be read out.
///
/// **Why:** VoiceOver reads the name of the picture's file, or of its symbol, to people who do not
/// see it.
///
/// **Example:**
///
/// ```vml bad
/// <Button action="add"><Image systemName="cart.badge.plus"/></Button>
/// ```
///
/// ```vml good
/// <Button action="add" style='accessibilityLabel("Add")'><Image systemName="plus"/></Button>
/// ```
///
/// **Fix:** Add `accessibilityLabel("…")`, or `accessibilityHidden(true)` to a picture that only
/// decorates; a `Label` has text of its own. Symbols that stand alone, and pictures inside of
/// something that has text or a label, are not told of.
struct MissingLabel: LintRule {
  static let code = DiagnosticCode.missingLabel

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    let tree = document.tree
    // One past the last node of what is taken care of.
    var end = 0
    for (index, node) in tree.nodes.enumerated() where index >= end && node.kind == .element {
      guard let traits = document.traits(of: index) else { continue }
      if isCovered(index, traits, in: document) {
        end = Int(node.end)
      } else if traits.kind == .control {
        end = Int(node.end)
        if isPictureOnly(index, in: document) {
          findings.report(.controlWithoutLabel(traits.name, at: document.place(of: index)))
        }
      } else if traits.kind == .image, document.attribute("name", of: index) != nil {
        findings.report(.imageWithoutLabel(at: document.place(of: index)))
      }
    }
  }

  /// Whether an element has a label of its own, so that pictures in it need none.
  private func isCovered(
    _ index: Int, _ traits: ElementTraits, in document: LintDocument
  ) -> Bool {
    switch traits.kind {
    case .label, .other: return true
    case .collection, .container, .control, .image, .inert, .shape, .text: break
    }
    return isLabelled(index, in: document)
  }

  private func isLabelled(_ index: Int, in document: LintDocument) -> Bool {
    if document.look(of: index)?.isAccessible == true { return true }
    return document.tree.attributeRange(of: index).contains { position in
      let name = document.tree.names.string(document.tree.attributes[position].name)
      // A picture that is a template may stand behind something.
      if name == "template" { return document.traits(of: index)?.kind != .control }
      return ["label", "decorative", "title"].contains(name) || name.hasPrefix("accessibility")
    }
  }

  /// Whether a control holds pictures and nothing else that could be read out.
  private func isPictureOnly(_ control: Int, in document: LintDocument) -> Bool {
    let tree = document.tree
    var hasPicture = false
    for index in control + 1..<Int(tree.nodes[control].end) {
      switch tree.nodes[index].kind {
      case .comment: continue
      case .text: return false
      case .element:
        guard let traits = document.traits(of: index), !isLabelled(index, in: document) else {
          return false
        }
        switch traits.kind {
        case .container, .inert, .shape: continue
        case .image: hasPicture = true
        case .collection, .control, .label, .text, .other: return false
        }
      }
    }
    return hasPicture
  }
}

extension Diagnostic {
  fileprivate static func imageWithoutLabel(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingLabel, .warning, at: range, "this picture has nothing to be read out",
      notes: [
        Note("add 'accessibilityLabel(\"…\")', or 'accessibilityHidden(true)' if it only decorates")
      ])
  }

  fileprivate static func controlWithoutLabel(
    _ name: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingLabel, .warning, at: range,
      "this '\(name)' shows a picture alone, and has nothing to be read out",
      notes: [Note("add 'accessibilityLabel(\"…\")' that says what it does")])
  }
}
