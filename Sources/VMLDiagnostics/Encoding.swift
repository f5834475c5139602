/// Number of forbidden characters of one file that are reported before the search ends.
public let forbiddenCharacterReportLimit = 10

/// Checks that a file is UTF-8 text and holds no forbidden character; reports where it is not.
///
/// Forbidden are the control characters (U+0000 to U+001F but TAB, LF, FF and CR, and U+007F to
/// U+009F) and the noncharacters (U+FDD0 to U+FDEF and the last two of every plane). The search
/// ends at the first byte that is not UTF-8, or after ``forbiddenCharacterReportLimit`` characters.
///
/// One pass finds both, many bytes at a time where the text is ASCII; parsers need not check again.
/// A byte order mark at the start is allowed. It is no part of the text: a parser starts behind it,
/// at ``SourceFile/textStart``.
///
/// - Returns: Whether nothing was reported. If not, the bytes may not even be UTF-8.
public func validateEncoding(of file: SourceFile, reporting bag: inout DiagnosticBag) -> Bool {
  let bytes = file.bytes
  var offset = firstSuspectByte(in: bytes, from: file.textStart)
  // The usual end: nothing below is reached for a sound file.
  guard offset < bytes.count else { return true }
  if let name = nameOfWiderEncoding(bytes) {
    bag.report(.invalidUTF8(in: file, at: file.sourceRange(offset..<offset + 1), looksLike: name))
    return false
  }
  var found = 0
  while offset < bytes.count {
    let decoded = decodeScalar(in: bytes, at: offset)
    let range = file.sourceRange(offset..<offset + decoded.length)
    guard case .scalar(let scalar, _) = decoded else {
      let name = nameOfByteEncoding(bytes, at: offset)
      bag.report(.invalidUTF8(in: file, at: range, looksLike: name))
      return false
    }
    found += 1
    let isLast = found == forbiddenCharacterReportLimit
    bag.report(.forbiddenCharacter(scalar, at: range, isFirst: found == 1, isLast: isLast))
    if isLast { break }
    offset = firstSuspectByte(in: bytes, from: offset + decoded.length)
  }
  return false
}

/// Checks that a file is at most `limit` bytes long; reports it if not.
public func validateSize(
  of file: SourceFile, limit: Int, reporting bag: inout DiagnosticBag
) -> Bool {
  guard file.bytes.count > limit else { return true }
  bag.report(.fileTooLarge(file.id, byteCount: file.bytes.count, limit: limit))
  return false
}

extension SourceFile {
  /// The offset at which the text begins: behind the byte order mark, if there is one.
  public var textStart: Int { bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0 }
}

/// The first forbidden character (``validateEncoding(of:reporting:)``) of UTF-8 text from an index
/// on; `nil` if there is none.
///
/// Sources are searched for these when they are read; data can have them by an escape.
public func firstForbiddenCharacter(in bytes: [UInt8], from start: Int) -> Unicode.Scalar? {
  let offset = firstSuspectByte(in: bytes, from: start)
  guard offset < bytes.count, case .scalar(let scalar, _) = decodeScalar(in: bytes, at: offset)
  else { return nil }
  return scalar
}

/// The index of the first byte of something that is not UTF-8 or is forbidden; the count if none
/// is.
private func firstSuspectByte(in bytes: [UInt8], from start: Int) -> Int {
  var offset = start
  while true {
    offset = endOfPlainASCII(in: bytes, from: offset)
    guard offset < bytes.count, bytes[offset] >= 0x80 else { return offset }
    // Letters that are not ASCII come in runs, so each is tried at once behind the one before.
    repeat {
      guard case .scalar(let scalar, let length) = decodeScalar(in: bytes, at: offset),
        !isForbidden(scalar)
      else { return offset }
      offset += length
    } while offset < bytes.count && bytes[offset] >= 0x80
  }
}

private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0C, 0x0D: false
  case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
  default: scalar.value & 0xFFFE == 0xFFFE
  }
}

// MARK: - Plain ASCII

