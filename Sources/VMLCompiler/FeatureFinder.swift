import VMLCatalog
import VMLMarkup
import VMLStylesheet

/// Finds the features of finished documents, for manifests.
///
/// Documents with equal ones share a set, which costs them one look-up.
struct FeatureFinder: Sendable {
  private var known: [Key: FeatureSet] = [:]
  /// By group: the features of the document before.
  private var last: [(key: Key, set: FeatureSet)?] = []
  /// By number: the round in which a name, a style or a modifier came up last.
  private var names: [Int32] = []
  private var styles: [Int32] = []
  private var modifiers: [Int32] = []
  private var round: Int32 = 0
  /// The features of the current document.
  private var current = Key()

  /// The numbers of the names of elements and modifiers, in the order in which they come up.
  ///
  /// Modifiers have other numbers on another group of variants, and in another generation.
  private struct Key: Hashable {
    var group = 0
    var generation = Generation.first
    var elements: [UInt32] = []
    var modifiers: [Int32] = []
    /// The needs of its behaviour; `nil` for a document without.
    var behaviour: BehaviourNeeds?
  }

  /// The most sets that are remembered.
  private static let limit = 10_000

  /// The features of a document that was styled by a resolver, of a group of variants.
  mutating func features(
    of document: StyledDocument, on group: Int, styledBy resolver: inout StyleResolver
  ) -> FeatureSet {
    round += 1
    (current.group, current.generation) = (group, resolver.pool.generation)
    current.elements.removeAll(keepingCapacity: true)
    current.modifiers.removeAll(keepingCapacity: true)
    current.behaviour = document.behaviour?.needs
    collect(document.tree, document.styles, &resolver)
    if group >= last.count { last += repeatElement(nil, count: group + 1 - last.count) }
    if let last = last[group], last.key == current { return last.set }
    let set = known[current] ?? makeSet(document.tree.names, &resolver)
    last[group] = (current, set)
    return set
  }

  private mutating func makeSet(
    _ names: NameTable, _ resolver: inout StyleResolver
  ) -> FeatureSet {
    let elements = current.elements.map { names.string(NameID(rawValue: $0)) }
    let modifiers = current.modifiers.map { resolver.modifierName($0) }
    let version = resolver.target.system?.leastVersion(having: elements, modifiers: modifiers)
    let set = FeatureSet { kind in
      switch kind {
      case .elements: elements
      case .modifiers: modifiers
      case .events: current.behaviour?.events ?? []
      case .steps: current.behaviour?.steps ?? []
      case .endpoints: current.behaviour?.endpoints ?? []
      case .behaviour: current.behaviour?.isUsed == true ? [BehaviourNeeds.level] : []
      case .system: version.map { [$0.description] } ?? []
      }
    }
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    known[current] = set
    return set
  }

  private mutating func collect(
    _ tree: borrowing ViewTree, _ ids: [StyleID], _ resolver: inout StyleResolver
  ) {
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let name = tree.nodes[index].name
      if Self.isNew(Int(name.rawValue), round, in: &names), name != .vml, name != .head,
        name != .body
      {
        current.elements.append(name.rawValue)
      }
      let style = ids[index]
      guard style != .none, Self.isNew(Int(style.rawValue), round, in: &styles) else { continue }
      for modifier in resolver.pool.modifierNames(of: style)
      where Self.isNew(Int(modifier), round, in: &modifiers) {
        current.modifiers.append(modifier)
      }
    }
  }

  /// Whether a number comes up for the first time in a round.
  private static func isNew(_ number: Int, _ round: Int32, in rounds: inout [Int32]) -> Bool {
    if number >= rounds.count {
      rounds += repeatElement(0, count: number * 2 + 16 - rounds.count)
    }
    if rounds[number] == round { return false }
    rounds[number] = round
    return true
  }
}
