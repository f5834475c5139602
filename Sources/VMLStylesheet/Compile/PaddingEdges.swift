import VMLMarkup

extension ShorthandParts {
  static let top = ShorthandParts(rawValue: 1)
  static let leading = ShorthandParts(rawValue: 2)
  static let bottom = ShorthandParts(rawValue: 4)
  static let trailing = ShorthandParts(rawValue: 8)
  static let horizontal: ShorthandParts = [.leading, .trailing]
  static let vertical: ShorthandParts = [.top, .bottom]
  static let allEdges: ShorthandParts = [.horizontal, .vertical]

  fileprivate static let edges: [(name: String, parts: ShorthandParts)] = [
    ("all", .allEdges), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top),
    ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]
}

/// The edges that a `padding` names; all of them if it names none.
func paddingEdges(of node: Int, in tree: StyleTree) -> ShorthandParts {
  let arguments = tree.arguments(of: node)
  guard let first = arguments.first, first.label.isEmpty else { return .allEdges }
  return edges(in: first.nodes, of: tree) ?? .allEdges
}

/// The edges that an expression names: `.top`, `Edge.Set.top` or a list of these; `nil` if it is
/// anything else.
private func edges(in nodes: Range<Int>, of tree: StyleTree) -> ShorthandParts? {
  let head = tree.nodes[nodes.lowerBound]
  guard head.kind == .array else { return edge(in: nodes, of: tree) }
  guard Int(head.end) == nodes.upperBound else { return nil }
  var parts: ShorthandParts = []
  for argument in tree.arguments(of: nodes.lowerBound) {
    guard argument.label.isEmpty, let edge = edge(in: argument.nodes, of: tree) else { return nil }
    parts.formUnion(edge)
  }
  return parts
}

private func edge(in nodes: Range<Int>, of tree: StyleTree) -> ShorthandParts? {
  guard let last = nodes.last, !tree.nodes[last].flags.contains(.call),
    tree.nodes[last].kind == .member
  else { return nil }
  let scope = nodes.dropLast().map { tree.text(of: $0) }
  guard [[], ["Edge"], ["Edge", "Set"]].contains(scope) else { return nil }
  let name = tree.text(of: last)
  return ShorthandParts.edges.first { $0.name == name }?.parts
}

/// A `padding` of some of its edges.
func paddingRemainder(
  of node: Int, in tree: StyleTree, keeping parts: ShorthandParts
) -> [UInt8] {
  let arguments = tree.arguments(of: node)
  var printer = StylePrinter()
  printer.output = Array("padding(".utf8)
  if arguments.count == 1, let insets = insets(in: arguments[0].nodes, of: tree) {
    print(insets, arguments[0].nodes, of: tree, keeping: parts, to: &printer)
  } else {
    printer.output += edgeList(parts).utf8
    // A single argument is the length, unless it is the edges; of two, the second is the length.
    let length = arguments.count == 1 && edges(in: arguments[0].nodes, of: tree) != nil
    if !length, let last = arguments.last {
      printer.output += ", ".utf8
      printer.print(expressions: last.nodes, of: tree)
    }
  }
  printer.output.append(UInt8(ascii: ")"))
  return printer.output
}

private func edgeList(_ parts: ShorthandParts) -> String {
  if let name = ShorthandParts.edges.first(where: { $0.parts == parts })?.name { return ".\(name)" }
  let names = ShorthandParts.edges.dropFirst(3).filter { parts.contains($0.parts) }
  return "[" + names.map { ".\($0.name)" }.joined(separator: ", ") + "]"
}

/// The arguments of `EdgeInsets(top: …)` or `.init(top: …)`; `nil` if the expression is anything
/// else.
private func insets(in nodes: Range<Int>, of tree: StyleTree) -> [StyleTree.Argument]? {
  let head = nodes.lowerBound
  guard Int(tree.nodes[head].end) == nodes.upperBound, tree.nodes[head].flags.contains(.call),
    ["EdgeInsets", "init"].contains(tree.text(of: head))
  else { return nil }
  return tree.arguments(of: head)
}

/// Prints insets with 0 for the edges that are gone, since insets cannot leave an edge out.
private func print(
  _ insets: [StyleTree.Argument], _ nodes: Range<Int>, of tree: StyleTree,
  keeping parts: ShorthandParts, to printer: inout StylePrinter
) {
  let head = tree.nodes[nodes.lowerBound]
  if head.kind == .member { printer.output.append(UInt8(ascii: ".")) }
  printer.output += tree.bytes(head.text)
  printer.output.append(UInt8(ascii: "("))
  for (index, inset) in insets.enumerated() {
    if index > 0 { printer.output += ", ".utf8 }
    let label = tree.string(inset.label)
    let edge = ShorthandParts.edges.first { $0.name == label }?.parts
    if let edge, parts.isDisjoint(with: edge) {
      printer.output += "\(label): 0".utf8
    } else {
      printer.print(expressions: inset.nodes, of: tree)
    }
  }
  printer.output.append(UInt8(ascii: ")"))
}
