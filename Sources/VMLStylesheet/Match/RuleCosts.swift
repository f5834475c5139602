import VMLMarkup

/// The times that rules take to be tried on elements and to be folded, where that is measured.
///
/// Reading a clock costs more than most tries. So it is read once for all rules that are tried on
/// an element, and the time is divided among them by the steps that each took.
public struct RuleCosts: Sendable {
  /// Nanoseconds since any moment; passed in by the caller, since this target reads no clock.
  public typealias Clock = @Sendable () -> Int64

  public struct Cost: Sendable {
    /// Number of times that the rule was tried on an element; once for all equal elements, if their
    /// surroundings do not matter.
    public var tries = 0
    public var nanoseconds = 0.0

    public init() {}

    public mutating func add(_ other: Cost) {
      tries += other.tries
      nanoseconds += other.nanoseconds
    }
  }

  /// The clock that measures.
  public let clock: Clock
  /// By the rule's number in all sheets.
  public private(set) var costs: [Cost] = []
  private var shares: [(rule: Int, steps: Int)] = []
  private var started: Int64 = 0

  init(_ clock: @escaping Clock) { self.clock = clock }

  /// Starts the clock for the rules that are noted before the end.
  mutating func begin() {
    shares.removeAll(keepingCapacity: true)
    started = clock()
  }

  mutating func note(_ rule: Int32, steps: Int, tries: Int) {
    let rule = Int(rule)
    if rule >= costs.count { costs += repeatElement(Cost(), count: rule + 1 - costs.count) }
    costs[rule].tries += tries
    shares.append((rule, steps))
  }

  mutating func end() {
    let all = shares.reduce(0) { $0 + $1.steps }
    guard all > 0 else { return }
    let step = Double(clock() - started) / Double(all)
    for share in shares { costs[share.rule].nanoseconds += step * Double(share.steps) }
  }
}

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

/// The rules that cost something, with their places in the sheets.
public func places(
  of costs: [RuleCosts.Cost], in sheets: [Stylesheet]
) -> [(sheet: Int, item: Int, cost: RuleCosts.Cost)] {
  zip(sheets.indices, ruleNumbers(of: sheets)).flatMap { sheet, first in
    costs.indices.dropFirst(Int(first)).prefix(sheets[sheet].items.count).compactMap { number in
      let cost = costs[number]
      return cost.tries > 0 || cost.nanoseconds > 0 ? (sheet, number - Int(first), cost) : nil
    }
  }
}
