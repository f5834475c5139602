import ArgumentParser
import VMLCommandLine
import VMLDiagnostics
import VMLPublish
import VMLRelease

extension VMLCPublish {
  struct Releases: ReleaseCommand {
    static let configuration = CommandConfiguration(commandName: "releases")

    @OptionGroup var options: ChannelOptions

    func run() async throws {
      let opened = try options.open(to: .read)
      let releases = try await opened.publisher.releases()
      if options.output.json {
        return try printJSON { json in
          json.array(.lines) { json in
            for entry in releases {
              json.object(.spaced) {
                $0.member("release", entry.release.text)
                $0.member("version", entry.version)
                $0.member("published", entry.published.description)
                $0.member("channels", entry.channels)
                $0.member("targets", entry.targets)
              }
            }
          }
        }
      }
      if releases.isEmpty {
        return try StandardStream.output.writeLine(
          "there is no release in \(opened.publisher.store.name)")
      }
      let width = releases.map(\.version.utf8.count).max() ?? 0
      for entry in releases {
        let padding = String(repeating: " ", count: width - entry.version.utf8.count)
        let channels = entry.channels.isEmpty ? "" : "  ← " + entry.channels.joined(separator: ", ")
        try StandardStream.output.writeLine(
          "\(entry.release)  \(entry.version)\(padding)  \(entry.published)\(channels)")
      }
    }
  }

  struct Status: ReleaseCommand {
    static let configuration = CommandConfiguration(commandName: "status")

    @OptionGroup var options: ChannelOptions

    func run() async throws {
      let opened = try options.open(to: .read)
      let status = try await opened.publisher.status()
      if options.output.json { return try printJSON { writeStatus(status, to: &$0) } }
      var lines = ["channel '\(status.channel)' of \(opened.publisher.store.name)"]
      if status.state.offers.isEmpty { lines.append("  offers nothing") }
      var isFirst = true
      for offer in status.state.offers {
        let whom = audienceWords(share: offer.share, runtime: offer.runtime)
        let place = name(of: offer.release, in: status.state)
        let others = isFirst || offer.runtime != nil ? "" : " else"
        lines.append("  \(place) for \(whom)\(others)")
        isFirst = false
      }
      let now = Set(status.state.releases)
      let before = status.state.history.filter { !now.contains($0.release) }
      if let entry = before.first { lines.append("before: \(entry.release) since \(entry.since)") }
      if !status.state.withdrawn.isEmpty {
        lines.append(
          "taken back: " + status.state.withdrawn.prefix(5).map(\.text).joined(separator: ", "))
      }
      if let expires = status.expires {
        lines.append(
          status.hasExpired
            ? "its signatures expired at \(expires); 'vmlc publish --refresh' signs it anew"
            : "signed until \(expires), with the root of version \(status.rootVersion ?? 0)")
      } else {
        lines.append("not signed")
      }
      try StandardStream.output.write(Array(lines.map { $0 + "\n" }.joined().utf8))
    }

    private func name(of release: ReleaseID?, in state: ChannelState) -> String {
      guard let release else { return "the documents that apps bring along" }
      return (state.roots[release]?.version).map { "\($0) (\(release))" } ?? release.text
    }
  }
}

/// Writes what a channel offers.
func writeStatus(_ status: ChannelStatus, to json: inout JSONText) {
  json.object(.lines) { json in
    json.member("channel", status.channel)
    json.member("offers") { json in
      json.array(.lines) { json in
        for offer in status.state.offers {
          json.object(.spaced) {
            $0.member("release", offer.release?.text)
            $0.member("version", offer.release.flatMap { status.state.roots[$0]?.version })
            $0.member("runtime", offer.runtime)
            $0.member("share", offer.share)
          }
        }
      }
    }
    json.member("history") { json in
      json.array(.lines) { json in
        for entry in status.state.history {
          json.object(.spaced) {
            $0.member("release", entry.release.text)
            $0.member("since", entry.since.description)
          }
        }
      }
    }
    json.member("withdrawn", status.state.withdrawn.map(\.text))
    json.member("expires", status.expires?.description)
    json.member("hasExpired", status.hasExpired)
    json.member("rootVersion", status.rootVersion)
    json.member("timestampVersion", status.timestampVersion)
  }
}
