import VMLMarkup
import VMLStylesheet

/// A style whose `attr()`s have been replaced by the values of the element's attributes, as far as their kind is plain.
///
/// Plain is what a type hint says: a `string`, `url`, `number`, `integer`, `boolean` or `color`; without a hint only
/// `true` and `false`, since a client makes of anything else what the parameter asks for. A fallback is taken where
/// there is no attribute.
struct InlinedAttributes {
  private(set) var text: [UInt8] = []
  /// The attributes that nothing reads any more.
  private(set) var unread: Set<String> = []
  /// Those that something still reads.
  private(set) var read: Set<String> = []

  /// `value` gives an attribute's value, or `nil` if the element has none of that name.
  init(_ modifiers: [ResolvedStyle.Modifier], value: (String) -> ArraySlice<UInt8>?) {
    for (index, modifier) in modifiers.enumerated() {
      let nodes = modifier.node..<Int(modifier.tree.nodes[modifier.node].end)
      var literals: [Int: [UInt8]] = [:]
      for node in nodes where modifier.tree.nodes[node].kind == .attribute {
        let name = modifier.tree.text(of: node)
        if let literal = plainLiteral(of: node, in: modifier.tree, value: value(name)) {
          literals[node] = literal
          unread.insert(name)
        } else {
          read.insert(name)
        }
      }
      if index > 0 { text.append(UInt8(ascii: ";")) }
      text += printStyle(
        nodes, of: modifier.tree, with: literals, special: literals.keys.sorted())
    }
    unread.subtract(read)
  }
}

/// What may stand in place of an `attr()`; `nil` if it must stay.
private func plainLiteral(
  of node: Int, in tree: StyleTree, value: ArraySlice<UInt8>?
) -> [UInt8]? {
  let children = node + 1..<Int(tree.nodes[node].end)
  let hint = children.first.flatMap { tree.nodes[$0].kind == .typeHint ? $0 : nil }
  guard let value else {
    let fallback = (hint.map { $0 + 1 } ?? children.lowerBound)..<children.upperBound
    let isPlain = fallback.allSatisfy { tree.nodes[$0].kind != .attribute }
    guard !fallback.isEmpty, isPlain else { return nil }
    var printer = StylePrinter()
    printer.print(expressions: fallback, of: tree)
    return printer.output
  }
  let text = String(decoding: value, as: UTF8.self)
  switch hint.map({ tree.text(of: $0) }) {
  case nil, "boolean": return ["true", "false"].contains(text) ? Array(value) : nil
  case "string", "url":
    // What cannot stand in a style would only be moved to an attribute again.
    guard !value.contains(where: { $0 < 0x20 || "\";\\".utf8.contains($0) }) else { return nil }
    return [UInt8(ascii: "\"")] + value + [UInt8(ascii: "\"")]
  case "integer": return Int(text).map { Array(String($0).utf8) }
  case "number": return isNumber(value) ? Array(value) : nil
  case "color":
    return PropType.color.value(ofText: text).flatMap { styleLiteral($0) }
  default: return nil
  }
}

/// Whether text is digits, with one dot among them or none, and a sign before them or none.
private func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
  let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
  let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  return (1...2).contains(parts.count)
    && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 &- 0x30 < 10 } }
}
