import VMLData
import VMLDiagnostics
import VMLMarkup

/// A document's views for one variant, with its head, before styles.
///
/// A class: passing it costs one retain, not one for each field.
final class ExpandedDocument: Sendable {
  private let views: ViewTree
  /// The axes in which a variant must differ to need other views.
  let reads: VariantAxes
  /// The texts of the site's locales that were looked up.
  let texts: TextUses
  /// Whether there was no error; otherwise the tree must not be used.
  let isSound: Bool
  /// `nil` for a document without any.
  let behaviour: DocumentBehaviour?

  /// Borrowed, since a copy would retain each of its arrays.
  var tree: ViewTree {
    _read { yield views }
  }

  init(
    tree: consuming ViewTree, reads: VariantAxes, texts: TextUses, isSound: Bool,
    behaviour: DocumentBehaviour?
  ) {
    views = tree
    self.reads = reads
    self.texts = texts
    self.isSound = isSound
    self.behaviour = behaviour
  }
}

/// Expands a page for a variant: its body inside its layout, and its head with the site's lifecycle
/// templates.
///
/// Pure: equal arguments give equal trees. `capacity` is the likely size of the tree.
///
/// - Returns: A tree that is not sound if there was an error, which `bag` receives.
func expandDocument(
  _ request: DocumentRequest, for variant: SiteVariant, in site: Site, names: NameTable,
  capacity: TreeCapacity, reporting bag: inout DiagnosticBag
) -> ExpandedDocument {
  var expander = Expander(
    site, request.page.body, globals: globals(of: request, for: variant, in: site),
    names: names, capacity: capacity)
  if let item = request.item { expander.scope.bind("item", to: item) }
  expander.page = request.page
  expander.pageItems = request.items
  if let index = request.itemIndex { expander.scope.bind("itemIndex", to: .integer(index)) }
  expander.reads = request.page.reads
  if let texts = site.texts {
    expander.locale = texts.locale(variant.locale)
    expander.devices = site.targetDevices[variant.target]
  }
  expander.expandDocument(request.page, request.template)
  bag.report(contentsOf: expander.bag)
  var isSound = !expander.bag.hasErrors && !expander.usesBroken
  if isSound, expander.hasBlankText { expander.tree.removeBlankTexts() }
  if site.hasBaseURLs, isSound {
    let base = site.configuration.targets[variant.target].baseURL
    if expander.tree.putBeforeFiles(base ?? "") { expander.reads.insert(.target) }
  }
  // Moved out, since a copy would retain each of its arrays.
  var tree = ViewTree(names: names)
  swap(&tree, &expander.tree)
  var behaviour: DocumentBehaviour?
  if isSound, tree.holdsSteps || tree.attributes.contains(where: { $0.name.isBehaviour }) {
    var found = DiagnosticBag()
    behaviour = applyBehaviour(to: &tree, of: request.page, in: site, reporting: &found)
    bag.report(contentsOf: found)
    isSound = !found.hasErrors
  }
  return ExpandedDocument(
    tree: tree, reads: expander.reads, texts: expander.usedTexts, isSound: isSound,
    behaviour: behaviour)
}

/// The variables of every expression: `page`, `site`, `data`, `collections`, `target`, `locale`,
/// `theme`, `now`.
private func globals(
  of request: DocumentRequest, for variant: SiteVariant, in site: Site
) -> Scope {
  var scope = Scope()
  scope.memory = site.listMemory
  scope.bind(GlobalVariables.theme, to: variant.theme.map { .string($0) } ?? .nothing)
  scope.bind(GlobalVariables.site, to: site.configuration.parameters)
  scope.bind(GlobalVariables.data, to: site.data)
  if let collections = site.collections {
    scope.bind(GlobalVariables.collections, to: collections)
  }
  scope.bind(GlobalVariables.page, to: request.fields)
  scope.bind(.locale, to: variant.locale.map { .string($0) } ?? .nothing)
  scope.bind(GlobalVariables.target, to: site.targetValues[variant.target])
  if let moment = site.configuration.choices.moment {
    scope.bind(GlobalVariables.now, to: .date(moment.text))
  }
  return scope
}

private enum GlobalVariables {
  static let site = VariableName("site")
  static let data = VariableName("data")
  static let collections = VariableName("collections")
  static let page = VariableName("page")
  static let target = VariableName("target")
  static let theme = VariableName("theme")
  static let now = VariableName("now")
}

extension Expander {
  /// Expands the envelope and everything inside it: the page, or a lifecycle template of its head.
  fileprivate mutating func expandDocument(_ page: Page, _ template: String?) {
    let origin = ViewTree.Origin(page.file.sourceRange(0..<0))
    append(.element, name: .vml, parent: -1, origin: origin)
    let head = append(.element, name: .head, parent: 0, origin: origin)
    if template == nil {
      expandHead(of: page, parent: Int32(head))
    } else {
      expandLinks(of: page, parent: Int32(head))
    }
    tree.nodes[head].end = UInt32(tree.nodes.count)
    if tree.nodes.count == head + 1 { tree.nodes.removeLast() }
    let body = append(.element, name: .body, parent: 0, origin: origin)
    if let template {
      expandTemplate(template, parent: Int32(body))
    } else {
      expandBody(of: page, parent: Int32(body))
    }
    guard !isExhausted else { return }
    tree.nodes[body].end = UInt32(tree.nodes.count)
    tree.nodes[0].end = UInt32(tree.nodes.count)
    if !insides.isEmpty { assemble() }
    checkDepth()
  }

