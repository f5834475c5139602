import VMLData
import VMLDiagnostics
import VMLMarkup

// Content that is passed to components.
extension Expander {
  /// Reports views that the component has no slot for.
  func checkContent(
    _ content: Range<Int>, of component: Component, layout: SourceRange?
  ) -> [Diagnostic] {
    var mistakes: [Diagnostic] = []
    for root in passed.roots(of: content) where passed.nodes[root].kind != .comment {
      let place = passed.nodes[root].origin.sourceRange
      if let attribute = passed.attribute(.template, of: root) {
        let name = tree.string(attribute.value)
        guard !component.slots.named.contains(name) else { continue }
        mistakes.append(.unknownSlot(name, of: component, at: attribute.origin.sourceRange))
      } else if !component.slots.hasUnnamed {
        // A layout that site.yaml gives the page is no mistake of the page.
        return mistakes + [.noContent(component, at: layout ?? place, isLayout: layout != nil)]
      }
    }
    return mistakes
  }

  // MARK: Slots

  mutating func expandSlot(_ index: Int, _ node: Template.Node, parent: Int32) {
    let slot = template.slots[Int(node.payload)]
    let start = tree.nodes.count
    let isFilled: Bool
    switch slot.source {
    case .child(let expression):
      insertChild(expression, parent: parent)
      isFilled = true
    case .unnamed: isFilled = insertContent(nil, parent: parent, at: node.origin)
    case .named(let name):
      isFilled = insertContent(template.text[name.range], parent: parent, at: node.origin)
    }
    if isFilled {
      markSlot(slot, from: start)
    } else if Int(node.end) > index + 1 {
      open(index + 1..<Int(node.end), parent: parent, .slot(node.payload, from: start))
    }
  }

  /// Inserts the content that the call of the innermost component passes to a slot; `nil` is the
  /// unnamed slot.
  ///
  /// - Returns: Whether there is any.
  private mutating func insertContent(
    _ name: ArraySlice<UInt8>?, parent: Int32, at origin: ViewTree.Origin
  ) -> Bool {
    guard let frame = frames.last else {
      report(.slotOutside(at: origin.sourceRange))
      return true
    }
    var isFilled = false
    var root = frame.content.lowerBound
    while root < frame.content.upperBound, !isExhausted {
      let end = Int(passed.nodes[root].end)
      if slotName(of: root) == name {
        isFilled = true
        insert(root, parent: parent, losing: name == nil ? nil : .template)
      }
      root = end
    }
    return isFilled
  }

  /// The value of `slots`: for each named slot, whether some content goes there.
  func filledSlots(of component: Component, with content: Range<Int>) -> Value {
    var filled = ValueObject(capacity: component.slots.named.count)
    for name in component.slots.named { filled[name] = .boolean(false) }
    for root in passed.roots(of: content) where passed.nodes[root].kind != .comment {
      guard let name = slotName(of: root) else { continue }
      filled[String(decoding: name, as: UTF8.self)] = .boolean(true)
    }
    return .object(filled)
  }

  /// The slot that a passed view goes to: its `template`, or `nil` for the unnamed one.
  private func slotName(of root: Int) -> ArraySlice<UInt8>? {
    passed.attribute(.template, of: root).map { tree.bytes[$0.value.range] }
  }

  /// Inserts a passed view with its content; `lost` is an attribute that it loses.
  mutating func insert(_ root: Int, parent: Int32, losing lost: NameID?) {
    let offset = tree.nodes.count - root
    let kept = passed.keepInside(of: root)
    let end = kept == nil ? Int(passed.nodes[root].end) : root + 1
    var text = 0
    let attributeCount = tree.attributes.count
    for index in root..<end {
      var node = passed.nodes[index]
      let first = tree.attributes.count
      for position in passed.attributeRange(of: index) {
        let attribute = passed.attributes[position]
        if index == root, attribute.name == lost { continue }
        tree.attributes.append(attribute)
        text += attribute.value.range.count
      }
      text += node.text.range.count
      node.firstAttribute = UInt32(first)
      node.attributeCount = UInt32(tree.attributes.count - first)
      node.end = UInt32(min(Int(node.end), end) + offset)
      node.parent = index == root ? parent : node.parent + Int32(offset)
      tree.nodes.append(node)
    }
    var inside = Insides.Size()
    if let kept { insert(kept, movedBy: offset, &inside) }
    if kept == nil, !passed.insides.isEmpty {
      for more in passed.insides.inRange(root..<end) { insert(more, movedBy: offset, &inside) }
    }
    let origin = passed.nodes[root].origin
    spend(
      end - root + tree.attributes.count - attributeCount + inside.nodes + inside.attributes,
      at: origin)
    count(text: text + inside.text, at: origin)
  }

