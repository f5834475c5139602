import VMLDiagnostics

/// Number of attributes that an element may have.
public let attributeLimit = 256

extension MarkupParser {
  /// Parses ` name="value"` where there is nothing to report, which is nearly always.
  ///
  /// - Returns: Where it ends; or `nil`, without having read anything, if there may be more to it.
  @inline(__always)
  mutating func parsePlainAttribute(
    _ source: Span<UInt8>, at blank: Int, of tag: inout StartTag
  ) -> Int? {
    let start = blank &+ 1
    let key: NameKey
    if let letters = NameKey(lettersOf: source, at: start) {
      key = letters
    } else {
      key = NameKey(otherThanLettersOf: source, at: start, ByteClasses.isAttributeName)
      guard ByteClasses.isIdentifierStart(key.first) else { return nil }
    }
    guard pair(of: source, at: key.upperBound) == 0x223D else { return nil }
    let value = key.upperBound &+ 2
    let name = recentNames.intern(source, key, in: &names)
    guard isNew(name, in: tag) else { return nil }
    if name == .style { return parsePlainStyle(source, at: blank, of: &tag) }
    var end = endOfPlainValue(in: source, from: value)
    var text = TextSlice(source: value, upTo: end)
    if byte(source, end) == UInt8(ascii: "&") {
      end = endOfEscapedValue(source, from: end)
      guard endsValue(source, at: end) else { return nil }
      text = decodeEscaped(source, value..<end)
    } else {
      guard endsValue(source, at: end) else { return nil }
    }
    tag.add(name, key.prefix, .standing)
    attributes.append(
      Markup.Attribute(
        name: name, flags: .standing, value: text,
        nameLowerBound: UInt32(truncatingIfNeeded: start),
        nameUpperBound: UInt32(truncatingIfNeeded: key.upperBound),
        valueLowerBound: UInt32(truncatingIfNeeded: value),
        valueUpperBound: UInt32(truncatingIfNeeded: end)))
    return end &+ 1
  }

  /// Parses ` style="…"` in which nothing is escaped.
  ///
  /// - Precondition: It begins at the position.
  @inline(__always)
  private mutating func parsePlainStyle(
    _ source: Span<UInt8>, at start: Int, of tag: inout StartTag
  ) -> Int? {
    let first = styles.nodes.count
    styles.reserveNodes(forBytes: source.count &- start)
    var attribute = Markup.Attribute(
      name: .style, flags: [.style, .unescapedStyle, .standing], value: .empty,
      nameLowerBound: UInt32(truncatingIfNeeded: start &+ 1),
      nameUpperBound: UInt32(truncatingIfNeeded: start &+ 6),
      valueLowerBound: UInt32(truncatingIfNeeded: start &+ 8), valueUpperBound: 0)
    if let end = styles.parsePlainStyle(source, from: start &+ 8), endsValue(source, at: end) {
      attribute.value = TextSlice(source: start &+ 8, upTo: end)
      attribute.valueUpperBound = UInt32(truncatingIfNeeded: end)
      attribute.styleStart = UInt32(truncatingIfNeeded: first)
      attribute.styleEnd = UInt32(truncatingIfNeeded: styles.nodes.count)
    } else {
      styles.nodes.removeSubrange(first...)
      guard parseUnescapedStyle(source, of: &attribute) else { return nil }
    }
    tag.add(.style, 0, attribute.flags)
    attributes.append(attribute)
    return Int(attribute.valueUpperBound) &+ 1
  }

  /// Parses any other `style` in which nothing is escaped, and the quote behind it.
  @inline(never)
  private mutating func parseUnescapedStyle(
    _ source: Span<UInt8>, of attribute: inout Markup.Attribute
  ) -> Bool {
    let start = Int(attribute.valueLowerBound)
    let end = endOfPlainValue(in: source, from: start)
    // `style="help(" Hi")"`: a quote behind a bracket hardly ends a style.
    guard endsValue(source, at: end), source[end - 1] != openingParenthesis else { return false }
    attribute.flags = []
    attribute.value = TextSlice(source: start..<end)
    attribute.valueUpperBound = UInt32(end)
    parseStyleValue(of: &attribute, needsDecoding: false)
    return true
  }

  /// Parses `name ['=' value]`.
  ///
  /// - Precondition: The next byte may be part of a name.
  mutating func parseAttribute(_ source: Span<UInt8>, of tag: inout StartTag) {
    let key = NameKey(source, at: position, ByteClasses.isAttributeName)
    position = key.upperBound
    let name = recentNames.intern(source, key, in: &names)
    var attribute = Markup.Attribute(
      name: name, value: .empty, nameLowerBound: UInt32(key.range.lowerBound),
      nameUpperBound: UInt32(position), valueLowerBound: UInt32(position),
      valueUpperBound: UInt32(position))
    parseValue(of: &attribute)
    if let other = firstAttribute(name, from: tag.firstAttribute) {
      report(
        .duplicate(
          text(key.range), at: place(key.range), first: place(attributes[other].nameRange)))
    } else if attributes.count - tag.firstAttribute == attributeLimit {
      report(.tooManyAttributes(at: place(key.range)))
      hasStopped = true
    } else {
      tag.add(name, key.prefix, attribute.flags)
      attributes.append(attribute)
    }
  }

