import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLDiagnostics
import VMLOutput

extension VMLC {
  struct Merge: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge",
      abstract: "Puts together what the shards of a plan have made.",
      discussion: """
        Checks that all shards are there and that no two made the same document, writes the \
        manifests, and has the version take its place, in one step. It reads the manifests of the \
        shards and no document. What comes out is what one machine would have made, byte for byte. \
        It may be run again.

          vmlc merge --plan plan.json
        """)

    @OptionGroup var site: SiteOptions

    @Option(
      help: ArgumentHelp("The plan of the shards.", valueName: "file"),
      completion: .file(extensions: ["json"]))
    var plan: String

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The output folder, with what the shards wrote. (default: as for 'vmlc build')",
        valueName: "dir"),
      completion: .directory)
    var output: String?

    @OptionGroup var jobs: JobOptions

    @Flag(name: .shortAndLong, help: "Print errors and warnings, and nothing else.")
    var quiet = false

    func run() async throws {
      let start = ContinuousClock.now
      let merged = try await mergeSite(
        try readPlan(plan), site: try site.folder(), output: output, jobs: jobs.jobs)
      for message in merged.summary.messages {
        try StandardStream.error.write(Array((message.text + "\n").utf8))
      }
      let conflicts = renderDiagnostics(
        merged.summary.conflictDiagnostics, in: SourceSet(), as: .text, color: false)
      if !conflicts.isEmpty { try StandardStream.error.write(Array((conflicts + "\n").utf8)) }
      guard !merged.hasErrors else { throw Outcome.inputHasErrors }
      guard !quiet else { return }
      var report = BuildReport()
      report.nextChangeOfRows = merged.summary.nextChange
      for line in scheduleLines(of: report) { try StandardStream.output.writeLine(line) }
      let output = merged.summary.output
      let files = output.files > 0 ? " and " + counted(output.files, "other file") : ""
      let bad = merged.summary.badRows
      let passed = bad > 0 ? ", \(bad) of them bad and passed over" : ""
      try StandardStream.output.writeLine(
        """
        \(counted(output.documents, "document"))\(files) in \(counted(output.trees, "tree")) of \
        \(counted(merged.summary.rows, "row"))\(passed)\
        \(output.hasChanged ? "" : ", in place already"), \
        \(shown(ContinuousClock.now - start)) → \(merged.outputFolder)/\(output.version)
        """)
    }
  }
}
