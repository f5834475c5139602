import VMLDiagnostics

/// Recognises tags and values of other languages. Each gets one message that names the language
/// and the way out, instead of several about the pieces that VML would take it for.
extension MarkupParser {
  // MARK: Tags

  /// Steps over what stands between `<` and `>` in a template of a server, if that is what begins
  /// at the position: `<%= x %>`, `<.button>`, `<:slot>`, `<>`.
  ///
  /// - Returns: Whether it did.
  mutating func skipForeignTag() -> Bool {
    let start = position
    guard dialect == .source, start + 1 < bytes.count else { return false }
    switch bytes[start + 1] {
    case UInt8(ascii: "%"):
      guard let end = find("%>", from: start + 2) else { return false }
      position = end + 2
      reportServerTag(start..<position)
    case UInt8(ascii: "."), UInt8(ascii: ":"):
      guard start + 2 < bytes.count, ByteClasses.isLetter(bytes[start + 2]),
        let end = endOfForeignTag(from: start + 2)
      else { return false }
      let name = start + 2..<endOfIdentifier(in: bytes.span, from: start + 2)
      position = end
      hasForeignTag = true
      report(
        bytes[start + 1] == UInt8(ascii: ".")
          ? .functionComponent(text(name), at: place(start..<name.upperBound))
          : .namedSlot(text(name), at: place(start..<name.upperBound)))
    case UInt8(ascii: ">"):
      position = start + 2
      hasForeignTag = true
      report(.fragment(at: place(start..<position)))
    default: return false
    }
    return true
  }

