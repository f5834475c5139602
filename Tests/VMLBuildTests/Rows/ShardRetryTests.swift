import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLOutput
import VMLTestSupport

/// Shards that are built more than once, and what of their tries comes to the version.
extension ShardTests {
  /// A file with some rows, beside the site.
  private func rows(_ keys: String..., in site: TestSite) throws -> [String: [RowFile]] {
    let path = "given-\(keys.joined()).jsonl"
    try site.folder.write(
      keys.map { #"{"sku":"\#($0)","name":"x","price":1}"# + "\n" }.joined(), to: path)
    return ["products": [try #require(RowFile(argument: site.folder(path)))]]
  }

  @Test func rowsThatAreHandedOverDoNotMixWithThePlans() async throws {
    let site = try site()
    let plan = try await plan(2, site)
    let given = try rows("B", in: site)
    try await shard(1, of: plan, site, in: "shards") { $0.rows = given }
    try await shard(2, of: plan, site, in: "shards")
    let failure = await #expect(throws: SiteMergeFailure.self) {
      try await merge(plan, site, in: "shards")
    }
    guard case .plan(let mistake)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(mistake.message.hasPrefix("shard 1 was built with '--rows products=…', and shard 2"))
    #expect(try await !shard(1, of: plan, site, in: "shards").wasDone)
    #expect(try await !merge(plan, site, in: "shards").hasErrors)
    // The row of the first try is no part of it.
    #expect(try await site.folder.contents(of: "shards/1") == whole(site))
  }

  @Test func documentsOfEarlierTriesAreNoPartOfTheVersion() async throws {
    let site = try site()
    let plan = try await plan(2, site)
    let (a, b, c) = (
      try rows("A", in: site), try rows("B", "B", in: site), try rows("C", in: site)
    )
    try await shard(1, of: plan, site, in: "shards") { $0.rows = a }
    // One that fails, and one that is replaced.
    #expect(try await !shard(2, of: plan, site, in: "shards") { $0.rows = b }.isMergeable)
    let d = try rows("D", in: site)
    try await shard(2, of: plan, site, in: "shards") { $0.rows = d }
    try await shard(2, of: plan, site, in: "shards") { $0.rows = c }
    #expect(try await merge(plan, site, in: "shards").summary.rows == 2)
    let files = try site.folder.contents(of: "shards/1")
    #expect(files.keys.count { $0.contains("/p/") } == 2 * 4)
    #expect(files["ios/en/p/C.vml"] != nil)
    let folder = try #require(try shardFolder(site))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        "1-of-2", "2-of-2", "merged.json",
      ])
  }

  private func shardFolder(_ site: TestSite) throws -> String? {
    try FileManager.default.contentsOfDirectory(atPath: site.folder("shards"))
      .first { $0.hasPrefix(".vmlc-shards-") }.map { site.folder("shards/" + $0) }
  }

  @Test func aLateCopyOfAShardLeavesWhatWasMerged() async throws {
    let site = try site()
    let plan = try await plan(2, site)
    let (a, b) = (try rows("A", in: site), try rows("B", in: site))
    try await shard(1, of: plan, site, in: "shards") { $0.rows = a }
    try await shard(2, of: plan, site, in: "shards") { $0.rows = b }
    _ = try await merge(plan, site, in: "shards")
    let whole = try site.folder.contents(of: "shards/1")
    // The same rows, and rows with a mistake.
    #expect(try await shard(1, of: plan, site, in: "shards") { $0.rows = a }.isMergeable)
    let wrong = try rows("W", "W", in: site)
    #expect(try await !shard(1, of: plan, site, in: "shards") { $0.rows = wrong }.isMergeable)
    #expect(try await !merge(plan, site, in: "shards").summary.output.hasChanged)
    #expect(try site.folder.contents(of: "shards/1") == whole)
    // Other rows are another build.
    let c = try rows("C", in: site)
    try await shard(1, of: plan, site, in: "shards") { $0.rows = c }
    let failure = await #expect(throws: SiteMergeFailure.self) {
      try await merge(plan, site, in: "shards")
    }
    guard case .missing([2], of: 2)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    try await shard(2, of: plan, site, in: "shards") { $0.rows = b }
    #expect(try await merge(plan, site, in: "shards").summary.output.hasChanged)
    let files = try site.folder.contents(of: "shards/1")
    #expect(files["ios/en/p/A.vml"] == nil && files["ios/en/p/C.vml"] != nil)
  }

