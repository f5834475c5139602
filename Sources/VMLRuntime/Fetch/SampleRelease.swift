import VMLRelease

extension MemoryTransport {
  /// A store that offers one release to everybody, and is not signed: for an app's own tests and
  /// previews.
  ///
  /// Documents are VML by the paths of pages, which begin with `/`; other files are by paths
  /// without a `/` at the start. `target` is the client's, `os` the target's system, such as `ios`.
  ///
  /// Throws ``ChannelError/noDocument(_:)`` for a path without a `/`.
  public static func release(
    _ documents: [String: String], files: [String: [UInt8]] = [:], target: String, os: String,
    version: String = "1", channel: String = "production"
  ) throws(ChannelError) -> MemoryTransport {
    var store: [String: [UInt8]] = [:]
    func stored(_ file: String, _ bytes: [UInt8]) -> ReleaseManifest.File {
      let digest = ContentDigest(of: bytes)
      store[StoreLayout.object(digest)] = bytes
      return ReleaseManifest.File(file: file, bytes: bytes.count, digest: digest)
    }
    var pages: [ReleaseManifest.Document] = []
    for (path, text) in documents.sorted(by: { $0.key < $1.key }) {
      guard path.utf8.first == UInt8(ascii: "/") else { throw .noDocument(path) }
      let name = path.hasSuffix("/") ? path + "index" : path
      pages.append(
        ReleaseManifest.Document(
          path: path, locale: nil, theme: nil,
          stored: stored(String(name.dropFirst()) + ".vml", Array(text.utf8)), ids: [],
          actions: [], views: [],
          template: path.hasPrefix("/lifecycle/") ? String(path.dropFirst(11)) : nil))
    }
    let others = files.sorted { $0.key < $1.key }.map { stored($0.key, $0.value) }
    let parts = ReleaseManifest(
      target: target, os: os, minimum: nil, locales: [], themes: [], documents: pages,
      files: others
    ).parts
    let root = ReleaseRoot(
      name: "Sample", version: version, vml: "1.0", compiler: "0",
      targets: [
        ReleaseRoot.Target(
          name: target, os: os, minimum: nil, digest: ContentDigest(of: parts[0].bytes),
          length: parts[0].bytes.count, needs: ClientNeeds())
      ])
    for part in parts {
      store[StoreLayout.manifest(of: target, in: root.id, part: part.file)] = part.bytes
    }
    store[StoreLayout.root(of: root.id)] = root.file
    var state = ChannelState(name: channel)
    state.offers = [ChannelState.Offer(root.id)]
    state.roots[root.id] = ChannelState.Root(
      length: root.file.count, digest: ContentDigest(of: root.file), version: version)
    let signed = try metadata(of: state)
    return MemoryTransport(store.merging(signed) { first, _ in first })
  }

  /// The documents of a channel without signatures, by their keys.
  private static func metadata(
    of state: ChannelState
  ) throws(ChannelError) -> [String: [UInt8]] {
    let expires = UTCTime(seconds: 1 << 37)
    func file(_ body: some MetadataBody) throws(ChannelError) -> [UInt8] {
      do { return try SignedDocument(body, signedBy: []).file } catch { throw .disk("\(error)") }
    }
    let folder = StoreLayout.channel(state.name)
    let targets = try file(TargetsMetadata(version: 1, expires: expires, channel: state))
    let snapshot = try file(
      SnapshotMetadata(
        version: 1, expires: expires, targets: MetadataReference(version: 1, bytes: targets)))
    let timestamp = try file(
      TimestampMetadata(
        version: 1, expires: expires, snapshot: MetadataReference(version: 1, bytes: snapshot)))
    return [
      folder + Role.targets.file(version: 1): targets,
      folder + Role.snapshot.file(version: 1): snapshot,
      folder + Role.timestamp.file(version: 1): timestamp,
    ]
  }
}
