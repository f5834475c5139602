import VMLDiagnostics
import VMLMarkup

/// **What:** Two buttons side by side in a stack have the same label.
///
/// **Why:** People cannot tell which of them does what, and VoiceOver reads the same words twice.
///
/// **Example:**
///
/// ```vml bad
/// <HStack><Button action="buy">Buy</Button><Button action="rent">Buy</Button></HStack>
/// ```
///
/// ```vml good
/// <HStack><Button action="buy">Buy</Button><Button action="rent">Rent</Button></HStack>
/// ```
///
/// **Fix:** Let each label say what its button does. Buttons with `show`, `template` or a label for
/// VoiceOver are not looked at, nor are buttons whose pictures differ.
struct DuplicateButtonLabel: LintRule {
  static let code = DiagnosticCode.duplicateButtonLabel

  private static let stacks: Set<String> = ["HStack", "LazyHStack", "LazyVStack", "VStack"]

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    let tree = document.tree
    for (index, node) in tree.nodes.enumerated() where node.kind == .element {
      guard let traits = document.traits(of: index), Self.stacks.contains(traits.name) else {
        continue
      }
      var last: (label: Label, place: SourceRange)?
      var child = index + 1
      while child < Int(node.end) {
        defer { child = Int(tree.nodes[child].end) }
        guard tree.nodes[child].kind != .comment else { continue }
        let label = Self.label(of: child, in: document)
        let place = document.place(of: child)
        if let label, let last, last.label == label {
          findings.report(.duplicateButtonLabel(label.text, at: place, first: last.place))
        }
        last = label.map { ($0, place) }
      }
    }
  }

  /// Words and pictures that tell one button from another.
  private struct Label: Equatable {
    /// Its words, as people see them.
    var text = ""
    /// Names and attributes of the views in it that are more than text.
    var parts: [String] = []
  }

  /// The label of a button; `nil` for anything else, and for buttons that a client may not show or
  /// that have no words.
  private static func label(of node: Int, in document: LintDocument) -> Label? {
    guard document.traits(of: node)?.name == "Button",
      document.attribute("show", of: node) == nil, document.attribute("template", of: node) == nil
    else { return nil }
    let tree = document.tree
    var label = Label()
    for index in node..<Int(tree.nodes[node].end) {
      switch tree.nodes[index].kind {
      case .comment: continue
      case .text:
        let words = tree.string(tree.nodes[index].text).split(whereSeparator: \.isWhitespace)
        if !words.isEmpty, !label.text.isEmpty { label.text += " " }
        label.text += words.joined(separator: " ")
      case .element:
        if document.look(of: index)?.isAccessible == true { return nil }
        if index > node, document.name(of: index) != "Text" {
          label.parts.append(document.name(of: index))
        }
        for position in tree.attributeRange(of: index) {
          let attribute = tree.attributes[position]
          let name = tree.names.string(attribute.name)
          if name.hasPrefix("accessibility") { return nil }
          guard index > node ? name != "id" : ["image", "systemImage"].contains(name) else {
            continue
          }
          label.parts.append("\(name)=\(tree.string(attribute.value))")
        }
      }
    }
    return label.text.isEmpty ? nil : label
  }
}

extension Diagnostic {
  fileprivate static func duplicateButtonLabel(
    _ label: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateButtonLabel, .warning, at: range,
      "the button before this one has the label '\(label)' too",
      notes: [
        first == range
          ? Note(
            "the buttons are made by one element, in a 'for' or by a component that stands twice")
          : Note("the button before", at: first)
      ])
  }
}
