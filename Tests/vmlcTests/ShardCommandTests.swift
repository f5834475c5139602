import Foundation
import Testing
import VMLTestSupport

/// `vmlc plan`, `vmlc shard`, which `vmlc build --plan` is too, and `vmlc merge`, as an engine runs them.
struct ShardCommandTests {
  /// A site with 200 rows, below `site`.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      """
      name: Shop
      version: "1"
      targets: [ios, macos]
      rows:
        products: { from: "rows/*.jsonl", key: sku, columns: { sku: string, price: number }, sample: 5 }
      """, to: "site/site.yaml")
    try workspace.write("<Text>Shop</Text>", to: "site/content/index.vml")
    try workspace.write(
      """
      ---
      each: rows.products
      path: /p/\\(item.sku)
      ---
      <Text>\\(item.price)</Text>
      """, to: "site/content/product.vml")
    for file in 0..<4 {
      let rows = (0..<50).map { #"{"sku":"A\#(file * 50 + $0)","price":\#($0)}"# + "\n" }
      try workspace.write(rows.joined(), to: "site/rows/part-\(file).jsonl")
    }
    return workspace
  }

  @Test func severalShardsAtOnceMakeOneVersion() async throws {
    let workspace = try workspace()
    let whole = try await workspace.run("build", "-o", "../whole", in: "site")
    #expect(whole.code == 0)
    #expect(whole.output.hasPrefix("402 documents in 2 trees: 402 compiled, "))
    let run = try await workspace.run(
      shell: """
        vmlc plan --shards 5 -o plan.json \
        && seq 5 | xargs -P 5 -I% vmlc shard --plan plan.json --shard %/5 -o ../parts \
        && vmlc merge --plan plan.json -o ../parts
        """, in: "site")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.lines.first == "5 shards of 3 files and 4 files of rows → plan.json")
    #expect(run.lines.count { $0.hasPrefix("shard ") } == 5)
    #expect(run.lines.last?.hasPrefix("402 documents in 2 trees of 200 rows, ") == true)
    #expect(try workspace.contents(of: "parts/1") == workspace.contents(of: "whole/1"))
    #expect(workspace.read("parts/latest.json") == workspace.read("whole/latest.json"))
  }

  /// Whatever is killed, and whenever: what was built again comes to the same.
  @Test func killedShardsAreBuiltAgain() async throws {
    let workspace = try workspace()
    _ = try await workspace.run("build", "-o", "../whole", in: "site")
    _ = try await workspace.run("plan", "--shards", "3", "-o", "plan.json", in: "site")
    try await fuzz(seconds: 3) { random in
      for _ in 0..<3 {
        let shard = Int.random(in: 1...3, using: &random)
        let process = try ChildProgram(
          workspace.executable,
          ["build", "--plan", "plan.json", "--shard", "\(shard)/3", "-o", "../parts"],
          in: workspace("site"), environment: [:])
        try await Task.sleep(for: .milliseconds(Int.random(in: 0..<120, using: &random)))
        process.send(SIGKILL)
        _ = await process.end()
      }
      let merge = try await workspace.run(
        shell: """
          vmlc merge -q --plan plan.json -o ../parts || {
            for i in 1 2 3; do vmlc build -q --plan plan.json --shard $i/3 -o ../parts || exit; done
            vmlc merge -q --plan plan.json -o ../parts
          }
          """, in: "site")
      #expect(merge.code == 0, "\(merge.error)")
      #expect(try workspace.contents(of: "parts/1") == workspace.contents(of: "whole/1"))
    }
  }

  @Test func rowsComeFromStandardInput() async throws {
    let workspace = try workspace()
    _ = try await workspace.run("plan", "--shards", "2", "-o", "plan.json", in: "site")
    let run = try await workspace.run(
      shell: """
        cat rows/part-0.jsonl rows/part-1.jsonl | vmlc build --plan plan.json --shard 1/2 \
          --rows products=- -o ../parts
        vmlc build --plan plan.json --shard 2/2 --rows products=rows/part-2.jsonl \
          --rows products=rows/part-3.jsonl -o ../parts
        vmlc merge --plan plan.json -o ../parts
        """, in: "site")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.lines.last?.hasPrefix("402 documents in 2 trees of 200 rows, ") == true)
    _ = try await workspace.run("build", "-o", "../whole", in: "site")
    #expect(try workspace.contents(of: "parts/1") == workspace.contents(of: "whole/1"))
  }

  @Test func documentsGoToStandardOutputAsLines() async throws {
    let workspace = try workspace()
    _ = try await workspace.run("plan", "--shards", "1", "-o", "plan.json", in: "site")
    let run = try await workspace.run(
      "build", "--plan", "plan.json", "--rows", "products=-", "--emit", "jsonl",
      "--metrics", "metrics.jsonl", in: "site", input: #"{"sku":"X","price":2.5}"#)
    #expect(run.code == 0, "\(run.error)")
    let lines = try run.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.count == 4)
    let row = lines.first { $0["path"] as? String == "/p/X" && $0["target"] as? String == "ios" }
    #expect(row?["file"] as? String == "p/X.vml")
    #expect((row?["body"] as? String)?.contains("<Text>2.5</Text>") == true)
    #expect(workspace.read("site/dist/latest.json") == nil)
    let last = try #require(workspace.read("site/metrics.jsonl")).split(separator: "\n").last
    #expect(last?.contains(#""rows":1,"badRows":0,"documents":4,"#) == true)
    #expect(last?.contains(#""end":"done""#) == true)
  }

  @Test func enginesNumberTheirProcesses() async throws {
    let workspace = try workspace()
    _ = try await workspace.run("plan", "--shards", "3", "-o", "plan.json", in: "site")
    for (variable, index, shard) in [
      ("JOB_COMPLETION_INDEX", "0", "1/3"), ("AWS_BATCH_JOB_ARRAY_INDEX", "2", "3/3"),
      ("SLURM_ARRAY_TASK_ID", "2", "2/3"),
    ] {
      let run = try await workspace.run(
        "build", "--plan", "plan.json", "--shard", "auto", in: "site",
        environment: [variable: index])
      #expect(run.output.hasPrefix("shard \(shard): "), "\(run.error)")
    }
    for index in ["3", "-1", "x"] {
      let run = try await workspace.run(
        "build", "--plan", "plan.json", "--shard", "auto", in: "site",
        environment: ["JOB_COMPLETION_INDEX": index])
      #expect(run.code == 64)
      #expect(
        run.error
          == "error: JOB_COMPLETION_INDEX is '\(index)'; with 3 shards it goes from 0 to 2\n")
    }
  }

  /// What `watch` writes has the first rows alone, so it is not published; a build of all is.
  @Test func whatWatchMadeOfASampleIsNotPublished() async throws {
    let workspace = try workspace()
    let site = try #require(workspace.read("site/site.yaml"))
    try workspace.write(site + "\npublish: { signing: none }\n", to: "site/site.yaml")
    let watch = try ChildProgram(
      workspace.executable, ["watch", "--version", "1"], in: workspace("site"), environment: [:])
    for _ in 0..<200 where workspace.read("site/dist/latest.json") == nil {
      try await Task.sleep(for: .milliseconds(100))
    }
    watch.send(SIGINT)
    _ = await watch.end()
    let publish = ["publish", "--no-build", "--dry-run", "--store", "file:../live"]
    let refused = try await workspace.run(publish, in: "site")
    #expect(refused.code == 2)
    #expect(refused.error.contains("the documents of the first rows alone"), "\(refused.error)")
    #expect(try await workspace.run("build", in: "site").code == 0)
    let run = try await workspace.run(publish, in: "site")
    #expect(run.code == 0 && run.output.contains("51 of 51 objects"), "\(run.error)\(run.output)")
  }

  @Test func theNextChangeOfRowsIsTold() async throws {
    let workspace = try workspace()
    try workspace.write(
      """
      ---
      each: rows.products
      path: /p/\\(item.sku)
      publish: '\\(item.price == 7 ? "2030-01-02" : "2020-01-01")'
      ---
      <Text>\\(item.price)</Text>
      """, to: "site/content/product.vml")
    let run = try await workspace.run(
      shell: """
        vmlc plan --shards 2 --at 2026-01-01 -o plan.json
        vmlc shard -q --plan plan.json --shard 1/2 && vmlc shard -q --plan plan.json --shard 2/2
        vmlc merge --plan plan.json
        """, in: "site")
    #expect(run.output.contains("comes or goes at 2030-01-02"), "\(run.error)")
    #expect(run.output.contains("394 documents in 2 trees of 200 rows"))
    let next = try await workspace.run(
      "publish", "--next-change", "--at", "2026-01-01", "--store", "file:../live", in: "site")
    #expect(next.output.hasPrefix("2030-01-02"), "\(next.error)")
  }

  @Test func aReaderThatGoesAwayIsAFailure() async throws {
    let workspace = try workspace()
    _ = try await workspace.run("plan", "--shards", "1", "-o", "plan.json", in: "site")
    let run = try await workspace.run(
      "shard", "--plan", "plan.json", "--emit", "jsonl", "--metrics", "metrics.jsonl", in: "site",
      output: .closedPipe)
    #expect(run.code == 2)
    #expect(run.error.hasPrefix("error: cannot write 'standard output': "), "\(run.error)")
    #expect(try #require(workspace.read("site/metrics.jsonl")).contains("done") == false)
  }

  /// A pipe and a link stay what they are.
  @Test func whatIsNoFileIsWrittenTo() async throws {
    let workspace = try workspace()
    let run = try await workspace.run(
      shell: """
        mkfifo pipe && touch file && ln -s file link && ln -s other plan.json || exit
        vmlc plan -q --shards 1 -o plan.json || exit
        cat pipe > metrics & vmlc shard -q --plan other --metrics pipe --bad-rows link; wait
        test -p pipe && test -L link && test -L plan.json
        """, in: "site")
    #expect(run.code == 0, "\(run.error)")
    #expect(workspace.read("site/metrics")?.contains(#""end":"done""#) == true)
    #expect(workspace.read("site/file")?.isEmpty == true)
  }

  @Test func withoutAnEarlierPlanAllIsCompiled() async throws {
    let workspace = try workspace()
    let run = try await workspace.run(
      shell: """
        vmlc plan -q --shards 1 -o plan.json
        vmlc shard --plan plan.json --since none.json
        vmlc merge -q --plan plan.json
        vmlc plan -q --shards 2 -o other.json
        vmlc shard --plan other.json --shard 1/2 --since plan.json
        vmlc shard -q --plan other.json --shard 2/2 --since plan.json
        """, in: "site")
    #expect(run.code == 0, "\(run.error)")
    let lines = run.lines.filter { $0.hasPrefix("all is compiled with '--since': ") }
    #expect(lines.count == 2 && lines.first?.contains("cannot read 'none.json'") == true)
    #expect(lines.last?.contains("the number of shards were others then") == true)
  }

  @Test func aPlanPassesOverBadRows() async throws {
    let workspace = try workspace()
    try workspace.write("[1]\n", to: "site/rows/a.jsonl")
    let run = try await workspace.run(
      shell: """
        vmlc plan -q --shards 1 -o none.json
        vmlc plan -q --shards 1 --max-bad 1 -o plan.json && test ! -e none.json \\
        && vmlc shard --plan plan.json --max-bad 1
        """, in: "site")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.hasPrefix("shard 1/1: 402 documents of 201 rows"), "\(run.output)")
  }

  /// Codes tell an engine whether another try helps: 1 and 64 do not, 2 does.
  @Test func exitCodes() async throws {
    let workspace = try workspace()
    _ = try await workspace.run("plan", "--shards", "3", "-o", "plan.json", in: "site")
    func expect(
      _ arguments: String, _ code: Int32, _ message: String,
      at place: SourceLocation = #_sourceLocation
    ) async throws {
      let run = try await workspace.run(shell: "vmlc " + arguments, in: "site")
      #expect(run.code == code, sourceLocation: place)
      #expect(run.error.contains(message), "\(run.error)", sourceLocation: place)
    }
    try await expect("build --plan plan.json --shard 4/3", 64, "numbered from 1 to 3")
    try await expect("build --plan plan.json --shard 1/4", 64, "the plan has 3 shards, not 4")
    try await expect("build --plan plan.json --shard one", 64, "'--shard' takes a number")
    try await expect("build --plan plan.json", 64, "say which one, as in '--shard 1/3'")
    try await expect("build --plan plan.json --shard auto", 64, "finds no number")
    try await expect("build --shard 1/3", 64, "'--plan <file>'")
    try await expect(
      "build --plan plan.json --shard 1/3 --target ios", 64, "'--target'")
    try await expect(
      "build --plan plan.json --shard 1/3 --rows products", 64, "'--rows' takes a name")
    try await expect(
      "build --plan plan.json --shard 1/3 --rows products=x.parquet", 64, "no file of rows")
    try await expect("build --plan none.json --shard 1/3", 1, "cannot read 'none.json'")
    try await expect("build --plan plan.json --metrics -", 64, "'--metrics' takes a file")
    try await expect("explain --row product=A1", 1, "no rows 'product'; did you mean 'products'?")
    let plan = try #require(workspace.read("site/plan.json"))
    for (text, other, message) in [
      ("\"version\": null", "\"version\": \"../../evil\"", "cannot name a version"),
      ("\"commit\": ", "\"commit\": \"0\", \"was\": ", "a plan of another vmlc: of commit 0"),
    ] {
      try workspace.write(plan.replacing(text, with: other), to: "site/other.json")
      try await expect("build --plan other.json --shard 1/3", 1, message)
    }
    try await expect("build --plan site.yaml --shard 1/3", 1, "'site.yaml' is no plan")
    try await expect("merge --plan plan.json", 2, "3 shards of 3 are not there: 1, 2, 3;")
    try await expect("plan --shards 0", 64, "'--shards' takes a number from 1")
    try await expect("plan --shards 2 -o none/plan.json", 2, "none")
    try await expect(
      "build --plan plan.json --shard 1/3 --rows produkts=-", 1,
      "the site has no rows 'produkts'; did you mean 'products'?")
    try await expect(
      "build --plan plan.json --shard 1/3 --rows products=none.jsonl", 2, "cannot read 'none.jsonl'"
    )
    try workspace.write("{\"sku\":\"A1\",", to: "site/rows/part-0.jsonl")
    try await expect("build --plan plan.json --shard 1/3", 1, "not the file that was planned")
    try workspace.write("name: Other\n", to: "site/site.yaml")
    try await expect(
      "build --plan plan.json --shard 1/3", 1, "this is not the site that was planned")
    try await expect("merge --plan plan.json", 1, "this is not the site that was planned")
  }
}
