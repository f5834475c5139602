import VMLMarkup

/// Content of views in a tree that is stored elsewhere until the tree is complete.
///
/// Content that goes through the slots of many components would be copied at each. A large content
/// of one of its views stays at its first place (``PassedViews``), and only the view itself is
/// copied.
struct Insides {
  /// By the view that holds each, in ascending order.
  private var all: [Inside] = []
  /// The sum of all sizes.
  private(set) var size = Size()

  struct Inside {
    var holder: Int
    /// Range among the passed views.
    var range: Range<Int>
    /// With the content that views in the range have elsewhere.
    var size: Size
  }

  /// The size of some content; content that is inserted several times counts each time.
  struct Size {
    var nodes = 0
    var attributes = 0
    /// Bytes of text and of the values of attributes.
    var text = 0

    static func += (left: inout Size, right: Size) {
      left.nodes += right.nodes
      left.attributes += right.attributes
      left.text += right.text
    }
  }

  var isEmpty: Bool { all.isEmpty }

  /// The content of a view, if it is stored elsewhere.
  subscript(_ holder: Int) -> Inside? {
    let index = firstIndex(from: holder)
    return index < all.count && all[index].holder == holder ? all[index] : nil
  }

  /// The contents of the views in a range.
  func inRange(_ range: Range<Int>) -> ArraySlice<Inside> {
    all.isEmpty ? [] : all[firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)]
  }

  /// Adds the content of a view after the views so far.
  mutating func append(_ inside: Inside) {
    all.append(inside)
    size += inside.size
  }

  /// Removes the contents of the views from one on.
  mutating func removeAll(from holder: Int) {
    while let last = all.last, last.holder >= holder {
      all.removeLast()
      size.nodes -= last.size.nodes
      size.attributes -= last.size.attributes
      size.text -= last.size.text
    }
  }

  private func firstIndex(from holder: Int) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].holder < holder { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Inserts content that is stored elsewhere into its views.
struct ViewAssembly {
  private(set) var nodes: [ViewTree.Node] = []
  private(set) var attributes: [ViewTree.Attribute] = []
  private let passed: PassedViews
  /// The ranges that are being copied, each inside a view of the one before.
  private var stretches: [Stretch] = []
  /// The open views: the end of each in its range, and its new position.
  private var open: [(end: Int, position: Int)] = []

  private struct Stretch {
    var index: Int
    let end: Int
    /// Number of open views when it began.
    let depth: Int
  }

  init(_ passed: PassedViews) { self.passed = passed }

  /// Adds views of the tree, or passed views.
  mutating func add(
    _ range: Range<Int>, of source: [ViewTree.Node], _ values: [ViewTree.Attribute],
    _ insides: Insides
  ) {
    stretches.append(Stretch(index: range.lowerBound, end: range.upperBound, depth: 0))
    while let stretch = stretches.last {
      while open.count > stretch.depth, let view = open.last, view.end <= stretch.index {
        nodes[view.position].end = UInt32(nodes.count)
        open.removeLast()
      }
      guard stretch.index < stretch.end else {
        stretches.removeLast()
        continue
      }
      stretches[stretches.count - 1].index += 1
      let inside: Insides.Inside?
      if stretches.count == 1 {
        append(source[stretch.index], values)
        inside = insides[stretch.index]
      } else {
        append(passed.nodes[stretch.index], passed.attributes)
        inside = passed.insides[stretch.index]
      }
      guard let inside else { continue }
      stretches.append(
        Stretch(index: inside.range.lowerBound, end: inside.range.upperBound, depth: open.count))
    }
  }

  private mutating func append(_ view: ViewTree.Node, _ values: [ViewTree.Attribute]) {
    var node = view
    let position = nodes.count
    let first = Int(view.firstAttribute)
    node.firstAttribute = UInt32(attributes.count)
    for index in first..<first + Int(view.attributeCount) { attributes.append(values[index]) }
    node.parent = open.last.map { Int32($0.position) } ?? -1
    nodes.append(node)
    open.append((Int(view.end), position))
  }
}
