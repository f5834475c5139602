public import VMLRelease

/// Destination of a rollback.
public enum RollbackTarget: Hashable, Sendable {
  /// The release before the one that the channel offers.
  case previous
  case release(ReleaseID)
  /// The site's name of a release, or the first digits of its id.
  case version(String)
  /// The documents that apps bring along.
  case embedded

  /// Reads what a user wrote.
  public init(_ text: String) {
    self =
      text == "embedded" ? .embedded : ReleaseID(text).map { .release($0) } ?? .version(text)
  }
}

/// Result of a rollback, done or to be done.
public struct RollbackReport: Hashable, Sendable {
  /// The runtime whose clients go back; `nil` for everybody.
  public var runtime: String?
  /// Release that the channel offered, also to some clients only; `nil` for the documents that apps
  /// bring along.
  public var from: ReleaseID?
  /// The site's name of that.
  public var versionFrom: String?
  public var to: ReleaseID?
  public var version: String?
  public var hasChanged: Bool
  public var expires: UTCTime?
  public var warnings: [String] = []
}

extension Publisher {
  /// Points the channel to an older release, for everybody or for the clients of a runtime; uploads
  /// nothing.
  ///
  /// Without a `runtime`, ``RollbackTarget/previous`` is for the runtime that was published to
  /// last, where the last publish was for one. With `isDry` it only says what would be done.
  public func rollBack(
    to target: RollbackTarget, runtime: String? = nil, isDry: Bool = false
  ) async throws(PublishFailure) -> RollbackReport {
    guard let reading = try await readToChange() else {
      throw try await nothingPublished()
    }
    let runtime = runtime ?? (target == .previous ? reading.state.newestRuntime : nil)
    if let runtime, !reading.state.offers.contains(where: { $0.runtime == runtime }) {
      let known = Set(reading.state.offers.compactMap(\.runtime)).sorted()
      throw .unknown(
        "the channel '\(channel)' offers nothing to the runtime '\(runtime)' by itself, which has "
          + "what everybody has"
          + (known.isEmpty ? "" : "; it does to " + known.map { "'\($0)'" }.joined(separator: ", "))
      )
    }
    let release =
      if let runtime, target == .previous {
        reading.state.rollingBack(runtime: runtime).current(for: runtime)
      } else {
        try await release(of: target, reading)
      }
    var entry: ChannelState.Root?
    var root: ReleaseRoot?
    if let release {
      let found = try await self.root(of: release)
      try await checkSite(of: found, release, reading)
      let file = found.file
      entry = ChannelState.Root(
        length: file.count, digest: ContentDigest(of: file), version: found.version,
        encodings: reading.state.roots[release]?.encodings ?? [])
      root = found
      if isDry { try await checkObjects(of: release) }
    }
    let newest = reading.state.offers.first { $0.runtime == runtime }?.release
    let state =
      if let runtime {
        reading.state.rollingBack(
          runtime: runtime, to: target == .previous ? nil : (release, entry))
      } else {
        reading.state.rollingBack(to: release, entry, at: clock())
      }
    var report = RollbackReport(
      runtime: runtime, from: newest,
      versionFrom: newest.flatMap { reading.state.roots[$0]?.version }, to: release,
      version: root?.version, hasChanged: reading.state.offers != state.offers)
    // A rollback is urgent, so this only warns, and apps keep what they have in place of what they
    // cannot draw.
    if let release, let root {
      report.warnings = gaps(of: root, release, in: state).map(\.description)
    }
    guard report.hasChanged, !isDry else { return report }
    try signing.check([.targets, .snapshot, .timestamp], in: newestRoot(reading))
    // Its objects may be gone, where a collection was told to keep little.
    let change = ChannelChange(
      from: reading, to: state, preparation: release.map { .check($0) } ?? .nothing,
      needing: release.map { [$0] } ?? [])
    var result = PublishReport(release: release ?? tombstone, version: root?.version ?? "")
    try await changeChannel(change, &result)
    report.expires = result.expires
    report.warnings += result.warnings
    return report
  }

  /// Stands where a report has to name a release and there is none.
  private var tombstone: ReleaseID { ReleaseID(of: ContentDigest(of: [])) }

  private func release(
    of target: RollbackTarget, _ reading: ChannelReading
  ) async throws(PublishFailure) -> ReleaseID? {
    switch target {
    case .embedded: return nil
    case .release(let id): return id
    case .previous:
      guard let previous = reading.state.previous else {
        throw .unknown(
          "the channel '\(channel)' offered nothing before; "
            + "'--to embedded' goes back to the documents that the app brings along, "
            + "'--to RELEASE' to any release that 'vmlc releases' lists")
      }
      return previous
    case .version(let name): return try await self.release(named: name, reading, isSigned: true)
    }
  }

  /// A store can have several sites, and a channel offers releases of one.
  private func checkSite(
    of root: ReleaseRoot, _ release: ReleaseID, _ reading: ChannelReading
  ) async throws(PublishFailure) {
    guard let newest = reading.state.releases.first, newest != release,
      let known = try? await self.root(of: newest, reading), known.name != root.name
    else { return }
    throw .unknown(
      "the release \(release) is of the site '\(root.name)', and the channel '\(channel)' of "
        + "'\(known.name)'")
  }

  /// Checks that all objects of a release are in the store, by their sizes.
  func checkObjects(of release: ReleaseID) async throws(PublishFailure) {
    let manifests = try await manifests(of: release)
    let entries = try await asking { () throws(StoreError) in
      try await store.list(StoreLayout.objects)
    }
    let sizes = Dictionary(
      entries.compactMap { entry in
        StoreLayout.digest(ofKey: entry.key).map { ($0, entry.size) }
      }, uniquingKeysWith: { first, _ in first })
    for manifest in manifests {
      if let file = manifest.all.first(where: { sizes[$0.digest] != $0.bytes }) {
        throw .unknown(
          "the release \(release) is not whole any more: '\(manifest.target)/\(file.file)' "
            + "is missing; build that version and publish it again")
      }
    }
  }
}
