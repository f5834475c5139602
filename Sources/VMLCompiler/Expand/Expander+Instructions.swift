import VMLData
import VMLDiagnostics
import VMLMarkup

extension Expander {
  mutating func expandConditional(
    _ node: Template.Node, of template: Template, parent: Int32
  ) {
    for branch in template.conditionals[Int(node.payload)] {
      if let test = branch.test {
        var found = DiagnosticBag()
        let holds = evaluateCondition(test, in: scope, reporting: &found)
        report(contentsOf: found)
        guard let holds else { return }
        if !holds { continue }
      }
      return expand(branch.body, of: template, parent: parent)
    }
  }

  mutating func expandLoop(_ node: Template.Node, of template: Template, parent: Int32) {
    let loop = template.loops[Int(node.payload)]
    var found = DiagnosticBag()
    let items = evaluateList(loop.list, in: scope, reporting: &found)
    report(contentsOf: found)
    guard let items else { return }
    if items.isEmpty { return expand(loop.empty, of: template, parent: parent) }
    for (index, item) in items.enumerated() where !isExhausted {
      spend(1, at: node.origin)
      let mark = scope.mark
      scope.bind(loop.variable, to: item)
      if let counter = loop.index { scope.bind(counter, to: .integer(index)) }
      expand(loop.body, of: template, parent: parent)
      scope.pop(to: mark)
    }
  }

  /// Binds a name for the siblings that follow; their parent's end unbinds it.
  mutating func expandBinding(_ node: Template.Node, of template: Template) {
    let binding = template.bindings[Int(node.payload)]
    var found = DiagnosticBag()
    let value = VMLCompiler.evaluate(binding.value, in: scope, reporting: &found)
    report(contentsOf: found)
    scope.bind(binding.variable, to: value ?? .nothing)
  }

  // MARK: Slots

  mutating func expandSlot(_ index: Int, of template: Template, parent: Int32) {
    let node = template.nodes[index]
    let slot = template.slots[Int(node.payload)]
    let start = tree.nodes.count
    let fallback = index + 1..<Int(node.end)
    switch slot.source {
    case .child(let expression): insertChild(expression, parent: parent)
    case .unnamed: insertContent(nil, fallback: fallback, of: template, parent, at: node.origin)
    case .named(let name):
      insertContent(name, fallback: fallback, of: template, parent, at: node.origin)
    }
    if let name = slot.template { setTemplate(name, of: template, from: start, parent: parent) }
  }

  private mutating func insertContent(
    _ name: String?, fallback: Range<Int>, of template: Template, _ parent: Int32,
    at origin: ViewTree.Origin
  ) {
    guard let frame = frames.last else {
      return report(.slotOutside(at: origin.sourceRange))
    }
    var isFilled = false
    for root in frame.content.roots where slotName(of: root, in: frame.content) == name {
      isFilled = true
      spend(Int(frame.content.nodes[root].end) - root, at: origin)
      guard !isExhausted else { return }
      tree.insert(
        root, of: frame.content, parent: parent, skipping: name == nil ? nil : .template)
      checkSize(at: origin)
    }
    if !isFilled { expand(fallback, of: template, parent: parent) }
  }

  /// The slot that a view of a call's content goes to: its `template`, or `nil` for the unnamed one.
  func slotName(of root: Int, in content: Fragment) -> String? {
    guard content.nodes[root].kind == .element,
      let attribute = content.attribute(.template, of: root)
    else { return nil }
    return tree.string(content.attributes[attribute].value)
  }

  private mutating func insertChild(_ expression: Expression, parent: Int32) {
    var found = DiagnosticBag()
    let value = VMLCompiler.evaluate(expression, in: scope, reporting: &found)
    report(contentsOf: found)
    guard let value else { return }
    guard case .view(let reference) = value, views.indices.contains(reference.handle) else {
      return report(.notAChild(value, at: expression.range))
    }
    let fragment = views[reference.handle]
    let origin = fragment.nodes.first?.origin
    for root in fragment.roots where !isExhausted {
      if let origin { spend(fragment.nodes.count, at: origin) }
      tree.insert(root, of: fragment, parent: parent)
      if let origin { checkSize(at: origin) }
    }
  }

  /// Sets the `template` of the views from an index on that `parent` holds.
  private mutating func setTemplate(
    _ name: ViewTree.Slice, of template: Template, from start: Int, parent: Int32
  ) {
    var index = start
    while index < tree.nodes.count {
      if tree.nodes[index].kind == .element {
        let value = tree.append(template.text[name.range])
        set(
          [ViewTree.Attribute(name: .template, value: value, origin: tree.nodes[index].origin)],
          of: index)
      }
      index = Int(tree.nodes[index].end)
    }
  }

  /// Gives attributes to an element: `class` and `style` beside its own, any other in place of its own.
  mutating func set(_ added: [ViewTree.Attribute], of index: Int) {
    let own = tree.attributes[tree.attributeRange(of: index)].filter { attribute in
      attribute.name == .style || attribute.name == .class
        || !added.contains { $0.name == attribute.name }
    }
    tree.nodes[index].firstAttribute = UInt32(tree.attributes.count)
    tree.attributes += own
    for attribute in added {
      let first = Int(tree.nodes[index].firstAttribute)
      if attribute.name == .class,
        let position = tree.attributes[first...].firstIndex(where: { $0.name == .class })
      {
        tree.attributes[position].value = joined(tree.attributes[position].value, attribute.value)
      } else {
        tree.attributes.append(attribute)
      }
    }
    tree.nodes[index].attributeCount =
      UInt32(tree.attributes.count) - tree.nodes[index].firstAttribute
  }

  private mutating func joined(
    _ first: ViewTree.Slice, _ second: ViewTree.Slice
  ) -> ViewTree.Slice {
    let start = tree.bytes.count
    tree.bytes.append(contentsOf: tree.bytes[first.range])
    tree.bytes.append(UInt8(ascii: " "))
    tree.bytes.append(contentsOf: tree.bytes[second.range])
    return ViewTree.Slice(start..<tree.bytes.count)
  }

  private mutating func checkSize(at origin: ViewTree.Origin) {
    guard tree.nodes.count > ExpansionLimits.nodes else { return }
    exhaust(.tooManyViewsInSlot(at: origin.sourceRange))
  }
}

extension Diagnostic {
  fileprivate static func tooManyViewsInSlot(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "the document grows to more than \(ExpansionLimits.nodes) views here")
  }

  fileprivate static func slotOutside(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'slot' stands only in a component",
      notes: [Note("a page passes content to slots; it has none of its own")])
  }

  fileprivate static func notAChild(_ value: Value, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongKind, .error, at: range, "'of' needs one of 'children', not \(value.kindName)",
      notes: [
        Note("as in '<for each=\"child\" in=\"children\"><slot of=\"child\"/></for>'")
      ])
  }
}