/// The index of the first byte that is not ASCII, or is a forbidden one; the count if none is.
private func endOfPlainASCII(in bytes: [UInt8], from start: Int) -> Int {
  // SAFETY: bytes have no padding, so all that the raw view shows is initialised.
  let raw = unsafe bytes.span.bytes
  var offset = start
  // In text of many accents the next suspect is near, and testing more than a word is a waste.
  if offset + 8 <= raw.byteCount {
    let suspects = suspectBytes(in: word(of: raw, at: offset))
    guard suspects == 0 else { return offset + suspects.trailingZeroBitCount / 8 }
    offset += 8
  }
  while raw.byteCount &- offset >= 64 {
    guard isPlainText(raw, at: offset) || isPlainASCII(raw, at: offset) else { break }
    offset &+= 64
  }
  while offset + 8 <= raw.byteCount {
    let suspects = suspectBytes(in: word(of: raw, at: offset))
    guard suspects == 0 else { return offset + suspects.trailingZeroBitCount / 8 }
    offset += 8
  }
  while offset < bytes.count, bytes[offset] < 0x80, !isForbidden(Unicode.Scalar(bytes[offset])) {
    offset += 1
  }
  return offset
}

/// Eight bytes, the first of them lowest.
private func word(of raw: RawSpan, at offset: Int) -> UInt64 {
  // SAFETY: the load checks that it is within bounds, and any eight bytes are a valid UInt64.
  let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  return UInt64(littleEndian: word)
}

/// For eight bytes, the high bit of each that is not ASCII or is a forbidden character.
private func suspectBytes(in word: UInt64) -> UInt64 {
  let low = word & repeated(0x7F)
  // No sum leaves its byte, since two numbers of seven bits make one of eight; so none overflows
  // either.
  let isAtLeastSpace = low &+ repeated(0x60)
  let isDelete = low &+ repeated(0x01)
  let isAtLeastTab = low &+ repeated(0x77)
  let isBeyondReturn = low &+ repeated(0x72)
  let isNotVerticalTab = (low ^ repeated(0x0B)) &+ repeated(0x7F)
  let isSpacing = isAtLeastTab & ~isBeyondReturn & isNotVerticalTab
  return (word | isDelete | ~(isAtLeastSpace | isSpacing)) & repeated(0x80)
}

/// Whether sixty-four bytes are ASCII characters that can be seen, blanks and line feeds, which is
/// what most text is and soon found out.
@inline(__always)
private func isPlainText(_ raw: RawSpan, at offset: Int) -> Bool {
  var plain = SIMD2(repeating: ~UInt64(0))
  for part in 0..<4 {
    // SAFETY: the caller has seen that sixty-four bytes follow, and any sixteen are a vector.
    let bytes = unsafe raw.unsafeLoadUnaligned(
      fromUncheckedByteOffset: offset &+ 16 &* part, as: SIMD16<Int8>.self)
    // From the blank to `~` they become the least of all signed numbers, DELETE the next one.
    let isVisible = bytes &+ SIMD16<Int8>(repeating: 0x60) .< SIMD16<Int8>(repeating: -0x21)
    let isLineFeed = bytes .== SIMD16<Int8>(repeating: 0x0A)
    plain &= words(of: isVisible) | words(of: isLineFeed)
  }
  return plain[0] & plain[1] == ~0
}

/// Ones where a mask says yes, and zeros elsewhere.
@inline(__always)
private func words(of mask: SIMDMask<SIMD16<Int8>>) -> SIMD2<UInt64> {
  // SAFETY: a mask of sixteen bytes is that many bytes, each all ones or all zeros.
  unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
}

/// Whether sixty-four bytes are ASCII and none of them is forbidden.
///
/// Of pairs of words, which are one vector to the machine; comparisons of vectors are slow.
@inline(__always)
private func isPlainASCII(_ raw: RawSpan, at offset: Int) -> Bool {
  var all = SIMD2<UInt64>()
  var plain = SIMD2(repeating: ~UInt64(0))
  for pair in 0..<4 {
    // SAFETY: the caller has seen that sixty-four bytes follow, and any sixteen are two UInt64.
    let words = unsafe raw.unsafeLoadUnaligned(
      fromUncheckedByteOffset: offset &+ 16 &* pair, as: SIMD2<UInt64>.self)
    all |= words
    plain &= plainBytes(in: words)
  }
  return (all[0] | all[1] | ~(plain[0] & plain[1])) & repeated(0x80) == 0
}

