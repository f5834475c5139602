import VMLMarkup

/// The labels of `frame` that are dimensions, each one part.
private let dimensionLabels = [
  "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
  "maxHeight", "depth", "minDepth", "idealDepth", "maxDepth",
]

/// The part of a `frame` with an alignment and nothing else.
private let alignmentPart = ShorthandParts(rawValue: 1 << UInt16(dimensionLabels.count))

/// The dimensions that a `frame` names; all of them if an argument of it is no dimension.
func frameDimensions(of node: Int, in tree: StyleTree) -> ShorthandParts {
  let arguments = tree.arguments(of: node)
  var parts: ShorthandParts = []
  for argument in arguments {
    let label = tree.string(argument.label)
    if label == "alignment" { continue }
    guard let dimension = dimension(label) else { return allDimensions }
    parts.formUnion(dimension)
  }
  return parts.isEmpty && !arguments.isEmpty ? alignmentPart : parts
}

private let allDimensions = ShorthandParts(rawValue: 1 << UInt16(dimensionLabels.count) - 1)

private func dimension(_ label: String) -> ShorthandParts? {
  dimensionLabels.firstIndex(of: label).map { ShorthandParts(rawValue: 1 << UInt16($0)) }
}

/// A `frame` of some of its dimensions; its alignment stays.
func frameRemainder(
  of node: Int, in tree: StyleTree, keeping parts: ShorthandParts
) -> [UInt8] {
  var printer = StylePrinter()
  printer.output = Array("frame(".utf8)
  var isFirst = true
  for argument in tree.arguments(of: node) {
    if let dimension = dimension(tree.string(argument.label)), parts.isDisjoint(with: dimension) {
      continue
    }
    if !isFirst { printer.output += ", ".utf8 }
    isFirst = false
    printer.print(expressions: argument.nodes, of: tree)
  }
  printer.output.append(UInt8(ascii: ")"))
  return printer.output
}
