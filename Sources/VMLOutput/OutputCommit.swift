public import VMLFiles
import VMLMarkup

extension OutputSession {
  /// Puts the new tree in place, unless nothing is different.
  ///
  /// No `put` may be running. If this fails, the version's folder and `latest.json` are as they
  /// were, but for the last step of all: then the new tree is in place, and `latest.json` is the
  /// old one.
  public func commit() throws(FileSystemError) -> OutputSummary {
    precondition(close(), "a session ends once")
    defer {
      // The next build sweeps what cannot be removed now: the old tree, or one that was not
      // finished.
      _ = try? output.remove(latestName)
      removeStaging(jobs: request.jobs)
      output.unlock()
    }
    return try OutputPlan(self).carryOut()
  }
}

/// The output as it is to become, known once every document is.
private struct OutputPlan {
  private let session: OutputSession
  private let version: String
  private let digest: String
  private let siteManifest: [UInt8]
  /// In the site's order.
  private let trees: [Tree]
  /// The version's folder as it is now; `nil` if there is none.
  private let present: VersionContents?
  /// The mark that a build has left that was killed.
  private let mark: OutputMark?

  fileprivate struct Tree: Sendable {
    var name: String
    var manifest: Manifest
    /// The head, and for a tree that was built the bins.
    var parts: [ManifestPart]
    var sha256: String { parts[0].sha256 }
    /// For how many locales and themes there is one.
    var variantCount: Int
    var writtenCount: Int

    enum Manifest: Sendable {
      /// Of a tree that was built.
      case new(NewManifest)
      /// Of a tree that stays as it is, and whose bins are taken over.
      case kept(TargetManifest, bins: [String])
    }
  }

  init(_ session: OutputSession) throws(FileSystemError) {
    self.session = session
    let request = session.request
    let parts = try Self.parts(of: session)
    trees = parts.trees
    let targets = trees.map { SiteManifest.Target(name: $0.name, sha256: $0.sha256) }
    digest = SiteManifest.digest(of: targets)
    version = request.version ?? "sha-" + digest.dropFirst("sha256:".count).prefix(12)
    var manifest = SiteManifest(
      name: request.site, version: version, vml: request.vml, compiler: request.compiler,
      digest: digest, targets: targets)
    manifest.isSample = request.isSample
    siteManifest = manifest.json
    if request.version == nil {
      try OutputSession.refuseForeignVersion(version, in: session.output)
      present = try VersionContents(version, in: session.output)
    } else {
      present = parts.present
    }
    if let basis = session.basis, basis.version == version {
      mark = basis.mark
    } else {
      mark = present == nil ? nil : OutputMark(version, in: session.output)
    }
  }

  /// A part of what the rest depends on; parts are found side by side.
  private enum Part: Sendable {
    case tree(Tree?)
    case present(Result<VersionContents?, FileSystemError>)
  }

  /// The trees, and what is at the place of a version whose name does not depend on them.
  private static func parts(
    of session: OutputSession
  ) throws(FileSystemError) -> (trees: [Tree], present: VersionContents?) {
    let records = session.takeRecords()
    var kept: [String: OutputBasis.KeptManifest] = [:]
    if let basis = session.basis, basis.isContinued {
      for target in session.request.targets where records[target.name] == nil {
        kept[target.name] = try basis.manifest(of: target.name)
      }
    }
    let (request, others) = (session.request, kept)
    let parts = concurrentMap(request.targets.count + 1, jobs: request.jobs) { index in
      guard index > 0 else {
        return Part.present(
          Result { () throws(FileSystemError) in
            guard let version = request.version else { return nil }
            return try VersionContents(version, in: session.output)
          })
      }
      let name = request.targets[index - 1].name
      return .tree(
        records[name].map { Tree(name, $0) }
          ?? others[name].map { Tree(name, $0) })
    }
    var trees: [Tree] = []
    var present: VersionContents?
    for part in parts {
      switch part {
      case .tree(let tree): if let tree { trees.append(tree) }
      case .present(let found): present = try found.get()
      }
    }
    freeInBackground(consume records)
    return (trees, present)
  }

