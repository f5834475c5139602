public import VMLDiagnostics

/// `open: boolean = false`, one of the states that a `state` declares.
public struct StateDeclaration: Sendable {
  public var name: BehaviourName
  /// The type as written, without the blanks around it; not checked, and empty where there is none.
  public var type: String
  public var typeRange: SourceRange
  /// `nil` after a mistake, which was reported.
  public var first: BehaviourLiteral?
  public var firstRange: SourceRange
  /// The canonical text of the first value.
  public var canonicalFirst: [UInt8]
}

/// Reads the whole text of a `state`: `name ":" type "=" constant {";" …}`; mistakes are reported.
public func parseStates(
  _ text: SourceText, reporting bag: inout DiagnosticBag
) -> [StateDeclaration] {
  var reader = BehaviourReader(text)
  var states: [StateDeclaration] = []
  while !reader.isAtEnd {
    if reader.eat(";") { continue }
    guard let state = reader.state() else {
      reader.skipItem()
      continue
    }
    states.append(state)
    guard states.count <= BehaviourLimits.states else {
      reader.report(.tooManyStates(at: state.name.range))
      break
    }
    if !reader.isAtEnd, !reader.eat(";") {
      reader.report(.stateSeparator(at: reader.here))
      reader.skipItem()
    }
  }
  bag.report(contentsOf: reader.parser.bag)
  return states
}

extension BehaviourReader {
  fileprivate mutating func state() -> StateDeclaration? {
    guard let name = word() else {
      report(.stateForm(at: here))
      return nil
    }
    guard eat(":") else {
      report(
        parser.current == UInt8(ascii: "=") ? .noType(name, at: name.range) : .stateForm(at: here))
      return nil
    }
    let type = typeText()
    var state = StateDeclaration(
      name: name, type: type.text, typeRange: type.range, first: nil, firstRange: type.range,
      canonicalFirst: [])
    guard !type.text.isEmpty else {
      report(.noType(name, at: type.range))
      skipItem()
      return state
    }
    guard eat("=") else {
      report(.noFirstValue(name, at: name.range))
      return state
    }
    guard let nodes = expression() else {
      skipItem()
      return state
    }
    state.firstRange = tree.place(of: nodes, in: name.range.file)
    state.first = tree.literal(nodes)
    guard state.first != nil else {
      report(.noConstant(name, at: state.firstRange))
      return state
    }
    var printer = StylePrinter()
    printer.print(expressions: nodes, of: tree)
    state.canonicalFirst = printer.output
    return state
  }

  /// The text up to a `=` or `;` outside of brackets and of a pattern between slashes.
  private mutating func typeText() -> (text: String, range: SourceRange) {
    parser.skipSpace()
    let start = parser.position
    var depth = 0
    var isInPattern = false
    while let byte = parser.current {
      if isInPattern {
        if byte == backslash { parser.position = min(parser.position + 1, parser.end) }
        if byte == UInt8(ascii: "/") { isInPattern = false }
      } else if depth == 0, byte == UInt8(ascii: "=") || byte == UInt8(ascii: ";") {
        break
      } else if byte == openingParenthesis || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == closingParenthesis || byte == UInt8(ascii: "]") {
        depth -= 1
      } else if byte == UInt8(ascii: "/"), depth > 0 {
        isInPattern = true
      }
      parser.position = min(parser.position + 1, parser.end)
    }
    var end = parser.position
    while end > start, ByteClasses.isSpace(parser.bytes[end - 1]) { end -= 1 }
    return (parser.string(start..<end), parser.place(start..<end))
  }
}

extension Diagnostic {
  fileprivate static func stateForm(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected a state, 'name: type = first value'",
      notes: [Note("as in 'open: boolean = false; quantity: integer(1...9) = 1'")])
  }

  fileprivate static func noType(_ name: BehaviourName, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range, "the state '\(name.text)' has no type",
      notes: [
        Note(
          "a type stands behind its name: '\(name.text): boolean = false', or 'integer', 'string'")
      ])
  }

  fileprivate static func noFirstValue(_ name: BehaviourName, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range, "the state '\(name.text)' has no first value",
      notes: [
        Note(
          "every state begins with a value, as in '\(name.text): boolean = false' or "
            + "'\(name.text): enum(s, m) = .s'")
      ])
  }

  fileprivate static func noConstant(_ name: BehaviourName, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range, "the first value of '\(name.text)' is not a constant",
      notes: [
        Note("a constant is a number, a 'string' in quotes, '.word', 'true', 'false' or a list")
      ])
  }

  fileprivate static func stateSeparator(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected ';' after a state",
      notes: [Note("as in 'open: boolean = false; quantity: integer(1...9) = 1'")])
  }

  fileprivate static func tooManyStates(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .behaviourLimit, .error, at: range,
      "a document has at most \(BehaviourLimits.states) states",
      notes: [Note("let several elements share a state, or keep a set in one")])
  }
}
