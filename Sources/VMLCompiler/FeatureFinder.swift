import VMLCatalog
import VMLFormats
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

  /// The features of a document that was styled by a resolver, of a group of variants, and that is
  /// written without what its format lacks.
  mutating func features(
    of document: StyledDocument, without lacks: [FormatLack], on group: Int,
    styledBy resolver: inout StyleResolver
  ) -> FeatureSet {
    round += 1
    (current.group, current.generation) = (group, resolver.pool.generation)
    current.elements.removeAll(keepingCapacity: true)
    current.modifiers.removeAll(keepingCapacity: true)
    current.behaviour = document.behaviour?.needs
    let lost = lacks.isEmpty ? LostParts() : LostParts(lacks, in: document.tree)
    collect(document.tree, document.styles, without: lost, isWhole: lacks.isEmpty, &resolver)
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
    _ tree: borrowing ViewTree, _ ids: [StyleID], without lost: LostParts,
    isWhole: Bool, _ resolver: inout StyleResolver
  ) {
    var next = 0
    while next < tree.nodes.count {
      let index = next
      next += 1
      guard tree.nodes[index].kind == .element else { continue }
      if !isWhole, lost.views.contains(index) {
        next = Int(tree.nodes[index].end)
        continue
      }
      let name = tree.nodes[index].name
      if isWhole || !lost.frames.contains(index),
        Self.isNew(Int(name.rawValue), round, in: &names), name != .vml, name != .head,
        name != .body
      {
        current.elements.append(name.rawValue)
      }
      let style = ids[index]
      guard style != .none else { continue }
      guard !isWhole, let calls = lost.calls[index] else {
        guard Self.isNew(Int(style.rawValue), round, in: &styles) else { continue }
        for modifier in resolver.pool.modifierNames(of: style)
        where Self.isNew(Int(modifier), round, in: &modifiers) {
          current.modifiers.append(modifier)
        }
        continue
      }
      for (call, modifier) in resolver.pool.modifierNames(of: style).enumerated()
      where !calls.contains(call) && Self.isNew(Int(modifier), round, in: &modifiers) {
        current.modifiers.append(modifier)
      }
    }
  }

  /// Parts of a document that its format left out, by its nodes.
  private struct LostParts {
    /// Views with all that they hold.
    var views: Set<Int> = []
    /// Views in whose place what they hold is written.
    var frames: Set<Int> = []
    /// By view: the calls of its style, by their numbers.
    var calls: [Int: Set<Int>] = [:]

    init() {}

    init(_ lacks: [FormatLack], in tree: borrowing ViewTree) {
      let elements = tree.nodes.indices.filter { tree.nodes[$0].kind == .element }
      for lack in lacks where elements.indices.contains(lack.element) {
        let node = elements[lack.element]
        switch lack.part {
        case .view, .untagged, .hidden: views.insert(node)
        case .frame: frames.insert(node)
        case .modifier(let call, _, _), .rival(let call, _, _):
          calls[node, default: []].insert(call)
        case .slot(let slot): views.formUnion(Self.views(in: node, under: slot, of: tree))
        default: continue
        }
      }
    }

    private static func views(
      in node: Int, under slot: String, of tree: borrowing ViewTree
    ) -> [Int] {
      var views: [Int] = []
      var child = node + 1
      while child < Int(tree.nodes[node].end) {
        if let name = tree.attribute(.template, of: child),
          tree.string(tree.attributes[name].value) == slot
        {
          views.append(child)
        }
        child = Int(tree.nodes[child].end)
      }
      return views
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