  func carryOut() throws(FileSystemError) -> OutputSummary {
    var summary = OutputSummary(version: version, digest: digest)
    for tree in trees where tree.isBuilt {
      summary.trees += tree.variantCount
      summary.documents += tree.documentCount
      summary.files += tree.fileCount
      summary.written += tree.writtenCount
      summary.reused += tree.unchangedCount
    }
    let isSame = try isPresentAlready()
    let extra = try extraFiles(isSame: isSame)
    let prunes = session.request.foreignFiles == .prune
    let pruned = prunes ? extra.foreign : []
    summary.foreign = (prunes ? [] : extra.foreign).map(inOutput)
    let removed = extra.removed.filter { !isBin($0) } + pruned
    summary.removed = removed.sorted(by: pathPrecedes).map(inOutput)
    let latest = try prepareLatest()
    let gone = extra.removed + pruned
    summary.hasChanged = !isSame || !gone.isEmpty || latest != nil
    if !isSame || !gone.isEmpty {
      if isFew(gone), try hasRoom(without: gone) {
        try replaceFiles(removing: gone, latest)
        return summary
      }
      try completeStaging(keeping: prunes ? [] : extra.foreign)
      try putInPlace()
    }
    if let latest { try session.output.rename(latest, to: OutputName.latest) }
    try OutputMark.remove(version, from: session.output)
    return summary
  }

  private func inOutput(_ path: String) -> String { version + "/" + path }

  /// Whether a file that a build made is a manifest's bin, which no report names.
  private func isBin(_ path: String) -> Bool {
    ManifestBins.isBin(path.split(separator: "/", maxSplits: 1).last.map(String.init) ?? "")
  }

  /// Whether the version's folder holds just this already.
  private func isPresentAlready() throws(FileSystemError) -> Bool {
    guard let basis = session.basis, basis.version == version,
      trees.allSatisfy({ $0.writtenCount == 0 }),
      let folder = try basis.folders.folder(""),
      folder.file(OutputName.manifest, holds: siteManifest.span)
    else { return false }
    for tree in trees {
      for part in tree.parts where try !isThere(part, of: tree, in: basis) { return false }
    }
    return true
  }

  /// Whether a part of a manifest is in the basis as it should be.
  private func isThere(
    _ part: ManifestPart, of tree: Tree, in basis: OutputBasis
  ) throws(FileSystemError) -> Bool {
    let (parent, name) = splitPath(tree.name + "/" + part.file)
    guard let folder = try basis.folders.folder(parent) else { return false }
    return folder.file(name, of: part.size, holds: part.forEachPiece)
  }

  /// The files in the version's folder that builds made and that are to go, and the files that no
  /// build made.
  private func extraFiles(
    isSame: Bool
  ) throws(FileSystemError) -> (removed: [String], foreign: [String]) {
    guard let present else { return ([], []) }
    var wanted: Set<PathKey> = [PathKey(OutputName.manifest)]
    for tree in trees {
      for part in tree.parts { wanted.insert(PathKey(tree.name + "/" + part.file)) }
      for file in tree.unchanged { wanted.insert(PathKey(tree.name + "/" + file)) }
      for file in tree.written { wanted.insert(PathKey(tree.name + "/" + file)) }
    }
    let extra = present.files.filter { !wanted.contains(PathKey($0)) }
    guard !extra.isEmpty else { return ([], []) }
    // The manifests of a build that was killed are older than the files that it made.
    var made = mark?.added ?? []
    if !isSame { made.formUnion(try present.filesOfManifests()) }
    let foreign = extra.filter { !made.contains(PathKey($0)) }
    let gone = extra.filter { made.contains(PathKey($0)) }
    guard session.request.foreignFiles == .keep, !foreign.isEmpty, !isSame else {
      return (gone, foreign)
    }
    let links = try makeRoom(for: wanted, among: foreign, of: present)
    return (gone + links, foreign.filter { !links.contains($0) })
  }

  /// Refuses files and folders that no build made and that cannot stay beside the files of this
  /// one: a folder in the place of a file, a file in the place of a folder.
  ///
  /// - Returns: The links in the places of folders; these can go, since their destinations stay.
  private func makeRoom(
    for wanted: Set<PathKey>, among foreign: [String], of present: VersionContents
  ) throws(FileSystemError) -> [String] {
    var folders: Set<PathKey> = []
    for file in wanted {
      var above = splitPath(file.path).folder
      while !above.isEmpty, folders.insert(PathKey(above)).inserted {
        above = splitPath(above).folder
      }
    }
    var links: [String] = []
    for path in foreign {
      if folders.contains(PathKey(path)) {
        guard try present.isLink(path) else {
          throw inTheWay("make the folder", path, "a file that no build made has its name")
        }
        links.append(path)
      }
      var above = splitPath(path).folder
      while !above.isEmpty {
        if wanted.contains(PathKey(above)) {
          throw inTheWay("write", above, "a folder that no build made has its name")
        }
        above = splitPath(above).folder
      }
    }
    return links
  }

