import VMLData
import VMLDiagnostics
import VMLMarkup

extension Expander {
  /// Expands an element that stands for a component.
  mutating func expandCall(_ index: Int, of template: Template, parent: Int32) {
    let node = template.nodes[index]
    let component = site.components[Int(node.payload)]
    guard !component.isBroken else {
      usesBroken = true
      return
    }
    guard enter(component, Int(node.payload), at: node.origin) else { return }
    let (arguments, passed) = evaluateArguments(of: node, to: component, in: template)
    let content = expandContent(index + 1..<Int(node.end), of: template)
    checkContent(content, of: component, at: node.origin)
    let missesProp = arguments == nil
    guard let arguments, !missesProp, !isExhausted else { return }
    run(
      Int(node.payload), arguments: arguments, content: content, passing: passed,
      parent: parent, at: node.origin)
  }

  /// Expands a component below `parent` with the values of its props, in their order.
  mutating func run(
    _ index: Int, arguments: [Value], content: Fragment, passing passed: [ViewTree.Attribute],
    parent: Int32, at origin: ViewTree.Origin
  ) {
    let component = site.components[index]
    let outer = scope
    scope = globals
    for (prop, value) in zip(component.props, arguments) { scope.bind(prop.variable, to: value) }
    if component.usesChildren { scope.bind("children", to: children(of: content)) }
    if component.readsTarget { readsTarget = true }
    frames.append(Frame(component: index, content: content))
    let start = tree.nodes.count
    expand(0..<component.template.nodes.count, of: component.template, parent: parent)
    frames.removeLast()
    scope = outer
    if !passed.isEmpty { pass(passed, toRootsFrom: start, of: component, at: origin) }
  }

  /// Refuses a component that is expanded inside of itself without end.
  private mutating func enter(
    _ component: Component, _ index: Int, at origin: ViewTree.Origin
  ) -> Bool {
    guard frames.count >= ExpansionLimits.components else { return true }
    let start = frames.lastIndex { $0.component == index } ?? 0
    let cycle = frames[start...].map { site.components[$0.component].name } + [component.name]
    exhaust(.endless(cycle, at: origin.sourceRange))
    return false
  }

  // MARK: Arguments

  /// The values of a component's props and the attributes that its roots get; no values after an error.
  private mutating func evaluateArguments(
    of node: Template.Node, to component: Component, in template: Template
  ) -> ([Value]?, [ViewTree.Attribute]) {
    var values: [Value?] = component.props.map { _ in nil }
    var given = component.props.map { _ in false }
    var passed: [ViewTree.Attribute] = []
    var isWrong = false
    for attribute in template.attributes[node.attributes] {
      if let prop = component.prop(attribute.name) {
        given[prop] = true
        values[prop] = argument(attribute, for: component.props[prop], in: template)
        if values[prop] == nil { isWrong = true }
      } else if isPassed(attribute.name) {
        guard let value = attributeText(attribute, of: template) else { continue }
        passed.append(
          ViewTree.Attribute(name: attribute.name, value: value, origin: attribute.origin))
      } else {
        isWrong = true
        report(
          .unknownProp(
            tree.names.string(attribute.name), of: component,
            at: attribute.nameOrigin.sourceRange))
      }
    }
    for (position, prop) in component.props.enumerated() where values[position] == nil {
      if let defaultValue = prop.defaultValue, !given[position] {
        values[position] = defaultValue
      } else if !given[position] {
        isWrong = true
        report(.missingProp(prop, of: component, at: nameRange(of: node)))
      }
    }
    return (isWrong ? nil : values.map { $0 ?? .nothing }, passed)
  }

  /// What a call hands on to the component's roots.
  private func isPassed(_ name: NameID) -> Bool {
    switch name {
    case .id, .tag, .template, .class, .style: true
    default: false
    }
  }

