import VMLCompiler
public import VMLDiagnostics
public import VMLFiles
import VMLLinter
import VMLMarkup
import VMLOutput

/// Compiles a site and writes its output, if nothing is wrong.
///
/// Equal sources give equal bytes and equal reports, whatever the number of jobs. A build with an
/// error leaves the output as it was. Otherwise a whole tree takes its place in one step, or, where
/// few of many files change, these are replaced one by one (``OutputSession``, ``LiveOutput``).
public func buildSite(_ options: BuildOptions) async throws(BuildFailure) -> BuildReport {
  try await buildSite(options, in: openSite(options.site))
}

/// The same for a site in any file system; the output is on the disk all the same.
public func buildSite(
  _ options: BuildOptions, in fileSystem: some FileSystem
) async throws(BuildFailure) -> BuildReport {
  var session = BuildSession(options, in: fileSystem)
  var report = try await session.rebuild()
  session.save(tellingIn: &report)
  freeInBackground(consume session)
  return report
}

/// Fails, as a build would, where a folder is no site.
public func checkIsSite(_ folder: String) throws(BuildFailure) { _ = try openSite(folder) }

/// Opens a site's folder.
public func openSite(_ folder: String) throws(BuildFailure) -> DiskFileSystem {
  do throws(FileSystemError) {
    let fileSystem = try DiskFileSystem(root: folder)
    if try hasConfiguration(fileSystem) { return fileSystem }
  } catch {
    let isNoFolder = error.reason == .notFound || error.reason == .notAFolder
    throw isNoFolder ? .noSite(folder) : .world(error)
  }
  throw .noSite(folder)
}

/// Whether a folder has a site.yaml, also one that cannot be read.
func hasConfiguration(_ folder: DiskFileSystem) throws(FileSystemError) -> Bool {
  do throws(FileSystemError) {
    return try folder.status(of: SiteFiles.configuration) != nil
  } catch {
    if error.reason == .leadsOut { return true }
    throw error
  }
}

/// Memory that the builds of a watched site share, also after one that fails.
struct SharedByBuilds: Sendable {
  let parsed = ParsedPages()
  let revisions: SiteRevisions
  let replaced = ReplacedTrees()

  init(_ options: BuildOptions) { revisions = SiteRevisions(options) }
}

/// One build, from its options to its report.
struct SiteBuild<Files: FileSystem> {
  let options: BuildOptions
  let fileSystem: Files
  var bag = DiagnosticBag()
  var registry = SourceRegistry()
  var conflicts = PathConflicts()
  var watch: StageWatch
  var filter = DiagnosticFilter(LintLevels())
  /// What is known of the last build, if this one can go on from it; after a build that succeeded
  /// what is known of that.
  var memory: SiteMemory?
  /// What is known of a build that this one cannot go on from.
  var setAside: SiteMemory?
  /// What was found of the sources' files already.
  let seen: SeenSources?
  /// What was seen of the sources before they were read; `nil` if nobody will go on from this
  /// build.
  var look: SourceLook?
  /// What the site has been found to name outside of its folders; `nil` until it is loaded.
  private(set) var elsewhere: [String: FileStamp]?
  /// Diagnostics of loading the site, and of its sheets once all pages are known; `nil` if they
  /// cannot be stored.
  private(set) var loadMistakes: StoredMistakes?
  var sheetMistakes: StoredMistakes?
  /// The data that was not read yet.
  var leftOut = LeftOutData()
  /// What pages share, where somebody may go on from this build.
  var inputs: SiteInputs?
  /// The features that the records of the pages name by their numbers.
  var recorded: SharedFeatureTable?
  /// What was asked of the output.
  private var request: OutputRequest?
  /// What single pages can be compiled with afterwards.
  var kept: KeptBuild<Files>?
  /// `nil` where no other build follows in the same program.
  let shared: SharedByBuilds?

  /// `watch` has run since the build began.
  init(
    _ options: BuildOptions, _ fileSystem: Files, since watch: StageWatch,
    knowing memory: SiteMemory? = nil, seeing seen: SeenSources? = nil,
    sharing shared: SharedByBuilds? = nil
  ) {
    self.options = options
    self.fileSystem = fileSystem
    self.memory = memory
    self.seen = seen
    self.shared = shared
    self.watch = watch
  }

