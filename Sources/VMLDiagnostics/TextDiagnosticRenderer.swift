/// Shows diagnostics to people: headline, place, the line in question with carets, notes, fixes.
///
/// ```text
/// error[duplicate-attribute]: attribute 'font' is given twice
///  --> input.vml:2:22
///   |
/// 2 |   <Text font="title" font="body">
///   |                      ^^^^
/// ```
///
/// Lines and columns count from 1, columns in UTF-8 bytes. Nothing from the input reaches the
/// terminal as a control character, and a line of ten thousand characters is cut to what is round
/// the carets.
public struct TextDiagnosticRenderer {
  /// The widest message, in columns; what an author's names make longer is cut.
  private static let messageWidth = 500
  /// The longest replacement, in UTF-8 bytes, whose result is shown.
  private static let previewLimit = 200

  private var places: SourcePlaces
  private let palette: Palette
  private var output = ""
  /// Number of columns that the line numbers of the current diagnostic take.
  private var gutter = 1

  public init(sources: SourceSet, color: Bool) {
    places = SourcePlaces(sources)
    palette = Palette(isColored: color)
  }

  /// The text for all of the diagnostics, with an empty line between two; empty if there are none.
  public mutating func render(_ diagnostics: [Diagnostic]) -> String {
    output = ""
    for diagnostic in diagnostics {
      if !output.isEmpty { output += "\n" }
      append(diagnostic)
    }
    return output
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    gutter = gutterWidth(of: diagnostic)
    let style: Palette.Style = diagnostic.severity == .error ? .error : .warning
    let label = "\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue)]"
    let message = displayLine(diagnostic.message, limit: Self.messageWidth)
    appendLine(palette.paint(label, style) + palette.paint(": " + message, .headline))
    if let range = diagnostic.range { appendExcerpt(range, style) }
    for note in diagnostic.notes {
      appendLine(
        palette.paint("note", .note) + ": " + displayLine(note.message, limit: Self.messageWidth))
      if let range = note.range { appendExcerpt(range, .note) }
    }
    for fixIt in diagnostic.fixIts {
      appendLine(
        palette.paint("fix", .fix) + ": " + displayLine(fixIt.title, limit: Self.messageWidth))
      appendPreview(fixIt)
    }
  }

  private mutating func gutterWidth(of diagnostic: Diagnostic) -> Int {
    let ranges =
      [diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.fixIts.map(\.range)
    let lastLine = ranges.compactMap { places.place(of: $0)?.end.line }.max() ?? 1
    return String(lastLine).utf8.count
  }
}

// MARK: - Excerpts

extension TextDiagnosticRenderer {
  private mutating func appendExcerpt(_ range: SourceRange, _ style: Palette.Style) {
    guard let (file, lines) = places.lines(of: range.file) else { return }
    let start = lines.position(at: range.range.lowerBound)
    // The line feed at a range's end belongs to the line that it ends.
    let lastByte = max(range.range.lowerBound, range.range.upperBound - 1)
    let lastLine = lines.position(at: lastByte).line
    appendPlace(path: places.sources.path(of: file), start)
    // A folder, a broken link, an empty file: there is nothing to show.
    guard !file.bytes.isEmpty else { return }
    appendGutter("", "")
    appendMarkedLine(start.line, of: file, lines, marking: range.range, "^", style)
    guard lastLine > start.line else { return }
    if lastLine > start.line + 1 { appendGutter("…", "") }
    guard let line = lines.range(ofLine: lastLine) else { return }
    let text = file.bytes[line].prefix(excerptWidth).prefix { $0 == 0x20 || $0 == 0x09 }.endIndex
    let mark = min(text, line.upperBound)..<max(text, range.range.upperBound)
    appendMarkedLine(lastLine, of: file, lines, marking: mark, "^", style)
  }

  private mutating func appendMarkedLine(
    _ number: Int, of file: SourceFile, _ lines: LineTable, marking mark: Range<Int>,
    _ sign: Character, _ style: Palette.Style
  ) {
    guard let line = lines.range(ofLine: number) else { return }
    let excerpt = ExcerptLine(line, of: file.bytes, marking: mark)
    append(excerpt, number: number, sign, style)
  }

  /// Shows the line that a fix would leave, where that is one line.
  private mutating func appendPreview(_ fixIt: Diagnostic.FixIt) {
    let new = Array(fixIt.replacement.utf8)
    guard new.count <= Self.previewLimit, !new.contains(where: { $0 == 0x0A || $0 == 0x0D }),
      let (file, lines) = places.lines(of: fixIt.range.file),
      0...file.bytes.count ~= fixIt.range.range.lowerBound,
      fixIt.range.range.upperBound <= file.bytes.count
    else { return }
    let number = lines.position(at: fixIt.range.range.lowerBound).line
    guard number == lines.position(at: fixIt.range.range.upperBound).line,
      let line = lines.range(ofLine: number)
    else { return }
    let excerpt = ExcerptLine(
      line, of: file.bytes, replacing: fixIt.range.range, with: new)
    appendGutter("", "")
    let sign: Character? = new.isEmpty ? nil : fixIt.range.range.isEmpty ? "+" : "~"
    append(excerpt, number: number, sign, .fix)
  }

  private mutating func append(
    _ excerpt: ExcerptLine, number: Int, _ sign: Character?, _ style: Palette.Style
  ) {
    appendGutter(String(number), excerpt.text)
    guard let sign else { return }
    let marks = String(repeating: sign, count: excerpt.markWidth)
    let lead = String(repeating: " ", count: excerpt.markColumn)
    appendGutter("", lead + palette.paint(marks, style))
  }

  private mutating func appendPlace(path: String, _ position: LineTable.Position) {
    let indent = String(repeating: " ", count: gutter)
    let path = displayLine(path, limit: .max / 16)
    appendLine(
      indent + palette.paint("-->", .gutter) + " \(path):\(position.line):\(position.column)")
  }

  private mutating func appendGutter(_ label: String, _ text: String) {
    let indent = String(repeating: " ", count: gutter - label.count)
    appendLine(palette.paint(indent + label + " |", .gutter) + (text.isEmpty ? "" : " " + text))
  }

  private mutating func appendLine(_ line: String) {
    output += line
    output += "\n"
  }
}

// MARK: - Colours

/// The ANSI colours of each part, or none.
private struct Palette {
  let isColored: Bool

  enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case fix = "1;32"
    case gutter = "1;34"
    case headline = "1"
  }

  func paint(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
