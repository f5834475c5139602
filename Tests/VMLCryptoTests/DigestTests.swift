import Testing
import VMLCrypto

struct DigestTests {
  @Test func sha256OfTheStandard() {
    #expect(
      hex(sha256([])) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hex(sha256(Array("abc".utf8)))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  /// RFC 1321, A.5.
  @Test func md5OfTheStandard() throws {
    #expect(hex(try #require(md5([]))) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(hex(try #require(md5(Array("abc".utf8)))) == "900150983cd24fb0d6963f7d28e17f72")
  }

  /// RFC 4231, 4.2, 4.3 and 4.7.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0B, count: 20), "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xAA, count: 131),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
    ([], "", "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"),
  ])
  func hmac(_ key: [UInt8], _ message: String, _ code: String) {
    #expect(hex(hmacSHA256(Array(message.utf8), key: key)) == code)
  }
}

func hex(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
