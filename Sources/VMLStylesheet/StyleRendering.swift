import VMLMarkup

/// Writes a list of modifiers as the style that it is.
func renderStyle(_ entries: [StyleEntry], in table: ModifierTable) -> ResolvedStyle {
  var style = ResolvedStyle()
  var printer = StylePrinter()
  for entry in entries {
    let modifier = table[entry.modifier]
    let tree = table.trees[Int(modifier.tree)]
    let nodes = Int(modifier.node)..<Int(tree.nodes[Int(modifier.node)].end)
    if !printer.output.isEmpty { printer.output.append(UInt8(ascii: ";")) }
    let start = printer.output.count
    printer.print(modifiers: nodes, of: tree)
    style.note(nodes, of: tree)
    style.modifiers.append(
      ResolvedStyle.Modifier(
        name: table.names[modifier.name], tree: tree, node: nodes.lowerBound,
        text: start..<printer.output.count, origin: modifier.origin,
        replaced: entry.replaced.map { table[$0].origin }))
  }
  style.text = printer.output
  if style.modifiers.contains(where: \.hasHoistedString) { style.splitText() }
  return style
}

extension ResolvedStyle {
  /// Notes what some nodes refer to outside of the style.
  fileprivate mutating func note(_ nodes: Range<Int>, of tree: StyleTree) {
    for index in nodes {
      let node = tree.nodes[index]
      switch node.kind {
      case .attribute: Self.insert(tree.string(node.text), into: &attributes)
      case .template: Self.insert(tree.string(node.text), into: &templates)
      case .identifier where !node.flags.contains(.call):
        if tree.bytes(node.text).elementsEqual("geometry".utf8) { mentionsGeometry = true }
      default: continue
      }
    }
  }

  private static func insert(_ name: String, into names: inout [String]) {
    if !names.contains(name) { names.append(name) }
  }

  /// Takes the strings out of the text that an attribute cannot hold.
  ///
  /// Each is printed as a byte that no UTF-8 text has, at which the text is then cut.
  fileprivate mutating func splitText() {
    var strings: [[UInt8]] = []
    var printer = StylePrinter()
    for modifier in modifiers {
      if !printer.output.isEmpty { printer.output.append(UInt8(ascii: ";")) }
      let nodes = modifier.node..<Int(modifier.tree.nodes[modifier.node].end)
      strings += nodes.lazy.filter { isHoisted($0, of: modifier.tree) }.map {
        Array(modifier.tree.bytes(modifier.tree.nodes[$0].text))
      }
      printer.print(modifiers: nodes, of: modifier.tree) { tree, index in
        isHoisted(index, of: tree) ? [stringMark] : nil
      }
    }
    let texts = printer.output.split(separator: stringMark, omittingEmptySubsequences: false)
    // Text that is no UTF-8 may hold the mark itself; it is written as it is.
    guard texts.count == strings.count + 1 else { return }
    for (index, text) in texts.enumerated() {
      if !text.isEmpty { pieces.append(.text(Array(text))) }
      if index < strings.count { pieces.append(.string(strings[index])) }
    }
  }
}

extension ResolvedStyle.Modifier {
  fileprivate var hasHoistedString: Bool {
    (node..<Int(tree.nodes[node].end)).contains { isHoisted($0, of: tree) }
  }
}

private let stringMark: UInt8 = 0xFF

/// Whether a node is a string literal with a character that clients cannot read in a style.
private func isHoisted(_ index: Int, of tree: StyleTree) -> Bool {
  let node = tree.nodes[index]
  guard node.kind == .string, !node.flags.contains(.continuation) else { return false }
  return tree.bytes(node.text).contains { byte in
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x0A, 0x0D: true
    default: false
    }
  }
}
