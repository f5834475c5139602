public import VMLMarkup

/// Appends what a check of a modifier depends on if nothing is wrong with it: all that it says but
/// the digits of its numbers and colours and the characters of its strings.
///
/// So one check tells of `padding(8)` and of `padding(12)`. Equal bytes are equal shapes, and the
/// reverse.
///
/// - Returns: `false`, with some bytes appended, for a modifier too long to be told in few bytes.
public func appendCallShape(
  of modifier: Int, in tree: StyleTree, to shape: inout [UInt8]
) -> Bool {
  for index in modifier..<Int(tree.nodes[modifier].end) {
    let node = tree.nodes[index]
    let size = Int(node.end) - index
    guard size < 1 << 16 else { return false }
    shape.append(node.kind.rawValue)
    shape.append(node.flags.rawValue)
    shape.append(UInt8(truncatingIfNeeded: size))
    shape.append(UInt8(truncatingIfNeeded: size >> 8))
    guard append(tree.bytes(node.label), to: &shape) else { return false }
    switch node.kind {
    case .string, .color: continue
    case .number: shape.append(Catalog.Literal(number: tree.bytes(node.text)).rawValue)
    default: guard append(tree.bytes(node.text), to: &shape) else { return false }
    }
  }
  return true
}

/// Appends a text after its length.
private func append(_ text: ArraySlice<UInt8>, to shape: inout [UInt8]) -> Bool {
  guard text.count < 1 << 8 else { return false }
  shape.append(UInt8(text.count))
  shape.append(contentsOf: text)
  return true
}

extension Catalog.Literal {
  /// Kind of a number, by its unit and its form.
  init(number text: ArraySlice<UInt8>) {
    let isBare = text.last.map { $0 &- 0x30 < 10 } ?? true
    if !isBare,
      let unit = Self.units.first(where: {
        text.suffix($0.name.utf8.count).elementsEqual($0.name.utf8)
      })
    {
      self = unit.literal
    } else {
      let isFraction = text.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
      self = isFraction ? .number : .integer
    }
  }

  private static let units: [(name: String, literal: Catalog.Literal)] = [
    ("deg", .angle), ("%", .percentage),
  ]
}
