import CSHA256
import Testing
import VMLCrypto
import VMLFiles

@Suite struct SHA256Tests {
  /// FIPS 180-2, B, and the empty message.
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func publishedExamples(_ text: String, _ count: Int, _ digest: String) {
    let bytes = repeatElement(Array(text.utf8), count: count).flatMap(\.self)
    #expect(sha256Hex(bytes) == digest)
  }

  @Test func agreesWithTheSystem() {
    for count in 0..<300 {
      let bytes = random(count)
      #expect(sha256Hex(bytes) == hex(sha256(bytes)), "\(bytes)")
    }
    let bytes = random(1_000_003)
    #expect(sha256Hex(bytes) == hex(sha256(bytes)))
  }

  @Test func piecesHashLikeTheWhole() {
    #expect(sha256Hex(of: [[0x61], [], Array("abc".utf8)[1...]]) == sha256Hex(Array("abc".utf8)))
    for _ in 0..<100 {
      let bytes = random(1000)
      var pieces: [ArraySlice<UInt8>] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        pieces.append(rest.prefix(Int.random(in: 0...200)))
        rest = rest.dropFirst(pieces.last?.count ?? 0)
      }
      #expect(sha256Hex(of: pieces) == sha256Hex(bytes), "\(bytes), \(pieces.map(\.count))")
    }
  }

  /// Whatever instructions the processor has, what takes their place does the same.
  @Test func theSameOnAnyProcessor() {
    for blocks in 0..<20 {
      let bytes = random(blocks * 64)
      var state = (0..<8).map { _ in UInt32.random(in: .min ... .max) }
      var portable = state
      // SAFETY: the bytes hold that many blocks, and the states eight words.
      unsafe csha256_add(&state, bytes, blocks)
      unsafe csha256_add_portably(&portable, bytes, blocks)
      #expect(state == portable, "\(bytes)")
    }
  }

  private func random(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max) }
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
