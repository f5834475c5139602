import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLOutput

extension VMLC {
  struct Clean: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clean",
      abstract: "Removes old versions of the output, and the cache.",
      discussion: """
        The version that dist/latest.json names always stays. What no build made is never removed.

          vmlc clean             all versions but the latest
          vmlc clean --keep 5    all but the five youngest
          vmlc clean --dry-run   only say what would go
        """)

    @OptionGroup var site: SiteOptions

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The output folder. (default: the one that site.yaml names, or 'dist' in the site)",
        valueName: "dir"),
      completion: .directory)
    var output: String?

    @Option(help: ArgumentHelp("How many versions stay.", valueName: "n"))
    var keep = 1

    @Flag(help: "Say what would be removed, and remove nothing.")
    var dryRun = false

    @OptionGroup var reporting: ReportOptions

    func validate() throws {
      if keep < 1 { throw ValidationError("'--keep' takes a number from 1 on, not \(keep)") }
      if let output, output.isEmpty { throw ValidationError("'--output' needs a folder") }
    }

    func run() throws {
      var options = CleanOptions(site: try site.folder())
      options.output = output
      options.keptVersions = keep
      options.mode = dryRun ? .dryRun : .remove
      let report = try cleanSite(options)
      let printer = DiagnosticPrinter(
        options: reporting, programStream: .error, site: options.site)
      try printer.print(report.diagnostics, in: report.sources)
      if tally(report.diagnostics).errors > 0 { throw Outcome.inputHasErrors }
      guard printer.isTalkative else { return }
      for path in report.removed {
        try StandardStream.output.writeLine((dryRun ? "would remove " : "removed ") + path)
      }
      if report.removed.isEmpty { try StandardStream.output.writeLine("nothing to remove") }
    }
  }
}
