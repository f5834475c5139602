import VMLCatalog
import VMLMarkup

/// The beginning of a view, before its modifiers.
struct SwiftBase {
  var call: SwiftCall
  /// Its type; `nil` for a view of the app.
  var type: Catalog.TypeEntry?
  /// Whether the call has the steps of a tap.
  var takesSteps = false
}

extension SwiftWriter {
  mutating func view(_ node: Int) -> SwiftView? {
    let name = markup.string(markup.nodes[node].name)
    var content = MarkupContent(node, of: markup)
    content.begin()
    let (outerFollowed, outerTags) = (followed, tagKind)
    defer { (followed, tagKind) = (outerFollowed, outerTags) }
    followed = []
    if ["Picker", "TabView", "List"].contains(name) {
      tagKind = state("selection", of: node)?.type
    }
    guard let base = base(name, node, &content) else {
      lack(.view(name), of: node)
      return nil
    }
    tagKind = outerTags
    var calls = [base.call]
    var receiver = base.type
    addModifiers(of: node, to: &calls, on: &receiver, &content)
    let count = calls.count
    calls += events(of: node, skippingTap: base.takesSteps)
    if let text = markup.value(named: "id", of: node) {
      if receiver.map({ $0 == Catalog.type("View") || $0.conforms(to: "View") }) ?? true {
        calls.append(SwiftCall(head: ".id(\(swiftLiteral(text)))"))
      } else {
        lack(.attribute("id"), of: node)
      }
    }
    if let text = markup.value(named: "tag", of: node) {
      calls.append(SwiftCall(head: ".tag(\(tag(text)))"))
    }
    if bindings(of: node).contains(where: { !followed.contains($0.attribute.text) }) {
      lack(.attribute("bind"), of: node)
    }
    for name in content.restAttributes(ignoring: Self.words) { lack(.attribute(name), of: node) }
    for name in content.restSlots where name != KnownTemplate.hidden { lack(.slot(name), of: node) }
    if content.hasRestContent { lack(.content, of: node) }
    return SwiftView(calls: calls, type: calls.count == count ? receiver : Catalog.type("View"))
  }

  /// Shapes whose corners have a style.
  private static let cornered: Set = ["Capsule", "RoundedRectangle", "UnevenRoundedRectangle"]

  /// Attributes that are no arguments.
  static let words: Set<String> = Set(
    ["id", "tag", "class", "template", "style", "state", "bind", "show", "action", "actionValue"]
      + EventName.allCases.map(\.rawValue))

  private mutating func base(
    _ name: String, _ node: Int, _ content: inout MarkupContent
  ) -> SwiftBase? {
    switch name {
    case "Text": if let base = text(node, &content) { return base }
    case "Color": if let base = color(node, &content) { return base }
    case "Image": if let base = loadedImage(node, &content) { return base }
    case "AsyncImage":
      if let base = loadedImage(node, &content) { return base }
      if content.restSlots.contains(where: { $0.hasPrefix("phase.") }) {
        return asyncImage(&content) { [$0.phases(&$1)] }
      }
      if !content.views.isEmpty || !content.slot("placeholder").isEmpty {
        return asyncImage(&content) { $0.loadedOrNot(&$1) }
      }
    default: break
    }
    guard let element = Catalog.element(name), element.isWritable else {
      return custom(name, node, &content)
    }
    let usage = usage(of: node, element)
    guard let initializer = usage.initializer(of: element, checker) else {
      guard name == "Text" else { return nil }
      return SwiftBase(call: SwiftCall(head: "Text(\"\")"), type: element.type)
    }
    use(element.type.module)
    for name in initializer.taken { content.take(name) }
    for slot in initializer.takenSlots { content.take(slot: slot) }
    if initializer.takesContent { content.take(viewsOf: "content") }
    guard var arguments = arguments(of: initializer, in: element, node, usage) else { return nil }
    if Self.cornered.contains(name), content.attribute("style") == "circular" {
      // Corners are continuous otherwise.
      arguments.append(.value(label: "style", ".circular"))
    }
    return SwiftBase(
      call: SwiftCall(name, arguments), type: element.type, takesSteps: initializer.takesSteps)
  }

