public import VMLMarkup

/// Numbers for the elements of documents: elements with one number are equal to every sheet in
/// name, classes, id and inline style.
///
/// A caller that resolves a document for several targets finds the signatures of its elements once.
/// A resolver then finds what it remembers of a signature by its number.
public struct ElementSignatures: Sendable {
  /// Changes when all signatures are forgotten; numbers of an older generation mean nothing.
  public private(set) var generation = Generation.first
  private var table = SignatureTable()
  /// The names of the last tree.
  private var names = NameTable.wellKnown
  /// Whether a sheet names an id.
  ///
  /// If none does, the id is no part of a signature.
  private let readsIDs: Bool
  private let scopes: StyleScopes

  /// Signatures that are remembered; past that all are forgotten, so that an endless site does not
  /// fill the memory.
  private static let limit = 1 << 13
  /// Number of nodes in the largest tree so far; each may have a signature of its own.
  private var largestTree = 0
  private var isFull: Bool { table.count > max(Self.limit, 2 * largestTree) }

  public init(for styles: [CompiledStyles]) {
    readsIDs = styles.contains { $0.symbols.ids.count > 0 }
    scopes = styles.first?.facts.scopes ?? StyleScopes()
  }

  /// Finds the signature of every node of a tree; -1 for a node that is no element.
  ///
  /// The numbers hold until the next call.
  public mutating func find(in tree: ViewTree, into signatures: inout [Int32]) {
    largestTree = max(largestTree, tree.nodes.count)
    if isFull || !tree.names.isSame(as: names) { begin(tree.names) }
    signatures.removeAll(keepingCapacity: true)
    signatures.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      signatures.append(node.kind == .element ? table.number(of: hash(of: node, in: tree)) : -1)
    }
  }

  private mutating func begin(_ names: NameTable) {
    if isFull || !names.begins(with: self.names) {
      table = SignatureTable()
      generation.advance()
    }
    self.names = names
  }

  private mutating func hash(of node: ViewTree.Node, in tree: ViewTree) -> WideHash {
    var hash = table.seed
    hash.combine(UInt64(node.name.rawValue))
    let first = Int(node.firstAttribute)
    var hasStyle = false
    for index in first..<first + Int(node.attributeCount) {
      let attribute = tree.attributes[index]
      switch attribute.name {
      case .class: hash.combine(tree.bytes, attribute.value.range, as: 1)
      case .id: if readsIDs { hash.combine(tree.bytes, attribute.value.range, as: 2) }
      case .style:
        // Several `style` attributes are hashed one after the other, so that their order counts.
        hash.combine(tree.bytes, attribute.value.range, as: hasStyle ? 4 : 3)
        hasStyle = true
      default: continue
      }
    }
    if !scopes.isEmpty {
      hash.combine(UInt64(UInt32(bitPattern: scopes.number(of: node.origin.file))))
    }
    return hash
  }
}

/// Gives each signature a number, in the order in which they first come up.
private struct SignatureTable: Sendable {
  /// Open addressing.
  private var slots: [Slot] = Array(repeating: Slot(), count: 256)
  private(set) var count = 0
  /// Random, so that no site can be made in which all signatures collide.
  let seed = WideHash(low: .random(in: .min ... .max), high: .random(in: .min ... .max))

  private struct Slot: Sendable {
    var low: UInt64 = 0
    var high: UInt64 = 0
    /// -1 for a free slot.
    var number: Int32 = -1
  }

  mutating func number(of hash: WideHash) -> Int32 {
    let mask = slots.count - 1
    var index = hash.place & mask
    while slots[index].number >= 0 {
      if slots[index].low == hash.low, slots[index].high == hash.high {
        return slots[index].number
      }
      index = (index + 1) & mask
    }
    let number = Int32(count)
    slots[index] = Slot(low: hash.low, high: hash.high, number: number)
    count += 1
    if count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    let mask = slots.count - 1
    for slot in old where slot.number >= 0 {
      var index = WideHash(low: slot.low, high: slot.high).place & mask
      while slots[index].number >= 0 { index = (index + 1) & mask }
      slots[index] = slot
    }
  }
}
