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

extension RuleCosts {
  /// The rules that cost something, with their places in the sheets.
  public static func places(
    of costs: [Cost], in sheets: [Stylesheet]
  ) -> [(sheet: Int, item: Int, cost: Cost)] {
    zip(sheets.indices, ruleNumbers(of: sheets)).flatMap { sheet, first in
      costs.indices.dropFirst(Int(first)).prefix(sheets[sheet].items.count).compactMap { number in
        let cost = costs[number]
        return cost.tries > 0 || cost.nanoseconds > 0 ? (sheet, number - Int(first), cost) : nil
      }
    }
  }
}
