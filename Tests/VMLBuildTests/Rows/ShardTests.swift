import Foundation
import Synchronization
import Testing
import VMLBuild
import VMLDiagnostics
import VMLOutput
import VMLTestSupport

/// A site whose pages are made of rows, and its shards.
struct ShardTests {
  static let site = """
    -- site.yaml --
    name: Shop
    version: "1"
    targets: [ios, macos]
    locales: [en, de]
    types: { Product: { sku: string, name: string, price: number } }
    rows: { products: { from: "rows/*.jsonl", key: sku, columns: Product, sample: 3 } }
    -- locales/en.yaml --
    price: Price
    -- locales/de.yaml --
    price: Preis
    -- styles/site.vss --
    .card { padding(8) }
    .cheap { foregroundStyle(.red) }
    .never { bold() }
    -- content/index.vml --
    <Text>Shop</Text>
    -- content/logo.txt --
    logo
    -- content/product.vml --
    ---
    each: rows.products
    path: /p/\\(item.sku)
    ---
    <VStack class="card"><Text>@price</Text><Text>\\(item.name)</Text><if test="item.price < 2"><Text class="cheap">now</Text></if></VStack>
    """

  /// A site with so many rows in some files.
  func site(rows: Int = 60, files: Int = 3) throws -> TestSite {
    let site = try TestSite(Self.site)
    for file in 0..<files {
      let lines = (0..<rows).filter { $0 % files == file }.map { row in
        #"{"sku":"A-\#(row)","name":"Lamp \#(row)","price":\#(row)}"# + "\n"
      }
      try site.write(lines.joined(), to: "rows/part-\(file).jsonl")
    }
    return site
  }

  func plan(
    _ count: Int, _ site: TestSite, by division: SitePlan.Division = .key
  ) async throws -> SitePlan {
    let planned = try await planSite(count, by: division, BuildOptions(site: site.path))
    #expect(planned.report.diagnostics.isEmpty)
    let plan = try #require(planned.plan)
    let read = try SitePlan(json: plan.json, of: "plan.json")
    #expect(read.json == plan.json)
    return read
  }

  @discardableResult
  func shard(
    _ number: Int, of plan: SitePlan, _ site: TestSite, in output: String,
    _ change: (inout ShardRequest) -> Void = { _ in }
  ) async throws -> ShardResult {
    var request = ShardRequest(plan, number, site: site.path)
    request.output = site.folder(output)
    request.jobs = 2
    change(&request)
    return try await buildShard(request)
  }

  func merge(
    _ plan: SitePlan, _ site: TestSite, in output: String
  ) async throws -> MergeResult {
    try await mergeSite(plan, site: site.path, output: site.folder(output), jobs: 2)
  }

  /// The version that one build makes.
  func whole(_ site: TestSite) async throws -> [String: String] {
    let built = try await site.build { $0.output = site.folder("whole") }
    #expect(built.report.errorCount == 0)
    return try site.folder.contents(of: "whole/1")
  }

  @Test(arguments: [1, 2, 7, 64], SitePlan.Division.allCases)
  func anyNumberOfShardsMakesTheSame(count: Int, division: SitePlan.Division) async throws {
    let site = try site()
    let whole = try await whole(site)
    #expect(whole.keys.count { $0.hasSuffix("/p/A-7.vml") } == 4)
    let plan = try await plan(count, site, by: division)
    var rows = 0
    // In no order, and one of them twice.
    for number in (1...count).shuffled() + [1] {
      let result = try await shard(number, of: plan, site, in: "shards")
      #expect(result.report.diagnostics.isEmpty && result.isMergeable)
      if !result.wasDone { rows += result.done.rows }
    }
    #expect(rows == 60)
    let merged = try await merge(plan, site, in: "shards")
    #expect(!merged.hasErrors && merged.summary.rows == 60)
    // Each shard has other rows, so only together they know which rule matches nothing.
    #expect(merged.summary.messages.count == 1)
    #expect(merged.summary.messages.first?.text.contains(".never") == true)
    #expect(try site.folder.contents(of: "shards/1") == whole)
    let again = try await merge(plan, site, in: "shards")
    #expect(!again.summary.output.hasChanged)
    #expect(again.summary.output.digest == merged.summary.output.digest)
  }

