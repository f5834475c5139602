import ArgumentParser
import VMLBuild
import VMLDiagnostics

extension VMLC {
  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Checks the site as 'build' does, without writing anything.",
      discussion: """
        Here the diagnostics are the result: in the formats for programs they go to standard output.

          vmlc check                                      every mistake of the site
          vmlc check --strict                             warnings fail, too
          vmlc check --diagnostics sarif > report.sarif   for code scanning
          vmlc check --diagnostics json | jq .message     one JSON object a line
          vmlc check --explain unknown-prop               what a message means
        """)

    @OptionGroup var site: SiteOptions

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "A target to check for; may be given several times. (default: all of site.yaml's)",
        valueName: "name"))
    var target: [String] = []

    @OptionGroup var jobs: JobOptions

    @Option(
      help: ArgumentHelp(
        "Explain a code, which stands in brackets in a message; needs no site.",
        valueName: "code"))
    var explain: String?

    @Flag(help: "Show how long each stage took, added up over all threads.")
    var timing = false

    @OptionGroup var reporting: ReportOptions

    func run() async throws {
      if let explain { return try printExplanation(of: explain) }
      let start = ContinuousClock.now
      var options = BuildOptions(site: try site.folder())
      options.targets = target
      options.jobs = jobs.jobs
      options.isStrict = reporting.strict
      options.writes = false
      let report = try await showingProgress(of: options, if: reporting.showsProgress)
      let printer = DiagnosticPrinter(options: reporting, programStream: .output)
      try printer.print(report.diagnostics, in: report.sources)
      if timing { try printer.peopleStream.write(Array(timingTable(report.timings).utf8)) }
      if printer.isTalkative {
        let errors = Tally(errors: report.errorCount, warnings: report.warningCount).summary
        try printer.peopleStream.writeLine(
          """
          \(counted(report.documentCount, "document")) for \
          \(counted(report.targetCount, "target")) checked: \(errors), \
          \(shown(ContinuousClock.now - start))
          """)
      }
      if report.errorCount > 0 { throw Outcome.inputHasErrors }
    }

    private func printExplanation(of name: String) throws {
      guard let code = DiagnosticCode(rawValue: name), let explanation = code.explanation else {
        let known = DiagnosticCode.allCases.map(\.rawValue)
        throw CommandLineError(
          "there is no code '\(name)'"
            + (nearestName(to: name, in: known).map { "; did you mean '\($0)'?" }
              ?? "; a message has its code in brackets, as in 'error[unknown-prop]'"))
      }
      let text = "\(name)\n\n" + plainText(ofMarkdown: explanation)
      try StandardStream.output.write(Array(text.utf8))
    }
  }
}
