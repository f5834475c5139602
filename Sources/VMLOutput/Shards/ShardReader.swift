import VMLFiles
import VMLMarkup

/// Reads the manifest of a shard from its start to its end; it holds one piece of it at a time, and
/// no open file.
struct ShardReader {
  private(set) var manifest: ShardManifest
  /// The next line; `nil` at the end.
  private(set) var line: ShardLine?
  /// The bytes of the line in the file, without its line feed.
  private(set) var lineRange = 0..<0
  private let folder: Folder
  private let name: String
  private let stamp: FileStamp?
  private var buffer: [UInt8] = []
  private var start = 0
  /// The end of the bytes that count in the digest already.
  private var summed = 0
  private var offset = 0
  private var sum = SHA256()
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
    guard let first = try nextBytes(), first.starts(with: ShardLine.magic),
      let found = ShardManifest(json: Array(first.dropFirst(ShardLine.magic.count)))
    else { throw damaged("it does not begin as a shard's manifest does") }
    guard found.plan == plan, found.shard == shard, found.count == count else {
      throw damaged("it is of shard \(found.shard) of \(found.count) of another plan")
    }
    manifest = found
    try advance()
  }

  /// Goes on to the next line.
  mutating func advance() throws(FileSystemError) {
    let before = line?.hash ?? 0
    guard let bytes = try nextBytes() else { throw damaged("its end is missing") }
    if bytes.starts(with: "end ".utf8) {
      let digest = Array(bytes.dropFirst(4))
      addToSum(upTo: bytes.startIndex)
      summed = start
      guard lineCount == manifest.lineCount, try nextBytes() == nil,
        digest.elementsEqual(sum.finishedHex().utf8)
      else { throw damaged("its digest is another one") }
      line = nil
      return
    }
    guard let next = ShardLine(bytes), next.hash >= before, next.target < manifest.trees.count,
      next.features.map({ $0 < manifest.features.count }) ?? true
    else { throw damaged("line \(lineCount + 2) is none of a shard's") }
    lineCount += 1
    line = next
    let end = offset - (buffer.count - start) - 1
    lineRange = end - bytes.count..<end
  }

  private func damaged(_ how: String) -> FileSystemError {
    FileSystemError(
      "read", folder.shownPath(of: name), .other,
      "\(how); build this shard again: '--shard \(manifest.shard)/\(manifest.count)'")
  }

  /// Adds bytes of the buffer to the digest, many at once.
  private mutating func addToSum(upTo end: Int) {
    guard summed < end else { return }
    let bytes = buffer
    sum.add(bytes.span.extracting(summed..<end))
    summed = end
  }

  /// The next line without its line feed; `nil` at the end.
  private mutating func nextBytes() throws(FileSystemError) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      searched = buffer.count - start
      addToSum(upTo: start)
      buffer.removeFirst(start)
      (start, summed) = (0, 0)
      guard buffer.count < Self.lineLimit else { throw damaged("a line has no end") }
      let file = try folder.openedFile(name)
      guard file.stamp == stamp else { throw damaged("it was written anew meanwhile") }
      let end = min(file.size, offset + Self.pieceSize)
      guard offset < end else {
        if buffer.isEmpty { return nil }
        throw damaged("it is cut off")
      }
      guard let piece = file.read(offset..<end) else { throw damaged("it cannot be read") }
      offset = end
      buffer += piece
    }
  }
}
