import VMLRelease

/// A channel's documents, made with keys of its own.
struct SignedChannel {
  var keys: [Role: [SigningKey]] = [:]
  var thresholds: [Role: Int] = [:]
  var name = "production"
  var now = UTCTime(seconds: 1_800_000_000)
  var release = ReleaseID(of: ContentDigest(of: Array("root".utf8)))

  init(counts: [Role: Int] = [:], thresholds: [Role: Int] = [:]) {
    for role in Role.allCases { keys[role] = (0..<(counts[role] ?? 1)).map { _ in SigningKey() } }
    self.thresholds = thresholds
  }

  var rootMetadata: RootMetadata {
    var roles: [Role: RootMetadata.Signers] = [:]
    for (role, keys) in keys {
      roles[role] = RootMetadata.Signers(
        keys: keys.map(\.publicKey), threshold: thresholds[role] ?? 1)
    }
    return RootMetadata(expires: now.adding(days: 700), roles: roles)
  }

  func root() throws -> [UInt8] {
    try SignedDocument(rootMetadata, signedBy: keys[.root] ?? []).file
  }

  var state: ChannelState {
    let bytes = Array("root".utf8)
    return ChannelState(name: name).publishing(
      release,
      ChannelState.Root(length: bytes.count, digest: ContentDigest(of: bytes), version: "1.0"),
      at: now)
  }

  struct Documents {
    var timestamp: [UInt8]
    var snapshot: [UInt8]
    var targets: [UInt8]
  }

  /// The documents of one version, signed by the given keys or the channel's own.
  func documents(
    _ version: Int, days: [Role: Int] = [:], signing: [Role: [SigningKey]] = [:]
  ) throws -> Documents {
    func keys(_ role: Role) -> [SigningKey] { signing[role] ?? self.keys[role] ?? [] }
    func expires(_ role: Role) -> UTCTime { now.adding(days: days[role] ?? 10) }
    let targets = try SignedDocument(
      TargetsMetadata(version: version, expires: expires(.targets), channel: state),
      signedBy: keys(.targets)
    ).file
    let snapshot = try SignedDocument(
      SnapshotMetadata(
        version: version, expires: expires(.snapshot),
        targets: MetadataReference(version: version, bytes: targets)),
      signedBy: keys(.snapshot)
    ).file
    let timestamp = try SignedDocument(
      TimestampMetadata(
        version: version, expires: expires(.timestamp),
        snapshot: MetadataReference(version: version, bytes: snapshot)),
      signedBy: keys(.timestamp)
    ).file
    return Documents(timestamp: timestamp, snapshot: snapshot, targets: targets)
  }

  /// Takes all documents, as a client does.
  @discardableResult
  func read(
    _ documents: Documents, into channel: inout TrustedChannel
  ) throws(TrustFailure) -> ChannelState? {
    try channel.update(timestamp: documents.timestamp, asOf: now)
    try channel.update(snapshot: documents.snapshot, asOf: now)
    try channel.update(targets: documents.targets, asOf: now)
    return channel.targets?.channel
  }
}
