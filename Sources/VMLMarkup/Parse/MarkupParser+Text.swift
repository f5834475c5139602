import VMLDiagnostics

extension MarkupParser {
  /// Parses text up to the next tag, or white space between tags, if all of it is written as it
  /// stands there.
  ///
  /// - Returns: Where it ends; or `nil`, without having read anything, if there may be more to it.
  @inline(__always)
  mutating func parsePlainText(_ source: Span<UInt8>, at start: Int) -> Int? {
    var end = endOfSpace(in: source, from: start)
    if byte(source, end) == UInt8(ascii: "<") {
      // Nearly all white space between tags.
      return source[start] == 0x0A && isTag(source, at: end) ? end : nil
    }
    end = endOfPlainText(in: source, from: end)
    var text = TextSlice(source: start, upTo: end)
    if byte(source, end) == UInt8(ascii: "&") {
      end = endOfEscapedText(source, from: end)
      guard byte(source, end) == UInt8(ascii: "<"), isTag(source, at: end) else { return nil }
      text = decodeEscaped(source, start..<end)
    } else {
      guard byte(source, end) == UInt8(ascii: "<"), isTag(source, at: end) else { return nil }
    }
    isAtStart = false
    appendNode(.text, text, at: start..<end, .standing)
    return end
  }

  /// Parses the rules inside of `<Style>`, which stand there as they are: `&`, `<` and `\(` mean to
  /// a sheet what they mean to it.
  ///
  /// They end before the end tag. Without one they end with the head, so that the rest of the page
  /// is read.
  @inline(never)
  mutating func parseSheetText(_ source: Span<UInt8>, of name: Range<Int>) {
    let start = position
    position = endOfSpace(in: source, from: start)
    let text = position
    let end = find("</" + self.text(name)) ?? find("</head") ?? bytes.count
    position = end
    guard text < end else { return }
    appendNode(.text, TextSlice(source: text..<end), at: text..<end, .standing)
  }

  /// The next place of a text, if there is one.
  private func find(_ text: String) -> Int? {
    let wanted = Array(text.utf8)
    var index = position
    while let next = bytes[index...].firstIndex(of: wanted[0]) {
      if bytes[next...].starts(with: wanted) { return next }
      index = next + 1
    }
    return nil
  }

  /// Parses text up to the next tag.
  @inline(never)
  mutating func parseText(_ source: Span<UInt8>) {
    let start = position
    var text = TextScan()
    skipSpace(source)
    guard position < bytes.count else { return }
    if bytes[position] != UInt8(ascii: "<") {
      text.isBlank = false
    } else if isTag(source, at: position), bytes[start] == 0x0A {
      return
    }
    scanText(source, &text)
    guard !text.isForeign else { return }
    // White space alone between elements means nothing.
    guard !text.isBlank || isBesideInstruction(source, start..<position) else { return }
    isAtStart = false
    appendText(start..<position, text)
  }

  /// Facts about a text that was scanned.
  struct TextScan {
    var isBlank = true
    /// Whether nothing in it is written in another form than it stands there.
    var isStanding = true
    var needsDecoding = false
    var hasInterpolation = false
    /// Whether it is a tag of another language, which was reported.
    var isForeign = false
  }

  /// Whether white space without a line break stands beside the tag of an instruction, where it may
  /// be part of a text: `<if test="a">One</if> <if test="b">Two</if>`.
  private func isBesideInstruction(_ source: Span<UInt8>, _ blank: Range<Int>) -> Bool {
    guard dialect == .source, let innermost = open.last,
      innermost.name.rawValue > NameID.body.rawValue,
      blank.upperBound < bytes.count,
      !bytes[blank].contains(0x0A), !bytes[blank].contains(0x0D)
    else { return false }
    if lastTag.isInstruction { return true }
    let isEnd = bytes[blank.upperBound + 1] == UInt8(ascii: "/")
    let start = blank.upperBound + (isEnd ? 2 : 1)
    let name = NameKey(source, start..<endOfIdentifier(in: source, from: start))
    return names.find(source, name)?.isInstruction == true
  }

  private mutating func scanText(_ source: Span<UInt8>, _ text: inout TextScan) {
    let start = position
    while !hasStopped {
      position = endOfPlainText(in: source, from: position)
      guard position < bytes.count else { return }
      if bytes[position] == UInt8(ascii: "<"), isTag(source, at: position) { return }
      if mayBeForeignTag(at: position) {
        // The text before it is one of its own.
        if position > start { return }
        text.isForeign = skipForeignTag()
        if text.isForeign { return }
      }
      text.isStanding = false
      switch bytes[position] {
      case UInt8(ascii: "<"):
        let space = position + 1..<endOfSpace(in: bytes.span, from: position + 1)
        report(
          isBlankTag(at: space)
            ? .blankInTag(at: place(space)) : .strayLess(at: place(position..<position + 1)))
        text.isBlank = false
        position += 1
      case backslash where dialect == .source:
        if case .interpolation = skipBackslashes(&text.needsDecoding) {
          text.hasInterpolation = true
        }
      case backslash, UInt8(ascii: ">"):
        position += 1
      default:
        text.needsDecoding = true
        position += 1
      }
    }
  }

  private mutating func appendText(_ range: Range<Int>, _ scan: TextScan) {
    if scan.needsDecoding { reportEntities(range) }
    var text = TextSlice(source: range)
    if scan.needsDecoding, !scan.hasInterpolation {
      text = decode(range)
      guard !side[text.range].allSatisfy(ByteClasses.isSpace) else { return }
    }
    let traits: Markup.Node.Traits =
      scan.hasInterpolation ? .interpolation : scan.isStanding ? .standing : []
    appendNode(.text, text, at: range, traits)
  }

