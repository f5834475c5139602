import VMLData
public import VMLDiagnostics
import VMLMarkup

/// The parts of its site that a page or component uses, as its source shows, whatever its
/// instructions decide.
public struct TemplateUses: Hashable, Sendable {
  /// The components that it calls, by their index.
  public var components: Set<Int> = []
  /// The slots of these components that it fills; the unnamed slot has the empty name.
  public var slots: Set<Slot> = []
  /// The components to which it passes views whose slot is known only when it is run.
  public var openComponents: Set<Int> = []
  /// The variables that its expressions read.
  public var variables: Set<String> = []
  /// The custom properties that its styles read.
  public var properties: Set<String> = []
  /// The keys of the locales' texts that it refers to, whether or not they exist.
  public var texts: Set<String> = []

  public struct Slot: Hashable, Sendable {
    public var component: Int
    public var name: String

    public init(component: Int, name: String) {
      self.component = component
      self.name = name
    }
  }

  public init() {}

  public mutating func formUnion(_ other: TemplateUses) {
    components.formUnion(other.components)
    slots.formUnion(other.slots)
    openComponents.formUnion(other.openComponents)
    variables.formUnion(other.variables)
    properties.formUnion(other.properties)
    texts.formUnion(other.texts)
  }
}

extension Page {
  /// The uses of the page.
  ///
  /// Its layout, given by its index, counts as called with the page's views.
  public func uses(layout: Int?) -> TemplateUses {
    var uses = body.uses
    uses.formUnion(head.uses)
    if let layout {
      uses.components.insert(layout)
      body.addFilled(0..<body.nodes.count, of: layout, to: &uses)
    }
    return uses
  }
}

extension Component {
  public var uses: TemplateUses { template.uses }

  /// Whether an error in its file was reported.
  public var hasErrors: Bool { isBroken }

  /// The props by name, with the ranges of their declarations.
  public var declaredProps: [(name: String, range: SourceRange)] {
    props.map { ($0.name, $0.range) }
  }

  /// The named slots, each with the range of the first one.
  public var declaredSlots: [(name: String, range: SourceRange)] {
    var found: [(name: String, range: SourceRange)] = []
    for node in template.nodes where node.kind == .slot {
      guard case .named(let slice) = template.slots[Int(node.payload)].source else { continue }
      let name = String(decoding: template.text[slice.range], as: UTF8.self)
      if !found.contains(where: { $0.name == name }) {
        found.append((name, node.origin.sourceRange))
      }
    }
    return found
  }
}

extension Template {
  fileprivate var uses: TemplateUses {
    var uses = TemplateUses()
    for (index, node) in nodes.enumerated() where node.kind == .call {
      uses.components.insert(Int(node.payload))
      addFilled(index + 1..<Int(node.end), of: Int(node.payload), to: &uses)
    }
    uses.components.formUnion(0..<choiceLimit)
    uses.openComponents.formUnion(0..<choiceLimit)
    for text in texts where !text.isEscaped { uses.texts.insert(text.key) }
    forEachExpression { uses.variables.formUnion($0.freeVariables) }
    // Text and other attributes are searched too, which does no harm.
    addProperties(in: text[...], to: &uses.properties)
    for style in styles {
      for node in style.nodes where style.tree.nodes[node].kind == .variable {
        uses.properties.insert(style.tree.text(of: node))
      }
    }
    return uses
  }

  /// Calls `body` with every expression of the template.
  func forEachExpression(_ body: (Expression) -> Void) {
    for interpolation in interpolations { body(interpolation.expression) }
    for case let test? in conditionals.lazy.joined().map(\.test) { body(test) }
    for loop in loops { body(loop.list) }
    for binding in bindings { body(binding.value) }
    for case .child(let expression) in slots.lazy.map(\.source) { body(expression) }
    for style in styles {
      for part in style.interpolations { body(part.interpolation.expression) }
    }
    for text in texts {
      for argument in text.arguments { body(argument.value) }
    }
  }

  /// Records the slots of a component that siblings passed to it fill.
  fileprivate func addFilled(_ range: Range<Int>, of component: Int, to uses: inout TemplateUses) {
    var index = range.lowerBound
    while index < range.upperBound {
      let node = nodes[index]
      switch node.kind {
      case .conditional, .loop, .empty, .broken:
        index += 1
        continue
      case .comment, .binding: break
      case .fragment: addFilled(by: fragments[Int(node.payload)], of: component, to: &uses)
      case .text, .interpolatedText, .localizedText, .markdown: fill("", of: component, &uses)
      case .slot:
        let name = slots[Int(node.payload)].template.map { string($0) }
        fill(name ?? "", of: component, &uses)
      case .element, .call, .chosenCall:
        let attribute = node.attributes.first { attributes[$0].name == .template }
        switch attribute.map({ attributes[$0].value }) {
        case .literal(let slice)?: fill(string(slice), of: component, &uses)
        case nil: fill("", of: component, &uses)
        default: uses.openComponents.insert(component)
        }
      }
      index = Int(node.end)
    }
  }

  /// Records the slots that the roots of a fragment fill.
  private func addFilled(
    by fragment: Fragment, of component: Int, to uses: inout TemplateUses
  ) {
    let views = fragmentNodes[fragment.firstNode..<fragment.firstNode + fragment.nodeCount]
    for view in views where view.parent < 0 && view.kind != .comment {
      let first = fragment.firstAttribute + Int(view.firstAttribute)
      let template = fragmentAttributes[first..<first + Int(view.attributeCount)]
        .first { $0.name == .template }
      let name = template.map { string($0.value, in: fragment) }
      fill(name ?? "", of: component, &uses)
    }
  }

  private func fill(_ name: String, of component: Int, _ uses: inout TemplateUses) {
    uses.slots.insert(TemplateUses.Slot(component: component, name: name))
  }

  private func string(_ slice: ViewTree.Slice) -> String {
    String(decoding: text[slice.range], as: UTF8.self)
  }

  private func string(_ slice: ViewTree.Slice, in fragment: Fragment) -> String {
    let place = Fragment.place(
      slice, source: UInt32(fragment.firstByte), decoded: UInt32(fragment.firstDecoded))
    return String(
      decoding: Fragment.isDecoded(slice) ? text[place.range] : source[place.range],
      as: UTF8.self)
  }
}

/// Finds every `var(--name` in a text.
private func addProperties(in text: ArraySlice<UInt8>, to names: inout Set<String>) {
  let opening = Array("var(".utf8)
  var index = text.startIndex
  while index + opening.count < text.endIndex {
    guard text[index] == opening[0], text[index...].starts(with: opening) else {
      index += 1
      continue
    }
    index += opening.count
    while index < text.endIndex, text[index] <= 0x20 { index += 1 }
    let start = index
    while index < text.endIndex, text[index] > 0x20, !",)".utf8.contains(text[index]) { index += 1 }
    names.insert(String(decoding: text[start..<index], as: UTF8.self))
  }
}
