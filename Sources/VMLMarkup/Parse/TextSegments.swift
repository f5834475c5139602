public import VMLDiagnostics

/// A part of a text or attribute value that holds interpolations.
public enum TextSegment: Sendable {
  /// Literal characters, decoded.
  case literal([UInt8])
  /// The text between `\(` and `)`.
  case interpolation(SourceText)
}

extension Markup {
  /// Takes apart a text or attribute value that holds interpolations.
  ///
  /// `range` is the value in the file, without quotes.
  ///
  /// - Returns: Literals and interpolations in order; no two literals in a row.
  public func segments(of range: Range<Int>) -> [TextSegment] {
    var segments: [TextSegment] = []
    var literal: [UInt8] = []
    var decoder = TextDecoder(file.bytes, range, .halved)
    while let piece = decoder.next() {
      switch piece {
      case .bytes(let range): literal.append(contentsOf: file.bytes[range])
      case .text(let text, _): literal.append(contentsOf: text.utf8)
      case .interpolation(let expression):
        if !literal.isEmpty { segments.append(.literal(literal)) }
        literal = []
        segments.append(.interpolation(SourceText(file, expression)))
      case .slip: break
      }
    }
    if !literal.isEmpty { segments.append(.literal(literal)) }
    return segments
  }

  /// The text of an attribute that holds a bare expression (`test`, `in`, `value`), with its
  /// entities decoded.
  public func expressionText(of attribute: Attribute) -> SourceText {
    expressionText(in: attribute.valueRange)
  }

  /// A part of the file with its entities decoded, but for those in interpolations.
  public func expressionText(in range: Range<Int>) -> SourceText {
    guard file.bytes[range].contains(UInt8(ascii: "&")) else { return SourceText(file, range) }
    let (bytes, offsets) = decodeEntities(file.bytes, range, as: .source)
    return SourceText(file: file.id, bytes: bytes, range: 0..<bytes.count, offsets: offsets)
  }
}
