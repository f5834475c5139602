import VMLRelease

/// Signed documents of a channel for vectors.
///
/// The seed of a key is its name and zeros, so that the same bytes come out each time.
struct VectorChannel {
  var keys = VectorChannel.keys(1)
  var state: ChannelState
  /// The versions of the documents.
  var versions: [Role: Int] = [.timestamp: 1, .snapshot: 1, .targets: 1]
  /// Days until a document expires.
  var days: [Role: Int] = [:]
  /// Members that a later version of vmlc might add.
  var more: [String: JSONValue] = [:]

  init(_ state: ChannelState, version: Int = 1) {
    self.state = state
    versions = [.timestamp: version, .snapshot: version, .targets: version]
  }

  static func key(_ name: String) -> SigningKey {
    let seed = Array(name.utf8) + [UInt8](repeating: 0, count: 32 - name.utf8.count)
    return SigningKey(seed: seed) ?? SigningKey()
  }

  /// One key for each role.
  static func keys(_ generation: Int) -> [Role: [SigningKey]] {
    Dictionary(
      uniqueKeysWithValues: Role.allCases.map { ($0, [key("\($0.rawValue)-\(generation)")]) })
  }

  static func root(
    _ keys: [Role: [SigningKey]], version: Int = 1, thresholds: [Role: Int] = [:], days: Int = 700,
    signedBy signers: [SigningKey]? = nil
  ) throws -> [UInt8] {
    let roles = keys.map { role, keys in
      let signers = RootMetadata.Signers(
        keys: keys.map(\.publicKey), threshold: thresholds[role] ?? 1)
      return (role, signers)
    }
    let root = RootMetadata(
      version: version, expires: ProtocolVectors.now.adding(days: days),
      roles: Dictionary(uniqueKeysWithValues: roles))
    return try SignedDocument(root, signedBy: signers ?? keys[.root] ?? []).file
  }

  /// The timestamp, the snapshot and the targets, by their keys in the store.
  func files() throws -> StoreFiles {
    let folder = StoreLayout.channel(ProtocolVectors.channel)
    let targets = try signed(
      TargetsMetadata(version: version(.targets), expires: expires(.targets), channel: state))
    let snapshot = try signed(
      SnapshotMetadata(
        version: version(.snapshot), expires: expires(.snapshot),
        targets: MetadataReference(version: version(.targets), bytes: targets)))
    let timestamp = try signed(
      TimestampMetadata(
        version: version(.timestamp), expires: expires(.timestamp),
        snapshot: MetadataReference(version: version(.snapshot), bytes: snapshot),
        signed: ProtocolVectors.now))
    return [
      folder + Role.targets.file(version: version(.targets)): targets,
      folder + Role.snapshot.file(version: version(.snapshot)): snapshot,
      folder + "timestamp.json": timestamp,
    ]
  }

  private func version(_ role: Role) -> Int { versions[role] ?? 1 }

  private func expires(_ role: Role) -> UTCTime {
    ProtocolVectors.now.adding(days: days[role] ?? 30)
  }

  private func signed<Body: MetadataBody>(_ body: Body) throws -> [UInt8] {
    var document = try SignedDocument(body, signedBy: [])
    var members = document.signed.object ?? [:]
    members.merge(more) { own, _ in own }
    document.signed = .object(members)
    for key in keys[Body.role] ?? [] { try document.sign(with: key) }
    return document.file
  }
}
