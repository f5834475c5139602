/// Whose word counts for a channel.
public enum Trust: Hashable, Sendable {
  /// The root that an app or a site brings along: the bytes of a signed document.
  case root([UInt8])
  /// Nothing is signed; digests and versions are checked all the same.
  case unsigned
}

/// The versions of a channel's documents that were seen before, below which none is believed.
public struct SeenVersions: Hashable, Sendable {
  public var timestamp = 0
  public var snapshot = 0
  public var targets = 0
  /// The version of the root that counted then; 0 where it is not known.
  public var root = 0

  public init() {}

  public init?(json: JSONValue) {
    guard let timestamp = json["timestamp"]?.integer, let snapshot = json["snapshot"]?.integer,
      let targets = json["targets"]?.integer
    else { return nil }
    self.timestamp = timestamp
    self.snapshot = snapshot
    self.targets = targets
    root = json["root"]?.integer ?? 0
  }

  public var json: JSONValue {
    [
      "timestamp": .integer(timestamp), "snapshot": .integer(snapshot),
      "targets": .integer(targets), "root": .integer(root),
    ]
  }
}

/// A channel as a client comes to believe it, document by document, in the order of the
/// specification: roots, timestamp, snapshot, targets.
///
/// Spec: TUF 5.3 to 5.6. Pure: the caller fetches, and says what time it is. A document that is
/// refused changes nothing.
public struct TrustedChannel: Hashable, Sendable {
  public let name: String
  /// `nil` where nothing is signed.
  public private(set) var root: RootMetadata?
  public private(set) var timestamp: TimestampMetadata?
  public private(set) var snapshot: SnapshotMetadata?
  public private(set) var targets: TargetsMetadata?
  public private(set) var seen: SeenVersions
  /// Whether a document that has expired is refused; a publisher reads those too, to replace them.
  public var refusesExpired = true

  /// Begins with what is trusted already.
  ///
  /// - Throws: For a root that is not signed by its own keys.
  public init(
    _ name: String, trusting trust: Trust, seen: SeenVersions = SeenVersions()
  ) throws(TrustFailure) {
    self.name = name
    self.seen = seen
    guard case .root(let bytes) = trust else { return }
    let (root, document): (RootMetadata, SignedDocument) = try read(bytes, "the trusted root")
    try check(document, root.roles[.root], "the trusted root")
    self.root = root
  }

  /// The version of the root to look for next; where there is none, the last one stands.
  public var nextRootVersion: Int? { root.map { $0.version + 1 } }

  /// Takes the next root, which the keys of the last one and its own have signed.
  public mutating func update(root bytes: [UInt8]) throws(TrustFailure) {
    guard let known = root else { return }
    let name = Role.root.file(version: known.version + 1)
    let (new, document): (RootMetadata, SignedDocument) = try read(bytes, name)
    guard new.version == known.version + 1 else {
      throw TrustFailure(.mismatch("it has version \(new.version)"), name)
    }
    try check(document, known.roles[.root], name)
    try check(document, new.roles[.root], name)
    take(new, after: known)
  }

  /// Takes a root that an app brings along, if it is newer than the one that counts.
  ///
  /// - Returns: Whether it is.
  /// - Throws: For a root that is not signed by its own keys.
  public mutating func adopt(root bytes: [UInt8]) throws(TrustFailure) -> Bool {
    let (new, document): (RootMetadata, SignedDocument) = try read(bytes, "the trusted root")
    try check(document, new.roles[.root], "the trusted root")
    guard let known = root, new.version > known.version else { return false }
    take(new, after: known)
    return true
  }

  private mutating func take(_ new: RootMetadata, after known: RootMetadata) {
    root = new
    // What was seen under this root or a later one is not made void by it.
    guard new.version > seen.root else { return }
    // After a theft the thief may have made versions up: with new keys for one of these two, what
    // was seen of a timestamp and of a snapshot is forgotten (TUF 5.3.11). The targets' version is
    // what a snapshot says.
    let isReplaced = [Role.timestamp, .snapshot].contains { role in
      Set(new.roles[role]?.keys ?? []) != Set(known.roles[role]?.keys ?? [])
    }
    if isReplaced { seen = SeenVersions() }
    seen.root = new.version
  }

  /// Takes the timestamp, once there is no newer root.
  public mutating func update(
    timestamp bytes: [UInt8], asOf now: UTCTime
  ) throws(TrustFailure) {
    let name = Role.timestamp.file(version: 0)
    if let root { try checkExpiry(root.expires, now, Role.root.file(version: root.version)) }
    let (new, document): (TimestampMetadata, SignedDocument) = try read(bytes, name)
    try check(document, root?.roles[.timestamp], name)
    try checkVersion(new.version, seen.timestamp, name)
    try checkVersion(
      new.snapshot.version, seen.snapshot, Role.snapshot.file(version: new.snapshot.version))
    try checkExpiry(new.expires, now, name)
    timestamp = new
    seen.timestamp = new.version
    seen.root = root?.version ?? 0
  }

