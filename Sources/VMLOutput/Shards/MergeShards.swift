import Synchronization
public import VMLFiles
import VMLMarkup

/// Result of a merge.
public struct MergeSummary: Sendable {
  public var output: OutputSummary
  /// The shards' messages, in the order of the places that they are about, each once.
  public var messages: [ShardManifest.Message] = []
  public var rows = 0
  public var badRows = 0
  /// The moment at which a document next comes or goes, in seconds since 1970; `nil` for none.
  public var nextChange: Int64?
  /// Claims that several rows, pages or files make, in the order of their places; nothing is put in
  /// place then.
  public var conflicts: [ShardConflict] = []
  /// Number of conflicts that are not listed.
  public var moreConflicts = 0

  /// The most conflicts that are listed.
  static let conflictLimit = 100
}

/// Why a merge cannot begin.
public enum MergeFailure: Error, Sendable {
  case world(FileSystemError)
  /// The shards that are not there, or not done.
  case missing([Int])
  /// Two shards: the first alone was handed the rows with a name.
  case mixed(rows: String, Int, Int)
}

/// Puts together what the shards of a plan have made, as one build would have: writes the
/// manifests, and has the tree take its place as a version.
///
/// It reads the shards' manifests, all at once from start to end, and no document. A merge may be
/// done again: what is in place stays.
///
/// `request` is what one build would write, and `mayPublish` says of the shards' messages whether
/// the version may take its place. `folder` is the one of a build of all; `nil` for the
/// plan's. A second merge into one output at once is refused.
///
/// - Complexity: n log n in the number of documents of a bin; memory for some bins of each target,
///   and 64 KiB for each shard.
public func mergeShards(
  of plan: String, _ count: Int, _ request: OutputRequest, in folder: ShardFolder? = nil,
  if mayPublish: ([ShardManifest.Message]) -> Bool
) throws(MergeFailure) -> MergeSummary {
  let failure: MergeFailure
  do throws(FileSystemError) {
    let shards = if let folder { folder } else { try ShardFolder(of: plan, in: request.folder) }
    if try shards.wasMerged { try shards.removeStale() }
    let missing = try shards.missing(of: count)
    if missing.isEmpty {
      if folder == nil, try shards.output.lock() {
        try OutputFolder.mend(shards.output, jobs: request.jobs)
      }
      defer { shards.output.unlock() }
      var merge = try ShardMerge(shards, plan: plan, count, request)
      guard let mixed = merge.mixedRows else { return try merge.run(if: mayPublish) }
      failure = mixed
    } else {
      failure = .missing(missing)
    }
  } catch {
    failure = .world(error)
  }
  throw failure
}

private struct ShardMerge {
  let shards: ShardFolder
  let request: OutputRequest
  let readers: [SharedReader]
  var trees: [MergedTree]
  var summary: MergeSummary
  /// By shard.
  let manifests: [ShardManifest]
  let isTreeThere: Bool

  /// The most bins, over all targets, whose lines are held at once.
  private static let binsAtOnce = 32

  /// A reader that several threads may have, one at a time.
  final class SharedReader: Sendable {
    private let reader: Mutex<ShardReader>

    init(_ reader: ShardReader) { self.reader = Mutex(reader) }

    func take(below limits: [UInt64]) -> Result<ShardLines, FileSystemError> {
      reader.withLock { (reader) -> Result<ShardLines, FileSystemError> in
        Result { () throws(FileSystemError) in try reader.take(below: limits) }
      }
    }

    var damagedLine: FileSystemError { reader.withLock(\.damagedLine) }
  }

  init(
    _ shards: ShardFolder, plan: String, _ count: Int, _ request: OutputRequest
  ) throws(FileSystemError) {
    self.shards = shards
    self.request = request
    var readers: [SharedReader] = []
    var manifests: [ShardManifest] = []
    // One object for all sets of features with the same names.
    var known: [FeatureSet: FeatureSet] = [:]
    for shard in 1...count {
      let reader = try ShardReader(shard, of: count, plan: plan, in: shards)
      var manifest = reader.manifest
      for index in manifest.features.indices {
        let set = manifest.features[index]
        manifest.features[index] = known[set] ?? set
        known[set] = manifest.features[index]
      }
      manifests.append(manifest)
      readers.append(SharedReader(reader))
    }
    self.readers = readers
    self.manifests = manifests
    let built = request.targets.filter(\.isBuilt)
    // A late copy of a shard makes a tree again.
    isTreeThere = try shards.wasMerged ? false : shards.hasTree
    trees = built.enumerated().map { index, target in
      MergedTree(target, manifests.map { $0.trees[index] })
    }
    summary = MergeSummary(output: OutputSummary(version: "", digest: ""))
    gatherMessages()
  }

