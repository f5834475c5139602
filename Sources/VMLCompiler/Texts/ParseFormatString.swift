import VMLDiagnostics

/// A part of a text in Apple's format.
enum FormatPiece {
  case literal(String)
  /// `%@`, `%2$lld`, `%(name)@`; the position is counted from 0, `nil` for the next one.
  case argument(name: String?, position: Int?, FormatSpecifier?)
  /// `%arg`: the argument of the substitution that the text belongs to.
  case enclosing
  /// `%#@name@`
  case substitution(String, position: Int?)
}

/// Splits a text in Apple's format into its parts.
///
/// - Returns: `nil` after a mistake, which is then in `bag`, at `place`.
func parseFormatString(
  _ text: String, at place: SourceRange, reporting bag: inout DiagnosticBag
) -> [FormatPiece]? {
  var parser = FormatStringParser(text: Array(text.utf8), place: place)
  let pieces = parser.parse()
  bag.report(contentsOf: parser.bag)
  return pieces
}

private struct FormatStringParser {
  let text: [UInt8]
  let place: SourceRange
  var index = 0
  var bag = DiagnosticBag()

  init(text: [UInt8], place: SourceRange) {
    self.text = text
    self.place = place
  }

  mutating func parse() -> [FormatPiece]? {
    var pieces: [FormatPiece] = []
    var literal: [UInt8] = []
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte == UInt8(ascii: "%") else {
        literal.append(byte)
        continue
      }
      if eat("%") {
        literal.append(byte)
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal = []
      guard let piece = parsePiece() else { return nil }
      pieces.append(piece)
    }
    if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
    return pieces
  }

  /// Parses the text after `%`: `'arg' | (number '$')? ('#@' name '@' | ('(' name ')')?
  /// conversion)`.
  private mutating func parsePiece() -> FormatPiece? {
    let start = index - 1
    if text[index...].starts(with: "arg".utf8) {
      index += 3
      return .enclosing
    }
    let position = parsePosition()
    if let position, !(1...TextLimits.arguments).contains(position) { return fail(from: start) }
    if eat("#") {
      guard eat("@"), let end = text[index...].firstIndex(of: UInt8(ascii: "@")) else {
        return fail(from: start)
      }
      let name = String(decoding: text[index..<end], as: UTF8.self)
      index = end + 1
      return .substitution(name, position: position.map { $0 - 1 })
    }
    var name: String?
    if eat("(") {
      guard let end = text[index...].firstIndex(of: UInt8(ascii: ")")) else {
        return fail(from: start)
      }
      name = String(decoding: text[index..<end], as: UTF8.self)
      index = end + 1
      guard let name, isArgumentName(name) else { return fail(from: start) }
    }
    let conversion = index
    while index < text.count, "-+ 0#.123456789hlqzjtL".utf8.contains(text[index]) { index += 1 }
    guard index < text.count else { return fail(from: start) }
    let letter = text[index]
    index += 1
    if letter == UInt8(ascii: "@"), index == conversion + 1 {
      return .argument(name: name, position: position.map { $0 - 1 }, nil)
    }
    let format = text[conversion..<index].filter { $0 != UInt8(ascii: "h") }
    var found = DiagnosticBag()
    let specifier = parseFormatSpecifier(
      "%" + String(decoding: format, as: UTF8.self), at: place, reporting: &found)
    guard let specifier else { return fail(from: start) }
    return .argument(name: name, position: position.map { $0 - 1 }, specifier)
  }

  /// Parses `(digits '$')?`.
  private mutating func parsePosition() -> Int? {
    let digits = text[index...].prefix { $0 &- 0x30 < 10 }
    guard !digits.isEmpty, digits.endIndex < text.count,
      text[digits.endIndex] == UInt8(ascii: "$")
    else { return nil }
    index = digits.endIndex + 1
    return Int(String(decoding: digits, as: UTF8.self)) ?? 0
  }

  private mutating func eat(_ character: Unicode.Scalar) -> Bool {
    guard index < text.count, UInt32(text[index]) == character.value else { return false }
    index += 1
    return true
  }

  private mutating func fail(from start: Int) -> FormatPiece? {
    let end = min(text.count, max(index, start + 2))
    bag.report(.conversion(String(decoding: text[start..<end], as: UTF8.self), at: place))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func conversion(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidText, .error, at: range, "'\(text)' stands for no argument",
      notes: [
        Note("an argument is written '%@', '%lld' or '%1$@', a percent sign '%%'")
      ])
  }
}
