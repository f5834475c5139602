import VMLBase
import VMLCrypto

/// A public Ed25519 key, as metadata names it.
public struct VerificationKey: Hashable, Sendable {
  /// 32 bytes.
  public let bytes: [UInt8]

  /// `nil` for anything but 32 bytes.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  /// `nil` for a key of another kind, or one that is damaged.
  public init?(json: JSONValue) {
    guard json["keytype"]?.string == "ed25519", json["scheme"]?.string == "ed25519",
      let hex = json["keyval"]?["public"]?.string, let bytes = Hexadecimal.bytes(of: hex)
    else { return nil }
    self.init(bytes: bytes)
  }

  public var json: JSONValue {
    [
      "keytype": "ed25519", "scheme": "ed25519",
      "keyval": ["public": .string(Hexadecimal.text(of: bytes))],
    ]
  }

  /// The digest of the key's canonical JSON, 64 hexadecimal digits.
  public var id: String { ContentDigest(of: json.canonicalBytes).hex }

  /// Whether a signature of 64 bytes is this key's over a message.
  public func accepts(_ signature: [UInt8], over message: [UInt8]) -> Bool {
    Ed25519.accepts(signature, over: message, publicKey: bytes)
  }
}

/// A private Ed25519 key.
///
/// Says nothing of itself where it is printed, so that no message, log or crash shows it.
public struct SigningKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  let seed: [UInt8]
  public let publicKey: VerificationKey

  /// Makes a new one.
  public init() {
    guard let key = SigningKey(seed: Ed25519.newSeed()) else {
      preconditionFailure("a seed has 32 bytes")
    }
    self = key
  }

  /// `nil` for anything but the 32 bytes of a seed.
  public init?(seed: [UInt8]) {
    guard let bytes = Ed25519.publicKey(ofSeed: seed),
      let publicKey = VerificationKey(bytes: bytes)
    else { return nil }
    self.seed = seed
    self.publicKey = publicKey
  }

  /// 64 bytes.
  ///
  /// - Throws: Only where the system has no memory or randomness left.
  func signature(over message: [UInt8]) throws -> [UInt8] {
    try Ed25519.signature(over: message, seed: seed)
  }

  public var description: String { "a private key" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
