import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLDiagnostics
import VMLFiles
import VMLTools

extension VMLC {
  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Checks the site as 'build' does, and more, without writing any output.",
      discussion: """
        Looks for lints besides: what is no mistake and hardly ever meant. site.yaml's 'lints' and \
        'vmlc-ignore' comments turn any warning off. Here the diagnostics are the result: in the \
        formats for programs they go to standard output.

          vmlc check                                      every mistake of the site
          vmlc check --strict                             warnings fail, too
          vmlc check --fix                                make the fixes that are safe
          vmlc check --fix --dry-run                      only list them
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

    @Flag(help: "Make the fixes that are safe in the site's files, then check again.")
    var fix = false

    @Flag(help: "With '--fix': list the fixes, and change nothing.")
    var dryRun = false

    @Option(
      help: ArgumentHelp(
        "Explain a code, which stands in brackets in a message; needs no site.",
        valueName: "code"))
    var explain: String?

    @Flag(help: "Check every page, and neither read nor write the site's cache.")
    var noCache = false

    @Flag(help: "Show how long each stage took, added up over all threads.")
    var timing = false

    @OptionGroup var choices: ChoiceOptions

    @OptionGroup var reporting: ReportOptions

    func validate() throws {
      if dryRun, !fix { throw ValidationError("'--dry-run' goes with '--fix'") }
    }

    func run() async throws {
      if let explain { return try printExplanation(of: explain) }
      let start = ContinuousClock.now
      var options = BuildOptions(site: try site.folder())
      options.choices = try choices.choices()
      options.targets = target
      options.jobs = jobs.jobs
      options.isStrict = reporting.strict
      options.writes = false
      options.lints = true
      options.cache = noCache ? .none : .use
      options.isTimed = timing
      let printer = DiagnosticPrinter(
        options: reporting, programStream: .output, site: options.site)
      var failures: [FileSystemError] = []
      let report: BuildReport
      if fix {
        let fixed = try await fixSite(options, isDry: dryRun)
        try printFixes(of: fixed, with: printer)
        report = fixed.build
        failures = fixed.failures
      } else {
        report = try await showingProgress(of: options, if: reporting.showsProgress)
      }
      try show(report, after: start, with: printer)
      for failure in failures {
        try StandardStream.error.writeLine("error: " + failure.description)
      }
      if !failures.isEmpty { throw Outcome.worldFailed }
      if report.errorCount > 0 { throw Outcome.inputHasErrors }
    }

    private func show(
      _ report: BuildReport, after start: ContinuousClock.Instant, with printer: DiagnosticPrinter
    ) throws {
      try printer.print(report)
      if timing { try printer.peopleStream.write(Array(timingTable(of: report).utf8)) }
      guard printer.isTalkative else { return }
      let errors = Tally(of: report).summary
      try printer.peopleStream.writeLine(
        """
        \(counted(report.documentCount, "document")) for \
        \(variants(of: report)) checked: \(errors), \
        \(shown(ContinuousClock.now - start))
        """)
    }

    /// Says what was fixed; in a dry run each fix at its place.
    private func printFixes(of report: FixReport, with printer: DiagnosticPrinter) throws {
      if dryRun || reporting.verbose {
        for fix in report.fixes {
          try printer.peopleStream.writeLine(
            "\(printer.folder)\(fix.path):\(fix.line):\(fix.column): \(fix.title) "
              + "[\(fix.code.rawValue)]")
        }
      }
      guard printer.isTalkative else { return }
      let files = Set(report.fixes.map(\.path)).count
      let fixes =
        report.fixes.count == 1 ? "1 safe fix" : "\(report.fixes.count) safe fixes"
      try printer.peopleStream.writeLine(
        report.fixes.isEmpty
          ? "nothing to fix"
          : "\(fixes) in \(counted(files, "file"))" + (dryRun ? " to be made" : " made"))
    }

    /// Targets, locales and themes that documents were compiled for, as in `3 targets, 2 locales
    /// and 2 themes`.
    private func variants(of report: BuildReport) -> String {
      let axes = [
        ("target", report.targetCount), ("locale", report.localeCount),
        ("theme", report.themeCount),
      ]
      .filter { $0.0 == "target" || $0.1 > 0 }.map { counted($0.1, $0.0) }
      guard let last = axes.last, axes.count > 1 else { return axes.joined() }
      return axes.dropLast().joined(separator: ", ") + " and " + last
    }

    private func printExplanation(of name: String) throws {
      guard let code = DiagnosticCode(rawValue: name), let explanation = code.explanation else {
        let known = DiagnosticCode.allCases.map(\.rawValue)
        throw CommandLineError(
          "there is no code '\(name)'"
            + didYouMean(
              nearestName(to: name, in: known),
              else: "; a message has its code in brackets, as in 'error[unknown-prop]'"))
      }
      let text = "\(name)\n\n" + plainText(ofMarkdown: explanation)
      try StandardStream.output.write(Array(text.utf8))
    }
  }
}
