import VMLDiagnostics
import VMLMarkup

/// Reports what looks like an interpolation or a block of another language in the texts and
/// attributes of a page or component, since a client shows it as it stands.
///
/// A file without a `{` costs a search for that byte, and a look at how each text begins.
///
/// - Complexity: Linear in the file's size.
func reportForeignText(in markup: Markup, from start: Int, reporting bag: inout DiagnosticBag) {
  let bytes = markup.file.bytes
  let hasBrace = firstIndex(of: UInt8(ascii: "{"), in: bytes.span, from: start) != nil
  let hasLineBreak = firstEscapedLineBreak(in: bytes, start..<bytes.count) != nil
  var finder = ForeignTextFinder(bytes: bytes, file: markup.file)
  var index = 0
  /// One past the last node inside of an element; a text behind it is bare, which is told as that.
  var end = 0
  while index < markup.nodes.count {
    let node = markup.nodes[index]
    index += 1
    if node.kind == .element { end = max(end, Int(node.end)) }
    switch node.kind {
    case .text:
      if index <= end { finder.lookAtLines(of: node.range, reporting: &bag) }
      if hasLineBreak { finder.lookForLineBreak(in: node.range, reporting: &bag) }
      if hasBrace { finder.look(in: node.range, isText: true, reporting: &bag) }
    case .element where node.name == .styleView: index = Int(node.end)
    case .element where hasBrace:
      for attribute in markup.attributes[node.attributes]
      where attribute.name != .style && !attribute.name.isCode
        && !finder.isTileAddress(attribute.valueRange)
      {
        finder.look(in: attribute.valueRange, reporting: &bag)
      }
    default: break
    }
  }
}

/// The first `\\n` that no other backslash stands before.
private func firstEscapedLineBreak(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
  var index = range.lowerBound
  while let found = firstIndex(of: UInt8(ascii: "\\"), in: bytes.span, from: index),
    found + 1 < range.upperBound
  {
    if bytes[found + 1] == UInt8(ascii: "n") { return found }
    index = found + 2
  }
  return nil
}

private struct ForeignTextFinder {
  let bytes: [UInt8]
  let file: SourceFile
  /// Reports at most this many in a file; one mistake of habit is in all of it.
  private var left = 20
  /// Names that are still looked up in the file.
  private var lookups = 100
  /// Blocks of Blade that have begun.
  private var openBlocks = 0
  /// The end of a block that has begun; all of it is one mistake.
  private var blockEnd: ForeignBlock?

  init(bytes: [UInt8], file: SourceFile) {
    self.bytes = bytes
    self.file = file
  }

  /// Whether a value is the pattern of a map's tiles, whose braces the app fills in.
  func isTileAddress(_ range: Range<Int>) -> Bool {
    let pattern = bytes[range].drop { $0 != UInt8(ascii: "{") }
    return ["{s}", "{x}", "{z}"].contains { pattern.starts(with: $0.utf8) }
      && pattern.firstRange(of: "{z}".utf8) != nil
  }

  /// Reports a `\\n` that no interpolation stands before.
  mutating func lookForLineBreak(in range: Range<Int>, reporting bag: inout DiagnosticBag) {
    guard left > 0, let found = firstEscapedLineBreak(in: bytes, range),
      bytes[range.lowerBound..<found].firstRange(of: "\\(".utf8) == nil
    else { return }
    report(.escapedLineBreak(at: file.sourceRange(found..<found + 2)), to: &bag)
  }

