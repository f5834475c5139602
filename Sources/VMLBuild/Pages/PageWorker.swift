import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLLinter
import VMLOutput
import VMLStylesheet

/// Compiles pages one after the other and stores their documents; one for each thread.
struct PageWorker<Files: FileSystem>: Sendable {
  // A method that changes nothing takes a copy of all this where another one calls it, with a
  // reference for each part. So the methods of pages and documents ask the parts.

  var setup: PageSetup<Files>
  var sink: PageSink
  var memory: PageMemory
  var timer: StageTimer

  var loaded: LoadedSite { setup.loaded }

  /// A worker that has compiled nothing yet; `includesVariant` says whether it compiles for a
  /// variant.
  init(
    _ loaded: LoadedSite, in fileSystem: Files, _ options: BuildOptions,
    into session: OutputSession?, filter: DiagnosticFilter,
    for includesVariant: (SiteVariant) -> Bool
  ) {
    setup = PageSetup(loaded, in: fileSystem, options, for: includesVariant)
    sink = PageSink(session: session)
    memory = PageMemory(
      DocumentCompiler(
        loaded.site, styles: loaded.style.compiled, options: setup.emission),
      filter: filter.forgettingUses())
    timer = StageTimer(isTraced: options.isTraced, isTimed: options.isTimed)
    if options.isTimed { memory.measureRules() }
  }

  /// The rules of the site's sheets that matched so far.
  var usage: StyleUsage {
    var usage = memory.compiler.usage
    usage.merge(memory.pageUsage)
    return usage
  }

  /// Forgets what was used, so that ``usage`` is about the next page alone; memory of styles
  /// stays.
  mutating func resetUsage() {
    memory.compiler.forgetUsage()
    memory.pageUsage = StyleUsage()
  }

  /// Goes on with what another worker knows of styles, whose site has the same sheets.
  mutating func takeStyles(of other: consuming PageWorker) {
    memory.compiler.takeStyles(of: other.memory.compiler)
  }

  /// Takes the documents that were gathered.
  mutating func takeCollected() -> [CollectedDocument] {
    guard let documents = sink.collected else { return [] }
    sink.collected = []
    return documents
  }

  /// Moves what is new in ``usage`` to the end of other news, some of it several times.
  mutating func takeNews(into news: inout StyleUsage.News) {
    memory.compiler.takeNews(into: &news)
    memory.pageUsage.takeNews(into: &news)
  }

  /// This worker, which has compiled nothing yet, with another copy of the site.
  func with(_ loaded: LoadedSite) -> PageWorker {
    var worker = self
    worker.setup = setup.with(loaded)
    worker.memory.begin(
      DocumentCompiler(loaded.site, styles: loaded.style.compiled, options: setup.emission))
    if timer.subjects != nil { worker.memory.measureRules() }
    if setup.notesDependencies { worker.memory.compiler.features = DocumentFeatures() }
    return worker
  }

  /// This worker for pages whose documents are not stored.
  func storingNothing() -> PageWorker {
    var worker = self
    worker.sink.session = nil
    worker.memory.recorder = nil
    return worker
  }

  /// This worker for pages whose documents are gathered instead of being stored.
  func collectingDocuments() -> PageWorker {
    var worker = storingNothing()
    worker.sink.collected = []
    // Their files have changed since.
    worker.memory.parsed = nil
    return worker
  }

  /// Gathers for a later build what pages depend on; `shared` are the files that all pages share.
  mutating func noteDependencies(_ shared: SourceSet) {
    memory.compiler.features = DocumentFeatures()
    setup.notesDependencies = true
    for file in shared.all { setup.sharedFiles[file.path] = file.id }
  }

  /// Work on pages.
  enum Task: Sendable {
    case compile
    /// Finds only the paths of documents.
    case findPaths
  }

  mutating func run(
    _ task: Task, _ pageFile: LoadedSite.PageFile, _ plan: PagePlan = .compile
  ) -> PageOutcome {
    var outcome = PageOutcome()
    if let page = prepare(task, pageFile, plan, into: &outcome) { finish(page, into: &outcome) }
    return outcome
  }

  /// A page that was read, and whose documents are known, but not compiled.
  struct PreparedPage: Sendable {
    fileprivate var pageFile: LoadedSite.PageFile
    fileprivate var file: SourceFile
    fileprivate var page: Page
    fileprivate var requests: [DocumentRequest]
    /// `nil` if it has no sheets of its own.
    fileprivate var styled: StyledPage?
    fileprivate var state: PageState
    /// The documents that the last build made of it.
    fileprivate var previous: [PageRecord.Document]

