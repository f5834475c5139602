// The functions of this target on Apple's systems. LibCrypto.swift has them for the others.

#if canImport(CryptoKit)
  import CryptoKit

  public func sha256(_ bytes: [UInt8]) -> [UInt8] {
    Array(SHA256.hash(data: bytes))
  }

  public func md5(_ bytes: [UInt8]) -> [UInt8]? {
    Array(Insecure.MD5.hash(data: bytes))
  }

  public func hmacSHA256(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: key)))
  }

  extension Ed25519 {
    public static func newSeed() -> [UInt8] {
      Array(Curve25519.Signing.PrivateKey().rawRepresentation)
    }

    public static func publicKey(ofSeed seed: [UInt8]) -> [UInt8]? {
      guard let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: seed) else {
        return nil
      }
      return Array(key.publicKey.rawRepresentation)
    }

    public static func signature(over message: [UInt8], seed: [UInt8]) throws -> [UInt8] {
      let key = try Curve25519.Signing.PrivateKey(rawRepresentation: seed)
      return Array(try key.signature(for: message))
    }

    public static func accepts(
      _ signature: [UInt8], over message: [UInt8], publicKey: [UInt8]
    ) -> Bool {
      guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: publicKey) else {
        return false
      }
      return key.isValidSignature(signature, for: message)
    }
  }
#endif
