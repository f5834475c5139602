import VMLDiagnostics

/// Values that stand elsewhere: in an attribute, or in a custom property of a sheet.
extension StyleParser {
  /// Parses `"attr" "(" (NAME | STRING) ["type" "(" "<" TYPE ">" ")"] ["," expr] ")"` from its `(`.
  ///
  /// Spec: VML 8.
  mutating func parseAttributeCall(at start: Int, _ flags: StyleTree.Flags) -> Bool {
    position += 1
    skipUnwantedSpace("white space after a bracket")
    let nameStart = position
    guard let name = parseAttributeName() else { return false }
    let text = tree.bytes(name)
    guard let first = text.first, !ByteClasses.isDigit(first),
      text.allSatisfy(ByteClasses.isAttributeName)
    else {
      bag.report(.attributeName(at: placeOfWord(from: nameStart)))
      return false
    }
    // An attribute's name that is no identifier is written in quotes.
    traits.formUnion(StylePrinter.isIdentifier(text) ? .reference : [.reference, .special])
    let node = open(.attribute, name, at: start..<position, flags.union(.call))
    guard parseTypeHint() else { return false }
    return parseFallback(of: node, openedAt: start)
  }

  /// Parses the name in an `attr()`, in quotes or without; it may be empty.
  ///
  /// Without quotes it ends where a sheet's block or declaration does, too, so that a formatter
  /// finds that end without reading values.
  private mutating func parseAttributeName() -> TextSlice? {
    if let quote = current, quote == quotationMark || quote == apostrophe {
      let count = tree.nodes.count
      guard parseString([]) else { return nil }
      defer { tree.nodes.removeSubrange(count...) }
      return tree.nodes[count].text
    }
    let start = position
    while let byte = current, ByteClasses.isAttributeName(byte) {
      switch byte {
      case UInt8(ascii: ","), openingParenthesis, closingParenthesis, backslash,
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
        return slice(start..<position)
      default: position += 1
      }
    }
    return slice(start..<position)
  }

  /// Parses `["type" "(" "<" TYPE ">" ")"]`.
  private mutating func parseTypeHint() -> Bool {
    skipSpace()
    let start = position
    guard let word = parseIdentifier() else { return true }
    guard string(word) == "type", eatInHint(openingParenthesis), eatInHint(UInt8(ascii: "<")),
      let type = parseIdentifier(), eatInHint(UInt8(ascii: ">")), eatInHint(closingParenthesis)
    else {
      bag.report(.typeHint(at: placeOfWord(from: start)))
      return false
    }
    guard Self.hintTypes.contains(string(type)) else {
      bag.report(.unknownType(string(type), in: Self.hintTypes, at: place(type)))
      return false
    }
    traits.insert(.special)
    open(.typeHint, slice(type), at: start..<position)
    return true
  }

  private mutating func eatInHint(_ byte: UInt8) -> Bool {
    skipUnwantedSpace("white space in a type hint")
    guard eat(byte) else { return false }
    if byte != closingParenthesis { skipUnwantedSpace("white space in a type hint") }
    return true
  }

  /// Spec: VML 8.3.
  private static let hintTypes = [
    "string", "number", "integer", "length", "angle", "color", "url", "boolean",
  ]

  /// Parses `"var" "(" "--" NAME ["," expr] ")"` from its `(`.
  mutating func parseVariable(at start: Int, _ flags: StyleTree.Flags) -> Bool {
    position += 1
    skipSpace()
    let nameStart = position
    guard current == UInt8(ascii: "-"), byte(ahead: 1) == UInt8(ascii: "-"),
      let name = parseClassName(), name.count > 2
    else {
      bag.report(.variableName(at: placeOfWord(from: nameStart)))
      return false
    }
    let node = open(.variable, slice(name), at: start..<position, flags.union(.call))
    return parseFallback(of: node, openedAt: start)
  }

  /// Whether `.(` or `:(` comes next where a class pattern has holes.
  var isMarkedHole: Bool {
    !holes.isEmpty && (current == UInt8(ascii: ".") || current == UInt8(ascii: ":"))
      && byte(ahead: 1) == openingParenthesis
  }

  /// Parses `".(" NAME ")"` or `":(" NAME ")"`, the member or the template that is named as the
  /// word in a hole.
  mutating func parseMarkedHole(_ flags: StyleTree.Flags) -> Bool {
    let mark: StyleTree.Flags = current == UInt8(ascii: ":") ? .template : .quoted
    let start = position
    position += 2
    skipSpace()
    let nameStart = position
    guard let name = parseIdentifier(), holes.contains(string(name)) else {
      bag.report(.holeName(among: holes, at: placeOfWord(from: nameStart)))
      return false
    }
    skipSpace()
    guard eat(closingParenthesis) else {
      bag.report(.holeName(among: holes, at: place(position..<min(position + 1, end))))
      return false
    }
    open(.variable, slice(name), at: start..<position, flags.union(mark))
    return true
  }

  /// Parses `["," expr] ")"` and ends the node.
  private mutating func parseFallback(of node: Int, openedAt start: Int) -> Bool {
    skipUnwantedSpace("white space before a comma or bracket")
    if eat(UInt8(ascii: ",")) {
      let comma = position
      skipSpace()
      if position < end, bytes[comma] != 0x20 {
        slipInSpace(at: comma..<position, "no blank after a comma", fix: " ")
      }
      depth += 1
      defer { depth -= 1 }
      guard depth <= styleDepthLimit else {
        bag.report(.styleTooDeep(at: place(comma - 1..<comma)))
        return false
      }
      guard parseExpression() else { return false }
      skipUnwantedSpace("white space before a comma or bracket")
    }
    guard eat(closingParenthesis) else {
      bag.report(
        current == nil
          ? .unclosedReference(at: place(start..<start + 1))
          : .expectedEnd(at: placeOfWord(from: position)))
      return false
    }
    close(node)
    return true
  }

  /// The place of what has been read from `start`, or of the next byte if that is nothing.
  func placeOfWord(from start: Int) -> SourceRange {
    place(start..<max(position, min(start + 1, end)))
  }
}

extension Diagnostic {
  fileprivate static func attributeName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected the name of an attribute",
      notes: [Note("'attr(size)' is the value of the attribute 'size' of the same element")])
  }

  fileprivate static func typeHint(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected ',', ')' or a type hint",
      notes: [Note("a type hint is 'type(<number>)'")])
  }

  fileprivate static func unknownType(
    _ type: String, in types: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: type, in: types)
    return Diagnostic(
      .unknownType, .error, at: range,
      "'\(type)' is not a type" + didYouMean(nearest),
      notes: [Note("the types are \(types.joined(separator: ", "))")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func variableName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected the name of a custom property",
      notes: [Note("a custom property begins with two hyphens, as in 'var(--gap)'")])
  }

  fileprivate static func holeName(among holes: Set<String>, at range: SourceRange) -> Diagnostic {
    let names = holes.sorted()
    return Diagnostic(
      .expectedValue, .error, at: range, "expected the name of a hole, then ')'",
      notes: [
        Note("the holes here are \(names.joined(separator: ", ")); write '.(\(names.first ?? ""))'")
      ])
  }

  fileprivate static func unclosedReference(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unclosedBracket, .error, at: range, "expected ')' to end what begins here")
  }

  fileprivate static func expectedEnd(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unclosedBracket, .error, at: range, "expected ')'",
      notes: [Note("after the name comes nothing but one fallback, behind a comma")])
  }
}
