public import VMLMarkup

// Why elements have their styles.
extension StyleResolver {
  /// Says why an element has its modifiers; of a tree whose styles were found last.
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
        let (sheet, item) = place(ofRule: styles.rules[Int(rule)].source, in: sheets)
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

  /// What decided the styles of a tree's elements, by node; of the tree whose styles were found
  /// last.
  ///
  /// Elements with the same number, and the same look, have the same ``modifiers(ofElement:in:)``,
  /// as long as the pool's generation does not change. `looks` are those that the styles were found
  /// by.
  public func outcomes(_ looks: [Int32]) -> [Int32] {
    var outcomes = looks.map { look in
      look >= 0 && look < settledOutcomes.count ? settledOutcomes[Int(look)] : -1
    }
    for other in otherOutcomes { outcomes[Int(other.node)] = other.outcome }
    return outcomes
  }

  /// The modifiers of an element one by one, of a tree whose styles were found last.
  ///
  /// Unlike ``modifiers(of:)`` it tells the places of this element's own rules.
  public mutating func modifiers(
    ofElement index: Int, in tree: ViewTree
  ) -> [ResolvedStyle.Modifier] {
    let (matches, key) = matches(on: index, in: tree)
    return memory.explain(
      memory.cascade.rules(of: matches), key, notingVariables: false
    ).modifiers
  }

  /// What those modifiers of an element refer to that its target does not get, of a tree whose
  /// styles were found last.
  ///
  /// Worked out on demand, since only what may be a mistake otherwise asks.
  public mutating func leftOut(ofElement index: Int, in tree: ViewTree) -> LeftOutReferences {
    let (matches, key) = matches(on: index, in: tree)
    return memory.leftOut(by: memory.cascade.rules(of: matches), key)
  }
}