  private func inTheWay(_ operation: String, _ path: String, _ what: String) -> FileSystemError {
    FileSystemError(
      operation, session.output.shownPath(of: inOutput(path)), .notOurs,
      what + "; move it elsewhere, or have '--prune' remove it")
  }

  // MARK: - Few of many

  /// Whether so little differs from the version that is there that files are replaced one by one.
  private func isFew(_ removed: [String]) -> Bool {
    guard let basis = session.basis, basis.version == version, present != nil else { return false }
    let all = trees.reduce(0) { $0 + $1.documentCount + $1.fileCount }
    let changed = trees.reduce(removed.count) { $0 + $1.writtenCount }
    return isWorthPatching(changed, of: all)
  }

  /// Whether each file can take its place by itself; where a folder or a link is in the way only a
  /// new tree can.
  private func hasRoom(without removed: [String]) throws(FileSystemError) -> Bool {
    let gone = Set(removed.map(PathKey.init))
    let folders = FolderCache(
      version, in: session.output, shownAs: session.output.shownPath(of: version),
      makesFolders: false)
    for tree in trees {
      for file in tree.written
      where try !folders.hasRoom(forFile: tree.name + "/" + file, without: gone) {
        return false
      }
    }
    return true
  }

  private func replaceFiles(
    removing removed: [String], _ latest: String?
  ) throws(FileSystemError) {
    let manifests = try changedManifests()
    try writeManifests(manifests)
    let folders = FolderCache(
      version, in: session.output, shownAs: session.output.shownPath(of: version),
      makesFolders: true)
    var transaction = OutputTransaction(
      version, in: session.output, folders: folders, staging: session.staging, mark: mark)
    for path in removed { transaction.remove(path) }
    let files = trees.flatMap { tree in tree.written.map { tree.name + "/" + $0 } }
    // Files that are there may be of no build, so all count as new.
    for path in files { transaction.place(OutputTransaction.StagedFile(path: path, staged: path)) }
    let paths = manifests.map(\.path) + [OutputName.manifest]
    transaction.settle(
      paths.map { OutputTransaction.StagedFile(path: $0, staged: $0) }, latest: latest)
    try transaction.carryOut()
  }

  // MARK: - The staging tree

  private func completeStaging(keeping foreign: [String]) throws(FileSystemError) {
    try writeManifests(allManifests)
    for tree in trees {
      for file in tree.unchanged { try takeOver(file, of: tree) }
    }
    guard let present, !foreign.isEmpty else { return }
    for path in foreign { try present.keep(path, in: session.staging) }
  }

  /// Parts of manifests by their paths in the version's folder.
  private var allManifests: [(path: String, part: ManifestPart)] {
    trees.flatMap { tree in tree.parts.map { (tree.name + "/" + $0.file, $0) } }
  }

  /// The parts that the basis does not have as they should be.
  private func changedManifests() throws(FileSystemError) -> [(path: String, part: ManifestPart)] {
    guard let basis = session.basis else { return allManifests }
    var changed: [(path: String, part: ManifestPart)] = []
    for tree in trees {
      for part in tree.parts where try !isThere(part, of: tree, in: basis) {
        changed.append((tree.name + "/" + part.file, part))
      }
    }
    return changed
  }

  private func writeManifests(
    _ manifests: [(path: String, part: ManifestPart)]
  ) throws(FileSystemError) {
    try session.staging.madeFolder("").writeNew(OutputName.manifest, siteManifest.span)
    var places: [(folder: Folder, name: String)] = []
    for (path, _) in manifests {
      let (parent, name) = splitPath(path)
      places.append((try session.staging.madeFolder(parent), name))
    }
    let written = concurrentMap(manifests.count, jobs: session.request.jobs) { [places] index in
      Result { () throws(FileSystemError) in
        try places[index].folder.writeNew(places[index].name, manifests[index].part.forEachPiece)
      }
    }
    for result in written { try result.get() }
  }

  private func takeOver(_ file: String, of tree: Tree) throws(FileSystemError) {
    let (parent, name) = splitPath(tree.name + "/" + file)
    guard let source = try session.basis?.folders.folder(parent) else { return }
    do throws(FileSystemError) {
      try source.link(name, to: session.staging.madeFolder(parent), as: name)
    } catch  where error.reason == .notFound && !tree.isBuilt {
      // It was missing before; a tree that is not built stays as it is.
    }
  }

