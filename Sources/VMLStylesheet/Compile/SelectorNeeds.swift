/// Features that the elements around a match must have, at any distance.
///
/// A selector is not tried where one of them is missing. That spares nearly all selectors whose
/// subject is a type.
struct SelectorNeeds: Sendable {
  /// The number of the component whose elements it is for; 0 for all.
  var scope: Int32
  var hasHoles: Bool
  /// Range of its features in ``CompiledStyles/neededFeatures``.
  var first: Int32
  var end: Int32
}

/// A class, an id or a type of an element, as one number.
struct ElementFeature: Hashable, Sendable {
  let number: Int

  static func `class`(_ name: Int32) -> Self { Self(number: Int(name) * 3) }
  static func id(_ name: Int32) -> Self { Self(number: Int(name) * 3 + 1) }
  static func type(_ name: Int32) -> Self { Self(number: Int(name) * 3 + 2) }
}

extension CompiledStyles {
  /// Adds the needs of the selectors that were added last.
  mutating func noteNeeds() {
    // Every element stands in these, also where the tree does not have them.
    let implied = Set(["body", "vml"].compactMap { symbols.types[$0] })
    for number in needs.count..<selectors.count {
      let selector = selectors[number]
      let first = neededFeatures.count
      var features: [ElementFeature] = []
      appendNeeds(of: selector, implied, to: &features)
      neededFeatures += features
      needs.append(
        SelectorNeeds(
          scope: lists[Int(selector.list)].scope, hasHoles: selector.hasHoles,
          first: Int32(first), end: Int32(neededFeatures.count)))
    }
  }

  /// Most features of one selector that are looked for; more exclude hardly any element.
  private static let neededFeatureLimit = 8

  private func appendNeeds(
    of selector: CompiledSelector, _ implied: Set<Int32>, to features: inout [ElementFeature]
  ) {
    // An element around a match of a compound is around the subject too.
    for index in selector.compounds.indices.dropLast().reversed()
    where !selector.combinators[index + 1].isSibling {
      appendFeatures(of: selector.compounds[index], of: selector, implied, to: &features)
    }
    guard selector.compounds.contains(where: \.hasParent), let parent = soleParent(of: selector)
    else { return }
    let outer = needs[parent]
    for feature in neededFeatures[Int(outer.first)..<Int(outer.end)] {
      insert(feature, into: &features)
    }
  }

  private func appendFeatures(
    of compound: CompiledCompound, of selector: CompiledSelector, _ implied: Set<Int32>,
    to features: inout [ElementFeature]
  ) {
    for name in compound.ids { insert(.id(name), into: &features) }
    for name in compound.classes { insert(.class(name), into: &features) }
    if compound.type > 0, !implied.contains(compound.type) {
      insert(.type(compound.type), into: &features)
    }
    if compound.hasParent, let parent = soleParent(of: selector) {
      appendFeatures(
        of: selectors[parent].subject, of: selectors[parent], implied, to: &features)
    }
  }

  /// The only selector that `&` stands for; `nil` if there are several.
  private func soleParent(of selector: CompiledSelector) -> Int? {
    guard selector.parent >= 0 else { return nil }
    let outer = lists[Int(selector.parent)].selectors
    return outer.count == 1 ? Int(outer.lowerBound) : nil
  }

  private func insert(_ feature: ElementFeature, into features: inout [ElementFeature]) {
    if features.count < Self.neededFeatureLimit, !features.contains(feature) {
      features.append(feature)
    }
  }
}

/// The classes, ids and types of the elements around one, as browsers keep them.
struct AncestorFilter: Sendable {
  /// By the feature's number: how many of the open elements have it.
  private var counts: [Int32] = []
  /// The open elements, outermost first.
  private var path: [Open] = []
  /// The features of the open elements, one after the other.
  private var features: [ElementFeature] = []

  private struct Open: Sendable {
    var element: Int32
    /// Index of its first feature.
    var first: Int
  }

  /// The innermost open element, or -1.
  var innermost: Int { path.last.map { Int($0.element) } ?? -1 }

  func contains(_ feature: ElementFeature) -> Bool {
    feature.number < counts.count && counts[feature.number] > 0
  }

  mutating func open(_ element: Int) {
    path.append(Open(element: Int32(element), first: features.count))
  }

  /// Adds a feature of the innermost open element.
  mutating func add(_ feature: ElementFeature) {
    if feature.number >= counts.count {
      counts += repeatElement(0, count: feature.number + 1 - counts.count)
    }
    counts[feature.number] += 1
    features.append(feature)
  }

  mutating func closeInnermost() {
    guard let last = path.popLast() else { return }
    while features.count > last.first { counts[features.removeLast().number] -= 1 }
  }

  mutating func closeAll() { while !path.isEmpty { closeInnermost() } }
}
