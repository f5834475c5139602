import VMLData
import VMLDiagnostics

/// Reads one expression, straight from its bytes.
///
/// Every `parse…` returns the index of the node that it made, or `nil` after a mistake. The first
/// mistake ends the parse, since the meaning after one can only be guessed.
struct ExpressionParser {
  let text: SourceText
  let end: Int
  var offset: Int
  private(set) var kinds: [Expression.Kind] = []
  private(set) var places: [Expression.Place] = []
  /// The height of each node above its operands.
  private var heights: [Int] = []
  private var depth = 0
  /// The closures round the cursor, outermost first.
  var closures: [Closure] = []
  private(set) var mistake: Diagnostic?

  init(_ text: SourceText) {
    self.text = text
    self.offset = text.range.lowerBound
    self.end = text.range.upperBound
  }

  mutating func parseWhole() -> Int? {
    guard checkLength(), let root = parseConditional() else { return nil }
    skipSpace()
    return offset == end ? root : fail(.unexpected(place(nextWord()), nextWordText()))
  }

  mutating func parseWholeInterpolation() -> (Int, FormatSpecifier?)? {
    guard checkLength(), let parsed = parseInterpolationBody() else { return nil }
    skipSpace()
    guard offset == end else { return fail(.unexpected(place(nextWord()), nextWordText())) }
    return parsed
  }

  private mutating func checkLength() -> Bool {
    guard text.range.count > ExpressionLimits.length else { return true }
    refuse(.tooLong(place(text.range)))
    return false
  }

  /// Parses `expression (',' 'specifier' ':' string)?`.
  mutating func parseInterpolationBody() -> (Int, FormatSpecifier?)? {
    guard let value = parseConditional() else { return nil }
    skipSpace()
    guard eat(",") else { return (value, nil) }
    skipSpace()
    let label = nextWord()
    guard slice(label) == "specifier" else { return fail(.expectedSpecifier(place(label))) }
    offset = label.upperBound
    skipSpace()
    guard eat(":") else { return expected("':' and a string such as \"%.2f\" after 'specifier'") }
    skipSpace()
    let start = offset
    guard let quote = peek(), isQuote(quote) else {
      return expected("a string such as \"%.2f\" after 'specifier:'")
    }
    guard let literal = parseString(quote) else { return nil }
    guard case .literal(.string(let format)) = kinds[literal] else {
      return fail(.specifierNotLiteral(place(start..<offset)))
    }
    var refusals = DiagnosticBag()
    let specifier = parseFormatSpecifier(
      format, at: place(start..<offset), reporting: &refusals)
    guard let specifier else { return refusals.diagnostics.first.flatMap { fail($0) } }
    removeLastNode()
    return (value, specifier)
  }

  /// Parses `binary ('?' conditional ':' conditional)?`.
  mutating func parseConditional() -> Int? {
    skipSpace()
    let start = offset
    guard enter(at: start) else { return nil }
    defer { depth -= 1 }
    guard let condition = parseBinary(.disjunction) else { return nil }
    skipSpace()
    let mark = offset
    guard eat("?") else { return condition }
    if let name = memberName(endingAt: mark), isOperandAtEnd() {
      return fail(.questionMark(slice(name), at: place(name.lowerBound..<mark + 1)))
    }
    guard let then = parseConditional() else { return nil }
    skipSpace()
    guard eat(":") else { return expected("':' and the value for 'false' after '?'") }
    guard let otherwise = parseConditional() else { return nil }
    return make(
      .conditional(condition, then: then, otherwise: otherwise), from: start,
      focus: mark..<(mark + 1), over: [condition, then, otherwise])
  }

  /// The name of a member that ends at a place; `nil` for anything else.
  private func memberName(endingAt end: Int) -> Range<Int>? {
    let before = text.bytes[text.range.lowerBound..<end]
    let start = before.lastIndex { !isNameByte($0) }
    guard let start, start + 1 < end, before[start] == UInt8(ascii: ".") else { return nil }
    return start + 1..<end
  }

  /// Whether the operand before the cursor is the last one of the expression or of its operator.
  private mutating func isOperandAtEnd() -> Bool {
    skipSpace()
    guard let next = peek() else { return true }
    return next == UInt8(ascii: ")") || next == UInt8(ascii: "&") || next == UInt8(ascii: "|")
  }

