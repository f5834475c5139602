import VMLDiagnostics

/// Number of brackets that may be open at once in a style.
public let styleDepthLimit = 128

extension StyleParser {
  /// Parses `"(" [arg {"," arg} [","]] ")"`, or the same in square brackets, and ends the node.
  ///
  /// - Precondition: The next byte is the opening bracket.
  mutating func parseArguments(of node: Int, until closing: UInt8) -> Bool {
    let start = position
    position += 1
    depth += 1
    guard depth <= styleDepthLimit else {
      bag.report(.styleTooDeep(at: place(start..<position)))
      return false
    }
    if mayBeSpace { skipUnwantedSpace("white space after a bracket") }
    while true {
      guard position < end else {
        bag.report(.unclosedBracket(closing, at: place(start..<start + 1)))
        return false
      }
      if bytes[position] == closing { break }
      guard parseArgument() else { return false }
      if mayBeSpace { skipSpaceAfterArgument(closing) }
      if position < end, bytes[position] == closing { break }
      guard eat(UInt8(ascii: ",")) else {
        bag.report(
          current == nil || current == UInt8(ascii: ";")
            ? .unclosedBracket(
              closing, at: place(start..<start + 1),
              fix: current == nil ? nil : place(position..<position))
            : .expectedComma(
              or: closing, at: place(position..<position + 1), fix: placeOfLostComma))
        return false
      }
      skipSpaceAfterComma(of: node, until: closing)
    }
    position += 1
    depth -= 1
    close(node)
    return true
  }

  /// The place of a comma that is missing before a number, a member, a string or a label.
  private var placeOfLostComma: SourceRange? {
    guard let byte = current, byte &- 0x30 < 10 || ".\"'".utf8.contains(byte) else { return nil }
    var end = position
    while end > 0, ByteClasses.isSpace(bytes[end - 1]) { end -= 1 }
    return end < position ? place(end..<end) : nil
  }

  /// Whether white space or a comment may come next.
  private var mayBeSpace: Bool {
    guard position < end else { return false }
    let byte = bytes[position]
    return byte <= 0x20 || byte == UInt8(ascii: "/")
  }

  private mutating func skipSpaceAfterArgument(_ closing: UInt8) {
    let start = position
    if skipSpace(), current == closing || current == UInt8(ascii: ",") {
      slipInSpace(at: start..<position, "white space before a comma or bracket", fix: "")
    }
  }

  private mutating func skipSpaceAfterComma(of node: Int, until closing: UInt8) {
    let comma = position
    skipSpace()
    guard position < end, bytes[comma] != 0x20, bytes[position] != closing, !isColorFunction(node)
    else { return }
    slipInSpace(at: comma..<position, "no blank after a comma", fix: " ")
  }

  /// Parses `[IDENT ":"] expr`.
  private mutating func parseArgument() -> Bool {
    let start = position
    let first = tree.nodes.count
    guard let name = parseIdentifier() else { return parseExpression() }
    guard let next = current, next == UInt8(ascii: ":") || next <= 0x20 || next == UInt8(ascii: "/")
    else { return parseExpression(afterName: name) }
    skipSpace()
    guard eat(UInt8(ascii: ":")) else {
      if let next = current, mustBeginValue(next) {
        bag.report(
          .expectedColon(string(name), at: place(name), fix: place(name.upperBound..<position)))
        return false
      }
      position = name.upperBound
      return parseExpression(afterName: name)
    }
    checkSpace(aroundColonAfter: name)
    guard parseExpression() else { return false }
    tree.nodes[first].label = slice(name)
    // The range of an interpolation stays the range of its expression, and the range of a step's
    // value its own.
    guard tree.nodes[first].kind != .interpolation, context != .steps else { return true }
    tree.nodes[first].lowerBound = UInt32(place(start..<start).range.lowerBound)
    return true
  }

  /// Whether a byte behind a word cannot continue it, so that the word is a label without its `:`.
  private func mustBeginValue(_ byte: UInt8) -> Bool {
    ByteClasses.isDigit(byte) || byte == quotationMark || byte == apostrophe
      || byte == UInt8(ascii: "#")
  }

  /// Steps over white space after a colon, and warns of what is wrong on either side.
  private mutating func checkSpace(aroundColonAfter name: Range<Int>) {
    let colon = position
    if colon > name.upperBound + 1 {
      slipInSpace(at: name.upperBound..<colon - 1, "white space before a colon", fix: "")
    }
    skipSpace()
    guard position < end, bytes[colon] != 0x20 else { return }
    slipInSpace(at: colon..<position, "no blank after a colon", fix: " ")
  }

  /// Whether a node is `rgb(…)` or `hsl(…)`, which VML 13.1 writes without blanks.
  private func isColorFunction(_ node: Int) -> Bool {
    guard tree.nodes[node].kind == .identifier else { return false }
    let name = tree.bytes(tree.nodes[node].text)
    return name.elementsEqual("rgb".utf8) || name.elementsEqual("hsl".utf8)
  }
}

extension Diagnostic {
  static func styleTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, .error, at: range,
      "more than \(styleDepthLimit) brackets are open at once in this style",
      notes: [Note("a closing bracket may be missing before this")])
  }

  fileprivate static func unclosedBracket(
    _ closing: UInt8, at range: SourceRange, fix: SourceRange? = nil
  ) -> Diagnostic {
    let bracket = String(Character(UnicodeScalar(closing)))
    return Diagnostic(
      .unclosedBracket, .error, at: range, "expected '\(bracket)' to end what begins here",
      fixIts: fix.map { [FixIt("write '\(bracket)'", replace: $0, with: bracket)] } ?? [])
  }

  fileprivate static func expectedColon(
    _ label: String, at range: SourceRange, fix: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected ':' after the label '\(label)'",
      fixIts: [FixIt("write '\(label):'", replace: fix, with: ": ")])
  }

  fileprivate static func expectedComma(
    or closing: UInt8, at range: SourceRange, fix: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .expectedComma, .error, at: range,
      "expected ',' or '\(Character(UnicodeScalar(closing)))' after an argument",
      fixIts: fix.map { [FixIt("write ','", replace: $0, with: ",")] } ?? [])
  }
}
