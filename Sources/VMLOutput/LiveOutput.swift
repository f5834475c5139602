public import VMLFiles

// How a few files of a version are replaced without looking at the others. New files are written to a staging
// folder, all of them; then each takes its place by being renamed. The manifests, which are as long as the site
// is large, follow when there is time. As long as they are behind, a file beside the version's folder says so,
// and nobody trusts them: a build that finds it, after this one was killed, compares the files themselves.
//
// A reader sees each document whole, as it was or as it is, but for a moment some documents are new while others
// are not, and the manifests are older than the documents until `settle`. Files that go go first, since a folder may take the place of one.

/// The trees of one version, known well enough to replace single files of them.
///
/// The folder is locked only while something is written, so builds of other programs may come in between; after
/// one of this version nothing is patched any more.
public struct LiveOutput: Sendable {
  private let request: OutputRequest
  private let version: String
  private let output: Folder
  private let folders: FolderCache
  /// In the site's order.
  private var targets: [Target]
  /// What shows that nobody else has changed the version since.
  private var seal: Seal?

  private struct Target: Sendable {
    var name: String
    var treeCount: Int
    var manifest: ManifestText
    var sha256: String

    /// - Returns: `nil` if its manifest is not one that can be patched.
    init?(
      _ asked: OutputRequest.Target, _ made: SiteManifest.Target, in version: Folder
    ) throws(FileSystemError) {
      guard let tree = try version.folder(made.name),
        let bytes = try? tree.read(OutputName.manifest, limit: manifestSizeLimit),
        bytes.starts(with: asked.manifestHead), let manifest = ManifestText(bytes)
      else { return nil }
      name = made.name
      treeCount = max(1, asked.locales.count) * max(1, asked.themes.count)
      self.manifest = manifest
      sha256 = made.sha256
    }

    /// What is to be written of its manifest, and the digest of that; `nil` if it is as it was.
    func unsettled() -> (pieces: [ArraySlice<UInt8>], sha256: String)? {
      guard manifest.isChanged else { return nil }
      let pieces = manifest.pieces
      return (pieces, sha256Hex(of: pieces))
    }
  }

  private struct Seal: Hashable {
    var folder: FileStamp
    var manifest: FileStamp
  }

  /// Whether the output of a request can be patched, as far as the request says: it has a version of its own, which
  /// becomes the latest, and all targets are built.
  public static func canPatch(_ request: OutputRequest) -> Bool {
    request.version != nil && request.becomesLatest && request.targets.allSatisfy(\.isBuilt)
  }

