import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLOutput

extension VMLC {
  struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "build",
      abstract: "Compiles the site into its output folder.",
      discussion: """
        Writes a tree of documents for every target into dist/VERSION/. If anything is wrong, \
        every mistake is shown and the output stays as it was. Documents that did not change are \
        not written again.

          vmlc build                        what site.yaml says
          vmlc build --target ios           one tree; the others stay
          vmlc build --version 1.4.0        name the version here
          vmlc build --strict               fail on warnings, as in CI
          vmlc build --env staging          with site.staging.yaml
          vmlc build --at 2026-12-01        as on that day: drafts, 'now'
          vmlc build --diagnostics github   mistakes at their lines in a pull request
        """)

    @OptionGroup var site: SiteOptions

    @OptionGroup var output: OutputOptions

    @Option(
      help: ArgumentHelp(
        "The version's name, which its folder in the output gets. (default: site.yaml's)",
        valueName: "v"))
    var version: String?

    @Flag(help: "Compile every page, and neither read nor write the site's cache.")
    var noCache = false

    @Flag(help: "Look at every file of the output, and mend what is not as it was written.")
    var verify = false

    @Flag(
      help: "Show why each page was compiled: the component, the data or the rule that changed.")
    var why = false

    @Flag(help: "Show how long each stage took, added up over all threads.")
    var timing = false

    @Option(
      help: ArgumentHelp(
        "Write when each stage ran to a file that Chrome and Perfetto show.", valueName: "file"),
      completion: .file(extensions: ["json"]))
    var trace: String?

    @OptionGroup var reporting: ReportOptions

    func validate() throws {
      try checkVersionName(version)
      if noCache, verify {
        throw ValidationError("'--no-cache' compiles everything, so '--verify' has nothing to do")
      }
    }

    func run() async throws {
      let start = ContinuousClock.now
      let traceFile = try trace.map { try TraceFile($0) }
      let report = try await build()
      let printer = DiagnosticPrinter(
        options: reporting, programStream: .error, site: try site.folder())
      try printer.print(report)
      if timing { try printer.peopleStream.write(Array(timingTable(of: report).utf8)) }
      if why || timing && report.compiledDocumentCount > 0 {
        let limit = why ? reporting.verbose ? nil : whyLimit : 0
        for line in whyLines(of: report, limit: limit) { try printer.peopleStream.writeLine(line) }
      }
      if printer.isTalkative {
        for line in scheduleLines(of: report, limit: reporting.verbose ? nil : 10) {
          try printer.peopleStream.writeLine(line)
        }
        for note in report.notes { try printer.peopleStream.writeLine("note: " + note) }
        if let output = report.output { try printNotes(on: output, in: report, with: printer) }
        try printer.peopleStream.writeLine(
          buildSummary(of: report, after: ContinuousClock.now - start))
      }
      if let traceFile, var trace = report.trace {
        trace.reasons = report.reasons
        try traceFile.write(trace)
      }
      if report.errorCount > 0 { throw Outcome.inputHasErrors }
    }

    private func build() async throws -> BuildReport {
      var options = try output.buildOptions(
        site: try site.folder(), version: version, isStrict: reporting.strict)
      options.isTraced = trace != nil
      options.isTimed = timing
      options.explainsPages = why || timing || trace != nil
      options.cache = noCache ? .none : verify ? .verify : .use
      return try await showingProgress(of: options, if: reporting.showsProgress)
    }

    private func printNotes(
      on output: OutputSummary, in report: BuildReport, with printer: DiagnosticPrinter
    ) throws {
      if !output.foreign.isEmpty {
        try printer.peopleStream.writeLine(
          """
          \(counted(output.foreign.count, "file")) in the output that no build made; \
          '--prune' removes them:
          """)
        try printPaths(output.foreign, with: printer)
      }
      if reporting.verbose, !output.removed.isEmpty {
        try printer.peopleStream.writeLine("removed from the output:")
        try printPaths(output.removed, with: printer)
      }
    }

    private func printPaths(_ paths: [String], with printer: DiagnosticPrinter) throws {
      let limit = reporting.verbose ? paths.count : 10
      for path in paths.prefix(limit) { try printer.peopleStream.writeLine("  " + path) }
      if paths.count > limit {
        try printer.peopleStream.writeLine(
          "  … and \(paths.count - limit) more; '--verbose' shows all")
      }
    }
  }
}
