import VMLMarkup

/// The edges of a `padding` or the dimensions of a `frame` that a modifier names.
///
/// Spec: VSS 3, rule 2.
struct ShorthandParts: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// The one part of a modifier that is no shorthand, and is replaced whole.
  static let whole = ShorthandParts(rawValue: 1)
}

/// The parts that a modifier names; none if it refers to a template, which never replaces.
///
/// Spec: VSS 3, rules 2 and 4.
func shorthandParts(of node: Int, in tree: StyleTree) -> ShorthandParts {
  let nodes = node..<Int(tree.nodes[node].end)
  guard !nodes.contains(where: { tree.nodes[$0].kind == .template }) else { return [] }
  let name = tree.bytes(tree.nodes[node].text)
  if name.elementsEqual("padding".utf8) { return paddingEdges(of: node, in: tree) }
  if name.elementsEqual("frame".utf8) { return frameDimensions(of: node, in: tree) }
  return .whole
}

/// The text of a shorthand with only some of its parts.
///
/// - Precondition: `parts` are some of the modifier's own, and not all of them.
func shorthandRemainder(
  of node: Int, in tree: StyleTree, keeping parts: ShorthandParts
) -> [UInt8] {
  tree.bytes(tree.nodes[node].text).elementsEqual("padding".utf8)
    ? paddingRemainder(of: node, in: tree, keeping: parts)
    : frameRemainder(of: node, in: tree, keeping: parts)
}

/// Index for a modifier in a list of older ones: the index of the only one that it replaces, if it
/// replaces it wholly, or else the list's end.
///
/// - Returns: `nil` if it replaces several, or one in part.
@inline(__always)
func plainPlace(
  of key: Int32, _ parts: ShorthandParts, among count: Int,
  older: (Int) -> (key: Int32, parts: ShorthandParts)
) -> Int? {
  var place = count
  for index in 0..<count {
    let (olderKey, olderParts) = older(index)
    guard olderKey == key, !olderParts.isDisjoint(with: parts) else { continue }
    guard place == count, olderParts.isSubset(of: parts) else { return nil }
    place = index
  }
  return place
}
