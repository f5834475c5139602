import Synchronization
public import VMLFiles
import VMLMarkup

/// Writes the documents of one shard, and then its manifest.
///
/// `put` and `putFile` may be called from several threads. A document of an earlier attempt is
/// replaced by a rename, so that a shard may be built twice at once, and be killed at any time. The
/// memory that it takes is 16 bytes for a document.
public final class ShardWriter: Sendable {
  private let shards: ShardFolder
  private let trees: FolderCache
  private let targets: [OutputRequest.Target]
  private let state: Mutex<State>
  /// The lines in the order in which they came.
  private let linesName: String
  private let lines: Descriptor

  fileprivate struct State {
    var manifest: ShardManifest
    var needs: [NeedsCollector]
    /// Numbers of the sets of features.
    var numbers: [FeatureSet: Int] = [:]
    var places: [LinePlace] = []
    /// Lines that are not written yet, and the offset of the first.
    var buffer: [UInt8] = []
    var offset = 0
  }

  /// The place of a line in the file of lines, by the start of the digest of its path.
  fileprivate struct LinePlace {
    var hash: UInt32
    var size: UInt32
    var offset: Int
  }

  /// `manifest` has neither rows nor documents yet.
  public init(
    _ shards: ShardFolder, _ manifest: ShardManifest, for targets: [OutputRequest.Target]
  ) throws(FileSystemError) {
    try shards.removeStale()
    self.shards = shards
    self.targets = targets.filter(\.isBuilt)
    var manifest = manifest
    manifest.trees = self.targets.map { ShardManifest.Tree(target: $0.name) }
    trees = FolderCache(
      ShardFolder.tree, in: shards.folder, shownAs: shards.path + "/" + ShardFolder.tree,
      makesFolders: true)
    linesName =
      ShardFolder.file(manifest.shard, of: manifest.count) + "."
      + String(UInt64.random(in: 0...UInt64.max), radix: 16) + ".lines"
    let empty: [UInt8] = []
    try shards.folder.writeNew(linesName, empty.span)
    lines = Descriptor(try shards.folder.openToAppend(linesName))
    state = Mutex(
      State(
        manifest: manifest,
        needs: [NeedsCollector](repeating: NeedsCollector(), count: self.targets.count)))
  }

  deinit { _ = try? shards.folder.remove(linesName) }

  /// Stores a document in one or more trees.
  public func put(
    _ facts: DocumentFacts, at places: [OutputPlace], _ bytes: [UInt8]
  ) throws(FileSystemError) {
    try store(bytes, facts.features, at: places, as: .document) { place in
      BinText.Line(facts, locale: place.locale, theme: place.theme, file: place.fileInTarget)
    }
  }

  /// Stores a file that is no document in one or more trees.
  public func putFile(at places: [OutputPlace], _ bytes: [UInt8]) throws(FileSystemError) {
    try store(bytes, .none, at: places, as: .file) { place in
      BinText.Line(file: place.fileInTarget, pathInTree: place.file)
    }
  }

  private func store(
    _ bytes: [UInt8], _ features: FeatureSet, at places: [OutputPlace], as kind: BinText.Kind,
    line: (OutputPlace) -> BinText.Line
  ) throws(FileSystemError) {
    let digest = xxh128(bytes.span)
    var made: [(target: Int, line: BinText.Line)] = []
    for place in places {
      try checkOutputFile(place.file)
      let (folder, name) = splitPath(place.file)
      let parent = folder.isEmpty ? place.treePath : place.treePath + "/" + folder
      try trees.madeFolder(parent).replace(name, bytes.span)
      guard let target = targets.firstIndex(where: { $0.name == place.target }) else {
        preconditionFailure("a document goes to a target that is built")
      }
      made.append((target, line(place)))
    }
    try state.withLock { (state) throws(FileSystemError) in
      let number = state.number(of: features)
      // One object for all sets with these names.
      let features = number.map { state.manifest.features[$0] } ?? .none
      for (target, line) in made {
        let entry = BinText.Entry(
          line, byteCount: bytes.count, digest: digest, features: features)
        entry.addNeeds(to: &state.needs[target])
        switch kind {
        case .document: state.manifest.trees[target].documents += 1
        case .file: state.manifest.trees[target].files += 1
        }
        state.manifest.bytes += bytes.count
        let start = state.buffer.count
        let hash = sha256Start(Array(entry.path.utf8))
        ShardLine.write(entry, hash: hash, target: target, kind, features: number, to: &state.buffer)
        state.places.append(
          LinePlace(
            hash: hash, size: UInt32(state.buffer.count - start), offset: state.offset + start))
      }
      guard state.buffer.count > Self.bufferSize else { return }
      try flush(&state)
    }
  }

  private static let bufferSize = 1 << 20

  private func flush(_ state: inout State) throws(FileSystemError) {
    try lines.write(state.buffer.span, shownAs: shards.path + "/" + linesName)
    state.offset += state.buffer.count
    state.buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the manifest, by which the shard is done; no `put` may be running.
  ///
  /// `complete` adds what the shard says of itself besides its documents.
  ///
  /// - Complexity: n log n in the number of documents.
  public func finish(
    _ complete: (inout ShardManifest) -> Void
  ) throws(FileSystemError) -> ShardManifest {
    try state.withLock { (state) throws(FileSystemError) in
      try flush(&state)
      for index in targets.indices { state.manifest.trees[index].needs = state.needs[index].result }
      complete(&state.manifest)
      state.places.sort { ($0.hash, $0.offset) < ($1.hash, $1.offset) }
      let (manifest, places) = (state.manifest, state.places)
      state.places = []
      let source = try shards.folder.openedFile(linesName)
      var failure: FileSystemError?
      let name = ShardFolder.file(manifest.shard, of: manifest.count)
      let temporary = linesName + ".tmp"
      do throws(FileSystemError) {
        try shards.folder.writeNew(temporary) { write in
          var sum = SHA256()
          var text = ShardLine.magic + manifest.json + [0x0A]
          for place in places {
            guard let line = source.read(place.offset..<place.offset + Int(place.size)) else {
              failure = FileSystemError(
                "read", shards.path + "/" + linesName, .other, "it has become shorter")
              return false
            }
            text += line
            guard text.count > Self.bufferSize else { continue }
            sum.add(text.span)
            guard write(text.span) else { return false }
            text.removeAll(keepingCapacity: true)
          }
          sum.add(text.span)
          text += Array("end \(sum.finishedHex())\n".utf8)
          return write(text.span)
        }
      } catch {
        throw failure ?? error
      }
      try shards.folder.rename(temporary, to: name)
      return manifest
    }
  }
}

extension ShardWriter.State {
  /// The number of a set of features; `nil` for one without names.
  fileprivate mutating func number(of set: FeatureSet) -> Int? {
    if set.isEmpty { return nil }
    if let known = numbers[set] { return known }
    let number = manifest.features.count
    manifest.features.append(set)
    numbers[set] = number
    return number
  }
}