  // MARK: Escapes

  /// Text behind a run of backslashes.
  enum AfterBackslashes { case nothing, interpolation, unclosedInterpolation }

  /// Steps over backslashes, and over an interpolation that they begin.
  ///
  /// Sets `needsDecoding` where a backslash escapes another.
  mutating func skipBackslashes(_ needsDecoding: inout Bool) -> AfterBackslashes {
    let run = backslashCount(in: bytes, from: position, to: bytes.count)
    position += run
    guard position < bytes.count, bytes[position] == openingParenthesis else { return .nothing }
    if run > 1 { needsDecoding = true }
    guard run % 2 == 1 else { return .nothing }
    guard let closing = endOfInterpolation(in: bytes, from: position + 1, to: bytes.count) else {
      report(.unclosedInterpolation(at: place(position - 1..<position + 1)))
      return .unclosedInterpolation
    }
    position = closing + 1
    return .interpolation
  }

  /// The decoded text of a stretch that has no entities but VML's own, in the side buffer.
  @inline(never)
  mutating func decodeEscaped(_ source: Span<UInt8>, _ range: Range<Int>) -> TextSlice {
    let first = side.count
    side.append(addingCapacity: range.count) { output in
      var index = range.lowerBound
      while index < range.upperBound {
        let end = min(endOfPlainText(in: source, from: index), range.upperBound)
        output.append(index..<end, of: source)
        guard end < range.upperBound else { return }
        // Nothing else ends plain text here.
        guard let entity = VMLEntity(source, at: end) else { return }
        output.append(entity.character)
        index = end + entity.length
      }
    }
    return TextSlice(side: first..<side.count)
  }

  /// The decoded text of a stretch without interpolations, in the side buffer.
  mutating func decode(_ range: Range<Int>) -> TextSlice {
    let start = side.count
    var decoder = TextDecoder(bytes, range, dialect == .source ? .halved : .plain)
    while let piece = decoder.next() {
      switch piece {
      case .bytes(let range): side.append(contentsOf: bytes[range])
      case .text(let text, _): side.append(contentsOf: text.utf8)
      case .interpolation, .slip: break
      }
    }
    return TextSlice(side: start..<side.count)
  }

  /// Warns of every `&` that is not the beginning of a known entity.
  mutating func reportEntities(_ range: Range<Int>) {
    var decoder = TextDecoder(bytes, range, dialect == .source ? .halved : .plain)
    while let piece = decoder.next() {
      guard case .slip(let slip, let range) = piece else { continue }
      switch slip {
      case .ampersand:
        if range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: "&") { continue }
        let isDouble =
          range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: "&")
        report(isDouble ? .conjunction(at: place(range)) : .ampersand(at: place(range)))
      case .unknownEntity: report(.unknownEntity(text(range), at: place(range)))
      }
    }
  }
}

extension MarkupParser {
  /// Whether a tag goes on behind the blanks that follow its `<`.
  private func isBlankTag(at space: Range<Int>) -> Bool {
    guard !space.isEmpty, space.upperBound < bytes.count,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[space.upperBound])
    else { return false }
    let rest = bytes[space.upperBound...].prefix(1 << 12)
    return rest.first { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } == UInt8(ascii: ">")
  }
}

/// The index of the first byte from an index on that is neither plain nor of one of VML's own
/// entities.
@inline(never)
private func endOfEscapedText(_ source: Span<UInt8>, from start: Int) -> Int {
  var index = start
  // A quote is written as it is.
  while let entity = VMLEntity(source, at: index), entity.character != quotationMark {
    index = endOfPlainText(in: source, from: index &+ entity.length)
  }
  return index
}

extension Diagnostic {
  fileprivate static func strayLess(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayMarkup, .error, at: range, "a '<' begins no tag here",
      fixIts: [FixIt("write '&lt;'", replace: range, with: "&lt;")])
  }

  /// `range` is of the blanks behind the '<'.
  fileprivate static func blankInTag(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayMarkup, .error, at: range, "a tag has no blank behind its '<'",
      fixIts: [FixIt("remove the blank", replace: range, with: "")])
  }

  fileprivate static func unclosedInterpolation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unclosedInterpolation, .error, at: range, "expected ')' to end this interpolation",
      notes: [Note("a quote or parenthesis inside it may be left open; a literal '\\(' is '\\\\('")]
    )
  }

  fileprivate static func conjunction(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .ampersand, .warning, at: range, "'&&' is text here, and each '&' is written '&amp;'",
      notes: [Note("a condition is '<if test=\"a && b\">…</if>'")])
  }

  fileprivate static func ampersand(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .ampersand, .warning, at: range, "a '&' that begins no entity is written '&amp;'",
      fixIts: [FixIt("write '&amp;'", replace: range, with: "&amp;", safety: .safe)])
  }

  fileprivate static func unknownEntity(_ entity: String, at range: SourceRange) -> Diagnostic {
    let name = String(entity.dropFirst().dropLast())
    let nearest =
      name.utf8.count > 2 ? nearestName(to: name, in: htmlEntities.keys.sorted()) : nil
    return Diagnostic(
      .unknownEntity, .warning, at: range,
      "'\(entity)' is not a known entity, and is kept as text"
        + didYouMean(nearest.map { "&\($0);" }),
      notes: [
        Note("VML has &lt; &gt; &amp; &quot; and &#39;; HTML's names and numbers are known too")
      ],
      fixIts: nearest.map { [FixIt("write '&\($0);'", replace: range, with: "&\($0);")] } ?? [
        FixIt(
          "write '&amp;' for the '&'", replace: range, with: "&amp;\(entity.dropFirst())",
          safety: .safe)
      ])
  }
}
