import VMLMarkup

/// What one modifier looks like, and what it refers to.
struct Appearance: Sendable {
  /// The canonical text.
  private(set) var text: [UInt8]
  /// The text cut at its strings, if one of them cannot stand in a `style` attribute; else empty.
  private(set) var pieces: [ResolvedStyle.Piece] = []
  private(set) var attributes: [String] = []
  private(set) var templates: [String] = []
  private(set) var mentionsGeometry = false

  init(of index: Int, in tree: StyleTree) {
    let nodes = index..<Int(tree.nodes[index].end)
    var printer = StylePrinter()
    printer.print(modifiers: nodes, of: tree)
    text = printer.output
    for node in nodes { note(node, of: tree) }
    let strings = nodes.filter { isHoisted($0, of: tree) }
    if !strings.isEmpty { cut(nodes, at: strings, of: tree) }
  }

  private mutating func note(_ index: Int, of tree: StyleTree) {
    let node = tree.nodes[index]
    switch node.kind {
    case .attribute: attributes.append(tree.string(node.text))
    case .template: templates.append(tree.string(node.text))
    case .identifier where !node.flags.contains(.call):
      if tree.bytes(node.text).elementsEqual("geometry".utf8) { mentionsGeometry = true }
    default: return
    }
  }

  /// Takes strings out of the text.
  ///
  /// Each is printed as a byte that no UTF-8 text has, at which the text is then cut.
  private mutating func cut(_ nodes: Range<Int>, at strings: [Int], of tree: StyleTree) {
    var printer = StylePrinter()
    printer.print(modifiers: nodes, of: tree) { _, index in
      strings.contains(index) ? [stringMark] : nil
    }
    let texts = printer.output.split(separator: stringMark, omittingEmptySubsequences: false)
    // Text that is no UTF-8 may hold the mark itself; it is written as it is.
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

/// Writes a list of modifiers as the style that it is.
func renderStyle(_ modifiers: [Int32], in table: inout ModifierTable) -> ResolvedStyle {
  var style = ResolvedStyle()
  var hasPieces = false
  for number in modifiers {
    let appearance = table.appearance(of: number)
    if !style.text.isEmpty { style.text.append(UInt8(ascii: ";")) }
    style.text += appearance.text
    if !appearance.pieces.isEmpty { hasPieces = true }
    if appearance.mentionsGeometry { style.mentionsGeometry = true }
    for name in appearance.attributes where !style.attributes.contains(name) {
      style.attributes.append(name)
    }
    for name in appearance.templates where !style.templates.contains(name) {
      style.templates.append(name)
    }
  }
  if hasPieces { style.pieces = pieces(of: modifiers, in: &table) }
  return style
}

private func pieces(
  of modifiers: [Int32], in table: inout ModifierTable
) -> [ResolvedStyle.Piece] {
  var pieces: [ResolvedStyle.Piece] = []
  var text: [UInt8] = []
  for (index, number) in modifiers.enumerated() {
    if index > 0 { text.append(UInt8(ascii: ";")) }
    let appearance = table.appearance(of: number)
    if appearance.pieces.isEmpty { text += appearance.text }
    for piece in appearance.pieces {
      switch piece {
      case .text(let more): text += more
      case .string:
        if !text.isEmpty { pieces.append(.text(text)) }
        text = []
        pieces.append(piece)
      }
    }
  }
  return text.isEmpty ? pieces : pieces + [.text(text)]
}
