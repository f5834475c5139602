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
