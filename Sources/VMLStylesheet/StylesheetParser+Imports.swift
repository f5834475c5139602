import VMLDiagnostics
import VMLMarkup

extension StylesheetParser {
  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Parses `string ";"`.
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
    sheet.imports.append(Stylesheet.Import(path: text(path), range: place(path)))
    style.position = end
    let word = style.position
    style.skipSpace()
    if let name = style.parseIdentifier(), text(name) == "layer" {
      report(.laterInstruction("layer", at: place(name)))
      return skipItem()
    }
    style.position = word
    expectEnd("'@import'")
  }
}

extension Diagnostic {
  fileprivate static func importInBlock(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'@import' stands outside of every block")
  }

  fileprivate static func expectedPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range,
      "expected the path of a sheet, as in '@import \"base.vss\";'")
  }
}
