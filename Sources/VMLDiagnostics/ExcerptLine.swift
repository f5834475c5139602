/// The widest excerpt of a line, in columns, with the signs that it was cut.
let excerptWidth = 100

/// Number of columns of a cut line that are shown before its mark, where there is more behind it.
private let leadWidth = 40

/// Number of bytes that are looked at before the mark; behind its start twice as many, however long
/// the line is.
private let excerptReach = 1024

/// One line of a file as an excerpt shows it, cut to what fits, and where its mark goes.
struct ExcerptLine {
  private(set) var text = ""
  /// Number of columns before the mark.
  private(set) var markColumn = 0
  /// Number of columns that are marked; at least one, so that an empty range can be seen.
  private(set) var markWidth = 1

  /// An excerpt of `line` round the start of `mark`; both are byte offsets in `bytes`.
  init(_ line: Range<Int>, of bytes: [UInt8], marking mark: Range<Int>) {
    let mark = mark.clamped(to: line)
    var lower = max(line.lowerBound, mark.lowerBound - excerptReach)
    // Not in the middle of a character.
    if lower > line.lowerBound {
      while lower < mark.lowerBound, bytes[lower] & 0xC0 == 0x80 { lower += 1 }
    }
    let upper = min(line.upperBound, mark.lowerBound + 2 * excerptReach)
    self.init(
      Array(bytes[lower..<upper]), marking: mark.lowerBound - lower..<mark.upperBound - lower,
      isCutBefore: lower > line.lowerBound, isCutBehind: upper < line.upperBound)
  }

  /// Shows `line` as it is once `edited` is replaced, with the new text marked.
  init(_ line: Range<Int>, of bytes: [UInt8], replacing edited: Range<Int>, with new: [UInt8]) {
    let edited = edited.clamped(to: line)
    let lower = max(line.lowerBound, edited.lowerBound - excerptReach)
    let upper = min(line.upperBound, edited.upperBound + excerptReach)
    let before = bytes[lower..<edited.lowerBound]
    // A cut in the middle of a character shows as U+FFFD, but far off from what is shown at all.
    self.init(
      before + new + bytes[edited.upperBound..<upper],
      marking: before.count..<before.count + new.count,
      isCutBefore: lower > line.lowerBound, isCutBehind: upper < line.upperBound)
  }

  private init(_ bytes: [UInt8], marking mark: Range<Int>, isCutBefore: Bool, isCutBehind: Bool) {
    let cells = displayCells(of: bytes)
    let marked = cells.firstIndex { $0.bytes.upperBound > mark.lowerBound } ?? cells.count
    let shown = ExcerptLine.window(
      on: cells, showing: marked, isWhole: !isCutBefore && !isCutBehind)
    let cutsBefore = isCutBefore || shown.lowerBound > 0
    let cutsBehind = isCutBehind || shown.upperBound < cells.count
    text = cutsBefore ? "…" : ""
    markColumn = cutsBefore ? 1 : 0
    var width = 0
    for index in shown {
      text += cells[index].text
      if index < marked {
        markColumn += cells[index].width
      } else if cells[index].bytes.lowerBound < mark.upperBound {
        width += cells[index].width
      }
    }
    if cutsBehind {
      text += "…"
      let shownEnd = shown.last.map { cells[$0].bytes.upperBound } ?? 0
      if mark.upperBound > shownEnd { width += 1 }
    }
    markWidth = max(1, width)
  }

  /// Which cells fit, the marked one among them.
  private static func window(
    on cells: [DisplayCell], showing marked: Int, isWhole: Bool
  ) -> Range<Int> {
    let total = cells.reduce(0) { $0 + $1.width }
    if isWhole, total <= excerptWidth { return cells.indices }
    let room = excerptWidth - 2
    var first = marked
    var lead = 0
    // As much before the mark as it may have, or as is left when all behind it fits.
    let behind = cells[marked...].reduce(0) { $0 + $1.width }
    let leadLimit = max(leadWidth, room - behind)
    while first > 0, lead + cells[first - 1].width <= leadLimit {
      first -= 1
      lead += cells[first].width
    }
    var end = first
    var width = 0
    while end < cells.count, width + cells[end].width <= room {
      width += cells[end].width
      end += 1
    }
    return first..<end
  }
}
