import VMLDiagnostics

extension MarkupParser {
  /// Parses `'<' name {attribute} ('>' | '/>')`.
  ///
  /// - Returns: Where it ends.
  mutating func parseStartTag(_ source: Span<UInt8>, at start: Int) -> Int {
    isAtStart = false
    let key = NameKey(source, at: start &+ 1, ByteClasses.isElementName)
    guard open.count < markupDepthLimit else {
      report(.tooDeep(at: place(start..<key.upperBound)))
      hasStopped = true
      return key.upperBound
    }
    let name = recentNames.intern(source, key, in: &names)
    lastTag = name
    let firstAttribute = attributes.count
    let (tag, end) = parseAttributes(source, behind: key)
    let node = nodes.count
    nodes.append(
      Markup.Node(
        kind: .element, traits: tag.traits,
        attributeCount: UInt16(truncatingIfNeeded: attributes.count &- firstAttribute),
        name: lastTag, firstAttribute: UInt32(truncatingIfNeeded: firstAttribute),
        end: UInt32(truncatingIfNeeded: node &+ 1),
        lowerBound: UInt32(truncatingIfNeeded: start),
        upperBound: UInt32(truncatingIfNeeded: end)))
    guard !tag.isEmpty else { return end }
    open.append(OpenElement(node: node, name: lastTag, key))
    if name == .styleView, dialect == .source {
      position = end
      parseSheetText(source, of: key.range)
      return position
    }
    return end
  }

  /// State of a start tag while its attributes are read.
  struct StartTag {
    let name: Range<Int>
    let firstAttribute: Int
    var traits: Markup.Node.Traits = [.standing, .ordered]
    /// Rank of the last attribute among the others; less than any before the first.
    var order: UInt64 = 0
    /// A bit for each name that may have come up; names share bits.
    var names: UInt64 = 0
    /// Whether the tag ends with `/>`.
    var isEmpty = false

    init(name: Range<Int>, firstAttribute: Int) {
      self.name = name
      self.firstAttribute = firstAttribute
    }
  }

  /// Parses the attributes of a start tag, and its end.
  ///
  /// - Returns: What it is, and where it ends.
  private mutating func parseAttributes(
    _ source: Span<UInt8>, behind key: NameKey
  ) -> (StartTag, end: Int) {
    var tag = StartTag(name: key.range, firstAttribute: attributes.count)
    var index = key.upperBound
    while true {
      switch byte(source, index) {
      case 0x20:
        if let end = parsePlainAttribute(source, at: index, of: &tag) {
          index = end
          continue
        }
      case UInt8(ascii: ">"): return (tag, index &+ 1)
      case UInt8(ascii: "/"):
        guard byte(source, index &+ 1) == UInt8(ascii: ">") else { break }
        tag.isEmpty = true
        return (tag, index &+ 2)
      default: break
      }
      position = index
      // A copy, so that what is known of the tag lies in registers.
      let (isEmpty, changed) = parseAnyAttribute(source, of: tag)
      tag = changed
      index = position
      guard let isEmpty else { continue }
      tag.isEmpty = isEmpty
      return (tag, index)
    }
  }

  /// Parses an attribute or the end of a start tag, whatever they look like.
  ///
  /// - Returns: At the tag's end, whether the element is empty; and what is known of the tag then.
  @inline(never)
  private mutating func parseAnyAttribute(
    _ source: Span<UInt8>, of tag: StartTag
  ) -> (isEmpty: Bool?, StartTag) {
    var tag = tag
    tag.traits.remove(.standing)
    let isEmpty = parseAnyAttribute(source, of: &tag)
    return (isEmpty, tag)
  }

  /// - Returns: At the tag's end, whether the element is empty.
  private mutating func parseAnyAttribute(_ source: Span<UInt8>, of tag: inout StartTag) -> Bool? {
    guard !hasStopped else { return false }
    let blank = position
    skipSpace(source)
    guard position < bytes.count else {
      report(.unclosedTag(text(tag.name), at: place(blank..<blank), fix: "/>"))
      return false
    }
    switch bytes[position] {
    case UInt8(ascii: ">"):
      position += 1
      return false
    case UInt8(ascii: "/"): return endEmptyTag() ? true : nil
    case UInt8(ascii: "<"):
      report(.unclosedTag(text(tag.name), at: place(blank..<blank)))
      return false
    case let byte:
      guard ByteClasses.isAttributeName(byte) else {
        skipStray(firstOfTag: tag.firstAttribute, behindValue: position == blank)
        return nil
      }
      // U+00A0, as some keyboards and web pages have it.
      if byte == 0xC2, position + 1 < bytes.count, bytes[position + 1] == 0xA0 {
        report(.noBreakSpace(at: place(position..<position + 2)))
        position += 2
        return nil
      }
      if parseElseIf(tag) || parseBareCode(&tag) { return nil }
      if position == blank { report(.missingSpace(at: place(position..<position))) }
      parseAttribute(source, of: &tag)
      return nil
    }
  }

  /// Parses `'/>'`, and `'/ >'` with a report.
  private mutating func endEmptyTag() -> Bool {
    let slash = position
    position += 1
    if position < bytes.count, bytes[position] == UInt8(ascii: ">") {
      position += 1
      return true
    }
    position = endOfSpace(in: bytes.span, from: position)
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
    let previous = (first..<attributes.count).last { !attributes[$0].flags.contains(.bare) }
    report(
      .expectedAttribute(
        at: place(start..<position),
        after: isQuote ? previous.map { place(attributes[$0].nameRange) } : nil))
  }

  mutating func skipSpace() { position = endOfSpace(in: bytes.span, from: position) }

  @inline(__always)
  mutating func skipSpace(_ source: Span<UInt8>) {
    position = endOfSpace(in: source, from: position)
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

  fileprivate static func noBreakSpace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingSpace, .warning, at: range, "a no-break space is no white space between attributes",
      fixIts: [FixIt("write a blank", replace: range, with: " ", safety: .safe)])
  }

  fileprivate static func missingSpace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingSpace, .warning, at: range, "white space is missing before this attribute",
      fixIts: [FixIt("insert a blank", replace: range, with: " ", safety: .safe)])
  }
}