    /// Size of its source in bytes.
    var size: Int { file.bytes.count }
    var documentCount: Int { requests.count }
    var hasSheets: Bool { styled != nil }
  }

  /// Reads, parses and expands the head of a page, before its documents are compiled.
  ///
  /// - Returns: `nil` if the page has no documents to compile.
  mutating func prepare(
    _ task: Task, _ pageFile: LoadedSite.PageFile, _ plan: PagePlan,
    into outcome: inout PageOutcome
  ) -> PreparedPage? {
    do throws(FileSystemError) {
      if case .reuse(let record, let stored, let isUnsure) = plan,
        var known = try reused(record, of: pageFile, looking: isUnsure)
      {
        memory.recorder?.note(record)
        known.stored = stored
        outcome = known
        return nil
      }
      var page = try prepare(task, pageFile, into: &outcome)
      if case .compileAgain(let stored) = plan { page?.previous = stored.documents }
      if page == nil, task == .compile { record(pageFile, in: &outcome) }
      return page
    } catch {
      outcome.failure = error
      return nil
    }
  }

  /// Compiles the documents of a page.
  mutating func finish(_ page: consuming PreparedPage, into outcome: inout PageOutcome) {
    do throws(FileSystemError) {
      let pageFile = page.pageFile
      try compile(page, into: &outcome)
      record(pageFile, in: &outcome)
    } catch {
      outcome.failure = error
    }
  }

  private mutating func prepare(
    _ task: Task, _ pageFile: LoadedSite.PageFile, into outcome: inout PageOutcome
  ) throws(FileSystemError) -> PreparedPage? {
    timer.start()
    timer.subject = pageFile.path
    guard let source = try parse(pageFile, task, into: &outcome) else {
      outcome.file = SourceFile(id: pageFile.id, path: pageFile.path, bytes: [])
      return nil
    }
    let file = source.file
    let page = makePage(
      pageFile.relativePath, from: source, in: setup.loaded.site.configuration,
      knowing: setup.loaded.site.elements, texts: setup.loaded.site.texts,
      names: &memory.compiler.names,
      reporting: &outcome.bag)
    let styled =
      task == .compile && !page.sheets.isEmpty
      ? memory.pageStyles.styles(
        of: page, in: setup.loaded, for: setup.variantIndices, reporting: &outcome.bag) : nil
    var state = PageState(outcome.bag)
    var scheduled: [ScheduledDocument] = []
    var requests = documents(
      of: page, in: setup.loaded.site, scheduled: &scheduled, reporting: &outcome.bag)
    if !scheduled.isEmpty { outcome.scheduled = scheduled }
    requests += lifecycleDocuments(of: requests, in: setup.loaded.site)
    if let wanted = setup.wantedFiles {
      requests.removeAll { !wanted.contains($0.path.file) }
    }
    if setup.notesDependencies, task == .compile {
      outcome.dependencies.messages.add(outcome.bag)
      outcome.dependencies.reads = page.templateReads(in: setup.loaded.site.elements)
      outcome.dependencies.hasSheets = !page.sheets.isEmpty
      outcome.dependencies.followsSheets =
        !page.sheets.isEmpty
        && (memory.linter != nil || styled?.standsAlone(in: page.file.path) != true)
    }
    // A build reads comments only of files with diagnostics.
    if memory.linter != nil || !outcome.bag.diagnostics.isEmpty { memory.filter.read(file) }
    outcome.bag = memory.filter.filtered(outcome.bag)
    if memory.linter != nil {
      var lints = PageLints()
      memory.filter.takeUsed(into: &lints.used)
      outcome.lints = lints
    }
    state.isSpoilt = setup.isStrict ? !outcome.bag.diagnostics.isEmpty : outcome.bag.hasErrors
    outcome.claims = requests.map { request in
      FileClaim(
        file: request.path.file,
        owner: .document(request.path, pageFile, at: request.pathRange))
    }
    timer.lap("prepare")
    guard task == .compile else {
      if !outcome.bag.diagnostics.isEmpty { outcome.file = file }
      return nil
    }
    return PreparedPage(
      pageFile: pageFile, file: file, page: page, requests: requests, styled: styled, state: state,
      previous: [])
  }

