import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLDiagnostics
import VMLOutput
import VMLPublish
import VMLRelease

extension VMLCPublish {
  struct Verify: ReleaseCommand {
    static let configuration = CommandConfiguration(commandName: "verify")

    @OptionGroup var options: VerifyOptions

    private var output: ReleaseReportOptions { options.channel.output }

    func run() async throws {
      let opened = try options.channel.open(to: .read)
      let built = options.repair ? await builtTree(opened) : nil
      let report = try await showingTransfers(
        opened.publisher, if: output.reporting.showsProgress
      ) { [options] publisher in
        options.repair
          ? try await publisher.repair(from: try? built?.get()) : try await publisher.verify()
      }
      let channel = opened.publisher.channel
      if output.json {
        try printJSON { json in
          json.object(.lines) {
            $0.member("channel", channel)
            $0.member("releases", report.releases.map(\.text))
            $0.member("objects", report.objects)
            $0.member("bytes", report.bytes)
            $0.member("expires", report.expires?.description)
            $0.member("mistakes", report.mistakes)
            if options.repair { $0.member("mended", report.mended) }
          }
        }
      } else {
        if output.isTalkative {
          for line in report.mended { try StandardStream.output.writeLine(line) }
        }
        let limit = output.reporting.verbose ? report.mistakes.count : 100
        for mistake in report.mistakes.prefix(limit) {
          try StandardStream.error.writeLine("error: " + mistake)
        }
        if report.mistakes.count > limit {
          try StandardStream.error.writeLine(
            "… and \(report.mistakes.count - limit) more; '--verbose' shows all")
        }
        if report.mistakes.isEmpty, output.isTalkative {
          let releases = report.releases.map(\.text).joined(separator: ", ")
          try StandardStream.output.writeLine(
            "'\(channel)' is whole: \(releases.isEmpty ? "no release" : releases), "
              + "\(counted(report.objects, "object")), \(shown(bytes: report.bytes))"
              + (report.expires.map { ", signed until \($0)" } ?? ", not signed"))
        }
      }
      guard !report.mistakes.isEmpty else { return }
      try StandardStream.error.writeLine(options.repair ? whatIsLeft(built) : Self.wayOut)
      throw Outcome.inputHasErrors
    }

    private static let wayOut = "note: 'vmlc verify --repair' puts right what can be"

    /// The release that was built last, or why it cannot be used.
    private func builtTree(_ opened: OpenedChannel) async -> Result<ReleaseTree, any Error> {
      do {
        let output = try readFinishedOutput(opened.settings.outputFolder(nil), version: nil)
        return .success(try await ReleaseTree.read(output, jobs: 4))
      } catch {
        return .failure(error)
      }
    }

    private func whatIsLeft(_ built: Result<ReleaseTree, any Error>?) -> String {
      var text = "note: of what is left there is no copy in the store"
      switch built {
      case .success(let tree):
        text += ", nor in \(tree.root.version) (\(tree.id)), which was built here last"
      case .failure(let error as any CommandFailure): text += ", and none here: \(error.message)"
      case .failure, nil: break
      }
      return text
        + "; build the release that it is of, and repair again. 'vmlc publish --refresh' renews "
        + "what has expired, 'vmlc publish --recover' replaces a channel that is not to be believed"
    }
  }
}
