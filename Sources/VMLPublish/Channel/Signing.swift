public import VMLRelease

/// Who vouches for a channel, and with what.
public struct Signing: Sendable {
  /// The roots that are known, the first version first; empty where nothing is signed.
  public var roots: [Root]
  /// The keys that are at hand.
  public var keys: [Role: [SigningKey]]

  public struct Root: Hashable, Sendable {
    public var metadata: RootMetadata
    /// The signed document.
    public var file: [UInt8]

    public init(metadata: RootMetadata, file: [UInt8]) {
      self.metadata = metadata
      self.file = file
    }
  }

  public init(roots: [Root], keys: [Role: [SigningKey]] = [:]) {
    self.roots = roots
    self.keys = keys
  }

  /// Nothing is signed.
  public static let none = Signing(roots: [])

  /// The trust with which a publisher begins to read a channel: the last root that it knows.
  var trust: Trust { roots.last.map { .root($0.file) } ?? .unsigned }

  /// The trust with which an app of the first release begins.
  var firstTrust: Trust { roots.first.map { .root($0.file) } ?? .unsigned }

  /// Signs a body with the keys that a root names, as many as it asks for; without a root nothing
  /// is signed.
  func sign<Body: MetadataBody>(
    _ body: Body, for root: RootMetadata?
  ) throws(PublishFailure) -> [UInt8] {
    let keys = try keys(of: Body.role, in: root)
    do {
      return try SignedDocument(body, signedBy: keys).file
    } catch {
      throw .keys("the system has no randomness left to sign with")
    }
  }

  /// Says at once, before anything is uploaded, if a key is missing.
  func check(_ roles: [Role], in root: RootMetadata?) throws(PublishFailure) {
    for role in roles { _ = try keys(of: role, in: root) }
  }

  /// The roles of a channel's documents with a key at hand, from the timestamp on, up to the first
  /// without.
  var renewableRoles: [Role] {
    Array([Role.timestamp, .snapshot, .targets].prefix { keys[$0]?.isEmpty == false })
  }

  private func keys(of role: Role, in root: RootMetadata?) throws(PublishFailure) -> [SigningKey] {
    guard let signers = root?.roles[role] else { return [] }
    let known = (keys[role] ?? []).filter { signers.keys.contains($0.publicKey) }
    guard known.count >= signers.threshold else {
      let have = keys[role]?.isEmpty == false && known.isEmpty
      throw .keys(
        "signing the \(role.rawValue) takes \(signers.threshold) of \(signers.keys.count) keys, "
          + (have ? "and those at hand are none of them" : "and \(known.count) are at hand")
          + "; '--keys' names their folder, \(KeyVariable.name(of: role)) "
          + "holds them in the environment"
      )
    }
    return Array(known.prefix(signers.threshold))
  }
}

/// The variables of the environment that keys may be in, as PEM.
public enum KeyVariable {
  public static func name(of role: Role) -> String {
    "VMLC_\(role.rawValue.uppercased())_KEY"
  }
}