  /// Takes up a version as the last build has left it.
  ///
  /// - Returns: `nil` if it cannot be patched: it is not there, it was made for another request, some of its
  ///   targets are not built, or its manifests are behind.
  public init?(_ request: OutputRequest) throws(FileSystemError) {
    guard let version = request.version, Self.canPatch(request),
      try DiskFileSystem.status(ofPath: request.folder) != nil
    else { return nil }
    let output = try Folder.open(request.folder)
    guard !OutputName.isBehind(version, in: output), let folder = try output.folder(version),
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
  /// - Returns: `nil`, with nothing changed, if another program has changed the version meanwhile, or something
  ///   that no build made is in the way of a file.
  /// - Throws: Where new files cannot be written, with nothing changed. If one of them cannot take its place,
  ///   others may have; then this value is not to be used any more, and a build mends it.
  public mutating func apply(
    _ patch: OutputPatch, settling: Bool = false
  ) throws(FileSystemError) -> OutputSummary? {
    let isLocked = try output.lock()
    defer { output.unlock() }
    guard let seal, try currentSeal() == seal else { return nil }
    // Another program that watches the site has replaced documents, and leaves the manifests for later.
    if !isBehind, OutputName.isBehind(version, in: output) { return nil }
    // Where a site is watched the build before has done it, and trees are being removed all the time.
    if isLocked, request.replaced == nil { try? OutputFolder.mend(output, jobs: request.jobs) }
    let steps = try steps(of: patch)
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
      let isMarked = isBehind
      var settled: Settling?
      if settling {
        for step in steps { step.note(in: &targets[step.target].manifest) }
        settled = takeSettling()
      }
      try carryOut(steps, settled, isMarked: isMarked)
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
  /// - Returns: The digest of the version; `nil` if somebody else has changed it meanwhile.
  @discardableResult
  public mutating func settle() throws(FileSystemError) -> String? {
    guard isBehind else { return nil }
    _ = try output.lock()
    defer { output.unlock() }
    guard let seal, try currentSeal() == seal else { return nil }
    self.seal = nil
    let settling = takeSettling()
    try carryOut([], settling, isMarked: true)
    self.seal = try currentSeal()
    return settling.latest.digest
  }

  // MARK: - Steps

  /// One file that is written or removed.
  private struct Step {
    var target: Int
    var place: OutputPlace
    var kind: ManifestText.Kind
    var facts: DocumentFacts?
    /// That of the bytes; `nil` for what is removed.
    var digest: XXH128?
    var bytes: [UInt8]?
    /// The step that writes the same bytes before.
    var twin: Int?

    var path: String { place.path }

    func note(in manifest: inout ManifestText) {
      guard let bytes, let digest else { return manifest.remove(place.fileInTarget, as: kind) }
      let stored = TargetManifest.File(
        file: place.fileInTarget, bytes: bytes.count, xxh128: digest)
      if let facts {
        manifest.set(
          ManifestText.Entry(
            TargetManifest.Document(
              facts, locale: place.locale, theme: place.theme, stored: stored)),
          as: kind)
      } else {
        manifest.set(ManifestText.Entry(stored), as: kind)
      }
    }
  }

  /// What of a patch is not there already.
  private func steps(of patch: OutputPatch) throws(FileSystemError) -> [Step] {
    var steps: [Step] = []
    for change in patch.changes {
      let digest = change.bytes.map { xxh128($0.span) }
      var twin: Int?
      for place in change.places {
        try checkOutputFile(place.file)
        guard let target = targets.firstIndex(where: { $0.name == place.target }) else { continue }
        let old = targets[target].manifest.digest(of: place.fileInTarget, as: change.kind)
        guard old != digest?.hex else { continue }
        steps.append(
          Step(
            target: target, place: place, kind: change.kind, facts: change.facts, digest: digest,
            bytes: change.bytes, twin: twin))
        twin = twin ?? steps.count - 1
      }
    }
    return steps
  }

  /// What brings manifests, and `latest.json`, up to date.
  private struct Settling {
    var manifests: [(path: String, pieces: [ArraySlice<UInt8>])] = []
    var latest: LatestVersion
  }

  /// Replaces and removes files, and after them the manifests, where these follow at once.
  ///
  /// All that may need room is made beside them before, so that a full disk leaves them as they were.
  private func carryOut(
    _ steps: [Step], _ settling: Settling?, isMarked: Bool
  ) throws(FileSystemError) {
    let name = OutputName.newStagingName()
    let latestName = name + ".json"
    let staging = try output.makeTree(name, shownAs: output.shownPath(of: version))
    do throws(FileSystemError) {
      try write(steps, to: staging)
      if let settling {
        try write(settling.manifests, to: staging)
        try output.writing(OutputName.latest) { () throws(FileSystemError) in
          try output.writeNew(latestName, settling.latest.json.span)
        }
      }
      for step in steps where step.bytes != nil { _ = try folder(of: step.path) }
      let nothing: [UInt8] = []
      if !isMarked { try output.writeNew(OutputName.behind(version), nothing.span) }
      for step in steps where step.bytes == nil { try folders.removeFile(step.path) }
      for (index, step) in steps.enumerated() where step.bytes != nil {
        try staging.rename(String(index), to: splitPath(step.path).name, in: folder(of: step.path))
      }
      for (index, file) in (settling?.manifests ?? []).enumerated() {
        try staging.rename(
          Self.manifestName(index), to: OutputName.manifest, in: folder(of: file.path))
      }
      if settling != nil {
        try output.rename(latestName, to: OutputName.latest)
        _ = try output.remove(OutputName.behind(version))
      }
    } catch {
      // What is removed takes descriptors, and there may be none.
      folders.close()
      _ = try? output.remove(name)
      _ = try? output.remove(latestName)
      throw error
    }
    _ = try output.remove(name)
  }

  private func folder(of path: String) throws(FileSystemError) -> Folder {
    try folders.madeFolder(splitPath(path).folder)
  }

  private func write(_ steps: [Step], to staging: Folder) throws(FileSystemError) {
    for (index, step) in steps.enumerated() {
      guard let bytes = step.bytes else { continue }
      try output.writing(version + "/" + step.path) { () throws(FileSystemError) in
        if let twin = step.twin {
          try staging.link(String(twin), to: staging, as: String(index))
        } else {
          try staging.writeNew(String(index), bytes.span)
        }
      }
    }
  }

  private func write(
    _ manifests: [(path: String, pieces: [ArraySlice<UInt8>])], to staging: Folder
  ) throws(FileSystemError) {
    let written = concurrentMap(manifests.count, jobs: request.jobs) { index in
      Result { () throws(FileSystemError) in
        try output.writing(version + "/" + manifests[index].path) { () throws(FileSystemError) in
          try staging.writeNew(Self.manifestName(index), manifests[index].pieces)
        }
      }
    }
    for result in written { try result.get() }
  }

  private static func manifestName(_ index: Int) -> String { "manifest-\(index)" }

  // MARK: - Manifests

  private var siteManifest: SiteManifest {
    let made = targets.map { SiteManifest.Target(name: $0.name, sha256: $0.sha256) }
    return SiteManifest(
      name: request.site, version: version, vml: request.vml, compiler: request.compiler,
      digest: SiteManifest.digest(of: made), targets: made)
  }

  /// Takes the manifests that are behind to be up to date, and says what is to be written then.
  private mutating func takeSettling() -> Settling {
    let changed = concurrentMap(targets.count, jobs: request.jobs) { [targets] in
      targets[$0].unsettled()
    }
    var manifests: [(path: String, pieces: [ArraySlice<UInt8>])] = []
    for (index, new) in changed.enumerated() {
      guard let new else { continue }
      targets[index].sha256 = new.sha256
      targets[index].manifest.settle()
      manifests.append((targets[index].name + "/" + OutputName.manifest, new.pieces))
    }
    let site = siteManifest
    manifests.append((OutputName.manifest, [site.json[...]]))
    return Settling(
      manifests: manifests, latest: LatestVersion(version: version, digest: site.digest))
  }

  /// Has `latest.json` name the version, as every build does, where another one's came in between.
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
  /// Whether a build for a request would write this manifest, but for what depends on the documents.
  fileprivate func isMade(for request: OutputRequest) -> Bool {
    name == request.site && version == request.version && vml == request.vml
      && compiler == request.compiler && targets.map(\.name) == request.targets.map(\.name)
  }
}

extension OutputRequest.Target {
  /// What the manifest of the target begins with.
  fileprivate var manifestHead: ArraySlice<UInt8> {
    let empty = TargetManifest(
      target: name, os: os, minimum: minimum, locales: locales, themes: themes)
    return empty.json.dropLast(Array("[],\n  \"files\": []\n}\n".utf8).count)
  }
}
