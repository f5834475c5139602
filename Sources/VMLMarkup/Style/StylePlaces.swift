public import VMLDiagnostics

#if !canImport(Darwin)
  import Synchronization
#endif

/// Places of the parts of a file's `style` attributes whose text in a ``ViewTree`` differs from the
/// file's: styles that are not written canonically, or hold interpolations.
///
/// It is asked only when something is to be shown, and pairs the two texts as trees then.
public struct StylePlaces: Sendable {
  public let file: FileID
  private let tree: StyleTree
  /// In the order of the file.
  private var styles: [Style] = []
  /// The last answer, since the parts of a style are asked for one after the other.
  private let last = LastPairs()

  private struct Style: Sendable {
    /// Start of the value in the file.
    var start: UInt32
    var nodes: Range<Int>
    /// Whether its value is not the same everywhere.
    var varies: Bool
  }

  private final class LastPairs: Sendable {
    let pairs = Locked<(start: UInt32, pairs: NodePairs)?>(nil)
  }

  /// A place in the file.
  public struct Place: Hashable, Sendable {
    public var range: Range<Int>
    /// Whether the range holds what was asked for and nothing else, so that it can be replaced.
    public var isExact: Bool
  }

  public init(of markup: Markup) {
    file = markup.file.id
    tree = markup.styles
  }

  public var isEmpty: Bool { styles.isEmpty }

  /// Adds a `style`, which stands behind those that were added before.
  public mutating func add(_ attribute: Markup.Attribute) {
    styles.append(
      Style(
        start: attribute.valueLowerBound, nodes: attribute.style,
        varies: attribute.flags.contains(.interpolation)))
  }

  /// Place of a part of a value; `nil` if the value that begins at an offset is none of these
  /// styles, so that it stands in the file as it is.
  ///
  /// - Complexity: Linear in the length of a value that is asked for first, and logarithmic again
  ///   and again.
  public func place(
    of part: Range<Int>, in value: ArraySlice<UInt8>, from start: UInt32
  ) -> Place? {
    guard let style = style(from: start) else { return nil }
    return last.pairs.withLock { last in
      if let last, last.start == start, !style.varies || last.pairs.isOf(value) {
        return last.pairs.place(of: part)
      }
      var bag = DiagnosticBag()
      let printed = parseStyle(Array(value), as: file, reporting: &bag)
      let pairs = NodePairs(printed, tree, style.nodes)
      last = (start, pairs)
      return pairs.place(of: part)
    }
  }

