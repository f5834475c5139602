public import VMLDiagnostics

extension StyleParser {
  /// Parses `"…"` or `'…'` with Swift's escapes and interpolations.
  mutating func parseString(_ flags: StyleTree.Flags) -> Bool {
    let start = position
    let quote = bytes[position]
    traits.insert(.special)
    position += 1
    if let plain = endOfPlainString(quote) {
      open(.string, slice(position..<plain), at: start..<plain + 1, flags)
      position = plain + 1
      return true
    }
    return parseDecodedString(from: start, quote, flags)
  }

  /// The index of the closing quote, if there is nothing to decode before it.
  private func endOfPlainString(_ quote: UInt8) -> Int? {
    var index = position
    while index < end {
      let byte = bytes[index]
      if byte == quote { return index }
      if byte == backslash || (byte == UInt8(ascii: "\n") && context == .sheet) { return nil }
      index += 1
    }
    return nil
  }

  private mutating func parseDecodedString(
    from start: Int, _ quote: UInt8, _ flags: StyleTree.Flags
  ) -> Bool {
    let node = open(.string, .empty, at: start..<start + 1, flags)
    var decoded: [UInt8] = []
    var segmentStart = position
    while true {
      guard let byte = current, !(byte == UInt8(ascii: "\n") && context == .sheet) else {
        bag.report(.unclosedString(quote, at: place(start..<start + 1), isSheet: context == .sheet))
        // The rest of the line is rather code than text: a '}' in it ends its block.
        if context == .sheet { position = start + 1 }
        return false
      }
      position += 1
      if byte == quote { break }
      guard byte == backslash else {
        decoded.append(byte)
        continue
      }
      if current == openingParenthesis {
        appendSegment(decoded, segmentStart..<position - 1)
        decoded = []
        guard parseInterpolation(from: position - 1, .continuation) else { return false }
        segmentStart = position
      } else {
        guard parseEscape(into: &decoded) else { return false }
      }
    }
    if tree.nodes.count > node + 1 {
      appendSegment(decoded, segmentStart..<position - 1)
      tree.nodes[node].kind = .interpolatedString
    } else {
      tree.nodes[node].text = sideSlice(decoded)
    }
    close(node)
    return true
  }

  /// Appends literal characters of an interpolated string.
  private mutating func appendSegment(_ decoded: [UInt8], _ range: Range<Int>) {
    guard !decoded.isEmpty else { return }
    open(.string, sideSlice(decoded), at: range, .continuation)
  }

  /// Parses what follows a `\` in a string.
  private mutating func parseEscape(into decoded: inout [UInt8]) -> Bool {
    let start = position - 1
    guard let byte = current else { return true }
    position += 1
    switch byte {
    case quotationMark, apostrophe, backslash: decoded.append(byte)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "u"): return parseUnicodeEscape(from: start, into: &decoded)
    default:
      bag.report(.unknownEscape(at: place(start..<position)))
      return false
    }
    return true
  }

  private mutating func parseUnicodeEscape(from start: Int, into decoded: inout [UInt8]) -> Bool {
    var value: UInt32 = 0
    var digits = 0
    if eat(UInt8(ascii: "{")) {
      while let byte = current, ByteClasses.isHexDigit(byte), digits < 8 {
        value = value << 4 | UInt32(byte < 0x40 ? byte - 0x30 : (byte | 0x20) - 0x57)
        digits += 1
        position += 1
      }
    }
    guard digits > 0, eat(UInt8(ascii: "}")), let scalar = Unicode.Scalar(value),
      isAllowedInText(scalar)
    else {
      bag.report(.unknownEscape(at: place(start..<position)))
      return false
    }
    decoded += String(Character(scalar)).utf8
    return true
  }
}

extension Diagnostic {
  /// A string without its closing quote; in a sheet it ends with its line.
  public static func unclosedString(
    _ quote: UInt8, at range: SourceRange, isSheet: Bool
  ) -> Diagnostic {
    Diagnostic(
      .unclosedString, .error, at: range,
      "expected \(Character(UnicodeScalar(quote))) to end this string",
      notes: [
        Note(
          isSheet
            ? "a string ends on its line"
            : "all that follows it in this style is taken for a part of it")
      ])
  }

  fileprivate static func unknownEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownEscape, .error, at: range, "this escape is not known in a string",
      notes: [
        Note("the escapes are \\\" \\' \\\\ \\n \\t \\r \\u{…}; a backslash itself is written \\\\")
      ])
  }
}