  private mutating func insert(
    _ inside: Insides.Inside, movedBy offset: Int, _ size: inout Insides.Size
  ) {
    var inside = inside
    inside.holder += offset
    size += inside.size
    insides.append(inside)
  }

  /// Sets the `template` of the views from an index on, if the slot has one.
  mutating func markSlot(_ slot: Template.Slot, from start: Int) {
    guard let name = slot.template else { return }
    let value = tree.append(template.text[name.range])
    let attribute = ViewTree.Attribute(
      name: .template, value: value, origin: slot.templateOrigin)
    var index = start
    while index < tree.nodes.count {
      if tree.nodes[index].kind == .element { set([attribute], of: index) }
      index = Int(tree.nodes[index].end)
    }
  }

  // MARK: Children

  /// The value of `children`: the views passed to the unnamed slot, with groups resolved as
  /// SwiftUI's containers do.
  mutating func children(of content: Range<Int>, at origin: ViewTree.Origin) -> Value {
    let limit = passed.nodes.count + ExpansionLimits.nodes
    guard let views = passed.flatten(content, limit: limit) else {
      count(text: 0, at: origin)
      return .list([])
    }
    spend(passed.nodes.count - content.lowerBound, at: origin)
    count(text: 0, at: origin)
    var children: [Value] = []
    children.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      var members = ValueObject()
      for position in passed.attributeRange(of: view.view) {
        let attribute = passed.attributes[position]
        members[tree.names.string(attribute.name)] = .string(tree.string(attribute.value))
      }
      members["index"] = .integer(index)
      members["isFirst"] = .boolean(index == 0)
      members["isLast"] = .boolean(index == views.count - 1)
      for name in ["id", "tag"] where members[name] == nil { members[name] = .nothing }
      children.append(.view(ViewReference(handle: view.root, members: members)))
    }
    return .list(children)
  }

  private mutating func insertChild(_ expression: Expression, parent: Int32) {
    guard let value = value(of: expression) else { return }
    // A child is seen only inside the component that it was passed to, so its view still exists.
    guard case .view(let child) = value, passed.nodes.indices.contains(child.handle) else {
      return report(.notAChild(value, at: expression.range))
    }
    insert(child.handle, parent: parent, losing: nil)
  }
}

extension Diagnostic {
  fileprivate static func noContent(
    _ component: Component, at range: SourceRange, isLayout: Bool
  ) -> Diagnostic {
    Diagnostic(
      .noSlot, .error, at: range,
      isLayout
        ? "layout '\(component.name)' has no place for the page"
        : "component '\(component.name)' has no place for content",
      notes: [
        Note(
          component.slots.named.isEmpty
            ? "put '<slot/>' into the component where its content belongs"
            : "its slots are \(component.slots.named.joined(separator: ", "));"
              + " give the view a 'template' of that name")
      ])
  }

  fileprivate static func unknownSlot(
    _ name: String, of component: Component, at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: component.slots.named)
    return Diagnostic(
      .noSlot, .error, at: range,
      "component '\(component.name)' has no slot '\(name)'" + didYouMean(nearest),
      notes: [
        Note(
          component.slots.named.isEmpty
            ? "it has no named slots; '<slot name=\"\(name)\"/>' in the component makes one"
            : "its slots are \(component.slots.named.joined(separator: ", "))")
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
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
