import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLOutput

/// One build, from its options to its report.
///
/// It looks at the sources' files, loads the site, compiles what is touched, commits the output and
/// keeps the facts for the next build. A build is a cold one where nothing is known of a last one.
struct SiteBuild<Files: FileSystem> {
  // What is fixed:

  let options: BuildOptions
  let fileSystem: Files
  /// `nil` where no other build follows in the same program.
  let shared: SharedByBuilds?
  /// Changed entries of the last build's table of sources, where a caller has found them already.
  let restamped: RestampedEntries?
  /// Reason why single pages could not be compiled alone, where that was tried already.
  let refusal: WholeBuildReason?

  // What it writes to:

  var findings: BuildFindings
  /// Facts of the last build that this one can use; after a build that succeeded, its own facts.
  var memory: SiteMemory?
  /// Facts of a last build that this one cannot use; they are kept if it fails.
  var memoryOfOtherRequest: SiteMemory?
  /// Setup for compiling single pages afterwards.
  var singlePages: SinglePageSetup<Files>?

  // What it has seen and found so far:

  var sources = SeenSources()
  var facts = NewFacts()

  /// `timer` has run since the build began.
  init(
    _ options: BuildOptions, _ fileSystem: Files, since timer: StageTimer,
    knowing memory: SiteMemory? = nil, seeing restamped: RestampedEntries? = nil,
    after refusal: WholeBuildReason? = nil, sharing shared: SharedByBuilds? = nil
  ) {
    self.options = options
    self.fileSystem = fileSystem
    self.memory = memory
    self.restamped = restamped
    self.refusal = refusal
    self.shared = shared
    findings = BuildFindings(timer: timer)
  }

  mutating func run() async throws(BuildFailure) -> BuildReport {
    let scope: ChangeScope
    do throws(FileSystemError) {
      scope = try lookAtSources()
      findings.timer.lap("look")
    } catch {
      throw .world(error)
    }
    switch scope {
    case .nothing(var report):
      if let path = report.outputFolder, let folder = try? Folder.open(path) {
        OutputFolder.tidy(folder, jobs: options.otherJobs)
      }
      if options.explainsPages { report.reasons = CompileReasons() }
      report.add(findings.timer)
      return report
    case .files(let changed):
      if let refusal { return try await buildWhole(because: refusal) }
      return try await build(changed)
    case .site(let reason):
      return try await buildWhole(because: refusal ?? reason)
    }
  }

  /// Compiles what a change of some files touches, or the whole site where it has to.
  private mutating func build(_ changed: [String]) async throws(BuildFailure) -> BuildReport {
    guard let loaded = try await load(leavingDataOut: mayLeaveDataOut) else { return report() }
    var live: LiveSite<Files>?
    switch try await rebuildFiles(changed, of: loaded, goingOn: &live) {
    case .success(let report): return report
    case .failure(let reason):
      let isComplete = facts.leftOut.files.isEmpty
      return try await buildWhole(isComplete ? loaded : nil, because: reason)
    }
  }

  /// Compiles every page that may not come out as it did; `loaded` is the site, if it was loaded.
  private mutating func buildWhole(
    _ loaded: LoadedSite? = nil, because reason: WholeBuildReason
  ) async throws(BuildFailure) -> BuildReport {
    var known = loaded
    if known == nil { known = try await load() }
    guard let loaded = known.take() else { return report() }
    if options.readsAllRows, !loaded.site.configuration.rows.isEmpty { throw .streamsRows }
    if sources.snapshot != nil {
      facts.inputs = SiteInputs(loaded, findings.registry, after: memory, shared?.revisions.sources)
      findImpact()
    }
    let targets = try chosenTargets(of: loaded.site.configuration)
    let location = OutputLocation(
      options.output, of: loaded.site.configuration, in: options.site)
    var request = outputRequest(at: location, loaded.site.configuration, targets)
    request.isSample = loaded.isSample
    let session = try openSession(at: location, request)
    let (pages, summary) = try await compile(loaded, for: targets, into: session, request)
    var report = report()
    report.output = summary
    report.outputFolder = location.folder
    report.count(pages, of: loaded.site.configuration, targets: targets.count)
    report.wholeBuild = reason
    report.scheduled = scheduled(pages, of: loaded)
    if options.explainsPages { report.reasons = reasons(for: pages, of: loaded) }
    do throws(FileSystemError) {
      try remember(pages, of: loaded, in: location, targets, report)
    } catch {
      throw .world(error)
    }
    freeInBackground((consume pages, consume loaded))
    return report
  }

