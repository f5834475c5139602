public import VMLFiles
import VMLOutput
public import VMLWatch

/// A site that is built again and again, and the facts of its last build that succeeded.
///
/// `vmlc build` makes one, rebuilds once and saves; `vmlc watch` keeps one in memory. A rebuild
/// does what a build without memory would do, to the byte: output, manifests and diagnostics are
/// the same.
///
/// A build that fails, is cancelled or has errors leaves the facts as they were.
public struct BuildSession<Files: FileSystem>: Sendable {
  /// Options of each rebuild; a change counts from the next rebuild on.
  public var options: BuildOptions
  let fileSystem: Files
  private var knowledge = Knowledge.nothing
  private var cache = CacheState()
  /// Whether single pages are compiled alone, and their documents replaced in place, so that
  /// manifests are up to date only after ``settle()``.
  public var isLive = false {
    didSet { shared = isLive ? shared ?? SharedByBuilds(options) : nil }
  }
  /// `nil` unless the session is live.
  var shared: SharedByBuilds?
  /// Runs since the cache was opened, for the first rebuild.
  private var timer: StageTimer?

  /// Facts of the last build that succeeded.
  private enum Knowledge {
    case nothing
    /// As they stand in the cache, until there is something to do.
    case stored(CacheFile)
    /// With what compiles single pages alone, where the session is live.
    case inMemory(SiteMemory, LiveSite<Files>?)
  }

  /// State of the site's cache.
  private struct CacheState {
    var content = Content.current
    var damage: Damage?

    enum Content {
      case current
      /// It holds other facts than the session.
      case behind
      /// The last build left no facts, although it could have.
      case unknown
    }

    enum Damage {
      /// The file is no cache.
      case content
      case unreadable(FileSystemError)
    }
  }

  /// A session that begins with the facts in the site's cache, where the options want that.
  public init(_ options: BuildOptions, in fileSystem: Files) {
    self.options = options
    self.fileSystem = fileSystem
    timer = StageTimer(isTraced: options.isTraced)
    guard options.isRemembered else { return }
    do throws(FileSystemError) {
      let file = try fileSystem.open(options.cacheFile, limit: cacheSizeLimit)
      if let found = CacheFile(file) {
        knowledge = .stored(found)
      } else if !CacheFile.isOfOtherCompiler(file) {
        cache.damage = .content
      }
    } catch {
      if error.reason != .notFound { cache.damage = .unreadable(error) }
    }
  }

  /// Builds what may have come out otherwise since the last build.
  ///
  /// If the task is cancelled the build ends soon, with ``BuildFailure/cancelled`` and with the
  /// output as it was. `changes` are since the last rebuild began.
  public mutating func rebuild(
    _ changes: SiteChanges = .everything
  ) async throws(BuildFailure) -> BuildReport {
    var refusal: WholeBuildReason?
    if !changes.isEverything {
      switch try await rebuildPages(changes.paths) {
      case .success(let report): return report
      case .failure(let reason): refusal = reason.ofPage
      case nil: break
      }
    }
    shared?.revisions.beginBuild(changes)
    if changes.isEverything {
      shared?.parsed.forgetAll()
    } else {
      shared?.parsed.forget(changes.paths)
      if refusal == nil {
        switch try await rebuildFiles(changes.paths) {
        case .success(let report): return report
        case .failure(let reason): refusal = reason
        case nil: break
        }
      }
    }
    try finishLive()
    return try await rebuildSite(after: refusal)
  }

  /// Builds what looks as if it may have come out otherwise; `refusal` says why no page could be
  /// compiled alone, where that was tried.
  private mutating func rebuildSite(
    after refusal: WholeBuildReason?
  ) async throws(BuildFailure) -> BuildReport {
    var timer = self.timer.take() ?? StageTimer(isTraced: options.isTraced)
    var restamped: RestampedEntries?
    var refusal = refusal
    if case .stored(let file) = knowledge {
      restamped = file.restampedEntries(in: fileSystem, options)
      if let restamped, restamped.changes.isEmpty,
        var report = file.report(ifCurrentIn: fileSystem, options)
      {
        if isLive { report.filesElsewhere = file.sources.firstEntries?.stampsElsewhere }
        if options.explainsPages { report.reasons = CompileReasons() }
        timer.lap("look")
        report.add(timer)
        return report
      }
      knowledge = .nothing
      if file.key != options.key {
        refusal = .otherRequest
      } else if let memory = file.memory(jobs: options.otherJobs) {
        knowledge = .inMemory(memory, nil)
      } else {
        cache.damage = .content
      }
    }
    // Moved out: a second owner would make the next change copy it.
    var build = SiteBuild(
      options, fileSystem, since: timer, knowing: takeMemory(), seeing: restamped, after: refusal,
      sharing: shared)
    var report: BuildReport
    do throws(BuildFailure) {
      report = try await build.run()
    } catch {
      setMemory(build.memory.take() ?? build.memoryOfOtherRequest.take())
      throw error
    }
    remember(&build, in: &report)
    freeInBackground(consume build)
    return report
  }

