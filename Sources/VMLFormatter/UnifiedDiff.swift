/// The difference of two texts line by line, as `diff -u` and `git diff` show it; empty for equal
/// texts.
///
/// `path` stands in its first lines. Texts that differ in very many lines are shown as one that
/// takes the place of the other.
public func unifiedDiff(
  from old: [UInt8], to new: [UInt8], path: String, isColored: Bool
) -> [UInt8] {
  guard old != new else { return [] }
  let oldLines = lines(of: old)
  let newLines = lines(of: new)
  var writer = DiffWriter(oldLines: oldLines, newLines: newLines, isColored: isColored)
  writer.writeHeader(path)
  for hunk in hunks(of: editScript(from: oldLines, to: newLines)) { writer.write(hunk) }
  return writer.output
}

/// The lines of a text with their line breaks.
private func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  while start < text.count {
    let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
    lines.append(text[start..<end])
    start = end
  }
  return lines
}

// MARK: - Edits

/// Lines of the old text, and the lines of the new one that take their place.
private struct Edit {
  var old: Range<Int>
  var new: Range<Int>
}

/// In how many lines texts may differ for the shortest way from one to the other to be sought.
private let editLimit = 1000

private func editScript(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Edit] {
  let prefix = zip(old, new).prefix { $0 == $1 }.count
  let most = min(old.count, new.count) - prefix
  let suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(most).count
  let oldMiddle = prefix..<old.count - suffix
  let newMiddle = prefix..<new.count - suffix
  var numbers: [ArraySlice<UInt8>: Int] = [:]
  func number(_ line: ArraySlice<UInt8>) -> Int {
    if let known = numbers[line] { return known }
    numbers[line] = numbers.count
    return numbers.count - 1
  }
  let matches = matchingLines(
    oldMiddle.map { number(old[$0]) }, newMiddle.map { number(new[$0]) })
  guard let matches else { return [Edit(old: oldMiddle, new: newMiddle)] }
  var edits: [Edit] = []
  var position = LinePair(old: prefix, new: prefix)
  for match in matches + [LinePair(old: oldMiddle.count, new: newMiddle.count)] {
    let next = LinePair(old: match.old + prefix, new: match.new + prefix)
    if next.old > position.old || next.new > position.new {
      edits.append(Edit(old: position.old..<next.old, new: position.new..<next.new))
    }
    position = LinePair(old: next.old + 1, new: next.new + 1)
  }
  return edits
}

/// A line of each text.
private struct LinePair {
  var old: Int
  var new: Int
}

/// The pairs of equal lines on the shortest way from one list to the other; `nil` if that is too
/// long.
///
/// Myers' algorithm: for each number of edits, how far each diagonal can be followed.
private func matchingLines(_ old: [Int], _ new: [Int]) -> [LinePair]? {
  var search = DiagonalSearch(oldCount: old.count, newCount: new.count)
  for count in 0...editLimit {
    var reach: [Int] = []
    reach.reserveCapacity(count + 1)
    for index in 0...count {
      let diagonal = 2 * index - count
      var x = search.start(index, count).x
      while x >= 0, x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
      reach.append(x)
      guard x == old.count, x - diagonal == new.count else { continue }
      search.reaches.append(reach)
      return search.matches()
    }
    search.reaches.append(reach)
  }
  return nil
}

/// The point to which each diagonal was followed, for each number of edits from 0 on.
///
/// On diagonal `k`, `x` lines of the old text and `x - k` of the new one have been gone through;
/// after `n` edits these are the diagonals `-n`, `-n + 2`, … `n`.
private struct DiagonalSearch {
  let oldCount: Int
  let newCount: Int
  var reaches: [[Int]] = []

  init(oldCount: Int, newCount: Int) {
    self.oldCount = oldCount
    self.newCount = newCount
  }

  /// The point at which the last of `count` edits comes to a diagonal; far below 0 where there is
  /// no way.
  func start(_ index: Int, _ count: Int) -> (x: Int, isInsertion: Bool) {
    guard count > 0 else { return (0, false) }
    let reach = reaches[count - 1]
    var best = (x: Self.nowhere, isInsertion: false)
    if index < count, reach[index] >= 0, reach[index] - (2 * index - count) <= newCount {
      best = (reach[index], true)
    }
    if index > 0, reach[index - 1] >= 0, reach[index - 1] < oldCount,
      reach[index - 1] + 1 > best.x
    {
      best = (reach[index - 1] + 1, false)
    }
    return best
  }

  private static let nowhere = Int.min / 2

  /// The pairs of lines that the way to the ends of both texts goes along.
  func matches() -> [LinePair] {
    var matches: [LinePair] = []
    var (x, y) = (oldCount, newCount)
    for count in reaches.indices.reversed() {
      let start = start((x - y + count) / 2, count)
      while x > start.x {
        x -= 1
        y -= 1
        matches.append(LinePair(old: x, new: y))
      }
      guard count > 0 else { break }
      if start.isInsertion { y -= 1 } else { x -= 1 }
    }
    return matches.reversed()
  }
}

// MARK: - Hunks

/// Number of lines that are shown round an edit.
private let contextCount = 3

private func hunks(of edits: [Edit]) -> [[Edit]] {
  var hunks: [[Edit]] = []
  for edit in edits {
    if let last = hunks.last?.last,
      edit.old.lowerBound - last.old.upperBound <= 2 * contextCount
    {
      hunks[hunks.count - 1].append(edit)
    } else {
      hunks.append([edit])
    }
  }
  return hunks
}

private struct DiffWriter {
  let oldLines: [ArraySlice<UInt8>]
  let newLines: [ArraySlice<UInt8>]
  let isColored: Bool
  private(set) var output: [UInt8] = []

  init(oldLines: [ArraySlice<UInt8>], newLines: [ArraySlice<UInt8>], isColored: Bool) {
    self.oldLines = oldLines
    self.newLines = newLines
    self.isColored = isColored
  }

  mutating func writeHeader(_ path: String) {
    write(line: Array("--- \(path)\n".utf8)[...], color: 1)
    write(line: Array("+++ \(path)\n".utf8)[...], color: 1)
  }

  mutating func write(_ hunk: [Edit]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(contextCount, first.old.lowerBound)
    let after = min(contextCount, oldLines.count - last.old.upperBound)
    let old = first.old.lowerBound - before..<last.old.upperBound + after
    let new = first.new.lowerBound - before..<last.new.upperBound + after
    write(line: Array("@@ -\(place(old)) +\(place(new)) @@\n".utf8)[...], color: 36)
    var position = old.lowerBound
    for edit in hunk {
      for line in oldLines[position..<edit.old.lowerBound] { write(line: line, sign: " ") }
      for line in oldLines[edit.old] { write(line: line, sign: "-", color: 31) }
      for line in newLines[edit.new] { write(line: line, sign: "+", color: 32) }
      position = edit.old.upperBound
    }
    for line in oldLines[position..<old.upperBound] { write(line: line, sign: " ") }
  }

  /// A range of lines as a hunk names it: the first and how many; of none, the one before.
  private func place(_ lines: Range<Int>) -> String {
    let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
  }

  private mutating func write(line: ArraySlice<UInt8>, sign: String = "", color: Int? = nil) {
    let color = isColored ? color : nil
    if let color { output += "\u{1B}[\(color)m".utf8 }
    output += sign.utf8
    let hasEnd = line.last == 0x0A
    output += hasEnd ? line.dropLast() : line
    if color != nil { output += "\u{1B}[0m".utf8 }
    output += "\n".utf8
    if !hasEnd { output += "\\ No newline at end of file\n".utf8 }
  }
}