  private func style(from start: UInt32) -> Style? {
    var range = 0..<styles.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if styles[middle].start == start { return styles[middle] }
      range =
        styles[middle].start < start ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

/// Nodes of a style as it is printed, each with the node of the file that it comes from.
private struct NodePairs: Sendable {
  private let printed: StyleTree
  private let written: StyleTree
  /// In preorder, so that the printed nodes begin one after the other.
  private var pairs: [Pair] = []

  private struct Pair {
    var printed: Int
    var written: Int
    /// The pair that holds this one, or -1.
    var parent: Int
    /// Whether the two say the same, up to what they hold.
    var isSame: Bool
  }

  init(_ printed: StyleTree, _ written: StyleTree, _ nodes: Range<Int>) {
    self.printed = printed
    self.written = written
    pair(0..<printed.nodes.count, with: nodes, in: -1)
  }

  func isOf(_ value: ArraySlice<UInt8>) -> Bool { printed.source.elementsEqual(value) }

  /// Pairs siblings one by one, and what they hold where both hold as many.
  ///
  /// Recursion is as deep as brackets are, which the parser limits.
  private mutating func pair(_ nodes: Range<Int>, with others: Range<Int>, in parent: Int) {
    let children = siblings(nodes, of: printed)
    let otherChildren = siblings(others, of: written)
    guard let partners = partners(of: children, among: otherChildren, isTop: parent < 0) else {
      return
    }
    for (child, other) in zip(children, partners) {
      let (node, otherNode) = (printed.nodes[child], written.nodes[other])
      let isSame =
        node.kind == otherNode.kind
        && printed.bytes(node.text) == written.bytes(otherNode.text)
      let position = pairs.count
      pairs.append(Pair(printed: child, written: other, parent: parent, isSame: isSame))
      if isSame {
        pair(child + 1..<Int(node.end), with: other + 1..<Int(otherNode.end), in: position)
      }
    }
  }

  /// The written sibling of each printed one; `nil` if they do not go together.
  ///
  /// Of modifiers some may not have been printed, whose arguments are nil.
  private func partners(of children: [Int], among others: [Int], isTop: Bool) -> [Int]? {
    if children.count == others.count { return others }
    guard isTop, children.count < others.count else { return nil }
    var rest = others[...]
    let partners = children.compactMap { child -> Int? in
      rest = rest.drop {
        written.bytes(written.nodes[$0].text) != printed.bytes(printed.nodes[child].text)
      }
      return rest.popFirst()
    }
    return partners.count == children.count ? partners : nil
  }

  private func siblings(_ nodes: Range<Int>, of tree: StyleTree) -> [Int] {
    var siblings: [Int] = []
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      siblings.append(index)
      index = Int(tree.nodes[index].end)
    }
    return siblings
  }

  /// Place of a part of the printed text: a node, its name, its label, some siblings, or else the
  /// smallest node that holds it.
  func place(of part: Range<Int>) -> StylePlaces.Place? {
    // The last of the nodes that begin no later, and those that hold it.
    let around = ancestors(of: firstPair(beginningAfter: part.lowerBound) - 1)
    if let pair = around.last(where: { range(of: $0) == part }) {
      return StylePlaces.Place(range: writtenRange(of: pair), isExact: pairs[pair].isSame)
    }
    let holder = around.first { range(of: $0).upperBound >= part.upperBound }
    if let holder, pairs[holder].isSame, let range = name(part, of: pairs[holder]) {
      return StylePlaces.Place(range: range, isExact: true)
    }
    if let range = run(part, from: around) { return StylePlaces.Place(range: range, isExact: true) }
    return holder.map { StylePlaces.Place(range: writtenRange(of: $0), isExact: false) }
  }

  private func range(of pair: Int) -> Range<Int> { printed.nodes[pairs[pair].printed].range }

  private func writtenRange(of pair: Int) -> Range<Int> {
    written.nodes[pairs[pair].written].range
  }

  /// The first pair whose printed node begins behind an offset.
  private func firstPair(beginningAfter offset: Int) -> Int {
    var range = 0..<pairs.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        self.range(of: middle).lowerBound <= offset
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// A pair, then those that hold it.
  private func ancestors(of pair: Int) -> [Int] {
    var ancestors: [Int] = []
    var pair = pair
    while pair >= 0 {
      ancestors.append(pair)
      pair = pairs[pair].parent
    }
    return ancestors
  }

  /// The written name or label of a node, where the part is the printed one.
  private func name(_ part: Range<Int>, of pair: Pair) -> Range<Int>? {
    let (node, otherNode) = (printed.nodes[pair.printed], written.nodes[pair.written])
    for (slice, otherSlice) in [(node.text, otherNode.text), (node.label, otherNode.label)] {
      guard !slice.isSide, slice.range == part else { continue }
      if !otherSlice.isSide { return otherSlice.range }
      // What was decoded stands in the file all the same where the same characters begin the node.
      let start = otherNode.range.lowerBound
      let bytes = written.bytes(otherSlice)
      for lower in [start, start + 1] where lower + bytes.count <= otherNode.range.upperBound {
        if written.source[lower..<lower + bytes.count] == bytes {
          return lower..<lower + bytes.count
        }
      }
    }
    return nil
  }

  /// Siblings, from the start of one, which is among some pairs, to the end of another.
  private func run(_ part: Range<Int>, from around: [Int]) -> Range<Int>? {
    let ending = ancestors(of: firstPair(beginningAfter: part.upperBound - 1) - 1)
    guard
      let first = around.last(where: { range(of: $0).lowerBound == part.lowerBound }),
      let last = ending.last(where: { range(of: $0).upperBound == part.upperBound }),
      pairs[first].isSame, pairs[last].isSame, first < last
    else { return nil }
    let lower = writtenRange(of: first).lowerBound
    let upper = writtenRange(of: last).upperBound
    return lower < upper ? lower..<upper : nil
  }
}
