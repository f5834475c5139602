import Testing
import VMLRelease

struct KeyTests {
  /// RFC 8032, 7.1, the second one.
  private let seed: [UInt8] = [
    0x4C, 0xCD, 0x08, 0x9B, 0x28, 0xFF, 0x96, 0xDA, 0x9D, 0xB6, 0xC3, 0x46, 0xEC, 0x11, 0x4E, 0x0F,
    0x5B, 0x8A, 0x31, 0x9F, 0x35, 0xAB, 0xA6, 0x24, 0xDA, 0x8C, 0xF6, 0xED, 0x4F, 0xB8, 0xA6, 0xFB,
  ]

  @Test func publicKey() throws {
    let key = try #require(SigningKey(seed: seed))
    #expect(
      key.publicKey.json["keyval"]?["public"]?.string
        == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
    // What securesystemslib computes for it.
    #expect(
      key.publicKey.id
        == ContentDigest(
          of: Array(
            #"{"keytype":"ed25519","keyval":{"public":"3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"},"scheme":"ed25519"}"#
              .utf8)
        ).hex)
    #expect(VerificationKey(json: key.publicKey.json) == key.publicKey)
  }

  @Test func aSignatureOfTheStandard() throws {
    let key = try #require(SigningKey(seed: seed)).publicKey
    let signature = try #require(
      bytes(
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
          + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"))
    #expect(key.accepts(signature, over: [0x72]))
    #expect(!key.accepts(signature, over: [0x73]))
    #expect(!key.accepts(Array(signature.dropLast()), over: [0x72]))
    for bit in 0..<signature.count * 8 {
      var damaged = signature
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(!key.accepts(damaged, over: [0x72]))
    }
  }

  /// The form that `openssl pkey` writes for that seed.
  @Test func pem() throws {
    let text = """
      -----BEGIN PRIVATE KEY-----
      MC4CAQAwBQYDK2VwBCIEIEzNCJso/5banbbDRuwRTg9bijGfNaumJNqM9u1PuKb7
      -----END PRIVATE KEY-----

      """
    let key = try #require(SigningKey(seed: seed))
    #expect(key.pem == text)
    let other = SigningKey()
    let both = try readSigningKeys("# two\r\n" + text + "\n" + other.pem)
    #expect(both.map(\.publicKey) == [key.publicKey, other.publicKey])
  }

  @Test(arguments: [
    ("", KeyTextMistake.none), ("MC4C", .none), ("-----BEGIN PRIVATE KEY-----\nMC4C", .notEnded),
    ("-----BEGIN PRIVATE KEY-----\nMC4?\n-----END PRIVATE KEY-----", .damaged),
    ("-----BEGIN PRIVATE KEY-----\nMC4=\n-----END PRIVATE KEY-----", .otherKind),
    ("-----BEGIN PRIVATE KEY-----\n-----BEGIN PRIVATE KEY-----\n", .notEnded),
  ])
  func noKey(_ text: String, _ mistake: KeyTextMistake) {
    #expect(throws: mistake) { try readSigningKeys(text) }
  }

  @Test func nothingIsToldOfAPrivateKey() throws {
    let key = try #require(SigningKey(seed: seed))
    var dumped = ""
    dump(key, to: &dumped)
    dump([key], to: &dumped)
    let texts = ["\(key)", String(reflecting: key), String(describing: [key]), dumped]
    for text in texts {
      #expect(!text.lowercased().contains("4ccd"))
      #expect(!text.contains("76"), "the first byte in decimal: \(text)")
      #expect(!text.contains("MC4C"))
    }
  }

  private func bytes(_ hex: String) -> [UInt8]? {
    let digits = Array(hex)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0..<$0 + 2]), radix: 16)
    }
    return bytes.count * 2 == digits.count ? bytes : nil
  }
}

struct Base64Tests {
  /// RFC 4648, 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func vectors(_ text: String, _ encoded: String) {
    #expect(Base64.text(of: Array(text.utf8)) == encoded)
  }
}
