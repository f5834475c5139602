import ArgumentParser
import VMLCommandLine
import VMLDiagnostics
import VMLPublish
import VMLRelease

extension VMLCPublish {
  struct Unpublish: ReleaseCommand {
    static let configuration = CommandConfiguration(commandName: "unpublish")

    @OptionGroup var options: UnpublishOptions

    func run() async throws {
      let publisher = try options.channel.open(to: .read).publisher
      let report = try await publisher.removeChannel(isDry: !options.delete)
      if options.channel.output.json { return try print(report) }
      guard options.channel.output.isTalkative else { return }
      let output = StandardStream.output
      let channel = "the channel '\(publisher.channel)' from \(publisher.store.name)"
      let releases = report.releases.map(\.text).joined(separator: ", ")
      let offer = releases.isEmpty ? "" : ", which offers \(releases)"
      guard options.delete else {
        for key in report.removed { try output.writeLine("  " + key) }
        return try output.writeLine("would remove \(channel)\(offer); '--delete' does it")
      }
      try output.writeLine(
        "removed \(channel)\(releases.isEmpty ? "" : ", which offered \(releases)")")
      try output.writeLine("'vmlc gc' removes what no other channel needs")
    }

    private func print(_ report: ChannelRemoval) throws {
      try printJSON { json in
        json.object(.lines) { json in
          json.member("dryRun", !options.delete)
          json.member("removed", report.removed)
          json.member("releases", report.releases.map(\.text))
        }
      }
    }
  }
}