  @Test func rowsHaveFurtherPaths() async throws {
    let site = try site()
    try site.change(
      """
      -- content/product.vml --
      ---
      each: rows.products
      path: /p/\\(item.sku)
      aliases: ['/old/\\(item.name.slug())']
      ---
      <Text>@price \\(item.name)</Text>
      -- styles/site.vss --
      Text { padding(8) }
      """)
    let whole = try await whole(site)
    #expect(whole["ios/en/old/lamp-7.vml"] == whole["ios/en/p/A-7.vml"])
    #expect(whole.keys.count { $0.contains("/old/") } == 60 * 4)
    let plan = try await plan(3, site)
    for number in 1...3 {
      #expect(try await shard(number, of: plan, site, in: "shards").report.diagnostics.isEmpty)
    }
    #expect(try await !merge(plan, site, in: "shards").hasErrors)
    #expect(try site.folder.contents(of: "shards/1") == whole)
  }

  @Test func oneBuildSaysTheSameAsShards() async throws {
    let site = try site()
    let built = try await site.build()
    #expect(built.report.diagnostics.map(\.code) == [.unusedRule])
    #expect(built.report.documentCount == 61 * 4)
    let names = try FileManager.default.contentsOfDirectory(atPath: site.path + "/dist")
    #expect(names.sorted() == ["1", "latest.json"])
    let strict = try await buildSite(
      {
        var options = BuildOptions(site: site.path)
        options.isStrict = true
        options.output = site.folder("strict")
        return options
      }())
    #expect(strict.errorCount == 1 && strict.output == nil)
  }

  @Test func rowsOfTablesAreTyped() async throws {
    let site = try TestSite(Self.site)
    try site.write(
      "sku,name,price\nA-1,\"Lamp, \"\"old\"\"\n\",1\nA-2,Chair,7.5\n", to: "rows/x.csv")
    try site.change(
      """
      -- site.yaml --
      name: Shop
      version: "1"
      targets: [ios]
      rows:
        products: { from: rows/x.csv, key: sku, columns: { sku: string, name: string, price: number } }
      -- locales/en.yaml --
      price: Price
      -- content/product.vml --
      ---
      each: rows.products
      path: /p/\\(item.sku)
      ---
      <Text>\\(item.name.count) \\(item.price * 2)</Text>
      """)
    let built = try await site.build()
    #expect(built.files["ios/p/A-1.vml"]?.contains("<Text>12 2</Text>") == true)
    #expect(built.files["ios/p/A-2.vml"]?.contains("<Text>5 15.0</Text>") == true)
  }

  @Test func documentsOfRowsThatAreTheSameAreTakenOver() async throws {
    let site = try site()
    let first = try await plan(2, site)
    for number in 1...2 { try await shard(number, of: first, site, in: "shards") }
    _ = try await merge(first, site, in: "shards")
    let file = site.path + "/rows/part-1.jsonl"
    let rows = try String(contentsOfFile: file, encoding: .utf8)
    try site.write(
      rows.replacing("Lamp 4\"", with: "Chair\"") + #"{"sku":"N","name":"New","price":1}"# + "\n",
      to: "rows/part-1.jsonl")
    // A document that was changed is none to be taken over.
    try site.folder.write("changed", to: "shards/1/ios/en/p/A-9.vml")
    let second = try await plan(2, site)
    var (documents, reused) = (0, 0)
    for number in 1...2 {
      let result = try await shard(number, of: second, site, in: "shards") { $0.since = first }
      documents += result.done.documents
      reused += result.done.reused
    }
    #expect(documents == 62 * 4 && reused == 59 * 4)
    let merged = try await merge(second, site, in: "shards")
    #expect(merged.summary.messages.count == 1)
    #expect(try await site.folder.contents(of: "shards/1") == whole(site))
    // Another site has other documents of the same rows.
    try site.write("<Text>Other</Text>", to: "content/index.vml")
    let third = try await plan(2, site)
    let result = try await shard(1, of: third, site, in: "shards") { $0.since = second }
    #expect(result.done.reused == 0)
  }

  // MARK: Mistakes

