import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLDiagnostics
import VMLWatch

extension VMLC {
  struct Watch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "watch",
      abstract: "Builds the site, and again whenever one of its files changes.",
      discussion: """
        Goes on until it is interrupted with Ctrl-C, whatever is wrong with the sources. Each \
        build ends with one line: what has changed, how many documents were compiled, and how long \
        that took. The output's version is 'dev', so that no release is touched.

          vmlc watch                      what site.yaml says
          vmlc watch --target ios         one tree
          vmlc watch --clear              one screen for each build
          vmlc watch --poll=1000          where the disk does not tell of changes
          vmlc watch --diagnostics json   one JSON object a line, for programs
        """)

    @OptionGroup var site: SiteOptions
    @OptionGroup var output: OutputOptions

    @Option(
      help: ArgumentHelp("The version's name, which its folder in the output gets.", valueName: "v")
    )
    var version = "dev"

    @Option(
      defaultAsFlag: 500,
      help: ArgumentHelp(
        """
        Look at all files again and again instead of being told of changes; every so many \
        milliseconds, 10 to 60000, or twice a second.
        """, valueName: "ms"))
    var poll: Int?

    @Flag(help: "Say after each build why its pages were compiled.")
    var why = false

    @Flag(help: "Clear the screen before each build, on a terminal.")
    var clear = false

    @OptionGroup var reporting: ReportOptions

    func validate() throws {
      try checkVersionName(version)
      try checkPollingInterval(poll)
      if reporting.diagnostics == .sarif {
        throw ValidationError(
          "'--diagnostics sarif' is one report of one build; "
            + "'vmlc check' makes it, 'watch' does not"
        )
      }
    }

    func run() async throws {
      let folder = try site.folder()
      var options = WatchOptions(site: folder)
      options.output = output.output
      options.pollingInterval = poll.map { .milliseconds($0) }
      var build = try output.buildOptions(
        site: folder, version: version, isStrict: reporting.strict)
      build.cache = .use
      build.explainsPages = why
      let progress = WatchProgress(isWanted: reporting.showsProgress)
      build.progress = progress.update
      defer { progress.finish() }
      try await untilAskedToEnd { [options, build, reporting, clear, folder, why] in
        var printer = WatchPrinter(
          reporting, of: folder, clearsScreen: clear, explainsPages: why)
        try await watchSite(options, with: SessionRebuilder(build)) { news in
          progress.end(before: news)
          try printer.print(news)
          progress.begin(after: news)
          // A reader that has closed the pipe has seen enough.
          if !StandardStream.output.hasReader { throw Outcome.success }
        }
      }
      // The terminal shows the key that ended it at the start of the next line.
      if StandardStream.output.isTerminal { try StandardStream.output.writeLine("") }
    }
  }
}
