public import VMLFiles

// Replaces a few files of a version without a look at the others. Each change is one
// `OutputTransaction`. The manifests, which are as long as the site is large, follow when there is
// time: until `settle` they are older than the documents.

/// The trees of one version, known well enough to replace single files of them.
///
/// The folder is locked only while something is written, so builds of other programs may come in
/// between; after a build of this version nothing is patched any more.
public struct LiveOutput: Sendable {
  private let request: OutputRequest
  private let version: String
  private let output: Folder
  private let folders: FolderCache
  /// In the site's order.
  private var targets: [Target]
  /// Stamps of the version as this value left it: they differ after a change of another program.
  private var seal: Seal?
  /// The mark beside the version; `nil` while the manifests are up to date.
  private var mark: OutputMark?

  private struct Target: Sendable {
    var name: String
    var treeCount: Int
    var manifest: LiveManifest

    /// - Returns: `nil` if its manifest is not one that can be patched.
    init?(
      _ asked: OutputRequest.Target, _ made: SiteManifest.Target, in version: Folder
    ) throws(FileSystemError) {
      guard let tree = try version.folder(made.name),
        let bytes = try? tree.read(OutputName.manifest, limit: manifestSizeLimit),
        let head = TargetHead(json: bytes), head.isMade(for: asked)
      else { return nil }
      name = made.name
      treeCount = max(1, asked.locales.count) * max(1, asked.themes.count)
      manifest = LiveManifest(head, sha256: made.sha256)
    }
  }

  private struct Seal: Hashable {
    var folder: FileStamp
    var manifest: FileStamp
  }

  /// Whether the output of a request can be patched, as far as the request says: it has a version
  /// of its own, which becomes the latest, and all targets are built.
  public static func canPatch(_ request: OutputRequest) -> Bool {
    request.version != nil && request.becomesLatest && request.targets.allSatisfy(\.isBuilt)
  }

  /// Takes up a version as the last build has left it.
  ///
  /// - Returns: `nil` if it cannot be patched: it is not there, it was made for another request,
  ///   some of its targets are not built, or its manifests are behind.
  public init?(_ request: OutputRequest) throws(FileSystemError) {
    guard let version = request.version, Self.canPatch(request),
      try DiskFileSystem.status(ofPath: request.folder) != nil
    else { return nil }
    let output = try Folder.open(request.folder)
    guard !OutputMark.isThere(version, in: output), let folder = try output.folder(version),
      let bytes = try? folder.read(OutputName.manifest, limit: manifestSizeLimit),
      let site = SiteManifest(json: bytes), readLatestVersion(in: output)?.version == version,
      readLatestVersion(in: output)?.digest == site.digest,
      site.isMade(for: request)
    else { return nil }
    let opened = concurrentMap(site.targets.count, jobs: request.jobs) { index in
      Result { () throws(FileSystemError) in
        try Target(request.targets[index], site.targets[index], in: folder)
      }
    }
    var targets: [Target] = []
    for target in opened {
      guard let target = try target.get() else { return nil }
      targets.append(target)
    }
    self.request = request
    self.version = version
    self.output = output
    self.targets = targets
    folders = FolderCache(
      version, in: output, shownAs: output.shownPath(of: version), makesFolders: true)
    seal = nil
    seal = try currentSeal()
  }

  /// Whether the manifests are older than the documents.
  public var isBehind: Bool { targets.contains { $0.manifest.isChanged } }

  /// Replaces and removes files; with `settling` the manifests too, in the same step.
  ///
  /// - Returns: `nil`, with nothing changed, if another program has changed the version meanwhile,
  ///   or something that no build made is in the way of a file.
  /// - Throws: Where new files cannot be written, with nothing changed. If one of them cannot take
  ///   its place, others may have; then this value is not to be used any more, and a build mends
  ///   the version.
  public mutating func apply(
    _ patch: OutputPatch, settling: Bool = false
  ) throws(FileSystemError) -> OutputSummary? {
    let isLocked = try output.lock()
    defer { output.unlock() }
    guard let seal, try currentSeal() == seal else { return nil }
    // Another program that watches the site has replaced documents, and leaves manifests for later.
    if mark == nil, OutputMark.isThere(version, in: output) { return nil }
    // Where a site is watched the build before has done it, and trees are being removed all along.
    if isLocked, request.replaced == nil { try? OutputFolder.mend(output, jobs: request.jobs) }
    guard let steps = try steps(of: patch), keepsDivision(steps) else { return nil }
    for step in steps where step.bytes != nil {
      if try !folders.hasRoom(forFile: step.path) { return nil }
    }
    var summary = OutputSummary(version: version, digest: "")
    for step in steps {
      if step.bytes == nil { summary.removed.append(version + "/" + step.path) }
      summary.written += step.bytes == nil ? 0 : 1
    }
    summary.removed.sort(by: pathPrecedes)
    summary.hasChanged = !steps.isEmpty
    if !steps.isEmpty {
      self.seal = nil
      var settled: Settling?
      if settling {
        for step in steps { step.note(in: &targets[step.target].manifest) }
        do throws(FileSystemError) {
          settled = try takeSettling()
        } catch  where error.reason == .notOurs {
          return nil
        }
      }
      try carryOut(steps, settled)
      if let settled {
        summary.digest = settled.latest.digest
      } else {
        for step in steps { step.note(in: &targets[step.target].manifest) }
      }
      self.seal = try currentSeal()
    } else if !isBehind {
      summary.hasChanged = try makeLatest()
    }
    for target in targets {
      summary.trees += target.treeCount
      summary.documents += target.manifest.documentCount
      summary.files += target.manifest.fileCount
    }
    summary.reused = summary.documents + summary.files - summary.written
    return summary
  }

