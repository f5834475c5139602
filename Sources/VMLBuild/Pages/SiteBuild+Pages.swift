import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLLinter
import VMLOutput

extension SiteBuild {
  /// One that has compiled nothing yet.
  func pageWorker(
    of loaded: LoadedSite, for targets: [Int], into session: OutputSession?
  ) -> PageWorker<Files> {
    PageWorker(loaded, in: fileSystem, options, into: session, filter: findings.filter) {
      targets.contains($0.target)
    }
  }

  mutating func compilePages(
    of loaded: LoadedSite, for targets: [Int], into session: OutputSession?,
    _ request: OutputRequest
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
    if sources.snapshot != nil {
      worker.noteDependencies(findings.registry.sources)
      worker.setup.verifiesOutput = options.cache == .verify
      if session != nil, !loaded.site.configuration.isOnePiece {
        singlePages = SinglePageSetup(worker, request)
      }
    }
    let plans = decidePlans(of: loaded)
    if let shared, let snapshot = sources.snapshot {
      shared.parsed.begin(snapshot.table)
      worker.memory.parsed = shared.parsed
    }
    if sources.snapshot != nil { recordPages(with: &worker, of: loaded, goingOn: plans ?? []) }
    var pages = await runPages(
      loaded.pages, .compile, with: worker, of: original(of: loaded, for: plans), plans: plans,
      jobs: options.jobs, progress: options.progress)
    await completeUsage(of: &pages, in: loaded, with: worker)
    shared?.parsed.end()
    for index in pages.outcomes.indices {
      if let failure = pages.outcomes[index].failure { throw failure }
    }
    findings.timer.merge(pages.timer)
    try reportMistakes(in: pages, of: loaded, for: targets)
    await addExampleElements(
      of: loaded, for: worker.setup.variantIndices, in: fileSystem, &findings.registry,
      to: &findings.bag)
    return pages
  }

  /// Finds what has changed of what pages share.
  mutating func findImpact() {
    guard let memory, var inputs = facts.inputs else { return }
    facts.impact = Impact(from: memory, to: &inputs, restamped: sources.delta.restamped)
    facts.inputs = inputs
  }

  /// Returns the plan for each page; `nil` if all are compiled.
  private func decidePlans(of loaded: LoadedSite) -> [PagePlan]? {
    guard let memory, let impact = facts.impact else { return nil }
    let sources = sources
    let known = Dictionary(
      memory.pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return concurrentMap(stretchesOf: loaded.pages.indices, jobs: options.otherJobs) { stretch in
      var impact = impact
      return loaded.pages[stretch].map { page -> PagePlan in
        guard let stored = known[page.path], stored.path.utf8.elementsEqual(page.path.utf8)
        else { return .compile }
        guard impact.isSame(stored), let record = stored.record else {
          // What the last build made is not there any more, or may not be.
          return sources.isOutputSame ? .compileAgain(stored) : .compile
        }
        return .reuse(record, stored, looking: sources.delta.restamped.contains(page.path))
      }
    }.flatMap(\.self)
  }

  /// Copies of the site for threads, if there is enough to do for them.
  private func original(of loaded: LoadedSite, for plans: [PagePlan]?) -> ThreadSiteCopies? {
    let compiled =
      plans?.count { if case .reuse = $0 { false } else { true } } ?? loaded.pages.count
    guard let snapshot = sources.snapshot, !findings.bag.hasErrors, !options.lints,
      compiled >= Self.pagesWorthAnOwnSite,
      options.jobs != 1
    else {
      return nil
    }
    return ThreadSiteCopies(
      loaded, findings.registry, snapshot, checksSwiftUI: options.checksSwiftUI)
  }

  /// Below this many pages, copying the site for a thread costs more than it saves.
  private static var pagesWorthAnOwnSite: Int { 500 }

  /// Has a worker make records of what it compiles, beside those that are taken over.
  private mutating func recordPages(
    with worker: inout PageWorker<Files>, of loaded: LoadedSite, goingOn plans: [PagePlan]
  ) {
    let isAnyReused = plans.contains { if case .reuse = $0 { true } else { false } }
    let features = SharedFeatureTable(isAnyReused ? memory?.features ?? [] : [])
    facts.features = features
    let paths = Dictionary(
      worker.setup.sharedFiles.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    worker.memory.recorder = PageRecorder(loaded, sharedPaths: paths, features)
  }

  /// Has diagnostics that point at a page show an excerpt.
  mutating func keep(_ page: LoadedSite.PageFile) throws(FileSystemError) {
    guard findings.registry.sources[page.id] == nil else { return }
    let bytes = try fileSystem.read(page.path, limit: sourceSizeLimit)
    findings.registry.keep(SourceFile(id: page.id, path: page.path, bytes: bytes))
  }
}
