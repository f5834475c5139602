import Testing
import VMLTestSupport

struct RandomTests {
  /// From the reference implementation.
  @Test func knownNumbers() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func mutationsFollowTheSeed() {
    let bytes = Array("<Text>hello</Text>".utf8)
    var one = SplitMix64(seed: 1)
    var again = SplitMix64(seed: 1)
    var two = SplitMix64(seed: 2)
    let first = (0..<20).map { _ in mutated(bytes, using: &one) }
    #expect(first == (0..<20).map { _ in mutated(bytes, using: &again) })
    #expect(first != (0..<20).map { _ in mutated(bytes, using: &two) })
    #expect(Set(first).count > 15)
  }

  @Test(arguments: [0, 1, 2, 100])
  func mutationsStayBounded(_ count: Int) {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let result = mutated([UInt8](repeating: 0x41, count: count), using: &generator)
      #expect(result.count <= count * 8 + 64 + 8 * 64)
    }
  }

  @Test func everyRoundOfFuzzingHasASeedOfItsOwn() {
    var seen: [UInt64] = []
    fuzz(seconds: 0.01) { seen.append($0.next()) }
    #expect(!seen.isEmpty)
    #expect(Set(seen).count == seen.count)
  }
}