  /// Puts views into the tree that are inside others and still stored elsewhere.
  private mutating func assemble() {
    var assembly = ViewAssembly(passed)
    assembly.add(tree.nodes.indices, of: tree.nodes, tree.attributes, insides)
    tree.nodes = assembly.nodes
    tree.attributes = assembly.attributes
    insides = Insides()
  }

  private mutating func expandBody(of page: Page, parent: Int32) {
    guard let layout = page.layout else { return expandAll(of: page.body, parent: parent) }
    guard let index = site.elements.component(layout.text) else {
      return report(.unknownComponent(layout, "layout", in: site.elements))
    }
    runWithDefaults(index, content: page.body, parent: parent, at: layout)
  }

  /// Expands a template from its first node to its last.
  mutating func expandAll(of template: Template, parent: Int32) {
    run(template)
    open(0..<template.nodes.count, parent: parent)
    run()
  }

  /// Expands a component that is not called from markup, with its default props; `handOn` adds the
  /// attributes for its roots.
  mutating func runWithDefaults(
    _ index: Int, content: Template?, parent: Int32, at reference: SiteConfiguration.Reference,
    handingOn handOn: (inout Expander) -> Void = { _ in }
  ) {
    let component = site.components[index]
    if component.isBroken {
      usesBroken = true
      return
    }
    let missing = component.props.filter { $0.defaultValue == nil }
    for prop in missing { report(.propWithoutCaller(prop, of: component, at: reference.range)) }
    if let content { run(content) }
    var call = openCall(of: index, parent: parent, at: ViewTree.Origin(reference.range))
    for prop in component.props { arguments.append(prop.defaultValue) }
    handOn(&self)
    call.isWrong = !missing.isEmpty
    if content != nil { call.layout = reference.range }
    calls.append(call)
    if let content {
      open(0..<content.nodes.count, parent: -1, .content)
    } else {
      endContent()
    }
    run()
  }

  /// Reports elements that are nested deeper than a reader of the document takes.
  private mutating func checkDepth() {
    // Most documents do not even have so many nodes.
    guard tree.nodes.count > ExpansionLimits.elements else { return }
    var ends: [UInt32] = []
    for (index, node) in tree.nodes.enumerated() where node.kind == .element {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(node.end)
      if ends.count > ExpansionLimits.elements {
        return report(.tooManyElements(at: node.origin.sourceRange))
      }
    }
  }
}

extension ViewTree {
  /// Removes texts of white space alone without another text beside them, which a reader does not
  /// see.
  fileprivate mutating func removeBlankTexts() {
    var blank: [Int] = []
    var index = 0
    while index < nodes.count {
      let parent = nodes[index].parent
      var end = index
      while end < nodes.count, nodes[end].kind == .text, nodes[end].parent == parent { end += 1 }
      let isBlank = nodes[index..<end].allSatisfy { node in
        bytes[node.text.range].allSatisfy { $0 <= 0x20 }
      }
      if isBlank { blank += index..<end }
      index = max(end, index + 1)
    }
    remove(blank)
  }

  /// Removes nodes without children; `leaves` is in order.
  private mutating func remove(_ leaves: [Int]) {
    guard !leaves.isEmpty else { return }
    /// By index: number of removed nodes before it.
    var gone = [Int](repeating: 0, count: nodes.count + 1)
    for leaf in leaves { gone[leaf + 1] = 1 }
    for index in nodes.indices { gone[index + 1] += gone[index] }
    var kept: [Node] = []
    kept.reserveCapacity(nodes.count - leaves.count)
    for (index, var node) in nodes.enumerated() where gone[index + 1] == gone[index] {
      node.end -= UInt32(gone[Int(node.end)])
      if node.parent >= 0 { node.parent -= Int32(gone[Int(node.parent)]) }
      kept.append(node)
    }
    nodes = kept
  }
}

extension Diagnostic {
  static func unknownComponent(
    _ reference: SiteConfiguration.Reference, _ role: String, in elements: ElementNames
  ) -> Diagnostic {
    let nearest =
      role == "layout" && reference.text.lowercased() == "none"
      ? "none" : nearestName(to: reference.text, in: elements.componentNames.sorted())
    return Diagnostic(
      .unknownComponent, .error, at: reference.range,
      "there is no component '\(reference.text)' for this \(role)" + didYouMean(nearest),
      notes: [Note("it would be 'components/\(reference.text).vml'")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: reference.range, with: $0)] } ?? [])
  }

  fileprivate static func propWithoutCaller(
    _ prop: Component.Prop, of component: Component, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingProp, .error, at: range,
      "nothing gives '\(component.name)' its prop '\(prop.name)' here",
      notes: [
        Note("give it a default, or read 'page.\(prop.name)' instead", at: prop.range)
      ])
  }

  fileprivate static func tooManyElements(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "more than \(ExpansionLimits.elements) elements are inside one another in the document",
      notes: [Note("no reader of VML takes more; take some of the outer ones away")])
  }
}