/// For sixteen ASCII characters, the high bit of each that is not forbidden.
///
/// As ``suspectBytes(in:)``; if one of them is not ASCII, what is said of others may be wrong.
@inline(__always)
private func plainBytes(in words: SIMD2<UInt64>) -> SIMD2<UInt64> {
  func all(_ byte: UInt64) -> SIMD2<UInt64> { SIMD2(repeating: repeated(byte)) }
  let isAtMostReturn = all(0x8D) &- words
  let isAtLeastTab = words &+ all(0x77)
  let isNotVerticalTab = (words ^ all(0x0B)) &+ all(0x7F)
  let isNotDelete = all(0xFE) &- words
  return (words &+ all(0x60) | (isAtMostReturn & isAtLeastTab & isNotVerticalTab)) & isNotDelete
}

private func repeated(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

// MARK: - Guesses at what the file is instead

/// The name of the encoding that a file's first bytes show it to be in, if its units are wider.
private func nameOfWiderEncoding(_ bytes: [UInt8]) -> String? {
  if bytes.starts(with: [0xFF, 0xFE, 0x00, 0x00]) || bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]) {
    return "UTF-32"
  }
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
  // Without a mark: in sources, nearly every other byte of UTF-16 is NUL.
  let start = bytes.prefix(64)
  guard start.count >= 4 else { return nil }
  let nulls = [0, 1].map { parity in
    start.indices.count { $0 % 2 == parity && start[$0] == 0 }
  }
  let half = start.count / 2
  return nulls.contains { $0 * 4 >= half * 3 } && nulls.contains { $0 * 4 < half } ? "UTF-16" : nil
}

/// The name of the encoding in which a stray byte between ASCII bytes would be a letter or a sign.
private func nameOfByteEncoding(_ bytes: [UInt8], at offset: Int) -> String? {
  let isAlone =
    (offset == 0 || bytes[offset - 1] < 0x80)
    && (offset + 1 == bytes.count || bytes[offset + 1] < 0x80)
  guard isAlone else { return nil }
  switch bytes[offset] {
  case 0xA0...0xFF: return "Latin-1 (ISO 8859-1)"
  // Quotation marks, dashes, the ellipsis and the euro, which Windows puts where Latin-1 has
  // controls.
  case 0x80, 0x82, 0x84, 0x85, 0x91...0x97: return "Windows-1252"
  default: return nil
  }
}

// MARK: - Diagnostics

extension Diagnostic {
  /// A file that is longer than what is read.
  ///
  /// For readers that look at the size first; ``validateSize(of:limit:reporting:)`` has read it.
  public static func fileTooLarge(_ file: FileID, byteCount: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, .error, at: SourceRange(file: file, 0..<0),
      "this file is \(byteCount) bytes long, and the limit is \(limit)",
      notes: [Note("split it into several files")])
  }

  fileprivate static func invalidUTF8(
    in file: SourceFile, at range: SourceRange, looksLike encoding: String?
  ) -> Diagnostic {
    var notes: [Note] = []
    if let encoding {
      notes.append(Note("the file looks like \(encoding)"))
    } else if range.range.upperBound == file.bytes.count {
      notes.append(Note("the file ends in the middle of a character"))
    }
    let byte = Hexadecimal.text(of: file.bytes[range.range.lowerBound], atLeast: 2)
    return Diagnostic(
      .invalidUTF8, .error, at: range,
      "byte 0x\(byte) is not UTF-8 text; the file must be saved as UTF-8", notes: notes)
  }

  fileprivate static func forbiddenCharacter(
    _ scalar: Unicode.Scalar, at range: SourceRange, isFirst: Bool, isLast: Bool
  ) -> Diagnostic {
    let kind = scalar.value < 0xA0 ? "control character" : "noncharacter"
    let name = scalar.value == 0 ? " (NUL)" : ""
    var notes: [Note] = []
    if isFirst { notes.append(Note("remove it; text holds no \(kind)s\(exceptions(to: scalar))")) }
    if isLast {
      notes.append(
        Note("the rest of the file is not searched after \(forbiddenCharacterReportLimit) of them"))
    }
    return Diagnostic(
      .forbiddenCharacter, .error, at: range,
      "\(kind) U+\(Hexadecimal.text(of: scalar.value, atLeast: 4))\(name) is not allowed",
      notes: notes)
  }
}

private func exceptions(to scalar: Unicode.Scalar) -> String {
  scalar.value < 0xA0 ? " but tabs, line feeds, form feeds and carriage returns" : ""
}
