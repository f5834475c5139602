/// A format of rows that stand one after the other in a file.
public enum RowFormat: String, Sendable {
  /// A JSON object on each line.
  case jsonLines
  /// A table as RFC 4180 has it.
  case csv
}

/// Rows of one file that stand one after the other.
public struct RowBatch: Sendable {
  public var bytes: [UInt8]
  /// The ranges of the rows, line feeds included.
  public var rows: [Range<Int>]
  /// Number of the first line in the file.
  public var firstLine: Int
  /// For each row, the number of the line that it begins on.
  public var lines: [Int]
}

/// A row that is longer than ``RowCutter/rowSizeLimit``; mostly a quote that is never closed.
public struct RowTooLong: Error, Hashable, Sendable {
  /// Number of the line that the row begins on.
  public var line: Int
}

/// Cuts the bytes of a file, which come in pieces, into rows; it holds a piece and a row.
///
/// In a table, a line feed inside of quotes ends no row.
public struct RowCutter: Sendable {
  /// The longest row, in bytes.
  public static let rowSizeLimit = 1 << 24

  private let format: RowFormat
  private var buffer: [UInt8] = []
  /// The ends of the rows that are known, and the number of lines of each.
  private var ends: [(end: Int, lines: Int)] = []
  private var nextEnd = 0
  /// The start of the next row, and its line.
  private var start = 0
  private var line = 1
  /// The bytes that were looked at for ends of rows.
  private var scanned = 0
  private var isQuoted = false
  private var openLines = 0
  private var isFirst = true

  public init(_ format: RowFormat) { self.format = format }

  /// Adds a piece; it is to be called when ``next(upTo:)`` has no more.
  ///
  /// - Complexity: Linear in the piece, and in the row that it goes on with.
  public mutating func add(_ piece: [UInt8]) throws(RowTooLong) {
    buffer.removeFirst(start)
    (scanned, start) = (scanned - start, 0)
    ends.removeAll(keepingCapacity: true)
    nextEnd = 0
    buffer += piece
    if isFirst, buffer.count >= 3 {
      isFirst = false
      if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { (start, scanned) = (3, max(scanned, 3)) }
    }
    scan()
    guard ends.isEmpty, buffer.count - start > Self.rowSizeLimit else { return }
    throw RowTooLong(line: line)
  }

  /// Says that no piece follows: what is left is a row.
  public mutating func finish() {
    guard scanned > (ends.last?.end ?? start) else { return }
    ends.append((scanned, openLines + 1))
  }

  /// The next rows, at most `count`; `nil` if the next one is not whole yet.
  public mutating func next(upTo count: Int) -> RowBatch? {
    guard nextEnd < ends.count else { return nil }
    let last = min(nextEnd + count, ends.count)
    let first = start
    var batch = RowBatch(bytes: [], rows: [], firstLine: line, lines: [])
    batch.rows.reserveCapacity(last - nextEnd)
    for (end, lines) in ends[nextEnd..<last] {
      batch.rows.append(start - first..<end - first)
      batch.lines.append(line)
      line += lines
      start = end
    }
    nextEnd = last
    batch.bytes = Array(buffer[first..<start])
    return batch
  }

  private mutating func scan() {
    let bytes = buffer
    var index = scanned
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A:
        openLines += 1
        if !isQuoted {
          ends.append((index + 1, openLines))
          openLines = 0
        }
      case UInt8(ascii: "\"") where format == .csv: isQuoted.toggle()
      default: break
      }
      index += 1
    }
    scanned = index
  }
}
