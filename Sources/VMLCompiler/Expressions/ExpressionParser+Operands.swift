import VMLData
import VMLDiagnostics

extension ExpressionParser {
  /// Parses `primary ('?'? '.' name arguments? | '?'? '[' expression ']')*`.
  mutating func parsePostfix() -> Int? {
    let start = offset
    guard var operand = parsePrimary() else { return nil }
    var isChained = false
    while let step = nextStep() {
      if step.isOptional { offset += 1 }
      let access: Expression.Access =
        step.isOptional ? .optional : isChained ? .chained : .plain
      isChained = isChained || step.isOptional
      let next =
        step.isElement
        ? parseElement(of: operand, from: start, access)
        : parseMember(of: operand, from: start, access)
      guard let next else { return nil }
      operand = next
    }
    return operand
  }

  /// Looks for a member or element after the text so far, and moves the cursor over the white space
  /// before it.
  ///
  /// As in Swift, a `?` belongs to the chain only if it touches the text before it: `a ? .b : .c`
  /// is a choice.
  private mutating func nextStep() -> (isOptional: Bool, isElement: Bool)? {
    let before = offset
    skipSpace()
    let isOptional = offset == before && peek() == UInt8(ascii: "?")
    let distance = isOptional ? 1 : 0
    if peek(distance) == UInt8(ascii: "[") { return (isOptional, true) }
    if peek(distance) == UInt8(ascii: "."), peek(distance + 1) != UInt8(ascii: ".") {
      return (isOptional, false)
    }
    return nil
  }

  /// Parses `'.' name ('(' arguments ')')? closure?`.
  private mutating func parseMember(
    of operand: Int, from start: Int, _ access: Expression.Access
  ) -> Int? {
    offset += 1
    skipSpace()
    let range = name(at: offset)
    guard !range.isEmpty else { return expected("a member's name after '.'") }
    offset = range.upperBound
    let member = slice(range)
    guard peek() == UInt8(ascii: "(") || isClosureNext() else {
      return make(.member(operand, member, access), from: start, focus: range, over: [operand])
    }
    let isEmptyCall = peek() == UInt8(ascii: "(") && peek(1) == UInt8(ascii: ")")
    guard let method = Method(rawValue: member),
      !(isEmptyCall && Property(rawValue: member) != nil)
    else { return fail(unknownMethod(member, at: range)) }
    let parsed =
      method == .formatted
      ? parseFormat(at: range).map { Expression.Arguments(values: [$0]) }
      : parseArguments(of: method, at: range)
    guard let arguments = parsed else { return nil }
    return make(
      .call(operand, method, arguments, access), from: start, focus: range,
      over: [operand] + arguments.values)
  }

  /// Parses a literal, a list, a name, an implicit member or an expression in parentheses.
  private mutating func parsePrimary() -> Int? {
    let start = offset
    guard let byte = peek() else { return expected("a value") }
    if isDigit(byte) || byte == UInt8(ascii: "-") { return parseNumber() }
    if isQuote(byte) { return parseString(byte) }
    switch byte {
    case UInt8(ascii: "("):
      offset += 1
      guard let inner = parseConditional() else { return nil }
      skipSpace()
      return eat(")") ? inner : expected("')' to end the parentheses")
    case UInt8(ascii: "["): return parseList()
    case UInt8(ascii: "."):
      let member = name(at: offset + 1)
      guard !member.isEmpty else { return expected("a value") }
      offset = member.upperBound
      return make(.literal(.symbol(slice(member))), from: start)
    case UInt8(ascii: "$"): return parseParameter()
    case UInt8(ascii: "{"): return fail(.misplacedClosure(place(start..<start + 1)))
    case UInt8(ascii: "\\"):
      if peek(1) == UInt8(ascii: "(") {
        return fail(.misplacedInterpolation(place(start..<start + 2)))
      }
      return fail(.misplacedKeyPath(place(start..<name(at: min(start + 2, end)).upperBound)))
    default: return parseName()
    }
  }

  /// Parses `name`, where `true`, `false` and `nil` are values.
  private mutating func parseName() -> Int? {
    let start = offset
    let range = name(at: offset)
    guard !range.isEmpty else {
      let found = slice(nextWord())
      if found == "=", start >= text.range.lowerBound + 2, slice(start - 1..<start) == "=" {
        return fail(.thirdEquals(place(start..<start + 1), after: slice(start - 2..<start)))
      }
      guard "“”„‟‘’‚«»".contains(found) else { return expected("a value") }
      return fail(.curlyQuote(found, at: place(nextWord())))
    }
    offset = range.upperBound
    switch slice(range) {
    case "true": return make(.literal(.boolean(true)), from: start)
    case "false": return make(.literal(.boolean(false)), from: start)
    case "nil": return make(.literal(.nothing), from: start)
    case let text:
      if peek() == UInt8(ascii: "(") { return parseInvocation(text, at: range) }
      if let slot = slot(of: text) { return make(.parameter(slot), from: start) }
      return make(.variable(VariableName(text)), from: start)
    }
  }

  private func unknownMethod(_ name: String, at range: Range<Int>) -> Diagnostic {
    guard Property(rawValue: name) != nil, peek(1) == UInt8(ascii: ")") else {
      return .unknownMethod(name, at: place(range))
    }
    return .calledProperty(
      name, at: place(range), parentheses: place(range.upperBound..<(range.upperBound + 2)))
  }
}

extension Diagnostic {
  fileprivate static func unknownMethod(_ name: String, at place: SourceRange) -> Diagnostic {
    if let advice = foreignWay(of: name) {
      return Diagnostic(
        .unknownMethod, .error, at: place, "there is no method '\(name)'", notes: [Note(advice)])
    }
    let methods = Method.allCases.map(\.rawValue)
    guard let near = nearestName(to: name, in: methods) else {
      let all = methods.map { "'\($0)'" }.joined(separator: ", ")
      return Diagnostic(
        .unknownMethod, .error, at: place, "there is no method '\(name)'",
        notes: [Note("the methods are \(all)")])
    }
    return Diagnostic(
      .unknownMethod, .error, at: place,
      "there is no method '\(name)'; did you mean '\(near)'?",
      fixIts: [FixIt("write '\(near)'", replace: place, with: near)])
  }

  fileprivate static func calledProperty(
    _ name: String, at place: SourceRange, parentheses: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownMethod, .error, at: place, "'\(name)' is written without parentheses",
      fixIts: [FixIt("remove '()'", replace: parentheses, with: "")])
  }

  fileprivate static func misplacedInterpolation(_ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .expressionSyntax, .error, at: place,
      "expected a value; '\\(…)' puts one into a text, and here it stands alone",
      notes: [Note("as in 'n: item.count' in place of 'n: \\(item.count)'")])
  }

  fileprivate static func misplacedKeyPath(_ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedKeyPath, .error, at: place,
      "expected a value; a key path stands only where a method takes one, such as 'map' or "
        + "'sorted(by:)'")
  }

  fileprivate static func thirdEquals(_ place: SourceRange, after symbol: String) -> Diagnostic {
    Diagnostic(
      .expressionSyntax, .error, at: place, "'\(symbol)=' is no operator",
      notes: [Note("values are compared with '==' and '!='")],
      fixIts: [FixIt("write '\(symbol)'", replace: place, with: "")])
  }

  fileprivate static func curlyQuote(_ found: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .expressionSyntax, .error, at: place, "expected a value, found '\(found)'",
      notes: [Note("strings stand between straight quotes, \" or '")])
  }
}