  /// Brings the manifests and `latest.json` up to date.
  ///
  /// - Returns: The digest of the version; `nil` if another program has changed it meanwhile, or
  ///   nothing is behind.
  @discardableResult
  public mutating func settle() throws(FileSystemError) -> String? {
    guard isBehind else { return nil }
    _ = try output.lock()
    defer { output.unlock() }
    guard let seal, try currentSeal() == seal else { return nil }
    self.seal = nil
    let settling = try takeSettling()
    try carryOut([], settling)
    self.seal = try currentSeal()
    return settling.latest.digest
  }

  // MARK: - Steps

  /// One file that is written or removed.
  private struct Step {
    var target: Int
    var place: OutputPlace
    var kind: BinText.Kind
    var facts: DocumentFacts?
    /// Digest of the bytes; `nil` for what is removed.
    var digest: XXH128?
    var bytes: [UInt8]?
    /// The step that writes equal bytes before.
    var twin: Int?
    /// Whether the manifest does not name the file.
    var isNew: Bool

    var path: String { place.path }
    var line: LiveManifest.Place { LiveManifest.Place(place, kind, facts?.path) }

    func note(in manifest: inout LiveManifest) {
      guard let bytes, let digest else { return manifest.remove(line) }
      let stored = TargetManifest.File(
        file: place.fileInTarget, bytes: bytes.count, xxh128: digest)
      if let facts {
        manifest.set(
          TargetManifest.Document(facts, locale: place.locale, theme: place.theme, stored: stored),
          at: line)
      } else {
        manifest.set(stored, pathInTree: place.file)
      }
    }
  }

  /// The changes of a patch that are not there already; `nil` if a manifest is damaged.
  private mutating func steps(of patch: OutputPatch) throws(FileSystemError) -> [Step]? {
    var steps: [Step] = []
    for change in patch.changes {
      let digest = change.bytes.map { xxh128($0.span) }
      var twin: Int?
      for place in change.places {
        try checkOutputFile(place.file)
        guard let target = targets.firstIndex(where: { $0.name == place.target }) else { continue }
        let line = LiveManifest.Place(place, change.kind, change.facts?.path)
        guard let folder = try folders.folder(place.target) else { return nil }
        do throws(FileSystemError) {
          try targets[target].manifest.load(line, from: folder)
        } catch  where error.reason == .notOurs {
          return nil
        }
        let old = targets[target].manifest.digest(at: line)
        // In formats without a head, equal bytes may have other facts.
        let isTold = change.facts.map { targets[target].manifest.facts(at: line) == $0 } ?? true
        guard old != digest?.hex || !isTold else { continue }
        steps.append(
          Step(
            target: target, place: place, kind: change.kind, facts: change.facts, digest: digest,
            bytes: change.bytes, twin: twin, isNew: old == nil))
        twin = twin ?? steps.count - 1
      }
    }
    return steps
  }

  /// Whether all lines stay in their bins; a build divides them anew.
  private func keepsDivision(_ steps: [Step]) -> Bool {
    targets.indices.allSatisfy { target in
      let added = steps.reduce(0) { count, step in
        guard step.target == target else { return count }
        return count + (step.bytes == nil ? -1 : step.isNew ? 1 : 0)
      }
      return added == 0 || targets[target].manifest.keepsDivision(adding: added)
    }
  }

  /// Manifests that are behind, and `latest.json`, brought up to date.
  private struct Settling {
    var manifests: [(path: String, pieces: [ArraySlice<UInt8>])] = []
    var latest: LatestVersion
  }