  /// Looks at how each line of a text begins.
  mutating func lookAtLines(of range: Range<Int>, reporting bag: inout DiagnosticBag) {
    var start = range.lowerBound
    while start < range.upperBound, left > 0 {
      lookAtBeginning(of: start..<range.upperBound, reporting: &bag)
      start = (bytes[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound) + 1
    }
  }

  /// Looks at how a line of text begins: as a view or modifier of Swift, a property of QML, a
  /// line of Blade or Angular, a name of the page or a value in parentheses.
  mutating func lookAtBeginning(of range: Range<Int>, reporting bag: inout DiagnosticBag) {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] != 0x0A, isSpace(bytes[start]) { start += 1 }
    guard start < range.upperBound else { return }
    let first = bytes[start]
    guard left > 0 else { return }
    if isNameByte(first) { return lookAtWord(start..<range.upperBound, reporting: &bag) }
    if first == UInt8(ascii: "/"), start + 1 < range.upperBound {
      let second = bytes[start + 1]
      guard second == first || second == UInt8(ascii: "*") else { return }
      let line = bytes[start..<range.upperBound].prefix { $0 != 0x0A }
      return report(.foreignComment(at: file.sourceRange(line.indices)), to: &bag)
    }
    guard first == UInt8(ascii: ".") || first == UInt8(ascii: "@") || first == UInt8(ascii: "(")
    else { return }
    let name = bytes[(start + 1)..<range.upperBound].prefix {
      isNameByte($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/")
    }
    let word = String(decoding: name, as: UTF8.self)
    let next = name.endIndex < range.upperBound ? bytes[name.endIndex] : 0
    switch first {
    case UInt8(ascii: "."):
      guard next == UInt8(ascii: "("), word.first?.isLowercase == true,
        followsView(start)
      else { return }
      let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
      report(
        .swiftModifier(
          String(decoding: bytes[(start + 1)..<(end ?? range.upperBound)], as: UTF8.self),
          at: file.sourceRange(start..<name.endIndex)), to: &bag)
    case UInt8(ascii: "@"):
      let way: String
      if word.hasPrefix("string/") {
        way = "'@string/…' is Android's; here it is '@\(word.dropFirst(7))'"
      } else if Self.lines.contains(word) {
        // '@section' and '@section(count: 3)' are texts of 'locales/'.
        let rest = bytes[name.endIndex..<range.upperBound].drop { $0 == 0x20 }
        let inside = rest.dropFirst().drop(while: isNameByte)
        let isCall = rest.first == UInt8(ascii: "(") && inside.first != UInt8(ascii: ":")
        let begins = isCall && Self.blocks.contains(word)
        if begins || isCall && openBlocks == 0 {
          report(.foreignLine(word, at: file.sourceRange(start..<name.endIndex)), to: &bag)
        }
        if begins {
          openBlocks += 1
        } else if word.hasPrefix("end") {
          openBlocks = max(0, openBlocks - 1)
        }
        return
      } else if isVariablePath(word) {
        way = "a value is '\\(\(word))'; '@' names a text of 'locales/'"
      } else {
        return
      }
      report(.foreignName(word, way, at: file.sourceRange(start..<name.endIndex)), to: &bag)
    default:
      // 'data.gov' may be an address.
      guard next == UInt8(ascii: ")"), isVariablePath(word), !word.hasPrefix("data.") else {
        return
      }
      report(
        .lostBackslash(word, at: file.sourceRange(start..<name.endIndex + 1)), to: &bag)
    }
  }

  /// Instructions of Blade and Angular that stand in a line behind an `@` and have an end.
  private static let blocks: Set<String> = [
    "component", "for", "foreach", "forelse", "if", "section", "slot", "switch", "unless",
  ]
  private static let lines = blocks.union(blocks.map { "end" + $0 }).union([
    "case", "else", "elseif", "empty", "extends", "include", "yield",
  ])

  /// Looks at a text that begins with a letter, which most do.
  private mutating func lookAtWord(_ range: Range<Int>, reporting bag: inout DiagnosticBag) {
    let name = bytes[range].prefix { isNameByte($0) || $0 == UInt8(ascii: ".") }
    guard let next = bytes[name.endIndex...].first, name.endIndex < range.upperBound,
      next == UInt8(ascii: "(") || next == UInt8(ascii: ":")
    else { return }
    let word = String(decoding: name, as: UTF8.self)
    let line = bytes[name.startIndex..<range.upperBound].prefix { $0 != 0x0A }
    let place = file.sourceRange(line.indices)
    let rest = line.dropFirst(name.count + 1)
    if next == UInt8(ascii: "("), Self.views.contains(word), Self.areArguments(rest),
      !isInText(range.lowerBound)
    {
      report(.swiftView(word, at: place), to: &bag)
    } else if next == UInt8(ascii: ":"), rest.first == 0x20,
      ["anchors.", "Layout.", "font.", "border."].contains(where: word.hasPrefix)
    {
      report(.property(word, at: place), to: &bag)
    }
  }

  /// Whether the last tag before a place begins a '<Text>', which may show code.
  private func isInText(_ place: Int) -> Bool {
    let before = bytes[max(0, place - 4096)..<place]
    guard let tag = before.lastIndex(of: UInt8(ascii: "<")) else { return true }
    return before[tag...].starts(with: "<Text".utf8)
  }

  /// Whether a text behind a parenthesis begins as arguments do, and not as in 'Text(s)'.
  private static func areArguments(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.contains(UInt8(ascii: ")")), let first = text.first else { return false }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return true
    case UInt8(ascii: ")"):
      return [nil, UInt8(ascii: "."), UInt8(ascii: "{")].contains(
        text.dropFirst().first { !isSpace($0) })
    default: return text.drop(while: isNameByte).first == UInt8(ascii: ":")
    }
  }

  /// Views that are pasted into pages most, and that no text begins with before a parenthesis.
  private static let views: Set<String> = [
    "AsyncImage", "Button", "Circle", "Color", "Divider", "Form", "ForEach", "Grid", "Group",
    "HStack", "Image", "Label", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List",
    "NavigationLink", "NavigationStack", "Picker", "ProgressView", "Rectangle",
    "RoundedRectangle", "ScrollView", "Section", "Spacer", "TabView", "Text", "TextField",
    "Toggle", "VStack", "ZStack",
  ]

