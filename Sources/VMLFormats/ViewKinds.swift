extension CompactDocument {
  /// Whether views are of a kind, which costs no more than to look at them.
  func fits(_ nodes: [Int], _ kind: ValueKind) -> Bool {
    switch kind {
    case .plain: isPlainText(nodes)
    case .layer: nodes.count == 1 && isElement(nodes[0]) && name(of: nodes[0]) != "Group"
    case .symbol: symbol(of: nodes) != nil
    case .tab: tab(nodes) != nil
    case .modifiers:
      nodes.count == 1 && isElement(nodes[0])
        && ["Image", "EmptyView"].contains(name(of: nodes[0]))
    default: true
    }
  }

  /// `systemName` and `text` of a label.
  func tab(_ nodes: [Int]) -> FormatValue? {
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
    var members = [
      FormatValue.Member("label", .string(flatText(of: Array(children(of: node)))))
    ]
    if let role = value("role", of: node) { members.append(.init("role", .string(role))) }
    let sent =
      value("action", of: node).map {
        SentAction(
          name: $0, value: value("actionValue", of: node).map(FormatValue.init(actionValue:)))
      } ?? value("onTap", of: node).flatMap { SentAction($0, opens: true) }
    if let sent {
      let value = sent.value.map { [FormatValue.Member("value", $0)] } ?? []
      members.append(.init("action", .object([.init("action", .string(sent.name))] + value)))
    }
    return [.object(members)]
  }
}
