import VMLBuild
import VMLCommandLine
import VMLDiagnostics
import VMLPublish
import VMLRelease

/// Result of a publish, done or to be done, and the way it is reported.
struct PublishResult {
  let options: PublishOptions
  let opened: OpenedChannel
  /// The site's.
  let name: String
  /// Of the release; none where it has nothing new.
  let manifests: [ReleaseManifest]
  let audience: Audience
  var report: PublishReport?
  /// `nil` where it is not known why pages change.
  var reasons: ChangeReasons?
  var duration = Duration.zero

  init(
    options: PublishOptions, opened: OpenedChannel, name: String, manifests: [ReleaseManifest],
    audience: Audience
  ) {
    self.options = options
    self.opened = opened
    self.name = name
    self.manifests = manifests
    self.audience = audience
  }

  /// Whether the channel offers, or would offer, something else than before.
  var hasChanges: Bool {
    report?.hasChanges ?? false
  }

  func print() throws {
    guard let report else { return }
    if options.channel.output.json { return try printJSON { write(report, to: &$0) } }
    for warning in report.warnings {
      try StandardStream.error.writeLine("warning: " + warning)
    }
    guard options.channel.output.isTalkative || options.dryRun else { return }
    let lines = options.dryRun ? planLines(report) : resultLines(report)
    try StandardStream.output.write(Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  // MARK: For people

  private var channel: String { opened.publisher.channel }

  private func title(_ report: PublishReport) -> String {
    "\(name) \(report.version) (\(report.release))"
  }

  private var whom: String { audienceWords(share: audience.share, runtime: audience.runtime) }

  private func resultLines(_ report: PublishReport) -> [String] {
    guard report.hasChanges else {
      return ["'\(channel)' offers \(title(report)) already; there is nothing to do"]
    }
    var lines = [
      "\(title(report)): \(transfer(report)) uploaded to \(opened.publisher.store.name), "
        + "\(shown(duration))"
    ]
    lines += targetLines(report, verbose: false)
    lines.append("'\(channel)' offers it to \(whom)\(beforeWords(report))")
    if let expires = report.expires { lines.append("signed until \(expires)") }
    return lines
  }

  private func planLines(_ report: PublishReport) -> [String] {
    guard report.hasChanges else {
      return ["'\(channel)' offers \(title(report)) already; a publish would do nothing"]
    }
    var lines = [
      "would publish \(title(report)) to \(opened.publisher.store.name)",
      "would upload \(transfer(report))",
    ]
    lines += targetLines(report, verbose: true)
    for (names, needs) in grouped(report.newNeeds.map { ($0.target, [words($0.needs)]) }) {
      lines.append("\(names): clients need to know \(needs.joined()) as well")
    }
    lines.append("'\(channel)' would offer it to \(whom)\(beforeWords(report))")
    return lines
  }

  private func transfer(_ report: PublishReport) -> String {
    "\(report.objects) of \(counted(report.objectsInRelease, "object")), "
      + "\(shown(bytes: report.bytes))"
  }

  private func beforeWords(_ report: PublishReport) -> String {
    guard let before = report.before else {
      return report.isFirst
        ? "; it is the channel's first release"
        : "; before, it was no release, or one that the channel's keys do not vouch for any more"
    }
    if before == report.release { return "" }
    let version = report.versionBefore.map { " \($0)" } ?? ""
    return audience.share == ChannelState.Offer.everybody && audience.runtime == nil
      ? "; before, it was\(version) (\(before))"
      : "; the others keep\(version) (\(before))"
  }

  private func targetLines(_ report: PublishReport, verbose: Bool) -> [String] {
    guard let pages = report.pages else { return [] }
    var lines = grouped(pages.targets.map { ($0.name, self.lines(of: $0, verbose: verbose)) })
      .flatMap { names, lines in ["\(names): \(lines.first ?? "")"] + lines.dropFirst() }
    if verbose, pages.count > 0, reasons == nil {
      lines.append(
        "why is not known here: what the channel offers was not published from this folder")
    }
    return lines
  }

  /// Number of a target's files that change; with `verbose` also which, and why.
  private func lines(of target: PageChanges.Target, verbose: Bool) -> [String] {
    let counts = [
      (target.changed.count, "changed"), (target.added.count, "added"),
      (target.removed.count, "removed"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    var lines = [parts.isEmpty ? "no page changes" : parts.joined(separator: ", ")]
    guard verbose else { return lines }
    let all =
      target.changed.map { ("~", $0) } + target.added.map { ("+", $0) }
      + target.removed.map { ("-", $0) }
    let limit = options.channel.output.reporting.verbose ? all.count : 50
    let width = all.prefix(limit).map(\.1.utf8.count).max() ?? 0
    for (mark, file) in all.prefix(limit) {
      let why = mark == "-" ? [] : self.why(file, of: target.name)
      let padding = String(repeating: " ", count: width - file.utf8.count)
      lines.append(
        "  \(mark) \(file)" + (why.isEmpty ? "" : padding + "  " + why.joined(separator: "; ")))
    }
    if all.count > limit {
      lines.append("  … and \(all.count - limit) more; '--verbose' shows all")
    }
    return lines
  }

  /// Why a file of a target is not as it was, each in a few words.
  private func why(_ file: String, of target: String) -> [String] {
    guard let reasons else { return [] }
    let manifest = manifests.first { $0.target == target }
    var path = file
    for folder in [manifest?.locales, manifest?.themes] {
      guard let names = folder, !names.isEmpty else { continue }
      path = String(path.drop { $0 != "/" }.dropFirst())
    }
    return reasonTexts(reasons.reasons(for: path))
  }

  private func words(_ needs: ClientNeeds) -> String {
    let words = ["element", "modifier", "view", "event", "step", "behaviour"]
    let texts = zip(words, ClientNeeds.lists).compactMap { word, list -> String? in
      let names = needs[keyPath: list.list]
      if names.isEmpty { return nil }
      return "the \(word)\(names.count == 1 ? "" : "s") \(names.joined(separator: ", "))"
    }
    return texts.joined(separator: " and ")
  }

  // MARK: For programs

  private func write(_ report: PublishReport, to json: inout JSONText) {
    json.object(.lines) { json in
      json.member("release", report.release.text)
      json.member("version", report.version)
      json.member("store", opened.publisher.store.name)
      json.member("channel", channel)
      json.member("dryRun", options.dryRun)
      json.member("changed", hasChanges)
      json.member("before", report.before?.text)
      json.member("runtime", audience.runtime)
      json.member("share", audience.share)
      json.member("objects") {
        $0.object(.spaced) {
          $0.member("uploaded", report.objects)
          $0.member("bytes", report.bytes)
          $0.member("inRelease", report.objectsInRelease)
        }
      }
      json.member("otherFiles", report.otherFiles)
      json.member("targets") { json in
        json.array(.lines) { json in
          for target in report.pages?.targets ?? [] { write(target, to: &json) }
        }
      }
      json.member("newNeeds") { json in
        json.array(.lines) { json in
          for (target, needs) in report.newNeeds {
            json.object(.spaced) {
              $0.member("target", target)
              for (name, list) in ClientNeeds.lists { $0.member(name, needs[keyPath: list]) }
            }
          }
        }
      }
      json.member("expires", report.expires?.description)
      json.member("warnings", report.warnings)
    }
  }

  private func write(_ target: PageChanges.Target, to json: inout JSONText) {
    json.object(.lines) { json in
      json.member("target", target.name)
      json.member("changed") { json in
        json.array(.lines) { json in
          for file in target.changed {
            json.object(.spaced) {
              $0.member("file", file)
              $0.member("reasons", why(file, of: target.name))
            }
          }
        }
      }
      json.member("added", target.added)
      json.member("removed", target.removed)
    }
  }
}
