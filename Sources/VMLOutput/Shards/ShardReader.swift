import VMLFiles
import VMLMarkup

/// Reads the manifest of a shard from its start to its end; it holds one piece of it at a time, and
/// no open file.
struct ShardReader {
  private(set) var manifest: ShardManifest
  /// The next line, in ``bytes``; `nil` at the end.
  private(set) var line: ShardLine?
  /// The bytes that were read and are needed still.
  private(set) var bytes: [UInt8] = []
  /// The whole next line in ``bytes``, without its line feed.
  private(set) var lineRange = 0..<0
  private let folder: Folder
  private let name: String
  private let stamp: FileStamp?
  private var start = 0
  /// The end of what was read, in the file.
  private var offset = 0
  private var sum = LineSum()
  private var lineCount = 0

  private static let pieceSize = 1 << 16
  /// The longest line, or first line, that is read.
  private static let lineLimit = 1 << 28

  /// Opens the manifest of a shard.
  ///
  /// - Throws: An error that says what to do, where it is none, or is cut off.
  init(
    _ shard: Int, of count: Int, plan: String, in shards: ShardFolder
  ) throws(FileSystemError) {
    folder = shards.folder
    name = ShardFolder.file(shard, of: count)
    stamp = try folder.status(name)?.stamp
    manifest = ShardManifest(plan: plan, shard: shard, of: count)
    guard let first = try nextLine(), bytes[first].starts(with: ShardManifest.magic),
      let found = ShardManifest(json: Array(bytes[first].dropFirst(ShardManifest.magic.count)))
    else { throw damaged("it does not begin as a shard's manifest does") }
    guard found.plan == plan, found.shard == shard, found.count == count else {
      let plan = found.plan == plan ? "" : " of another plan"
      throw damaged("it is of shard \(found.shard) of \(found.count)\(plan)")
    }
    manifest = found
    sum.add(xxh128(bytes.span.extracting(first)))
    try advance()
  }

  /// The offset of the next line in the file.
  var lineOffset: Int { offset - (bytes.count - lineRange.lowerBound) }

  /// Goes on to the next line; at the end, checks that all of them are as they were written.
  mutating func advance() throws(FileSystemError) {
    let before = line?.hash ?? 0
    guard let range = try nextLine() else { throw damaged("its end is missing") }
    if bytes[range].starts(with: "end ".utf8) {
      let digest = Array(bytes[range].dropFirst(4))
      guard lineCount == manifest.lineCount, try nextLine() == nil,
        digest.elementsEqual(sum.value.hex.utf8)
      else { throw damaged("its digest is another one") }
      line = nil
      return
    }
    guard let next = ShardLine(range, of: bytes), next.hash >= before,
      next.target < manifest.trees.count
    else { throw damagedLine }
    sum.add(xxh128(bytes.span.extracting(range)))
    lineCount += 1
    line = next
    lineRange = range
  }

  /// Takes the lines whose hashes are below some limits, which ascend.
  ///
  /// - Complexity: Memory for these lines.
  mutating func take(below limits: [UInt64]) throws(FileSystemError) -> ShardLines {
    var taken = ShardLines(shard: manifest.shard)
    for limit in limits {
      while let line, UInt64(line.hash) < limit {
        var moved = line
        let shift = taken.bytes.count - lineRange.lowerBound
        moved.rest = line.rest.lowerBound + shift..<line.rest.upperBound + shift
        appendBytes(lineRange, of: bytes, to: &taken.bytes)
        taken.lines.append(moved)
        try advance()
      }
      taken.ends.append(taken.lines.count)
    }
    return taken
  }

  /// An error of a line that cannot be read.
  var damagedLine: FileSystemError { damaged("a line is none of a shard's") }

  private func damaged(_ how: String) -> FileSystemError {
    FileSystemError(
      "read", folder.shownPath(of: name), .other,
      "\(how); build this shard again: '--shard \(manifest.shard)/\(manifest.count)'")
  }

  /// The next line without its line feed, in ``bytes``; `nil` at the end.
  private mutating func nextLine() throws(FileSystemError) -> Range<Int>? {
    var searched = start
    while true {
      if let end = firstIndex(of: 0x0A, in: bytes.span, from: searched) {
        defer { start = end + 1 }
        return start..<end
      }
      searched = bytes.count - start
      bytes.removeFirst(start)
      start = 0
      guard bytes.count < Self.lineLimit else { throw damaged("a line has no end") }
      let file = try folder.openedFile(name)
      guard file.stamp == stamp else { throw damaged("it was written anew meanwhile") }
      let end = min(file.size, offset + Self.pieceSize)
      guard offset < end else {
        if bytes.isEmpty { return nil }
        throw damaged("it is cut off")
      }
      guard let piece = file.read(offset..<end) else { throw damaged("it cannot be read") }
      offset = end
      bytes += piece
    }
  }
}

/// Lines that were taken from a shard's manifest, one after the other.
struct ShardLines: Sendable {
  /// From 1.
  let shard: Int
  /// Without line feeds.
  var bytes: [UInt8] = []
  var lines: [ShardLine] = []
  /// For each limit, the number of lines below it.
  var ends: [Int] = []

  /// The lines from one limit to the next one.
  func lines(_ limit: Int) -> Range<Int> { (limit == 0 ? 0 : ends[limit - 1])..<ends[limit] }
}

/// The digest of lines in their order: against damage, not against intent.
struct LineSum {
  private(set) var value = XXH128(high: 0, low: 0)

  mutating func add(_ digest: XXH128) {
    // Odd numbers, by which all bits stay.
    value.high = (value.high ^ digest.high) &* 0x9E37_79B9_7F4A_7C15
    value.low = ((value.low ^ digest.low) &* 0xC2B2_AE3D_27D4_EB4F) &+ value.high
  }
}
