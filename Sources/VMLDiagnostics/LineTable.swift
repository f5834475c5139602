/// Finds the lines of a file, for the few places of it that diagnostics show.
///
/// A line ends at LF. The CR of a CRLF belongs to the line's end, and is no part of its text; a CR
/// that stands alone is white space, as it is to the parsers. The last line may be empty: text that
/// ends in a line feed has one line more than line feeds. A byte order mark at the start belongs to
/// no line.
///
/// Only every so many bytes is noted how many lines came before, so that a file of nothing but line
/// feeds takes no more memory than any other, and every look-up reads only a few hundred bytes,
/// whatever the length of the lines.
public struct LineTable: Sendable {
  /// A place in text as people and editors count: line and column, each from 1.
  public struct Position: Hashable, Sendable {
    public var line: Int
    /// In the units that were asked for.
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Unit that columns count; a tab is one in all of them.
  public enum ColumnUnit: Sendable {
    case utf8Bytes
    case utf16CodeUnits
  }

  private static let blockSize = 1024

  private let bytes: [UInt8]
  private let textStart: Int
  private let firstLine: Int
  private let blocks: [Block]
  /// Number of lines; at least one.
  public let lineCount: Int

  public init(_ file: SourceFile) {
    bytes = file.bytes
    textStart = file.textStart
    firstLine = file.firstLine
    var blocks: [Block] = []
    blocks.reserveCapacity(bytes.count / LineTable.blockSize + 1)
    var block = Block(lineIndex: 0, lineStart: textStart, utf16Offset: 0)
    var offset = 0
    while true {
      blocks.append(block)
      let end = min(offset + LineTable.blockSize, bytes.count)
      block.advance(over: bytes, offset..<end)
      offset = end
      // The last block noted is the one that the end of the file is in, also if that is empty.
      if offset == bytes.count { break }
    }
    self.blocks = blocks
    lineCount = block.lineIndex + 1
  }

  /// The place of a byte; one that is outside of the file counts as the nearest that is inside.
  public func position(at offset: Int, in unit: ColumnUnit = .utf8Bytes) -> Position {
    let offset = min(max(textStart, offset), bytes.count)
    let state = state(at: offset)
    let column =
      switch unit {
      case .utf8Bytes: offset - state.lineStart
      case .utf16CodeUnits: state.utf16Offset - self.state(at: state.lineStart).utf16Offset
      }
    return Position(line: state.lineIndex + firstLine, column: column + 1)
  }

  /// The offset of a line's first byte, or `nil` if the file has no such line; lines count from the
  /// file's first.
  public func start(ofLine line: Int) -> Int? {
    let index = line - firstLine
    guard 0..<lineCount ~= index else { return nil }
    // The last block that begins on an earlier line, or on this one if that is the first.
    var (low, high) = (0, blocks.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if blocks[middle].lineIndex < index { low = middle } else { high = middle }
    }
    var state = blocks[low]
    var offset = low * LineTable.blockSize
    while state.lineIndex < index, offset < bytes.count {
      state.advance(over: bytes, offset..<offset + 1)
      offset += 1
    }
    return state.lineStart
  }

  /// The bytes of a line without its end, or `nil` if the file has no such line; lines count from
  /// the file's first.
  public func range(ofLine line: Int) -> Range<Int>? {
    guard let start = start(ofLine: line) else { return nil }
    guard let next = self.start(ofLine: line + 1) else { return start..<bytes.count }
    let end = next - 1
    let isCRLF = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return start..<(isCRLF ? end - 1 : end)
  }

  private func state(at offset: Int) -> Block {
    let index = min(offset / LineTable.blockSize, blocks.count - 1)
    var state = blocks[index]
    state.advance(over: bytes, index * LineTable.blockSize..<offset)
    return state
  }

  /// Counts up to some offset.
  private struct Block {
    /// Number of line feeds before it.
    var lineIndex: Int
    /// Start of the line that the offset is in.
    var lineStart: Int
    /// Number of UTF-16 code units that the text before takes; what is not UTF-8 is counted
    /// roughly.
    var utf16Offset: Int

    mutating func advance(over bytes: [UInt8], _ range: Range<Int>) {
      for offset in range {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "\n") {
          lineIndex += 1
          lineStart = offset + 1
        }
        // Every character has one byte that does not continue another; beyond U+FFFF it takes two
        // units.
        if byte & 0xC0 != 0x80 { utf16Offset += byte >= 0xF0 ? 2 : 1 }
      }
    }
  }
}
