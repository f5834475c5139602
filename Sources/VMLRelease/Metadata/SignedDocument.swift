import VMLBase

/// A document of the metadata with its signatures, as it is stored.
public struct SignedDocument: Hashable, Sendable {
  public var signed: JSONValue
  public var signatures: [Signature]

  public struct Signature: Hashable, Sendable {
    public var keyID: String
    /// 64 bytes of an Ed25519 key that is meant for this document; of others, whatever they are.
    public var bytes: [UInt8]
  }

  /// Signs a body; without keys it has no signature.
  ///
  /// - Throws: Only where the system has no randomness left.
  public init(_ body: some MetadataBody, signedBy keys: [SigningKey]) throws {
    signed = body.json
    signatures = []
    for key in keys { try sign(with: key) }
  }

  /// Adds the signature of one more key, in the place of an older one that it made.
  ///
  /// - Throws: Only where the system has no randomness left.
  public mutating func sign(with key: SigningKey) throws {
    let id = key.publicKey.id
    signatures.removeAll { $0.keyID == id }
    let bytes = try key.signature(over: signed.canonicalBytes)
    signatures.append(Signature(keyID: id, bytes: bytes))
  }

  /// - Throws: What is wrong with the bytes.
  public init(file bytes: [UInt8]) throws(JSONMistake) {
    let json = try JSONValue(parsing: bytes)
    guard let signed = json["signed"], let list = json["signatures"]?.array else {
      throw JSONMistake(offset: 0, text: "expected 'signed' and 'signatures'")
    }
    self.signed = signed
    signatures = []
    for entry in list {
      guard let id = entry["keyid"]?.string,
        let bytes = entry["sig"]?.string.flatMap(Hexadecimal.bytes(of:)),
        !signatures.contains(where: { $0.keyID == id })
      else { throw JSONMistake(offset: 0, text: "a signature is damaged or stands twice") }
      signatures.append(Signature(keyID: id, bytes: bytes))
    }
  }

  /// The bytes to store.
  public var file: [UInt8] {
    let list = signatures.map { signature -> JSONValue in
      [
        "keyid": .string(signature.keyID),
        "sig": .string(Hexadecimal.text(of: signature.bytes)),
      ]
    }
    return JSONValue.object(["signatures": .array(list), "signed": signed]).fileBytes
  }

  /// Number of keys of a role that have signed.
  public func validSignatureCount(of signers: RootMetadata.Signers) -> Int {
    let message = signed.canonicalBytes
    return Set(signers.keys).count { key in
      signatures.contains { $0.keyID == key.id && key.accepts($0.bytes, over: message) }
    }
  }
}