  /// Whether the tag before a text ends a view, so that the text stands behind it.
  private func followsView(_ start: Int) -> Bool {
    guard let end = bytes[..<start].lastIndex(where: { !isSpace($0) }),
      bytes[end] == UInt8(ascii: ">"), end > 0
    else { return false }
    if bytes[end - 1] == UInt8(ascii: "/") { return true }
    let lowest = max(0, end - 256)
    guard let tag = bytes[lowest..<end].lastIndex(of: UInt8(ascii: "<")) else { return false }
    return bytes[tag + 1] == UInt8(ascii: "/")
  }

  /// Whether a text is a path from a variable that the file or each page has.
  private mutating func isVariablePath(_ text: String) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count > 1, words.allSatisfy({ !$0.isEmpty }), !text.contains("/") else {
      return false
    }
    if ["page", "data", "site"].contains(words[0]) { return true }
    guard lookups > 0 else { return false }
    lookups -= 1
    let loop = Array("each=\"\(words[0])\"".utf8)
    return bytes.indices.contains {
      bytes[$0] == UInt8(ascii: "e") && bytes[$0...].starts(with: loop)
    }
  }

  private mutating func report(_ diagnostic: Diagnostic, to bag: inout DiagnosticBag) {
    left -= 1
    bag.report(diagnostic)
  }

  mutating func look(
    in range: Range<Int>, isText: Bool = false, reporting bag: inout DiagnosticBag
  ) {
    var index = range.lowerBound
    if isText, blockEnd == .jsx, endsJSX(range) { blockEnd = nil }
    while left > 0, let brace = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{")) {
      // The text of an expression is read with it.
      if let end = endOfInterpolation(from: index, before: brace, in: range) {
        index = end
        continue
      }
      index = brace + 1
      guard let foreign = ForeignInterpolation(bytes, at: brace, in: range) else {
        if isText, blockEnd == nil, let end = endOfJSX(from: brace, in: range) {
          blockEnd = .jsx
          let code = String(decoding: bytes[(brace + 1)..<end], as: UTF8.self)
          report(.jsx(code, at: file.sourceRange(brace..<end)), to: &bag)
          return
        }
        continue
      }
      index = foreign.range.upperBound
      if let block = blockEnd {
        if block.isEnded(by: foreign.code) { blockEnd = nil }
        continue
      }
      blockEnd = foreign.isBlock ? ForeignBlock(foreign.code) : nil
      report(.foreign(foreign, at: file.sourceRange(foreign.range)), to: &bag)
    }
  }

  /// One past the `)` of an interpolation that begins before `brace` and goes on behind it.
  private func endOfInterpolation(from start: Int, before brace: Int, in range: Range<Int>) -> Int?
  {
    guard
      let slash = bytes[start..<brace].lastIndex(of: UInt8(ascii: "\\")), slash + 1 < brace,
      bytes[slash + 1] == UInt8(ascii: "(")
    else { return nil }
    var depth = 0
    for index in (slash + 1)..<range.upperBound {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index > brace ? index + 1 : nil }
    }
    return nil
  }

  /// The end of a text that goes on with a tag, behind a `{` and an operator of JavaScript.
  private func endOfJSX(from brace: Int, in range: Range<Int>) -> Int? {
    var end = range.upperBound
    while end > brace, isSpace(bytes[end - 1]) { end -= 1 }
    let tail = bytes[brace..<end]
    let isOpen = ["?", "&&", "=>", "||", "=> ("].contains {
      tail.reversed().starts(with: $0.utf8.reversed())
    }
    return isOpen ? end : nil
  }

  private func endsJSX(_ range: Range<Int>) -> Bool {
    var depth = 0
    for byte in bytes[range] {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth < 0 { return true }
    }
    return false
  }
}

