import VMLCatalog
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

extension ElementCheck {
  mutating func checkTemplates(
    of index: Int, _ subject: ElementChecker.Subject, _ style: ResolvedStyle, _ id: StyleID,
    in tree: ViewTree, _ resolver: inout StyleResolver, reporting bag: inout DiagnosticBag
  ) {
    guard shapes[index].templates != 0 else { return }
    var slots: [String]
    switch subject {
    case .custom(let view):
      guard let declared = check.custom.views[view]?.slots else { return }
      slots = declared.sorted()
    case .element(let element): slots = element.slots.map(\.name.string)
    }
    var shown = id.isNone ? [] : implicitSlots(of: id, &resolver)
    shown.formUnion(style.templates)
    var known: KnownTemplates?
    var inLeftOut: Set<String>?
    for (child, name) in templateChildren(of: index, in: tree) {
      let stem = String(name.prefix { $0 != "." })
      if slots.contains(name) || slots.contains(stem) || shown.contains(name) { continue }
      if inLeftOut == nil {
        let leftOut = leftOut(of: index, in: tree, &resolver)
        inLeftOut = parameters(of: leftOut.modifiers).union(leftOut.templates)
      }
      if inLeftOut?.contains(name) == true {
        leaveOpen()
        continue
      }
      let attribute = tree.attribute(.template, of: child).map { tree.attributes[$0].origin }
      var names = known ?? KnownTemplates(slots + style.templates)
      defer { known = names }
      report(
        .unusedTemplate(
          name, of: tree.names.string(tree.nodes[index].name),
          known: &names,
          at: attribute?.sourceRange ?? tree.nodes[child].origin.sourceRange), to: &bag)
    }
  }

  /// The parameters of an element's modifiers that a template of their name may stand for.
  private func implicitSlots(of id: StyleID, _ resolver: inout StyleResolver) -> Set<String> {
    parameters(of: resolver.modifiers(of: id).map(\.name))
  }

  private func parameters(of modifiers: [String]) -> Set<String> {
    var names: Set<String> = []
    for modifier in modifiers {
      for overload in Catalog.modifier(modifier).map({ Array($0.overloads) }) ?? [] {
        for parameter in overload.parameters { names.insert(parameter.name.string) }
      }
    }
    return names
  }

  /// The children with a template, each with the template's name.
  func templateChildren(of index: Int, in tree: ViewTree) -> [(child: Int, name: String)] {
    var found: [(Int, String)] = []
    var child = index + 1
    while child < Int(tree.nodes[index].end) {
      if tree.nodes[child].kind == .element, let attribute = tree.attribute(.template, of: child),
        !tree.isHiddenAtFirst(child)
      {
        found.append((child, tree.string(tree.attributes[attribute].value)))
      }
      child = Int(tree.nodes[child].end)
    }
    return found
  }

  /// Reports templates that the style names and no child has.
  mutating func checkReferences(
    of index: Int, _ style: ResolvedStyle, _ id: StyleID, in tree: ViewTree,
    styledBy resolver: inout StyleResolver, reporting bag: inout DiagnosticBag
  ) {
    guard !style.templates.isEmpty else { return }
    let present = templateChildren(of: index, in: tree).map(\.name)
    var names = Set(present)
    let dotted = present.filter { $0.contains(".") }
    for name in dotted { names.insert(String(name.prefix { $0 != "." })) }
    let missing = style.templates.filter { name in
      !names.contains(name)
        && !(name.contains(".") && dotted.contains { $0.hasPrefix(name + ".") })
    }
    guard !missing.isEmpty else { return }
    let sought = Set(missing)
    var known = KnownTemplates(present)
    for modifier in resolver.modifiers(of: id) {
      for node in modifier.node..<Int(modifier.tree.nodes[modifier.node].end)
      where modifier.tree.nodes[node].kind == .template {
        let name = modifier.tree.text(of: node)
        guard sought.contains(name) else { continue }
        report(
          .unknownTemplate(
            name, of: index, known: &known, in: tree,
            at: modifier.origin(of: node).place(on: index, in: tree)), to: &bag)
      }
    }
  }
}

/// Names of templates for the messages about one element.
private struct KnownTemplates {
  private let index: NameIndex
  private var budget = NameIndex.comparisonBudget
  /// The first of them.
  let listed: String

  init(_ names: [String]) {
    let names = Set(names).sorted()
    index = NameIndex(names)
    let first = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    listed = names.count > 12 ? first + ", …" : first
  }

  mutating func nearest(to name: String) -> String? { index.nearest(to: name, budget: &budget) }
}

extension Diagnostic {
  fileprivate static func unusedTemplate(
    _ name: String, of element: String, known: inout KnownTemplates, at range: SourceRange
  ) -> Diagnostic {
    let nearest = known.nearest(to: name)
    return Diagnostic(
      .unusedTemplate, .warning, at: range,
      "nothing shows the template '\(name)' of this '\(element)'" + didYouMean(nearest),
      notes: known.listed.isEmpty
        ? [Note("a modifier of the '\(element)' may name it, as in 'overlay(content: :\(name))'")]
        : nearest == nil ? [Note("there is \(known.listed)")] : [])
  }

  fileprivate static func unknownTemplate(
    _ name: String, of element: Int, known: inout KnownTemplates, in tree: ViewTree,
    at range: SourceRange
  ) -> Diagnostic {
    let nearest = known.nearest(to: name)
    return Diagnostic(
      .unknownTemplate, .warning, at: range,
      "no child of the element has the template '\(name)'" + didYouMean(nearest),
      notes: [
        Note("the element", at: tree.nodes[element].origin.sourceRange),
        Note("give a direct child of it 'template=\"\(name)\"'"),
      ])
  }
}
