import VMLRelease

/// A client as docs/protocol.md describes it, over files in memory.
struct ProtocolClient {
  let options: ProtocolVector.Client
  private var trust: Trust
  private var seen = SeenVersions()

  init(_ options: ProtocolVector.Client, trusting trust: Trust) {
    self.options = options
    self.trust = trust
  }

  private struct Refusal: Error {
    var reason: String
    var document: String
  }

  /// Reads a store from the channel to the last object.
  mutating func read(_ store: StoreFiles) -> ProtocolVector.Verdict {
    do throws(Refusal) {
      let state = try update(from: store)
      guard let release = state.release(forRuntime: options.runtime, client: options.id) else {
        return .accepted(nil)
      }
      try readRelease(release, state, store)
      return .accepted(release)
    } catch {
      return .refused(error.reason, document: error.document)
    }
  }

  // MARK: The channel

  private mutating func update(from store: StoreFiles) throws(Refusal) -> ChannelState {
    let folder = StoreLayout.channel(ProtocolVectors.channel)
    let now = ProtocolVectors.now
    var trusted = try refusing { () throws(TrustFailure) in
      try TrustedChannel(ProtocolVectors.channel, trusting: trust, seen: seen)
    }
    defer { seen = trusted.seen }
    while let version = trusted.nextRootVersion,
      let bytes = store[folder + Role.root.file(version: version)]
    {
      try refusing { () throws(TrustFailure) in try trusted.update(root: bytes) }
      trust = .root(bytes)
    }
    let timestamp = try file(folder + "timestamp.json", store)
    try refusing { () throws(TrustFailure) in try trusted.update(timestamp: timestamp, asOf: now) }
    let snapshotName = Role.snapshot.file(version: trusted.timestamp?.snapshot.version ?? 0)
    let snapshot = try file(folder + snapshotName, store)
    try refusing { () throws(TrustFailure) in try trusted.update(snapshot: snapshot, asOf: now) }
    let targetsName = Role.targets.file(version: trusted.snapshot?.targets.version ?? 0)
    let targets = try file(folder + targetsName, store)
    try refusing { () throws(TrustFailure) in try trusted.update(targets: targets, asOf: now) }
    guard let state = trusted.targets?.channel else {
      throw Refusal(reason: "missing", document: folder + targetsName)
    }
    return state
  }

  // MARK: The release

  private func readRelease(
    _ release: ReleaseID, _ state: ChannelState, _ store: StoreFiles
  ) throws(Refusal) {
    let key = StoreLayout.root(of: release)
    guard let entry = state.roots[release] else {
      throw Refusal(reason: "missing", document: key)
    }
    let bytes = try file(key, store, entry.length, entry.digest)
    guard let root = ReleaseRoot(file: bytes) else {
      let format = (try? JSONValue(parsing: bytes))?["format"]?.integer
      throw Refusal(reason: format.map { $0 != 1 } == true ? "format" : "damaged", document: key)
    }
    guard let target = root.targets.first(where: { $0.name == options.target }) else {
      throw Refusal(reason: "target", document: key)
    }
    var runtime = ClientRuntime(name: options.runtime ?? "")
    runtime.vml = options.vml
    runtime.behaviour = options.behaviour
    runtime.lacks = Set(options.lacks)
    runtime.systems = [target.os.lowercased(): options.system]
    guard runtime.gaps(in: target, of: root).isEmpty else {
      throw Refusal(reason: "needs", document: key)
    }
    let manifest = try manifest(of: target, in: release, store)
    // All documents, then all other files.
    for stored in manifest.all {
      _ = try file(StoreLayout.object(stored.digest), store, stored.bytes, stored.digest)
    }
  }

  private func manifest(
    of target: ReleaseRoot.Target, in release: ReleaseID, _ store: StoreFiles
  ) throws(Refusal) -> ReleaseManifest {
    let key = StoreLayout.manifest(of: target.name, in: release)
    let bytes = try file(key, store, target.length, target.digest)
    let head: ReleaseHead
    do throws(ReleaseHead.Mistake) { head = try ReleaseHead(file: bytes) } catch {
      let reason = error.text.contains("format") ? "format" : "damaged"
      throw Refusal(reason: reason, document: key)
    }
    var manifest = head.manifest
    for bin in head.bins {
      let key = StoreLayout.manifest(of: target.name, in: release, part: bin.file)
      let bytes = try file(key, store, bin.bytes, bin.digest)
      do throws(ReleaseHead.Mistake) { try head.add(bytes, of: bin, to: &manifest) } catch {
        throw Refusal(reason: "damaged", document: key)
      }
    }
    return manifest
  }

  // MARK: Files

  private func file(
    _ key: String, _ store: StoreFiles, _ length: Int? = nil, _ digest: ContentDigest? = nil
  ) throws(Refusal) -> [UInt8] {
    guard let bytes = store[key] else { throw Refusal(reason: "missing", document: key) }
    guard length ?? bytes.count == bytes.count,
      digest.map({ $0 == ContentDigest(of: bytes) }) ?? true
    else { throw Refusal(reason: "mismatch", document: key) }
    return bytes
  }

  private func refusing<Success>(
    _ call: () throws(TrustFailure) -> Success
  ) throws(Refusal) -> Success {
    do throws(TrustFailure) { return try call() } catch {
      let reason =
        switch error.kind {
        case .missing: "missing"
        case .damaged: "damaged"
        case .unsigned: "unsigned"
        case .replayed: "replayed"
        case .expired: "expired"
        case .mismatch: "mismatch"
        case .channel: "channel"
        }
      throw Refusal(
        reason: reason,
        document: StoreLayout.channel(ProtocolVectors.channel) + error.document)
    }
  }
}
