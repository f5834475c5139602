import VMLCatalog
import VMLMarkup

/// Elements that SwiftUI writes in a way of their own, and events.
extension SwiftWriter {
  mutating func text(_ node: Int, _ content: inout MarkupContent) -> SwiftBase? {
    let type = Catalog.type("Text")
    if let code = source(of: "content", node).flatMap(textCode) {
      followed.insert("content")
      _ = content.takeText()
      content.take("content")
      return SwiftBase(call: SwiftCall(head: "Text(verbatim: \(code))"), type: type)
    }
    if let markdown = content.attribute("markdown") {
      content.take("markdown")
      return SwiftBase(call: SwiftCall(head: "Text(\(swiftLiteral(markdown)))"), type: type)
    }
    var text = content.attribute("content")
    if text != nil { content.take("content") } else { text = content.takeText() }
    guard let text else { return sum(&content) }
    let label = looksLikeMarkdown(text) ? "verbatim: " : ""
    return SwiftBase(call: SwiftCall(head: "Text(\(label)\(swiftLiteral(text)))"), type: type)
  }

  /// Texts in a text: `(Text("a ") + Text("b").bold())`; `nil` if one of them is another view.
  private mutating func sum(_ content: inout MarkupContent) -> SwiftBase? {
    let type = Catalog.type("Text")
    let before = self
    var parts: [String] = []
    // The compiler takes no sum of any length.
    guard content.views.count <= 30 else { return nil }
    for node in content.views {
      if markup.nodes[node].kind == .text {
        let text = markup.string(markup.nodes[node].text)
        parts.append("Text(verbatim: \(swiftLiteral(text)))")
        continue
      }
      let isPlain = ["show", "state", "bind"].allSatisfy {
        markup.value(named: $0, of: node) == nil
      }
      guard markup.string(markup.nodes[node].name) == "Text", isPlain, let part = view(node),
        let code = part.flat, part.type == type
      else {
        self = before
        return nil
      }
      parts.append(code)
    }
    guard !parts.isEmpty else { return nil }
    content.take(viewsOf: "content")
    return SwiftBase(call: SwiftCall(head: "(\(parts.joined(separator: " + ")))"), type: type)
  }

  /// The text that a Text follows.
  private func textCode(_ source: BehaviourBinding.Source) -> String? {
    guard let state = source.state.flatMap({ scope.states[$0.text] }) else {
      return follower(source, Catalog.ValueType(named: "string"))
    }
    switch state.type {
    case .set: return nil
    case .date: return "\(state.name).formatted(.iso8601.year().month().day())"
    case .boolean, .integer, .number, .string: return "\"\\(\(state.name))\""
    }
  }

  /// A colour of the system by its name, or one in digits.
  func color(_ node: Int, _ content: inout MarkupContent) -> SwiftBase? {
    guard let name = content.attribute("name") else { return nil }
    if let digits = RGBA(hexadecimal: name) {
      content.take("name")
      return SwiftBase(
        call: SwiftCall(head: SwiftValues.color(digits)), type: Catalog.type("Color"))
    }
    guard name.hasPrefix("system-") else { return nil }
    let words = name.dropFirst("system-".count).split(separator: "-")
    let member = words.enumerated().reduce(into: "") { text, word in
      text +=
        word.offset == 0
        ? String(word.element) : word.element.prefix(1).uppercased() + word.element.dropFirst()
    }
    guard let type = Catalog.type("Color") else { return nil }
    let isMember = Catalog.Name(member).map { !type.staticMembers(named: $0).isEmpty } == true
    // The other names are UIKit's.
    guard isMember || SwiftUIMLCodec.names[member] != nil else { return nil }
    content.take("name")
    let head = isMember ? "Color.\(member)" : "Color(.\(member))"
    return SwiftBase(call: SwiftCall(head: head), type: type)
  }

  /// The image that an `AsyncImage` has loaded.
  func loadedImage(_ node: Int, _ content: inout MarkupContent) -> SwiftBase? {
    guard isInPhase else { return nil }
    // An image without a name is the one that has loaded, too.
    let isNamed = ["name", "systemName", "decorative"].contains { content.attribute($0) != nil }
    let isImage = markup.string(markup.nodes[node].name) == "Image"
    guard isImage ? !isNamed : content.attribute("image") != nil else { return nil }
    content.take("image")
    return SwiftBase(call: SwiftCall(head: "image"), type: Catalog.type("Image"))
  }

