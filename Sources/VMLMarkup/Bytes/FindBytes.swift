/// An ASCII character that is looked for, eight times over.
public struct SoughtByte: Sendable {
  private let word: UInt64

  public init(_ byte: Unicode.Scalar) { self.init(UInt8(ascii: byte)) }

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
public func firstIndex(
  of one: SoughtByte, _ two: SoughtByte, _ three: SoughtByte, in source: Span<UInt8>,
  _ range: Range<Int>
) -> Int {
  var index = range.lowerBound
  while index < range.upperBound {
    let word = word(of: source, at: index)
    let matches = one.matches(in: word) | two.matches(in: word) | three.matches(in: word)
    let found = matches & ~word & highBits
    if found != 0 { return min(index + found.trailingZeroBitCount / 8, range.upperBound) }
    index += 8
  }
  return range.upperBound
}

/// The index of the first byte from an index on that ends or may not stand in a quoted value as it
/// is meant: `"`, `&`, `<`, `>` or a backslash; the count if none is.
@inline(__always)
func endOfPlainValue(in source: Span<UInt8>, from start: Int) -> Int {
  var index = start
  while source.count &- index >= 16 {
    let block = block(of: source, at: index)
    // Of `"` and `&`, and of `<` and `>`, one has one bit more.
    let found =
      places(of: UInt8(ascii: "&"), in: block | SIMD16<UInt8>(repeating: 0x04))
      | placesOfTag(in: block) | places(of: backslash, in: block)
    if let first = firstPlace(in: found) { return index &+ first }
    index &+= 16
  }
  while index < source.count, !endsPlainText(source[index]), source[index] != quotationMark {
    index &+= 1
  }
  return index
}

/// The index of the first byte from an index on that ends a text or may not stand in it as it is
/// meant: `&`, `<`, `>` or a backslash; the count if none is.
@inline(__always)
func endOfPlainText(in source: Span<UInt8>, from start: Int) -> Int {
  var index = start
  while source.count &- index >= 16 {
    let block = block(of: source, at: index)
    let found =
      places(of: UInt8(ascii: "&"), in: block) | placesOfTag(in: block)
      | places(of: backslash, in: block)
    if let first = firstPlace(in: found) { return index &+ first }
    index &+= 16
  }
  while index < source.count, !endsPlainText(source[index]) { index &+= 1 }
  return index
}

private func endsPlainText(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), backslash: true
  default: false
  }
}

/// The index of the first byte of a value from an index on; `nil` if there is none.
public func firstIndex(of byte: UInt8, in source: Span<UInt8>, from start: Int) -> Int? {
  var index = start
  while source.count &- index >= 16 {
    if let first = firstPlace(in: places(of: byte, in: block(of: source, at: index))) {
      return index &+ first
    }
    index &+= 16
  }
  while index < source.count {
    if source[index] == byte { return index }
    index &+= 1
  }
  return nil
}

// MARK: Sixteen bytes at a time

/// Loads sixteen bytes; the last one must be there.
@inline(__always)
func block(of source: Span<UInt8>, at index: Int) -> SIMD16<UInt8> {
  precondition(index >= 0 && source.count &- index >= 16, "sixteen bytes are there")
  // SAFETY: bytes have no padding, so all that the raw view shows is initialised.
  let raw = unsafe source.bytes
  // SAFETY: sixteen bytes from `index` on are within bounds, and any are a valid vector.
  return unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: SIMD16<UInt8>.self)
}

/// Sixteen bytes with ones in place of those that are a certain one, and zeros in place of others.
@inline(__always)
private func places(of byte: UInt8, in block: SIMD16<UInt8>) -> SIMD2<UInt64> {
  let isEqual = block .== SIMD16<UInt8>(repeating: byte)
  // SAFETY: a mask of sixteen bytes is that many bytes, each all ones or all zeros.
  return unsafe unsafeBitCast(isEqual, to: SIMD2<UInt64>.self)
}

