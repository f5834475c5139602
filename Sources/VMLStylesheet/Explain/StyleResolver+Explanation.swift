public import VMLMarkup

// The reasons for the styles of elements.
extension StyleResolver {
  /// Explains the modifiers of an element of the tree that was resolved last.
  public mutating func explain(
    _ index: Int, in tree: ViewTree, styledBy sheets: [Stylesheet]
  ) -> StyleExplanation {
    let (matches, key) = matches(on: index, in: tree)
    var explanation = StyleExplanation()
    var rules: [Int32] = []
    for match in styles.inOrder(matches) {
      for rule in memory.cascade.rules(of: [match]) {
        rules.append(rule)
        let rule = memory.cascade.instance(rule).rule
        let (sheet, item) = rulePlace(of: styles.rules[Int(rule)].source, in: sheets)
        if let last = explanation.rules.last, (last.sheet, last.item) == (sheet, item) { continue }
        explanation.rules.append(
          StyleExplanation.Rule(
            sheet: sheet, item: item,
            layer: styles.layers[Int(match.layer)].isEmpty ? nil : styles.layers[Int(match.layer)],
            specificity: match.specificity))
      }
    }
    (explanation.modifiers, explanation.dropped) = memory.explain(
      rules, key, notingVariables: true)
    return explanation
  }

  /// By node: the outcome that decided its style, in the tree that was resolved last.
  ///
  /// Elements with the same number, and the same signature, have the same
  /// ``modifiers(ofElement:in:)``, as long as the pool's generation does not change. `signatures`
  /// are the ones that the tree was resolved with.
  public func outcomes(_ signatures: [Int32]) -> [Int32] {
    var outcomes = signatures.map { signature in
      signature >= 0 && signature < settledOutcomes.count ? settledOutcomes[Int(signature)] : -1
    }
    for other in otherOutcomes { outcomes[Int(other.node)] = other.outcome }
    return outcomes
  }

  /// The modifiers of an element one by one, in the tree that was resolved last.
  ///
  /// Unlike ``modifiers(of:)`` it gives the places of this element's own rules.
  public mutating func modifiers(
    ofElement index: Int, in tree: ViewTree
  ) -> [ResolvedStyle.Modifier] {
    let (matches, key) = matches(on: index, in: tree)
    return memory.explain(
      memory.cascade.rules(of: matches), key, notingVariables: true
    ).modifiers
  }

  /// References in modifiers of an element that its target does not get, in the tree that was
  /// resolved last.
  ///
  /// Computed on demand: only a check that would otherwise report a mistake asks.
  public mutating func leftOut(ofElement index: Int, in tree: ViewTree) -> LeftOutReferences {
    let (matches, key) = matches(on: index, in: tree)
    return memory.leftOut(by: memory.cascade.rules(of: matches), key)
  }
}