  /// Takes the snapshot that the timestamp names.
  public mutating func update(
    snapshot bytes: [UInt8], asOf now: UTCTime
  ) throws(TrustFailure) {
    guard let reference = timestamp?.snapshot else {
      throw TrustFailure(.missing, Role.timestamp.file(version: 0))
    }
    let name = Role.snapshot.file(version: reference.version)
    try check(bytes, reference, name)
    let (new, document): (SnapshotMetadata, SignedDocument) = try read(bytes, name)
    try check(document, root?.roles[.snapshot], name)
    try checkVersion(new, reference, name)
    try checkVersion(
      new.targets.version, seen.targets, Role.targets.file(version: new.targets.version))
    try checkExpiry(new.expires, now, name)
    snapshot = new
    seen.snapshot = new.version
  }

  /// Takes the targets that the snapshot names.
  public mutating func update(targets bytes: [UInt8], asOf now: UTCTime) throws(TrustFailure) {
    guard let reference = snapshot?.targets else {
      throw TrustFailure(.missing, "the snapshot")
    }
    let name = Role.targets.file(version: reference.version)
    try check(bytes, reference, name)
    let (new, document): (TargetsMetadata, SignedDocument) = try read(bytes, name)
    try check(document, root?.roles[.targets], name)
    try checkVersion(new, reference, name)
    try checkExpiry(new.expires, now, name)
    // Another channel of the same site may have the same keys: its documents are no good here.
    guard new.channel.name == self.name else {
      throw TrustFailure(.channel(new.channel.name, expected: self.name), name)
    }
    targets = new
    seen.targets = new.version
  }

  /// Reads a timestamp by itself.
  ///
  /// `nil` where it is none, or the keys of none of the roots have signed it. Without roots no
  /// signature is asked for.
  public static func timestamp(
    in bytes: [UInt8], signedFor roots: [RootMetadata]
  ) -> TimestampMetadata? {
    guard let (body, document): (TimestampMetadata, SignedDocument) = try? read(bytes, "") else {
      return nil
    }
    let isSigned = roots.contains { root in
      root.roles[.timestamp].map { document.validSignatureCount(of: $0) >= $0.threshold } ?? false
    }
    return isSigned || roots.isEmpty ? body : nil
  }

  // MARK: Checks

  private func check(
    _ document: SignedDocument, _ signers: RootMetadata.Signers?, _ name: String
  ) throws(TrustFailure) {
    guard let signers else { return }
    let valid = document.validSignatureCount(of: signers)
    guard valid >= signers.threshold else {
      throw TrustFailure(.unsigned(valid: valid, threshold: signers.threshold), name)
    }
  }

  private func check(
    _ bytes: [UInt8], _ reference: MetadataReference, _ name: String
  ) throws(TrustFailure) {
    guard bytes.count == reference.length else {
      throw TrustFailure(
        .mismatch("it has \(bytes.count) bytes instead of \(reference.length)"), name)
    }
    guard ContentDigest(of: bytes) == reference.digest else {
      throw TrustFailure(.mismatch("its digest is another one"), name)
    }
  }

  private func checkVersion(
    _ body: some MetadataBody, _ reference: MetadataReference, _ name: String
  ) throws(TrustFailure) {
    guard body.version == reference.version else {
      throw TrustFailure(.mismatch("it has version \(body.version)"), name)
    }
  }

  private func checkVersion(
    _ version: Int, _ known: Int, _ name: String
  ) throws(TrustFailure) {
    guard version >= known else {
      throw TrustFailure(.replayed(version: version, known: known), name)
    }
  }

  private func checkExpiry(
    _ expires: UTCTime, _ now: UTCTime, _ name: String
  ) throws(TrustFailure) {
    guard !refusesExpired || now < expires else { throw TrustFailure(.expired(expires), name) }
  }
}

private func read<Body: MetadataBody>(
  _ bytes: [UInt8], _ name: String
) throws(TrustFailure) -> (Body, SignedDocument) {
  do throws(JSONMistake) {
    let document = try SignedDocument(file: bytes)
    guard let body = Body(json: document.signed) else {
      throw JSONMistake(offset: 0, text: "it is no valid \(Body.role.rawValue)")
    }
    return (body, document)
  } catch {
    throw TrustFailure(.damaged(error.text), name)
  }
}
