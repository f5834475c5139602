public import VMLMarkup

/// The text of one modifier, with the names that it refers to.
struct Appearance: Sendable {
  /// The canonical text.
  private(set) var text: [UInt8]
  /// The text cut at its strings, if one of them cannot stand in a `style` attribute; otherwise
  /// empty.
  private(set) var pieces: [StylePiece] = []
  private(set) var attributes: [String] = []
  private(set) var requiredAttributes: [String] = []
  private(set) var templates: [String] = []
  private(set) var mentionsGeometry = false
  /// Whether the text is all that the output needs.
  private(set) var isPlain = true

  init(of index: Int, in tree: StyleTree) {
    let nodes = index..<Int(tree.nodes[index].end)
    var printer = StylePrinter()
    printer.print(modifiers: nodes, of: tree)
    text = printer.output
    for node in nodes { note(node, of: tree) }
    let strings = nodes.filter { isHoisted($0, of: tree) }
    if !strings.isEmpty { cut(nodes, at: strings, of: tree) }
    isPlain = !mentionsGeometry && pieces.isEmpty && attributes.isEmpty && templates.isEmpty
  }

  private mutating func note(_ index: Int, of tree: StyleTree) {
    let node = tree.nodes[index]
    switch node.kind {
    case .attribute:
      attributes.append(tree.string(node.text))
      if !hasFallback(index, in: tree) { requiredAttributes.append(tree.string(node.text)) }
    case .template: templates.append(tree.string(node.text))
    case .identifier where !node.flags.contains(.call):
      if tree.bytes(node.text).elementsEqual("geometry".utf8) { mentionsGeometry = true }
    default: return
    }
  }

  /// Cuts the text at strings.
  ///
  /// Each is printed as a byte that no UTF-8 text has, at which the text is then cut.
  private mutating func cut(_ nodes: Range<Int>, at strings: [Int], of tree: StyleTree) {
    let hoisted = Set(strings)
    var printer = StylePrinter()
    printer.print(modifiers: nodes, of: tree) { _, index in
      hoisted.contains(index) ? [stringMark] : nil
    }
    let texts = printer.output.split(separator: stringMark, omittingEmptySubsequences: false)
    // Text that is no UTF-8 may have the byte itself; it is written as it is.
    guard texts.count == strings.count + 1 else { return }
    for (index, text) in texts.enumerated() {
      if !text.isEmpty { pieces.append(.text(Array(text))) }
      guard index < strings.count else { continue }
      pieces.append(.string(Array(tree.bytes(tree.nodes[strings[index]].text))))
    }
  }
}

private let stringMark: UInt8 = 0xFF

/// Whether a node is a string literal with a character that clients cannot read in a style.
private func isHoisted(_ index: Int, of tree: StyleTree) -> Bool {
  let node = tree.nodes[index]
  guard node.kind == .string else { return false }
  return tree.bytes(node.text).contains { byte in
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x0A, 0x0D: true
    default: false
    }
  }
}

/// Whether an `attr()` has a fallback; a type hint is none.
public func hasFallback(_ read: Int, in tree: StyleTree) -> Bool {
  tree.children(of: read).contains { tree.nodes[$0].kind != .typeHint }
}
