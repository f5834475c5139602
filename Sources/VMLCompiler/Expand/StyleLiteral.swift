import VMLData
import VMLMarkup

/// A value as a literal of a style, and never as code.
///
/// A number or boolean is itself, a string, URL or date a string, a symbol or named colour an implicit member,
/// a hexadecimal colour itself, a list a list of these.
///
/// - Returns: Nothing at all for nil, which leaves an argument out; `nil` for what has no literal.
func styleLiteral(_ value: Value) -> [UInt8]? {
  switch value {
  case .nothing: return []
  case .boolean, .integer: return text(of: value).map { Array($0.utf8) }
  case .number(let number):
    return number.isFinite ? text(of: value).map { Array($0.utf8) } : nil
  case .string(let text), .url(let text), .date(let text):
    var printer = StylePrinter()
    printer.print(string: text.utf8)
    return printer.output
  case .symbol(let name):
    return isMember(name) ? Array(".\(name)".utf8) : nil
  case .color(let color):
    if color.hasPrefix("#") { return Array(color.lowercased().utf8) }
    return isMember(color) ? Array(".\(color)".utf8) : nil
  case .list(let items):
    var literal = [UInt8(ascii: "[")]
    for item in items {
      guard let text = styleLiteral(item) else { return nil }
      if text.isEmpty { continue }
      if literal.count > 1 { literal += ", ".utf8 }
      literal += text
    }
    return literal + [UInt8(ascii: "]")]
  case .object, .view: return nil
  }
}

/// Whether a name can stand after the dot of an implicit member.
private func isMember(_ name: String) -> Bool {
  isWord(name) && !name.utf8.contains(0x2D)
}

/// A value as it stands between the quotes of a string of a style; `nil` if it has no text.
func styleCharacters(_ value: Value) -> [UInt8]? {
  guard let text = text(of: value) else { return nil }
  var printer = StylePrinter()
  printer.print(characters: text.utf8)
  return printer.output
}

/// Modifiers whose interpolations have been worked out.
///
/// `literals` are by node; an empty one is nil, and leaves out the argument that it is a part of, or the item of an array.
func printStyle(
  _ nodes: Range<Int>, of tree: StyleTree, with literals: [Int: [UInt8]], missing: [Int]
) -> [UInt8] {
  let printer = InterpolatedStylePrinter(
    tree: tree, literals: literals, missing: missing)
  return printer.modifiers(nodes)
}

/// Prints what `StylePrinter` prints, without the arguments that are nil.
///
/// Recursion is as deep as brackets are, which the style's parser limits.
private struct InterpolatedStylePrinter {
  let tree: StyleTree
  let literals: [Int: [UInt8]]
  /// The interpolations that are nil, in order.
  let missing: [Int]

  func modifiers(_ nodes: Range<Int>) -> [UInt8] {
    guard !missing.isEmpty else {
      var printer = StylePrinter()
      printer.print(modifiers: nodes, of: tree) { [literals] _, index in literals[index] }
      return printer.output
    }
    var output: [UInt8] = []
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let end = Int(tree.nodes[index].end)
      if index > nodes.lowerBound { output.append(UInt8(ascii: ";")) }
      output += isWhole(index..<end) ? whole(index..<end) : call(index)
      index = end
    }
    return output
  }

  private func isWhole(_ nodes: Range<Int>) -> Bool { !missing.contains { nodes.contains($0) } }

  private func whole(_ nodes: Range<Int>) -> [UInt8] {
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
      var isMissing = missing.contains(start)
      while end < nodes.upperBound, tree.nodes[end].flags.contains(.continuation) {
        if missing.contains(end) { isMissing = true }
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

  /// One argument, in some of whose brackets something is nil, or not.
  private func expression(_ nodes: Range<Int>) -> [UInt8] {
    guard !isWhole(nodes) else { return whole(nodes) }
    var output: [UInt8] = []
    var wholeStart = nodes.lowerBound
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let end = Int(tree.nodes[index].end)
      if !isWhole(index..<end) {
        if wholeStart < index { output += whole(wholeStart..<index) }
        output += call(index)
        wholeStart = end
      }
      index = end
    }
    if wholeStart < nodes.upperBound { output += whole(wholeStart..<nodes.upperBound) }
    return output
  }

  /// A node in whose brackets something is nil: what stands before and behind its arguments is as ever.
  private func call(_ index: Int) -> [UInt8] {
    let node = tree.nodes[index]
    var arguments = index + 1..<Int(node.end)
    let full = whole(index..<Int(node.end))
    guard node.kind == .attribute || node.kind == .variable else {
      return full.dropLast(whole(arguments).count + 1) + list(arguments) + full.suffix(1)
    }
    // What may be left out is the fallback, with the comma before it.
    if let hint = arguments.first, tree.nodes[hint].kind == .typeHint {
      arguments = hint + 1..<arguments.upperBound
    }
    let head = Array(full.dropLast(whole(arguments).count + 3))
    let fallback = list(arguments)
    return head + (fallback.isEmpty ? [] : Array(", ".utf8) + fallback) + [UInt8(ascii: ")")]
  }
}
