import Testing
import VMLMarkup
import VMLTestSupport

/// Text is searched sixteen bytes at a time; these find what goes wrong where words begin and end.
struct AppendBytesTests {
  @Test(arguments: [false, true]) func escapedAsByteForByte(quotes: Bool) {
    var random = SplitMix64(seed: 7)
    let alphabet = Array("ab&<>\"\\'.".utf8) + [0x80, 0xA6, 0xBC, 0xBE, 0xC3, 0xFF]
    for length in 0..<600 {
      let bytes = (0..<length % 40).map { _ in
        Int.random(in: 0..<3, using: &random) == 0
          ? alphabet.randomElement(using: &random) ?? 0 : UInt8(ascii: "x")
      }
      let start = Int.random(in: 0...bytes.count, using: &random)
      let range = start..<Int.random(in: start...bytes.count, using: &random)
      var writer = ByteWriter(capacity: length % 7)
      writer.append(0x3A)
      writer.appendEscaped(range, of: bytes, quotes: quotes)
      #expect(writer.bytes == [0x3A] + escaped(bytes[range], quotes: quotes))
    }
  }

  @Test func piecesOfAnyLengthOneAfterTheOther() {
    var random = SplitMix64(seed: 8)
    let source = (0..<200).map { UInt8(truncatingIfNeeded: $0) }
    for capacity in [0, 31, 32, 33, 500] {
      var writer = ByteWriter(capacity: capacity)
      var expected: [UInt8] = []
      for _ in 0..<100 {
        let start = Int.random(in: 0...200, using: &random)
        let range = start..<Int.random(in: start...min(200, start + 40), using: &random)
        writer.append(range, of: source)
        expected += source[range]
      }
      #expect(writer.bytes == expected)
    }
  }

  @Test func partsOfWhatAnotherWrote() {
    var source = ByteWriter(capacity: 0)
    source.append("0123456789")
    var writer = ByteWriter(capacity: 0)
    for _ in 0..<40 {
      writer.append(3..<7, of: source)
      writer.append(10..<10, of: source)
    }
    #expect(writer.bytes == Array(repeatElement("3456".utf8, count: 40).joined()))
  }

  @Test func partsAsTheyAre() {
    let bytes = Array("0123456789".utf8)
    var output = Array("a".utf8)
    appendBytes(3..<7, of: bytes, to: &output)
    appendBytes(10..<10, of: bytes, to: &output)
    #expect(output == Array("a3456".utf8))
  }

  private func escaped(_ text: ArraySlice<UInt8>, quotes: Bool) -> [UInt8] {
    text.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      case UInt8(ascii: "<"): Array("&lt;".utf8)
      case UInt8(ascii: ">"): Array("&gt;".utf8)
      case UInt8(ascii: "\"") where quotes: Array("&quot;".utf8)
      default: [byte]
      }
    }
  }
}
