import Testing
import VMLCrypto

struct Ed25519Tests {
  /// RFC 8032, 7.1, the first and the third one.
  @Test(arguments: [
    (
      "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60", "",
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
    ),
    (
      "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7", "af82",
      "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
      "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
    ),
  ])
  func standard(_ seed: String, _ message: String, _ key: String, _ signature: String) throws {
    let seed = bytes(seed)
    let publicKey = try #require(Ed25519.publicKey(ofSeed: seed))
    #expect(hex(publicKey) == key)
    let signed = try Ed25519.signature(over: bytes(message), seed: seed)
    #expect(hex(signed) == signature)
    #expect(Ed25519.accepts(signed, over: bytes(message), publicKey: publicKey))
    #expect(!Ed25519.accepts(signed, over: bytes(message) + [0], publicKey: publicKey))
  }

  @Test func newKeysDiffer() throws {
    let seeds = (0..<8).map { _ in Ed25519.newSeed() }
    #expect(Set(seeds).count == 8)
    #expect(seeds.allSatisfy { $0.count == 32 })
  }

  @Test func whatIsNoKeySignsNothing() {
    for count in [0, 1, 31, 33, 64] {
      let seed = [UInt8](repeating: 1, count: count)
      #expect(Ed25519.publicKey(ofSeed: seed) == nil)
      #expect(throws: (any Error).self) { try Ed25519.signature(over: [], seed: seed) }
    }
  }

  /// Keys of another size, that are no point, whose coordinate is too large, and of a small order.
  @Test func whatIsNoKeyAcceptsNothing() throws {
    let signature = try Ed25519.signature(over: [1], seed: Ed25519.newSeed())
    let keys =
      [0, 1, 31, 33, 64].map { [UInt8](repeating: 3, count: $0) }
      + [
        [UInt8](repeating: 0, count: 32), [UInt8](repeating: 0xFF, count: 32),
        [2] + [UInt8](repeating: 0, count: 31), [1] + [UInt8](repeating: 0, count: 31),
        [0xEC] + [UInt8](repeating: 0xFF, count: 30) + [0x7F],
        bytes("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
      ]
    for key in keys {
      #expect(!Ed25519.accepts(signature, over: [1], publicKey: key), "\(hex(key))")
    }
  }

  @Test func whatIsNoSignatureIsNotAccepted() throws {
    let seed = Ed25519.newSeed()
    let key = try #require(Ed25519.publicKey(ofSeed: seed))
    let signature = try Ed25519.signature(over: [1], seed: seed)
    for other in [[], [0], Array(signature.dropLast()), signature + [0]] {
      #expect(!Ed25519.accepts(other, over: [1], publicKey: key))
    }
    #expect(!Ed25519.accepts(sumWithOrder(signature), over: [1], publicKey: key))
  }

  /// The other signature of that kind: its second half is larger by the order of the group (RFC 8032, 8.4).
  private func sumWithOrder(_ signature: [UInt8]) -> [UInt8] {
    let order = bytes("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010")
    var sum = signature
    var carry = 0
    for (index, byte) in order.enumerated() {
      carry += Int(sum[32 + index]) + Int(byte)
      sum[32 + index] = UInt8(carry & 0xFF)
      carry >>= 8
    }
    return sum
  }

  private func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0..<$0 + 2]), radix: 16)
    }
  }
}
