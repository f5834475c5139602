import VMLBuild
import VMLCommandLine
import VMLDiagnostics
import VMLFiles

extension VMLC.Build {
  /// Builds one shard of a plan.
  func runShard(of planFile: String) async throws {
    let start = ContinuousClock.now
    let plan = try readPlan(planFile)
    let number = try shards.number(of: plan.count)
    var request = ShardRequest(plan, number, site: try site.folder())
    request.output = output.output
    request.jobs = output.jobs.jobs
    request.rows = try shards.rowFiles()
    request.since = try shards.since.map { try readPlan($0) }
    request.badRowLimit = shards.maxBad
    let badRows = try shards.badRows.map { try LineFile($0) }
    if let badRows { request.takesBadRow = { badRows.write($0) } }
    let emitted = shards.emit == nil ? nil : LineFile(.output)
    if let emitted { request.takesDocument = { emitted.write($0.json) } }
    let metrics = try shards.metrics.map { try LineFile($0) }
    if let metrics {
      request.progress = { progress in
        metrics.writeNowAndThen {
          progress.json(of: number, plan.count, after: ContinuousClock.now - start)
        }
      }
    }
    let result = try await buildShard(request)
    metrics?.write(
      result.done.json(
        of: number, plan.count, after: ContinuousClock.now - start,
        end: result.isMergeable || emitted != nil && result.report.errorCount == 0
          ? "done" : "failed"))
    for file in [badRows, emitted, metrics] { try file?.finish() }
    let printer = DiagnosticPrinter(
      options: reporting, programStream: .error, site: request.site)
    try printer.print(result.report)
    guard result.report.errorCount == 0 else { throw Outcome.inputHasErrors }
    guard emitted == nil, printer.isTalkative else { return }
    let done = result.done
    let reused = done.reused > 0 ? ", \(done.reused) reused" : ""
    let state = result.wasDone ? ", there already" : ""
    try printer.peopleStream.writeLine(
      """
      shard \(number)/\(plan.count): \(counted(done.documents, "document")) of \
      \(counted(done.rows, "row"))\(reused)\(state), \(Tally(of: result.report).summary), \
      \(shown(ContinuousClock.now - start))
      """)
  }
}

extension EmittedDocument {
  /// A line of JSON.
  fileprivate var json: [UInt8] {
    var json = JSONText(capacity: bytes.count + 256)
    json.object {
      $0.member("target", target)
      $0.member("locale", locale)
      $0.member("theme", theme)
      $0.member("path", path)
      $0.member("file", file)
      $0.member("xxh128", xxh128(bytes.span).hex)
      $0.member("body", String(decoding: bytes, as: UTF8.self))
    }
    json.endLine()
    return json.bytes
  }
}

extension ShardProgress {
  /// A line of JSON.
  fileprivate func json(
    of shard: Int, _ count: Int, after duration: Duration, end: String? = nil
  ) -> [UInt8] {
    let (seconds, attoseconds) = duration.components
    var json = JSONText()
    json.object {
      $0.member("shard", shard)
      $0.member("shards", count)
      $0.member("rows", rows)
      $0.member("badRows", badRows)
      $0.member("documents", documents)
      $0.member("reused", reused)
      $0.member("bytes", bytes)
      $0.member("milliseconds", Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
      $0.member("end", end)
    }
    json.endLine()
    return json.bytes
  }
}
