import Testing
import VMLBuild

@Suite struct SHA256Tests {
  @Test func publishedExamples() {
    #expect(
      sha256Hex([])
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      sha256Hex(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func piecesHashLikeTheWhole() {
    #expect(sha256Hex(of: [[0x61], [], Array("abc".utf8)[1...]]) == sha256Hex(Array("abc".utf8)))
  }
}
