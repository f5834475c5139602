import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLCompiler
import VMLDiagnostics
import VMLOutput

extension VMLC {
  struct Publish: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "publish",
      abstract: "Brings a release of the site to its clients, signed, in one step.",
      discussion: """
        Builds the site, uploads what the store lacks, checks it, and then points the channel to \
        the new release. Readers have the old release until then, and the new one from then on. \
        Whatever ends it before leaves them with the old one, and the next publish goes on from \
        there.

          vmlc keys init                          once: keys to sign releases with
          vmlc publish --store file:../live       to a folder that a web server serves
          vmlc publish --store s3://shop/app      to a bucket, as AWS_PROFILE or AWS_ACCESS_KEY_ID \
        says
          vmlc publish --dry-run                  what would change, and why
          vmlc publish --channel beta             for those who follow 'beta'
          vmlc publish --rollout 5                for one client in twenty
          vmlc publish --refresh                  sign the channel anew, before it expires
          vmlc rollback                           back to the release before

        A store is a folder, a bucket of S3, R2, MinIO and the like, a server of WebDAV, or a \
        remote of rclone; the help of --store has the forms of their addresses. Credentials come \
        from the environment or from the files of AWS's and rclone's own tools, never from \
        site.yaml, which names the store, its server and the channel under 'publish'. \
        docs/publishing.md has the rest, step by step.
        """)

    @OptionGroup var options: PublishOptions

    func run() async throws {
      if options.nextChange { return try await printNextChange() }
      if !options.noBuild, !options.refresh { try await build() }
      try startProgram("vmlc-publish", argumentsAfterCommand(words: 0))
    }

    private func buildOptions(of site: String) throws -> BuildOptions {
      var build = BuildOptions(site: site)
      build.choices = try options.channel.choices.choices()
      build.output = options.output
      build.version = options.version
      build.isStrict = options.channel.output.reporting.strict
      build.cache = .use
      return build
    }

    /// Builds, and says to a scheduler when to publish again.
    private func printNextChange() async throws {
      let site = try options.channel.site.folder()
      let reporting = options.channel.output.reporting
      let report = try await showingProgress(
        of: try buildOptions(of: site), if: reporting.showsProgress)
      try DiagnosticPrinter(options: reporting, programStream: .error, site: site).print(report)
      if report.errorCount > 0 { throw Outcome.inputHasErrors }
      if let next = report.nextChange.flatMap(Moment.init(secondsSince1970:)) {
        try StandardStream.output.writeLine(next.text)
      }
    }

    /// Builds here: the cache of builds belongs to this program.
    private func build() async throws {
      let reporting = options.channel.output.reporting
      let site = try options.channel.site.folder()
      let settings = try SiteSettings.read(site, try options.channel.choices.choices())
      if let configuration = settings.configuration, options.channel.store == nil,
        configuration.publish.store == nil
      {
        throw CommandLineError(noStoreMessage)
      }
      let build = try buildOptions(of: site)
      let start = ContinuousClock.now
      let report = try await showingProgress(of: build, if: reporting.showsProgress)
      try DiagnosticPrinter(options: reporting, programStream: .error, site: site)
        .print(report)
      let isNews = report.output?.hasChanged != false || report.warningCount > 0
      if options.channel.output.isTalkative, isNews || reporting.verbose {
        try StandardStream.output.writeLine(
          buildSummary(of: report, after: ContinuousClock.now - start))
      }
      if report.errorCount > 0 { throw Outcome.inputHasErrors }
    }
  }
}