  private func putInPlace() throws(FileSystemError) {
    let (output, staging) = (session.output, session.stagingName)
    guard present != nil else { return try output.rename(staging, to: version) }
    try output.putInPlace(staging, as: version, jobs: session.request.jobs)
  }

  /// Writes a new `latest.json` beside the old one, before anything is replaced, since the disk may
  /// be full.
  ///
  /// - Returns: The name of the new file; `nil` if `latest.json` is to stay as it is.
  private func prepareLatest() throws(FileSystemError) -> String? {
    let bytes = LatestVersion(version: version, digest: digest).json
    guard session.request.becomesLatest,
      !session.output.file(OutputName.latest, holds: bytes.span)
    else { return nil }
    try session.output.writing(OutputName.latest) { () throws(FileSystemError) in
      try session.output.writeNew(session.latestName, bytes.span)
    }
    return session.latestName
  }
}

extension Folder {
  /// Has a tree take the place of a version that is there; the old one then has the tree's name, or
  /// is gone.
  func putInPlace(
    _ staging: String, as version: String, jobs: Int?
  ) throws(FileSystemError) {
    if try exchange(staging, version) { return }
    let previous = OutputName.previous + version
    try rename(version, to: previous)
    do throws(FileSystemError) {
      try rename(staging, to: version)
    } catch {
      try rename(previous, to: version)
      throw error
    }
    _ = try? remove(previous, jobs: jobs)
  }
}

extension OutputPlan.Tree {
  /// One that was built.
  init(_ name: String, _ record: OutputSession.TreeRecord) {
    let manifest = NewManifest(record.head, documents: record.documents, files: record.files)
    self.init(
      name: name, manifest: .new(manifest), parts: manifest.parts,
      variantCount: Self.variantCount(record.head.locales, record.head.themes),
      writtenCount: manifest.documents.count(where: \.isWritten)
        + manifest.files.count(where: \.isWritten))
  }

  /// One that stays as it is.
  init(_ name: String, _ kept: OutputBasis.KeptManifest) {
    self.init(
      name: name, manifest: .kept(kept.manifest, bins: kept.bins),
      parts: [ManifestPart(OutputName.manifest, kept.head)],
      variantCount: Self.variantCount(kept.manifest.locales, kept.manifest.themes),
      writtenCount: 0)
  }

  private static func variantCount(_ locales: [String], _ themes: [String]) -> Int {
    max(1, locales.count) * max(1, themes.count)
  }

  var isBuilt: Bool { if case .new = manifest { true } else { false } }

  var documentCount: Int {
    switch manifest {
    case .new(let manifest): manifest.head.documentCount
    case .kept(let manifest, _): manifest.documents.count
    }
  }

  var fileCount: Int {
    switch manifest {
    case .new(let manifest): manifest.head.fileCount
    case .kept(let manifest, _): manifest.files.count
    }
  }

  var unchangedCount: Int { documentCount + fileCount - writtenCount }

  /// The files that are to be taken from the basis.
  var unchanged: [String] { files(areWritten: false) }

  /// The files that are in the staging tree.
  var written: [String] { files(areWritten: true) }

  private func files(areWritten: Bool) -> [String] {
    switch manifest {
    case .new(let manifest):
      manifest.documents.filter { $0.isWritten == areWritten }.map(\.entry.file)
        + manifest.files.filter { $0.isWritten == areWritten }.map(\.entry.file)
    case .kept(let manifest, let bins): areWritten ? [] : manifest.storedFiles + bins
    }
  }
}

/// The least number of files of a version before some of them are replaced one by one.
private let manyFiles = 1000
/// The largest part of them that may be replaced so: one of this number.
private let fewOfMany = 16

/// Whether so few of the files of a version change that they are replaced one by one.
public func isWorthPatching(_ changed: Int, of all: Int) -> Bool {
  all >= manyFiles && changed <= all / fewOfMany
}

extension Set<PathKey> {
  /// Adds the paths of everything that a tree holds, its manifest too.
  mutating func insert(_ manifest: TargetManifest, below folder: String) {
    insert(PathKey(folder + "/" + OutputName.manifest))
    for file in manifest.storedFiles { insert(PathKey(folder + "/" + file)) }
    for bin in manifest.bins { insert(PathKey(folder + "/" + bin)) }
  }
}
