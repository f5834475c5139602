public import VMLFiles
import VMLMarkup

/// Result of a merge.
public struct MergeSummary: Sendable {
  public var output: OutputSummary
  /// The shards' messages, in the order of the places that they are about, each once.
  public var messages: [ShardManifest.Message] = []
  public var rows = 0
  public var badRows = 0
  /// Files that several shards, or several rows of one, have made; nothing is put in place then.
  public var doubled: [DoubledFile] = []

  public struct DoubledFile: Hashable, Sendable {
    public var target: String
    /// From the target's folder.
    public var file: String
    /// The shards, from 1; one that made it twice comes twice.
    public var shards: [Int]
  }
}

/// Why a merge cannot begin.
public enum MergeFailure: Error, Sendable {
  case world(FileSystemError)
  /// The shards that are not there, or not done.
  case missing([Int])
}

/// Puts together what the shards of a plan have made, as one build would have: writes the
/// manifests, and has the tree take its place as a version.
///
/// It reads the shards' manifests, all at once from start to end, and no document. A merge may be
/// done again: what is in place stays.
///
/// `request` is what one build would write, and `mayPublish` says of the shards' messages whether
/// the version may take its place. A second merge into one output at once is refused.
///
/// - Complexity: n log m in the number of documents and of shards; memory for 16 bins, and 64 KiB
///   for each shard.
public func mergeShards(
  of plan: String, _ count: Int, _ request: OutputRequest,
  if mayPublish: ([ShardManifest.Message]) -> Bool
) throws(MergeFailure) -> MergeSummary {
  let missing: [Int]
  do throws(FileSystemError) {
    let shards = try ShardFolder(of: plan, in: request.folder)
    missing = try shards.missing(of: count)
    if missing.isEmpty {
      _ = try shards.output.lock()
      defer { shards.output.unlock() }
      var merge = try ShardMerge(shards, plan: plan, count, request)
      return try merge.run(if: mayPublish)
    }
  } catch {
    throw .world(error)
  }
  throw .missing(missing)
}

private struct ShardMerge {
  let shards: ShardFolder
  let request: OutputRequest
  var readers: [ShardReader]
  var trees: [MergedTree]
  var summary: MergeSummary
  /// By reader: the hash of its line.
  var hashes: [UInt32]
  /// The indices of the readers that have a line, as a heap by the hash of it.
  var heap: [Int]
  /// One object for all sets of features with the same names.
  var features: [[FeatureSet]] = []
  let isTreeThere: Bool

