import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLMarkup

extension VMLC {
  struct Plan: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "plan",
      abstract: "Divides a build into shards, for several machines.",
      discussion: """
        Checks the site with the first rows of each source, and writes down what the build depends \
        on: the files of the site and of its rows with their digests, and the options. Shards and \
        the merge go by the plan, and refuse another site. The number of shards does not change \
        what comes out.

          vmlc plan --shards 64 -o plan.json
          vmlc shard --plan plan.json --shard 1/64    on any machine, and so on
          vmlc merge --plan plan.json                 when all are done
        """)

    @OptionGroup var site: SiteOptions

    @Option(help: ArgumentHelp("Into how many parts, 1 to 100000.", valueName: "n"))
    var shards: Int

    @Option(
      help: ArgumentHelp(
        """
        Who makes a row's documents: 'key' by the key, each shard reads all rows; 'file' by the \
        file, each shard reads some files.
        """, valueName: "way"))
    var by = SitePlan.Division.key

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp("The file to write. (default: standard output)", valueName: "file"))
    var output: String?

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "A target to build; may be given several times. (default: all of site.yaml's)",
        valueName: "name"))
    var target: [String] = []

    @Option(
      help: ArgumentHelp(
        "The version's name, which its folder in the output gets. (default: site.yaml's)",
        valueName: "v"))
    var version: String?

    @Option(
      help: ArgumentHelp(
        "How many bad rows are passed over among the first ones of each source.", valueName: "n"))
    var maxBad = 0

    @OptionGroup var choices: ChoiceOptions

    @Flag(help: "Indent the documents, to be read by people.")
    var pretty = false

    @OptionGroup var jobs: JobOptions

    @OptionGroup var reporting: ReportOptions

    func validate() throws {
      try checkVersionName(version)
      if maxBad < 0 { throw ValidationError("'--max-bad' takes a number of rows, not \(maxBad)") }
      guard !(1...SitePlan.countLimit).contains(shards) else { return }
      throw ValidationError(
        "'--shards' takes a number from 1 to \(SitePlan.countLimit), not \(shards)")
    }

    func run() async throws {
      var options = BuildOptions(site: try site.folder())
      options.choices = try choices.choices()
      (options.targets, options.version) = (target, version)
      options.jobs = jobs.jobs
      options.badRowLimit = maxBad
      options.isStrict = reporting.strict
      options.layout = pretty ? .pretty : .compact
      let planned = try await planSite(shards, by: by, options)
      let printer = DiagnosticPrinter(
        options: reporting, programStream: .error, site: try site.folder())
      try printer.print(planned.report)
      guard var plan = planned.plan else { throw Outcome.inputHasErrors }
      plan.commit = programCommit
      guard let output, output != "-" else { return try StandardStream.output.write(plan.json) }
      try writeResult(plan.json, to: output)
      guard printer.isTalkative else { return }
      let files = plan.rows.values.reduce(0) { $0 + $1.count }
      try StandardStream.output.writeLine(
        """
        \(counted(plan.count, "shard")) of \(counted(plan.inputs.count, "file")) and \
        \(counted(files, "file")) of rows → \(output)
        """)
    }
  }
}
