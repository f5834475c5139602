/// The text of a file that is laid out, as it grows.
struct LayoutBuffer {
  private(set) var bytes: [UInt8] = []
  /// Number of characters in the last line so far.
  private(set) var column = 0
  /// `\n`, or `\r\n` in a file whose last line ends so.
  let lineBreak: [UInt8]

  init(for source: [UInt8], from start: Int) {
    bytes.reserveCapacity(source.count + source.count / 4)
    bytes.append(contentsOf: source[..<start])
    lineBreak = endsLinesWithReturn(source) ? [0x0D, 0x0A] : [0x0A]
  }

  /// An empty text that goes on where another one ends.
  init(behind other: LayoutBuffer) {
    lineBreak = other.lineBreak
    column = other.column
  }

  /// Length of the output at some moment.
  struct Mark {
    fileprivate var count: Int
    fileprivate var column: Int
  }

  var mark: Mark { Mark(count: bytes.count, column: column) }

  /// Takes back what was written since a mark was made.
  mutating func rewind(to mark: Mark) {
    bytes.removeSubrange(mark.count...)
    column = mark.column
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    column += 1
  }

  /// Appends ASCII without a line break.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    column += text.utf8.count
  }

  /// Appends text that may hold line breaks.
  mutating func append(_ text: ArraySlice<UInt8>) {
    bytes.append(contentsOf: text)
    if let lineFeed = text.lastIndex(of: 0x0A) {
      column = width(of: text[(lineFeed + 1)...])
    } else {
      column += width(of: text)
    }
  }

  mutating func startLine(indent: Int) {
    bytes.append(contentsOf: lineBreak)
    bytes.append(contentsOf: repeatElement(0x20, count: indent))
    column = indent
  }

  mutating func skipLine() { bytes.append(contentsOf: lineBreak) }

  mutating func appendBlanks(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: count))
    column += count
  }

  /// Puts blanks at some places of the last lines; the places are in their order.
  mutating func insertBlanks(_ insertions: [(offset: Int, count: Int)]) {
    guard let first = insertions.first else { return }
    let tail = Array(bytes[first.offset...])
    bytes.removeSubrange(first.offset...)
    var copied = first.offset
    for (offset, count) in insertions {
      bytes.append(contentsOf: tail[(copied - first.offset)..<(offset - first.offset)])
      bytes.append(contentsOf: repeatElement(0x20, count: count))
      copied = offset
    }
    bytes.append(contentsOf: tail[(copied - first.offset)...])
    let lineStart = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    column = width(of: bytes[lineStart...])
  }

  /// Ends the text with one line break, if there is any text behind `start`.
  mutating func end(from start: Int) {
    guard bytes.count > start else { return }
    if bytes.last != 0x0A { bytes.append(contentsOf: lineBreak) }
  }
}

/// Number of characters in a text.
func width(of text: ArraySlice<UInt8>) -> Int {
  var count = 0
  for byte in text where byte & 0xC0 != 0x80 { count += 1 }
  return count
}

func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

/// Whether the last line that ends does so with a carriage return: the one line end that a
/// formatter writes in every file.
private func endsLinesWithReturn(_ source: [UInt8]) -> Bool {
  guard let lineFeed = source.lastIndex(of: 0x0A), lineFeed > 0 else { return false }
  return source[lineFeed - 1] == 0x0D
}

// MARK: - Comments

extension LayoutBuffer {
  /// Writes a comment, whose later lines keep their places beneath its first one.
  ///
  /// `range` is the comment in `source`.
  mutating func append(comment range: Range<Int>, of source: [UInt8]) {
    guard source[range].contains(0x0A) else { return append(source[range]) }
    let shift = column - columnBefore(range.lowerBound, in: source)
    guard shift != 0 else { return append(source[range]) }
    for (number, line) in source[range].split(
      separator: 0x0A, omittingEmptySubsequences: false
    ).enumerated() {
      guard number > 0 else {
        append(line)
        continue
      }
      append([0x0A])
      let indentation = line.prefix { $0 == 0x20 }.count
      // A line of nothing but white space keeps what it has.
      guard line.contains(where: { !isSpace($0) }) else {
        append(line)
        continue
      }
      appendBlanks(max(0, indentation + shift))
      append(line.dropFirst(indentation))
    }
  }
}

/// Number of characters before an offset in its line.
private func columnBefore(_ offset: Int, in source: [UInt8]) -> Int {
  var start = offset
  while start > 0, source[start - 1] != 0x0A { start -= 1 }
  return width(of: source[start..<offset])
}

/// Order that a comment gives the formatter.
enum LayoutDirective {
  case off, on

  /// `text` is the comment without its delimiters.
  init?(comment text: ArraySlice<UInt8>) {
    let words = text.split(whereSeparator: isSpace)
    guard words.count == 2, words[0].elementsEqual("vmlc-format:".utf8) else { return nil }
    if words[1].elementsEqual("off".utf8) {
      self = .off
    } else if words[1].elementsEqual("on".utf8) {
      self = .on
    } else {
      return nil
    }
  }
}

/// Whether a comment turns warnings off, about the line that it stands in.
///
/// `text` is the comment without its delimiters.
func isAboutLine(comment text: ArraySlice<UInt8>) -> Bool {
  text.drop(while: isSpace).starts(with: "vmlc-ignore".utf8)
}

/// Number of neighbours on one line that are looked at for a comment about it.
let lineNeighbourLimit = 16
