public import VMLFiles
import VMLOutput

/// A site that is built again and again, and what is known of its last build that succeeded.
///
/// `vmlc build` makes one, rebuilds once and saves; `vmlc watch` keeps one in memory. A rebuild
/// does what a build without memory would do, to the byte: output, manifests and diagnostics are
/// the same.
///
/// A build that fails, is cancelled or has errors leaves what is known as it was.
public struct BuildSession<Files: FileSystem>: Sendable {
  /// What each rebuild is asked for; what changes here is heeded by the next one.
  public var options: BuildOptions
  let fileSystem: Files
  private var memory: SiteMemory?
  /// What the cache said, until something has to be done.
  private var cache: CacheFile?
  /// Whether single pages are compiled alone, and their documents replaced in place, so that manifests are
  /// up to date only after ``settle()``.
  public var isLive = false {
    didSet { shared = isLive ? shared ?? SharedByBuilds(options) : nil }
  }
  /// `nil` unless the session is live.
  var shared: SharedByBuilds?
  private var live: LiveSite<Files>?
  /// Whether the cache says something else than is known.
  private var isUnsaved = false
  /// Runs since the build under way began.
  private var watch: StageWatch?
  /// Whether there is a cache that does not hold what a cache does.
  private var isDamaged = false
  /// Why the cache that is there could not be read; `nil` where it could, or there is none.
  private var unreadable: FileSystemError?
  /// Whether nothing was kept of a build that could be.
  private var isForgotten = false

  /// A session that knows of the last build what the site's cache does, where the options want
  /// that.
  public init(_ options: BuildOptions, in fileSystem: Files) {
    self.options = options
    self.fileSystem = fileSystem
    watch = StageWatch(isTraced: options.isTraced)
    guard options.isRemembered else { return }
    do throws(FileSystemError) {
      let file = try fileSystem.open(options.cacheFile, limit: cacheSizeLimit)
      cache = CacheFile(file)
      isDamaged = cache == nil && !CacheFile.isOfOtherCompiler(file)
    } catch {
      if error.reason != .notFound { unreadable = error }
    }
  }

  /// Builds what may have come out otherwise since the last build.
  ///
  /// If the task is cancelled the build ends soon, with ``BuildFailure/cancelled`` and with the
  /// output as it was.
  /// `changes` are since the last rebuild began.
  public mutating func rebuild(
    _ changes: SourceChanges = .unknown
  ) async throws(BuildFailure) -> BuildReport {
    if case .paths(let paths) = changes, let report = try await rebuildPages(paths) {
      return report
    }
    shared?.revisions.beginBuild(changes)
    switch changes {
    case .unknown: shared?.parsed.forgetAll()
    case .paths(let paths):
      shared?.parsed.forget(paths)
      if let report = try await rebuildFiles(paths) { return report }
    }
    try finishLive()
    // One that was not used yet has run since the cache was opened.
    var watch = self.watch.take() ?? StageWatch(isTraced: options.isTraced)
    var seen: SeenSources?
    if let cache {
      seen = cache.seenSources(in: fileSystem, options)
      if seen?.changes.isEmpty == true, var report = cache.report(ifCurrentIn: fileSystem, options)
      {
        if isLive { report.filesElsewhere = cache.sources.firstEntries?.stampsElsewhere }
        watch.lap("look")
        report.add(watch)
        return report
      }
      if cache.key == options.key {
        memory = cache.memory(jobs: options.otherJobs)
        isDamaged = memory == nil
      }
      self.cache = nil
    }
    // Handed on, since what two have is copied as soon as it changes.
    var build = SiteBuild(
      options, fileSystem, since: watch, knowing: memory.take(), seeing: seen, sharing: shared)
    var report: BuildReport
    do throws(BuildFailure) {
      report = try await build.run()
    } catch {
      memory = build.memory.take() ?? build.setAside.take()
      throw error
    }
    let found = build.memory != nil
    memory = build.memory.take() ?? build.setAside.take()
    if isDamaged {
      report.notes.append("the cache in '\(CacheFolder.name)' is damaged, and is made anew")
    }
    isDamaged = false
    isForgotten = !found && report.output != nil && options.isRemembered
    if found, let memory, options.isRemembered {
      isUnsaved = true
      if isLive { live = build.kept.flatMap { LiveSite($0, memory, report) } }
    }
    freeInBackground(consume build)
    return report
  }

  /// The pages of the last build that succeeded, with what they made; `nil` as long as nothing is known of one.
  public var pages: [BuiltPage]? {
    (memory ?? cache?.memory())?.pages.map { page in
      var files: [String] = []
      for document in page.documents where files.last != document.file {
        files.append(document.file)
      }
      return BuiltPage(path: page.path, documents: files)
    }
  }

  /// Whether pages alone can be rebuilt, without the rest of the site.
  var rebuildsPages: Bool { live != nil }

  /// Whether manifests are older than documents.
  public var isBehind: Bool { live?.isBehind ?? false }

  /// Brings manifests up to date that are behind.
  public mutating func settle() throws(BuildFailure) {
    do throws(FileSystemError) {
      try live?.settle(knowing: memory)
    } catch {
      // Nothing was done where others are at work.
      if error.reason != .locked { live = nil }
      throw .world(error)
    }
  }

