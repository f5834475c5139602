import VMLData
import VMLDiagnostics

// Numbers.
extension ExpressionParser {
  /// Parses `'-'? (radix digits | digits ('.' digits)? exponent?)`.
  ///
  /// Digits may be grouped with `_`. The sign belongs to the number, so that the lowest integer can
  /// be written.
  mutating func parseNumber() -> Int? {
    let start = offset
    let sign = eat("-") ? "-" : ""
    let radix = eatRadix()
    var digits = eatDigits(radix: radix)
    var isInteger = true
    if radix == 10, peek() == UInt8(ascii: "."), let next = peek(1), isDigit(next) {
      offset += 1
      isInteger = false
      digits += "." + eatDigits(radix: 10)
    }
    if radix == 10, let exponent = eatExponent() {
      isInteger = false
      digits += exponent
    }
    let whole = start..<name(at: offset).upperBound
    guard whole.upperBound == offset, !digits.isEmpty else {
      return fail(.malformedNumber(place(whole), slice(whole)))
    }
    if isInteger {
      if let value = Int(sign + digits, radix: radix) {
        return make(.literal(.integer(value)), from: start)
      }
    } else if let value = Double(sign + digits), value.isFinite {
      return make(.literal(.number(value)), from: start)
    }
    return fail(.numberOutOfRange(place(whole)))
  }

  /// Parses `('0x' | '0o' | '0b')?`.
  private mutating func eatRadix() -> Int {
    guard peek() == UInt8(ascii: "0"), let letter = peek(1) else { return 10 }
    let radix: Int
    switch letter {
    case UInt8(ascii: "x"): radix = 16
    case UInt8(ascii: "o"): radix = 8
    case UInt8(ascii: "b"): radix = 2
    default: return 10
    }
    offset += 2
    return radix
  }

  /// Steps over digits and the `_` between them; returns the digits.
  private mutating func eatDigits(radix: Int) -> String {
    var digits = ""
    while let byte = peek() {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, let value = character.hexDigitValue, value < radix {
        digits.append(character)
      } else if byte != UInt8(ascii: "_") || digits.isEmpty {
        break
      }
      offset += 1
    }
    return digits
  }

  /// Parses `(('e' | 'E') ('+' | '-')? digits)?`.
  private mutating func eatExponent() -> String? {
    guard peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") else { return nil }
    var distance = 1
    var sign = ""
    if let byte = peek(1), byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      sign = byte == UInt8(ascii: "-") ? "-" : ""
      distance = 2
    }
    guard let digit = peek(distance), isDigit(digit) else { return nil }
    offset += distance
    return "e" + sign + eatDigits(radix: 10)
  }
}

// Strings.
extension ExpressionParser {
  /// Parses a string between two `quote`s, with Swift's escapes and interpolations.
  mutating func parseString(_ quote: UInt8) -> Int? {
    let start = offset
    offset += 1
    var parts: [Expression.Part] = []
    var values: [Int] = []
    var bytes: [UInt8] = []
    while true {
      guard let byte = peek(), byte != 0x0A, byte != 0x0D else {
        return fail(.unterminatedString(place(start..<offset), quote: slice(start..<(start + 1))))
      }
      if byte == quote { break }
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        offset += 1
        continue
      }
      guard peek(1) == UInt8(ascii: "(") else {
        guard let scalar = parseEscape() else { return nil }
        bytes.append(contentsOf: String(scalar).utf8)
        continue
      }
      if !bytes.isEmpty { parts.append(.text(String(decoding: bytes, as: UTF8.self))) }
      bytes = []
      offset += 2
      guard let (value, specifier) = parseInterpolationBody() else { return nil }
      skipSpace()
      guard eat(")") else { return expected("')' to end the interpolation") }
      parts.append(.value(value, specifier))
      values.append(value)
    }
    offset += 1
    let text = String(decoding: bytes, as: UTF8.self)
    guard !values.isEmpty else { return make(.literal(.string(text)), from: start) }
    if !bytes.isEmpty { parts.append(.text(text)) }
    return make(.interpolated(parts), from: start, over: values)
  }

  /// Parses `'\' ('"' | "'" | '\' | 'n' | 't' | 'r' | '0' | 'u{' hex '}')`.
  private mutating func parseEscape() -> Unicode.Scalar? {
    let start = offset
    offset += 1
    guard let byte = peek() else {
      return fail(.unknownEscape(place(start..<offset), "\\"))
    }
    if byte == UInt8(ascii: "u") { return parseUnicodeEscape(from: start) }
    guard let scalar = escape(byte) else {
      let range = start..<min(end, offset + scalar(at: offset).length)
      return fail(.unknownEscape(place(range), slice(range)))
    }
    offset += 1
    return scalar
  }

  private mutating func parseUnicodeEscape(from start: Int) -> Unicode.Scalar? {
    offset += 1
    var value: UInt32 = 0
    var count = 0
    if eat("{") {
      while count < 8, let digit = peek().flatMap(Hexadecimal.value) {
        value = value << 4 | UInt32(digit)
        count += 1
        offset += 1
      }
      if count > 0, eat("}"), let scalar = Unicode.Scalar(value) { return scalar }
    }
    return fail(.malformedUnicodeEscape(place(start..<offset)))
  }
}

/// The character that a backslash and a byte stand for; `nil` if they stand for none.
private func escape(_ byte: UInt8) -> Unicode.Scalar? {
  switch byte {
  case UInt8(ascii: "n"): "\n"
  case UInt8(ascii: "t"): "\t"
  case UInt8(ascii: "r"): "\r"
  case UInt8(ascii: "0"): "\0"
  case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): Unicode.Scalar(byte)
  default: nil
  }
}

extension Diagnostic {
  fileprivate static func malformedNumber(_ place: SourceRange, _ found: String) -> Diagnostic {
    Diagnostic(
      .invalidNumber, .error, at: place, "'\(found)' is neither a number nor a name",
      notes: [Note("a number is written as in 12, 1_000, 0.5 or 0xff; a name begins with a letter")]
    )
  }

  fileprivate static func numberOutOfRange(_ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidNumber, .error, at: place, "this number is out of range",
      notes: [Note("an integer has 64 bits, a number with a fraction is a double")])
  }

  fileprivate static func unterminatedString(_ place: SourceRange, quote: String) -> Diagnostic {
    Diagnostic(
      .unclosedString, .error, at: place, "expected \(quote) to end the string",
      notes: [
        Note("a string ends on the line on which it begins; a line break in it is written '\\n'")
      ])
  }

  fileprivate static func unknownEscape(_ place: SourceRange, _ found: String) -> Diagnostic {
    Diagnostic(
      .unknownEscape, .error, at: place, "'\(found)' is no escape",
      notes: [Note(#"the escapes are \" \' \\ \n \t \r \0 \u{…} and \(…)"#)])
  }

  fileprivate static func malformedUnicodeEscape(_ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownEscape, .error, at: place, "expected a character's number, as in '\\u{e9}'",
      notes: [Note("one to eight hexadecimal digits that name a Unicode scalar")])
  }
}
