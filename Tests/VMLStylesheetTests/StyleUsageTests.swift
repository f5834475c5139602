import Testing
import VMLStylesheet

/// What is new is handed over once, however much there is already.
@Suite struct StyleUsageTests {
  private func news(of usage: inout StyleUsage) -> StyleUsage.News {
    var news = StyleUsage.News()
    usage.takeNews(into: &news)
    return news
  }

  @Test func aPageHandsOverWhatItBrings() {
    var usage = StyleUsage()
    for page in Int32(0)..<500 {
      usage.insert(rule: page * 3)
      usage.insert(rule: 0)
      usage.insert(applied: "a\(page)")
      usage.insert(applied: "a0")
      let found = news(of: &usage)
      #expect(found.rules == [page * 3])
      #expect(found.applied == ["a\(page)"])
    }
    #expect(news(of: &usage).isEmpty)
    #expect(usage.ruleNumbers.count == 500 && usage.applied.count == 500)
  }

  @Test func whatIsMergedIsNewOnce() {
    var (usage, other) = (StyleUsage(), StyleUsage())
    usage.insert(rule: 70)
    for rule in [Int32(1), 70, 63, 64] { other.insert(rule: rule) }
    other.insert(applied: "a")
    _ = news(of: &usage)
    usage.merge(other)
    let found = news(of: &usage)
    #expect(found.rules == [1, 63, 64])
    #expect(found.applied == ["a"])
    usage.merge(other)
    #expect(news(of: &usage).isEmpty)
  }
}
