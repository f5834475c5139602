import VMLCatalog
import VMLDiagnostics
import VMLMarkup

extension ElementCheck {
  /// Reports content of an element that takes none, and views in a text.
  mutating func checkContent(
    of index: Int, _ subject: ElementChecker.Subject, in tree: ViewTree,
    reporting bag: inout DiagnosticBag
  ) {
    guard case .element(let element) = subject else { return }
    if shapes[index].hasChildren, element.name.isEqual(to: "Text") {
      return checkText(index, in: tree, reporting: &bag)
    }
    guard element.content.isEmpty, !element.isLayout else { return }
    let name = element.name.string
    guard shapes[index].hasText || shapes[index].hasChildren else { return }
    // The mistake is the content; its first piece is shown.
    var child = index + 1
    while child < Int(tree.nodes[index].end) {
      let node = tree.nodes[child]
      let isContent =
        node.kind == .text || node.kind == .element && tree.attribute(.template, of: child) == nil
      if isContent {
        return report(
          .unexpectedContent(
            of: name, isText: node.kind == .text, slots: element.slots.map(\.name.string),
            at: node.origin.sourceRange), to: &bag)
      }
      child = Int(node.end)
    }
  }

  /// Reports a view in a 'Text' that holds views itself, as a stack does.
  private mutating func checkText(
    _ index: Int, in tree: ViewTree, reporting bag: inout DiagnosticBag
  ) {
    leaveOpen()
    var child = index + 1
    while child < Int(tree.nodes[index].end) {
      let node = tree.nodes[child]
      if node.kind == .element, tree.attribute(.template, of: child) == nil,
        let element = Catalog.element(tree.names.string(node.name)),
        element.content.contains(.children)
      {
        let name = element.name.string
        return report(.viewInText(name, at: node.origin.sourceRange), to: &bag)
      }
      child = Int(node.end)
    }
  }
}

extension Diagnostic {
  fileprivate static func viewInText(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedContent, .warning, at: range,
      "'\(name)' stands in a 'Text', which holds no views",
      notes: [
        Note("a text and a view stand side by side in an '<HStack>': '<Text>…</Text><\(name)…'")
      ])
  }

  fileprivate static func unexpectedContent(
    of element: String, isText: Bool, slots: [String], at range: SourceRange
  ) -> Diagnostic {
    let slots = slots.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .unexpectedContent, .warning, at: range,
      "'\(element)' shows nothing of \(isText ? "the text" : "what stands") in it",
      notes: slots.isEmpty ? [] : [Note("it takes the templates \(slots)")])
  }
}
