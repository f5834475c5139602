import Synchronization
public import VMLCompiler
public import VMLFiles
public import VMLWatch

/// The last revision of a watched site, which is loaded once for all callers: builds, the preview,
/// the gallery and explanations.
///
/// A build compares the files that it sees on the disk with the revision's files. The other
/// callers go by the changes that were noted since the revision was loaded.
public final class SiteRevisions: Sendable {
  /// Files of the last revisions as they were read and parsed.
  let sources = SharedSources()
  private let options: BuildOptions
  /// The last revision, locked while a site is loaded.
  ///
  /// A caller that comes meanwhile waits for the revision instead of loading it too. So callers are
  /// on threads of their own (``onLargeStack(inBackground:_:)``).
  private let last = Mutex<Held?>(nil)
  private let news = Mutex(News())

  fileprivate struct Held: Sendable {
    var revision: SiteRevision
    /// The site's files but for its pages, as they were seen before they were read.
    var files: FileTable
    /// Number of changes that were noted before the files were seen.
    var changeCount: Int
  }

  private struct News: Sendable {
    /// Number of changes that were noted so far, and before the last build began.
    var changeCount = 0
    var changeCountOfBuild = 0
    /// The changes since the files of the revision were seen.
    var changes = SiteChanges()
    /// Paths of the last build's changes.
    var unsure = SiteChanges()
    var loadCount = 0
    var styleCount = 0
  }

  /// No revision yet of the site that the options name.
  public init(_ options: BuildOptions) { self.options = options }

  /// Number of loads of the site, for tests.
  public var loadCount: Int { news.withLock { $0.loadCount } }

  /// Number of groups of variants that sheets were compiled for, for tests.
  public var styleCount: Int { news.withLock { $0.styleCount } }

  /// Notes that files have changed: the next caller does not get a revision from before.
  public func note(_ changes: SiteChanges) {
    news.withLock { news in
      news.changeCount += 1
      news.changes.merge(changes)
    }
  }

  // MARK: Builds

  /// Gets ready for a build that looks at the files now.
  ///
  /// Files among `changes`, and below them, are read again, also if they look as they did: a link
  /// may have led elsewhere when they were read.
  func beginBuild(_ changes: SiteChanges) {
    if changes.isEverything {
      sources.forgetStamps()
    } else {
      sources.forgetStamps(changes.paths)
    }
    news.withLock { news in
      news.changeCountOfBuild = news.changeCount
      news.unsure = changes
    }
  }

  /// The revision of the files that a build has seen, which are the request's listing.
  func revision(
    in fileSystem: some FileSystem, _ request: LoadRequest, _ snapshot: SourceSnapshot
  ) throws(FileSystemError) -> SiteRevision {
    let files = snapshot.table.withoutPages
    return try last.withLock { held throws(FileSystemError) in
      let (unsure, changeCount) = news.withLock { news in
        defer { news.unsure = SiteChanges() }
        return (news.unsure, news.changeCountOfBuild)
      }
      held?.files.markUnsure(unsure)
      var request = request
      request.snapshot = snapshot
      let paths = request.pages?.map(\.path) ?? snapshot.pages
      if var known = held, !request.leavesDataOut,
        known.revision.isCurrent(known.files, after: files, in: fileSystem),
        known.revision.setPages(paths)
      {
        held = nil
        compileStyles(of: &known.revision)
        known.files = files
        known.changeCount = max(known.changeCount, changeCount)
        held = known
        forgetChanges(upTo: known.changeCount)
        return known.revision
      }
      var revision = try load(in: fileSystem, request, files)
      compileStyles(of: &revision)
      // Changes since then may be known to the other one.
      if held.map({ $0.changeCount > changeCount }) ?? false { return revision }
      freeInBackground(held.take())
      held = Held(revision: revision, files: files, changeCount: changeCount)
      forgetChanges(upTo: changeCount)
      return revision
    }
  }

  // MARK: Other callers

  /// The site as it is now, and its folder.
  ///
  /// - Parameter includesVariant: Says for which variants styles are wanted; `nil` for all.
  /// - Returns: The last revision if no file but pages has changed, or else a new one.
  /// - Throws: ``BuildFailure`` where the site cannot be read.
  /// - Complexity: Constant if no file but pages has changed; otherwise a load of the site
  ///   without its pages. Folders are listed only if a file has come or gone.
  public func current(
    for includesVariant: ((SiteVariant, SiteConfiguration) -> Bool)? = nil
  ) throws(BuildFailure) -> (revision: SiteRevision, folder: DiskFileSystem) {
    let folder = try openSite(options.site)
    do throws(FileSystemError) {
      let revision = try last.withLock { held throws(FileSystemError) in
        var known = try updated(held.take(), in: folder)
        defer { held = known }
        let configuration = known.revision.loaded?.site.configuration
        let variants = includesVariant.flatMap { includes in
          configuration.map { site in
            site.variants.indices.filter { includes(site.variants[$0], site) }
          }
        }
        compileStyles(of: &known.revision, for: variants)
        return known.revision
      }
      return (revision, folder)
    } catch {
      throw .world(error)
    }
  }

