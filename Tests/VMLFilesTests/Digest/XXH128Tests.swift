import Foundation
import Testing
import VMLFiles

/// The digests in `Fixtures/digests/xxh128.txt` were made with the reference implementation.
@Suite struct XXH128Tests {
  @Test func everyLengthClassAgreesWithTheReference() throws {
    let vectors = try vectors()
    #expect(vectors.count == 313)
    for (count, expected) in vectors {
      let bytes = pattern(count)
      #expect(xxh128(bytes.span).hex == expected, "\(count) bytes")
    }
  }

  @Test func leadingZeroesAreWritten() {
    #expect(XXH128(high: 0x1, low: 0xAB).hex == "000000000000000100000000000000ab")
  }

  @Test func theCanonicalFormIsRead() {
    let digest = XXH128(high: 0x0123_4567_89AB_CDEF, low: .max)
    #expect(XXH128(hex: digest.hex) == digest)
    for text in [
      "", "ff", digest.hex + "0", String(digest.hex.dropLast()) + "F",
      "é" + digest.hex.dropFirst(2),
    ] {
      #expect(XXH128(hex: text) == nil, "\(text)")
    }
  }

  @Test func aSliceHashesLikeItsCopy() {
    let bytes = pattern(2000)
    for start in [1, 3, 7, 64] {
      let copy = Array(bytes[start...])
      #expect(xxh128(bytes.span.extracting(start...)) == xxh128(copy.span))
    }
  }

  @Test func oneBitChangesTheDigest() {
    for count in [1, 8, 16, 100, 200, 1000, 5000] {
      var bytes = pattern(count)
      let before = xxh128(bytes.span)
      bytes[count / 2] ^= 1
      #expect(xxh128(bytes.span) != before, "\(count) bytes")
    }
  }

  private func vectors() throws -> [(Int, String)] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/digests/xxh128.txt").standardized
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ")
      guard parts.count == 2, let count = Int(parts[0]) else { return nil }
      return (count, String(parts[1]))
    }
  }

  private func pattern(_ count: Int) -> [UInt8] {
    (0..<UInt64(count)).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13 ^ $0) }
  }
}
