// The metadata of a channel, in the format of The Update Framework 1.0: four documents, each
// signed. The timestamp names the snapshot, the snapshot the targets, and the targets the releases
// that the channel offers. The root says whose signatures count, and how many are needed.
//
// Everything but the timestamp has its version in its name and is never written twice, so that the
// timestamp alone decides what readers see.

/// A document of the metadata, by the keys that sign it.
public enum Role: String, CaseIterable, Sendable {
  case root, targets, snapshot, timestamp

  /// The name of the document in the channel's folder; the timestamp's has no version.
  public func file(version: Int) -> String {
    self == .timestamp ? "timestamp.json" : "\(version).\(rawValue).json"
  }

  /// The name of the copy that is kept of a timestamp once a channel has it: it tells an old
  /// timestamp from the last.
  public static func timestampCopy(version: Int) -> String { "\(version).timestamp.json" }
}

/// Versions stay below it: every reader of JSON is exact up to there.
public let versionLimit = 1 << 53

/// Body of a document that a role signs.
public protocol MetadataBody: Hashable, Sendable {
  static var role: Role { get }
  /// From 1.
  var version: Int { get set }
  var expires: UTCTime { get set }
  /// Members besides the ones that all bodies have.
  var members: [String: JSONValue] { get }
  /// `nil` where something is missing or wrong.
  init?(version: Int, expires: UTCTime, json: JSONValue)
}

/// The version of the specification that is followed.
private let specification = "1.0.31"

extension MetadataBody {
  var json: JSONValue {
    var members = members
    members["_type"] = .string(Self.role.rawValue)
    members["spec_version"] = .string(specification)
    members["version"] = .integer(version)
    members["expires"] = .string(expires.description)
    return .object(JSONObject(members))
  }

  /// `nil` for another role, an unknown specification, and anything that is missing or wrong.
  init?(json: JSONValue) {
    guard json["_type"]?.string == Self.role.rawValue,
      json["spec_version"]?.string?.hasPrefix("1.") == true,
      let version = json["version"]?.integer, version > 0,
      let text = json["expires"]?.string, let expires = UTCTime(text)
    else { return nil }
    self.init(version: version, expires: expires, json: json)
  }
}

/// Whose signatures count.
public struct RootMetadata: MetadataBody {
  public static var role: Role { .root }
  public var version: Int
  public var expires: UTCTime
  public var roles: [Role: Signers]

  /// The keys of a role, and how many of them have to have signed.
  public struct Signers: Hashable, Sendable {
    public var keys: [VerificationKey]
    /// At least 1, at most as many as there are keys.
    public var threshold: Int

    public init(keys: [VerificationKey], threshold: Int = 1) {
      self.keys = keys
      self.threshold = threshold
    }
  }

  public init(version: Int = 1, expires: UTCTime, roles: [Role: Signers]) {
    self.version = version
    self.expires = expires
    self.roles = roles
  }

  public init?(version: Int, expires: UTCTime, json: JSONValue) {
    guard json["consistent_snapshot"]?.bool == true, let keys = json["keys"]?.object else {
      return nil
    }
    var roles: [Role: Signers] = [:]
    for role in Role.allCases {
      guard let entry = json["roles"]?[role.rawValue], let ids = entry["keyids"]?.strings,
        let threshold = entry["threshold"]?.integer, threshold > 0, Set(ids).count == ids.count
      else { return nil }
      // A key of a kind that is not known counts for nothing. An id that is not the key's own
      // digest could count one key twice.
      let known = ids.compactMap { id in
        keys[id].flatMap(VerificationKey.init(json:)).flatMap { $0.id == id ? $0 : nil }
      }
      guard threshold <= known.count else { return nil }
      roles[role] = Signers(keys: known, threshold: threshold)
    }
    self.init(version: version, expires: expires, roles: roles)
  }

