import VMLDiagnostics

extension MarkupParser {
  /// Parses a comment, the doctype, or something that VML does not have.
  mutating func parseDeclaration() {
    if starts(with: "<!--") {
      parseComment()
    } else if starts(with: "<![CDATA[") {
      parseUnsupported(until: "]]>")
    } else if starts(with: "<!doctype") {
      parseDoctype()
    } else {
      parseUnsupported(until: ">")
    }
  }

  /// Parses `'<!--' … '-->'`; the first `-->` ends it.
  private mutating func parseComment() {
    let start = position
    let content = start + 4
    guard let end = find("-->", from: content) else {
      report(.unclosedComment(at: place(start..<content)))
      return stop()
    }
    position = end + 3
    appendNode(.comment, TextSlice(source: content..<end), at: start..<position)
  }

  /// Parses `<!doctype swiftui+vml>` in any case.
  private mutating func parseDoctype() {
    let start = position
    let nameStart = start + 9
    let end = bytes[nameStart...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
    guard let end, bytes[end] == UInt8(ascii: ">") else {
      position =
        bytes[nameStart...].firstIndex { $0 == UInt8(ascii: "<") || $0 == 0x0A }
        ?? bytes.count
      return report(.unclosedTag("!doctype", at: place(position..<position)))
    }
    position = end + 1
    let range = start..<position
    guard isAtStart else { return report(.misplacedDoctype(at: place(range))) }
    isAtStart = false
    defer { appendNode(.doctype, .empty, at: range) }
    guard !bytes[range].elementsEqual("<!doctype swiftui+vml>".utf8) else { return }
    let name = String(decoding: bytes[nameStart..<end].prefix(64), as: UTF8.self).lowercased()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if name != "swiftui+vml" || !ByteClasses.isSpace(bytes[nameStart]) {
      report(.unknownDoctype(name, at: place(range)))
    }
  }

  /// Steps over something that other languages of the kind have.
  mutating func parseUnsupported(until closing: String) {
    let start = position
    let opening = start..<min(start + (closing == "]]>" ? 9 : 2), bytes.count)
    let isPHP =
      bytes[start...].starts(with: "<?=".utf8) || bytes[start...].starts(with: "<?php".utf8)
    report(.unsupported(text(opening), isPHP: isPHP, at: place(opening)))
    guard let end = find(closing, from: opening.upperBound) else { return stop() }
    position = end + closing.utf8.count
  }

  /// Leaves the rest of the file unread.
  private mutating func stop() {
    hasStopped = true
    position = bytes.count
  }

  /// Whether some text comes next, in any case.
  private func starts(with text: String) -> Bool {
    guard position + text.utf8.count <= bytes.count else { return false }
    return zip(text.utf8, bytes[position...]).allSatisfy { expected, byte in
      expected == byte || (ByteClasses.isLetter(expected) && expected | 0x20 == byte | 0x20)
    }
  }

  /// The index of the next occurrence of some text.
  private func find(_ text: String, from start: Int) -> Int? {
    let text = Array(text.utf8)
    var index = start
    while index + text.count <= bytes.count {
      let first = SoughtByte(text[0])
      index = firstIndex(of: first, first, first, in: bytes.span, index..<bytes.count)
      guard index + text.count <= bytes.count else { return nil }
      if bytes[index..<index + text.count].elementsEqual(text) { return index }
      index += 1
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func unclosedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unclosedComment, .error, at: range, "expected '-->' to end this comment")
  }

  fileprivate static func misplacedDoctype(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedDoctype, .error, at: range, "a doctype stands once, before everything else",
      fixIts: [FixIt("remove it", replace: range, with: "")])
  }

  fileprivate static func unknownDoctype(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownDoctype, .warning, at: range,
      name == "swiftui"
        ? "'<!doctype swiftui>' is an older form" : "'\(name)' is not VML's doctype",
      fixIts: [
        FixIt(
          "write '<!doctype swiftui+vml>'", replace: range, with: "<!doctype swiftui+vml>",
          safety: .safe)
      ])
  }

  fileprivate static func unsupported(
    _ opening: String, isPHP: Bool, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unsupportedMarkup, .error, at: range, "VML has no '\(opening)'",
      notes: [
        Note(
          isPHP
            ? "a page is compiled once, without PHP; a value is '\\(page.title)'"
            : "text is written with '&lt;' and '&amp;', and notes as '<!-- … -->'")
      ])
  }
}
