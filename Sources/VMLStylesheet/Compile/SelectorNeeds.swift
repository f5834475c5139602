/// What must stand around an element for a selector to match it, wherever.
///
/// Where some of it is missing the selector is not tried: nearly all whose subject is a type are spared so.
struct SelectorNeeds: Sendable {
  /// The number of the component whose elements it is for; 0 for all.
  var scope: Int32
  var hasHoles: Bool
  /// Where what it needs is in ``CompiledStyles/neededFeatures``.
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
  /// Finds what the selectors need that were added last.
  mutating func noteNeeds() {
    // These are around elements of trees that do not have them.
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

  /// More than these say hardly more.
  private static let neededFeatureLimit = 8

  private func appendNeeds(
    of selector: CompiledSelector, _ implied: Set<Int32>, to features: inout [ElementFeature]
  ) {
    // Whatever a compound stands for, what is around it is around the subject too.
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

  /// The selector that `&` stands for, where there is one alone.
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

/// Which classes, ids and types the elements around one have, as browsers keep them.
struct AncestorFilter: Sendable {
  /// How many of the open elements have each, by its number.
  private var counts: [Int32] = []
  /// The open elements, outermost first.
  private var path: [Open] = []
  /// What they have, one after the other.
  private var features: [ElementFeature] = []

  private struct Open: Sendable {
    var element: Int32
    /// Where its features begin.
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

  /// Adds what the innermost open element has.
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
