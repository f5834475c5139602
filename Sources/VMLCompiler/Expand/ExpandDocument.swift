import VMLData
package import VMLDiagnostics
package import VMLMarkup

/// A document's views for one target, with its head, before styles.
package struct ExpandedDocument: Sendable {
  package let tree: ViewTree
  /// Whether another target could have made other views; if not, they serve for all.
  package let readsTarget: Bool
}

/// Expands a page for a target: its body inside its layout, and its head with the site's lifecycle templates.
///
/// Pure: equal arguments give equal trees.
///
/// - Returns: `nil` if anything was wrong, which `bag` then tells.
package func expandDocument(
  _ request: DocumentRequest, for target: Target, in site: Site, names: NameTable,
  reporting bag: inout DiagnosticBag
) -> ExpandedDocument? {
  var expander = Expander(
    site, globals: globals(of: request, for: target, in: site), names: names)
  if let item = request.item { expander.scope.bind("item", to: item) }
  if let index = request.itemIndex { expander.scope.bind("itemIndex", to: .integer(index)) }
  expander.readsTarget = request.page.readsTarget
  expander.expandDocument(request)
  bag.report(contentsOf: expander.bag)
  guard !expander.bag.hasErrors, !expander.usesBroken else { return nil }
  return ExpandedDocument(tree: expander.tree, readsTarget: expander.readsTarget)
}

/// What every expression sees: `page`, `site`, `data`, `target`, `locale`.
private func globals(
  of request: DocumentRequest, for target: Target, in site: Site
) -> Scope {
  var scope = Scope()
  scope.bind("site", to: site.configuration.parameters)
  scope.bind("data", to: site.data)
  scope.bind("page", to: request.fields)
  scope.bind("locale", to: .nothing)
  scope.bind("target", to: target.value)
  return scope
}

extension Target {
  /// What `target` is in an expression.
  fileprivate var value: Value {
    var object = ValueObject()
    object["name"] = .string(name)
    object["os"] = .string(os)
    object["minimum"] = minimum.map { .string($0.text) } ?? .nothing
    return .object(object)
  }
}

extension Expander {
  /// Expands the envelope and everything in it.
  fileprivate mutating func expandDocument(_ request: DocumentRequest) {
    let origin = ViewTree.Origin(request.page.file.sourceRange(0..<0))
    append(.element, name: .vml, parent: -1, origin: origin)
    let head = append(.element, name: .head, parent: 0, origin: origin)
    expandHead(of: request.page, parent: Int32(head))
    tree.nodes[head].end = UInt32(tree.nodes.count)
    if tree.nodes.count == head + 1 { tree.nodes.removeLast() }
    let body = append(.element, name: .body, parent: 0, origin: origin)
    expandBody(of: request.page, parent: Int32(body))
    tree.nodes[body].end = UInt32(tree.nodes.count)
    tree.nodes[0].end = UInt32(tree.nodes.count)
  }

  private mutating func expandBody(of page: Page, parent: Int32) {
    let body = page.body
    guard let layout = page.layout else {
      return expand(0..<body.nodes.count, of: body, parent: parent)
    }
    guard let index = site.elements.component(layout.text) else {
      return report(.unknownComponent(layout, "layout", in: site.elements))
    }
    let start = tree.nodes.count
    let firstAttribute = tree.attributes.count
    expand(0..<body.nodes.count, of: body, parent: -1)
    let content = tree.detach(from: start, attributesFrom: firstAttribute)
    runWithDefaults(index, content: content, passing: [], parent: parent, at: layout)
  }

  /// Expands a component that nobody calls with props.
  private mutating func runWithDefaults(
    _ index: Int, content: Fragment, passing passed: [ViewTree.Attribute], parent: Int32,
    at reference: SiteConfiguration.Reference
  ) {
    let component = site.components[index]
    if component.isBroken {
      usesBroken = true
      return
    }
    let missing = component.props.filter { $0.defaultValue == nil }
    guard missing.isEmpty else {
      for prop in missing { report(.propWithoutCaller(prop, of: component, at: reference.range)) }
      return
    }
    run(
      index, arguments: component.props.map { $0.defaultValue ?? .nothing }, content: content,
      passing: passed, parent: parent, at: ViewTree.Origin(reference.range))
  }

