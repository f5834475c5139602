import Synchronization
import Testing
import VMLBuild
import VMLDiagnostics
import VMLOutput
import VMLTestSupport

/// `--target`, `--keep-going`, `--strict`, `--prune`.
@Suite struct BuildOptionTests {
  private let twoTargets = "-- site.yaml --\nname: S\nversion: \"1\"\ntargets: [ios, macos]\n"

  @Test func aTargetIsBuiltAndTheOthersStay() async throws {
    let site = try TestSite("<Text>old \\(target.name)</Text>\n" + twoTargets)
    try await site.build()
    let macos = try site.folder.inode("site/dist/1/macos/index.vml")
    try site.change("<Text>new \\(target.name)</Text>")
    let built = try await site.build { $0.targets = ["ios"] }
    #expect(built.body("ios/index.vml") == "<Text>new ios</Text>")
    #expect(built.body("macos/index.vml") == "<Text>old macos</Text>")
    #expect(try site.folder.inode("site/dist/1/macos/index.vml") == macos)
    #expect(built.report.targetCount == 1 && built.report.output?.trees == 1)
    let both = try await site.build { $0.targets = ["macos", "ios"] }
    #expect(both.body("macos/index.vml") == "<Text>new macos</Text>")
  }

  @Test func aTargetThatTheSiteLacks() async throws {
    let site = try TestSite("<Text>a</Text>\n" + twoTargets)
    try await site.build()
    try await expectFailure(
      site, "the site has no target 'tvos'; its targets are ios, macos"
    ) { $0.targets = ["ios", "tvos"] }
  }

  @Test func rulesAreUnusedOnlyWhereEverythingWasCompiled() async throws {
    let unused = "warning styles/main.vss: …"
    let site = try TestSite(
      "<Text>a</Text>\n-- styles/main.vss --\n#never { bold(); }\n" + twoTargets)
    let all = try await site.build()
    expectMessages(all.messages, [unused])
    #expect(all.report.diagnostics.map(\.code) == [.unusedRule])
    #expect(try await site.build { $0.targets = ["ios"] }.messages == [])
    try site.change("-- content/wrong.vml --\n<Text>\\(nothing)</Text>")
    #expect(try await site.build().report.diagnostics.map(\.code) == [.unknownVariable])
    #expect(try await site.build { $0.keepsGoing = true }.report.warningCount == 0)
  }

  // MARK: Keep going