  /// The value of a prop; `nil` after an error.
  private mutating func argument(
    _ attribute: Template.Attribute, for prop: Component.Prop, in template: Template
  ) -> Value? {
    if case .segments(let index) = attribute.value, isSingleInterpolation(index, of: template) {
      guard case .interpolation(let interpolation) = template.segments[Int(index)][0],
        let interpolation, let value = evaluate(interpolation)
      else { return nil }
      if case .nothing = value, let defaultValue = prop.defaultValue { return defaultValue }
      if let converted = prop.type.converting(value) { return converted }
      report(.wrongType(prop, found: value.kindName, at: interpolation.expression.range))
      return nil
    }
    guard let slice = attributeText(attribute, of: template) else { return nil }
    if let value = prop.type.value(ofText: tree.string(slice)) { return value }
    report(
      .wrongType(prop, found: "'\(tree.string(slice))'", at: attribute.origin.sourceRange))
    return nil
  }

  private func nameRange(of node: Template.Node) -> SourceRange {
    let range = node.origin.sourceRange
    let start = range.range.lowerBound + 1
    let length = tree.names.bytes(of: node.name).count
    return SourceRange(file: range.file, start..<start + length)
  }

  // MARK: Content

  /// Expands what stands inside a call, where it is written.
  private mutating func expandContent(_ range: Range<Int>, of template: Template) -> Fragment {
    guard !range.isEmpty else { return .empty }
    let start = tree.nodes.count
    let firstAttribute = tree.attributes.count
    expand(range, of: template, parent: -1)
    return tree.detach(from: start, attributesFrom: firstAttribute)
  }

  private mutating func checkContent(
    _ content: Fragment, of component: Component, at origin: ViewTree.Origin
  ) {
    for root in content.roots where content.nodes[root].kind != .comment {
      let place = content.nodes[root].origin.sourceRange
      guard let name = slotName(of: root, in: content) else {
        if !component.slots.hasUnnamed {
          report(.noContent(component, at: place))
          return
        }
        continue
      }
      guard !component.slots.named.contains(name) else { continue }
      let attribute = content.attribute(.template, of: root)
      report(
        .unknownSlot(
          name, of: component,
          at: attribute.map { content.attributes[$0].origin.sourceRange } ?? place))
    }
  }

  /// The value of `children`: the views passed to the unnamed slot, taken apart as SwiftUI's containers do.
  private mutating func children(of content: Fragment) -> Value {
    var parts: [Fragment] = []
    for root in content.roots where slotName(of: root, in: content) == nil {
      flatten(content.part(root), into: &parts)
    }
    var children: [Value] = []
    for (index, part) in parts.enumerated() {
      var members = ValueObject()
      for attribute in part.attributes[part.attributeRange(of: 0)] {
        members[tree.names.string(attribute.name)] = .string(tree.string(attribute.value))
      }
      members["index"] = .integer(index)
      members["isFirst"] = .boolean(index == 0)
      members["isLast"] = .boolean(index == parts.count - 1)
      for name in ["id", "tag"] where members[name] == nil { members[name] = .nothing }
      views.append(part)
      children.append(.view(ViewReference(handle: views.count - 1, members: members)))
    }
    return .list(children)
  }

  /// Takes groups apart.
  ///
  /// In SwiftUI a group's modifiers are applied to each of its views. A style alone is appended to each
  /// view's; where classes or an id would change what rules apply, each view gets a group of its own.
  private mutating func flatten(_ part: Fragment, into parts: inout [Fragment]) {
    guard part.nodes[0].kind == .element, part.nodes[0].name == .groupView else {
      if part.nodes[0].kind != .comment { parts.append(part) }
      return
    }
    let attributes = Array(part.attributes[part.attributeRange(of: 0)])
    var child = 1
    while child < part.nodes.count {
      let inner = part.part(child)
      child = Int(part.nodes[child].end)
      var flat: [Fragment] = []
      flatten(inner, into: &flat)
      for view in flat { parts.append(applying(attributes, of: part.nodes[0], to: view)) }
    }
  }

