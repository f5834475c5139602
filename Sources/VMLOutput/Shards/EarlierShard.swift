public import VMLFiles

/// The documents of a shard of an earlier plan; a later one takes over what comes out the same.
///
/// It holds 32 bytes for each document, and for each row.
public final class EarlierShard: Sendable {
  public let manifest: ShardManifest
  /// The version that the earlier plan became.
  let trees: FolderCache
  private let file: OpenedFile
  /// By the digest of the source.
  private let places: [Place]

  private struct Place {
    var source: XXH128
    var offset: Int
    var size: Int
  }

  /// Opens a shard of a plan whose documents are in a version of the output.
  ///
  /// - Returns: `nil` if nothing of it is there.
  public init?(
    _ shard: Int, of count: Int, plan: String, in output: String, version: String
  ) throws(FileSystemError) {
    let shards = try ShardFolder(of: plan, in: output)
    let name = ShardFolder.file(shard, of: count)
    guard try shards.folder.status(name) != nil, try shards.output.folder(version) != nil else {
      return nil
    }
    var reader = try ShardReader(shard, of: count, plan: plan, in: shards)
    var places: [Place] = []
    while let line = reader.line {
      let source =
        switch line.kind {
        case .document: ShardFile(line, of: reader.bytes)?.source
        case .claim: ShardClaim.source(of: line)
        case .file: nil as Range<Int>?
        }
      if let digest = source.flatMap({ XXH128(digits: reader.bytes[$0]) }) {
        places.append(
          Place(source: digest, offset: reader.lineOffset, size: reader.lineRange.count))
      }
      try reader.advance()
    }
    places.sort {
      ($0.source.high, $0.source.low, $0.offset) < ($1.source.high, $1.source.low, $1.offset)
    }
    self.places = places
    manifest = reader.manifest
    file = try shards.folder.openedFile(name)
    trees = FolderCache(
      version, in: shards.output, shownAs: shards.output.shownPath(of: version), makesFolders: false
    )
  }

  /// The lines of what a source made and claimed, each with its bytes; `nil` if it made nothing.
  func lines(of source: XXH128) -> [(line: ShardLine, bytes: [UInt8])]? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      let place = places[middle].source
      if (place.high, place.low) < (source.high, source.low) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var lines: [(line: ShardLine, bytes: [UInt8])] = []
    while low < places.count, places[low].source == source {
      let place = places[low]
      guard let bytes = file.read(place.offset..<place.offset + place.size),
        let line = ShardLine(bytes.indices, of: bytes)
      else { return nil }
      lines.append((line, bytes))
      low += 1
    }
    return lines.isEmpty ? nil : lines
  }
}
