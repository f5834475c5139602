import VMLMarkup

extension StyleResolver {
  /// Measures from now on how long rules take.
  public mutating func measureRules(by clock: @escaping RuleCosts.Clock) {
    costs = RuleCosts(clock)
  }

  /// Divides the time since the start among the rules that an element's own facts brought up.
  mutating func noteConsidered(_ key: ElementKey) {
    let classes = matcher.classLists[key.classes]
    let buckets = styles.buckets(
      for: key, types: [key.type], scopes: key.scope == 0 ? [] : [key.scope], classes)
    for number in buckets.lazy.flatMap(\.selectors) {
      // Selectors that read the surroundings are tried later.
      costs?.note(
        styles.source(ofSelector: number), steps: 1,
        tries: styles.selectors[Int(number)].isLocal ? 1 : 0)
    }
    costs?.end()
  }

  /// Tries candidates on an element.
  mutating func tryMeasured(
    _ candidates: Candidates, _ index: Int, in tree: ViewTree, _ matches: inout [ListMatch]
  ) {
    costs?.begin()
    for selector in candidates.conditional { tryMeasured(selector, index, in: tree, &matches) }
    for gated in candidates.gated {
      for selector in matcher.open(gated, to: index, in: tree) {
        tryMeasured(selector, index, in: tree, &matches)
      }
    }
    costs?.end()
  }

  private mutating func tryMeasured(
    _ number: Int32, _ index: Int, in tree: ViewTree, _ matches: inout [ListMatch]
  ) {
    let work = matcher.work
    tryOut(number, index, in: tree, &matches)
    costs?.note(styles.source(ofSelector: number), steps: 1 + matcher.work - work, tries: 1)
  }

  /// The outcome of some matches.
  ///
  /// Its time is recorded if it is new.
  mutating func measuredOutcome(of matches: [ListMatch], _ key: ElementKey) -> Int32 {
    costs?.begin()
    let known = memory.outcomes.count
    let number = memory.outcome(of: matches, key, &pool, &usage)
    guard memory.outcomes.count > known else { return number }
    for rule in memory.rules(of: number) {
      costs?.note(
        styles.rules[Int(memory.cascade.instance(rule).rule)].source,
        steps: 1 + memory.cascade.operationCount(of: rule), tries: 0)
    }
    costs?.end()
    return number
  }
}

extension CompiledStyles {
  /// Number in all sheets of a selector's rule.
  fileprivate func source(ofSelector number: Int32) -> Int32 {
    rules[Int(rulesOfList[Int(selectors[Int(number)].list)][0])].source
  }
}