  @Test func manifestsOfAVersionThatIsThereNoMoreAreNone() async throws {
    let site = try site()
    let plan = try await plan(2, site)
    for number in 1...2 { try await shard(number, of: plan, site, in: "shards") }
    _ = try await merge(plan, site, in: "shards")
    try FileManager.default.removeItem(atPath: site.folder("shards/1"))
    let failure = await #expect(throws: SiteMergeFailure.self) {
      try await merge(plan, site, in: "shards")
    }
    guard case .missing([1, 2], of: 2)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    for number in 1...2 {
      #expect(try await !shard(number, of: plan, site, in: "shards").wasDone)
    }
    #expect(try await !merge(plan, site, in: "shards").hasErrors)
    #expect(try await site.folder.contents(of: "shards/1") == whole(site))
  }

  @Test func aShardThatPassedOverRowsIsDoneForThatAlone() async throws {
    let site = try site()
    try site.write("[1]\n", to: "rows/wrong.jsonl")
    let plan = try await plan(1, site)
    try await shard(1, of: plan, site, in: "shards") { $0.badRowLimit = 1 }
    #expect(try await shard(1, of: plan, site, in: "shards") { $0.badRowLimit = 1 }.wasDone)
    let lines = TakenLines()
    let again = try await shard(1, of: plan, site, in: "shards") {
      $0.badRowLimit = 1
      $0.takesBadRow = { lines.take($0) }
    }
    #expect(!again.wasDone && lines.all.count == 1)
    #expect(try await shard(1, of: plan, site, in: "shards").report.errorCount == 1)
    await #expect(throws: SiteMergeFailure.self) { try await merge(plan, site, in: "shards") }
  }

  @Test func aBuildOfRowsThatFailsLeavesNothing() async throws {
    let site = try site()
    try site.write("[1]\n", to: "rows/wrong.jsonl")
    let built = try await site.build()
    #expect(built.report.errorCount == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: site.path + "/dist") == [])
    // What a build that was killed has left goes with the next one, or with a merge.
    try site.folder.write("x", to: "site/dist/.vmlc-staging-1/tree/ios/x.vml")
    try site.write("", to: "rows/wrong.jsonl")
    #expect(try await site.build().report.errorCount == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: site.path + "/dist")
    #expect(names.sorted() == ["1", "latest.json"])
    let plan = try await plan(1, site)
    try await shard(1, of: plan, site, in: "shards")
    try site.folder.write("x", to: "shards/.vmlc-staging-1/tree/ios/x.vml")
    _ = try await merge(plan, site, in: "shards")
    #expect(site.folder.read("shards/.vmlc-staging-1/tree/ios/x.vml") == nil)
  }

  @Test func aVersionOfShardsIsMendedByThem() async throws {
    let site = try site()
    let plan = try await plan(1, site)
    #expect(wayToMend(site.folder("shards/1")) == "'vmlc build --verify' mends it")
    try await shard(1, of: plan, site, in: "shards")
    _ = try await merge(plan, site, in: "shards")
    let folder = try #require(try shardFolder(site))
    #expect(
      wayToMend(site.folder("shards/1"))
        == "remove '\(folder)', build all shards of its plan again, and merge them")
  }

  @Test func aManifestUnderTheNameOfAnotherIsTold() async throws {
    let site = try site()
    let plan = try await plan(2, site)
    for number in 1...2 { try await shard(number, of: plan, site, in: "shards") }
    let folder = try #require(try shardFolder(site))
    try FileManager.default.removeItem(atPath: folder + "/1-of-2")
    try FileManager.default.copyItem(atPath: folder + "/2-of-2", toPath: folder + "/1-of-2")
    let failure = await #expect(throws: SiteMergeFailure.self) {
      try await merge(plan, site, in: "shards")
    }
    guard case .build(let failed)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(failed.description.contains("it is of shard 2 of 2; "), "\(failed)")
  }

  // MARK: Rows that are not passed over

  /// Tables with a quote that is never closed, each with its last line and the line that is told.
  @Test(arguments: [
    ("B,\"n,1", "C,c,1", 2, "this quote is never closed"),
    ("B,\"n,1", "C,\"c\",1\nD,d,1\nE,\"", 3, "expected ',' or the end of the line"),
    ("B,\"n,1", "C,\"c,1\nD,d,1", 3, "expected ',' or the end of the line"),
  ]) func aQuoteThatMayTakeInRowsIsNotPassedOver(
    line: String, rest: String, told: Int, message: String
  ) async throws {
    let site = try site()
    try site.change(
      """
      -- site.yaml --
      name: Shop
      version: "1"
      targets: [ios]
      rows: { products: { from: rows/x.csv, key: sku } }
      -- locales/en.yaml --
      price: Price
      -- content/product.vml --
      ---
      each: rows.products
      path: /p/\\(item.sku)
      ---
      <Text>\\(item.name)</Text>
      """)
    try site.write("sku,name,price\n\(line)\n\(rest)\n", to: "rows/x.csv")
    var options = BuildOptions(site: site.path)
    options.badRowLimit = 9
    let planned = try await planSite(1, by: .key, options)
    #expect(planned.plan == nil && planned.report.errorCount == 1)
    let diagnostic = try #require(
      planned.report.diagnostics.first { $0.severity == .error })
    #expect(diagnostic.message.hasPrefix(message))
    let file = try #require(diagnostic.range.flatMap { planned.report.sources[$0.file] })
    let table = LineTable(file)
    #expect(diagnostic.range.map { table.position(at: $0.range.lowerBound).line } == told)
    let starts = diagnostic.notes.compactMap { note in
      note.range.map { table.position(at: $0.range.lowerBound).line }
    }
    #expect(starts == (told == 2 ? [] : [2]))
  }

  @Test func aFileThatIsCompressedIsToldOnce() async throws {
    let site = try site()
    try site.write([0x1F, 0x8B, 8, 0, 0x0A, 0xFF, 0x0A, 0xFE, 0x0A], to: "rows/a.jsonl")
    let planned = try await planSite(1, by: .key, BuildOptions(site: site.path))
    #expect(
      planned.report.diagnostics.map(\.message) == ["'rows/a.jsonl' is compressed with gzip"])
  }

  @Test func twoRowsWithOneKeyAreToldWithTheirLinesBeforeThePlan() async throws {
    let site = try site()
    try site.write(#"{"sku":"A-0","name":"x","price":1}"# + "\n", to: "rows/a.jsonl")
    let planned = try await planSite(1, by: .key, BuildOptions(site: site.path))
    #expect(planned.report.diagnostics.map(\.code) == [.duplicateKey])
    #expect(
      planned.report.diagnostics.first?.notes.first?.message == "the other is at rows/a.jsonl:1")
  }
}