  /// Replaces and removes files, and after them the manifests, where these follow at once.
  private mutating func carryOut(
    _ steps: [Step], _ settling: Settling?
  ) throws(FileSystemError) {
    let name = OutputName.newStagingName()
    let latest = name + ".json"
    let shown = output.shownPath(of: version)
    let staging = FolderCache(name, in: output, shownAs: shown, makesFolders: true)
    var transaction = OutputTransaction(
      version, in: output, folders: folders, staging: staging, mark: mark)
    do throws(FileSystemError) {
      try prepare(steps, in: &transaction)
      if let settling { try prepare(settling, latest, in: &transaction) }
      try transaction.carryOut()
    } catch {
      // A removal takes descriptors, and there may be none.
      folders.close()
      _ = try? output.remove(name)
      _ = try? output.remove(latest)
      throw error
    }
    mark = transaction.mark
    _ = try output.remove(name)
  }

  private func prepare(
    _ steps: [Step], in transaction: inout OutputTransaction
  ) throws(FileSystemError) {
    var names: [Int: String] = [:]
    for (index, step) in steps.enumerated() {
      guard let bytes = step.bytes else {
        transaction.remove(step.path)
        continue
      }
      if let twin = step.twin.flatMap({ names[$0] }) {
        try transaction.link(twin, to: step.path, isNew: step.isNew)
      } else {
        names[index] = try transaction.write(bytes.span, to: step.path, isNew: step.isNew)
      }
    }
  }

  private func prepare(
    _ settling: Settling, _ latest: String, in transaction: inout OutputTransaction
  ) throws(FileSystemError) {
    try transaction.settle(
      writing: settling.manifests, latest: latest, jobs: request.jobs)
    try output.writing(OutputName.latest) { () throws(FileSystemError) in
      try output.writeNew(latest, settling.latest.json.span)
    }
  }

  // MARK: - Manifests

  private var siteManifest: SiteManifest {
    let made = targets.map { SiteManifest.Target(name: $0.name, sha256: $0.manifest.sha256) }
    var manifest = SiteManifest(
      name: request.site, version: version, vml: request.vml, compiler: request.compiler,
      digest: SiteManifest.digest(of: made), targets: made)
    manifest.isSample = request.isSample
    return manifest
  }

  /// Takes the manifests that are behind to be up to date, and returns the texts to write.
  private mutating func takeSettling() throws(FileSystemError) -> Settling {
    let settled = concurrentMap(targets.count, jobs: request.jobs) { [targets, folders] index in
      Result { () throws(FileSystemError) in
        var manifest = targets[index].manifest
        let parts = try manifest.settle(from: folders.folder(targets[index].name))
        return (manifest, parts)
      }
    }
    var manifests: [(path: String, pieces: [ArraySlice<UInt8>])] = []
    for (index, result) in settled.enumerated() {
      let (manifest, parts) = try result.get()
      targets[index].manifest = manifest
      manifests += parts.map { (targets[index].name + "/" + $0.file, $0.pieces) }
    }
    let site = siteManifest
    manifests.append((OutputName.manifest, [site.json[...]]))
    return Settling(
      manifests: manifests, latest: LatestVersion(version: version, digest: site.digest))
  }

  /// Has `latest.json` name the version, as every build does, where another build came in between.
  ///
  /// - Returns: Whether it did not.
  private func makeLatest() throws(FileSystemError) -> Bool {
    let latest = LatestVersion(version: version, digest: siteManifest.digest)
    if readLatestVersion(in: output) == latest { return false }
    let name = OutputName.newStagingName() + ".json"
    try output.writing(OutputName.latest) { () throws(FileSystemError) in
      try output.writeNew(name, latest.json.span)
    }
    try output.rename(name, to: OutputName.latest)
    return true
  }

  /// - Returns: `nil` if the version is not there.
  private func currentSeal() throws(FileSystemError) -> Seal? {
    guard let folder = try output.status(version),
      let opened = try folders.folder(""), let own = FileStatus(of: opened.number),
      own.stamp.inode == folder.stamp.inode, own.stamp.device == folder.stamp.device,
      let manifest = try opened.status(OutputName.manifest),
      try DiskFileSystem.status(ofPath: request.folder)?.stamp.inode
        == FileStatus(of: output.number)?.stamp.inode
    else { return nil }
    // Its times change with what is written into it, by us too.
    var stamp = folder.stamp
    (stamp.modified, stamp.size) = (0, 0)
    return Seal(folder: stamp, manifest: manifest.stamp)
  }
}

extension SiteManifest {
  /// Whether a build for a request would write this manifest, apart from digests.
  fileprivate func isMade(for request: OutputRequest) -> Bool {
    name == request.site && version == request.version && vml == request.vml
      && compiler == request.compiler && isSample == request.isSample
      && targets.map(\.name) == request.targets.map(\.name)
  }
}