  /// Keeps the facts of a build, or the earlier ones if it has none.
  private mutating func remember(_ build: inout SiteBuild<Files>, in report: inout BuildReport) {
    if case .content = cache.damage {
      report.notes.append("the cache in '\(CacheFolder.name)' is damaged, and is made anew")
      cache.damage = nil
    }
    guard let memory = build.memory.take() else {
      setMemory(build.memoryOfOtherRequest.take())
      if report.output != nil, options.isRemembered { cache.content = .unknown }
      return
    }
    var live: LiveSite<Files>?
    if options.isRemembered {
      cache.content = .behind
      if isLive, let setup = build.singlePages { live = try? LiveSite(setup, memory, report) }
    }
    knowledge = .inMemory(memory, live)
  }

  private mutating func takeMemory() -> SiteMemory? {
    guard case .inMemory(let memory, _) = knowledge else { return nil }
    knowledge = .nothing
    return memory
  }

  private mutating func setMemory(_ memory: SiteMemory?) {
    knowledge = memory.map { .inMemory($0, nil) } ?? .nothing
  }

  /// The pages of the last build that succeeded, with what they made; `nil` as long as nothing is
  /// known of one.
  public var pages: [BuiltPage]? {
    let memory: SiteMemory? =
      switch knowledge {
      case .nothing: nil
      case .stored(let file): file.memory()
      case .inMemory(let memory, _): memory
      }
    return memory?.pages.map { page in
      var files: [String] = []
      for document in page.documents where files.last != document.file {
        files.append(document.file)
      }
      return BuiltPage(path: page.path, documents: files)
    }
  }

  // MARK: Single pages

  private var live: LiveSite<Files>? {
    if case .inMemory(_, let live) = knowledge { live } else { nil }
  }

  /// Whether pages alone can be rebuilt, without the rest of the site.
  var rebuildsPages: Bool { live != nil }

  /// Whether manifests are older than documents.
  public var isBehind: Bool { live?.isBehind ?? false }

  /// Moves out what compiles single pages; `nil`, with nothing moved, where nothing can.
  private mutating func takeLive() -> (memory: SiteMemory, live: LiveSite<Files>)? {
    guard case .inMemory(let memory, .some(let live)) = knowledge else { return nil }
    knowledge = .nothing
    return (memory, live)
  }

