/// Walks through a text or attribute value: literal stretches, entities, escapes, interpolations.
///
/// As in a Swift string, an odd number of backslashes before `(` begins an interpolation, and of
/// the backslashes before a `(` every second one is dropped. Elsewhere a backslash is a character
/// like any other.
struct TextDecoder {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  private let backslashes: Backslashes
  private var pending: Piece?

  /// Treatment of the backslashes before a `(`.
  enum Backslashes {
    /// They are read as in a Swift string.
    case halved
    /// They begin interpolations, but stay: whatever reads the text next halves them.
    case kept
    /// They are characters like any others, and there are no interpolations.
    case plain
  }

  enum Piece {
    /// Bytes that stand in the file as they are meant.
    case bytes(Range<Int>)
    /// The meaning of an entity, and its range.
    case text(String, Range<Int>)
    /// The expression inside `\(…)`.
    case interpolation(Range<Int>)
    /// A `&` that is not VML's form; its bytes follow as text.
    case slip(Slip, Range<Int>)
  }

  enum Slip { case ampersand, unknownEntity }

  init(_ bytes: [UInt8], _ range: Range<Int>, _ backslashes: Backslashes) {
    self.bytes = bytes
    self.backslashes = backslashes
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Piece? {
    if let piece = pending {
      pending = nil
      return piece
    }
    let start = position
    let ampersand = SoughtByte(UInt8(ascii: "&"))
    position = firstIndex(
      of: ampersand, ampersand, backslashes == .plain ? ampersand : SoughtByte(backslash),
      in: bytes.span, start..<end)
    if position > start { return .bytes(start..<position) }
    guard position < end else { return nil }
    return bytes[position] == backslash ? nextBackslashes() : nextReference()
  }

  private mutating func nextReference() -> Piece {
    let start = position
    switch CharacterReference.read(bytes, at: start, end: end) {
    case .text(let text, let end):
      position = end
      return .text(text, start..<end)
    case .ampersand:
      position += 1
      pending = .bytes(start..<position)
      return .slip(.ampersand, start..<position)
    case .unknown(let end):
      position = end
      pending = .bytes(start..<position)
      return .slip(.unknownEntity, start..<position)
    }
  }

  private mutating func nextBackslashes() -> Piece {
    let start = position
    let run = backslashCount(in: bytes, from: start, to: end)
    position += run
    guard position < end, bytes[position] == openingParenthesis else {
      return .bytes(start..<position)
    }
    guard run % 2 == 1, let closing = endOfInterpolation(in: bytes, from: position + 1, to: end)
    else {
      return .bytes(backslashes == .kept ? start..<position : start + run / 2..<position)
    }
    let expression = position + 1..<closing
    position = closing + 1
    guard run > 1 else { return .interpolation(expression) }
    pending = .interpolation(expression)
    let literal = backslashes == .kept ? run - 1 : (run - 1) / 2
    return .bytes(start..<start + literal)
  }
}

/// Number of backslashes in a row.
func backslashCount(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
  var index = start
  while index < end, bytes[index] == backslash { index += 1 }
  return index - start
}

/// Decodes entities, leaving backslashes and interpolations as they are, and notes where each byte
/// came from.
func decodeEntities(
  _ bytes: [UInt8], _ range: Range<Int>, as dialect: MarkupDialect
) -> (decoded: [UInt8], offsets: [UInt32]) {
  var decoded: [UInt8] = []
  var offsets: [UInt32] = []
  var decoder = TextDecoder(bytes, range, dialect == .source ? .kept : .plain)
  while let piece = decoder.next() {
    switch piece {
    case .bytes(let range):
      decoded.append(contentsOf: bytes[range])
      offsets.append(contentsOf: range.lazy.map(UInt32.init))
    case .text(let text, let range):
      decoded.append(contentsOf: text.utf8)
      offsets.append(contentsOf: text.utf8.lazy.map { _ in UInt32(range.lowerBound) })
    case .interpolation(let expression):
      let whole = expression.lowerBound - 2..<expression.upperBound + 1
      decoded.append(contentsOf: bytes[whole])
      offsets.append(contentsOf: whole.lazy.map(UInt32.init))
    case .slip: break
    }
  }
  offsets.append(UInt32(range.upperBound))
  return (decoded, offsets)
}
