import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLOutput
import VMLPublish
import VMLRelease

extension VMLCPublish {
  struct Publish: ReleaseCommand {
    static let configuration = CommandConfiguration(commandName: "publish")

    @OptionGroup var options: PublishOptions

    func run() async throws {
      let start = ContinuousClock.now
      var opened = try options.channel.open(
        to: options.dryRun ? .read : options.refresh ? .sign : .publish)
      opened.publisher.isRecovering = options.recover
      if options.refresh { return try await refresh(opened) }
      for encoding in opened.publish.serving.encodings
      where ContentEncoding(rawValue: encoding)?.isAvailable != true {
        try StandardStream.error.writeLine(
          "warning: this system has no library for '\(encoding)' (libbrotlienc and libbrotlidec); "
            + "files are not compressed so")
      }
      var audience = Audience()
      audience.share = options.share ?? audience.share
      guard try opened.readRuntimes(options.channel.output.reporting) else {
        throw Outcome.inputHasErrors
      }
      audience.runtime = try options.runtime.map {
        try known($0, among: opened.publisher.runtimes.map(\.name))
      }
      let site = try readFinishedSite(
        opened.settings.outputFolder(options.output), version: version(opened))
      // What the channel offers already was read and checked when it was published.
      if let known = opened.publisher.knownRelease(of: site),
        let report = try await opened.publisher.reportOfNothing(
          known, for: audience, isDry: options.dryRun)
      {
        var result = PublishResult(
          options: options, opened: opened, name: site.name, manifests: [], audience: audience)
        result.report = report
        if !options.dryRun { remember(known.id, opened) }
        result.duration = ContinuousClock.now - start
        return try result.print()
      }
      let (output, tree) = try await readTree(opened)
      var result = PublishResult(
        options: options, opened: opened, name: site.name,
        manifests: tree.manifests.map(\.manifest), audience: audience)
      if options.dryRun {
        result.report = try await opened.publisher.plan(tree, for: audience)
        result.reasons = await reasons(opened, since: result.report?.before)
      } else {
        result.report = try await showingTransfers(
          opened.publisher, if: options.channel.output.reporting.showsProgress
        ) { publisher in try await publisher.publish(tree, to: audience) }
        // Where that fails the next publish reads every file again, and that is all.
        try? opened.publisher.note(tree, of: output.site)
        remember(tree.id, opened)
      }
      result.duration = ContinuousClock.now - start
      try result.print()
      if options.detailedExitcode, result.hasChanges { throw Outcome.hasChanges }
    }

    /// A runtime by name, if site.yaml names it or none at all.
    private func known(_ runtime: String, among names: [String]) throws -> String {
      guard !names.isEmpty, !names.contains(runtime) else { return runtime }
      let nearest = nearestName(to: runtime, in: names)
      throw CommandLineError(
        "site.yaml knows no runtime '\(runtime)'"
          + didYouMean(nearest, else: "; it has \(names.joined(separator: ", "))"))
    }

    /// Reads the output that was built last, or that the command line names.
    private func readTree(
      _ opened: OpenedChannel
    ) async throws -> (FinishedOutput, ReleaseTree) {
      let output = try readFinishedOutput(
        opened.settings.outputFolder(options.output), version: version(opened))
      return (output, try await ReleaseTree.read(output, jobs: 4))
    }

    private func version(_ opened: OpenedChannel) -> String? {
      options.version ?? opened.settings.configuration?.version
    }

    private func refresh(_ opened: OpenedChannel) async throws {
      let status = try await opened.publisher.refresh()
      let output = options.channel.output
      let timestamp = UTCTime.now().adding(days: opened.publisher.lifetimes.timestamp - 1)
      if let expires = status.expires, expires < timestamp {
        try StandardStream.error.writeLine(
          "warning: the root, the targets or the snapshot expire at \(expires), before the "
            + "timestamp; 'vmlc publish --refresh' with the keys of all three documents, or "
            + "'vmlc keys rotate' for the root, renews them")
      }
      if output.json { return try printJSON { writeStatus(status, to: &$0) } }
      guard output.isTalkative else { return }
      try StandardStream.output.writeLine(
        "'\(status.channel)' is signed anew"
          + (status.expires.map { ", until \($0)" } ?? "") + "; what it offers is the same")
    }

    // MARK: Why

    private func snapshotName(_ channel: String) -> String { "sources-\(channel)" }

    /// Reasons why documents differ from the ones of a release; `nil` where they are not known
    /// here.
    private func reasons(
      _ opened: OpenedChannel, since release: ReleaseID?
    ) async -> ChangeReasons? {
      guard let release, let folder = opened.publisher.stateFolder,
        let bytes = readSnapshot(
          snapshotName(opened.publisher.channel), of: release.text, in: folder)
      else { return nil }
      return await ChangeReasons(since: bytes, in: opened.settings.site)
    }

    /// Keeps what the release was made of, so that the next dry run can say why pages change.
    private func remember(_ release: ReleaseID, _ opened: OpenedChannel) {
      // An output that was not built now may be of other sources.
      guard !options.noBuild, let folder = opened.publisher.stateFolder,
        let bytes = ChangeReasons.snapshot(of: opened.settings.site)
      else { return }
      // Where that fails a dry run says less, and that is all.
      try? writeSnapshot(
        snapshotName(opened.publisher.channel), of: release.text, bytes, in: folder)
    }
  }
}

/// Reads what was built for a release: its id, a line feed, and the bytes.
private func readSnapshot(_ name: String, of release: String, in folder: String) -> [UInt8]? {
  let head = Array((release + "\n").utf8)
  guard let bytes = try? Folder.open(folder).read(name, limit: 1 << 30), bytes.starts(with: head)
  else { return nil }
  return Array(bytes.dropFirst(head.count))
}

private func writeSnapshot(
  _ name: String, of release: String, _ bytes: [UInt8], in path: String
) throws(FileSystemError) {
  let folder = try Folder.make(all: path)
  let temporary = name + ".new"
  try folder.remove(temporary)
  try folder.writeNew(temporary, (Array((release + "\n").utf8) + bytes).span)
  try folder.rename(temporary, to: name)
}

/// Shows how far a publish is, where that is wanted.
func showingTransfers<Success: Sendable>(
  _ publisher: Publisher, if isWanted: Bool,
  _ work: (Publisher) async throws -> Success
) async throws -> Success {
  guard isWanted else { return try await work(publisher) }
  let bar = ProgressBar()
  var publisher = publisher
  publisher.progress = { progress in
    bar.update(progress.objects, of: progress.objectsInAll) {
      let verb = progress.phase == .uploading ? "uploaded" : "checked"
      return "\(progress.objects) of \(progress.objectsInAll) objects \(verb), "
        + "\(shown(bytes: progress.bytes)) of \(shown(bytes: progress.bytesInAll))"
    }
  }
  do {
    let success = try await work(publisher)
    bar.finish()
    return success
  } catch {
    bar.finish()
    throw error
  }
}
