import Foundation
import Testing
import VMLBuild
import VMLFiles
import VMLOutput
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

  private enum Obstacle: CaseIterable, Sendable { case folder, linkOut, pipe }

  @Test(arguments: Obstacle.allCases)
  private func whatIsNoFileIsToldAndReplaced(_ obstacle: Obstacle) async throws {
    let (site, _) = try await builtSite()
    try site.remove(".vmlc/cache")
    let reason: String
    switch obstacle {
    case .folder:
      try site.write("x", to: ".vmlc/cache/x")
      reason = "it is a folder"
    case .linkOut:
      try site.folder.write("mine", to: "mine")
      try site.folder.link("site/.vmlc/cache", to: "../../mine")
      reason = "it is a symbolic link that leads out of '\(site.path)'"
    case .pipe:
      // SAFETY: the string lives for the call.
      try #require(unsafe mkfifo(site.path + "/.vmlc/cache", 0o600) == 0)
      reason = "it is not a plain file"
    }
    #expect(
      try await site.buildAgain().notes == [
        "the cache could not be read, and is made anew: "
          + "cannot read '\(site.path)/.vmlc/cache': \(reason)"
      ])
    let next = try await site.buildAgain()
    #expect(next.notes.isEmpty && next.compiledDocumentCount == 0)
    if obstacle == .linkOut { #expect(site.folder.read("mine") == "mine") }
  }

  @Test func whereNothingCanBeKeptItIsTold() async throws {
    let (site, _) = try await builtSite()
    try site.remove(".vmlc")
    try site.write("x", to: ".vmlc")
    let note =
      "nothing is kept for the next build, which compiles every page again: "
      + "cannot open the folder '\(site.path)/.vmlc': a part of the path is not a folder"
    #expect(try await site.buildAgain().notes == [note])
    // Not where nothing is asked for.
    #expect(try await site.buildAgain { $0.cache = .none }.notes.isEmpty)
    #expect(try await site.buildAgain { $0.writes = false }.notes.isEmpty)
    try site.remove(".vmlc")
    #expect(try await site.buildAgain().notes.isEmpty)
  }

  @Test(.enabled(if: Nobody.isAvailable, "only root with 'setpriv' can become another user"))
  func whatMayNotBeReadDoesNotHandThatOn() async throws {
    let (site, _) = try await builtSite()
    let files = FileManager.default
    for path in [""] + (try files.subpathsOfDirectory(atPath: site.folder.path)) {
      let path = site.folder(path)
      try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
      try files.setAttributes([.ownerAccountID: 65_534], ofItemAtPath: path)
    }
    try files.setAttributes([.posixPermissions: 0], ofItemAtPath: site.path + "/.vmlc/cache")
    let command = Nobody.command + ["sh", "-c", "exec \"$@\" >&2", "sh"]
    func build() throws -> String {
      try CompilerProcess(["build"], in: site.path, through: command).waitForEnd().messages
    }
    let first = try build()
    #expect(first.contains("cannot read '.vmlc/cache': permission denied"), "\(first)")
    let next = try build()
    #expect(!next.contains("the cache") && next.contains(" 0 compiled"), "\(next)")
  }

  @Test func whatDeadBuildsWereWritingGoes() async throws {
    let (site, _) = try await builtSite()
    for name in [".vmlc-1.tmp", ".vmlc-2.tmp"] { try site.write("half", to: ".vmlc/" + name) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now - 120], ofItemAtPath: site.path + "/.vmlc/.vmlc-1.tmp")
    try site.write("<Text>new</Text>\n", to: "content/other.vml")
    try await site.buildAgain()
    #expect(site.folder.read("site/.vmlc/.vmlc-1.tmp") == nil)
    // Its build may be alive.
    #expect(site.folder.read("site/.vmlc/.vmlc-2.tmp") == "half")
  }

  @Test func aBuildWithNothingToDoSweepsTheOutput() async throws {
    let (site, _) = try await builtSite()
    let staged = "site/dist/.vmlc-staging-77/ios/index.vml"
    func leaveStaging() async throws -> BuildReport {
      try site.folder.write("half", to: staged)
      var options = BuildOptions(site: site.path)
      options.cache = .use
      return try await buildSite(options)
    }
    var request = OutputRequest(
      folder: site.path + "/dist", site: "S", version: "1", compiler: compilerVersion, targets: [])
    request.becomesLatest = false
    let other = try OutputSession(request)
    // It may be that of the one that is at work.
    #expect(try await leaveStaging().compiledDocumentCount == 0)
    #expect(site.folder.read(staged) == "half")
    other.abandon()
    #expect(try await leaveStaging().compiledDocumentCount == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: site.path + "/dist").count == 2)
    // Where it takes a look into a file to see that there is nothing to do.
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now - 60], ofItemAtPath: site.path + "/content/index.vml")
    #expect(try await leaveStaging().compiledDocumentCount == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: site.path + "/dist").count == 2)
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
