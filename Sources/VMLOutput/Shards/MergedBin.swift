import VMLFiles
import VMLMarkup

/// The manifest of one target while shards are merged.
struct MergedTree {
  let name: String
  var head: TargetHead
  let division: ManifestBins
  /// The lines for the bin that comes next, of all targets.
  var lines: [MergedBin.Part] = []
  private var nextBin = 0

  init(_ target: OutputRequest.Target, _ parts: [ShardManifest.Tree]) {
    name = target.name
    head = TargetHead(target)
    head.needs = parts.reduce(TargetNeeds()) { $0.union($1.needs) }
    division = ManifestBins(lineCount: parts.reduce(0) { $0 + $1.documents + $1.files })
  }

  /// The bin whose lines are all there; `number` is the target's.
  mutating func endBin(_ number: Int) -> MergedBin {
    defer {
      lines = []
      nextBin += 1
    }
    return MergedBin(tree: number, file: division.file(nextBin), parts: lines)
  }
}

/// A bin of a target's manifest that is made of lines of shards.
struct MergedBin: Sendable {
  /// The number of the target among those that are built.
  var tree: Int
  /// From the target's folder.
  var file: String
  var parts: [Part]

  /// Lines of one shard, of all targets.
  struct Part: Sendable {
    var lines: ShardLines
    var range: Range<Int>

    /// `nil` for no lines.
    init?(_ lines: ShardLines, _ range: Range<Int>) {
      if range.isEmpty { return nil }
      (self.lines, self.range) = (lines, range)
    }
  }

  enum Failure: Error {
    case world(FileSystemError)
    /// A line of a shard, from 1, is none.
    case damaged(Int)
  }

  /// A line, by what it is sorted.
  private struct Place {
    /// Eight bytes of the file's name, from where the names begin to differ.
    var start: UInt64
    var part: Int
    var file: ShardFile
    var features: FeatureSet
  }

  /// The text, and the numbers of its lines.
  func text(
    _ manifests: [ShardManifest]
  ) throws(Failure) -> (bytes: [UInt8], documents: Int, files: Int) {
    var documents: [Place] = []
    var files: [Place] = []
    var size = 0
    for (index, part) in parts.enumerated() {
      let manifest = manifests[part.lines.shard - 1]
      for line in part.lines.lines[part.range] where line.target == tree && line.kind != .claim {
        guard let file = ShardFile(line, of: part.lines.bytes),
          let features = manifest.features(file.features)
        else { throw .damaged(part.lines.shard) }
        size += file.text.count + 100
        let place = Place(start: 0, part: index, file: file, features: features)
        if line.kind == .document { documents.append(place) } else { files.append(place) }
      }
    }
    let frame = BinFrame(documents.lazy.map(\.features))
    var text: [UInt8] = []
    text.reserveCapacity(size + frame.start.count + frame.middle.count + frame.end.count)
    text += frame.start
    write(&documents, frame, to: &text)
    text += frame.middle
    write(&files, frame, to: &text)
    text += frame.end
    return (text, documents.count, files.count)
  }

  private func write(_ places: inout [Place], _ frame: BinFrame, to text: inout [UInt8]) {
    guard let first = places.first else { return }
    let name = Array(bytes(of: first))
    let common = places.reduce(name.count) { length, place in
      zip(name.prefix(length), bytes(of: place)).prefix { $0 == $1 }.count
    }
    for index in places.indices {
      let name = bytes(of: places[index]).dropFirst(common).prefix(8)
      let word = name.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      places[index].start = word << UInt64(8 * (8 - name.count))
    }
    places.sort { one, other in
      one.start == other.start
        ? bytes(of: one).lexicographicallyPrecedes(bytes(of: other)) : one.start < other.start
    }
    for index in places.indices {
      BinText.appendSeparator(isFirst: index == 0, to: &text)
      let place = places[index]
      let (file, bytes) = (place.file, parts[place.part].lines.bytes)
      appendBytes(file.text.lowerBound..<file.gap, of: bytes, to: &text)
      appendBytes(file.byteCount, of: bytes, to: &text)
      text += BinText.Line.beforeDigest
      appendBytes(file.digest, of: bytes, to: &text)
      text.append(UInt8(ascii: "\""))
      if let number = frame.needs.number(of: place.features) {
        text += BinText.Line.beforeNeeds
        text.append(addingCapacity: 20) { $0.append(decimal: number) }
      }
      appendBytes(file.gap..<file.text.upperBound, of: bytes, to: &text)
    }
    BinText.appendEnd(to: &text)
  }

  private func bytes(of place: Place) -> ArraySlice<UInt8> {
    parts[place.part].lines.bytes[place.file.file]
  }
}

/// The conflicts among claims whose digests are in one stretch.
func shardConflicts(
  _ parts: [MergedBin.Part], _ manifests: [ShardManifest]
) throws(MergedBin.Failure) -> [ShardConflict] {
  var claims: [(digest: XXH128, part: Int, line: ShardLine)] = []
  for (index, part) in parts.enumerated() {
    for line in part.lines.lines[part.range] where line.kind == .claim {
      guard let digest = ShardClaim.digest(of: line, in: part.lines.bytes) else {
        throw .damaged(part.lines.shard)
      }
      claims.append((digest, index, line))
    }
  }
  claims.sort { ($0.digest.high, $0.digest.low) < ($1.digest.high, $1.digest.low) }
  var conflicts: [ShardConflict] = []
  var start = 0
  for end in 1..<max(1, claims.count + 1) {
    if end < claims.count, claims[end].digest == claims[start].digest { continue }
    defer { start = end }
    guard end - start > 1 else { continue }
    var files: [ShardConflict.Claimant] = []
    var folders: [ShardConflict.Claimant] = []
    var isKey = false
    for (_, index, line) in claims[start..<end] {
      let part = parts[index]
      let manifest = manifests[part.lines.shard - 1]
      guard let (claim, place, number) = ShardClaim.read(line, of: part.lines.bytes),
        manifest.places.indices.contains(place)
      else { throw .damaged(part.lines.shard) }
      let claimant = ShardConflict.Claimant(
        name: claim.name, path: manifest.places[place], line: number, shard: part.lines.shard)
      isKey = isKey || claim.what == .key
      if claim.what == .folder { folders.append(claimant) } else { files.append(claimant) }
    }
    files.sort { $0.order < $1.order }
    guard let first = files.first else { continue }
    for other in files.dropFirst() {
      conflicts.append(
        ShardConflict(kind: isKey ? .key : .sameFile, first: first, second: other))
    }
    if let folder = folders.min(by: { $0.order < $1.order }) {
      conflicts.append(ShardConflict(kind: .folder, first: first, second: folder))
    }
  }
  return conflicts
}

extension ShardConflict {
  var order: (String, Int, String) { second.order }
}

extension ShardConflict.Claimant {
  fileprivate var order: (String, Int, String) { (path, line, name) }
}