  mutating func run() async throws(BuildFailure) -> BuildReport {
    var changed: [String] = []
    do throws(FileSystemError) {
      let finding = try lookAtSources()
      watch.lap("look")
      switch finding {
      case .same(var report):
        if let path = report.outputFolder, let folder = try? Folder.open(path) {
          OutputFolder.tidy(folder, jobs: options.otherJobs)
        }
        report.add(watch)
        return report
      case .files(let paths): changed = paths
      case .other: break
      }
    } catch {
      throw .world(error)
    }
    let leavesDataOut = !changed.isEmpty && mayLeaveDataOut
    guard var loaded = try await load(leavingDataOut: leavesDataOut) else { return report() }
    let configuration = loaded.site.configuration
    let targets = try chosenTargets(of: configuration)
    let location = OutputLocation(options.output, of: configuration, in: options.site)
    var live: LiveSite<Files>?
    if !changed.isEmpty,
      let report = try await rebuildFiles(
        changed, of: loaded, for: targets, at: location, goingOn: &live)
    {
      return report
    }
    if !leftOut.files.isEmpty {
      guard let whole = try await load() else { return report() }
      loaded = whole
    }
    if look != nil {
      inputs = SiteInputs(loaded, registry, after: memory, shared?.revisions.sources)
    }
    let session = try openSession(at: location, configuration, targets)
    let pages: CompiledPages
    var summary: OutputSummary?
    do throws(FileSystemError) {
      pages = try await compilePages(of: loaded, for: targets, into: session)
      if let session, !Task.isCancelled {
        summary = try finish(session, pages, of: loaded, for: targets)
      }
    } catch {
      session?.abandon()
      throw .world(error)
    }
    if summary == nil, Task.isCancelled {
      // A large tree may have to be removed, which must not take the processors from what
      // superseded this.
      if let session {
        await onLargeStack(inBackground: options.isInBackground) { session.abandon() }
      }
      throw .cancelled
    }
    var report = report()
    report.output = summary
    report.outputFolder = location.folder
    report.targetCount = targets.count
    report.localeCount = configuration.locales.count
    report.themeCount = configuration.themes.count
    // By their indices: to loop over the outcomes themselves would copy each.
    for index in pages.outcomes.indices {
      let count = pages.outcomes[index].documentCount
      report.documentCount += count
      if !pages.outcomes[index].trace.isReused { report.compiledDocumentCount += count }
    }
    do throws(FileSystemError) {
      try remember(pages, of: loaded, in: location, targets, report)
    } catch {
      throw .world(error)
    }
    freeInBackground((consume pages, consume loaded))
    return report
  }

  /// Loads the site; `pages` are its pages where the listing is without them.
  mutating func load(
    knowing pages: [LoadedSite.PageFile]? = nil, leavingDataOut: Bool = false
  ) async throws(BuildFailure) -> LoadedSite? {
    var request = LoadRequest(options)
    request.pages = pages
    request.leavesDataOut = leavingDataOut
    request.accepted = memory.map { ($0.acceptedShapes, $0.configuration) }
    request.listing = look?.listing
    let (files, revisions) = (fileSystem, shared?.revisions)
    do throws(FileSystemError) {
      let revision = try await onLargeStack { [request] () throws(FileSystemError) in
        guard let revisions, let listing = request.listing else {
          return try SiteRevision.load(in: files, request)
        }
        return try revisions.revision(in: files, request, listing)
      }
      bag = revision.bag
      registry = revision.registry
      leftOut.files = revision.leftOut
      let loaded = revision.loaded
      if let loaded {
        elsewhere = revision.elsewhere
        filter = revision.filter(loaded.site.configuration.lints, everywhere: options.lints)
        bag = filter.filtered(bag)
        loadMistakes = stored(bag)
      }
      watch.lap("load")
      return loaded
    } catch {
      throw .world(error)
    }
  }

  // MARK: Options

  /// The targets to build, by their index in the site.
  func chosenTargets(
    of configuration: SiteConfiguration
  ) throws(BuildFailure) -> [Int] {
    let known = configuration.targets.map(\.name)
    if let unknown = options.targets.first(where: { !known.contains($0) }) {
      throw .unknownTarget(unknown, known: known)
    }
    return known.indices.filter { options.targets.isEmpty || options.targets.contains(known[$0]) }
  }

