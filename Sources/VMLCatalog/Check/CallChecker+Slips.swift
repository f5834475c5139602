import VMLDiagnostics
import VMLMarkup

extension CallChecker {
  /// Warns of modifiers that are right in Swift and do nothing, or something else, in a document.
  func slips(
    in reading: Catalog.Reading, _ node: Int, _ tree: StyleTree, _ file: FileID
  ) -> [Diagnostic] {
    guard let use = reading.uses.first(where: { $0.node == node }) else { return [] }
    let place = CheckPlace(tree, file)
    let name = tree.text(of: node)
    if name == "id" || name == "tag" {
      return [.identityInStyle(name, at: place.source(place.nameRange(node)))]
    }
    for argument in tree.arguments(of: node) where !argument.label.isEmpty {
      let label = tree.string(argument.label)
      let head = argument.nodes.lowerBound
      if isTrigger(label, of: use.declaration), isConstant(argument.nodes, in: tree) {
        return [.constantValue(label, of: name, at: place.source(place.valueRange(head)))]
      }
    }
    return []
  }

  /// Whether a modifier does something whenever an argument has changed.
  private func isTrigger(_ label: String, of declaration: Catalog.Declaration) -> Bool {
    guard label == "value" || label == "trigger" else { return false }
    let parameter = declaration.parameters.first { $0.label?.isEqual(to: label) == true }
    guard let type = parameter?.type else { return false }
    let constraints =
      type.kind == .some ? Array(type.arguments) : declaration.constraints(on: type.name)
    return constraints.contains { $0.name.isEqual(to: "Equatable") }
  }

  private func isConstant(_ nodes: Range<Int>, in tree: StyleTree) -> Bool {
    let node = tree.nodes[nodes.lowerBound]
    guard Int(node.end) == nodes.upperBound else { return false }
    return node.kind == .literal || node.kind == .number || node.kind == .string
  }
}

extension Diagnostic {
  fileprivate static func constantValue(
    _ label: String, of modifier: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .constantValue, .warning, at: range,
      "this '\(label)' never changes, so that '\(modifier)' does nothing",
      notes: [Note("write what does, as in '\(label): attr(count)'")])
  }

  fileprivate static func identityInStyle(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .identityInStyle, .warning, at: range, "'\(name)' is an attribute in VML",
      notes: [
        Note("write '\(name)=\"…\"' on the element, where it comes after all of its modifiers")
      ])
  }
}