  private mutating func applying(
    _ attributes: [ViewTree.Attribute], of group: ViewTree.Node, to view: Fragment
  ) -> Fragment {
    guard !attributes.isEmpty else { return view }
    let own = view.attributes[view.attributeRange(of: 0)]
    let canAppend =
      view.nodes[0].kind == .element && attributes.allSatisfy { $0.name == .style }
      && !own.contains { $0.name == .class || $0.name == .id }
    guard canAppend else {
      var wrapped = Fragment(nodes: [group], attributes: attributes)
      wrapped.nodes[0].firstAttribute = 0
      wrapped.nodes[0].end = UInt32(view.nodes.count + 1)
      for var node in view.nodes {
        node.firstAttribute += UInt32(attributes.count)
        node.end += 1
        node.parent += 1
        wrapped.nodes.append(node)
      }
      wrapped.attributes += view.attributes
      return wrapped
    }
    var style = own.filter { $0.name == .style }
    style += attributes
    let start = tree.bytes.count
    for (index, attribute) in style.enumerated() {
      if index > 0 { tree.bytes.append(UInt8(ascii: ";")) }
      tree.bytes.append(contentsOf: tree.bytes[attribute.value.range])
    }
    var merged = style[0]
    merged.value = ViewTree.Slice(start..<tree.bytes.count)
    var result = view
    result.nodes[0].firstAttribute = UInt32(result.attributes.count)
    result.attributes += own.filter { $0.name != .style } + [merged]
    result.nodes[0].attributeCount =
      UInt32(result.attributes.count)
      - result.nodes[0].firstAttribute
    return result
  }

  // MARK: Roots

  /// Gives the call's `id`, `tag`, `template`, `class` and `style` to the component's roots.
  private mutating func pass(
    _ passed: [ViewTree.Attribute], toRootsFrom start: Int, of component: Component,
    at origin: ViewTree.Origin
  ) {
    var roots: [Int] = []
    var index = start
    while index < tree.nodes.count {
      if tree.nodes[index].kind == .element { roots.append(index) }
      index = Int(tree.nodes[index].end)
    }
    if roots.isEmpty, tree.nodes.count > start {
      return report(.noRoot(component, at: passed[0].origin.sourceRange))
    }
    if roots.count > 1, let id = passed.first(where: { $0.name == .id }) {
      report(.idOfMany(component, roots: roots.count, at: id.origin.sourceRange))
    }
    for root in roots { set(passed, of: root) }
  }
}

extension Diagnostic {
  fileprivate static func endless(_ cycle: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .endlessComponent, .error, at: range,
      "component '\(cycle.last ?? "")' is expanded inside of itself without end",
      notes: [
        Note("the cycle is \(cycle.joined(separator: " → "))"),
        Note("end it with an 'if' or a 'for' over data that runs out"),
      ])
  }

  fileprivate static func unknownProp(
    _ name: String, of component: Component, at range: SourceRange
  ) -> Diagnostic {
    let names = component.props.map(\.name)
    let nearest = nearestName(to: name, in: names + ["id", "tag", "template", "class", "style"])
    return Diagnostic(
      .unknownProp, .error, at: range,
      "component '\(component.name)' has no prop '\(name)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [
        Note(names.isEmpty ? "it has none" : "its props are \(names.joined(separator: ", "))")
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func missingProp(
    _ prop: Component.Prop, of component: Component, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingProp, .error, at: range,
      "component '\(component.name)' needs the prop '\(prop.name)'",
      notes: [
        Note("'\(prop.name)' is declared here, of type '\(prop.type.name)'", at: prop.range)
      ])
  }

  fileprivate static func wrongType(
    _ prop: Component.Prop, found: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .wrongPropType, .error, at: range,
      "prop '\(prop.name)' is of type '\(prop.type.name)', and \(found) does not fit",
      notes: [Note("'\(prop.name)' is declared here", at: prop.range)])
  }

  fileprivate static func noContent(_ component: Component, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noSlot, .error, at: range, "component '\(component.name)' has no place for content",
      notes: [
        Note(
          component.slots.named.isEmpty
            ? "it has no '<slot/>'"
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
      "component '\(component.name)' has no slot '\(name)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [
        Note(
          component.slots.named.isEmpty
            ? "it has no named slots"
            : "its slots are \(component.slots.named.joined(separator: ", "))")
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func noRoot(_ component: Component, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noRoot, .error, at: range,
      "component '\(component.name)' is text alone, which takes no attributes",
      notes: [Note("put the component's text into a '<Text>'")])
  }

  fileprivate static func idOfMany(
    _ component: Component, roots: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .idOfMany, .error, at: range,
      "component '\(component.name)' has \(roots) roots here, and an id belongs to one view",
      notes: [Note("give the component one root, or leave the id out")])
  }
}