  /// Opens the output; `nil` where nothing is to be written.
  private mutating func openSession(
    at location: OutputLocation, _ configuration: SiteConfiguration, _ targets: [Int]
  ) throws(BuildFailure) -> OutputSession? {
    let request = outputRequest(at: location, configuration, targets)
    do throws(FileSystemError) {
      guard try location.check(in: fileSystem, reporting: &bag), options.writes else { return nil }
      self.request = request
      return try OutputSession(request)
    } catch {
      throw .world(error)
    }
  }

  /// What is asked of the output.
  func outputRequest(
    at location: OutputLocation, _ configuration: SiteConfiguration, _ targets: [Int]
  ) -> OutputRequest {
    var request = OutputRequest(
      folder: location.folder, site: configuration.name,
      version: options.version ?? configuration.version, compiler: compilerVersion,
      targets: configuration.targets.enumerated().map { index, target in
        var request = OutputRequest.Target(
          name: target.name, os: target.os, minimum: target.minimum?.text,
          isBuilt: targets.contains(index))
        request.locales = configuration.locales.map(\.text)
        request.themes = configuration.themes.map(\.text)
        return request
      })
    request.foreignFiles = options.prunes ? .prune : .keep
    request.jobs = options.otherJobs
    request.replaced = shared?.replaced
    return request
  }

  // MARK: Pages

  /// One that has compiled nothing yet.
  func pageWorker(
    of loaded: LoadedSite, for targets: [Int], into session: OutputSession?
  ) -> PageWorker<Files> {
    PageWorker(loaded, in: fileSystem, options, into: session, filter: filter) {
      targets.contains($0.target)
    }
  }

  private mutating func compilePages(
    of loaded: LoadedSite, for targets: [Int], into session: OutputSession?
  ) async throws(FileSystemError) -> CompiledPages {
    var worker = pageWorker(of: loaded, for: targets, into: session)
    if options.lints {
      worker.memory.linter = DocumentLinter(loaded.site, levels: loaded.site.configuration.lints)
    }
    if options.keepsGoing {
      // Which of two documents came first would else decide which of them is written.
      let found = await runPages(
        loaded.pages, .findPaths, with: worker, jobs: options.jobs, progress: nil)
      worker.setup.conflicts = PathConflicts(SiteClaims(of: found.outcomes, and: loaded.assets))
    }
    if look != nil {
      worker.tracePages(registry.sources)
      worker.setup.verifiesOutput = options.cache == .verify
      kept = request.map { KeptBuild(worker, $0) }
    }
    let plans = decidePlans(of: loaded)
    if let shared, let look {
      shared.parsed.begin(look.listing.table)
      worker.memory.parsed = shared.parsed
    }
    if look != nil { recordPages(with: &worker, of: loaded, goingOn: plans ?? []) }
    var pages = await runPages(
      loaded.pages, .compile, with: worker, of: original(of: loaded, for: plans), plans: plans,
      jobs: options.jobs, progress: options.progress)
    await completeUsage(of: &pages, in: loaded, with: worker)
    shared?.parsed.end()
    for index in pages.outcomes.indices {
      if let failure = pages.outcomes[index].failure { throw failure }
    }
    watch.merge(pages.watch)
    try reportMistakes(in: pages, of: loaded, for: targets)
    await addExampleElements(
      of: loaded, for: worker.setup.variantIndices, in: fileSystem, &registry, to: &bag)
    return pages
  }

  /// Copies of the site for threads, if there is enough to do for them.
  private func original(of loaded: LoadedSite, for plans: [PagePlan]?) -> ThreadSiteCopies? {
    let compiled =
      plans?.count { if case .reuse = $0 { false } else { true } } ?? loaded.pages.count
    guard let look, !bag.hasErrors, !options.lints, compiled >= Self.pagesWorthAnOwnSite,
      options.jobs != 1
    else {
      return nil
    }
    return ThreadSiteCopies(
      loaded, registry, look.listing, checksSwiftUI: options.checksSwiftUI)
  }

