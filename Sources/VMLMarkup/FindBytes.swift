/// A byte that is looked for, eight times over.
struct SoughtByte {
  private let word: UInt64

  init(_ byte: UInt8) { word = UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The high bit of each of eight bytes that is this one; the lowest bit is right, those above it may not be.
  fileprivate func matches(in other: UInt64) -> UInt64 {
    let difference = other ^ word
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }
}

/// The index of the first byte in a range that is one of five; the range's end if none is.
///
/// Eight bytes at a time: most text is long, and most of it is none of the five.
func firstIndex(
  of one: SoughtByte, _ two: SoughtByte, _ three: SoughtByte, _ four: SoughtByte,
  _ five: SoughtByte, in bytes: [UInt8], _ range: Range<Int>
) -> Int {
  precondition(range.upperBound <= bytes.count, "the range lies in the bytes")
  // SAFETY: bytes have no padding, so all that the raw view shows is initialised.
  let raw = unsafe bytes.span.bytes
  var index = range.lowerBound
  while index + 8 <= range.upperBound {
    // SAFETY: the load checks that it is within bounds, and any eight bytes are a valid UInt64.
    let loaded = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
    let word = UInt64(littleEndian: loaded)
    let matches =
      one.matches(in: word) | two.matches(in: word)
      | three.matches(in: word) | four.matches(in: word) | five.matches(in: word)
    guard matches == 0 else { return index + matches.trailingZeroBitCount / 8 }
    index += 8
  }
  while index < range.upperBound {
    let byte = UInt64(bytes[index])
    // The seven bytes above are zero, which is none of the five.
    let matches =
      one.matches(in: byte) | two.matches(in: byte)
      | three.matches(in: byte) | four.matches(in: byte) | five.matches(in: byte)
    if matches & 0x80 != 0 { return index }
    index += 1
  }
  return index
}

/// The index of the first byte in a range that is one of three; the range's end if none is.
func firstIndex(
  of one: SoughtByte, _ two: SoughtByte, _ three: SoughtByte, in bytes: [UInt8],
  _ range: Range<Int>
) -> Int {
  firstIndex(of: one, two, three, three, three, in: bytes, range)
}
