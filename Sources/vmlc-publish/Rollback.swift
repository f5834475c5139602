import ArgumentParser
import VMLCommandLine
import VMLDiagnostics
import VMLPublish
import VMLRelease

extension VMLCPublish {
  struct Rollback: ReleaseCommand {
    static let configuration = CommandConfiguration(commandName: "rollback")

    @OptionGroup var options: RollbackOptions

    func run() async throws {
      var opened = try options.channel.open(to: options.dryRun ? .read : .sign)
      // A rollback is urgent, so that it is not refused for this.
      if try !opened.readRuntimes(options.channel.output.reporting) {
        try StandardStream.error.writeLine("warning: the release is not held against 'runtimes'")
      }
      let target = options.to.map { RollbackTarget($0) } ?? .previous
      let report = try await opened.publisher.rollBack(
        to: target, runtime: options.runtime, isDry: options.dryRun)
      let channel = opened.publisher.channel
      if options.channel.output.json {
        return try printJSON { json in
          json.object(.lines) {
            $0.member("channel", channel)
            $0.member("dryRun", options.dryRun)
            $0.member("changed", report.hasChanged)
            $0.member("runtime", report.runtime)
            $0.member("from", report.from?.text)
            $0.member("to", report.to?.text)
            $0.member("version", report.version)
            $0.member("expires", report.expires?.description)
            $0.member("warnings", report.warnings)
          }
        }
      }
      for warning in report.warnings {
        try StandardStream.error.writeLine("warning: " + warning)
      }
      guard options.channel.output.isTalkative || options.dryRun else { return }
      let place =
        report.to.map { "\(report.version ?? "") (\($0))" } ?? "the documents that apps bring along"
      let from =
        report.from.map { "; before, it was \(report.versionFrom ?? "") (\($0))" } ?? ""
      let audience = report.runtime.map { "the clients of '\($0)'" } ?? "everybody"
      let line =
        if !report.hasChanged {
          "'\(channel)' offers \(place) already; there is nothing to do"
        } else if options.dryRun {
          "'\(channel)' would go back to \(place) for \(audience)\(from)"
        } else {
          "'\(channel)' is back at \(place) for \(audience)\(from)"
        }
      try StandardStream.output.writeLine(line)
    }
  }
}
