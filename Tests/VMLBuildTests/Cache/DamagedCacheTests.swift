import Foundation
import Testing
import VMLBuild
import VMLTestSupport

/// A cache that is damaged, or of another compiler, is as if it were not there.
@Suite struct DamagedCacheTests {
  private func builtSite() async throws -> (site: TestSite, cache: [UInt8]) {
    let site = try TestSite(
      """
      -- content/index.vml --
      <Card class="a" id="x"><Text>\\(data.shop.name)</Text></Card>
      -- content/other.vml --
      <Text class="unknown" style="@apply(a)">t</Text>
      -- components/Card.vml --
      <VStack class="card"><slot/></VStack>
      -- content/shop.yaml --
      name: Lamps
      -- styles/main.vss --
      .a { bold(); } .card { padding(2); } .unused { italic(); } Text.a { lineLimit(1); }
      """)
    try await site.buildAgain()
    try await site.buildAgain()
    let cache = try Data(contentsOf: URL(filePath: site.path + "/.vmlc/cache"))
    return (site, Array(cache))
  }

  @Test func everyBitThatIsFlippedIsNoticed() async throws {
    let (_, cache) = try await builtSite()
    #expect(CacheFile(cache)?.isReadable == true)
    // The key may be any.
    let key = 8..<24
    for index in cache.indices where !key.contains(index) {
      var damaged = cache
      damaged[index] ^= 1 << UInt8(index % 8)
      #expect(CacheFile(damaged)?.isReadable != true, "byte \(index)")
    }
  }

  @Test func everyLengthThatIsCutIsNoticed() async throws {
    let (_, cache) = try await builtSite()
    for count in cache.indices { #expect(CacheFile(Array(cache[..<count])) == nil) }
    #expect(CacheFile(cache + [0]) == nil)
  }

  @Test func aBitIsNoticedInEachOfManyBlocks() async throws {
    let (site, _) = try await builtSite()
    for number in 0..<1200 {
      try site.write("<Text>\(number)</Text>\n", to: "content/p/\(number).vml")
    }
    try await site.buildAgain()
    let cache = Array(try Data(contentsOf: URL(filePath: site.path + "/.vmlc/cache")))
    #expect(cache.count > 3 << 16)
    #expect(CacheFile(cache)?.isReadable == true)
    for index in stride(from: 24, to: cache.count, by: 4001) {
      var damaged = cache
      damaged[index] ^= 1
      #expect(CacheFile(damaged)?.isReadable != true, "byte \(index)")
    }
  }

  @Test func buildsWithADamagedCacheAreCleanOnes() async throws {
    let (site, cache) = try await builtSite()
    try await fuzz { generator in
      var damaged = mutated(cache, using: &generator)
      // Digests that fit show what the readers of the parts make of it.
      if Bool.random(using: &generator) { damaged = withFittingDigests(damaged) }
      try site.write(damaged, to: ".vmlc/cache")
      _ = CacheFile(damaged)?.isReadable
      let isChanged = Bool.random(using: &generator)
      if isChanged {
        try site.write("<Text>\(generator.next())</Text>\n", to: "content/other.vml")
      }
      // A cache whose digests fit is believed; that it cannot crash anything is all there is to see.
      if CacheFile(damaged)?.isReadable != true {
        try await site.buildAgain()
      } else {
        var options = BuildOptions(site: site.path)
        options.cache = .use
        _ = try? await buildSite(options)
      }
    }
  }

  /// The bytes with the digests of what they hold, where they are long enough for a head and a foot.
  private func withFittingDigests(_ bytes: [UInt8]) -> [UInt8] {
    let (head, foot) = (24, bytes.count - 56)
    guard foot > head else { return bytes }
    func number(_ offset: Int) -> Int {
      Int(
        truncatingIfNeeded: (0..<8).reduce(UInt64(0)) {
          $0 | UInt64(bytes[offset + $1]) << UInt64($1 * 8)
        })
    }
    let (tables, middle) = (number(foot), number(foot + 8))
    let parts = foot - head
    guard (0...parts).contains(tables), (0...parts - tables).contains(middle) else { return bytes }
    let quickEnd = head + tables + middle
    var fitting = bytes
    put(UInt64(foot - quickEnd), at: foot + 16, in: &fitting)
    put(CacheDigest.digest(of: bytes.span.extracting(head..<quickEnd)), at: foot + 24, in: &fitting)
    put(CacheDigest.digest(of: bytes.span.extracting(quickEnd..<foot)), at: foot + 40, in: &fitting)
    return fitting
  }

  private func put(_ digest: XXH128, at offset: Int, in bytes: inout [UInt8]) {
    put(digest.high, at: offset, in: &bytes)
    put(digest.low, at: offset + 8, in: &bytes)
  }

  private func put(_ number: UInt64, at offset: Int, in bytes: inout [UInt8]) {
    for index in 0..<8 {
      bytes[offset + index] = UInt8(truncatingIfNeeded: number >> UInt64(index * 8))
    }
  }
}
