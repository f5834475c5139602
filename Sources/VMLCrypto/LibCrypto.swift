// What OpenSSL's libcrypto has of this target, on all systems but Apple's. CryptoKit.swift is its
// counterpart.

#if !canImport(CryptoKit)
  import CLibCrypto

  /// The SHA-256 digest of some bytes, 32 bytes.
  public func sha256(_ bytes: [UInt8]) -> [UInt8] {
    // SAFETY: the function has no argument, and what it returns is constant.
    guard let digest = unsafe digest(of: bytes, EVP_sha256(), size: 32) else {
      preconditionFailure("libcrypto has SHA-256")
    }
    return digest
  }

  /// The MD5 digest of some bytes, 16 bytes; `nil` where the system forbids it.
  public func md5(_ bytes: [UInt8]) -> [UInt8]? {
    // SAFETY: the function has no argument, and what it returns is constant.
    unsafe digest(of: bytes, EVP_md5(), size: 16)
  }

  /// The HMAC of a message with SHA-256, 32 bytes.
  public func hmacSHA256(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: 32)
    // SAFETY: the counts are of the arrays, and a code has 32 bytes.
    let end = unsafe HMAC(
      EVP_sha256(), key, Int32(key.count), message, message.count, &code, nil)
    precondition(unsafe end != nil, "libcrypto has HMAC with SHA-256")
    return code
  }

  private func digest(
    of bytes: [UInt8], _ kind: OpaquePointer?, size: Int
  ) -> [UInt8]? {
    var digest = [UInt8](repeating: 0, count: size)
    // SAFETY: the count is the array's, and callers give the size of the kind.
    let isDone = unsafe EVP_Digest(bytes, bytes.count, &digest, nil, kind, nil) == 1
    return isDone ? digest : nil
  }

  extension Ed25519 {
    /// Makes a private key, 32 bytes.
    public static func newSeed() -> [UInt8] {
      var seed = [UInt8](repeating: 0, count: 32)
      // SAFETY: the count is the array's.
      let isDone = unsafe RAND_priv_bytes(&seed, Int32(seed.count)) == 1
      precondition(isDone, "the system has randomness")
      return seed
    }

    /// The public key of a private one, 32 bytes; `nil` for anything but 32 bytes.
    public static func publicKey(ofSeed seed: [UInt8]) -> [UInt8]? {
      // SAFETY: counts are of the arrays, the key is freed once, and a public one has 32 bytes.
      let key = unsafe EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, seed, seed.count)
      defer { unsafe EVP_PKEY_free(key) }
      var publicKey = [UInt8](repeating: 0, count: 32)
      var count = publicKey.count
      guard unsafe key != nil, unsafe EVP_PKEY_get_raw_public_key(key, &publicKey, &count) == 1
      else { return nil }
      return publicKey
    }

    /// A signature of 64 bytes.
    public static func signature(over message: [UInt8], seed: [UInt8]) throws -> [UInt8] {
      // SAFETY: counts are of the arrays, each value is freed once, and a signature has 64 bytes.
      let key = unsafe EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, seed, seed.count)
      let context = unsafe EVP_MD_CTX_new()
      defer {
        unsafe EVP_MD_CTX_free(context)
        unsafe EVP_PKEY_free(key)
      }
      var signature = [UInt8](repeating: 0, count: 64)
      var count = signature.count
      guard unsafe key != nil, unsafe context != nil,
        unsafe EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
        unsafe EVP_DigestSign(context, &signature, &count, message, message.count) == 1
      else { throw SignatureFailure() }
      return signature
    }

    /// Whether a signature is one over a message, by the key that belongs to a public one.
    public static func accepts(
      _ signature: [UInt8], over message: [UInt8], publicKey: [UInt8]
    ) -> Bool {
      // SAFETY: counts are of the arrays, and each value is freed once.
      let key = unsafe EVP_PKEY_new_raw_public_key(
        EVP_PKEY_ED25519, nil, publicKey, publicKey.count)
      let context = unsafe EVP_MD_CTX_new()
      defer {
        unsafe EVP_MD_CTX_free(context)
        unsafe EVP_PKEY_free(key)
      }
      guard unsafe key != nil, unsafe context != nil,
        unsafe EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
      else { return false }
      return unsafe EVP_DigestVerify(
        context, signature, signature.count, message, message.count) == 1
    }
  }
#endif
