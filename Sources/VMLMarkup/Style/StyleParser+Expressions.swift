import VMLDiagnostics

extension StyleParser {
  /// Parses `[sum] ("..." | "..<") [sum] | sum`, as one run of nodes.
  public mutating func parseExpression() -> Bool {
    let outer = depth
    if parseExpression(afterName: nil) { return true }
    depth = outer
    return false
  }

  /// Parses an expression whose first name may have been read already.
  mutating func parseExpression(afterName name: Range<Int>?) -> Bool {
    let first = tree.nodes.count
    var name = name
    var ranges = 0
    while true {
      if name == nil { skipSpace() }
      if name == nil, stepDepth > 0 { parseNegations(from: first) }
      let continues: StyleTree.Flags = tree.nodes.count > first ? .continuation : []
      if name == nil, let range = rangeOperator() {
        position = range.upperBound
        open(.operator, slice(range), at: range, continues)
        ranges += 1
        if bytes[range.upperBound - 1] == UInt8(ascii: "<") { traits.insert(.special) }
        guard ranges == 1 else {
          bag.report(.secondRange(at: place(range)))
          return false
        }
        if endsExpression() { break }
        continue
      }
      guard parseOperand(continues, afterName: name) else { return false }
      name = nil
      guard parseOperator() else { break }
    }
    return checkBareIdentifier(first)
  }

  /// Parses an operator between two operands, `+ - * /`.
  ///
  /// A range's operator is left for the next step.
  ///
  /// - Returns: Whether the expression goes on.
  private mutating func parseOperator() -> Bool {
    let operandEnd = position
    guard position < end else { return false }
    // What nearly every operand has behind it.
    if bytes[position] == UInt8(ascii: ",") || bytes[position] == closingParenthesis {
      return false
    }
    skipSpace()
    if rangeOperator() != nil { return true }
    if stepDepth > 0, let range = conditionOperator() {
      open(.operator, slice(range), at: range, .continuation)
      position = range.upperBound
      traits.insert(.special)
      return true
    }
    guard let byte = current, isArithmetic(byte), !isAtProperty else {
      position = operandEnd
      return false
    }
    open(.operator, slice(position..<position + 1), at: position..<position + 1, .continuation)
    position += 1
    return true
  }

  /// Parses the `!`s before an operand of a condition.
  private mutating func parseNegations(from first: Int) {
    while current == UInt8(ascii: "!"), byte(ahead: 1) != UInt8(ascii: "=") {
      let sign = position..<position + 1
      open(.operator, slice(sign), at: sign, tree.nodes.count > first ? .continuation : [])
      position += 1
      skipSpace()
    }
  }

