import VMLMarkup

extension CompactDocument {
  /// Whether views are of a kind, which costs no more than to look at them.
  func fits(_ nodes: [Int], _ kind: ValueKind) -> Bool {
    switch kind {
    case .plain: isPlainText(nodes)
    case .layer: nodes.count == 1 && isElement(nodes[0]) && name(of: nodes[0]) != "Group"
    case .symbol: symbol(of: nodes) != nil
    case .tab: tab(nodes) != nil
    case .modifiers:
      nodes.count == 1 && isElement(nodes[0]) && isLoadedImage(nodes[0])
    default: true
    }
  }

  /// Whether an element has nothing of its own but the modifiers of an image that has loaded.
  private func isLoadedImage(_ node: Int) -> Bool {
    switch name(of: node) {
    case "Image", "EmptyView": true
    case "AsyncImage": value("image", of: node) != nil
    default: false
    }
  }

  /// `systemName` and `text` of a label; a symbol or a text alone has one of them.
  func tab(_ nodes: [Int]) -> FormatValue? {
    if isPlainText(nodes) {
      return plainText(of: nodes).map { .object([.init("text", .string($0))]) }
    }
    if let symbol = symbol(of: nodes) { return .object([.init("systemName", .string(symbol))]) }
    guard nodes.count == 1, isElement(nodes[0]), name(of: nodes[0]) == "Label" else { return nil }
    let inner = Array(children(of: nodes[0]))
    let texts = inner.filter { slot(of: $0) == nil }
    let title =
      !texts.isEmpty && texts.allSatisfy { !isElement($0) }
      ? texts.map(text).joined()
      : value("title", of: nodes[0]) ?? plainText(of: inner.filter { slot(of: $0) == "title" })
    let symbol =
      value("systemImage", of: nodes[0]) ?? symbol(of: inner.filter { slot(of: $0) == "icon" })
    guard let title, let symbol else { return nil }
    return .object([.init("systemName", .string(symbol)), .init("text", .string(title))])
  }

  /// The buttons of an alert, in groups too.
  func buttons(_ node: Int) -> [FormatValue] {
    guard isElement(node) else { return [] }
    guard name(of: node) == "Button" else { return children(of: node).flatMap(buttons) }
    let text = flatText(of: Array(children(of: node)))
    let label = text.isEmpty ? value("title", of: node) ?? "" : text
    var members = [FormatValue.Member("label", .string(label))]
    if let role = value("role", of: node) { members.append(.init("role", .string(role))) }
    if let sent = sent(by: node) {
      let value = sent.value.map { [FormatValue.Member("value", $0)] } ?? []
      members.append(.init("action", .object([.init("action", .string(sent.name))] + value)))
    }
    return [.object(members)]
  }

  private func sent(by node: Int) -> SentAction? {
    value("action", of: node).map {
      SentAction(
        name: $0, value: value("actionValue", of: node).map(FormatValue.init(actionValue:)))
    } ?? value("onTap", of: node).flatMap { SentAction($0, opens: true) }
  }

  /// The losses of views that are written as the buttons that they are or hold, by element.
  func lossesOfButtons(
    _ nodes: [Int], ignoring ignored: Set<String>
  ) -> [(part: FormatLack.Part, node: Int)] {
    nodes.flatMap { lossesOfButtons($0, ignored) }
  }

  private func lossesOfButtons(
    _ node: Int, _ ignored: Set<String>
  ) -> [(part: FormatLack.Part, node: Int)] {
    guard isElement(node) else { return [] }
    let name = name(of: node)
    let children = Array(children(of: node))
    guard name == "Button" || children.contains(where: { !buttons($0).isEmpty }) else {
      return name == "EmptyView" ? [] : [(.view(name), node)]
    }
    var content = ElementContent(node, of: self)
    var losses: [FormatLack.Part] = []
    if name == "Button" {
      var words = ["role", "action", "actionValue"]
      if flatText(of: children.filter { !isElement($0) }).isEmpty { words.append("title") }
      if sent(by: node) != nil { words.append("onTap") }
      for word in words { content.take(word) }
      if !children.isEmpty, !isPlainText(children) { losses.append(.flattened("content")) }
    } else if name != "Group" {
      losses.append(.frame(name))
    }
    losses += content.restAttributes(ignoring: ignored).map { .attribute($0) }
    let calls = (content.style ?? 0..<0).filter { content.tag.styles.nodes[$0].kind == .modifier }
    losses += calls.enumerated().map { index, call in
      .modifier(index, content.tag.styles.text(of: call), isKnown: true)
    }
    let own = losses.map { (part: $0, node: node) }
    guard name != "Button" else { return own }
    return own + lossesOfButtons(children, ignoring: ignored)
  }
}