  func mayBeForeignTag(at index: Int) -> Bool {
    guard dialect == .source, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "<") else {
      return false
    }
    return [UInt8(ascii: "%"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ">")].contains(
      bytes[index + 1])
  }

  /// Steps over the end tag of what ``skipForeignTag()`` steps over.
  mutating func skipForeignEndTag() -> Bool {
    let name = position + 2
    guard hasForeignTag, name < bytes.count else { return false }
    switch bytes[name] {
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ">"):
      guard let end = endOfForeignTag(from: name) else { return false }
      position = end
      return true
    default: return false
    }
  }

  /// One past the `>` of a tag, which does not stand in quotes or braces.
  private func endOfForeignTag(from start: Int) -> Int? {
    var index = start
    var braces = 0
    var quote: UInt8?
    let end = min(bytes.count, start + Self.foreignReach)
    while index < end {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case quotationMark, apostrophe: quote = byte
        case UInt8(ascii: "{"): braces += 1
        case UInt8(ascii: "}"): braces -= 1
        case UInt8(ascii: ">") where braces <= 0: return index + 1
        default: break
        }
      }
      index += 1
    }
    return nil
  }

  private func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    let end = min(bytes.count, start + Self.foreignReach)
    var index = start
    while index + wanted.count <= end {
      if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) { return index }
      index += 1
    }
    return nil
  }

  /// Number of bytes within which the end of foreign text is sought.
  private static let foreignReach = 1 << 12

  /// Reports `<%= x %>` and `<% … %>`; what only ends or divides a block goes with its beginning.
  private mutating func reportServerTag(_ range: Range<Int>) {
    var code = text(range.lowerBound + 2..<range.upperBound - 2)[...]
    if code.hasPrefix("!--") || code.hasPrefix("#") {
      return report(.serverComment(at: place(range)))
    }
    let isValue = code.hasPrefix("=") || code.hasPrefix("-")
    if isValue { code = code.dropFirst() }
    code = code.trimmingBlanks
    guard isValue || !["end", "else", "}", "} else {", "else if"].contains(code) else { return }
    report(.serverTag(String(code), isValue: isValue, at: place(range)))
  }

  // MARK: Values

  /// One past the braces that stand for a value in JSX and HEEx: `spacing={32}`.
  func endOfBraces(from start: Int) -> Int? {
    guard dialect == .source, bytes[start] == UInt8(ascii: "{") else { return nil }
    var depth = 0
    var quote: UInt8?
    let end = min(bytes.count, start + Self.foreignReach)
    for index in start..<end {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case quotationMark, apostrophe: quote = byte
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return nil
  }

  mutating func finishBraces(_ attribute: inout Markup.Attribute, _ range: Range<Int>) {
    position = range.upperBound
    let value = range.lowerBound + 1..<range.upperBound - 1
    report(
      .braces(text(value), of: text(attribute.nameRange), at: place(range)))
    attribute.value = TextSlice(source: value)
    attribute.valueLowerBound = UInt32(value.lowerBound)
    attribute.valueUpperBound = UInt32(value.upperBound)
  }

  /// The quote that is meant to end a value whose first quote, at `closing`, stands inside of a
  /// word: `title='Don't stop'`.
  func quoteBehindWord(opening: Int, closing: Int) -> Int? {
    guard closing + 1 < bytes.count,
      ByteClasses.isLetter(bytes[closing + 1])
        || ByteClasses.isDigit(bytes[closing + 1]) && bytes[closing - 1] == 0x20,
      !bytes[opening + 1..<closing].contains(where: { $0 == 0x0A || $0 == 0x3C || $0 == 0x3E })
    else { return nil }
    let quote = bytes[opening]
    var found: Int?
    var index = closing + 1
    let end = min(bytes.count, closing + Self.foreignReach)
    scan: while index < end {
      switch bytes[index] {
      case quote where index + 1 == bytes.count || endsAttribute(bytes.span, at: index + 1):
        found = index
      case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), 0x0A: break scan
      default: break
      }
      index += 1
    }
    return found
  }

  mutating func reportQuote(at closing: Int, opening: Int, end: Int) {
    let quote = text(closing..<closing + 1)
    let other = quote == "'" ? "\"" : "'"
    let value = text(opening + 1..<end)
    let escaped =
      value.contains(other)
      ? quote
        + value.split(separator: quote, omittingEmptySubsequences: false)
        .joined(separator: quote == "'" ? "&#39;" : "&quot;") + quote
      : other + value + other
    report(
      .quoteInWord(
        quote, at: place(closing..<closing + 1),
        Diagnostic.FixIt("write \(escaped)", replace: place(opening..<end + 1), with: escaped)))
  }

  // MARK: Instructions

  /// Reads what stands in a tag of `if`, `elseif`, `for` or `let` without the attribute that it
  /// belongs to: `<if item == "x">`, `<for item in items>`.
  ///
  /// - Returns: Whether that was there; then it is read as if it stood in the attributes.
  mutating func parseBareCode(_ tag: inout StartTag) -> Bool {
    guard dialect == .source, attributes.count == tag.firstAttribute,
      lastTag == .if || lastTag == .elseif || lastTag == .for
    else { return false }
    let start = position
    let word = NameKey(bytes.span, at: start, ByteClasses.isAttributeName).upperBound
    let behind = endOfSpace(in: bytes.span, from: word)
    if byte(bytes.span, behind) == UInt8(ascii: "="),
      byte(bytes.span, behind + 1) != UInt8(ascii: "=")
    {
      return false
    }
    guard let tagEnd = endOfForeignTag(from: start) else { return false }
    var end = tagEnd - 1
    if bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    while end > start, ByteClasses.isSpace(bytes[end - 1]) { end -= 1 }
    // A word alone may be the attribute, whose value is missing.
    guard end > word || bytes[start] == UInt8(ascii: "!") else { return false }
    position = end
    let code = text(start..<end)
    guard lastTag == .for else {
      addCode("test", start..<end, to: &tag)
      report(.bareTest(code, of: names.string(lastTag), at: place(start..<end)))
      return true
    }
    guard let list = find(" in ", from: word), list == word || bytes[start] == openingParenthesis,
      list + 4 < end
    else {
      position = start
      return false
    }
    addCode("each", start..<word, to: &tag)
    addCode("in", list + 4..<end, to: &tag)
    report(.bareLoop(text(start..<word), text(list + 4..<end), at: place(start..<end)))
    return true
  }

  private mutating func addCode(_ name: String, _ range: Range<Int>, to tag: inout StartTag) {
    let id = names.intern(name)
    attributes.append(
      Markup.Attribute(
        name: id, value: TextSlice(source: range), nameLowerBound: UInt32(range.lowerBound),
        nameUpperBound: UInt32(range.lowerBound), valueLowerBound: UInt32(range.lowerBound),
        valueUpperBound: UInt32(range.upperBound)))
    tag.add(id, 0, [])
  }

  /// Reads `<else if …>` as `<elseif …>`.
  ///
  /// - Returns: Whether the position, which is past it then, stood before that `if`.
  mutating func parseElseIf(_ tag: StartTag) -> Bool {
    guard dialect == .source, lastTag == .else, attributes.count == tag.firstAttribute,
      position + 2 < bytes.count, text(position..<position + 2) == "if",
      ByteClasses.isSpace(bytes[position + 2])
    else { return false }
    report(.elseIf(at: place(tag.name.lowerBound..<position + 2)))
    position += 2
    lastTag = .elseif
    return true
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

/// A value of another template language, as VML writes it.
///
/// - Returns: `nil` for anything but a name, with members behind it, or a literal.
public func interpolation(ofForeign code: String) -> String? {
  var path = code[...].trimmingBlanks
  if path.first == "@" || path.first == "$" { path = path.dropFirst() }
  if path.first == "." { path = path.dropFirst() }
  guard let first = path.first, first.isLetter || first == "_" else { return nil }
  let isPath = path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
    !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
  return isPath ? "\\(\(path))" : nil
}

extension Diagnostic {
  fileprivate static func serverTag(
    _ code: String, isValue: Bool, at range: SourceRange
  ) -> Diagnostic {
    let written = isValue ? interpolation(ofForeign: code) : nil
    let way =
      isValue
      ? "a value is '\\(name)', from the page's front matter or the site's data"
      : "a condition is '<if test=\"…\">', a loop '<for each=\"x\" in=\"list\">'"
    return Diagnostic(
      .foreignSyntax, .error, at: range,
      "this is a template of EEx, ERB or EJS, which a server fills in",
      notes: [Note("a page is compiled once; " + way)],
      fixIts: written.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func serverComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .error, at: range, "this is a comment of EEx or ERB",
      notes: [Note("a comment of VML is '<!-- … -->'")])
  }

  fileprivate static func functionComponent(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .error, at: range, "'<.\(name)>' calls a function component of HEEx",
      notes: [
        Note("a component is a file of 'components', and its element has the file's name: '<Card>'")
      ])
  }

  fileprivate static func namedSlot(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .error, at: range, "'<:\(name)>' is a slot of HEEx",
      notes: [Note("a view goes into a slot by its name: '<Text template=\"\(name)\">'")])
  }

  fileprivate static func fragment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .error, at: range, "'<>' is a fragment of JSX",
      notes: [Note("views may stand side by side; 'Group' makes one of several")])
  }

  fileprivate static func braces(
    _ value: String, of attribute: String, at range: SourceRange
  ) -> Diagnostic {
    let replacement = attribute == "style" ? nil : quoted(value)
    return Diagnostic(
      .foreignSyntax, .error, at: range, "a value in braces is JSX or HEEx",
      notes: [
        Note(
          attribute == "style"
            ? "a style is text, with ';' between its modifiers: style=\"bold();padding(8)\""
            : "a value stands in quotes, and what is worked out in it in '\\(…)'")
      ],
      fixIts: replacement.map { [FixIt("write \($0)", replace: range, with: $0)] } ?? [])
  }

  /// A value of JSX or HEEx as an attribute of VML has it, with its quotes.
  private static func quoted(_ value: String) -> String? {
    let value = value[...].trimmingBlanks
    guard !value.isEmpty, !value.contains("\n") else { return nil }
    if value.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) || value == "true"
      || value == "false"
    {
      return "\"\(value)\""
    }
    if let quote = value.first, quote == "\"" || quote == "'", value.last == quote,
      value.count > 1, !value.dropFirst().dropLast().contains(where: { "\"{<#".contains($0) })
    {
      return "\"\(value.dropFirst().dropLast())\""
    }
    if value.first == ":", value.dropFirst().allSatisfy({ $0.isLetter || $0 == "_" }) {
      return "\"\(value.dropFirst())\""
    }
    return interpolation(ofForeign: String(value)).map { "\"\($0)\"" }
  }

  fileprivate static func quoteInWord(
    _ quote: String, at range: SourceRange, _ fixIt: FixIt
  ) -> Diagnostic {
    Diagnostic(
      .attributeValue, .error, at: range, "this \(quote) ends the value", fixIts: [fixIt])
  }

  fileprivate static func bareTest(
    _ code: String, of name: String, at range: SourceRange
  ) -> Diagnostic {
    let value = code.contains("\"") ? code.replacing("\"", with: "'") : code
    return Diagnostic(
      .foreignSyntax, .error, at: range, "the condition of '\(name)' is the value of 'test'",
      fixIts: [
        FixIt("write 'test=\"\(value)\"'", replace: range, with: "test=\"\(value)\"")
      ])
  }

  fileprivate static func bareLoop(
    _ variable: String, _ list: String, at range: SourceRange
  ) -> Diagnostic {
    let written = "each=\"\(variable)\" in=\"\(list.replacing("\"", with: "'"))\""
    return Diagnostic(
      .foreignSyntax, .error, at: range, "the variable and the list of 'for' are attributes",
      fixIts: [FixIt("write '\(written)'", replace: range, with: written)])
  }

  fileprivate static func elseIf(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .error, at: range, "'else if' is one word here",
      notes: [Note("as in '<if test=\"a\">…<elseif test=\"b\"/>…<else/>…</if>'")],
      fixIts: [FixIt("write 'elseif'", replace: range, with: "elseif")])
  }
}
