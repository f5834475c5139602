import Synchronization
public import VMLFiles
import VMLMarkup

/// Writes the documents of one shard, and then its manifest.
///
/// `put` and `putFile` may be called from several threads. A document of an earlier attempt is
/// replaced by a rename, so that a shard may be built twice at once, and be killed at any time. The
/// memory that it takes is 16 bytes for a document, and for a claim.
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
    /// Numbers of the files that claims come from.
    var placeNumbers: [String: Int] = [:]
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
    // An earlier try that was done had other rows, or may not count any more: its manifest would
    // name documents that this one replaces.
    let earlier = ShardFolder.file(manifest.shard, of: manifest.count)
    if !shards.isMerged, try shards.folder.status(earlier) != nil {
      try shards.noteUntidy()
      try shards.folder.remove(earlier)
    }
    self.shards = shards
    self.targets = targets.filter(\.isBuilt)
    var manifest = manifest
    manifest.trees = self.targets.map { ShardManifest.Tree(target: $0.name) }
    trees = FolderCache(
      ShardFolder.tree, in: shards.folder, shownAs: shards.path + "/" + ShardFolder.tree,
      makesFolders: true)
    // A manifest without a tree is one whose documents are gone.
    _ = try trees.madeFolder("")
    linesName =
      ShardFolder.file(manifest.shard, of: manifest.count) + "."
      + String(UInt64.random(in: 0...UInt64.max), radix: 16) + ShardFolder.linesEnd
    let empty: [UInt8] = []
    try shards.folder.writeNew(linesName, empty.span)
    lines = Descriptor(try shards.folder.openToAppend(linesName))
    state = Mutex(
      State(
        manifest: manifest,
        needs: [NeedsCollector](repeating: NeedsCollector(), count: self.targets.count)))
  }

  /// Ends without a manifest.
  ///
  /// The merge removes the documents, where no other try replaces them. With `isRefused` the shard
  /// can never be done as it is, and loses the manifest of an earlier try, unless that was merged.
  public func giveUp(isRefused: Bool = false) throws(FileSystemError) {
    let (shard, count) = state.withLock { ($0.manifest.shard, $0.manifest.count) }
    try shards.noteUntidy()
    try shards.folder.remove(linesName)
    if isRefused, !shards.isMerged {
      try shards.folder.remove(ShardFolder.file(shard, of: count))
    }
  }

  /// Stores a document in one or more trees.
  ///
  /// `source` is the digest of all that is its own: of the page, and of the row.
  public func put(
    _ facts: DocumentFacts, of source: XXH128, at places: [OutputPlace], _ bytes: [UInt8]
  ) throws(FileSystemError) {
    try store(bytes, of: source, facts.features, at: places, as: .document) { place in
      BinText.Line(facts, locale: place.locale, theme: place.theme, file: place.fileInTarget)
    }
  }

  /// Stores a file that is no document in one or more trees.
  public func putFile(at places: [OutputPlace], _ bytes: [UInt8]) throws(FileSystemError) {
    let source = XXH128(high: 0, low: 0)
    try store(bytes, of: source, .none, at: places, as: .file) { place in
      BinText.Line(file: place.fileInTarget, pathInTree: place.file)
    }
  }

  private func store(
    _ bytes: [UInt8], of source: XXH128, _ features: FeatureSet, at places: [OutputPlace],
    as kind: BinText.Kind, line: (OutputPlace) -> BinText.Line
  ) throws(FileSystemError) {
    let digest = xxh128(bytes.span)
    var made: [(target: Int, hash: UInt32, line: BinText.Line)] = []
    for place in places {
      try checkOutputFile(place.file)
      let (folder, name) = splitPath(place.file)
      let parent = folder.isEmpty ? place.treePath : place.treePath + "/" + folder
      do throws(FileSystemError) {
        try trees.madeFolder(parent).replace(name, bytes.span)
      } catch {
        // A file where another needs a folder: the merge knows both by their claims.
        guard Self.isInTheWay(error) else { throw error }
        state.withLock { $0.manifest.blocked = $0.manifest.blocked ?? place.path }
      }
      guard let target = targets.firstIndex(where: { $0.name == place.target }) else {
        preconditionFailure("a document goes to a target that is built")
      }
      let new = line(place)
      made.append((target, sha256Start(Array(new.path.utf8)), new))
    }
    try state.withLock { (state) throws(FileSystemError) in
      let number = state.number(of: features)
      // One object for all sets with these names.
      let features = number.map { state.manifest.features[$0] } ?? .none
      for (target, hash, line) in made {
        let entry = BinText.Entry(
          line, byteCount: bytes.count, digest: digest, features: features)
        entry.addNeeds(to: &state.needs[target])
        state.note(
          entry, of: source, hash: hash, target, kind, features: number)
      }
      guard state.buffer.count > Self.bufferSize else { return }
      try flush(&state)
    }
  }

  /// Notes claims of one row, page or file, at its place: a path, and a line, 0 for the whole file.
  public func add(_ claims: [ShardClaim], at path: String, line: Int) throws(FileSystemError) {
    try state.withLock { (state) throws(FileSystemError) in
      for claim in claims { state.note(claim, at: path, line: line) }
      guard state.buffer.count > Self.bufferSize else { return }
      try flush(&state)
    }
  }

  /// Takes over the documents that an earlier shard has made of a source, whose place may be
  /// another one now.
  ///
  /// - Returns: Their number and bytes; `nil` if it made none, or one is not as it was.
  ///   Then nothing is taken over.
  public func takeOver(
    _ source: XXH128, from earlier: EarlierShard, at path: String, line: Int
  ) throws(FileSystemError) -> (documents: Int, bytes: Int)? {
    guard let lines = earlier.lines(of: source) else { return nil }
    var claims: [ShardClaim] = []
    var documents: [(line: ShardLine, entry: BinText.Entry)] = []
    for (line, bytes) in lines {
      if line.kind == .claim {
        guard let claim = ShardClaim.read(line, of: bytes)?.claim else { return nil }
        claims.append(claim)
        continue
      }
      guard let file = ShardFile(line, of: bytes),
        let set = earlier.manifest.features(file.features),
        let entry = file.entry(in: bytes, features: set)
      else { return nil }
      documents.append((line, entry))
      let (folder, name) = splitPath(targets[line.target].name + "/" + entry.file)
      guard let old = try earlier.trees.folder(folder),
        let bytes = try? old.read(name, limit: entry.byteCount), xxh128(bytes.span) == entry.digest
      else { return nil }
      do throws(FileSystemError) {
        let new = try trees.madeFolder(folder)
        do throws(FileSystemError) {
          try old.link(name, to: new, as: name)
        } catch {
          guard error.reason == .exists else { throw error }
          try new.replace(name, bytes.span)
        }
      } catch {
        guard Self.isInTheWay(error) else { throw error }
        return nil
      }
    }
    guard !documents.isEmpty else { return nil }
    try state.withLock { (state) throws(FileSystemError) in
      for (line, entry) in documents {
        let number = state.number(of: entry.features)
        state.needs[line.target].add(number.map { state.manifest.features[$0] } ?? .none)
        entry.addNeedsOfText(to: &state.needs[line.target])
        state.note(
          entry, of: source, hash: line.hash, line.target, .document, features: number)
      }
      for claim in claims { state.note(claim, at: path, line: line) }
      guard state.buffer.count > Self.bufferSize else { return }
      try flush(&state)
    }
    return (documents.count, documents.reduce(0) { $0 + $1.entry.byteCount })
  }

  /// Whether a file could not be written since a folder is there, or a file where one is needed.
  private static func isInTheWay(_ error: FileSystemError) -> Bool {
    [.notAFolder, .isFolder, .exists].contains(error.reason)
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
          var sum = LineSum()
          var text = ShardManifest.magic + manifest.json
          sum.add(xxh128(text.span))
          text.append(0x0A)
          for place in places {
            guard let line = source.read(place.offset..<place.offset + Int(place.size)) else {
              failure = FileSystemError(
                "read", shards.path + "/" + linesName, .other, "it has become shorter")
              return false
            }
            sum.add(xxh128(line.span.extracting(droppingLast: 1)))
            text += line
            guard text.count > Self.bufferSize else { continue }
            guard write(text.span) else { return false }
            text.removeAll(keepingCapacity: true)
          }
          text += Array("end \(sum.value.hex)\n".utf8)
          return write(text.span)
        }
      } catch {
        throw failure ?? error
      }
      try takePlace(temporary, as: name, manifest)
      try shards.folder.remove(linesName)
      return manifest
    }
  }

  /// Has a manifest take its place, unless its documents were merged before.
  private func takePlace(
    _ temporary: String, as name: String, _ manifest: ShardManifest
  ) throws(FileSystemError) {
    let old = shards.manifest(manifest.shard, of: manifest.count, plan: manifest.plan)
    let isSame = old.map { $0.given == manifest.given && $0.badRows == manifest.badRows }
    if isSame == false { try shards.noteUntidy() }
    if shards.isMerged {
      try shards.noteUntidy()
      if isSame == true {
        try shards.folder.remove(temporary)
        return
      }
      try shards.forget()
    }
    try shards.folder.rename(temporary, to: name)
  }
}

extension ShardWriter.State {
  /// Adds the line of a file that is in its place.
  fileprivate mutating func note(
    _ entry: BinText.Entry, of source: XXH128, hash: UInt32, _ target: Int, _ kind: BinText.Kind,
    features: Int?
  ) {
    switch kind {
    case .document: manifest.trees[target].documents += 1
    case .file: manifest.trees[target].files += 1
    }
    manifest.bytes += entry.byteCount
    let start = buffer.count
    ShardFile.write(
      entry, of: source, hash: hash, target: target, kind, features: features, to: &buffer)
    endLine(from: start, hash)
  }

  /// Adds the line of a claim.
  fileprivate mutating func note(_ claim: ShardClaim, at path: String, line: Int) {
    let place = placeNumbers[path] ?? manifest.places.count
    if place == manifest.places.count {
      manifest.places.append(path)
      placeNumbers[path] = place
    }
    manifest.claims += 1
    let start = buffer.count
    claim.write(at: place, line: line, to: &buffer)
    endLine(from: start, claim.hash)
  }

  private mutating func endLine(from start: Int, _ hash: UInt32) {
    places.append(
      ShardWriter.LinePlace(
        hash: hash, size: UInt32(buffer.count - start), offset: offset + start))
  }

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