  private func updated(
    _ held: Held?, in folder: DiskFileSystem
  ) throws(FileSystemError) -> Held {
    let (changes, changeCount) = news.withLock { ($0.changes, $0.changeCount) }
    if let held, held.changeCount == changeCount { return held }
    var request = LoadRequest(options)
    let files: FileTable
    if let held, let found = held.files(changedBy: changes, in: folder) {
      files = found
      request.snapshot = SourceSnapshot(table: found)
      request.pages = held.revision.loaded?.pages
    } else {
      // No clock was asked before, so that every file counts as changed just now.
      let snapshot = try SourceSnapshot(of: folder, others: [], since: 0, jobs: options.otherJobs)
      files = snapshot.table.withoutPages
      request.snapshot = snapshot
    }
    defer { forgetChanges(upTo: changeCount) }
    if var known = held, known.revision.isCurrent(known.files, after: files, in: folder),
      known.revision.setPages(
        request.pages?.map(\.path) ?? request.snapshot?.pages ?? [])
    {
      known.files = files
      known.changeCount = changeCount
      return known
    }
    let revision = try load(in: folder, request, files)
    freeInBackground(held)
    return Held(revision: revision, files: files, changeCount: changeCount)
  }

  // MARK: Loading

  private func load(
    in fileSystem: some FileSystem, _ request: LoadRequest, _ files: FileTable
  ) throws(FileSystemError) -> SiteRevision {
    sources.begin(files)
    var request = request
    request.sources = sources
    news.withLock { $0.loadCount += 1 }
    return try SiteRevision(in: fileSystem, request)
  }

  private func compileStyles(of revision: inout SiteRevision, for variants: [Int]? = nil) {
    let count = revision.compileStyles(for: variants)
    guard count > 0 else { return }
    sources.keep(revision.sheets)
    news.withLock { $0.styleCount += count }
  }

  private func forgetChanges(upTo count: Int) {
    // Where others came since, all are looked at again.
    news.withLock { if $0.changeCount == count { $0.changes = SiteChanges() } }
  }
}

extension SiteRevisions.Held {
  /// With more changes it is quicker to list the folders than to find each path.
  private static var pathLimit: Int { 64 }

  /// The files as they are after some changes; `nil` if one of these is no known file, or none any
  /// more.
  fileprivate func files(changedBy changes: SiteChanges, in folder: DiskFileSystem) -> FileTable? {
    guard !changes.isEverything, changes.paths.count <= Self.pathLimit,
      let loaded = revision.loaded
    else { return nil }
    var files = files
    for path in changes.paths {
      guard let status = try? folder.status(of: path), status.kind == .file else { return nil }
      if let index = files.entries.firstIndex(where: { $0.kind == .file && $0.path == path }) {
        files.entries[index].stamp = status.stamp
        files.entries[index].isUnsure = true
      } else if !loaded.pages.contains(where: { $0.path == path }),
        revision.elsewhere[path] == nil
      {
        return nil
      }
    }
    return files
  }
}

extension FileTable {
  /// The site's own files and folders, but for its pages.
  fileprivate var withoutPages: FileTable {
    var files = FileTable()
    files.entries = entries.filter { entry in
      (entry.kind != .file || !SiteFiles.isPage(entry.path))
        && (entry.path == SiteFiles.configuration || SiteFiles.folders.contains(entry.path)
          || SiteFiles.isInFolder(entry.path))
    }
    return files
  }

  /// Has files among some paths, and below them, compared by their bytes.
  fileprivate mutating func markUnsure(_ changes: SiteChanges) {
    guard !changes.isEmpty else { return }
    for index in entries.indices {
      entries[index].isUnsure = entries[index].isUnsure || changes.contain(entries[index].path)
    }
  }
}

extension SiteChanges {
  /// Whether a file may be different, or a folder that holds it.
  fileprivate func contain(_ path: String) -> Bool {
    if isEverything { return true }
    var above = path
    while !above.isEmpty, !paths.contains(above) { above = splitPath(above).folder }
    return !above.isEmpty
  }
}

extension SourceSnapshot {
  /// The paths of the site's pages.
  fileprivate var pages: [String] {
    table.entries.lazy.filter { $0.kind == .file && SiteFiles.isPage($0.path) }.map(\.path)
  }
}
