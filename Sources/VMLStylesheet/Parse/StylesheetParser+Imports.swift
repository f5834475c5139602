import VMLDiagnostics
import VMLMarkup

extension StylesheetParser {
  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Parses `string ["layer" "(" name ")"] ";"`.
  mutating func parseImport(_ range: Range<Int>) {
    guard blocks.isEmpty else {
      report(.importInBlock(at: place(range)))
      return skipItem()
    }
    guard let path = parsePath() else {
      report(.expectedPath(at: placeHere()))
      return skipItem()
    }
    let end = style.position
    var reference = Stylesheet.Import(path: text(path), range: place(path))
    style.skipSpace()
    if let name = style.parseIdentifier() {
      guard text(name) == "layer", eat(UInt8(ascii: "(")) else {
        report(.expectedImportLayer(at: place(name)))
        return skipItem()
      }
      style.skipSpace()
      reference.layer = parseLayerName()
      style.skipSpace()
      guard reference.layer != nil, eat(UInt8(ascii: ")")) else {
        report(.expectedImportLayer(at: placeHere()))
        return skipItem()
      }
      sheet.imports.append(reference)
      return expectEnd("'@import'")
    }
    style.position = end
    sheet.imports.append(reference)
    expectEnd("'@import'")
  }

  /// Parses `string ";"`.
  mutating func parseTokens(_ range: Range<Int>) {
    guard !isInRule else {
      report(.tokensInRule(at: place(range)))
      return skipItem()
    }
    guard let path = parsePath() else {
      report(.expectedTokens(at: placeHere()))
      return skipItem()
    }
    let item = range.lowerBound..<style.position
    let root = Selector(
      compounds: [Selector.Compound(parts: [.root])], combinators: [], range: place(item))
    append(
      .tokens(Stylesheet.Reference(name: text(path), range: place(path)), [root]), item)
    expectEnd("'@tokens'")
  }

  /// The inside of a string that is next; `nil` if none is, or if it is empty or has no end.
  private mutating func parsePath() -> Range<Int>? {
    style.skipSpace()
    let start = style.position
    let end = style.current.map { isQuote($0) ? endOfString(start) : start } ?? start
    guard end > start + 1, bytes[end - 1] == bytes[start] else { return nil }
    style.position = end
    return start + 1..<end - 1
  }
}

extension Diagnostic {
  fileprivate static func importInBlock(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'@import' stands outside of every block")
  }

  fileprivate static func expectedImportLayer(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected a layer, or ';'",
      notes: [Note("as in '@import \"base.vss\" layer(base);'")])
  }

  fileprivate static func tokensInRule(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'@tokens' stands outside of rules",
      notes: [Note("tokens become custom properties of ':root', for the whole document")])
  }

  fileprivate static func expectedTokens(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range,
      "expected the path of a file of design tokens, as in '@tokens \"brand.tokens.json\";'")
  }

  fileprivate static func expectedPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range,
      "expected the path of a sheet, as in '@import \"base.vss\";'")
  }
}
