import VMLDiagnostics
import VMLMarkup

/// The nodes of a markup that have to be evaluated each time that a template is run.
struct DynamicNodes {
  /// The numbers of these nodes, in order.
  private var nodes: [Int32] = []
  /// Number of these nodes before the range that was asked for last.
  private var position = 0

  init() {}

  /// `meanings` are the meanings of elements' names, by their numbers.
  ///
  /// `looksUpTexts` is whether text that begins with `@` may refer to a text.
  ///
  /// - Complexity: Linear in the nodes and attributes.
  init(
    _ range: Range<Int>, of markup: Markup, names meanings: [ElementNames.Meaning?],
    looksUpTexts: Bool
  ) {
    let (all, attributes) = (markup.nodes, markup.attributes)
    let (source, side) = (markup.file.bytes, markup.side)
    var endOfSheet = 0
    for index in range {
      let node = all[index]
      switch node.kind {
      case .element:
        if node.name == .styleView { endOfSheet = Int(node.end) }
        var isFixed = false
        if case .view? = meanings[Int(node.name.rawValue)] { isFixed = true }
        if isFixed, node.hasPlainAttributes, !looksUpTexts { continue }
        for attribute in node.attributes
        where attributes[attribute].flags.contains(.interpolation) { isFixed = false }
        if looksUpTexts {
          for attribute in node.attributes where attributes[attribute].mayNameText(in: source) {
            isFixed = false
          }
        }
        if isFixed { continue }
      case .text:
        let first =
          node.text.isSide ? firstVisible(side, node.text) : firstVisible(source, node.text)
        let mayNameText =
          looksUpTexts && first == UInt8(ascii: "@") && index >= endOfSheet
        if !node.hasInterpolation, first != nil, !mayNameText { continue }
      // A setting in site.yaml decides about comments.
      case .comment, .doctype: break
      }
      nodes.append(Int32(index))
    }
  }

  /// Whether one of them is in a range; ranges must be asked for in ascending order.
  mutating func areIn(_ range: Range<Int>) -> Bool {
    while position < nodes.count, nodes[position] < range.lowerBound { position += 1 }
    return position < nodes.count && nodes[position] < range.upperBound
  }
}

/// The first byte of a text that is no white space; `nil` if there is none.
private func firstVisible(_ bytes: [UInt8], _ slice: TextSlice) -> UInt8? {
  for index in slice.range where bytes[index] > 0x20 { return bytes[index] }
  return nil
}