  // MARK: Usage

  private func usage(of node: Int, _ element: Catalog.Element) -> SwiftUsage {
    var usage = SwiftUsage()
    for index in markup.nodes[node].attributes {
      let attribute = markup.attributes[index]
      if attribute.name == .style, attribute.flags.contains(.style) {
        for node in attribute.style where markup.styles.nodes[node].kind == .attribute {
          usage.readByStyle.insert(markup.styles.text(of: node))
        }
        continue
      }
      let name = markup.string(attribute.name)
      if Self.words.contains(name), !isAttribute(name, of: element) { continue }
      usage.attributes[name] = markup.string(attribute.value)
    }
    for binding in bindings(of: node) where isAttribute(binding.attribute.text, of: element) {
      let state = binding.source.state.flatMap { scope.states[$0.text] }
      usage.followers.updateValue(state?.type, forKey: binding.attribute.text)
    }
    let content = MarkupContent(node, of: markup)
    for slot in content.restSlots where slot != KnownTemplate.hidden {
      guard element.slots.contains(where: { $0.name.isEqual(to: slot) }) else { continue }
      let text = markup.plainText(of: content.slot(slot))
      usage.slots.updateValue(text, forKey: slot)
    }
    let nodes = self.content(of: node)
    usage.hasContent = !nodes.isEmpty
    if !nodes.isEmpty, nodes.allSatisfy({ markup.nodes[$0].kind == .text }) {
      usage.text = nodes.map { markup.string(markup.nodes[$0].text) }.joined()
    }
    usage.hasSteps = ["action", "onTap"].contains { markup.value(named: $0, of: node) != nil }
    return usage
  }

  /// Whether an element reads an attribute that is a word of VML elsewhere.
  private func isAttribute(_ name: String, of element: Catalog.Element) -> Bool {
    guard !["class", "style", "template", "id", "tag"].contains(name) else { return false }
    return element.attributes.contains { $0.isEqual(to: name) }
  }

  // MARK: Arguments

  /// The arguments of an initialiser; `nil` if one that it needs has no form.
  private mutating func arguments(
    of initializer: SwiftInitializer, in element: Catalog.Element, _ node: Int, _ usage: SwiftUsage
  ) -> [SwiftArgument]? {
    use(initializer.declaration.module)
    var arguments: [SwiftArgument] = []
    for (parameter, value) in initializer.values {
      let label = parameter.label.map { swiftLabel($0.string) } ?? ""
      let type = Catalog.ValueType(of: parameter, in: initializer.declaration)
      var code: String?
      switch value {
      case .attribute(let name):
        code = attribute(name, of: node, parameter, type, usage)
        if code == nil { lack(.attribute(name), of: node) }
        if code == nil, parameter.hasDefault { continue }
        if let code, !label.isEmpty, parameter.defaultValue?.string == code,
          !element.means(parameter, in: initializer.declaration)
        {
          continue
        }
      case .text: code = text(usage.text ?? "", parameter, type)
      case .slotText(let slot): code = text(usage.slots[slot] ?? nil, parameter, type)
      case .free: code = free(parameter, type)
      case .nil: code = "nil"
      case .steps, .emptyClosure, .title, .slot, .content:
        let body = closureBody(value, node, usage)
        guard parameter.isClosure || parameter.builder != nil else {
          code = expression(body)
          break
        }
        arguments.append(
          .closure(SwiftClosure(label: label, parameters: parameter.ignoredNames, body: body)))
        continue
      }
      guard let code else { return nil }
      arguments.append(.value(label: label, code))
    }
    return moved(arguments)
  }

  private mutating func closureBody(
    _ value: SwiftInitializer.Value, _ node: Int, _ usage: SwiftUsage
  ) -> [SwiftStatement] {
    switch value {
    case .steps: return tapSteps(of: node) ?? []
    case .title: return [Self.text(usage.text ?? "")]
    case .content: return cut(statements(content(of: node)))
    case .slot(let slot):
      let nodes = MarkupContent(node, of: markup).slot(slot)
      return cut(statements(nodes))
    default: return []
    }
  }

