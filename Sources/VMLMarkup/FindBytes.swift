/// An ASCII character that is looked for, eight times over.
struct SoughtByte {
  private let word: UInt64

  init(_ byte: Unicode.Scalar) { self.init(UInt8(ascii: byte)) }

  init(_ byte: UInt8) {
    precondition(byte < 0x80, "only ASCII characters are looked for")
    word = UInt64(byte) &* ones
  }

  /// The high bit of each of eight ASCII characters that is this one.
  ///
  /// Wrong for bytes that are not ASCII, and perhaps for those above the lowest that is right.
  fileprivate func matches(in other: UInt64) -> UInt64 { (other ^ word) &- ones }
}

private let ones: UInt64 = 0x0101_0101_0101_0101
private let highBits: UInt64 = 0x8080_8080_8080_8080

/// The index of the first byte in a range that is one of three; the range's end if none is.
///
/// Eight bytes at a time: most text is long, and most of it is none of the three.
func firstIndex(
  of one: SoughtByte, _ two: SoughtByte, _ three: SoughtByte, in bytes: [UInt8],
  _ range: Range<Int>
) -> Int {
  var index = range.lowerBound
  while index < range.upperBound {
    let word = word(of: bytes, at: index)
    let matches = one.matches(in: word) | two.matches(in: word) | three.matches(in: word)
    let found = matches & ~word & highBits
    if found != 0 { return min(index + found.trailingZeroBitCount / 8, range.upperBound) }
    index += 8
  }
  return range.upperBound
}

/// The index of the first byte in a range that ends or may not stand in a quoted value as it is
/// meant: `"`, `&`, `<`, `>` or a backslash; the range's end if none is.
@inline(__always)
func endOfPlainValue(in bytes: [UInt8], _ range: Range<Int>) -> Int {
  var index = range.lowerBound
  while index < range.upperBound {
    let word = word(of: bytes, at: index)
    // Of `"` and `&`, and of `<` and `>`, one has one bit more.
    let matches =
      SoughtByte("&").matches(in: word | ones &* 0x04) | matchesPlainText(in: word)
    let found = matches & ~word & highBits
    if found != 0 { return min(index &+ found.trailingZeroBitCount / 8, range.upperBound) }
    index &+= 8
  }
  return range.upperBound
}

/// The index of the first byte in a range that ends a text or may not stand in it as it is meant:
/// `&`, `<`, `>` or a backslash; the range's end if none is.
@inline(__always)
func endOfPlainText(in bytes: [UInt8], _ range: Range<Int>) -> Int {
  var index = range.lowerBound
  while index < range.upperBound {
    let word = word(of: bytes, at: index)
    let matches = SoughtByte("&").matches(in: word) | matchesPlainText(in: word)
    let found = matches & ~word & highBits
    if found != 0 { return min(index &+ found.trailingZeroBitCount / 8, range.upperBound) }
    index &+= 8
  }
  return range.upperBound
}

/// The index of the first `&`, `<` or `>` in a range, or `"` if that counts; the range's end if
/// there is none.
@inline(__always)
func firstSpecial(in bytes: [UInt8], _ range: Range<Int>, quotes: Bool) -> Int {
  let quoteBit = quotes ? ones &* 0x04 : 0
  var index = range.lowerBound
  while index < range.upperBound {
    let word = word(of: bytes, at: index)
    let matches =
      SoughtByte("&").matches(in: word | quoteBit)
      | SoughtByte(">").matches(in: word | ones &* 0x02)
    let found = matches & ~word & highBits
    if found != 0 { return min(index &+ found.trailingZeroBitCount / 8, range.upperBound) }
    index &+= 8
  }
  return range.upperBound
}

@inline(__always)
private func matchesPlainText(in word: UInt64) -> UInt64 {
  SoughtByte(">").matches(in: word | ones &* 0x02) | SoughtByte(backslash).matches(in: word)
}

/// The index of the first byte in a range that is one of five; the range's end if none is.
func firstIndex(
  of one: SoughtByte, _ two: SoughtByte, _ three: SoughtByte, _ four: SoughtByte,
  _ five: SoughtByte, in bytes: [UInt8], _ range: Range<Int>
) -> Int {
  var index = range.lowerBound
  while index < range.upperBound {
    let word = word(of: bytes, at: index)
    let matches =
      one.matches(in: word) | two.matches(in: word) | three.matches(in: word)
      | four.matches(in: word) | five.matches(in: word)
    let found = matches & ~word & highBits
    if found != 0 { return min(index + found.trailingZeroBitCount / 8, range.upperBound) }
    index += 8
  }
  return range.upperBound
}

/// The index of the first byte in a range that is no blank; the range's end if all are.
@inline(__always)
func endOfBlanks(in bytes: [UInt8], _ range: Range<Int>) -> Int {
  var index = range.lowerBound
  while index < range.upperBound {
    let others = word(of: bytes, at: index) ^ ones &* 0x20
    if others != 0 { return min(index + others.trailingZeroBitCount / 8, range.upperBound) }
    index += 8
  }
  return range.upperBound
}

/// The index of the first byte in a range that no `IDENT` holds past its first; the range's end if
/// none is.
func endOfIdentifier(in bytes: [UInt8], _ range: Range<Int>) -> Int {
  var index = range.lowerBound
  while index < range.upperBound {
    let others = ~identifierBytes(in: word(of: bytes, at: index)) & highBits
    if others != 0 { return min(index + others.trailingZeroBitCount / 8, range.upperBound) }
    index += 8
  }
  return range.upperBound
}

/// How many of eight bytes, from the first on, an `IDENT` may hold past its first.
@inline(__always)
func identifierLength(of word: UInt64) -> Int {
  (~identifierBytes(in: word) & highBits).trailingZeroBitCount / 8
}

/// For eight bytes, the high bit of each that is a letter, a digit or `_`.
@inline(__always)
private func identifierBytes(in word: UInt64) -> UInt64 {
  let low = word & ~highBits
  let lowercase = low | ones &* 0x20
  // No sum leaves its byte, since two numbers of seven bits make one of eight.
  let isLetter = (lowercase &+ ones &* 0x1F) & ~(lowercase &+ ones &* 0x05)
  let isDigit = (low &+ ones &* 0x50) & ~(low &+ ones &* 0x46)
  let isOther = (low ^ ones &* 0x5F) &+ ones &* 0x7F
  return (isLetter | isDigit | ~isOther) & ~word & highBits
}

/// Up to eight bytes, the first of them lowest; zeros behind the last byte of all.
@inline(__always)
func word(of bytes: [UInt8], at index: Int) -> UInt64 {
  guard bytes.count &- index >= 8 else { return lastWord(of: bytes, at: index) }
  // SAFETY: bytes have no padding, so all that the raw view shows is initialised.
  let raw = unsafe bytes.span.bytes
  // SAFETY: the load checks that it is within bounds, and any eight bytes are a valid UInt64.
  let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
  return UInt64(littleEndian: word)
}

/// What is left of some bytes, fewer than eight.
private func lastWord(of bytes: [UInt8], at index: Int) -> UInt64 {
  bytes[index...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
}
