import VMLMarkup

/// Depth of the elements of a drawing: browsers flatten what is deeper than 512.
let previewDepthLimit = 400

/// Writes a tree of elements.
///
/// Texts and the values of attributes are escaped here, and nowhere else.
func writeHTML(_ box: Box) -> [UInt8] {
  var writer = ByteWriter(capacity: 1 << 14)
  write(box, depth: 0, into: &writer)
  return writer.bytes
}

private func write(_ box: Box, depth: Int, into writer: inout ByteWriter) {
  guard depth < previewDepthLimit else { return }
  writer.append("<")
  writer.append(box.tag.name)
  writeClasses(of: box, into: &writer)
  for attribute in box.attributes {
    writer.append(" ")
    writer.append(attribute.name)
    writer.append("=\"")
    appendEscaped(attribute.value, quotes: true, into: &writer)
    writer.append("\"")
  }
  writeStyle(of: box, into: &writer)
  writer.append(">")
  if box.tag == .img { return }
  switch box.content {
  case .none: break
  case .text(let text): appendEscaped(text, quotes: false, into: &writer)
  case .boxes(let boxes): for child in boxes { write(child, depth: depth + 1, into: &writer) }
  case .raw(let markup): writer.append(markup)
  case .raws(let parts): for part in parts { writer.append(part) }
  }
  writer.append("</")
  writer.append(box.tag.name)
  writer.append(">")
}

private func writeClasses(of box: Box, into writer: inout ByteWriter) {
  var separator: StaticString = " class=\""
  for name in box.classes + box.flex.classes {
    writer.append(separator)
    writer.append(name)
    separator = " "
  }
  if !box.classes.isEmpty || !box.flex.classes.isEmpty { writer.append("\"") }
}

private func writeStyle(of box: Box, into writer: inout ByteWriter) {
  var styles = box.styles
  if box.flex.x, let maximum = box.flex.maximumX {
    styles.append(.init(property: "--mx", value: .points(maximum)))
  }
  if box.flex.y, let maximum = box.flex.maximumY {
    styles.append(.init(property: "--my", value: .points(maximum)))
  }
  guard !styles.isEmpty else { return }
  writer.append(" style=\"")
  for style in styles {
    writer.append(style.property)
    writer.append(":")
    appendEscaped(style.value.text, quotes: true, into: &writer)
    writer.append(";")
  }
  writer.append("\"")
}

private func appendEscaped(_ text: String, quotes: Bool, into writer: inout ByteWriter) {
  // A browser drops or replaces these characters, and what is left could say something else.
  let bytes = text.utf8.map { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
  writer.appendEscaped(0..<bytes.count, of: bytes, quotes: quotes)
}

extension Flex {
  fileprivate var classes: [StaticString] {
    var classes: [StaticString] = []
    if x { classes.append(maximumX == nil ? "gx" : "bx") }
    if y { classes.append(maximumY == nil ? "gy" : "by") }
    if fixedX { classes.append("fx") }
    if fixedY { classes.append("fy") }
    if idealX { classes.append("ux") }
    if idealY { classes.append("uy") }
    if shrinksX, !x { classes.append("sx") }
    if shrinksY, !y { classes.append("sy") }
    if isRigid, x, maximumX == nil { classes.append("rigid") }
    if isSpacer { classes.append("sp") }
    return classes
  }
}