  /// Rows that some shards have from a plan, and others were handed; `nil` for none.
  var mixedRows: MergeFailure? {
    for shard in manifests {
      for name in shard.given.keys.sorted() {
        guard let other = manifests.first(where: { $0.given[name] == nil }) else { continue }
        return .mixed(rows: name, shard.shard, other.shard)
      }
    }
    return nil
  }

  private mutating func gatherMessages() {
    var all = manifests.first.map { Set($0.messagesOfAll) } ?? []
    var found: Set<ShardManifest.Message> = []
    for manifest in manifests {
      all.formIntersection(manifest.messagesOfAll)
      found.formUnion(manifest.messages)
      summary.rows += manifest.rows
      summary.badRows += manifest.badRows
      summary.nextChange = [summary.nextChange, manifest.nextChange].compactMap(\.self).min()
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
      if let plan = manifests.first?.plan, try !shards.leftovers().isEmpty {
        folders.close()
        try shards.removeUnnamed(of: manifests.count, plan: plan)
      }
    }
    try merge(in: isTreeThere ? folders : nil)
    guard summary.conflicts.isEmpty else {
      summary.conflicts.sort { $0.order < $1.order }
      return summary
    }
    if let blocked = manifests.lazy.compactMap(\.blocked).first {
      throw FileSystemError(
        "write", shards.path + "/" + ShardFolder.tree + "/" + blocked, .exists,
        "something else is in its place; remove '\(shards.path)' and build the shards again")
    }
    try putInPlace(folders)
    return summary
  }

  /// Makes one bin after the other of the lines of all shards.
  private mutating func merge(in folders: FolderCache?) throws(FileSystemError) {
    let bits = trees.map(\.division.bits).max() ?? 0
    let step = max(1, Self.binsAtOnce / max(1, trees.count))
    for start in stride(from: 0, to: 1 << bits, by: step) {
      let end = min(start + step, 1 << bits)
      let limits = (start..<end).map { UInt64($0 + 1) << UInt64(32 - bits) }
      let readers = readers
      let taken = concurrentMap(readers.count, jobs: request.jobs) { index in
        readers[index].take(below: limits)
      }
      var lines: [ShardLines] = []
      for result in taken { lines.append(try result.get()) }
      var bins: [MergedBin] = []
      var claims: [[MergedBin.Part]] = []
      for number in start..<end {
        let parts = lines.indices.compactMap { index in
          MergedBin.Part(lines[index], lines[index].lines(number - start))
        }
        claims.append(parts)
        for index in trees.indices {
          trees[index].lines += parts
          // A target with fewer lines has fewer bins.
          let own = bits - trees[index].division.bits
          guard (number + 1) & ((1 << own) - 1) == 0 else { continue }
          bins.append(trees[index].endBin(index))
        }
      }
      try write(bins, in: folders)
      try findConflicts(claims)
    }
  }

  private mutating func write(
    _ bins: [MergedBin], in folders: FolderCache?
  ) throws(FileSystemError) {
    let (manifests, names) = (manifests, trees.map(\.name))
    let made = concurrentMap(bins.count, jobs: request.jobs) { index in
      Result { () throws(MergedBin.Failure) in
        let bin = bins[index]
        let text = try bin.text(manifests)
        if let folders {
          let (parent, leaf) = splitPath(names[bin.tree] + "/" + bin.file)
          do throws(FileSystemError) {
            try folders.madeFolder(parent).replace(leaf, text.bytes.span)
          } catch {
            throw .world(error)
          }
        }
        return TargetHead.Bin(
          file: bin.file, bytes: text.bytes.count, sha256: sha256Hex(text.bytes),
          documents: text.documents, files: text.files)
      }
    }
    for (bin, result) in zip(bins, made) {
      do throws(MergedBin.Failure) {
        trees[bin.tree].head.bins.append(try result.get())
      } catch {
        switch error {
        case .world(let error): throw error
        case .damaged(let shard): throw readers[shard - 1].damagedLine
        }
      }
    }
  }

  private mutating func findConflicts(
    _ claims: [[MergedBin.Part]]
  ) throws(FileSystemError) {
    let manifests = manifests
    let found = concurrentMap(claims.count, jobs: request.jobs) { index in
      Result { () throws(MergedBin.Failure) in try shardConflicts(claims[index], manifests) }
    }
    for result in found {
      do throws(MergedBin.Failure) {
        let conflicts = try result.get()
        let room = MergeSummary.conflictLimit - summary.conflicts.count
        summary.conflicts += conflicts.prefix(room)
        summary.moreConflicts += max(0, conflicts.count - room)
      } catch {
        switch error {
        case .world(let error): throw error
        case .damaged(let shard): throw readers[shard - 1].damagedLine
        }
      }
    }
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
    if !shards.isOfBuild, try !shards.wasMerged {
      try shards.folder.replace(ShardFolder.merged, latest.span)
    }
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