  /// Parses `['=' ('"' … '"' | "'" … "'")]`.
  private mutating func parseValue(of attribute: inout Markup.Attribute) {
    let nameEnd = position
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      position = nameEnd
      return finishBare(&attribute)
    }
    position += 1
    skipSpace()
    guard position < bytes.count, bytes[position] == quotationMark || bytes[position] == apostrophe
    else { return parseUnquotedValue(of: &attribute) }
    parseQuotedValue(of: &attribute)
  }

  /// Gives an attribute without a value the one that it stands for: `true`, but no modifiers.
  private mutating func finishBare(_ attribute: inout Markup.Attribute) {
    let isStyle = attribute.name == .style
    attribute.flags.formUnion(isStyle ? [.bare, .style, .unescapedStyle] : .bare)
    if !isStyle { attribute.value = sideText("true") }
    guard !isLoadedImage(attribute.name) else { return }
    report(
      .bareAttribute(
        text(attribute.nameRange), at: place(attribute.nameRange), readAs: isStyle ? "" : "true"))
  }

  /// Whether an attribute says that an `AsyncImage` is the picture that another one around it has
  /// loaded, which needs no value.
  ///
  /// Spec: VML 10.2.2.
  private func isLoadedImage(_ name: NameID) -> Bool {
    name == .image && lastTag == .asyncImage
      && (0..<open.count).contains { open[$0].name == .asyncImage }
  }

  private mutating func parseQuotedValue(of attribute: inout Markup.Attribute) {
    let opening = position
    let quote = bytes[opening]
    position += 1
    var needsDecoding = false
    var end = skipValue(quote, &needsDecoding, &attribute.flags)
    if end == .quote, attribute.name == .style,
      let inside = quotedInside(opening: opening, closing: position)
    {
      report(inside, openedAt: opening)
      position = inside.end + 1
      attribute.flags.remove(.interpolation)
      return finish(
        &attribute, opening + 1..<inside.end, needsDecoding: needsDecoding, isWhole: false)
    }
    if end == .quote, attribute.name != .style,
      let later = quoteBehindWord(opening: opening, closing: position)
    {
      reportQuote(at: position, opening: opening, end: later)
      position = later + 1
      attribute.flags.remove(.interpolation)
      return finish(
        &attribute, opening + 1..<later, needsDecoding: needsDecoding, isWhole: false)
    }
    if end == .quote, belongsToLaterAttribute(closing: position, opening: opening) {
      end = .leftOpen
    }
    let range: Range<Int>
    switch end {
    case .quote:
      range = opening + 1..<position
      position += 1
    case .leftOpen:
      position = likelyEnd(ofValueFrom: opening + 1)
      range = opening + 1..<position
      report(
        .unclosedAttribute(
          text(attribute.nameRange), quote, at: place(opening..<opening + 1),
          fix: place(position..<position)))
    case .mistake:
      position = likelyEnd(ofValueFrom: opening + 1)
      range = opening + 1..<position
      if position < bytes.count, bytes[position] == quote { position += 1 }
    }
    if end != .quote { attribute.flags.remove(.interpolation) }
    finish(&attribute, range, needsDecoding: needsDecoding, isWhole: end == .quote)
  }

  /// End of a value.
  private enum ValueEnd {
    case quote
    /// The file ended first.
    case leftOpen
    /// A mistake inside, already reported, makes it unknown where the value ends.
    case mistake
  }

  /// Steps to the quote that ends a value.
  private mutating func skipValue(
    _ quote: UInt8, _ needsDecoding: inout Bool, _ flags: inout Markup.Flags
  ) -> ValueEnd {
    let special = SoughtByte(dialect == .source ? backslash : quote)
    while true {
      position = firstIndex(
        of: SoughtByte(quote), SoughtByte(UInt8(ascii: "&")), special, in: bytes.span,
        position..<bytes.count)
      guard position < bytes.count else { return .leftOpen }
      switch bytes[position] {
      case quote: return .quote
      case backslash:
        switch skipBackslashes(&needsDecoding) {
        case .nothing: break
        case .interpolation: flags.insert(.interpolation)
        case .unclosedInterpolation: return .mistake
        }
      default:
        needsDecoding = true
        position += 1
      }
    }
  }

  private mutating func parseUnquotedValue(of attribute: inout Markup.Attribute) {
    let start = position
    if let end = endOfCurlyQuotes(from: start) { return finishCurly(&attribute, start..<end) }
    if start < bytes.count, let end = endOfBraces(from: start) {
      return finishBraces(&attribute, start..<end)
    }
    while position < bytes.count, !endsUnquotedValue(at: position) { position += 1 }
    let equals = bytes[start..<position].firstIndex(of: UInt8(ascii: "="))
    if let equals, bytes[start..<equals].allSatisfy(ByteClasses.isAttributeName) {
      // `a= b="c"`: what looks like a value is the next attribute.
      position = start
      while ByteClasses.isSpace(bytes[position - 1]) { position -= 1 }
    }
    let range = min(start, position)..<position
    report(.unquotedValue(text(range), at: place(range)))
    attribute.value = TextSlice(source: range)
    attribute.valueLowerBound = UInt32(range.lowerBound)
    attribute.valueUpperBound = UInt32(range.upperBound)
  }

  /// One past the quotes of a value that a word processor has curled: `style=“bold()”`.
  private func endOfCurlyQuotes(from start: Int) -> Int? {
    guard isCurlyQuote(at: start) else { return nil }
    var index = start + 3
    while index < bytes.count, bytes[index] != UInt8(ascii: "<"), bytes[index] != 0x0A {
      if isCurlyQuote(at: index) {
        let next = index + 3
        return next >= bytes.count || endsUnquotedValue(at: next) ? next : nil
      }
      index += 1
    }
    return nil
  }

  /// Whether one of `“”„‘’` stands at an index.
  private func isCurlyQuote(at index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80 else {
      return false
    }
    return [0x9C, 0x9D, 0x9E, 0x98, 0x99].contains(bytes[index + 2])
  }

  private mutating func finishCurly(_ attribute: inout Markup.Attribute, _ range: Range<Int>) {
    position = range.upperBound
    let value = range.lowerBound + 3..<range.upperBound - 3
    report(.curlyQuotes(text(value), at: place(range)))
    attribute.value = TextSlice(source: value)
    attribute.valueLowerBound = UInt32(value.lowerBound)
    attribute.valueUpperBound = UInt32(value.upperBound)
  }

  private func endsUnquotedValue(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: ">"), UInt8(ascii: "<"): true
    case UInt8(ascii: "/"): index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ">")
    case let byte: ByteClasses.isSpace(byte)
    }
  }

  /// Decodes a value whose place is known; of one that is not `isWhole`, nothing more is reported.
  private mutating func finish(
    _ attribute: inout Markup.Attribute, _ range: Range<Int>, needsDecoding: Bool, isWhole: Bool
  ) {
    attribute.valueLowerBound = UInt32(range.lowerBound)
    attribute.valueUpperBound = UInt32(range.upperBound)
    attribute.value = TextSlice(source: range)
    guard isWhole else { return }
    if needsDecoding, !isBareExpression(attribute.name) { reportEntities(range) }
    if attribute.name == .style {
      parseStyleValue(of: &attribute, needsDecoding: needsDecoding)
    } else if needsDecoding, !attribute.flags.contains(.interpolation) {
      attribute.value = decode(range)
    }
  }

  /// Whether an attribute of the current element holds an expression or a condition.
  ///
  /// A bare `&` in it is an operator.
  private func isBareExpression(_ name: NameID) -> Bool {
    guard dialect == .source else { return false }
    switch (lastTag, name) {
    case (.if, .test), (.elseif, .test), (.for, .in), (.let, .value): return true
    default: return name.isCode
    }
  }

  private mutating func sideText(_ text: String) -> TextSlice {
    let start = side.count
    side.append(contentsOf: text.utf8)
    return TextSlice(side: start..<side.count)
  }
}