  /// An `AsyncImage` with the closures that have its views.
  mutating func asyncImage(
    _ content: inout MarkupContent,
    _ closures: (inout SwiftWriter, inout MarkupContent) -> [SwiftClosure]
  ) -> SwiftBase? {
    guard let text = content.attribute("url"), let url = swiftURL(text, isOptional: true) else {
      return nil
    }
    content.take("url")
    var arguments = [SwiftArgument.value(label: "url", url)]
    if let scale = content.attribute("scale").flatMap(Double.init), scale != 1 {
      arguments.append(.value(label: "scale", swiftNumber(scale) ?? "1"))
    }
    content.take("scale")
    arguments += closures(&self, &content).map(SwiftArgument.closure)
    return SwiftBase(
      call: SwiftCall("AsyncImage", arguments), type: Catalog.type("AsyncImage"))
  }

  mutating func phases(_ content: inout MarkupContent) -> SwiftClosure {
    SwiftClosure(
      label: "content", parameters: "phase", body: [.blocks(phaseBlocks(&content))])
  }

  /// Closures for the image that has loaded, and for the placeholder.
  mutating func loadedOrNot(_ content: inout MarkupContent) -> [SwiftClosure] {
    let (views, placeholder) = (content.views, content.slot("placeholder"))
    content.take(viewsOf: "content")
    content.take(slot: "placeholder")
    let body = views.isEmpty ? [.line("image")] : inPhase { $0.statements(views) }
    return [
      SwiftClosure(label: "content", parameters: "image", body: body),
      SwiftClosure(label: "placeholder", body: statements(placeholder)),
    ]
  }

  /// Makes something of views that may show the loaded image.
  private mutating func inPhase<Made>(_ make: (inout SwiftWriter) -> Made) -> Made {
    let wasInPhase = isInPhase
    isInPhase = true
    defer { isInPhase = wasInPhase }
    return make(&self)
  }

  /// A block for each phase that has views.
  private mutating func phaseBlocks(_ content: inout MarkupContent) -> [SwiftBlock] {
    var blocks: [SwiftBlock] = []
    for (slot, head) in [
      ("phase.success", "if let image = phase.image"), ("phase.failure", "if phase.error != nil"),
      ("phase.empty", ""),
    ] {
      let nodes = content.slot(slot)
      guard !nodes.isEmpty else { continue }
      content.take(slot: slot)
      let body =
        slot == "phase.success" ? inPhase { $0.statements(nodes) } : statements(nodes)
      if head.isEmpty, blocks.count == 2 {
        blocks.append(SwiftBlock(head: "else", body: body))
      } else {
        let condition = head.isEmpty ? "if phase.image == nil && phase.error == nil" : head
        blocks.append(SwiftBlock(head: (blocks.isEmpty ? "" : "else ") + condition, body: body))
      }
    }
    return blocks
  }

  // MARK: Events

  /// Statements for a tap: an action of the app, or steps.
  mutating func tapSteps(of node: Int) -> [SwiftStatement]? {
    guard let action = markup.value("action", of: node) else { return steps(.onTap, of: node) }
    let value = markup.value("actionValue", of: node).map(swiftLiteral)
    needs.insert(.perform)
    return [.line(SwiftScope.performed(action, value.map { "[\"value\": \($0)]" } ?? ""))]
  }

  private mutating func steps(_ event: EventName, of node: Int) -> [SwiftStatement]? {
    guard let text = markup.value(named: event.rawValue, of: node) else { return nil }
    let outer = scope
    defer { scope = outer }
    // The event's own value, which a state of that name hides.
    if event == .onSubmit, scope.states["value"] == nil {
      scope.states["value"] = state("text", of: node)
    }
    if let steps = SwiftBehaviour.steps(text), let made = scope.statements(steps, &needs) {
      return made
    }
    lack(.attribute(event.rawValue), of: node)
    return nil
  }

  /// Modifiers for what an element does on events.
  mutating func events(of node: Int, skippingTap: Bool) -> [SwiftCall] {
    var calls: [SwiftCall] = []
    for event in EventName.allCases {
      let hasAction = event == .onTap && markup.value("action", of: node) != nil
      guard hasAction || markup.value(named: event.rawValue, of: node) != nil else { continue }
      if event == .onTap, skippingTap { continue }
      guard let modifier = Self.modifiers[event] else {
        lack(.attribute(event.rawValue), of: node)
        continue
      }
      guard let body = event == .onTap ? tapSteps(of: node) : steps(event, of: node) else {
        continue
      }
      calls.append(
        SwiftCall(".\(modifier)", [.closure(SwiftClosure(label: "", body: body))]))
    }
    return calls
  }

  private static let modifiers: [EventName: String] = [
    .onTap: "onTapGesture", .onLongPress: "onLongPressGesture", .onSubmit: "onSubmit",
    .onAppear: "onAppear", .onDisappear: "onDisappear", .onRefresh: "refreshable",
  ]
}
