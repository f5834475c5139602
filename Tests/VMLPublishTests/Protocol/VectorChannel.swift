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
  /// Changes before a document is signed.
  var edits: [Role: Edit] = [:]
  /// Changes of its signatures.
  var editSignatures: [Role: (inout [SignedDocument.Signature]) -> Void] = [:]

  typealias Edit = (inout JSONValue) -> Void

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
    signedBy signers: [SigningKey]? = nil, edit: Edit = { _ in }
  ) throws -> [UInt8] {
    let roles = keys.map { role, keys in
      let signers = RootMetadata.Signers(
        keys: keys.map(\.publicKey), threshold: thresholds[role] ?? 1)
      return (role, signers)
    }
    let root = RootMetadata(
      version: version, expires: ProtocolVectors.now.adding(days: days),
      roles: Dictionary(uniqueKeysWithValues: roles))
    var document = try SignedDocument(root, signedBy: [])
    edit(&document.signed)
    for key in signers ?? keys[.root] ?? [] { try document.sign(with: key) }
    return document.file
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
    for (key, value) in more where members[key] == nil { members[key] = value }
    document.signed = .object(members)
    edits[Body.role]?(&document.signed)
    for key in keys[Body.role] ?? [] { try document.sign(with: key) }
    editSignatures[Body.role]?(&document.signatures)
    return document.file
  }
}

extension JSONValue {
  /// Sets the value at a path of keys, and of places in lists.
  mutating func set(_ path: String..., to value: JSONValue) { set(path, to: value) }

  mutating func set(_ path: [String], to value: JSONValue) {
    self = setting(path[...], to: value)
  }

  private func setting(_ path: ArraySlice<String>, to value: JSONValue) -> JSONValue {
    guard let key = path.first else { return value }
    switch self {
    case .array(var values):
      guard let index = Int(key), values.indices.contains(index) else { return self }
      values[index] = values[index].setting(path.dropFirst(), to: value)
      return .array(values)
    case .object(var members):
      members[key] = (members[key] ?? [:]).setting(path.dropFirst(), to: value)
      return .object(members)
    default: return self
    }
  }
}