/// The index of the first byte from an index on that is neither plain nor of one of VML's own
/// entities.
@inline(never)
private func endOfEscapedValue(_ source: Span<UInt8>, from start: Int) -> Int {
  var index = start
  while let entity = VMLEntity(source, at: index) {
    index = endOfPlainValue(in: source, from: index &+ entity.length)
  }
  return index
}

/// Whether a quote ends a value, and what follows leaves nothing to be said about it.
@inline(__always)
private func endsValue(_ source: Span<UInt8>, at quote: Int) -> Bool {
  byte(source, quote) == quotationMark && endsAttribute(source, at: quote &+ 1)
}

/// Whether the bytes at an index may follow an attribute.
@inline(__always)
func endsAttribute(_ source: Span<UInt8>, at index: Int) -> Bool {
  switch byte(source, index) {
  case 0x20, UInt8(ascii: ">"), 0x0A: true
  case UInt8(ascii: "/"): byte(source, index &+ 1) == UInt8(ascii: ">")
  default: false
  }
}

extension MarkupParser {
  /// Whether a name is new in its tag, and the tag has room for one more attribute.
  ///
  /// Mutating, since to call another function of so large a value the compiler would copy it.
  @inline(__always)
  private mutating func isNew(_ name: NameID, in tag: StartTag) -> Bool {
    attributes.count &- tag.firstAttribute < attributeLimit
      && (!tag.mayHave(name) || firstAttribute(name, from: tag.firstAttribute) == nil)
  }

