/// Number of columns between two tab stops of an excerpt.
private let tabWidth = 4

/// Number of characters, such as accents, that may be heaped on another before the rest is left
/// out.
private let stackedScalarLimit = 16

/// Characters that take up columns of a terminal together: a letter and its accents, an emoji, a
/// tab's spaces.
struct DisplayCell {
  /// Text to print; safe for a terminal.
  var text: String
  /// 2 for East Asian wide characters and emoji, otherwise 1; 1 to 4 for a tab.
  var width: Int
  /// Which bytes it stands for.
  var bytes: Range<Int>
}

/// The cells that show some bytes on a terminal, whatever they hold.
///
/// Line ends, form feeds and carriage returns are shown as spaces. What could act on the terminal
/// or reorder the text around it (control characters and with them escape sequences, bidirectional
/// overrides, invisible characters), and what is not UTF-8, is shown as U+FFFD.
func displayCells(of bytes: some Collection<UInt8>) -> [DisplayCell] {
  let bytes = Array(bytes)
  var builder = CellBuilder()
  var offset = 0
  while offset < bytes.count {
    let decoded = decodeScalar(in: bytes, at: offset)
    let range = offset..<offset + decoded.length
    switch decoded {
    case .invalid: builder.append("\u{FFFD}", width: 1, range)
    case .scalar(let scalar, _): builder.append(scalar, range)
    }
    offset = range.upperBound
  }
  return builder.cells
}

/// Text of ours or the author's in one line that is safe for a terminal and at most `limit` columns
/// wide.
func displayLine(_ text: String, limit: Int) -> String {
  if text.utf8.count <= limit, text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
  // Even of text that is all accents, this many bytes are more than a reader looks at.
  let cells = displayCells(of: text.utf8.prefix(limit * 8))
  let isWhole = text.utf8.count <= limit * 8 && cells.reduce(0) { $0 + $1.width } <= limit
  var line = ""
  var width = 0
  for cell in cells {
    guard isWhole || width + cell.width < limit else { break }
    line += cell.text
    width += cell.width
  }
  return isWhole ? line : line + "…"
}

private struct CellBuilder {
  private(set) var cells: [DisplayCell] = []
  private var column = 0
  /// Number of characters in the last cell.
  private var stacked = 0
  private var last: Unicode.Scalar?

  mutating func append(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    defer { last = scalar }
    switch scalar {
    // Nothing of ASCII joins anything; nearly all text is of these.
    case " "..."~": append(String(scalar), width: 1, range)
    case "\t":
      let width = tabWidth - column % tabWidth
      append(String(repeating: " ", count: width), width: width, range)
    case "\n", "\u{C}", "\r": append(" ", width: 1, range)
    case _ where isHarmful(scalar): append("\u{FFFD}", width: 1, range)
    case _ where joinsLast(scalar): join(scalar, range)
    case _ where isZeroWidth(scalar): append("◌\(scalar)", width: 1, range)
    default: append(String(scalar), width: isWide(scalar) ? 2 : 1, range)
    }
  }

  mutating func append(_ text: String, width: Int, _ range: Range<Int>) {
    cells.append(DisplayCell(text: text, width: width, bytes: range))
    column += width
    stacked = 1
  }

  private func joinsLast(_ scalar: Unicode.Scalar) -> Bool {
    guard let last, let cell = cells.last, cell.text != "\u{FFFD}", cell.text.first != " " else {
      return false
    }
    if isZeroWidth(scalar) { return true }
    if last == "\u{200D}" { return scalar.properties.isEmoji && !scalar.isASCII }
    if scalar.properties.isEmojiModifier { return last.properties.isEmojiModifierBase }
    // Two regional indicators make a flag.
    return isRegionalIndicator(scalar) && isRegionalIndicator(last) && stacked == 1
  }

  private mutating func join(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    let index = cells.count - 1
    cells[index].bytes = cells[index].bytes.lowerBound..<range.upperBound
    guard stacked < stackedScalarLimit else { return }
    stacked += 1
    cells[index].text.unicodeScalars.append(scalar)
    // The selector of the emoji style makes signs such as U+2764 wide.
    guard scalar == "\u{FE0F}", last?.properties.isEmoji == true, cells[index].width == 1 else {
      return
    }
    cells[index].width = 2
    column += 1
  }
}

// MARK: - Properties of characters

private func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  // Joiners and tags are format characters that emoji and scripts need.
  case 0x200C...0x200D, 0xE0020...0xE007F: return false
  // Signs of Arabic and other scripts that are format characters, but are seen.
  case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate: return true
  default: return false
  }
}

private func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x300: return false
  // Joiners, tags, and the vowels and finals of Hangul, which stand in the square of its initial.
  case 0x200C...0x200D, 0xE0020...0xE007F, 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
  default: break
  }
  let category = scalar.properties.generalCategory
  return category == .nonspacingMark || category == .enclosingMark
}

/// Whether a character takes up two columns: the classes W and F of UAX 11, and emoji.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x1100: false
  case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
    true
  default: scalar.properties.isEmojiPresentation
  }
}

private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
  0x1F1E6...0x1F1FF ~= scalar.value
}