  /// Reads and parses a page, unless that was done before and its file has not changed since.
  ///
  /// - Returns: `nil` if it cannot be read because of a mistake of the author.
  private mutating func parse(
    _ pageFile: LoadedSite.PageFile, _ task: Task, into outcome: inout PageOutcome
  ) throws(FileSystemError) -> ParsedSource? {
    if let known = memory.parsed?.page(at: pageFile) {
      if task == .compile, setup.notesDependencies { outcome.dependencies.content = known.content }
      return known.source
    }
    guard let file = try setup.fileSystem.read(pageFile, reporting: &outcome.bag) else {
      return nil
    }
    let content = task == .compile && setup.notesDependencies ? xxh128(file.bytes.span) : nil
    outcome.dependencies.content = content
    timer.lap("read")
    let source = parseSource(file, reporting: &outcome.bag)
    timer.lap("parse")
    if let parsed = memory.parsed, let content, outcome.bag.diagnostics.isEmpty {
      parsed.keep(ParsedPages.Page(source: source, content: content))
    }
    return source
  }

  private mutating func compile(
    _ page: consuming PreparedPage, into outcome: inout PageOutcome
  ) throws(FileSystemError) {
    timer.subject = page.pageFile.path
    memory.previous = PreviousDocuments(page.previous)
    memory.linter?.begin(page.page, names: memory.compiler.names)
    if let styled = page.styled {
      try compile(page.requests, of: page.page, styledBy: styled, &page.state, into: &outcome)
    } else {
      try compile(page.requests, &page.state, into: &outcome)
    }
    page.state.finish(&outcome.bag)
    let file = page.file
    finishLints(of: file, into: &outcome)
    if page.state.leftOut > 0 {
      outcome.bag.report(.mistakes(leavingOut: page.state.leftOut, in: file))
    }
    outcome.bag.settle()
    if outcome.dependencies.messages.readsClasses {
      memory.compiler.features?.add(DocumentFeatures.unknownClass)
    }
    outcome.dependencies.features = memory.compiler.features?.take() ?? []
    if !outcome.bag.diagnostics.isEmpty || !outcome.rules.unused.isEmpty { outcome.file = file }
  }

  /// Makes the record of a page while everything that goes into it is still in memory.
  private mutating func record(_ page: LoadedSite.PageFile, in outcome: inout PageOutcome) {
    guard memory.recorder != nil else { return }
    outcome.stored = memory.recorder?.record(
      outcome, of: page, naming: memory.compiler.features?.names ?? [])
    outcome.dependencies.documents = []
    outcome.dependencies.features = []
    outcome.dependencies.reads = TemplateReads()
  }

  /// Reports findings of lints in the documents of a page, and mistakes in its comments.
  private mutating func finishLints(of file: SourceFile, into outcome: inout PageOutcome) {
    if let found = memory.linter?.end() {
      for diagnostic in found.findings + memory.filter.mistakes(in: file.id) {
        if setup.notesDependencies { outcome.dependencies.messages.add(diagnostic) }
        if let shown = memory.filter.filtered(diagnostic) { outcome.bag.report(shown) }
      }
      var lints = outcome.lints ?? PageLints()
      outcome.lints = nil
      lints.facts = found.facts
      lints.suppressions = memory.filter.entries(of: file.id)
      memory.filter.takeUsed(into: &lints.used)
      if setup.notesDependencies { outcome.dependencies.messages.add(lints.files) }
      outcome.lints = lints
    }
    memory.filter.forget(file.id)
  }

  /// The outcome of a page in the last build, if it would be the same again; `looking` says whether
  /// to read its file.
  private mutating func reused(
    _ record: PageRecord, of page: LoadedSite.PageFile, looking: Bool
  ) throws(FileSystemError) -> PageOutcome? {
    guard sink.session != nil || memory.linter != nil else { return nil }
    var file: SourceFile?
    let isShown = !record.mistakes.diagnostics.isEmpty || !record.unusedRules.diagnostics.isEmpty
    if looking || isShown {
      var ignored = DiagnosticBag()
      file = try setup.fileSystem.read(page, reporting: &ignored)
      guard let file, xxh128(file.bytes.span) == record.content else { return nil }
    }
    guard
      var outcome = PageOutcome(
        record, of: page, fileAt: { $0 == page.path ? page.id : setup.sharedFiles[$0] })
    else { return nil }
    let files = record.documents.flatMap { document in
      document.variants.compactMap { index in
        setup.variantIndices.contains(index)
          ? OutputSession.KeptFile(
            place: setup.places.place(ofDocument: document.file, in: index), digest: document.digest
          ) : nil
      }
    }
    if let session = sink.session, try !session.keepAll(files, verifying: setup.verifiesOutput) {
      return nil
    }
    if isShown { outcome.file = file }
    return outcome
  }
}

extension PageWorker {
  /// All that was measured so far.
  var measured: StageTimer {
    var measured = timer
    measured.rules.add(memory.compiler.ruleCosts, of: setup.loaded.style.sheets)
    return measured
  }
}
