import VMLDiagnostics
import VMLMarkup

// The head of a document.
extension Expander {
  /// Expands the site's lifecycle templates, then the page's others.
  ///
  /// A template of the page replaces the site's template of the same name.
  ///
  /// Spec: VML 3.3.
  mutating func expandHead(of page: Page, parent: Int32) {
    let own = takeHead(page.head)
    let names = passed.roots(of: own).map { root in
      (root, passed.attribute(.template, of: root).map { tree.string($0.value) })
    }
    reportRepeated(names)
    for template in site.configuration.lifecycle {
      let replacements = names.filter { $0.1 == template.name }
      for (root, _) in replacements { insert(root, parent: parent, losing: nil) }
      if replacements.isEmpty { runLifecycle(template, parent: parent) }
    }
    let known = site.configuration.lifecycle.map(\.name)
    for (root, name) in names where !known.contains(name ?? "") {
      // The rules of the page's own sheets are in the styles of its views.
      if !page.sheets.isEmpty, page.isSheet(passed.nodes[root]) { continue }
      checkHead(root, name)
      insert(root, parent: parent, losing: nil)
    }
    passed.drop(to: .none)
  }

  /// Expands the head of a document that has a lifecycle template for its body: the page's links to
  /// sheets of other hosts.
  ///
  /// The rest of the page's head is left for ``expandTemplate(_:parent:)``.
  mutating func expandLinks(of page: Page, parent: Int32) {
    let own = takeHead(page.head)
    for root in passed.roots(of: own)
    where passed.nodes[root].name == .styleView && !page.isSheet(passed.nodes[root]) {
      insert(root, parent: parent, losing: nil)
    }
  }

  /// Expands the views of one lifecycle template, the page's or else the site's, without their
  /// `template`.
  mutating func expandTemplate(_ name: String, parent: Int32) {
    let own = passed.roots(of: 0..<passed.nodes.count).filter { root in
      passed.attribute(.template, of: root).map { tree.string($0.value) } == name
    }
    for root in own { insert(root, parent: parent, losing: .template) }
    if own.isEmpty, let template = site.configuration.lifecycle.first(where: { $0.name == name }) {
      runLifecycle(template, isMarked: false, parent: parent)
    }
    passed.drop(to: .none)
  }

  /// Reports a template of the page's head with the name of another one: a client would show only
  /// one of them.
  private mutating func reportRepeated(_ names: [(Int, String?)]) {
    guard names.count > 1 else { return }
    var last: [String: SourceRange] = [:]
    for (index, (root, name)) in names.enumerated() {
      let attribute = passed.attribute(.template, of: root)
      guard let name, let place = attribute?.origin.sourceRange else { continue }
      // A few are compared with each other, which costs less than a table.
      var other: SourceRange?
      if names.count > Self.fewTemplates {
        other = last.updateValue(place, forKey: name)
      } else if let earlier = names[..<index].last(where: { $0.1 == name }) {
        other = passed.attribute(.template, of: earlier.0)?.origin.sourceRange
      }
      // Two roots of one component have their name from one place, and belong together.
      if let other, other != place { report(.lifecycleTwice(name, at: place, first: other)) }
    }
  }

  /// Most templates that are compared with each other.
  private static let fewTemplates = 16

  /// Expands the page's own head and moves it out of the tree.
  private mutating func takeHead(_ head: Template) -> Range<Int> {
    let (start, firstAttribute) = (tree.nodes.count, tree.attributes.count)
    guard !head.nodes.isEmpty else { return 0..<0 }
    expandAll(of: head, parent: -1)
    return passed.take(from: &tree, &insides, nodesFrom: start, attributesFrom: firstAttribute)
  }

  /// `isMarked` says whether the views get the name of the template.
  private mutating func runLifecycle(
    _ template: SiteConfiguration.LifecycleTemplate, isMarked: Bool = true, parent: Int32
  ) {
    guard let index = site.elements.component(template.component.text) else {
      return report(.unknownComponent(template.component, "lifecycle template", in: site.elements))
    }
    runWithDefaults(index, content: nil, parent: parent, at: template.component) { expander in
      guard isMarked else { return }
      expander.handedOn.append(
        ViewTree.Attribute(
          name: .template, value: expander.tree.append(template.name.utf8),
          origin: ViewTree.Origin(template.component.range)))
    }
  }

  private mutating func checkHead(_ root: Int, _ name: String?) {
    let node = passed.nodes[root]
    let place = node.origin.sourceRange
    guard node.kind == .element else {
      if node.kind == .text { report(.textInHead(at: place)) }
      return
    }
    if node.name == .styleView {
      let url = passed.attribute(.url, of: root).map { tree.string($0.value) }
      if !isOtherHost(url ?? "") { report(.computedSheet(at: place)) }
      return
    }
    guard let name else { return report(.noTemplate(at: place)) }
    let known = lifecycleTemplates
    guard !known.contains(name), let attribute = passed.attribute(.template, of: root) else {
      return
    }
    report(.unknownLifecycle(name, known, at: attribute.origin.sourceRange))
  }
}

extension Page {
  /// Whether a root of the head is one of the page's own sheets.
  fileprivate func isSheet(_ node: ViewTree.Node) -> Bool {
    node.name == .styleView && sheetTags.contains(node.origin.sourceRange)
  }
}

extension Diagnostic {
  fileprivate static func textInHead(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .headContent, .warning, at: range, "text stands in the head",
      notes: [Note("a head holds lifecycle templates and links to style sheets")])
  }

  fileprivate static func lifecycleTwice(
    _ name: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .headContent, .error, at: range, "the head has two templates '\(name)'",
      notes: [Note("the other one", at: first), Note("remove one, or put both into one view")])
  }

  fileprivate static func computedSheet(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .headContent, .error, at: range,
      "a sheet of the site stands directly in the head, with a fixed path",
      notes: [
        Note(
          "'@target' in the sheet says for which targets its rules are; "
            + "links to 'https://…' may be computed"
        )
      ])
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
      "'\(name)' is not a lifecycle template of VML" + didYouMean(nearest),
      notes: [
        Note("VML has \(known.joined(separator: ", ")); site.yaml's 'lifecycle' may list others")
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}