  /// Settles, since nothing follows, and waits a moment for trees that are being removed.
  public mutating func end() async throws(BuildFailure) {
    do throws(BuildFailure) {
      try settle()
    } catch {
      await shared?.replaced.wait()
      throw error
    }
    await shared?.replaced.wait()
  }

  /// - Returns: `nil` if the whole site has to be built; then nothing is live any more.
  private mutating func rebuildPages(
    _ paths: Set<String>
  ) async throws(BuildFailure) -> BuildReport? {
    guard var site = live, var known = memory else { return nil }
    (live, memory) = (nil, nil)
    defer { memory = known }
    do throws(FileSystemError) {
      if var report = try await site.rebuild(paths, &known) {
        report.isOfPagesAlone = true
        live = site
        isUnsaved = true
        return report
      }
      live = site
    } catch {
      if error.reason == .locked { live = site }
      throw .world(error)
    }
    return nil
  }

  /// Compiles the pages that a change of files of any kind touches, where that can be known without
  /// a look at the others.
  ///
  /// - Returns: `nil` if the whole site has to be built.
  private mutating func rebuildFiles(
    _ paths: Set<String>
  ) async throws(BuildFailure) -> BuildReport? {
    guard live != nil, paths.count <= LiveSite<Files>.pageLimit, options.cache != .verify,
      memory?.key == options.key, !paths.contains(SiteFiles.configuration),
      let table = memory?.sources.updated(paths, in: fileSystem)
    else { return nil }
    var build = SiteBuild(
      options, fileSystem, since: StageWatch(isTraced: options.isTraced), knowing: memory.take(),
      sharing: shared)
    var site = live.take()
    defer { memory = build.memory.take() }
    do throws(BuildFailure) {
      let report = try await build.rebuildFiles(paths, seeing: table, goingOn: &site)
      live = site
      if report != nil { isUnsaved = true }
      return report
    } catch {
      if case .world(let error) = error, error.reason == .locked { live = site }
      throw error
    }
  }

  /// Ends what is live: a whole build goes by the manifests.
  private mutating func finishLive() throws(BuildFailure) {
    guard var site = live else { return }
    live = nil
    do throws(FileSystemError) { try site.finish() } catch { throw .world(error) }
  }

  /// Writes what is known of the last build into the site's cache, where the options want one.
  ///
  /// Does nothing if the cache says all that already. Where nothing can be written the next build has more to do,
  /// which is no failure of this one.
  ///
  /// `report`, that of the last build, gets what there is to tell of it.
  public mutating func save(tellingIn report: inout BuildReport) {
    var watch = StageWatch(isTraced: options.isTraced)
    if isUnsaved, options.isRemembered, let memory {
      isUnsaved = false
      if let note = save(memory) { report.notes.append(note) }
      watch.lap("save")
      report.add(watch)
    } else if isForgotten, let error = CacheFolder.obstacle(in: fileSystem) {
      report.notes.append(Self.note(of: error))
    }
    isForgotten = false
  }

  /// - Returns: What the user should know; `nil` most often.
  private mutating func save(_ memory: SiteMemory) -> String? {
    do throws(FileSystemError) {
      // What cannot be read would hand its permissions on.
      if unreadable != nil { try fileSystem.remove(options.cacheFile) }
      try fileSystem.write(to: options.cacheFile) { CacheFile.forEachPiece(of: memory, $0) }
    } catch {
      return Self.note(of: error)
    }
    CacheFolder.sweep(in: fileSystem)
    guard let error = unreadable.take() else { return nil }
    return "the cache could not be read, and is made anew: \(error)"
  }

  private static func note(of error: FileSystemError) -> String {
    "nothing is kept for the next build, which compiles every page again: \(error)"
  }
}

extension BuildSession<DiskFileSystem> {
  /// A session for a site on the disk.
  public init(_ options: BuildOptions) throws(BuildFailure) {
    self.init(options, in: try openSite(options.site))
  }
}

/// What may have changed in a site.
public enum SourceChanges: Sendable {
  /// Anything: every file is looked at.
  case unknown
  /// Nothing but these files and folders, with all that the folders hold, relative to the site:
  /// what was changed, added or removed, or is on either side of a move.
  case paths(Set<String>)
}

extension CacheFile {
  /// What of the sources may not be as the last build found it; `nil` if they have to be looked through.
  fileprivate func seenSources(
    in fileSystem: some FileSystem, _ options: BuildOptions
  ) -> SeenSources? {
    guard key == options.key, options.cache == .use, let disk = fileSystem as? DiskFileSystem
    else { return nil }
    let time = CacheFolder.time(in: fileSystem)
    return sources.changes(in: disk.folder, jobs: options.otherJobs)
      .map { SeenSources(changes: $0, time: time) }
  }

  /// What the last build said, if the output is as it left it, too.
  fileprivate func report(
    ifCurrentIn fileSystem: some FileSystem, _ options: BuildOptions
  ) -> BuildReport? {
    guard options.writes else { return report.told(in: fileSystem, options) }
    guard let folder = try? Folder.open(report.folder(options)),
      output.changes(in: folder, jobs: 1)?.isEmpty == true
    else { return nil }
    OutputFolder.tidy(folder, jobs: options.otherJobs)
    return report.told(in: fileSystem, options)
  }
}