  /// Brings manifests up to date that are behind.
  public mutating func settle() throws(BuildFailure) {
    guard case (let memory, var live)? = takeLive() else { return }
    do throws(FileSystemError) {
      try live.settle(knowing: memory)
      knowledge = .inMemory(memory, live)
    } catch {
      // Nothing was done where others are at work.
      knowledge = .inMemory(memory, error.reason == .locked ? live : nil)
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

  /// - Returns: `nil` where no page can be compiled alone.
  private mutating func rebuildPages(
    _ paths: Set<String>
  ) async throws(BuildFailure) -> PartialBuild? {
    guard var (known, site) = takeLive() else { return nil }
    do throws(FileSystemError) {
      var result = try await site.rebuild(paths, &known)
      knowledge = .inMemory(known, site)
      if case .success(var report) = result {
        report.isOfPagesAlone = true
        if options.explainsPages { report.reasons = CompileReasons(ofEdited: paths) }
        cache.content = .behind
        result = .success(report)
      }
      return result
    } catch {
      knowledge = .inMemory(known, error.reason == .locked ? site : nil)
      throw .world(error)
    }
  }

  /// Compiles the pages that a change of files of any kind touches, where that can be known without
  /// a look at the others.
  ///
  /// - Returns: `nil` where no page can be compiled alone.
  private mutating func rebuildFiles(
    _ paths: Set<String>
  ) async throws(BuildFailure) -> PartialBuild? {
    guard case .inMemory(let memory, .some) = knowledge else { return nil }
    if options.cache == .verify { return .failure(.verification) }
    if memory.key != options.key { return .failure(.otherRequest) }
    if paths.count > LiveSite<Files>.pageLimit { return .failure(.manyFiles) }
    if paths.contains(where: SiteFiles.isConfiguration) { return .failure(.site(.configuration)) }
    guard let table = memory.sources.updated(paths, in: fileSystem) else {
      return .failure(.namesChanged)
    }
    return try await rebuildFiles(paths, seeing: consume table)
  }

  private mutating func rebuildFiles(
    _ paths: Set<String>, seeing table: consuming FileTable
  ) async throws(BuildFailure) -> PartialBuild? {
    guard let (memory, live) = takeLive() else { return nil }
    // Moved on: a second owner would make the next change copy, and would free the last build's
    // site here.
    var build = SiteBuild(
      options, fileSystem, since: StageTimer(isTraced: options.isTraced),
      knowing: consume memory, sharing: shared)
    var site: LiveSite<Files>? = consume live
    do throws(BuildFailure) {
      let result = try await build.rebuildFiles(paths, seeing: consume table, goingOn: &site)
      knowledge = build.memory.take().map { .inMemory($0, site) } ?? .nothing
      if case .success = result { cache.content = .behind }
      return result
    } catch {
      var isLocked = false
      if case .world(let error) = error { isLocked = error.reason == .locked }
      knowledge = build.memory.take().map { .inMemory($0, isLocked ? site : nil) } ?? .nothing
      throw error
    }
  }

  /// Ends what compiles single pages: a whole build goes by the manifests.
  private mutating func finishLive() throws(BuildFailure) {
    guard case (let memory, var site)? = takeLive() else { return }
    knowledge = .inMemory(memory, nil)
    do throws(FileSystemError) { try site.finish() } catch { throw .world(error) }
  }

  // MARK: Cache

  /// Writes the facts of the last build into the site's cache, where the options want one.
  ///
  /// Does nothing if the cache has them already. Where nothing can be written the next build has
  /// more to do, which is no failure of this one. `report`, the last build's, gets notes on that.
  public mutating func save(tellingIn report: inout BuildReport) {
    var timer = StageTimer(isTraced: options.isTraced)
    let content = cache.content
    cache.content = .current
    if case .behind = content, options.isRemembered, case .inMemory(let memory, _) = knowledge {
      if let note = save(memory) { report.notes.append(note) }
      timer.lap("save")
      report.add(timer)
    } else if case .unknown = content, let error = CacheFolder.obstacle(in: fileSystem) {
      report.notes.append(Self.note(of: error))
    }
  }

  /// - Returns: What the user should know; `nil` most often.
  private mutating func save(_ memory: SiteMemory) -> String? {
    var unreadable: FileSystemError?
    if case .unreadable(let error) = cache.damage { unreadable = error }
    do throws(FileSystemError) {
      // A file that cannot be read would hand its permissions on.
      if unreadable != nil { try fileSystem.remove(options.cacheFile) }
      try fileSystem.write(to: options.cacheFile) { CacheFile.forEachPiece(of: memory, $0) }
    } catch {
      return Self.note(of: error)
    }
    CacheFolder.sweep(in: fileSystem)
    cache.damage = nil
    return unreadable.map { "the cache could not be read, and is made anew: \($0)" }
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

extension WholeBuildReason {
  /// The reason if a page has it, so that the page need not be compiled alone once more.
  fileprivate var ofPage: WholeBuildReason? {
    if case .page = self { self } else { nil }
  }
}

extension CacheFile {
  /// Entries of the table of sources that may be others now; `nil` if all have to be looked
  /// through.
  fileprivate func restampedEntries(
    in fileSystem: some FileSystem, _ options: BuildOptions
  ) -> RestampedEntries? {
    guard key == options.key, options.cache == .use, let disk = fileSystem as? DiskFileSystem
    else { return nil }
    let time = CacheFolder.time(in: fileSystem)
    return sources.changes(in: disk.folder, jobs: options.otherJobs)
      .map { RestampedEntries(changes: $0, time: time) }
  }

  /// The last build's report, if the output is as that build left it.
  fileprivate func report(
    ifCurrentIn fileSystem: some FileSystem, _ options: BuildOptions
  ) -> BuildReport? {
    guard options.writes else { return report.restored(in: fileSystem, options) }
    guard let folder = try? Folder.open(report.folder(options)),
      output.changes(in: folder, jobs: 1)?.isEmpty == true
    else { return nil }
    OutputFolder.tidy(folder, jobs: options.otherJobs)
    return report.restored(in: fileSystem, options)
  }
}