  /// The range of an operator of conditions, `&& || == != < <= > >=`, if that comes next.
  private func conditionOperator() -> Range<Int>? {
    guard let first = current else { return nil }
    let second = byte(ahead: 1)
    switch (first, second) {
    case (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")),
      (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")),
      (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")):
      return position..<position + 2
    case (UInt8(ascii: "<"), _), (UInt8(ascii: ">"), _): return position..<position + 1
    default: return nil
    }
  }

  /// Whether `--name:` comes next in a sheet, before which a `;` was forgotten.
  private var isAtProperty: Bool {
    guard context == .sheet, current == UInt8(ascii: "-"), byte(ahead: 1) == UInt8(ascii: "-")
    else { return false }
    var index = position + 2
    while index < end,
      ByteClasses.isIdentifier(bytes[index]) || bytes[index] == UInt8(ascii: "-")
    {
      index += 1
    }
    while index < end, ByteClasses.isSpace(bytes[index]) { index += 1 }
    return index < end && bytes[index] == UInt8(ascii: ":")
  }

  /// Whether the next bytes cannot begin an operand, so that a range has no upper bound.
  private mutating func endsExpression() -> Bool {
    let start = position
    skipSpace()
    defer { position = start }
    if isAtProperty { return true }
    switch current {
    case nil, UInt8(ascii: ","), closingParenthesis, UInt8(ascii: "]"), UInt8(ascii: ";"),
      UInt8(ascii: "}"):
      return true
    default: return false
    }
  }

  /// The range of `...` or `..<`, if that comes next.
  private func rangeOperator() -> Range<Int>? {
    guard position + 2 < end, bytes[position] == UInt8(ascii: "."),
      bytes[position + 1] == UInt8(ascii: ".")
    else { return nil }
    let third = bytes[position + 2]
    guard third == UInt8(ascii: ".") || third == UInt8(ascii: "<") else { return nil }
    return position..<position + 3
  }

  private func isArithmetic(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"): true
    default: false
    }
  }

  /// Parses `["-"] primary {"." IDENT ["(" [args] ")"]}`.
  private mutating func parseOperand(
    _ flags: StyleTree.Flags, afterName name: Range<Int>?
  ) -> Bool {
    let node = tree.nodes.count
    if let name {
      guard parseName(name, flags) else { return false }
    } else if current == UInt8(ascii: "-"), !isNumberStart(after: 1) {
      guard parseNegative(flags) else { return false }
    } else {
      guard parsePrimary(flags) else { return false }
    }
    switch tree.nodes[node].kind {
    // The dots behind these are their own.
    case .template, .keyPath: return true
    default: return parseMembers()
    }
  }

  /// Parses `"-" primary` where the two are not one number; `- 1` is the number `-1`.
  private mutating func parseNegative(_ flags: StyleTree.Flags) -> Bool {
    let sign = position..<position + 1
    position += 1
    skipSpace()
    if isNumberStart(after: 0) { return parseNumber(flags, sign: sign.lowerBound) }
    open(.operator, slice(sign), at: sign, flags)
    return parsePrimary(.continuation)
  }

  private mutating func parseMembers() -> Bool {
    while position < end {
      let byte = bytes[position]
      guard byte == UInt8(ascii: ".") || byte <= 0x20 || byte == UInt8(ascii: "/") else { break }
      let start = position
      skipSpace()
      guard current == UInt8(ascii: "."), let next = self.byte(ahead: 1),
        ByteClasses.isIdentifierStart(next) || isMarkedHole
      else {
        position = start
        break
      }
      guard parseMember(.continuation) else { return false }
    }
    return true
  }

  /// Parses `"." IDENT ["(" [args] ")"]`.
  private mutating func parseMember(_ flags: StyleTree.Flags) -> Bool {
    if isMarkedHole { return parseMarkedHole(flags) }
    let start = position
    position += 1
    guard let name = parseIdentifier() else {
      let range = place(start..<min(start + 1, end))
      let isDot = current == UInt8(ascii: ".")
      bag.report(isDot ? .secondDot(at: range) : .expectedValue(at: range))
      return false
    }
    return parseCall(.member, name, at: start, flags)
  }

  private mutating func parseCall(
    _ kind: StyleTree.Kind, _ name: Range<Int>, at start: Int, _ flags: StyleTree.Flags
  ) -> Bool {
    let isCall = position < end && bytes[position] == openingParenthesis
    let node = open(
      kind, slice(name), at: start..<position, isCall ? flags.union(.call) : flags)
    return isCall ? parseArguments(of: node, until: closingParenthesis) : true
  }

  private func isNumberStart(after count: Int) -> Bool {
    guard let byte = byte(ahead: count) else { return false }
    if ByteClasses.isDigit(byte) { return true }
    return byte == UInt8(ascii: ".") && self.byte(ahead: count + 1).map(ByteClasses.isDigit) == true
  }

  private mutating func parsePrimary(_ flags: StyleTree.Flags) -> Bool {
    guard let byte = current else {
      bag.report(.expectedValue(at: place(position..<position)))
      return false
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return parseNumber(flags)
    case UInt8(ascii: "."):
      return isNumberStart(after: 0) ? parseNumber(flags) : parseMember(flags)
    case UInt8(ascii: ":"): return parseTemplate(flags)
    case quotationMark, apostrophe: return parseString(flags)
    case UInt8(ascii: "#"): return parseColor(flags)
    case backslash: return parseBackslash(flags)
    case UInt8(ascii: "["): return parseBracket(.array, until: UInt8(ascii: "]"), flags)
    case openingParenthesis: return parseBracket(.tuple, until: closingParenthesis, flags)
    case UInt8(ascii: "-") where isNumberStart(after: 1):
      position += 1
      return parseNumber(flags, sign: position - 1)
    case UInt8(ascii: "{"), UInt8(ascii: "$"):
      let word = position + 1..<endOfIdentifier(in: bytes.span, from: position + 1)
      if byte == UInt8(ascii: "$"), context == .sheet, !word.isEmpty {
        bag.report(
          .sassVariable(string(word), at: place(word.lowerBound - 1..<word.upperBound)))
      } else {
        bag.report(
          .runtimeValue(byte, at: place(position..<position + 1), isSheet: context == .sheet))
      }
      return false
    default:
      if let name = parseIdentifier() { return parseName(name, flags) }
      bag.report(.expectedValue(at: place(position..<position + 1)))
      return false
    }
  }

  private mutating func parseBracket(
    _ kind: StyleTree.Kind, until closing: UInt8, _ flags: StyleTree.Flags
  ) -> Bool {
    let node = open(kind, .empty, at: position..<position + 1, flags)
    return parseArguments(of: node, until: closing)
  }

  /// Parses what follows a name: it is a literal, `attr(…)`, `var(…)`, a type, or a function call.
  private mutating func parseName(_ name: Range<Int>, _ flags: StyleTree.Flags) -> Bool {
    let word = bytes[name]
    if word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8)
      || word.elementsEqual("nil".utf8)
    {
      open(.literal, slice(name), at: name, flags)
      return true
    }
    if !holes.isEmpty, current != openingParenthesis, holes.contains(string(name)) {
      open(.variable, slice(name), at: name, flags)
      return true
    }
    if current == openingParenthesis {
      if word.elementsEqual("attr".utf8) { return parseAttributeCall(at: name.lowerBound, flags) }
      if word.elementsEqual("var".utf8) { return parseVariable(at: name.lowerBound, flags) }
    }
    guard stepDepth == 0, current == openingParenthesis, isStep(word) else {
      return parseCall(.identifier, name, at: name.lowerBound, flags)
    }
    stepDepth = 1
    tree.holdsSteps = true
    defer { stepDepth = 0 }
    return parseCall(.identifier, name, at: name.lowerBound, flags)
  }

  /// Whether a call in a style is a step, or the list of several.
  private func isStep(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, first >= 0x61 else { return false }
    let name = String(decoding: word, as: UTF8.self)
    return StepName(rawValue: name) != nil || name == StepName.list
  }

  /// Refuses a word that stands alone: `padding(horizontal)`.
  private mutating func checkBareIdentifier(_ first: Int) -> Bool {
    let node = tree.nodes[first]
    guard
      stepDepth == 0, node.kind == .identifier, !node.flags.contains(.call),
      first + 1 == tree.nodes.count
    else { return true }
    let range = SourceRange(file: text.file, node.range)
    // As an entity, a quote cannot end the attribute.
    let quote = context == .attribute ? "&quot;" : "\""
    var next = position
    while next < end, ByteClasses.isSpace(bytes[next]) { next += 1 }
    if next < end, bytes[next] == UInt8(ascii: "?") {
      bag.report(.choice(tree.string(node.text), at: range))
    } else {
      bag.report(.bareIdentifier(tree.string(node.text), at: range, quote: quote))
    }
    return false
  }
}

extension Diagnostic {
  fileprivate static func secondRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "a range has two bounds, not three",
      notes: [Note("remove one of them")])
  }

  fileprivate static func secondDot(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "a name has one dot before it, not two",
      notes: [Note("a value of an enum comes out of '\\(…)' with its dot: write none before that")])
  }

  fileprivate static func expectedValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected a value",
      notes: [
        Note("a value is a number, a \"string\", '.member', '#rrggbb', ':template' or 'attr(name)'")
      ])
  }

  fileprivate static func runtimeValue(
    _ byte: UInt8, at range: SourceRange, isSheet: Bool
  ) -> Diagnostic {
    let property =
      "a value of the sheet is a custom property, '--name', and read with 'var(--name)'"
    let attribute = "give the value in an attribute and read it with 'attr(name)'"
    return byte == UInt8(ascii: "$")
      ? Diagnostic(
        .expectedValue, .error, at: range, "a binding cannot stand in a static document",
        notes: (isSheet ? [Note(property)] : []) + [Note(attribute)])
      : Diagnostic(
        .trailingClosure, .error, at: range, "a closure cannot stand in a static document",
        notes: [
          Note("give the content as a child with 'template=\"name\"' and refer to it: ':name'")
        ])
  }

  fileprivate static func sassVariable(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "'$\(name)' is a variable of Sass, and no value of VSS",
      notes: [Note("a custom property is read with 'var(--\(name))'")],
      fixIts: [FixIt("write 'var(--\(name))'", replace: range, with: "var(--\(name))")])
  }

  fileprivate static func choice(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .bareIdentifier, .error, at: range,
      "'\(name)' is not a value, and a style has no choice '?:'",
      notes: [
        Note("of a prop or the data it is an interpolation: 'opacity(\\(\(name) ? 1 : 0.5))'"),
        Note(
          "what follows a state is an attribute that the style reads with 'attr(…)', as in "
            + "bind=\"dim: \(name) ? 1 : 0.5\""),
      ])
  }

  fileprivate static func bareIdentifier(
    _ name: String, at range: SourceRange, quote: String
  ) -> Diagnostic {
    // A member begins with a small letter, as a string hardly does.
    let isMember = name.first?.isLowercase == true
    return Diagnostic(
      .bareIdentifier, .error, at: range, "'\(name)' is not a value",
      notes: [Note("an enum case or static member has a dot before it, and a string has quotes")],
      fixIts: [
        isMember
          ? FixIt("write '.\(name)'", replace: range, with: ".\(name)")
          : FixIt("write \"\(name)\"", replace: range, with: "\(quote)\(name)\(quote)")
      ])
  }
}