/// The way to say in VML what a block of another template language says.
///
/// `code` is the text in its braces.
private func way(ofBlock code: String) -> String {
  let code = code.drop { !$0.isLetter && $0 != ">" }
  let words = code.split { $0.isWhitespace || $0 == "(" || $0 == ")" || $0 == "," }.map(String.init)
  switch words.first ?? "" {
  case "for", "each", "foreach", "range":
    // `item in list` of Jinja, `list as item` of Svelte.
    if words.count > 3, ["in", "of"].contains(words[2]) { return loop(words[1], words[3]) }
    if words.count > 3, words[2] == "as" { return loop(words[3], words[1]) }
    return loop("x", words.count == 2 ? words[1] : "list")
  case "if", "unless", "case", "switch", "elif", "elseif", "else", "when", "await":
    return "a condition is '<if test=\"…\">…<else/>…</if>'"
  case "include", "render", "partial", "import", "from", "component", "template", "macro", "call":
    return "a component of 'components/' is an element with its file's name, as in '<Card/>'"
  case _ where words.first?.hasPrefix(">") == true:
    return "a component of 'components/' is an element with its file's name, as in '<Card/>'"
  case "extends", "layout": return "a page names its layout in its front matter: 'layout: Shell'"
  case "block", "slot", "yield": return "a component's place for content is '<slot/>'"
  case "set", "assign", "let", "with", "capture", "const":
    return "a name is given by '<let name=\"x\" value=\"…\"/>'"
  case "comment", "raw", "verbatim": return "a comment is '<!-- … -->'"
  case "trans", "translate", "t", "blocktrans": return "a text of 'locales/' is '@home.title'"
  default: return "a condition is '<if test=\"…\">', a loop '<for each=\"x\" in=\"list\">'"
  }
}

private func loop(_ name: String, _ list: String) -> String {
  "a loop is '<for each=\"\(name)\" in=\"\(list)\">…</for>'"
}

extension Diagnostic {
  fileprivate static func escapedLineBreak(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .warning, at: range, "a text has no '\\n'; it is shown as it stands",
      notes: [Note("a line ends with '\\(\"\\n\")', or with the next '<Text>'")],
      fixIts: [FixIt("write '\\(\"\\n\")'", replace: range, with: "\\(\"\\n\")")])
  }

  fileprivate static func foreignComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .warning, at: range, "this line is no comment in VML, and is shown",
      notes: [Note("a comment is '<!-- … -->'")])
  }

  fileprivate static func foreign(
    _ foreign: ForeignInterpolation, at range: SourceRange
  ) -> Diagnostic {
    let note =
      foreign.language.hasPrefix("a comment")
      ? "a comment is '<!-- … -->'"
      : foreign.isBlock
        ? way(ofBlock: foreign.code)
        : ForeignExpression.interpolation(ofFiltered: foreign.code).map { "a value is '\($0)'" }
          ?? "a value is '\\(name)'; a brace that is meant is '&#123;'"
    return Diagnostic(
      .foreignSyntax, .warning, at: range,
      "this is \(foreign.language), and is shown as it stands", notes: [Note(note)],
      fixIts: foreign.isBlock
        ? []
        : foreign.replacement.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func jsx(_ code: String, at range: SourceRange) -> Diagnostic {
    let code = code.drop(while: \.isWhitespace)
    let way: String
    if let call = code.range(ofCall: ".map(") {
      let item = code[call.upperBound...].drop { $0 == "(" }.prefix { $0.isLetter || $0 == "_" }
      way = loop(item.isEmpty ? "x" : String(item), String(code[..<call.lowerBound]))
    } else {
      var test = code
      while let last = test.last, last.isWhitespace || "?&|(=>".contains(last) { test.removeLast() }
      way = "a condition is '<if test=\"\(test)\">…<else/>…</if>'"
    }
    return Diagnostic(
      .foreignSyntax, .warning, at: range, "this is JSX, and is shown as it stands",
      notes: [Note(way)])
  }

  fileprivate static func foreignLine(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .warning, at: range,
      "'@\(word)' is Blade's or Angular's, and is shown as it stands",
      notes: [Note(way(ofBlock: word.hasPrefix("end") ? String(word.dropFirst(3)) : word))])
  }

  fileprivate static func swiftView(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .warning, at: range, "a view of Swift is shown as it stands",
      notes: [Note("views are elements: '<\(name)>…</\(name)>', with 'style' for modifiers")])
  }

  fileprivate static func property(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .warning, at: range, "'\(name):' is QML's, and is shown as it stands",
      notes: [
        Note(
          "what a view is like stands in its tag, as in "
            + "'style=\"frame(maxWidth: .infinity, maxHeight: .infinity)\"'")
      ])
  }

  fileprivate static func swiftModifier(_ call: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .warning, at: range,
      "a modifier behind a view is Swift, and is shown as it stands",
      notes: [Note("it stands in the view's tag: style=\"\(call)\"")])
  }

  fileprivate static func foreignName(
    _ name: String, _ way: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .warning, at: range, "'@\(name)' is no name of a text", notes: [Note(way)])
  }

  fileprivate static func lostBackslash(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, .warning, at: range, "'(\(path))' is shown as it stands",
      notes: [Note("a value has a '\\' before the parenthesis")],
      fixIts: [FixIt("write '\\(\(path))'", replace: range, with: "\\(\(path))")])
  }
}

extension Substring {
  /// The first place of a text.
  fileprivate func range(ofCall text: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) {
        return index..<self.index(index, offsetBy: text.count)
      }
      index = self.index(after: index)
    }
    return nil
  }
}
