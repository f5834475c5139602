package import VMLMarkup

/// The elements of documents as numbers: equal ones look alike to every sheet, as far as their name,
/// classes, id and inline style go.
///
/// Whoever resolves the styles of a document for several targets asks for its elements' looks once;
/// what a resolver knows of a look it then finds by its number.
package struct ElementLooks: Sendable {
  /// Changes when all looks were forgotten, and their numbers with them.
  package private(set) var generation = 0
  private var sequences = SequenceTable()
  /// The values of attributes.
  private var texts = NameTable.empty
  /// That of the last tree.
  private var names = NameTable.wellKnown
  /// Whether a sheet names an id; if none does, all ids look alike.
  private let readsIDs: Bool
  private var sequence: [Int32] = []
  private var joined: [UInt8] = []

  /// How many looks are remembered: a site without end must not fill the memory.
  private static let limit = 200_000

  package init(for styles: [CompiledStyles]) {
    readsIDs = styles.contains { $0.symbols.ids.count > 0 }
  }

  /// Finds the look of every node of a tree, -1 for what is no element.
  ///
  /// The numbers hold until the next call.
  package mutating func find(in tree: ViewTree, into looks: inout [Int32]) {
    if sequences.count > Self.limit || !tree.names.isSame(as: names) { begin(tree.names) }
    looks.removeAll(keepingCapacity: true)
    looks.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices {
      looks.append(tree.nodes[index].kind == .element ? look(of: index, in: tree) : -1)
    }
  }

  private mutating func begin(_ names: NameTable) {
    if sequences.count > Self.limit || !names.begins(with: self.names) {
      sequences = SequenceTable()
      texts = .empty
      generation += 1
    }
    self.names = names
  }

  private mutating func look(of index: Int, in tree: ViewTree) -> Int32 {
    let node = tree.nodes[index]
    var (classes, id, style): (Int32, Int32, Int32) = (-1, -1, -1)
    let attributes = Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)
    for attribute in attributes {
      let value = tree.attributes[attribute].value
      switch tree.attributes[attribute].name {
      case .class: classes = text(tree.bytes, value.range)
      case .id: if readsIDs { id = text(tree.bytes, value.range) }
      case .style: style = style < 0 ? text(tree.bytes, value.range) : styles(of: index, in: tree)
      default: continue
      }
    }
    sequence.removeAll(keepingCapacity: true)
    sequence.append(Int32(bitPattern: node.name.rawValue))
    sequence.append(classes)
    sequence.append(id)
    sequence.append(style)
    return sequences.number(of: sequence).number
  }

  private mutating func text(_ source: [UInt8], _ range: Range<Int>) -> Int32 {
    Int32(bitPattern: texts.intern(source, range).rawValue)
  }

  /// The number of the texts of an element's `style` attributes together.
  private mutating func styles(of index: Int, in tree: ViewTree) -> Int32 {
    joined.removeAll(keepingCapacity: true)
    appendInlineStyles(of: index, in: tree, to: &joined)
    return text(joined, 0..<joined.count)
  }
}
