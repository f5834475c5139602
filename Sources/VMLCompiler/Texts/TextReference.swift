import VMLDiagnostics
import VMLMarkup

/// A reference to a text in a source: `@cart.items(count: n)`.
struct TextReference {
  var key: String
  var keyRange: SourceRange
  var arguments: [Argument] = []

  struct Argument: Sendable {
    var name: String
    var nameRange: SourceRange
    var value: Expression
  }

  /// The result of parsing a literal text.
  enum Reading {
    /// Text that refers to nothing.
    case literal
    /// Text that begins with `@@`, which stands for one `@`.
    case escaped
    case reference(TextReference)
    /// A reference that could not be parsed, which was reported.
    case broken
  }

  /// Parses a text that is `@key` or `@key(argument: value, …)` as a whole.
  static func read(_ text: SourceText, reporting bag: inout DiagnosticBag) -> Reading {
    let (bytes, range) = (text.bytes, text.range)
    guard range.count > 1, bytes[range.lowerBound] == UInt8(ascii: "@") else { return .literal }
    let start = range.lowerBound + 1
    if bytes[start] == UInt8(ascii: "@") { return .escaped }
    let end = endOfTextKey(in: bytes, from: start, to: range.upperBound)
    guard end > start else { return .literal }
    var reference = TextReference(
      key: String(decoding: bytes[start..<end], as: UTF8.self),
      keyRange: text.sourceRange(start..<end))
    if end == range.upperBound { return .reference(reference) }
    guard bytes[end] == UInt8(ascii: "(") else { return .literal }
    guard let close = endOfArguments(in: text, from: end + 1) else {
      bag.report(.unclosed(at: text.sourceRange(end..<end + 1)))
      return .broken
    }
    guard close + 1 == range.upperBound else { return .literal }
    var parser = ExpressionParser(text)
    parser.offset = end + 1
    parser.skipSpace()
    // '@key()' is '@key'.
    if parser.offset == close { return .reference(reference) }
    guard let arguments = readArguments(text, from: end + 1, to: close, reporting: &bag) else {
      return .broken
    }
    reference.arguments = arguments
    return .reference(reference)
  }

  private static func readArguments(
    _ text: SourceText, from start: Int, to close: Int, reporting bag: inout DiagnosticBag
  ) -> [Argument]? {
    var arguments: [Argument] = []
    var offset = start
    while true {
      var parser = ExpressionParser(text)
      parser.offset = offset
      parser.skipSpace()
      let name = parser.name(at: parser.offset)
      parser.offset = name.upperBound
      parser.skipSpace()
      guard !name.isEmpty, parser.eat(":") else {
        bag.report(.expectedName(at: text.sourceRange(parser.nextWord()), parser.nextWordText()))
        return nil
      }
      guard parser.parseConditional() != nil else {
        if let mistake = parser.mistake { bag.report(mistake) }
        return nil
      }
      let argument = Argument(
        name: parser.slice(name), nameRange: text.sourceRange(name),
        value: Expression(kinds: parser.kinds, places: parser.places))
      if let first = arguments.first(where: { $0.name == argument.name }) {
        bag.report(.argumentTwice(argument, first: first))
        return nil
      }
      guard arguments.count < TextLimits.arguments else {
        bag.report(.tooManyArguments(at: argument.nameRange))
        return nil
      }
      arguments.append(argument)
      parser.skipSpace()
      if parser.offset == close { return arguments }
      guard parser.eat(",") else {
        bag.report(.expectedComma(at: text.sourceRange(parser.nextWord()), parser.nextWordText()))
        return nil
      }
      offset = parser.offset
    }
  }

  /// The `)` that ends the arguments.
  private static func endOfArguments(in text: SourceText, from start: Int) -> Int? {
    endOfInterpolation(in: text.bytes, from: start, to: text.range.upperBound)
  }
}

extension Diagnostic {
  fileprivate static func unclosed(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .textArgument, .error, at: range, "expected ')' to end the arguments of a text",
      notes: [Note("a text that is to begin with '@' begins with '@@'")])
  }

  fileprivate static func expectedName(
    at range: SourceRange, _ found: String
  ) -> Diagnostic {
    Diagnostic(
      .textArgument, .error, at: range, "expected an argument's name and ':', found \(found)",
      notes: [Note("as in '@cart.items(count: n)'")])
  }

  fileprivate static func expectedComma(
    at range: SourceRange, _ found: String
  ) -> Diagnostic {
    Diagnostic(
      .textArgument, .error, at: range, "expected ',' or ')' after an argument, found \(found)")
  }

  fileprivate static func argumentTwice(
    _ argument: TextReference.Argument, first: TextReference.Argument
  ) -> Diagnostic {
    Diagnostic(
      .textArgument, .error, at: argument.nameRange, "'\(argument.name)' is given twice",
      notes: [Note("first given here", at: first.nameRange)])
  }

  fileprivate static func tooManyArguments(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .textLimit, .error, at: range,
      "a text may have \(TextLimits.arguments) arguments at most")
  }
}