  @inline(never)
  private mutating func firstAttribute(_ name: NameID, from first: Int) -> Int? {
    var index = first
    while index < attributes.count {
      if attributes[index].name == name { return index }
      index += 1
    }
    return nil
  }
}

extension MarkupParser.StartTag {
  @inline(__always)
  func mayHave(_ name: NameID) -> Bool { names & Self.bit(name) != 0 }

  /// Takes note of an attribute: of its name, and the first bytes of that.
  @inline(__always)
  mutating func add(_ name: NameID, _ prefix: UInt64, _ flags: Markup.Flags) {
    names |= Self.bit(name)
    let newOrder = Self.order(name, prefix)
    // Of names that begin alike, the writer finds out which comes first.
    if newOrder <= order { traits.remove(.ordered) }
    if !flags.contains(.standing) { traits.remove(.standing) }
    order = newOrder
  }

  /// A number that is larger for an attribute that comes later.
  ///
  /// It agrees with ``attributeRank(_:isRead:)``; within a rank the first bytes decide, which as a
  /// number are more than all ranks before.
  @inline(__always)
  private static func order(_ name: NameID, _ prefix: UInt64) -> UInt64 {
    switch name {
    case .id: 1
    case .tag: 2
    case .template: 3
    case .style: .max
    default: prefix
    }
  }

  private static func bit(_ name: NameID) -> UInt64 { 1 &<< UInt64(name.rawValue) }
}

extension Diagnostic {
  fileprivate static func duplicate(
    _ name: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateAttribute, .error, at: range, "attribute '\(name)' is given twice",
      notes: [
        Note("first given here", at: first),
        Note(
          name == "class"
            ? "both classes stand in one: class=\"title big\""
            : name == "style"
              ? "both styles stand in one, with ';' between them"
              : "clients disagree about which one counts; remove one"),
      ])
  }

  fileprivate static func tooManyAttributes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .attributeLimit, .error, at: range,
      "more than \(attributeLimit) attributes in one element; the rest of the file is not read",
      notes: [Note("a quote or '>' may be missing; what is long belongs into a component")])
  }

  fileprivate static func bareAttribute(
    _ name: String, at range: SourceRange, readAs value: String
  ) -> Diagnostic {
    let isForeign = name.utf8.first.map { "{#*[(@:".utf8.contains($0) } ?? false
    return Diagnostic(
      .bareAttribute, .warning, at: range,
      "attribute '\(name)' has no value; it is read as \"\(value)\"",
      notes: isForeign
        ? [Note("other languages have such attributes; VML's have a name and a value in quotes")]
        : [],
      fixIts: isForeign
        ? []
        : [
          FixIt(
            "write '\(name)=\"\(value)\"'", replace: range.end, with: "=\"\(value)\"", safety: .safe
          )
        ])
  }

  fileprivate static func unclosedAttribute(
    _ name: String, _ quote: UInt8, at range: SourceRange, fix: SourceRange
  ) -> Diagnostic {
    let quote = String(UnicodeScalar(quote))
    return Diagnostic(
      .unclosedAttribute, .error, at: range, "expected \(quote) to end the value of '\(name)'",
      fixIts: [FixIt("insert \(quote)", replace: fix, with: quote)])
  }

  fileprivate static func curlyQuotes(_ value: String, at range: SourceRange) -> Diagnostic {
    let quote = value.utf8.contains(quotationMark) ? "'" : "\""
    return Diagnostic(
      .attributeValue, .error, at: range, "the quotes round a value are straight, \" or '",
      fixIts: value.contains(quote)
        ? []
        : [FixIt("write them straight", replace: range, with: quote + value + quote, safety: .safe)]
    )
  }

  fileprivate static func unquotedValue(_ value: String, at range: SourceRange) -> Diagnostic {
    let quotes = value.utf8.count { $0 == quotationMark || $0 == apostrophe }
    // Of a quote at only one end, the other one was forgotten.
    let isHalf = quotes == 1 && (value.hasSuffix("\"") || value.hasSuffix("'"))
    let bare = isHalf ? String(value.dropLast()) : value
    return Diagnostic(
      .attributeValue, .error, at: range,
      value.isEmpty ? "expected a value after '='" : "expected a value in quotes",
      fixIts: quotes == 0 || isHalf
        ? [FixIt("write \"\(bare)\"", replace: range, with: "\"\(bare)\"")] : [])
  }
}
