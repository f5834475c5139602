import VMLDiagnostics

extension MarkupParser {
  /// Parses `'<' name {attribute} ('>' | '/>')`.
  mutating func parseStartTag() {
    isAtStart = false
    let start = position
    position += 1
    let key = parseElementName()
    guard open.count < markupDepthLimit else {
      report(.tooDeep(at: place(start..<position)))
      hasStopped = true
      return
    }
    lastTag = recentNames.intern(bytes, key, in: &markup.names)
    let node = markup.nodes.count
    let firstAttribute = markup.attributes.count
    let isEmpty = parseAttributes(of: key.range)
    markup.nodes.append(
      Markup.Node(
        kind: .element, attributeCount: UInt16(markup.attributes.count - firstAttribute),
        name: lastTag, firstAttribute: UInt32(firstAttribute), end: UInt32(node + 1),
        lowerBound: UInt32(start), upperBound: UInt32(position)))
    if !isEmpty { open.append(OpenElement(node: node, name: lastTag)) }
  }

  /// Parses the name of an element, which may be empty.
  @inline(__always)
  mutating func parseElementName() -> NameKey {
    let key = NameKey(bytes, at: position, ByteClasses.isElementName)
    position = key.range.upperBound
    return key
  }

  /// Parses the attributes of a start tag, and its end.
  ///
  /// - Returns: Whether the tag ends with `/>`, so that the element is empty.
  private mutating func parseAttributes(of name: Range<Int>) -> Bool {
    let first = markup.attributes.count
    while !hasStopped {
      if parsePlainAttribute(firstOfTag: first) { continue }
      let blank = position
      skipSpace()
      guard position < bytes.count else {
        report(.unclosedTag(text(name), at: place(blank..<blank), fix: "/>"))
        return false
      }
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return false
      case UInt8(ascii: "/"):
        if endEmptyTag() { return true }
      case UInt8(ascii: "<"):
        report(.unclosedTag(text(name), at: place(blank..<blank)))
        return false
      case let byte:
        guard ByteClasses.isAttributeName(byte) else {
          skipStray(firstOfTag: first, behindValue: position == blank)
          continue
        }
        if position == blank { report(.missingSpace(at: place(position..<position))) }
        parseAttribute(firstOfTag: first)
      }
    }
    return false
  }

  /// Parses `'/>'`, and `'/ >'` with a report.
  private mutating func endEmptyTag() -> Bool {
    let slash = position
    position += 1
    if position < bytes.count, bytes[position] == UInt8(ascii: ">") {
      position += 1
      return true
    }
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
      position = slash + 1
      report(.straySlash(at: place(slash..<position)))
      return false
    }
    report(.brokenEnd(at: place(slash + 1..<position)))
    position += 1
    return true
  }

  /// Steps over something that begins no attribute: a quote, a `=`, with the text in quotes that
  /// follows.
  private mutating func skipStray(firstOfTag first: Int, behindValue: Bool) {
    let start = position
    if bytes[position] == UInt8(ascii: "=") { position += 1 }
    var isQuote = false
    if position < bytes.count, bytes[position] == quotationMark || bytes[position] == apostrophe {
      isQuote = true
      let quote = bytes[position]
      position += 1
      let closing = bytes[position...].firstIndex {
        $0 == quote || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") || $0 == 0x0A
      }
      // Right behind a value it is that value's closing quote, written twice.
      if let closing, bytes[closing] == quote, !behindValue { position = closing + 1 }
    } else if position == start {
      position += 1
    }
    let previous = markup.attributes[first...].last { !$0.flags.contains(.bare) }
    report(
      .expectedAttribute(
        at: place(start..<position),
        after: isQuote ? previous.map { place($0.nameRange) } : nil))
  }

  mutating func skipSpace() {
    while position < bytes.count, ByteClasses.isSpace(bytes[position]) {
      position = endOfBlanks(in: bytes, position + 1..<bytes.count)
    }
  }
}

extension Diagnostic {
  fileprivate static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, .error, at: range,
      "more than \(markupDepthLimit) elements are open at once; the rest of the file is not read",
      notes: [Note("an end tag may be missing above; or move inner parts into components")])
  }

  static func unclosedTag(
    _ name: String, at range: SourceRange, fix end: String = ">"
  ) -> Diagnostic {
    Diagnostic(
      .unclosedTag, .error, at: range, "expected '>' to end the '\(name)' tag",
      fixIts: [FixIt("insert '\(end)'", replace: range, with: end)])
  }

  fileprivate static func straySlash(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedAttribute, .error, at: range, "expected '>' after '/'",
      fixIts: [FixIt("remove the '/'", replace: range, with: "")])
  }

  fileprivate static func brokenEnd(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedAttribute, .error, at: range, "nothing stands between '/' and '>'",
      fixIts: [FixIt("write '/>'", replace: range, with: "")])
  }

  fileprivate static func expectedAttribute(
    at range: SourceRange, after previous: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .expectedAttribute, .error, at: range, "expected the name of an attribute",
      notes: [
        previous.map { Note("the value of this attribute may lack a quote", at: $0) }
          ?? Note("an attribute is 'name=\"value\"', and a tag ends with '>' or '/>'")
      ])
  }

  fileprivate static func missingSpace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingSpace, .warning, at: range, "white space is missing before this attribute",
      fixIts: [FixIt("insert a blank", replace: range, with: " ")])
  }
}
