import VMLCatalog
import VMLData
import VMLMarkup
import VMLStylesheet

/// A style with values in place of the `attr()`s that read them.
struct InlinedStyle {
  var style: ResolvedStyle
  /// The attributes that were read, and that nothing reads any more.
  var unread: Set<String>
}

/// Replaces each `attr()` by the value of the element's attribute if that is plain, and by its
/// fallback if there is no attribute.
///
/// A type hint makes a value plain. Without one only `true` and `false` are, since the meaning of
/// other values depends on the parameter. An attribute that the view reads itself is never unread.
///
/// Spec: VML 8.4.
func inliningAttributes(
  of element: Int, in views: ViewTree, into modifiers: [ResolvedStyle.Modifier]
) -> InlinedStyle {
  var text: [UInt8] = []
  var unread: Set<String> = []
  for modifier in modifiers {
    let nodes = modifier.node..<Int(modifier.tree.nodes[modifier.node].end)
    var literals: [Int: [UInt8]] = [:]
    for node in nodes where modifier.tree.nodes[node].kind == .attribute {
      let name = modifier.tree.text(of: node)
      let value = views.attributes[views.attributeRange(of: element)]
        .first { views.names.bytes(of: $0.name).elementsEqual(name.utf8) }
      literals[node] = plainLiteral(
        of: node, in: modifier.tree, value: value.map { views.string($0.value) })
      if literals[node] != nil, value != nil { unread.insert(name) }
    }
    if !text.isEmpty { text.append(UInt8(ascii: ";")) }
    text += printStyle(
      nodes, of: modifier.tree, with: literals, special: literals.keys.sorted())
  }
  let style = ResolvedStyle(parsing: text)
  unread.subtract(style.attributes)
  let name = views.names.string(views.nodes[element].name)
  return InlinedStyle(style: style, unread: unread.filter { !isRead($0, by: name) })
}

/// Whether a view may read an attribute itself, not through its style.
private func isRead(_ attribute: String, by view: String) -> Bool {
  guard !["id", "tag", "template"].contains(attribute), let element = Catalog.element(view) else {
    return true
  }
  return element.attributes.contains { $0.isEqual(to: attribute) }
}

/// The text in place of an `attr()`; `nil` if it must stay.
private func plainLiteral(of node: Int, in tree: StyleTree, value: String?) -> [UInt8]? {
  let children = node + 1..<Int(tree.nodes[node].end)
  let hint = children.first.flatMap { tree.nodes[$0].kind == .typeHint ? $0 : nil }
  guard let value else {
    let fallback = (hint.map { $0 + 1 } ?? children.lowerBound)..<children.upperBound
    // A fallback that reads an attribute itself stays with its `attr()`.
    let isPlain = fallback.allSatisfy { tree.nodes[$0].kind != .attribute }
    guard !fallback.isEmpty, isPlain else { return nil }
    var printer = StylePrinter()
    printer.print(expressions: fallback, of: tree)
    return printer.output
  }
  switch hint.map({ tree.text(of: $0) }) {
  case nil, "boolean": return value == "true" || value == "false" ? Array(value.utf8) : nil
  case "string", "url":
    // A character that cannot stand in a style would be moved to an attribute again.
    guard !value.utf8.contains(where: { $0 < 0x20 || "\";\\".utf8.contains($0) }) else {
      return nil
    }
    return Array("\"\(value)\"".utf8)
  case "integer": return Int(value).map { Array(String($0).utf8) }
  case "number": return isNumber(value) ? Array(value.utf8) : nil
  case "length", "angle": return isQuantity(value) ? Array(value.utf8) : nil
  case "color": return colorValue(ofText: value).flatMap { styleLiteral($0) }
  default: return nil
  }
}

/// Whether text is digits, with at most one dot among them and at most one minus before them.
private func isNumber(_ text: some StringProtocol) -> Bool {
  let digits = text.first == "-" ? text.dropFirst() : text[...]
  let parts = digits.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  return (1...2).contains(parts.count)
    && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 &- 0x30 < 10 } }
}

/// Whether text is a number with at most one of the units that a style knows.
private func isQuantity(_ text: String) -> Bool {
  let unit = ["deg", "rad", "turn", "pt", "px", "%"].first { text.hasSuffix($0) } ?? ""
  return isNumber(text.dropLast(unit.count))
}