/// The number of the first of sixteen bytes that is `&`, `<` or `>`, or `"` if that counts.
@inline(__always)
func firstSpecial(in block: SIMD16<UInt8>, quotes: Bool) -> Int? {
  // Of `"` and `&` one has one bit more.
  let text = quotes ? block | SIMD16<UInt8>(repeating: 0x04) : block
  return firstPlace(in: places(of: UInt8(ascii: "&"), in: text) | placesOfTag(in: block))
}

/// Places of `<` and `>`, which differ in one bit.
@inline(__always)
private func placesOfTag(in block: SIMD16<UInt8>) -> SIMD2<UInt64> {
  places(of: UInt8(ascii: ">"), in: block | SIMD16<UInt8>(repeating: 0x02))
}

/// The number of the first of sixteen bytes that is not zero, if there is one.
@inline(__always)
private func firstPlace(in found: SIMD2<UInt64>) -> Int? {
  let (first, second) = (UInt64(littleEndian: found[0]), UInt64(littleEndian: found[1]))
  if first != 0 { return first.trailingZeroBitCount / 8 }
  return second != 0 ? 8 &+ second.trailingZeroBitCount / 8 : nil
}

/// Whether a part of some text needs entities as an attribute's value in a finished document.
///
/// Spec: VML 9.2.
public func needsEscaping(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
  firstSpecial(in: bytes.span, range, quotes: true) < range.upperBound
}

/// The index of the first `&`, `<` or `>` in a range, or `"` if that counts; the range's end if
/// there is none.
@inline(__always)
func firstSpecial(in source: Span<UInt8>, _ range: Range<Int>, quotes: Bool) -> Int {
  var index = range.lowerBound
  while index < range.upperBound, source.count &- index >= 16 {
    if let first = firstSpecial(in: block(of: source, at: index), quotes: quotes) {
      return min(index &+ first, range.upperBound)
    }
    index &+= 16
  }
  while index < range.upperBound {
    switch source[index] {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): return index
    case quotationMark where quotes: return index
    default: index &+= 1
    }
  }
  return range.upperBound
}

/// The index of the first byte in a range that is one of five; the range's end if none is.
func firstIndex(
  of one: SoughtByte, _ two: SoughtByte, _ three: SoughtByte, _ four: SoughtByte,
  _ five: SoughtByte, in source: Span<UInt8>, _ range: Range<Int>
) -> Int {
  var index = range.lowerBound
  while index < range.upperBound {
    let word = word(of: source, at: index)
    let matches =
      one.matches(in: word) | two.matches(in: word) | three.matches(in: word)
      | four.matches(in: word) | five.matches(in: word)
    let found = matches & ~word & highBits
    if found != 0 { return min(index + found.trailingZeroBitCount / 8, range.upperBound) }
    index += 8
  }
  return range.upperBound
}

/// The index of the first byte from an index on that is no white space.
@inline(__always)
func endOfSpace(in source: Span<UInt8>, from start: Int) -> Int {
  var index = start
  while ByteClasses.isSpace(byte(source, index)) {
    index = endOfBlanks(in: source, from: index &+ 1)
  }
  return index
}

/// The index of the first byte from an index on that is no blank.
@inline(__always)
private func endOfBlanks(in source: Span<UInt8>, from start: Int) -> Int {
  var index = start
  while index < source.count {
    let others = word(of: source, at: index) ^ ones &* 0x20
    // Behind the last byte of all there are zeros, which are no blanks.
    if others != 0 { return index &+ others.trailingZeroBitCount / 8 }
    index &+= 8
  }
  return index
}

/// The index of the first byte from an index on that no `IDENT` holds past its first.
func endOfIdentifier(in source: Span<UInt8>, from start: Int) -> Int {
  var index = start
  while index < source.count {
    let length = identifierLength(of: word(of: source, at: index))
    index &+= length
    // Behind the last byte of all there are zeros, which no name holds.
    if length < 8 { break }
  }
  return index
}

/// Number of bytes, from the first of eight on, that an `IDENT` may hold past its first.
@inline(__always)
private func identifierLength(of word: UInt64) -> Int {
  (~identifierBytes(in: word) & highBits).trailingZeroBitCount / 8
}

