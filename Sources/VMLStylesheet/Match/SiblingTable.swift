import VMLMarkup

/// Places of the elements of one tree among their siblings, counted once.
struct SiblingTable: Sendable {
  /// By node: the element before it among the children of its parent, or none.
  private(set) var previous: [Int32] = []
  /// By node: its number among its siblings, from 1.
  private var ranks: [Int32] = []
  /// By parent, the outermost first: its number of child elements.
  private var counts: [Int32]
  /// As `ranks`, among the siblings of the element's type and from both ends; empty until a
  /// selector asks.
  private var typeRanks: [Int32] = []
  private var typeRanksFromEnd: [Int32] = []

  /// - Complexity: Linear in the tree.
  init(_ tree: ViewTree) {
    counts = Array(repeating: 0, count: tree.nodes.count + 1)
    var last = Array(repeating: Int32(ElementMatcher.nothing), count: tree.nodes.count + 1)
    previous.reserveCapacity(tree.nodes.count)
    ranks.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let parent = Int(node.parent) + 1
      previous.append(last[parent])
      if node.kind == .element {
        counts[parent] += 1
        last[parent] = Int32(index)
      }
      ranks.append(counts[parent])
    }
  }

  /// Number of an element among its siblings, from 1.
  func rank(of element: Int, isFromEnd: Bool, in tree: ViewTree) -> Int32 {
    let rank = ranks[element]
    return isFromEnd ? counts[Int(tree.nodes[element].parent) + 1] - rank + 1 : rank
  }

  /// Number of an element among the siblings of its type, once ``countTypes(in:)`` was called.
  func typeRank(of element: Int, isFromEnd: Bool) -> Int32 {
    isFromEnd ? typeRanksFromEnd[element] : typeRanks[element]
  }

  private struct TypeInParent: Hashable {
    var parent: Int32
    var name: NameID
  }

  /// Counts the siblings of each type; `false` if that was done before.
  ///
  /// - Complexity: Linear in the tree.
  mutating func countTypes(in tree: ViewTree) -> Bool {
    guard typeRanks.count < tree.nodes.count else { return false }
    var counts: [TypeInParent: Int32] = [:]
    typeRanks = tree.nodes.map { node in
      guard node.kind == .element else { return 0 }
      let count = counts[TypeInParent(parent: node.parent, name: node.name), default: 0] + 1
      counts[TypeInParent(parent: node.parent, name: node.name)] = count
      return count
    }
    typeRanksFromEnd = zip(tree.nodes, typeRanks).map { node, rank in
      (counts[TypeInParent(parent: node.parent, name: node.name)] ?? 0) - rank + 1
    }
    return true
  }
}