  @Test func aBadRowIsToldAtItsPlaceByOneShard() async throws {
    let site = try site()
    try site.write(
      """
      {"sku":"B-1","name":"x","price":1}
      {"sku":"B-2","name":"x","prise":1}
      {"name":"x","price":1}

      {"sku":"B-1","name":"y","price":2}
      {"sku":"B-4",
      """, to: "rows/wrong.jsonl")
    let plan = try await plan(3, site)
    var found: [String] = []
    for number in 1...3 {
      let result = try await shard(number, of: plan, site, in: "shards")
      #expect(result.isMergeable == result.report.diagnostics.isEmpty)
      found += result.report.diagnostics.map { diagnostic in
        let file = diagnostic.range.flatMap { result.report.sources[$0.file] }
        let line = file.flatMap { file in
          diagnostic.range.map { LineTable(file).position(at: $0.range.lowerBound).line }
        }
        return "\(line ?? 0): \(diagnostic.message)"
      }
    }
    #expect(
      found.sorted() == [
        "2: there is no 'prise' in its type; did you mean 'price'?",
        "3: 'sku' is missing",
        "5: there is another row with the key 'B-1'",
        "6: expected a key in double quotes, found the end of the text",
      ])
    let failure = await #expect(throws: SiteMergeFailure.self) {
      try await merge(plan, site, in: "shards")
    }
    guard case .missing(let shards, of: 3)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(!shards.isEmpty)
  }

  @Test func badRowsArePassedOverUpToALimit() async throws {
    let site = try site()
    try site.write("[1]\n{}\n\u{FF}{\n", to: "rows/wrong.jsonl")
    let plan = try await plan(1, site)
    let lines = TakenLines()
    let passed = try await shard(1, of: plan, site, in: "shards") {
      $0.badRowLimit = 3
      $0.takesBadRow = { lines.take($0) }
    }
    #expect(passed.report.diagnostics.isEmpty && passed.done.badRows == 3)
    #expect(lines.all.count == 3 && lines.all[0].contains(#""line":1"#))
    #expect(try await merge(plan, site, in: "shards").summary.badRows == 3)
    let refused = try await shard(1, of: plan, site, in: "other") { $0.badRowLimit = 2 }
    #expect(refused.report.errorCount == 1 && !refused.isMergeable)
  }

  /// Pages of rows whose paths collide, and what a merge of three shards and one build say of them.
  @Test(arguments: [
    (
      "/p/\\(item.price % 59)", "two documents have the path '/p/0'",
      "rows/part-0.jsonl:1 and rows/part-2.jsonl:20"
    ),
    (
      "/p/\\(item.sku == \"A-7\" ? \"a-8\" : item.sku)",
      "the paths '/p/a-8' and '/p/A-8' are the same file to some systems",
      "rows/part-1.jsonl:3 and rows/part-2.jsonl:3"
    ),
    (
      "/\\(item.sku == \"A-7\" ? \"LICENCE/x\" : item.sku)",
      "the path '/LICENCE/x' needs a folder where the file 'content/licence' is",
      "content/licence and rows/part-1.jsonl:3"
    ),
    (
      "/\\(item.sku == \"A-7\" ? \"index\" : item.sku)",
      "the paths '/' and '/index' are the same file to some systems",
      "content/index.vml and rows/part-1.jsonl:3"
    ),
  ]) func pathsThatCollideAreToldWithTheirRows(
    path: String, message: String, places: String
  ) async throws {
    let site = try site()
    try site.change(
      "-- content/licence --\nfree\n-- content/product.vml --\n---\neach: rows.products\npath: '\(path)'\n---\n<Text>x</Text>"
    )
    let plan = try await plan(3, site)
    for number in 1...3 { try await shard(number, of: plan, site, in: "shards") }
    let merged = try await merge(plan, site, in: "shards")
    #expect(merged.hasErrors && site.folder.read("shards/latest.json") == nil)
    let told = merged.summary.conflictDiagnostics
    #expect(told.map(\.message) == [message])
    #expect(told.first?.notes[0].message.hasPrefix("they come from \(places)") == true, "\(told)")
    let built = try await site.build()
    #expect(built.report.output == nil)
    #expect(
      built.report.diagnostics.filter { $0.severity == .error }.map(\.message) == [message])
  }

  @Test func twoRowsWithOneKeyAreFoundAcrossShardsWhateverTheirPaths() async throws {
    let site = try site()
    try site.change(
      "-- content/product.vml --\n---\neach: rows.products\npath: /p/\\(item.price)\n---\n<Text>x</Text>"
    )
    try site.write(
      #"{"sku":"A-7","name":"x","price":1000}"# + "\n", to: "rows/part-3.jsonl")
    let plan = try await plan(4, site, by: .file)
    for number in 1...4 {
      #expect(try await shard(number, of: plan, site, in: "shards").isMergeable)
    }
    let merged = try await merge(plan, site, in: "shards")
    let told = merged.summary.conflictDiagnostics
    #expect(told.map(\.message) == ["two rows have the key 'A-7'"])
    #expect(told.first?.code == .duplicateKey)
    #expect(
      told.first?.notes[0].message.hasPrefix(
        "they come from rows/part-1.jsonl:3 and rows/part-3.jsonl:1, which the shards ") == true)
    let built = try await site.build()
    #expect(built.report.diagnostics.map(\.code) == [.duplicateKey])
    #expect(
      built.report.diagnostics.first?.notes[0].message == "the other is at rows/part-1.jsonl:3")
  }

  @Test func anotherSiteAndOtherRowsAreRefused() async throws {
    let site = try site()
    let plan = try await plan(2, site)
    let file = site.path + "/rows/part-0.jsonl"
    let rows = try String(contentsOfFile: file, encoding: .utf8)
    try site.write(rows.replacing("Lamp 3\"", with: "Lamp 4\""), to: "rows/part-0.jsonl")
    let result = try await shard(1, of: plan, site, in: "shards")
    #expect(
      result.report.diagnostics.map(\.message) == [
        "'rows/part-0.jsonl' is not the file that was planned: it has changed since"
      ])
    try site.write(rows, to: "rows/part-0.jsonl")
    try site.write("<Text>Other</Text>", to: "content/index.vml")
    let failure = await #expect(throws: ShardFailure.self) {
      try await shard(1, of: plan, site, in: "shards")
    }
    guard case .plan(let mistake)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(mistake.message.contains("'content/index.vml' is another file"))
    await #expect(throws: SiteMergeFailure.self) { try await merge(plan, site, in: "shards") }
  }

  @Test func aManifestThatIsCutOffOrOfAnotherPlanIsToldWithItsShard() async throws {
    let site = try site()
    let plan = try await plan(2, site)
    for number in 1...2 { try await shard(number, of: plan, site, in: "shards") }
    let folder = try #require(
      try FileManager.default.contentsOfDirectory(atPath: site.folder("shards")).first)
    let path = site.folder("shards/\(folder)/2-of-2")
    let bytes = try Data(contentsOf: URL(filePath: path))
    let damages: [(Data) -> Data] = [
      { $0.prefix(100) }, { $0.dropLast() }, { $0.dropLast(80) }, { _ in Data() },
      { Data($0.map { $0 == UInt8(ascii: "7") ? UInt8(ascii: "8") : $0 }) },
      { $0 + Data("more\n".utf8) },
    ]
    for damage in damages {
      try damage(bytes).write(to: URL(filePath: path))
      let failure = await #expect(throws: SiteMergeFailure.self) {
        try await merge(plan, site, in: "shards")
      }
      guard case .build(let failed)? = failure else {
        Issue.record("\(String(describing: failure))")
        continue
      }
      #expect(failed.description.contains("'--shard 2/2'"), "\(failed)")
    }
    // It is built again, since it is not done.
    #expect(try await !shard(2, of: plan, site, in: "shards").wasDone)
    #expect(try await !merge(plan, site, in: "shards").hasErrors)
  }

  @Test func shardsThatAreBuiltAfterAMergeAreThereAlready() async throws {
    let site = try site()
    let plan = try await plan(2, site)
    for number in 1...2 { try await shard(number, of: plan, site, in: "shards") }
    _ = try await merge(plan, site, in: "shards")
    let whole = try site.folder.contents(of: "shards/1")
    #expect(try await shard(1, of: plan, site, in: "shards").wasDone)
    #expect(try await !merge(plan, site, in: "shards").summary.output.hasChanged)
    #expect(try site.folder.contents(of: "shards/1") == whole)
  }

  @Test func filesBesideTheTargetsOfAVersionStay() async throws {
    let site = try site()
    let plan = try await plan(1, site)
    try await shard(1, of: plan, site, in: "shards")
    _ = try await merge(plan, site, in: "shards")
    try site.folder.write("mine", to: "shards/1/notes.txt")
    try site.write("<Text>Other</Text>", to: "content/index.vml")
    let other = try await self.plan(1, site)
    try await shard(1, of: other, site, in: "shards")
    #expect(try await merge(other, site, in: "shards").summary.output.hasChanged)
    #expect(site.folder.read("shards/1/notes.txt") == "mine")
    #expect(site.folder.read("shards/1/ios/en/index.vml")?.contains("Other") == true)
  }

  @Test func checksReadTheFirstRows() async throws {
    let site = try site()
    // Only the second link can be known to lead nowhere.
    try site.write(
      "<NavigationLink value=\"/p/A-50\"/><NavigationLink value=\"/q/A-50\"/>",
      to: "content/links.vml")
    let report = try await buildSite(
      {
        var options = BuildOptions(site: site.path)
        (options.writes, options.lints) = (false, true)
        return options
      }())
    // Of a sample nothing is said of rules that match nothing.
    #expect(Set(report.diagnostics.map(\.code)) == [.hardCodedText, .brokenLink])
    #expect(report.diagnostics.count { $0.code == .brokenLink } == 1)
    #expect(report.documentCount == 5 * 4)
  }

  @Test(arguments: [
    ("rows: { p: { from: content/x.jsonl, key: a } }", "holds the site's sources"),
    ("rows: { p: { from: ../x.jsonl, key: a } }", "must lie in the site's folder"),
    ("rows: { p: { from: \"*.jsonl\", key: a } }", "must name a folder"),
    ("rows: { p: { from: rows/x.parquet, key: a } }", "'.jsonl', '.ndjson' or '.csv'"),
    ("rows: { p: { from: rows/x.csv } }", "has no 'key'"),
    (
      "rows: { p: { from: rows/x.csv, key: skuu, columns: { sku: string } } }", "did you mean 'sku'"
    ),
    ("rows: { p: { from: rows/x.csv, key: sku, columns: string } }", "type of an object"),
    ("rows: { p-q: { from: rows/x.csv, key: sku } }", "cannot name rows"),
    ("rows: { p: { from: rows/x.csv, key: sku, sample: 0 } }", "'sample' must be"),
    ("rows: { p: { from: rows/none.csv, key: sku } }", "there is no file of rows"),
  ]) func mistakesInTheConfiguration(line: String, message: String) async throws {
    let site = try TestSite(
      "-- site.yaml --\nname: S\nversion: \"1\"\ntargets: [ios]\n\(line)\n-- content/index.vml --\n<Text>x</Text>\n-- rows/x.csv --\nsku\n1\n"
    )
    let planned = try await planSite(1, by: .key, BuildOptions(site: site.path))
    #expect(planned.plan == nil)
    #expect(planned.report.diagnostics.contains { $0.message.contains(message) })
    #expect(planned.report.diagnostics.count == 1)
  }

  @Test(arguments: [
    ("each: rows.prodcts", "the site has no rows 'prodcts'; did you mean 'products'?"),
    ("each: rows.products\npaginate: 3\npath: /x", "cannot be paginated"),
    ("each: rows.products", "needs a 'path' of its own"),
    ("each: data.x\npath: \"\\\\(rows.products)\"", "'rows'"),
    ("each: rows.products\npath: /\\(itemIndex)", "'itemIndex'"),
  ]) func mistakesInPages(head: String, message: String) async throws {
    let site = try site()
    try site.change(
      "-- content/x.json --\n[1]\n-- content/product.vml --\n---\n\(head)\n---\n<Text>x</Text>")
    let planned = try await planSite(1, by: .key, BuildOptions(site: site.path))
    #expect(planned.plan == nil)
    #expect(
      planned.report.diagnostics.contains { $0.message.contains(message) },
      "\(planned.report.diagnostics.map(\.message))")
  }
}

/// Lines that threads hand over.
final class TakenLines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock(\.self) }

  func take(_ line: [UInt8]) { lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
}