  /// Arguments whose closures before other arguments fit into a line.
  mutating func moved(_ arguments: [SwiftArgument]) -> [SwiftArgument] {
    let last = arguments.lastIndex { !$0.isClosure } ?? -1
    var moved = arguments
    for index in arguments.indices where index < last {
      guard case .closure(var closure) = arguments[index], closure.body.weight > 1 else { continue }
      closure.body = [.line(part(closure.body))]
      moved[index] = .closure(closure)
    }
    return moved
  }

  /// The value of an attribute, or of the state that it follows.
  private mutating func attribute(
    _ name: String, of node: Int, _ parameter: Catalog.Parameter, _ type: Catalog.ValueType,
    _ usage: SwiftUsage
  ) -> String? {
    if let source = source(of: name, node) {
      let code =
        parameter.takesBinding
        ? source.state.flatMap { scope.states[$0.text] }?.binding(as: parameter, type)
        : follower(source, type)
      if let code {
        followed.insert(name)
        return code
      }
    }
    guard let text = usage.attributes[name] else { return nil }
    if tagKind != nil, type.isAnything, markup.string(markup.nodes[node].name) == "Tab" {
      return tag(text)
    }
    let code = self.text(text, parameter, type)
    return parameter.takesBinding ? code.map { ".constant(\($0))" } : code
  }

  private func text(
    _ text: String?, _ parameter: Catalog.Parameter, _ type: Catalog.ValueType
  ) -> String? {
    guard let text else { return nil }
    let code = values.code(ofText: text, as: type)
    // A literal would be a key with Markdown.
    let isGeneric = parameter.type.kind == .parameter || parameter.type.kind == .some
    let isPlain = type.role == .string && parameter.label == nil && isGeneric
    return isPlain && looksLikeMarkdown(text) ? code.map { "String(\($0))" } : code
  }

  // MARK: Views of the app

  private mutating func custom(
    _ name: String, _ node: Int, _ content: inout MarkupContent
  ) -> SwiftBase? {
    guard name.first?.isUppercase == true, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let types = checker.target.custom.views[name]?.attributes
    var arguments: [SwiftArgument] = []
    for attribute in content.restAttributes(ignoring: Self.words) {
      let type = types?[attribute].map(Catalog.ValueType.init(named:))
      let text = content.attribute(attribute) ?? ""
      let following = source(of: attribute, node).flatMap { follower($0, type) }
      if following != nil { followed.insert(attribute) }
      guard let code = following ?? values.code(ofText: text, as: type) else { continue }
      content.take(attribute)
      arguments.append(.value(label: swiftLabel(attribute), code))
    }
    let nodes = self.content(of: node)
    if !nodes.isEmpty {
      content.take(viewsOf: "content")
      let body = cut(statements(nodes))
      if !body.isEmpty { arguments.append(.closure(SwiftClosure(label: "content", body: body))) }
    }
    let used = styleSlots(of: node)
    for slot in content.restSlots where slot != KnownTemplate.hidden && !used.contains(slot) {
      content.take(slot: slot)
      let body = cut(statements(content.slot(slot)))
      arguments.append(.closure(SwiftClosure(label: swiftLabel(slot), body: body)))
    }
    return SwiftBase(call: SwiftCall(swiftName(name), arguments), type: nil)
  }

  /// The names that a style refers to.
  private func styleSlots(of node: Int) -> Set<String> {
    guard let index = markup.attribute(.style, of: node) else { return [] }
    let nodes = markup.attributes[index].style.filter { markup.styles.nodes[$0].kind == .template }
    return Set(nodes.map(markup.styles.text))
  }
}

extension Catalog.Parameter {
  /// Names for the arguments of a closure that nothing reads: `_, _`; empty for none.
  var ignoredNames: String {
    let type = type.unwrapped
    var function = type
    while function.kind == .attributed || function.kind == .sending {
      function = function.arguments[0].unwrapped
    }
    guard function.kind == .function, let parameters = function.arguments.first else { return "" }
    return Array(repeating: "_", count: parameters.arguments.count).joined(separator: ", ")
  }
}
