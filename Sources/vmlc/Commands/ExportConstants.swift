import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLCompiler
import VMLDiagnostics
import VMLOutput
import VMLTools

extension VMLC.Export {
  struct Constants: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "constants",
      abstract: "Writes names that the pages and the app share, as Swift or as JSON.",
      discussion: """
        Paths of pages, ids, actions with the types of their values, states, endpoints, and views \
        of the app, of the version that was built last. It stands on standard output. The Swift \
        needs VMLBehaviour.

          vmlc build && vmlc export constants > App/Site.swift
          vmlc export constants --json --target ios
        """)

    @OptionGroup var site: SiteOptions

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "A target whose pages count; may be given several times. (default: all)",
        valueName: "name"))
    var target: [String] = []

    @Flag(help: "Write JSON.")
    var json = false

    func run() throws {
      let settings = try SiteSettings.read(try site.folder())
      guard let configuration = settings.configuration else {
        try DiagnosticPrinter(options: try ReportOptions.parse([]), programStream: .error)
          .print(settings.diagnostics, in: settings.sources)
        throw Outcome.inputHasErrors
      }
      let output = try readFinishedOutput(
        settings.outputFolder(nil), version: configuration.version)
      let known = output.targets.map(\.target)
      if let unknown = target.first(where: { !known.contains($0) }) {
        throw CommandLineError(
          "the output has no target '\(unknown)'; it has \(known.joined(separator: ", "))")
      }
      let constants = SiteConstants(output, configuration, targets: target)
      if json { return try StandardStream.output.write(constants.json) }
      try StandardStream.output.write(Array(constants.swift.utf8))
    }
  }
}
