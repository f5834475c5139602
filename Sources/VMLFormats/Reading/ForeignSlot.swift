import VMLData

/// Views that stand under a name in VML, as another format has them.
struct ForeignSlot {
  enum Value {
    case nodes([ForeignNode])
    case elements([PageElement])
    /// Of an image that the client makes.
    case modifiers([ForeignEntry])
  }
  let kind: ValueKind
  let value: Value
  /// Parts that have no form in VML, or are changed.
  private(set) var losses: [Loss] = []

  struct Loss {
    var entry: ForeignEntry
    /// `nil` for one that is left out.
    var change: String?
  }

  /// `nil` unless what was captured is of the parameter's kind.
  init?<Codec: ForeignCodec>(
    _ parameter: FormatTable.Parameter, _ capture: TemplateMatcher<Codec>.Capture, _ codec: Codec
  ) {
    guard let kind = parameter.kindOfViews, !capture.isDefault || kind == .modifiers else {
      return nil
    }
    self.kind = kind
    switch (kind, capture.value) {
    case (.modifiers, .entries(let entries)): value = .modifiers(entries)
    case (.modifiers, .data(let data)):
      guard let entries = codec.modifiers(in: data, capture.path),
        !entries.isEmpty || !capture.isDefault
      else { return nil }
      value = .modifiers(entries)
    case (_, .nodes(let nodes)): value = .nodes(nodes)
    case (.views, .data(let data)), (.children, .data(let data)):
      guard let items = data.items else { return nil }
      let nodes = items.enumerated().compactMap { index, item in
        codec.node(in: item, "\(capture.path)[\(index)]")
      }
      guard nodes.count == items.count else { return nil }
      value = .nodes(nodes)
    case (.view, .data(let data)), (.layer, .data(let data)), (.child, .data(let data)):
      guard let node = codec.node(in: data, capture.path) else { return nil }
      value = .nodes([node])
    case (.plain, .data(let data)), (.flat, .data(let data)):
      guard let text = data.string.map({ $0.writable }), !text.isEmpty else { return nil }
      value = .elements([PageElement(name: "Text", children: [.text(text)])])
    case (.symbol, .data(let data)):
      guard let name = data.string?.writable else { return nil }
      value = .elements([PageElement(name: "Image", attributes: [("systemName", name)])])
    case (.tab, .data(let data)):
      guard let label = Self.label(data) else { return nil }
      value = .elements([label])
    case (.buttons, .data(let data)):
      guard let items = data.items else { return nil }
      var (buttons, losses): ([PageElement], [Loss]) = ([], [])
      for (index, item) in items.enumerated() {
        guard let button = Self.button(item, "\(capture.path)[\(index)]", codec, &losses) else {
          return nil
        }
        buttons.append(button)
      }
      if buttons.isEmpty { return nil }
      value = .elements(buttons)
      self.losses = losses
    default: return nil
    }
  }

  /// `{systemName, text}`.
  private static func label(_ data: DataNode) -> PageElement? {
    guard let entries = data.entries else { return nil }
    let text = data["text"]?.string?.writable ?? ""
    let symbol = data["systemName"]?.string?.writable
    guard entries.allSatisfy({ ["systemName", "text"].contains($0.key) && $0.value.string != nil })
    else { return nil }
    guard let symbol else {
      return text.isEmpty ? nil : PageElement(name: "Text", children: [.text(text)])
    }
    if text.isEmpty { return PageElement(name: "Image", attributes: [("systemName", symbol)]) }
    return PageElement(
      name: "Label", attributes: [("systemImage", symbol)], children: [.text(text)])
  }

  /// `{label, role, action}`.
  private static func button(
    _ data: DataNode, _ path: String, _ codec: some ForeignCodec, _ losses: inout [Loss]
  ) -> PageElement? {
    guard let entries = data.entries else { return nil }
    var element = PageElement(name: "Button")
    let text = data["label"]?.string?.writable ?? "OK"
    element.children = [.text(text)]
    if let role = data["role"]?.string?.writable { element.attributes.append(("role", role)) }
    var made: (attributes: [(name: String, value: String)], change: String?)?
    if let sent = data["action"], sent.content != .null {
      let message = codec.canonical(sent, of: "action")
      if let attributes = ForeignAction(message)?.attributes(event: "onTap") {
        made = (attributes, message.isSame(as: sent) ? nil : message.changeOfMessage)
        element.attributes += attributes
      }
    }
    for entry in entries where entry.value.content != .null {
      let isAction = entry.key == "action" && made != nil
      let isRead =
        isAction
        ? made?.change == nil
        : ["label", "role"].contains(entry.key)
          && entry.value.string != nil
      if isRead { continue }
      let lost = ForeignEntry(
        key: entry.key, value: entry.value, range: entry.keyRange, path: "\(path).\(entry.key)",
        role: .member)
      losses.append(Loss(entry: lost, change: isAction ? made?.change : nil))
    }
    return element
  }
}