  init(
    _ shards: ShardFolder, plan: String, _ count: Int, _ request: OutputRequest
  ) throws(FileSystemError) {
    self.shards = shards
    self.request = request
    var readers: [ShardReader] = []
    for shard in 1...count {
      readers.append(try ShardReader(shard, of: count, plan: plan, in: shards))
    }
    self.readers = readers
    let built = request.targets.filter(\.isBuilt)
    isTreeThere = try shards.hasTree
    trees = built.enumerated().map { index, target in
      MergedTree(target, readers.map { $0.manifest.trees[index] }, jobs: request.jobs)
    }
    var known: [FeatureSet: FeatureSet] = [:]
    for reader in readers {
      features.append(
        reader.manifest.features.map { set in
          let one = known[set] ?? set
          known[set] = one
          return one
        })
    }
    summary = MergeSummary(output: OutputSummary(version: "", digest: ""))
    heap = []
    hashes = readers.map { $0.line?.hash ?? 0 }
    for index in readers.indices where readers[index].line != nil { heap.append(index) }
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(index) }
    gatherMessages()
  }

  private mutating func gatherMessages() {
    var all = readers.first.map { Set($0.manifest.messagesOfAll) } ?? []
    var found: Set<ShardManifest.Message> = []
    for reader in readers {
      all.formIntersection(reader.manifest.messagesOfAll)
      found.formUnion(reader.manifest.messages)
      summary.rows += reader.manifest.rows
      summary.badRows += reader.manifest.badRows
    }
    summary.messages = found.union(all).sorted { one, other in
      (one.path, one.line, one.column, one.text)
        < (other.path, other.line, other.column, other.text)
    }
  }

  mutating func run(
    if mayPublish: ([ShardManifest.Message]) -> Bool
  ) throws(FileSystemError) -> MergeSummary {
    guard mayPublish(summary.messages) else { return summary }
    let folders = FolderCache(
      ShardFolder.tree, in: shards.folder, shownAs: shards.path + "/" + ShardFolder.tree,
      makesFolders: true)
    if isTreeThere {
      for tree in trees {
        let folder = try folders.madeFolder(tree.name)
        _ = try folder.remove(OutputName.manifestFolder)
        _ = try folder.remove(OutputName.manifest)
      }
    }
    while let first = heap.first, let line = readers[first].line {
      let entry = line.entry(features: line.features.map { features[first][$0] } ?? .none)
      try trees[line.target].add(
        entry, line.kind, of: first + 1, hash: line.hash, in: isTreeThere ? folders : nil)
      try readers[first].advance()
      if let hash = readers[first].line?.hash {
        hashes[first] = hash
      } else {
        heap[0] = heap[heap.count - 1]
        heap.removeLast()
      }
      sink(0)
    }
    for index in trees.indices { try trees[index].finish(in: isTreeThere ? folders : nil) }
    summary.doubled = trees.flatMap(\.doubled)
    guard summary.doubled.isEmpty else { return summary }
    try putInPlace(folders)
    return summary
  }

  /// Lets an entry of the heap sink to its place.
  private mutating func sink(_ start: Int) {
    var index = start
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if precedes(heap[child], heap[least]) { least = child }
      }
      if least == index { return }
      heap.swapAt(index, least)
      index = least
    }
  }

  private func precedes(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (hashes[one], hashes[other])
    return first == second ? one < other : first < second
  }

  private mutating func putInPlace(_ folders: FolderCache) throws(FileSystemError) {
    var targets: [SiteManifest.Target] = []
    for tree in trees {
      let json = tree.head.json
      targets.append(SiteManifest.Target(name: tree.name, sha256: sha256Hex(json)))
      if isTreeThere {
        try folders.madeFolder(tree.name).replace(OutputName.manifest, json.span)
      }
      summary.output.trees +=
        max(1, tree.head.locales.count) * max(1, tree.head.themes.count)
      summary.output.documents += tree.head.documentCount
      summary.output.files += tree.head.fileCount
    }
    let digest = SiteManifest.digest(of: targets)
    let version = request.version ?? "sha-" + digest.dropFirst("sha256:".count).prefix(12)
    (summary.output.digest, summary.output.version) = (digest, version)
    try OutputSession.refuseForeignVersion(version, in: shards.output)
    let manifest = SiteManifest(
      name: request.site, version: version, vml: request.vml, compiler: request.compiler,
      digest: digest, targets: targets)
    let present = try shards.output.folder(version).flatMap(readSiteManifest)
    if isTreeThere {
      try folders.madeFolder("").replace(OutputName.manifest, manifest.json.span)
      folders.close()
      try takePlace(of: version, isThere: present != nil)
      summary.output.hasChanged = true
      summary.output.written = summary.output.documents + summary.output.files
    } else if present?.digest != digest {
      throw FileSystemError(
        "merge", shards.path, .notFound,
        "the documents are gone: they became a version that is there no more, or another one; "
          + "build the shards again")
    }
    let latest = LatestVersion(version: version, digest: digest).json
    if !shards.output.file(OutputName.latest, holds: latest.span) {
      try shards.output.replace(OutputName.latest, latest.span)
      summary.output.hasChanged = true
    }
  }

  /// Has the tree take the place of a version, whose files that no build made are taken along where
  /// they stand beside its targets.
  private func takePlace(of version: String, isThere: Bool) throws(FileSystemError) {
    let staging = OutputName.newStagingName()
    try shards.folder.rename(ShardFolder.tree, to: staging, in: shards.output)
    guard isThere, let old = try shards.output.folder(version),
      let new = try shards.output.folder(staging)
    else {
      // A folder with the version's name is empty, as was seen before.
      _ = try shards.output.remove(version)
      return try shards.output.rename(staging, to: version)
    }
    let made = Set((readSiteManifest(in: old)?.targets ?? []).map(\.name) + [OutputName.manifest])
    for entry in try old.entries() where !made.contains(entry.name) {
      if try new.status(entry.name) == nil {
        try old.rename(entry.name, to: entry.name, in: new)
      }
    }
    try shards.output.putInPlace(staging, as: version, jobs: request.jobs)
    _ = try? shards.output.remove(staging, jobs: request.jobs)
  }
}

