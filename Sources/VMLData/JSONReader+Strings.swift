import VMLDiagnostics

extension JSONReader {
  /// Reads `'"' (character | escape)* '"'`.
  mutating func readString() -> String? {
    let open = index
    index += 1
    let start = index
    guard skipPlain(openedAt: open) else { return nil }
    if eat(UInt8(ascii: "\"")) {
      return String(decoding: bytes[start..<index - 1], as: UTF8.self)
    }
    // Only a string with an escape is put together from its parts.
    var decoded = Array(bytes[start..<index])
    while !eat(UInt8(ascii: "\"")) {
      guard let scalar = readEscape() else { return nil }
      decoded.append(contentsOf: String(scalar).utf8)
      let part = index
      guard skipPlain(openedAt: open) else { return nil }
      decoded.append(contentsOf: bytes[part..<index])
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Steps to the next quote or backslash.
  private mutating func skipPlain(openedAt open: Int) -> Bool {
    while let byte = current {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return true }
      guard byte >= 0x20 else {
        bag.report(.controlCharacter(byte, at: text.sourceRange(index..<index + 1)))
        return false
      }
      index += 1
    }
    bag.report(.unclosedString(at: text.sourceRange(open..<open + 1), end: here))
    return false
  }

  /// Reads `'\' (["\/bfnrt] | 'u' hex hex hex hex)`, or two of the latter that make a pair.
  private mutating func readEscape() -> Unicode.Scalar? {
    let start = index
    index += 1
    guard let byte = current else { return fail(.unclosedString(at: here, end: here)) }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return readUnicodeEscape(from: start)
    default:
      while let byte = current, byte & 0xC0 == 0x80 { index += 1 }
      let range = start..<index
      return fail(.unknownEscape(source(range), at: text.sourceRange(range)))
    }
  }

  private mutating func readUnicodeEscape(from start: Int) -> Unicode.Scalar? {
    guard let unit = readHexDigits() else { return nil }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let isLeading = UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: unit))
    let first = start..<index
    guard isLeading, eat(UInt8(ascii: "\\")), eat(UInt8(ascii: "u")) else {
      return fail(.loneSurrogate(source(first), at: text.sourceRange(first)))
    }
    guard let other = readHexDigits() else { return nil }
    guard UTF16.isTrailSurrogate(UInt16(truncatingIfNeeded: other)) else {
      return fail(.loneSurrogate(source(first), at: text.sourceRange(first)))
    }
    return Unicode.Scalar(0x1_0000 + (unit - 0xD800) << 10 + (other - 0xDC00))
  }

  /// Reads four hexadecimal digits.
  private mutating func readHexDigits() -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = current.flatMap(Hexadecimal.value) else {
        return fail(.badUnicodeEscape(at: here))
      }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }

  /// The bytes of a range as text.
  func source(_ part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }
}

extension Diagnostic {
  fileprivate static func unclosedString(at open: SourceRange, end: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, .error, at: open, "expected '\"' to close the string that begins here",
      notes: [Note("the string goes on to here", at: end)])
  }

  fileprivate static func controlCharacter(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    let (name, escape) =
      switch byte {
      case 0x0A, 0x0D: ("a line break", #"\n"#)
      case 0x09: ("a tab", #"\t"#)
      default:
        ("a control character", #"\u00"# + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
      }
    return Diagnostic(
      .jsonSyntax, .error, at: range, "\(name) may not stand in a string",
      notes: [Note("write it as '\(escape)'; a string ends with '\"' on the line where it begins")])
  }

  fileprivate static func unknownEscape(_ written: String, at range: SourceRange) -> Diagnostic {
    let backslash = SourceRange(file: range.file, range.range.lowerBound..<range.range.lowerBound)
    return Diagnostic(
      .jsonSyntax, .error, at: range, "'\(shortened(written))' is not an escape of JSON",
      notes: [Note(#"write '\\' for one '\'; the escapes are \" \\ \/ \b \f \n \r \t and \u0000"#)],
      fixIts: [FixIt(#"write '\\' for '\'"#, replace: backslash, with: #"\"#)])
  }

  fileprivate static func badUnicodeEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, .error, at: range, #"expected four hexadecimal digits after '\u'"#,
      notes: [Note(#"a character beyond U+FFFF is written as itself, or as two escapes"#)])
  }

  fileprivate static func loneSurrogate(_ written: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, .error, at: range, "'\(written)' is only half of a character",
      notes: [
        Note(#"write both halves, '\ud83d\ude00', or the character itself"#)
      ])
  }
}
