import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLDiagnostics
import VMLFiles

extension VMLC {
  /// `vmlc build` with `--plan` comes here too.
  struct Shard: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "shard",
      abstract: "Builds a part of a site, as 'vmlc plan' divides it.",
      discussion: """
        Makes the documents of the shard's rows, and its part of the other pages and files, in the \
        output folder, for 'vmlc merge'. It may be killed, built again and built twice at once. \
        What changes the documents, as '--target', is an option of 'vmlc plan'. 'vmlc build' with \
        '--plan' is the same.

          vmlc shard --plan plan.json --shard 3/64
          vmlc shard --plan plan.json --shard auto   the number that Kubernetes and others give
          vmlc shard --plan new.json --since plan.json --shard 3/64   what is the same is taken over

        Exit codes tell an engine what to do: 1 the author's mistake, no other try helps; 2 the \
        machine's, try again; 64 the command line is wrong.
        """)

    @OptionGroup var site: SiteOptions

    @OptionGroup var shards: ShardOptions

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The output folder. (default: the plan's, or as for 'vmlc build')", valueName: "dir"),
      completion: .directory)
    var output: String?

    @OptionGroup var jobs: JobOptions

    @OptionGroup var reporting: ReportOptions

    func validate() throws {
      guard reporting.strict else { return }
      throw ValidationError("'--strict' is an option of 'vmlc plan', by which all shards go")
    }

    func run() async throws {
      let start = ContinuousClock.now
      let plan = try readPlan(shards.plan)
      let number = try shards.number(of: plan.count)
      var request = ShardRequest(plan, number, site: try site.folder())
      request.output = output
      request.jobs = jobs.jobs
      request.rows = try shards.rowFiles()
      if let since = shards.since {
        // The first run of all has none.
        do { request.since = try readPlan(since) } catch let mistake as PlanMistake {
          request.sinceMistake = mistake.message
        }
      }
      request.badRowLimit = shards.maxBad
      let badRows = try shards.badRows.map { try LineFile($0) }
      if let badRows {
        request.takesBadRow = { (line) throws(FileSystemError) in try badRows.write(line) }
      }
      let emitted = shards.emit == nil ? nil : LineFile.standardOutput
      if let emitted {
        request.takesDocument = { (document) throws(FileSystemError) in
          try emitted.write(document.json)
        }
      }
      let metrics = try shards.metrics.map { try LineFile($0) }
      let isShown = reporting.showsProgress && emitted == nil
      let result = try await showingProgress(if: isShown) { show in
        if show != nil || metrics != nil {
          request.progress = { progress in
            show?(progress.rows, 0)
            metrics?.writeNowAndThen {
              progress.json(of: number, plan.count, after: ContinuousClock.now - start)
            }
          }
        }
        return try await buildShard(request)
      }
      for file in [badRows, emitted] { try file?.finish() }
      try metrics?.write(
        result.done.json(
          of: number, plan.count, after: ContinuousClock.now - start,
          end: result.isMergeable || emitted != nil && result.report.errorCount == 0
            ? "done" : "failed"))
      try metrics?.finish()
      let printer = DiagnosticPrinter(
        options: reporting, programStream: .error, site: request.site)
      try printer.print(result.report)
      guard result.report.errorCount == 0 else { throw Outcome.inputHasErrors }
      guard emitted == nil, printer.isTalkative else { return }
      if let why = result.whyAll {
        try printer.peopleStream.writeLine("all is compiled with '--since': \(why)")
      }
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
