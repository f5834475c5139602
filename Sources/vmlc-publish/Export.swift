import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLDiagnostics
import VMLPublish
import VMLRelease

extension VMLCPublish {
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", subcommands: [Embedded.self])
  }

  struct Embedded: ReleaseCommand {
    static let configuration = CommandConfiguration(commandName: "embedded")

    @OptionGroup var options: EmbeddedOptions

    func run() async throws {
      let publisher = try options.channel.open(to: .read).publisher
      let report = try await publisher.exportEmbedded(
        targets: options.target, to: options.folder)
      if options.channel.output.json {
        try printJSON { json in
          json.object(.lines) {
            $0.member("release", report.release.text)
            $0.member("version", report.version)
            $0.member("objects", report.objects)
            $0.member("bytes", report.bytes)
          }
        }
      } else if options.channel.output.isTalkative {
        try StandardStream.output.writeLine(
          "\(report.version) (\(report.release)) is in '\(options.folder)': "
            + "\(counted(report.objects, "object")), \(shown(bytes: report.bytes))")
      }
    }
  }
}