/// Number of letters among eight bytes, from the first on; all ASCII.
@inline(__always)
func letterCount(of word: UInt64) -> Int {
  let lowercase = word | ones &* 0x20
  // Only the sum of a byte that is not ASCII leaves it, and what stands behind that does not count.
  let isLetter = (lowercase &+ ones &* 0x1F) & ~(lowercase &+ ones &* 0x05) & ~word
  return (~isLetter & highBits).trailingZeroBitCount / 8
}

/// For eight bytes, the high bit of each that is a letter, a digit or `_`, up to the first that is
/// neither.
@inline(__always)
private func identifierBytes(in word: UInt64) -> UInt64 {
  let lowercase = word | ones &* 0x20
  // Only the sum of a byte that is not ASCII leaves it, and what stands behind that does not count.
  let isLetter = (lowercase &+ ones &* 0x1F) & ~(lowercase &+ ones &* 0x05)
  let isDigit = (word &+ ones &* 0x50) & ~(word &+ ones &* 0x46)
  let isOther = (word ^ ones &* 0x5F) &+ ones &* 0x7F
  return (isLetter | isDigit | ~isOther) & ~word & highBits
}

/// The byte at an index, or 0, which no text holds, behind the last.
@inline(__always)
func byte(_ source: Span<UInt8>, _ index: Int) -> UInt8 {
  guard UInt(bitPattern: index) < UInt(bitPattern: source.count) else { return 0 }
  // SAFETY: a negative index would be larger than any count here, so this one is within bounds.
  return unsafe source[unchecked: index]
}

/// Two bytes, the first of them lowest; zeros behind the last byte of all.
@inline(__always)
func pair(of source: Span<UInt8>, at index: Int) -> UInt16 {
  guard index >= 0, source.count &- index >= 2 else { return 0 }
  // SAFETY: bytes have no padding, so all that the raw view shows is initialised.
  let raw = unsafe source.bytes
  // SAFETY: two bytes from `index` on are within bounds, and any are a valid UInt16.
  let pair = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt16.self)
  return UInt16(littleEndian: pair)
}

/// Up to eight bytes, the first of them lowest; zeros behind the last byte of all.
@inline(__always)
func word(of source: Span<UInt8>, at index: Int) -> UInt64 {
  guard index >= 0, source.count &- index >= 8 else { return lastWord(of: source, at: index) }
  // SAFETY: eight bytes from `index` on are within bounds.
  return unsafe uncheckedWord(of: source, at: index)
}

/// Eight bytes, the first of them lowest.
///
/// - Precondition: They are within bounds.
@unsafe @inline(__always)
func uncheckedWord(of source: Span<UInt8>, at index: Int) -> UInt64 {
  // SAFETY: bytes have no padding, so all that the raw view shows is initialised.
  let raw = unsafe source.bytes
  // SAFETY: the caller has seen that the bytes are there, and any eight are a valid UInt64.
  let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
  return UInt64(littleEndian: word)
}

/// Last bytes of a source, fewer than eight.
@inline(never)
private func lastWord(of source: Span<UInt8>, at start: Int) -> UInt64 {
  var word: UInt64 = 0
  for index in stride(from: source.count - 1, through: start, by: -1) {
    word = word << 8 | UInt64(source[index])
  }
  return word
}

/// The lowest bytes of a word, and zeros in place of the others.
@inline(__always)
func prefix(of word: UInt64, _ count: Int) -> UInt64 {
  count < 8 ? word & ~(~0 &<< UInt64(truncatingIfNeeded: count &* 8)) : word
}

/// Whether the bytes of a range stand once more from an index on.
@inline(__always)
func areSame(_ range: Range<Int>, from start: Int, in source: Span<UInt8>) -> Bool {
  var offset = 0
  while offset < range.count {
    let difference =
      word(of: source, at: range.lowerBound &+ offset) ^ word(of: source, at: start &+ offset)
    guard prefix(of: difference, range.count &- offset) == 0 else { return false }
    offset &+= 8
  }
  return true
}