  @Test func whatCompilesIsWrittenWhereTheBuildKeepsGoing() async throws {
    let site = try TestSite(
      "<Text>old</Text>\n-- content/b.vml --\n<Text>old</Text>\n" + twoTargets)
    try await site.build()
    try site.change(
      "<Text>new \\(nothing)</Text>\n-- content/b.vml --\n<Text>new</Text>\n"
        + "-- content/c.vml --\n<Text>\\(target.nothing)</Text>\n")
    let built = try await site.build { $0.keepsGoing = true }
    #expect(built.report.errorCount == 2)
    #expect(
      built.documents.keys.sorted() == [
        "ios/b.vml", "ios/index.vml", "macos/b.vml", "macos/index.vml",
      ])
    #expect(built.body("ios/index.vml") == "<Text>old</Text>")
    #expect(built.body("macos/b.vml") == "<Text>new</Text>")
  }

  @Test func aPageThatWarnsIsNotWrittenInAStrictBuildThatKeepsGoing() async throws {
    let site = try TestSite("<Text>a</Text>")
    try await site.build()
    // One warning is the page's own, one that of its document.
    try site.change(
      """
      bare text
      -- content/b.vml --
      <Text>b</Text>
      -- content/c.vml --
      <Button action="nothing">c</Button>
      -- site.yaml --
      name: S
      version: "1"
      targets: [ios]
      actions: [something]
      """)
    let built = try await site.build {
      $0.keepsGoing = true
      $0.isStrict = true
    }
    #expect(built.report.errorCount == 2 && built.report.warningCount == 0)
    #expect(built.body("ios/index.vml") == "<Text>a</Text>")
    #expect(built.documents.keys.sorted() == ["ios/b.vml", "ios/index.vml"])
  }

  @Test(arguments: [1, 8])
  func nobodyGetsAFileThatTwoPagesWantWhereTheBuildKeepsGoing(jobs: Int) async throws {
    let site = try TestSite("<Text>a</Text>\n-- content/x.vml --\n<Text>old</Text>")
    try await site.build()
    var pages = "-- content/new.vml --\n<Text>new</Text>\n"
    for index in 0..<20 {
      pages += "-- content/p\(index).vml --\n---\npath: \(index % 2 == 0 ? "/x" : "/X")\n---\n"
      pages += "<Text>\(index)</Text>\n"
    }
    try site.change(pages)
    let built = try await site.build {
      $0.keepsGoing = true
      $0.jobs = jobs
    }
    #expect(built.report.errorCount == 20)
    #expect(built.documents.keys.sorted() == ["ios/index.vml", "ios/new.vml", "ios/x.vml"])
    #expect(built.body("ios/x.vml") == "<Text>old</Text>")
  }

  // MARK: Strict

  @Test func aStrictBuildIsRefusedForAWarning() async throws {
    let site = try TestSite("<Text>a</Text>")
    try await site.build()
    try site.change("bare\n<Text>b</Text>")
    try await expectRefused(site, "error content/index.vml: text stands outside of any view") {
      $0.isStrict = true
    }
    #expect(try await site.build().report.warningCount == 1)
  }

  // MARK: Files that no build made

  @Test func filesThatNoBuildMadeAreNamedAndPruned() async throws {
    let site = try TestSite("<Text>a</Text>")
    try await site.build()
    try site.write("mine", to: "dist/1/ios/mine.txt")
    let kept = try await site.build()
    #expect(kept.report.output?.foreign == ["1/ios/mine.txt"])
    #expect(kept.files["ios/mine.txt"] == "mine")
    let pruned = try await site.build { $0.prunes = true }
    #expect(pruned.report.output?.removed == ["1/ios/mine.txt"])
    #expect(pruned.files["ios/mine.txt"] == nil)
  }

  @Test func aCheckWritesNothing() async throws {
    let site = try TestSite("<Text>a</Text>")
    let checked = try await site.build { $0.writes = false }
    #expect(checked.report.output == nil && checked.report.documentCount == 1)
    #expect(
      try site.folder.contents(of: "site").keys.sorted() == ["content/index.vml", "site.yaml"])
  }

  @Test func progressCountsUpToAllPages() async throws {
    let site = try TestSite("<Text>a</Text>\n-- content/b.vml --\n-- content/c.vml --\n")
    let seen = Seen()
    try await site.build {
      $0.jobs = 2
      $0.progress = { done, total in seen.add(done, total) }
    }
    #expect(seen.largest == 3 && seen.totals == [3])
  }

  /// A page with `each` counts as many as it makes, and tells of them before all are done.
  @Test func progressCountsWhatEachMakes() async throws {
    let site = try TestSite(
      """
      <Text>a</Text>
      -- content/item.vml --
      ---
      each: 1...200
      path: /\\(item)
      ---
      <Text>b</Text>
      -- content/none.vml --
      ---
      each: "[]"
      path: /none/\\(item)
      ---
      <Text>c</Text>
      """)
    let seen = Seen()
    try await site.build {
      $0.jobs = 1
      $0.progress = { done, total in seen.add(done, total) }
    }
    #expect(seen.largest == 201 && seen.totals.contains(201))
    #expect(seen.count >= 3)
  }

  @Test func pagesThatTookLongestAreNamedWhereThatIsAskedFor() async throws {
    let pages = (0..<12).map { "-- content/p\($0).vml --\n<Text>\($0)</Text>\n" }.joined()
    let site = try TestSite("<Text>a</Text>\n" + pages)
    #expect(try await site.build().report.pageTimings.isEmpty)
    let timings = try await site.build { $0.isTimed = true }.report.pageTimings
    #expect(timings.count == 10 && Set(timings.map(\.path)).count == 10)
    #expect(zip(timings, timings.dropFirst()).allSatisfy { $0.duration >= $1.duration })
    #expect(timings.allSatisfy { $0.path.hasPrefix("content/") })
  }

  @Test(arguments: [1, 4]) func rulesThatTookLongestAreNamedWhereThatIsAskedFor(jobs: Int)
    async throws
  {
    let pages = (0..<12).map { number in
      """
      -- content/p\(number).vml --
      <VStack class="a"><Text>\(number)</Text></VStack>

      """
    }
    let rules = (0..<12).map { ".a\n  .x\($0) { bold() }\n" }.joined()
    let site = try TestSite(
      """
      <!doctype swiftui+vml>
      <vml><head><Style>.a > Text { italic() }</Style></head>
      <body><VStack class="a"><Text>a</Text></VStack></body></vml>

      """ + pages.joined() + "-- styles/main.vss --\n.a Text { bold() }\n\(rules)"
        + "VStack * > Image { bold() }\n")
    let plain = try await site.build { $0.jobs = jobs }
    #expect(plain.report.ruleTimings.isEmpty)
    let timings = try await site.build {
      $0.isTimed = true
      $0.jobs = jobs
    }.report.ruleTimings
    #expect(
      timings.map { "\($0.path):\($0.line) \($0.selector) \($0.tries)" }.sorted() == [
        "content/index.vml:2 .a > Text 1", "styles/main.vss:1 .a Text 13",
      ])
    #expect(zip(timings, timings.dropFirst()).allSatisfy { $0.duration >= $1.duration })
  }
}

private final class Seen: Sendable {
  private let state = Mutex<(largest: Int, totals: Set<Int>, count: Int)>((0, [], 0))

  func add(_ done: Int, _ total: Int) {
    state.withLock { state in
      state.largest = max(state.largest, done)
      state.totals.insert(total)
      state.count += 1
    }
  }

  var count: Int { state.withLock { $0.count } }
  var largest: Int { state.withLock { $0.largest } }
  var totals: Set<Int> { state.withLock { $0.totals } }
}
