import VMLFiles
public import VMLOutput
public import VMLRelease

/// The release that a build's output was when all of it was read.
///
/// The output's manifest has a digest of each target's, and those have one of each file: while it
/// is the same, so is the release. That spares a publish with nothing to do from reading every file
/// again.
public struct KnownRelease: Hashable, Sendable {
  public var root: ChannelState.Root
  /// Number of its objects.
  public var objects: Int

  public var id: ReleaseID { ReleaseID(of: root.digest) }
}

extension Publisher {
  private static let file = "release.json"
  private static let format = 1

  /// The release that an output with this manifest was the last time; `nil` where another one was
  /// published last, or by another program.
  public func knownRelease(of site: SiteManifest) -> KnownRelease? {
    guard let stateFolder,
      let bytes = try? Folder.open(stateFolder).read(Self.file, limit: 1 << 16),
      let json = try? JSONValue(parsing: bytes), json["output"]?.string == key(of: site),
      let hex = json["sha256"]?.string, let digest = ContentDigest(hex: hex),
      let length = json["length"]?.integer, let objects = json["objects"]?.integer
    else { return nil }
    return KnownRelease(
      root: ChannelState.Root(length: length, digest: digest, version: site.version),
      objects: objects)
  }

  /// Notes what an output was, once all of it was read; does nothing without a folder for that.
  public func note(_ tree: ReleaseTree, of site: SiteManifest) throws(PublishFailure) {
    guard let stateFolder else { return }
    let json: JSONValue = [
      "output": .string(key(of: site)), "sha256": .string(tree.rootEntry.digest.hex),
      "length": .integer(tree.rootEntry.length), "objects": .integer(tree.objects.count),
    ]
    try onDisk { () throws(FileSystemError) in
      let folder = try Folder.make(all: stateFolder)
      let temporary = Self.file + "." + String(UInt64.random(in: 0...(.max)), radix: 16)
      try folder.writeNew(temporary, json.fileBytes.span)
      try folder.rename(temporary, to: Self.file)
    }
  }

  /// Report of a publish that has nothing to do; `nil` where it has.
  ///
  /// That is where the channel offers something else, or has to be signed anew. Writes nothing to
  /// the store, and where it is only asked what would be done (`isDry`) nothing at all.
  public func reportOfNothing(
    _ known: KnownRelease, for audience: Audience = Audience(), isDry: Bool = false
  ) async throws(PublishFailure) -> PublishReport? {
    var report = PublishReport(release: known.id, version: known.root.version)
    report.objectsInRelease = known.objects
    guard let reading = try await readToChange(), reading.state.current == known.id,
      reading.state.roots[known.id]?.digest == known.root.digest,
      !needsNewChannelState(known.root, audience, reading, &report)
    else { return nil }
    if !isDry {
      try await keepCopy(of: reading)
      try noteSeen(reading)
    }
    return report
  }

  /// All that a release follows from, and what it was held against.
  private func key(of site: SiteManifest) -> String {
    let parts = [
      "\(Self.format)", programKey, "\(treeLayout)", site.name, site.version, site.vml,
      site.compiler, site.digest,
    ]
    let json = JSONValue.array(
      parts.map { .string($0) } + site.targets.map { .string($0.name + ":" + $0.sha256) }
        + runtimes.map(\.json))
    return ContentDigest(of: json.fileBytes).hex
  }
}
