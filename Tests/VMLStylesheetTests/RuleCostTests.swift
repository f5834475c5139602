import Synchronization
import Testing
import VMLMarkup
import VMLStylesheet

/// The costs of rules, as they are measured.
@Suite struct RuleCostTests {
  /// Rules for texts behind classes that are not there, and one that has to be tried in full.
  private static let sheet =
    (0..<8).map { ".a\($0) .b\($0) Text { padding(\($0)); }" }.joined(separator: "\n")
    + "\n:not(.none) * > :not(.other) Text:not(.x) { bold(); }\n.plain { italic(); }"
  private static let markup =
    String(repeating: "<VStack>", count: 12)
    + String(repeating: #"<Text class="plain"/>"#, count: 30)
    + String(repeating: "</VStack>", count: 12)

  /// The cost of each rule, in the order of the sheet; each look at the clock takes a microsecond.
  private func costs(_ sheet: String, _ markup: String) -> [RuleCosts.Cost] {
    let styles = TestStyles(sheet)
    var resolver = styles.resolver()
    let clock = Clock()
    resolver.measureRules(by: { clock.read() })
    var plain = styles.resolver()
    let tree = readViewTree(markup)
    #expect(ResolvedTree(tree, &resolver) == ResolvedTree(tree, &plain))
    #expect(plain.costs == nil && resolver.work.selectors == plain.work.selectors)
    return RuleCosts.places(of: resolver.costs?.costs ?? [], in: styles.sheets).map(\.cost)
  }

  private final class Clock: Sendable {
    private let time = Mutex<Int64>(0)

    func read() -> Int64 {
      time.withLock { time in
        defer { time += 1000 }; return time
      }
    }
  }

  @Test func theGuiltyRuleStandsOut() throws {
    let costs = costs(Self.sheet, Self.markup)
    try #require(costs.count == 10)
    #expect(costs[..<9].allSatisfy { $0.tries == 30 })
    let others = costs[..<8].map(\.nanoseconds)
    #expect(Set(others).count == 1 && others[0] > 0)
    #expect(costs[8].nanoseconds > 3 * others[0])
    // Every look at the clock counts for one rule or another.
    #expect(costs.reduce(0) { $0 + $1.nanoseconds } >= 30 * 1000)
  }

  @Test func rulesOfLargerAndSmallerSizeShareTheTimeOfFolding() throws {
    let modifiers = (0..<50).map { "@append offset(x: \($0));" }.joined()
    let costs = costs(
      ".a { \(modifiers) } .b { bold(); @append italic(); }", #"<Text class="a b"/>"#)
    try #require(costs.count == 2)
    // To find the rules takes one look at the clock, to fold them another.
    #expect(costs[0].nanoseconds - 500 > 10 * (costs[1].nanoseconds - 500))
  }

  @Test func whatAnElementItselfRulesOutIsTriedOnceForAllThatAreAlike() throws {
    let costs = costs("Text:not(.a) { bold(); }", #"<Text class="a"/><Text class="a"/>"#)
    #expect(costs.map(\.tries) == [1])
  }
}