  /// Parses operands with operators between them of precedence `minimum` or higher.
  private mutating func parseBinary(_ minimum: BinaryOperator.Precedence) -> Int? {
    skipSpace()
    let start = offset
    guard var left = parsePrefix() else { return nil }
    var previous: (symbol: BinaryOperator, place: Range<Int>)?
    while let symbol = peekOperator(), symbol.precedence >= minimum {
      let focus = offset..<(offset + symbol.rawValue.utf8.count)
      if let previous, previous.symbol.precedence == symbol.precedence,
        !symbol.precedence.isAssociative
      {
        return fail(.notAssociative(symbol, place(focus), after: place(previous.place)))
      }
      offset = focus.upperBound
      guard let right = parseRightSide(of: symbol) else { return nil }
      previous = (symbol, focus)
      guard
        let joined = make(
          .binary(symbol, left, right), from: start, focus: focus, over: [left, right])
      else { return nil }
      left = joined
    }
    return left
  }

  private mutating func parseRightSide(of symbol: BinaryOperator) -> Int? {
    if symbol == .coalesce {
      // The only operator that groups to the right.
      guard enter(at: offset) else { return nil }
      defer { depth -= 1 }
      return parseBinary(.coalescing)
    }
    guard let tighter = BinaryOperator.Precedence(rawValue: symbol.precedence.rawValue + 1) else {
      skipSpace()
      return parsePrefix()
    }
    return parseBinary(tighter)
  }

  /// Parses `('!' | '-') prefix | postfix`.
  private mutating func parsePrefix() -> Int? {
    let start = offset
    guard let byte = peek(), byte == UInt8(ascii: "!") || byte == UInt8(ascii: "-") else {
      return parsePostfix()
    }
    if byte == UInt8(ascii: "-"), let next = peek(1), isDigit(next) {
      return parsePostfix()
    }
    guard enter(at: start) else { return nil }
    defer { depth -= 1 }
    offset += 1
    skipSpace()
    guard let operand = parsePrefix() else { return nil }
    let kind: Expression.Kind = byte == UInt8(ascii: "!") ? .not(operand) : .negate(operand)
    return make(kind, from: start, focus: start..<(start + 1), over: [operand])
  }

  /// The operator at the cursor, after white space; `nil` if there is none.
  private mutating func peekOperator() -> BinaryOperator? {
    skipSpace()
    guard let byte = peek() else { return nil }
    switch (byte, peek(1)) {
    case (UInt8(ascii: "+"), _): return .add
    case (UInt8(ascii: "-"), _): return .subtract
    case (UInt8(ascii: "*"), _): return .multiply
    case (UInt8(ascii: "/"), _): return .divide
    case (UInt8(ascii: "%"), _): return .remainder
    case (UInt8(ascii: "="), UInt8(ascii: "=")): return .equal
    case (UInt8(ascii: "!"), UInt8(ascii: "=")): return .notEqual
    case (UInt8(ascii: "<"), UInt8(ascii: "=")): return .lessOrEqual
    case (UInt8(ascii: "<"), _): return .less
    case (UInt8(ascii: ">"), UInt8(ascii: "=")): return .greaterOrEqual
    case (UInt8(ascii: ">"), _): return .greater
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): return .and
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): return .or
    case (UInt8(ascii: "?"), UInt8(ascii: "?")): return .coalesce
    case (UInt8(ascii: "."), UInt8(ascii: ".")):
      if isOpenRange() { return nil }
      if peek(2) == UInt8(ascii: ".") { return .closedRange }
      return peek(2) == UInt8(ascii: "<") ? .openRange : nil
    default: return nil
    }
  }
}

// Building.
extension ExpressionParser {
  /// Adds a node over others, unless the tree would become too high for recursion.
  mutating func make(
    _ kind: Expression.Kind, from start: Int, focus: Range<Int>? = nil, over operands: [Int] = []
  ) -> Int? {
    var height = 1
    for operand in operands { height = max(height, heights[operand] + 1) }
    var last = offset
    while last > start, isSpace(text.bytes[last - 1]) { last -= 1 }
    let range = place(start..<last)
    guard height <= ExpressionLimits.height else {
      return fail(.tooDeep(focus.map(place) ?? range, limit: ExpressionLimits.height))
    }
    heights.append(height)
    kinds.append(kind)
    places.append(Expression.Place(range: range, focus: focus.map(place) ?? range))
    return kinds.count - 1
  }

  /// Removes a literal that turned out to be no part of the expression.
  private mutating func removeLastNode() {
    kinds.removeLast()
    places.removeLast()
    heights.removeLast()
  }

