import VMLRelease

/// The largest manifest of a target that is read, in bytes.
private let manifestLimit = 1 << 30
/// The largest root of a release that is read, in bytes.
let releaseRootLimit = 16 << 20

extension Publisher {
  /// The channel as a client sees it that has the newest root.
  func readAsClient() async throws(PublishFailure) -> ChannelReading {
    let reading = try await readChannel(
      channel, in: store, trusting: signing.trust, seen: try seenVersions(), expiry: .refuse,
      asOf: clock())
    guard let reading else {
      throw try await nothingPublished()
    }
    return reading
  }

  /// Says that the channel is not there, and which are.
  func nothingPublished() async throws(PublishFailure) -> PublishFailure {
    let names = try await channelNames(in: store)
    let others =
      names.isEmpty
      ? ", nor to another one; 'vmlc publish' does it"
      : "; it has \(names.count == 1 ? "the channel" : "the channels") "
        + names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    return .unknown(
      "nothing was published to the channel '\(channel)' of \(store.name) yet\(others)")
  }

  func newestRoot(_ reading: ChannelReading?) -> RootMetadata? {
    let roots = [reading?.trusted.root, signing.roots.last?.metadata].compactMap(\.self)
    return signing.roots.isEmpty ? nil : roots.max { $0.version < $1.version }
  }

  /// Whether the site has a root that the store lacks.
  func isRootNews(to reading: ChannelReading) -> Bool {
    guard let ours = signing.roots.last?.metadata.version else { return false }
    return !reading.storedRoots.contains(ours)
  }

  /// The root of a release, checked against what the channel says of it, or against its own name.
  func root(
    of release: ReleaseID, _ reading: ChannelReading? = nil
  ) async throws(PublishFailure) -> ReleaseRoot {
    let key = StoreLayout.root(of: release)
    let found = try await fetch(
      key, limit: releaseRootLimit, from: store,
      orElse: mismatch("it is larger than \(releaseRootLimit) bytes", key))
    guard let found else { throw .unknown("the store has no release \(release)") }
    let digest = ContentDigest(of: found.bytes)
    let expected = reading?.state.roots[release]
    guard ReleaseID(of: digest) == release,
      expected.map({ $0.digest == digest && $0.length == found.bytes.count }) ?? true,
      let root = ReleaseRoot(file: found.bytes)
    else {
      throw mismatch("its bytes are other ones", key)
    }
    return root
  }

  /// The manifests of a release, checked against its root.
  func manifests(
    of release: ReleaseID, _ reading: ChannelReading? = nil
  ) async throws(PublishFailure) -> [ReleaseManifest] {
    let root = try await root(of: release, reading)
    return try await map(root.targets, atOnce: atOnce) { target throws(PublishFailure) in
      try await manifest(of: target, in: release)
    }
  }

  /// The manifest of a target, checked against the release's root.
  private func manifest(
    of target: ReleaseRoot.Target, in release: ReleaseID
  ) async throws(PublishFailure) -> ReleaseManifest {
    let key = StoreLayout.manifest(of: target.name, in: release)
    let bytes = try await part(key, bytes: target.length, target.digest)
    let head: ReleaseHead
    do throws(ReleaseHead.Mistake) { head = try ReleaseHead(file: bytes) } catch {
      throw mismatch("it \(error.text)", key)
    }
    if head.bins.isEmpty { return head.manifest }
    let bins = try await map(head.bins, atOnce: atOnce) { bin throws(PublishFailure) in
      let key = StoreLayout.manifest(of: target.name, in: release, part: bin.file)
      return try await part(key, bytes: bin.bytes, bin.digest)
    }
    do throws(ReleaseHead.Mistake) { return try head.manifest(withBins: bins) } catch {
      throw mismatch("it \(error.text)", key)
    }
  }

  /// A part of a manifest, checked against the digest that names it.
  private func part(
    _ key: String, bytes: Int, _ digest: ContentDigest
  ) async throws(PublishFailure) -> [UInt8] {
    let found = try await fetch(
      key, limit: min(bytes, manifestLimit) + 1, from: store,
      orElse: mismatch("it has more than \(bytes) bytes", key))
    guard let found else { throw .trust(TrustFailure(.missing, key), channel: channel) }
    guard found.bytes.count == bytes else {
      throw mismatch("it has \(found.bytes.count) bytes instead of \(bytes)", key)
    }
    guard ContentDigest(of: found.bytes) == digest else {
      throw mismatch("its digest is another one", key)
    }
    return found.bytes
  }

  private func mismatch(_ what: String, _ key: String) -> PublishFailure {
    .trust(TrustFailure(.mismatch(what), key), channel: channel)
  }
}

/// Compares two releases by their manifests.
func pageChanges(from old: [ReleaseManifest], to new: [ReleaseManifest]) -> PageChanges {
  func files(_ manifest: ReleaseManifest?) -> [String: ContentDigest] {
    Dictionary(
      (manifest?.all ?? []).map { ($0.file, $0.digest) }, uniquingKeysWith: { first, _ in first })
  }
  func sorted(_ paths: some Sequence<String>) -> [String] {
    paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
  let names =
    new.map(\.target) + old.map(\.target).filter { name in !new.contains { $0.target == name } }
  let targets = names.map { name in
    let before = files(old.first { $0.target == name })
    let after = files(new.first { $0.target == name })
    return PageChanges.Target(
      name: name, added: sorted(after.keys.filter { before[$0] == nil }),
      removed: sorted(before.keys.filter { after[$0] == nil }),
      changed: sorted(after.keys.filter { before[$0] != nil && before[$0] != after[$0] }))
  }
  return PageChanges(targets: targets)
}
