import ArgumentParser
import VMLCommandLine
import VMLDiagnostics
import VMLPublish
import VMLRelease

extension VMLCPublish {
  struct Verify: ReleaseCommand {
    static let configuration = CommandConfiguration(commandName: "verify")

    @OptionGroup var options: ChannelOptions

    func run() async throws {
      let opened = try options.open(to: .read)
      let report = try await showingTransfers(
        opened.publisher, if: options.output.reporting.showsProgress
      ) { publisher in try await publisher.verify() }
      let channel = opened.publisher.channel
      if options.output.json {
        try printJSON { json in
          json.object(.lines) {
            $0.member("channel", channel)
            $0.member("releases", report.releases.map(\.text))
            $0.member("objects", report.objects)
            $0.member("bytes", report.bytes)
            $0.member("expires", report.expires?.description)
            $0.member("mistakes", report.mistakes)
          }
        }
      } else {
        let limit = options.output.reporting.verbose ? report.mistakes.count : 100
        for mistake in report.mistakes.prefix(limit) {
          try StandardStream.error.writeLine("error: " + mistake)
        }
        if report.mistakes.count > limit {
          try StandardStream.error.writeLine(
            "… and \(report.mistakes.count - limit) more; '--verbose' shows all")
        }
        if report.mistakes.isEmpty, options.output.isTalkative {
          let releases = report.releases.map(\.text).joined(separator: ", ")
          try StandardStream.output.writeLine(
            "'\(channel)' is whole: \(releases.isEmpty ? "no release" : releases), "
              + "\(counted(report.objects, "object")), \(shown(bytes: report.bytes))"
              + (report.expires.map { ", signed until \($0)" } ?? ", not signed"))
        }
      }
      if !report.mistakes.isEmpty { throw Outcome.inputHasErrors }
    }
  }
}