  // MARK: Head

  /// Expands the site's lifecycle templates, of which the page's own replace those of the same name, then the page's others.
  ///
  /// Spec: VML 3.3.
  private mutating func expandHead(of page: Page, parent: Int32) {
    let start = tree.nodes.count
    let firstAttribute = tree.attributes.count
    expand(0..<page.head.nodes.count, of: page.head, parent: -1)
    let own = tree.detach(from: start, attributesFrom: firstAttribute)
    let names = own.roots.map { templateName(of: $0, in: own) }
    for template in site.configuration.lifecycle {
      if names.contains(template.name) {
        for (root, name) in zip(own.roots, names) where name == template.name {
          tree.insert(root, of: own, parent: parent)
        }
      } else if let index = site.elements.component(template.component.text) {
        let name = ViewTree.Attribute(
          name: .template, value: tree.append(template.name.utf8),
          origin: ViewTree.Origin(template.component.range))
        runWithDefaults(
          index, content: .empty, passing: [name], parent: parent, at: template.component)
      } else {
        report(.unknownComponent(template.component, "lifecycle template", in: site.elements))
      }
    }
    let known = site.configuration.lifecycle.map(\.name)
    for (root, name) in zip(own.roots, names) where !known.contains(name ?? "") {
      checkHead(root, name, of: own)
      tree.insert(root, of: own, parent: parent)
    }
  }

  private func templateName(of root: Int, in fragment: Fragment) -> String? {
    fragment.attribute(.template, of: root).map {
      tree.string(fragment.attributes[$0].value)
    }
  }

  private mutating func checkHead(_ root: Int, _ name: String?, of own: Fragment) {
    let node = own.nodes[root]
    let place = node.origin.sourceRange
    guard node.kind == .element else {
      if node.kind == .text { report(.textInHead(at: place)) }
      return
    }
    if node.name == .styleView {
      let url = own.attribute(.url, of: root).map { tree.string(own.attributes[$0].value) }
      if url?.hasPrefix("http://") != true, url?.hasPrefix("https://") != true {
        report(.localStyle(at: place))
      }
      return
    }
    guard let name else { return report(.noTemplate(at: place)) }
    let known = ["launch", "connecting", "error", "disconnected"]
    if !known.contains(name) { report(.unknownLifecycle(name, known, at: place)) }
  }
}

extension Diagnostic {
  fileprivate static func unknownComponent(
    _ reference: SiteConfiguration.Reference, _ role: String, in elements: ElementNames
  ) -> Diagnostic {
    let nearest = nearestName(to: reference.text, in: elements.componentNames.sorted())
    return Diagnostic(
      .unknownComponent, .error, at: reference.range,
      "there is no component '\(reference.text)' for this \(role)"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [Note("it would be 'components/\(reference.text).vml'")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: reference.range, with: $0)] } ?? [])
  }

  fileprivate static func propWithoutCaller(
    _ prop: Component.Prop, of component: Component, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingProp, .error, at: range,
      "nobody gives '\(component.name)' its prop '\(prop.name)' here",
      notes: [
        Note("give it a default, or read 'page.\(prop.name)' instead", at: prop.range)
      ])
  }

  fileprivate static func textInHead(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .headContent, .warning, at: range, "text stands in the head",
      notes: [Note("a head holds lifecycle templates and links to style sheets")])
  }

  fileprivate static func localStyle(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notSupported, .error, at: range,
      "a sheet of the site cannot be named in a page by this version of vmlc",
      notes: [Note("list it under 'styles' in site.yaml; links to 'https://…' are kept")])
  }

  fileprivate static func noTemplate(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .headContent, .warning, at: range,
      "a view in the head has no 'template', so no client shows it",
      notes: [Note("give it 'template=\"launch\"', connecting, error or disconnected")])
  }

  fileprivate static func unknownLifecycle(
    _ name: String, _ known: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: known)
    return Diagnostic(
      .headContent, .warning, at: range,
      "'\(name)' is not a lifecycle template of VML"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [
        Note("VML has \(known.joined(separator: ", ")); site.yaml's 'lifecycle' may list others")
      ])
  }
}