  /// Goes one level deeper; the caller decreases `depth` again.
  private mutating func enter(at start: Int) -> Bool {
    guard depth < ExpressionLimits.nesting else {
      let mark = place(start..<min(start + 1, end))
      refuse(.tooDeep(mark, limit: ExpressionLimits.nesting))
      return false
    }
    depth += 1
    return true
  }

  /// Stores the first mistake.
  private mutating func refuse(_ diagnostic: Diagnostic) {
    guard mistake == nil else { return }
    guard diagnostic.code == .expressionSyntax, let foreign = ForeignExpression(in: text) else {
      return mistake = diagnostic
    }
    mistake = Diagnostic(
      .expressionSyntax, .error, at: place(foreign.range),
      "'\(slice(foreign.range))' is no part of an expression",
      notes: [Diagnostic.Note(foreign.way)])
  }

  mutating func fail<Parsed>(_ diagnostic: Diagnostic) -> Parsed? {
    refuse(diagnostic)
    return nil
  }

  /// Reports that something else was expected at the cursor.
  mutating func expected<Parsed>(_ what: String) -> Parsed? {
    skipSpace()
    return fail(.expected(what, found: nextWordText(), at: place(nextWord())))
  }
}

extension Diagnostic {
  fileprivate static func unexpected(_ place: SourceRange, _ found: String) -> Diagnostic {
    let message = "expected an operator or the end of the expression, found \(found)"
    let advice: (note: String, replacement: String?) =
      switch found {
      case "'and'": ("both conditions must hold: write '&&'", "&&")
      case "'&'": ("both conditions must hold: write '&&'", nil)
      case "'or'": ("one of the conditions must hold: write '||'", "||")
      case "'='": ("equality is written '=='", nil)
      case "'is'", "'eq'": ("equality is written '=='", nil)
      case "'!'": ("nil is replaced with '??', as in 'a ?? b'", nil)
      case "','":
        ("one expression stands here; what tells views apart is their attribute 'id'", nil)
      case "'..'": ("a range is written '...' or '..<'", nil)
      default: ("one expression is allowed here", nil)
      }
    let fixIts = advice.replacement.map {
      [FixIt("write '\($0)'", replace: place, with: $0)]
    }
    return Diagnostic(
      .expressionSyntax, .error, at: place, message, notes: [Note(advice.note)],
      fixIts: fixIts ?? [])
  }

  fileprivate static func expected(
    _ what: String, found: String, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(.expressionSyntax, .error, at: place, "expected \(what), found \(found)")
  }

  fileprivate static func questionMark(_ name: String, at place: SourceRange) -> Diagnostic {
    let replacement =
      switch name {
      case "empty", "blank": "isEmpty"
      case "nil": "== nil"
      default: name
      }
    return Diagnostic(
      .expressionSyntax, .error, at: place, "'\(name)?' is Ruby's; a name has no '?'",
      notes: [Note("a choice is 'a ? b : c'")],
      fixIts: name == "nil"
        ? []
        : [
          FixIt("write '\(replacement)'", replace: place, with: replacement)
        ])
  }

  fileprivate static func notAssociative(
    _ symbol: BinaryOperator, _ place: SourceRange, after previous: SourceRange
  ) -> Diagnostic {
    let advice =
      symbol.precedence == .comparison
      ? "compare two at a time: 'a < b && b < c'" : "a range has one start and one end"
    return Diagnostic(
      .expressionSyntax, .error, at: place,
      "'\(symbol.rawValue)' cannot follow another operator of its kind",
      notes: [Note("the other one is here", at: previous), Note(advice)])
  }

  fileprivate static func expectedSpecifier(_ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .expressionSyntax, .error, at: place, "expected 'specifier:' after ','",
      notes: [Note("an interpolation is written '\\(value)' or '\\(value, specifier: \"%.2f\")'")])
  }

  fileprivate static func specifierNotLiteral(_ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidSpecifier, .error, at: place, "a specifier cannot hold an interpolation",
      notes: [Note("write it out, as in \"%.2f\"")])
  }

  fileprivate static func tooLong(_ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .expressionTooLong, .error, at: place,
      "an expression may be \(ExpressionLimits.length) bytes long at most",
      notes: [Note("move data into a data file, or parts of the expression into '<let>'")])
  }

  fileprivate static func tooDeep(_ place: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .expressionTooDeep, .error, at: place,
      "an expression may be \(limit) levels deep at most",
      notes: [Note("move parts of it into '<let>'")])
  }
}