  /// Compiles the pages and puts the output in place; `nil` for an output that stays as it was.
  private mutating func compile(
    _ loaded: LoadedSite, for targets: [Int], into session: OutputSession?,
    _ request: OutputRequest
  ) async throws(BuildFailure) -> (CompiledPages, OutputSummary?) {
    let pages: CompiledPages
    var summary: OutputSummary?
    do throws(FileSystemError) {
      pages = try await compilePages(of: loaded, for: targets, into: session, request)
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
    return (pages, summary)
  }

  /// The documents that are not always there; what is said of a page that was not compiled is what
  /// the last build has said.
  private func scheduled(_ pages: CompiledPages, of loaded: LoadedSite) -> [ScheduledPage] {
    let known = Dictionary(grouping: memory?.report.scheduled ?? [], by: \.page)
    var found: [ScheduledPage] = []
    for index in pages.outcomes.indices {
      let page = loaded.pages[index].path
      if let documents = pages.outcomes[index].scheduled {
        found += documents.map { ScheduledPage(page: page, document: $0) }
      } else if !known.isEmpty, pages.outcomes[index].dependencies.isReused {
        found += known[page] ?? []
      }
    }
    return found
  }

  /// Loads the site; `pages` are its pages where the snapshot is without them.
  mutating func load(
    knowing pages: [LoadedSite.PageFile]? = nil, leavingDataOut: Bool = false
  ) async throws(BuildFailure) -> LoadedSite? {
    var request = LoadRequest(options)
    request.pages = pages
    request.leavesDataOut = leavingDataOut
    request.accepted = memory.map { ($0.acceptedShapes, $0.configuration) }
    request.snapshot = sources.snapshot
    let (files, revisions) = (fileSystem, shared?.revisions)
    do throws(FileSystemError) {
      let revision = try await onLargeStack { [request] () throws(FileSystemError) in
        guard let revisions, let snapshot = request.snapshot else {
          return try SiteRevision.load(in: files, request)
        }
        return try revisions.revision(in: files, request, snapshot)
      }
      findings.bag = revision.bag
      findings.registry = revision.registry
      facts.leftOut.files = revision.leftOut
      let loaded = revision.loaded
      if let loaded {
        findings.elsewhere = revision.elsewhere
        findings.filter = revision.filter(
          loaded.site.configuration.lints, everywhere: options.lints)
        findings.bag = findings.filter.filtered(findings.bag)
        facts.loadMistakes = stored(findings.bag)
      }
      findings.timer.lap("load")
      return loaded
    } catch {
      throw .world(error)
    }
  }

  // MARK: Reporting

  private func report() -> BuildReport {
    var report = BuildReport()
    // The bag, which is full then, would leave that out too.
    var unlisted = findings.bag.unlisted
    let rest = unlisted.total > 0 ? [Diagnostic.notListed(unlisted)] : []
    if options.isStrict { (unlisted.errors, unlisted.warnings) = (unlisted.total, 0) }
    report.unlisted = unlisted
    report.sources = findings.registry.sources
    report.filesElsewhere = findings.elsewhere
    report.diagnostics = finished(
      findings.bag.diagnostics + rest, isStrict: options.isStrict, in: findings.registry.sources)
    report.hidesConsequences =
      report.diagnostics.count < withoutRepetition(findings.bag.diagnostics + rest).count
    report.add(findings.timer)
    return report
  }
}

extension Diagnostic {
  fileprivate static func notListed(_ count: UnlistedCount) -> Diagnostic {
    let number = count.isLeast ? "more than \(count.total)" : "\(count.total) more"
    return Diagnostic(
      .mistakeLimit, .warning, at: nil, "and \(number) mistakes, which are not listed",
      notes: [Note("correct the others first")])
  }
}

extension BuildReport {
  /// Counts documents, and what a site tells apart.
  fileprivate mutating func count(
    _ pages: CompiledPages, of configuration: SiteConfiguration, targets: Int
  ) {
    targetCount = targets
    localeCount = configuration.locales.count
    themeCount = configuration.themes.count
    // By their indices: to loop over the outcomes themselves would copy each.
    for index in pages.outcomes.indices {
      let count = pages.outcomes[index].documentCount
      documentCount += count
      if !pages.outcomes[index].dependencies.isReused { compiledDocumentCount += count }
    }
  }
}
