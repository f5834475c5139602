public import VMLMarkup
public import VMLStylesheet

/// Writes views as they are between two stages, with their classes, and with styles if they are
/// given.
///
/// An element without a style in `styles` gets its inline layers, one after the other, as its
/// `style`.
public func printViews(
  _ tree: ViewTree, styles: [StyleID] = [], from pool: StylePool? = nil,
  layout: MarkupWriter.Layout
) -> [UInt8] {
  var writer = MarkupWriter(layout: layout)
  var open: [Int] = []
  func closeElements(before index: Int) {
    while let last = open.last, Int(tree.nodes[last].end) <= index {
      writer.writeEndTag(tree.names.bytes(of: tree.nodes[last].name))
      open.removeLast()
    }
  }
  writer.writeDoctype()
  for (index, node) in tree.nodes.enumerated() {
    closeElements(before: index)
    switch node.kind {
    case .text: writer.writeText(tree.bytes[node.text.range])
    case .comment: writer.writeComment(tree.bytes[node.text.range])
    case .element:
      writer.beginTag(tree.names.bytes(of: node.name))
      writeAttributes(of: index, in: tree, to: &writer)
      if let style = style(of: index, in: tree, styles: styles, from: pool) {
        writer.writeAttribute(Array("style".utf8)[...], style[...])
      }
      let content = content(of: index, in: tree)
      writer.endTag(content)
      if content != .nothing { open.append(index) }
    }
  }
  closeElements(before: tree.nodes.count)
  writer.endDocument()
  return writer.output
}

private func writeAttributes(of index: Int, in tree: ViewTree, to writer: inout MarkupWriter) {
  let attributes = tree.attributes[tree.attributeRange(of: index)]
    .filter { $0.name != .style }
    .map {
      (
        rank: attributeRank($0.name, isRead: false), name: tree.names.bytes(of: $0.name),
        value: tree.bytes[$0.value.range]
      )
    }
    .sorted {
      $0.rank != $1.rank ? $0.rank < $1.rank : $0.name.lexicographicallyPrecedes($1.name)
    }
  for attribute in attributes { writer.writeAttribute(attribute.name, attribute.value) }
}

private func style(
  of index: Int, in tree: ViewTree, styles: [StyleID], from pool: StylePool?
) -> [UInt8]? {
  if let pool, styles.indices.contains(index), !styles[index].isNone {
    return pool[styles[index]].text
  }
  let layers = tree.attributes[tree.attributeRange(of: index)]
    .filter { $0.name == .style && !$0.value.isEmpty }
    .map { Array(tree.bytes[$0.value.range]) }
  return layers.isEmpty ? nil : Array(layers.joined(separator: [UInt8(ascii: ";")]))
}

/// The content of an element, as far as its layout depends on it.
func content(of index: Int, in tree: ViewTree) -> MarkupWriter.Content {
  let end = Int(tree.nodes[index].end)
  guard end > index + 1 else { return .nothing }
  var child = index + 1
  while child < end {
    if tree.nodes[child].kind == .text { return .text }
    child = Int(tree.nodes[child].end)
  }
  return .elements
}
