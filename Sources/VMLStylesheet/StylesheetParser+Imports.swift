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
    style.skipSpace()
    let start = style.position
    let end = style.current.map { isQuote($0) ? endOfString(start) : start } ?? start
    guard end > start + 1, bytes[end - 1] == bytes[start] else {
      report(.expectedPath(at: placeHere()))
      return skipItem()
    }
    let path = start + 1..<end - 1
    style.position = end
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

  fileprivate static func expectedPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range,
      "expected the path of a sheet, as in '@import \"base.vss\";'")
  }
}
