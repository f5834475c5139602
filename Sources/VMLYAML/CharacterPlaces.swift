/// Turns libyaml's positions, which count characters, into indices of bytes.
///
/// In ASCII text they are the same but for the start. In other text one place that was asked for is
/// remembered, and the next is found by walking from there: events come in the order of the text,
/// so that all their places together cost about one pass over it, and no table.
struct CharacterPlaces {
  private let bytes: [UInt8]
  private let range: Range<Int>
  private let isASCII: Bool
  private var character = 0
  private var byte: Int

  init(_ bytes: [UInt8], _ range: Range<Int>, isASCII: Bool) {
    self.bytes = bytes
    self.range = range
    self.isASCII = isASCII
    self.byte = range.lowerBound
  }

  /// The index of the first byte of a character; the end of the text where it has fewer characters.
  mutating func index(ofCharacter target: Int) -> Int {
    guard !isASCII else { return min(range.lowerBound + target, range.upperBound) }
    while character < target, byte < range.upperBound {
      repeat { byte += 1 } while byte < range.upperBound && isContinuation(bytes[byte])
      character += 1
    }
    while character > target, byte > range.lowerBound {
      repeat { byte -= 1 } while byte > range.lowerBound && isContinuation(bytes[byte])
      character -= 1
    }
    return byte
  }

  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
