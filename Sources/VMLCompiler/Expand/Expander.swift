import VMLData
import VMLDiagnostics
import VMLMarkup

/// Limits on what one document may expand to.
package enum ExpansionLimits {
  /// Components inside one another.
  package static let components = 128
  /// Elements, instructions and components inside one another.
  package static let depth = 1024
  /// Views of one document, and texts.
  package static let nodes = 250_000
  /// Bytes of one document's text and attribute values.
  package static let bytes = 64 << 20
  /// Nodes and turns of loops that are gone through for one document.
  package static let work = 4_000_000
}

/// Runs templates: instructions are followed, components expanded, expressions evaluated.
///
/// Appends to one tree; `parent` is the element that is open. What is passed to a component is
/// expanded first, where it is written, taken out of the tree, and put in where the component's slots stand.
struct Expander {
  let site: Site
  var tree: ViewTree
  var bag = DiagnosticBag()
  /// What has been reported, so that a mistake in a loop is reported once.
  private var reported: Set<Diagnostic> = []
  var scope: Scope
  /// What every component sees.
  let globals: Scope
  /// The components that are being expanded, outermost first.
  var frames: [Frame] = []
  /// Views that expressions may refer to (`children`), by their handle.
  var views: [Fragment] = []
  /// Whether a template was run that reads `target`.
  var readsTarget = false
  /// Whether a component was used whose own file has errors.
  var usesBroken = false
  private var depth = 0
  private var work = 0
  /// Set when a limit was reached: nothing more is expanded.
  private(set) var isExhausted = false

  struct Frame {
    let component: Int
    /// What was passed to the component.
    let content: Fragment
  }

  init(_ site: Site, globals: Scope, names: NameTable) {
    self.site = site
    self.globals = globals
    scope = globals
    tree = ViewTree(names: names)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { bag.report(diagnostic) }
  }

  mutating func report(contentsOf found: DiagnosticBag) {
    for diagnostic in found.diagnostics { report(diagnostic) }
  }

  /// Expands the nodes of a stretch of a template below an open element, or -1.
  mutating func expand(_ range: Range<Int>, of template: Template, parent: Int32) {
    guard !isExhausted else { return }
    depth += 1
    defer { depth -= 1 }
    if depth > ExpansionLimits.depth, !range.isEmpty {
      return exhaust(.tooDeep(at: template.nodes[range.lowerBound].origin.sourceRange))
    }
    let mark = scope.mark
    var index = range.lowerBound
    while index < range.upperBound, !isExhausted {
      expandNode(index, of: template, parent: parent)
      index = Int(template.nodes[index].end)
    }
    scope.pop(to: mark)
  }

  private mutating func expandNode(_ index: Int, of template: Template, parent: Int32) {
    let node = template.nodes[index]
    spend(1, at: node.origin)
    switch node.kind {
    case .text:
      let text = tree.append(template.text[node.literal.range])
      append(.text, text: text, parent: parent, origin: node.origin)
    case .comment:
      guard site.configuration.markup.keepsComments else { return }
      let text = tree.append(template.text[node.literal.range])
      append(.comment, text: text, parent: parent, origin: node.origin)
    case .interpolatedText: expandText(node, of: template, parent: parent)
    case .element: expandElement(index, of: template, parent: parent)
    case .call: expandCall(index, of: template, parent: parent)
    case .conditional: expandConditional(node, of: template, parent: parent)
    case .loop: expandLoop(node, of: template, parent: parent)
    case .binding: expandBinding(node, of: template)
    case .slot: expandSlot(index, of: template, parent: parent)
    case .broken: break
    }
  }

  // MARK: Elements and text

  private mutating func expandElement(_ index: Int, of template: Template, parent: Int32) {
    let node = template.nodes[index]
    let position = tree.nodes.count
    append(.element, name: node.name, parent: parent, origin: node.origin)
    for attribute in template.attributes[node.attributes] {
      expandAttribute(attribute, of: template)
    }
    tree.nodes[position].attributeCount =
      UInt32(tree.attributes.count) - tree.nodes[position].firstAttribute
    expand(index + 1..<Int(node.end), of: template, parent: Int32(position))
    tree.nodes[position].end = UInt32(tree.nodes.count)
  }

  /// Appends a node whose subtree is still empty.
  @discardableResult
  mutating func append(
    _ kind: ViewTree.Kind, name: NameID = .vml, text: ViewTree.Slice = ViewTree.Slice(0..<0),
    parent: Int32, origin: ViewTree.Origin
  ) -> Int {
    let position = tree.nodes.count
    tree.nodes.append(
      ViewTree.Node(
        kind: kind, name: name, parent: parent, end: UInt32(position + 1),
        firstAttribute: UInt32(tree.attributes.count), text: text, origin: origin))
    if position >= ExpansionLimits.nodes { exhaust(.tooManyViews(at: origin.sourceRange)) }
    if tree.bytes.count > ExpansionLimits.bytes { exhaust(.tooMuchText(at: origin.sourceRange)) }
    return position
  }

  private mutating func expandText(
    _ node: Template.Node, of template: Template, parent: Int32
  ) {
    guard let text = text(ofSegments: Int(node.payload), of: template), !text.isEmpty else {
      return
    }
    append(.text, text: text, parent: parent, origin: node.origin)
  }

  /// The text of segments, of which each must have some; `nil` after an error.
  mutating func text(ofSegments index: Int, of template: Template) -> ViewTree.Slice? {
    let start = tree.bytes.count
    for segment in template.segments[index] {
      switch segment {
      case .literal(let literal):
        tree.bytes.append(contentsOf: template.text[literal.range])
      case .interpolation(let interpolation):
        guard let interpolation, let value = evaluate(interpolation) else { return nil }
        guard let text = VMLCompiler.text(of: value) else {
          report(.noText(value, at: interpolation.expression.range))
          return nil
        }
        tree.bytes.append(contentsOf: text.utf8)
      }
    }
    return ViewTree.Slice(start..<tree.bytes.count)
  }

  mutating func evaluate(_ interpolation: Interpolation) -> Value? {
    var found = DiagnosticBag()
    let value = VMLCompiler.evaluate(interpolation, in: scope, reporting: &found)
    report(contentsOf: found)
    return value
  }

  // MARK: Limits

  /// Counts work; a document that never ends is given up.
  mutating func spend(_ amount: Int, at origin: ViewTree.Origin) {
    work += amount
    if work > ExpansionLimits.work { exhaust(.tooMuchWork(at: origin.sourceRange)) }
  }

  mutating func exhaust(_ diagnostic: Diagnostic) {
    guard !isExhausted else { return }
    isExhausted = true
    report(diagnostic)
  }
}

extension Diagnostic {
  fileprivate static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "more than \(ExpansionLimits.depth) elements, instructions and components are inside one another"
    )
  }

  fileprivate static func tooManyViews(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "the document grows to more than \(ExpansionLimits.nodes) views here")
  }

  fileprivate static func tooMuchText(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "the document grows to more than \(ExpansionLimits.bytes >> 20) MiB of text here")
  }

  fileprivate static func tooMuchWork(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "the document took more than \(ExpansionLimits.work) steps to get here and was given up",
      notes: [Note("loops inside loops multiply; go through shorter lists")])
  }
}
