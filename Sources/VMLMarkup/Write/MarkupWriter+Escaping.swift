extension MarkupWriter {
  /// The index of the first byte that is written in another form than it is meant, or may be.
  func findSpecial(in bytes: [UInt8], _ range: Range<Int>, quotes: Bool) -> Int {
    let less = SoughtByte(UInt8(ascii: "<"))
    return firstIndex(
      of: SoughtByte(UInt8(ascii: "&")), less, SoughtByte(UInt8(ascii: ">")),
      quotes ? SoughtByte(quotationMark) : less,
      dialect == .source ? SoughtByte(backslash) : less, in: bytes.span, range)
  }

  /// Brings everything from an index to the output's end into the form in which it is written.
  ///
  /// Nearly always there is nothing to do, which is found out many bytes at a time.
  mutating func escape(from start: Int, quotes: Bool) {
    let first = findSpecial(in: output, start..<output.count, quotes: quotes)
    guard first < output.count else { return }
    let rest = Array(output[first...])
    output.removeSubrange(first...)
    var index = 0
    while index < rest.count {
      let special = findSpecial(in: rest, index..<rest.count, quotes: quotes)
      output.append(contentsOf: rest[index..<special])
      index = special
      guard index < rest.count else { return }
      if rest[index] == backslash {
        index = writeBackslashes(of: rest, at: index)
      } else {
        writeEntity(for: rest[index])
        index += 1
      }
    }
  }

  /// Writes a run of backslashes: doubled before a parenthesis, so that none begins an
  /// interpolation.
  ///
  /// - Returns: The index after the run.
  private mutating func writeBackslashes(of bytes: [UInt8], at start: Int) -> Int {
    let end = start + backslashCount(in: bytes, from: start, to: bytes.count)
    output.append(contentsOf: bytes[start..<end])
    if end < bytes.count, bytes[end] == openingParenthesis {
      output.append(contentsOf: bytes[start..<end])
    }
    return end
  }

  /// Writes the entity for a byte that has one.
  mutating func writeEntity(for byte: UInt8) {
    switch byte {
    case quotationMark: output.append(contentsOf: "&quot;".utf8)
    case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
    default: output.append(contentsOf: "&gt;".utf8)
    }
  }
}

extension MarkupWriter {
  /// Writes a style that may hold interpolations: no entity is decoded inside of one, so none is
  /// written.
  mutating func writeEscapedStyle(_ style: [UInt8]) {
    flush()
    var index = 0
    while index < style.count {
      guard let interpolation = nextInterpolation(in: style, from: index) else {
        writeStyleText(style[index...])
        return
      }
      writeStyleText(style[index..<interpolation.lowerBound])
      output.append(contentsOf: style[interpolation])
      index = interpolation.upperBound
    }
  }

  private mutating func writeStyleText(_ style: ArraySlice<UInt8>) {
    for byte in style {
      switch byte {
      case quotationMark, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"):
        writeEntity(for: byte)
      default: output.append(byte)
      }
    }
  }

  /// Range of the next interpolation of a printed style, from its backslash to its `)`.
  private func nextInterpolation(in style: [UInt8], from start: Int) -> Range<Int>? {
    guard dialect == .source else { return nil }
    var index = start
    while index < style.count {
      let run = backslashCount(in: style, from: index, to: style.count)
      index += run
      guard run % 2 == 1, index < style.count, style[index] == openingParenthesis,
        let closing = endOfInterpolation(in: style, from: index + 1, to: style.count)
      else {
        index += run == 0 ? 1 : 0
        continue
      }
      return index - 1..<closing + 1
    }
    return nil
  }
}