  public var members: [String: JSONValue] {
    let keys = roles.values.flatMap(\.keys).map { ($0.id, $0.json) }
    let entries = roles.map { role, signers -> (String, JSONValue) in
      let ids = signers.keys.map { JSONValue.string($0.id) }
      return (role.rawValue, ["keyids": .array(ids), "threshold": .integer(signers.threshold)])
    }
    return [
      "consistent_snapshot": .bool(true),
      "keys": .object(JSONObject(Dictionary(keys, uniquingKeysWith: { first, _ in first }))),
      "roles": .object(JSONObject(Dictionary(uniqueKeysWithValues: entries))),
    ]
  }
}

/// Reference of one document to another: version and bytes.
public struct MetadataReference: Hashable, Sendable {
  public var version: Int
  /// In bytes.
  public var length: Int
  public var digest: ContentDigest

  public init(version: Int, bytes: [UInt8]) {
    self.version = version
    length = bytes.count
    digest = ContentDigest(of: bytes)
  }

  /// `nil` where something is missing or wrong.
  init?(json: JSONValue?) {
    guard let json, let version = json["version"]?.integer, version > 0,
      let length = json["length"]?.integer, length >= 0,
      let digest = json["hashes"]?["sha256"]?.string.flatMap(ContentDigest.init(hex:))
    else { return nil }
    self.version = version
    self.length = length
    self.digest = digest
  }

  var json: JSONValue {
    [
      "version": .integer(version), "length": .integer(length),
      "hashes": ["sha256": .string(digest.hex)],
    ]
  }
}

/// Which snapshot is the channel's latest; the only document that is ever replaced.
public struct TimestampMetadata: MetadataBody {
  public static var role: Role { .timestamp }
  public var version: Int
  public var expires: UTCTime
  public var snapshot: MetadataReference
  /// Time of the signer's clock; `nil` where it is not known.
  public var signed: UTCTime?

  public init(
    version: Int, expires: UTCTime, snapshot: MetadataReference, signed: UTCTime? = nil
  ) {
    self.version = version
    self.expires = expires
    self.snapshot = snapshot
    self.signed = signed
  }

  public init?(version: Int, expires: UTCTime, json: JSONValue) {
    guard let snapshot = MetadataReference(json: json["meta"]?["snapshot.json"]) else { return nil }
    self.init(
      version: version, expires: expires, snapshot: snapshot,
      signed: json["x-vmlc"]?["signed"]?.string.flatMap(UTCTime.init))
  }

  public var members: [String: JSONValue] {
    var members: [String: JSONValue] = ["meta": ["snapshot.json": snapshot.json]]
    if let signed { members["x-vmlc"] = ["signed": .string(signed.description)] }
    return members
  }
}

/// Which targets are the channel's latest.
public struct SnapshotMetadata: MetadataBody {
  public static var role: Role { .snapshot }
  public var version: Int
  public var expires: UTCTime
  public var targets: MetadataReference

  public init(version: Int, expires: UTCTime, targets: MetadataReference) {
    self.version = version
    self.expires = expires
    self.targets = targets
  }

  public init?(version: Int, expires: UTCTime, json: JSONValue) {
    guard let targets = MetadataReference(json: json["meta"]?["targets.json"]) else { return nil }
    self.init(version: version, expires: expires, targets: targets)
  }

  public var members: [String: JSONValue] { ["meta": ["targets.json": targets.json]] }
}

/// The releases that a channel offers.
public struct TargetsMetadata: MetadataBody {
  public static var role: Role { .targets }
  public var version: Int
  public var expires: UTCTime
  public var channel: ChannelState

  public init(version: Int, expires: UTCTime, channel: ChannelState) {
    self.version = version
    self.expires = expires
    self.channel = channel
  }

  public init?(version: Int, expires: UTCTime, json: JSONValue) {
    guard let channel = ChannelState(targets: json["targets"], state: json["x-vmlc"]) else {
      return nil
    }
    self.init(version: version, expires: expires, channel: channel)
  }

  public var members: [String: JSONValue] {
    ["targets": channel.targetsJSON, "x-vmlc": channel.stateJSON]
  }
}
