import ArgumentParser
import VMLCommandLine
import VMLDiagnostics
import VMLPublish
import VMLRelease

extension VMLCPublish {
  struct GC: ReleaseCommand {
    static let configuration = CommandConfiguration(commandName: "gc")

    @OptionGroup var options: GarbageCollectionOptions

    func run() async throws {
      let opened = try options.channel.open(to: .read)
      var garbage = GarbageOptions()
      garbage.isDry = !options.delete
      garbage.keptReleases = options.keep
      garbage.graceDays = options.grace
      garbage.limit = options.limit
      let report = try await opened.publisher.collectGarbage(garbage)
      if options.channel.output.json { return try print(report) }
      let output = StandardStream.output
      if options.channel.output.reporting.verbose || garbage.isDry {
        let limit = options.channel.output.reporting.verbose ? report.removed.count : 20
        for entry in report.removed.prefix(limit) { try output.writeLine("  " + entry.key) }
        if report.removed.count > limit {
          try output.writeLine(
            "  … and \(report.removed.count - limit) more; '--verbose' shows all")
        }
      }
      let releases =
        report.releases.isEmpty
        ? ""
        : ", with \(report.releases.count == 1 ? "the release" : "the releases") "
          + report.releases.map(\.text).joined(separator: ", ")
      let what =
        "\(counted(report.removed.count, "object")), \(shown(bytes: report.bytes))\(releases)"
      if report.removed.isEmpty {
        try output.writeLine(
          "nothing to remove; \(counted(report.keptReleases.count, "release")) "
            + (report.keptReleases.count == 1 ? "is kept" : "are kept"))
      } else if garbage.isDry {
        try output.writeLine("would remove \(what); '--delete' does it")
      } else {
        try output.writeLine("removed \(what)")
      }
      if report.leftOver > 0 {
        try output.writeLine(
          "\(counted(report.leftOver, "object")) more can go with the next one, "
            + "or with a larger '--limit'"
        )
      }
    }

    private func print(_ report: GarbageReport) throws {
      try printJSON { json in
        json.object(.lines) { json in
          json.member("dryRun", !options.delete)
          json.member("bytes", report.bytes)
          json.member("removed", report.removed.map(\.key))
          json.member("leftOver", report.leftOver)
          json.member("removedReleases", report.releases.map(\.text))
          json.member("keptReleases", report.keptReleases.map(\.text))
        }
      }
    }
  }
}