  /// Below this many pages, copying the site for a thread costs more than it saves.
  private static var pagesWorthAnOwnSite: Int { 500 }

  /// Has a worker make records of what it compiles, beside those that are taken over.
  private mutating func recordPages(
    with worker: inout PageWorker<Files>, of loaded: LoadedSite, goingOn plans: [PagePlan]
  ) {
    let isAnyReused = plans.contains { if case .reuse = $0 { true } else { false } }
    let features = SharedFeatureTable(isAnyReused ? memory?.features ?? [] : [])
    recorded = features
    let paths = Dictionary(
      worker.setup.sharedFiles.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    worker.memory.recorder = PageRecorder(loaded, sharedPaths: paths, features)
  }

  /// Has diagnostics that point at a page show an excerpt.
  mutating func keep(_ page: LoadedSite.PageFile) throws(FileSystemError) {
    guard registry.sources[page.id] == nil else { return }
    let bytes = try fileSystem.read(page.path, limit: sourceSizeLimit)
    registry.keep(SourceFile(id: page.id, path: page.path, bytes: bytes))
  }

  // MARK: Output

  /// Puts the new output in place, unless something is wrong.
  private mutating func finish(
    _ session: OutputSession, _ pages: CompiledPages, of loaded: LoadedSite, for targets: [Int]
  ) throws(FileSystemError) -> OutputSummary? {
    let isFine = options.isStrict ? bag.diagnostics.isEmpty : !bag.hasErrors
    guard isFine || options.keepsGoing else {
      session.abandon()
      return nil
    }
    watch.start()
    let configuration = loaded.site.configuration
    let variants = configuration.variants.filter { targets.contains($0.target) }
    for path in loaded.assets where conflicts.isFree(SiteFiles.contentPath(path)) {
      let file = SiteFiles.contentPath(path)
      let places = variants.map { $0.place(of: file, in: configuration) }
      if let digest = knownDigest(ofAsset: path),
        try session.keepAll(
          places.map { OutputSession.KeptFile(place: $0, digest: digest) },
          verifying: options.cache == .verify)
      {
        look?.assets[path] = digest
        continue
      }
      let bytes = try fileSystem.read(path, limit: assetSizeLimit)
      if look != nil { look?.assets[path] = xxh128(bytes.span) }
      try session.putFile(at: places, bytes.span)
    }
    if !conflicts.found.isEmpty {
      // What nobody gets stays as it was.
      let claims = SiteClaims(of: pages.outcomes, and: loaded.assets)
      for file in Set(claims.files) where !conflicts.isFree(file) {
        for variant in variants {
          _ = try session.keep(variant.place(of: file, in: configuration))
        }
      }
    }
    let summary = try session.commit()
    watch.lap("commit")
    return summary
  }

  // MARK: Reporting

  private mutating func report() -> BuildReport {
    var report = BuildReport()
    // The bag, which is full then, would leave that out too.
    var unlisted = bag.unlisted
    let rest = unlisted.total > 0 ? [Diagnostic.notListed(unlisted)] : []
    if options.isStrict { (unlisted.errors, unlisted.warnings) = (unlisted.total, 0) }
    report.unlisted = unlisted
    report.sources = registry.sources
    report.filesElsewhere = elsewhere
    report.diagnostics = finished(
      bag.diagnostics + rest, isStrict: options.isStrict, in: registry.sources)
    report.add(watch)
    return report
  }
}

/// Diagnostics as they are shown: in report order, warnings as errors where that was asked for.
public func finished(
  _ diagnostics: [Diagnostic], isStrict: Bool, in sources: SourceSet
) -> [Diagnostic] {
  var diagnostics = diagnostics
  if isStrict {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
  }
  return inReportOrder(diagnostics, in: sources)
}

extension Diagnostic {
  fileprivate static func notListed(_ count: UnlistedCount) -> Diagnostic {
    let number = count.isLeast ? "more than \(count.total)" : "\(count.total) more"
    return Diagnostic(
      .mistakeLimit, .warning, at: nil, "and \(number) mistakes, which are not listed",
      notes: [Note("correct the others first")])
  }

  /// Whether it says how many are not listed, and is no mistake.
  var isOfUnlisted: Bool { code == .mistakeLimit && range == nil }
}