/// The manifest of one target while shards are merged.
private struct MergedTree {
  let name: String
  private let jobs: Int?
  private(set) var head: TargetHead
  private let division: ManifestBins
  /// The bin that lines are gathered for.
  private var bin = 0
  private var lines: [Line] = []
  /// Bins whose lines are all there, and which are written several at a time.
  private var full: [[Line]] = []
  private(set) var doubled: [MergeSummary.DoubledFile] = []

  private struct Line: Sendable {
    var entry: BinText.Entry
    var kind: BinText.Kind
    /// From 1.
    var shard: Int
  }

  /// Number of bins that are made at once.
  private static let batchSize = 16
  /// The most files that are told to be doubled.
  private static let doubledLimit = 20

  init(_ target: OutputRequest.Target, _ parts: [ShardManifest.Tree], jobs: Int?) {
    self.jobs = jobs
    name = target.name
    head = TargetHead(target)
    head.needs = parts.reduce(TargetNeeds()) { $0.union($1.needs) }
    division = ManifestBins(lineCount: parts.reduce(0) { $0 + $1.documents + $1.files })
  }

  mutating func add(
    _ entry: BinText.Entry, _ kind: BinText.Kind, of shard: Int, hash: UInt32,
    in folders: FolderCache?
  ) throws(FileSystemError) {
    let number = division.bits == 0 ? 0 : division.bin(ofDigest: hash)
    while bin < number { try endBin(in: folders) }
    lines.append(Line(entry: entry, kind: kind, shard: shard))
  }

  mutating func finish(in folders: FolderCache?) throws(FileSystemError) {
    while bin < division.count { try endBin(in: folders) }
    try writeBins(in: folders)
  }

  private mutating func endBin(in folders: FolderCache?) throws(FileSystemError) {
    full.append(lines)
    lines = []
    bin += 1
    if full.count == Self.batchSize { try writeBins(in: folders) }
  }

  /// A bin as it is written.
  private struct MadeBin: Sendable {
    var bytes: [UInt8]
    var documents: Int
    var files: Int
    var doubled: [(file: String, shards: [Int])] = []

    init(_ lines: [Line]) {
      let lines = lines.sorted { pathPrecedes($0.entry.file, $1.entry.file) }
      for (one, other) in zip(lines, lines.dropFirst()) where one.entry.file == other.entry.file {
        doubled.append((one.entry.file, [one.shard, other.shard].sorted()))
      }
      var documents: [OutputSession.StoredFile] = []
      var files: [OutputSession.StoredFile] = []
      for line in lines {
        let file = OutputSession.StoredFile(entry: line.entry, isWritten: true)
        switch line.kind {
        case .document: documents.append(file)
        case .file: files.append(file)
        }
      }
      bytes = NewBin(documents: documents, files: files).bytes
      (self.documents, self.files) = (documents.count, files.count)
    }
  }

  private mutating func writeBins(in folders: FolderCache?) throws(FileSystemError) {
    let full = full
    self.full = []
    let made = concurrentMap(full.count, jobs: jobs) { index in
      let made = MadeBin(full[index])
      return (made, sha256Hex(made.bytes))
    }
    for (new, sha256) in made {
      let file = division.file(head.bins.count)
      head.bins.append(
        TargetHead.Bin(
          file: file, bytes: new.bytes.count, sha256: sha256, documents: new.documents,
          files: new.files))
      for (file, shards) in new.doubled.prefix(Self.doubledLimit - doubled.count) {
        doubled.append(MergeSummary.DoubledFile(target: name, file: file, shards: shards))
      }
      guard let folders else { continue }
      let (parent, leaf) = splitPath(name + "/" + file)
      try folders.madeFolder(parent).replace(leaf, new.bytes.span)
    }
  }
}
