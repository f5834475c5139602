import VMLMarkup

/// Modifiers in canonical form, with literals in place of some nodes.
///
/// An empty literal is nil: it leaves out the argument that it is a part of, or the item of an
/// array, and with the last argument its modifier. `special` are the nodes that `StylePrinter`
/// cannot replace by their literals: nil ones, and `attr()`s.
func printStyle(
  _ nodes: Range<Int>, of tree: StyleTree, with literals: [Int: [UInt8]], special: [Int]
) -> [UInt8] {
  LiteralStylePrinter(tree: tree, literals: literals, special: special).modifiers(nodes)
}

/// Prints a style with literals in place of some nodes.
///
/// Parts without such nodes are left to `StylePrinter`.
///
/// Recursion is limited by the style's parser.
private struct LiteralStylePrinter {
  let tree: StyleTree
  let literals: [Int: [UInt8]]
  let special: [Int]

  func modifiers(_ nodes: Range<Int>) -> [UInt8] {
    guard !special.isEmpty else {
      var printer = StylePrinter()
      printer.print(modifiers: nodes, of: tree) { [literals] _, index in literals[index] }
      return printer.output
    }
    var output: [UInt8] = []
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let end = Int(tree.nodes[index].end)
      if isOrdinary(index..<end) || index + 1 == end || !list(index + 1..<end).isEmpty {
        if !output.isEmpty { output.append(UInt8(ascii: ";")) }
        output += isOrdinary(index..<end) ? ordinary(index..<end) : call(index)
      }
      index = end
    }
    return output
  }

  private func isOrdinary(_ nodes: Range<Int>) -> Bool {
    !special.contains { nodes.contains($0) }
  }

  private func isNil(_ index: Int) -> Bool { literals[index]?.isEmpty == true }

  private func ordinary(_ nodes: Range<Int>) -> [UInt8] {
    var printer = StylePrinter()
    printer.print(expressions: nodes, of: tree) { [literals] _, index in literals[index] }
    return printer.output
  }

  /// Arguments, separated by commas.
  private func list(_ nodes: Range<Int>) -> [UInt8] {
    var output: [UInt8] = []
    var start = nodes.lowerBound
    while start < nodes.upperBound {
      var end = Int(tree.nodes[start].end)
      var isMissing = isNil(start)
      while end < nodes.upperBound, tree.nodes[end].flags.contains(.continuation) {
        if isNil(end) { isMissing = true }
        end = Int(tree.nodes[end].end)
      }
      if !isMissing {
        if !output.isEmpty { output += ", ".utf8 }
        output += expression(start..<end)
      }
      start = end
    }
    return output
  }

  /// One argument.
  private func expression(_ nodes: Range<Int>) -> [UInt8] {
    guard !isOrdinary(nodes) else { return ordinary(nodes) }
    var output: [UInt8] = []
    var start = nodes.lowerBound
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let end = Int(tree.nodes[index].end)
      if !isOrdinary(index..<end) {
        if start < index { output += ordinary(start..<index) }
        output += special.contains(index) ? literal(index) : call(index)
        start = end
      }
      index = end
    }
    if start < nodes.upperBound { output += ordinary(start..<nodes.upperBound) }
    return output
  }

  private func literal(_ index: Int) -> [UInt8] {
    let label = tree.bytes(tree.nodes[index].label)
    return (label.isEmpty ? [] : Array(label) + Array(": ".utf8)) + (literals[index] ?? [])
  }

  /// A node with a special node in its brackets.
  ///
  /// The text before and after its arguments does not change.
  private func call(_ index: Int) -> [UInt8] {
    let node = tree.nodes[index]
    var arguments = index + 1..<Int(node.end)
    let full = ordinary(index..<Int(node.end))
    guard node.kind == .attribute || node.kind == .variable else {
      return full.dropLast(ordinary(arguments).count + 1) + list(arguments) + full.suffix(1)
    }
    // The part that may be left out is the fallback, with the comma before it.
    if let hint = arguments.first, tree.nodes[hint].kind == .typeHint {
      arguments = hint + 1..<arguments.upperBound
    }
    let head = Array(full.dropLast(ordinary(arguments).count + 3))
    let fallback = list(arguments)
    return head + (fallback.isEmpty ? [] : Array(", ".utf8) + fallback) + [UInt8(ascii: ")")]
  }
}
