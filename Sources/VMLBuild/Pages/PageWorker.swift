import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLLinter
import VMLMarkup
import VMLOutput
import VMLStylesheet

/// Compiles pages one after the other and stores what they make; one for each thread.
struct PageWorker<Files: FileSystem>: Sendable {
  let fileSystem: Files
  private(set) var loaded: LoadedSite
  /// The site's variants, and the indices of those to compile for.
  private(set) var variants: [SiteVariant]
  let variantIndices: [Int]
  /// Where their files are.
  private(set) var places: DocumentPlaces
  private(set) var session: OutputSession?
  /// The files of the documents that are compiled; `nil` for all.
  var wantedFiles: Set<String>?
  /// The documents that were compiled, where they are gathered instead of being stored.
  private(set) var collected: [CollectedDocument]?
  /// Where the build keeps going: what is known beforehand of files that several documents want.
  var conflicts: PathConflicts?
  let isStrict: Bool
  let isInBackground: Bool
  var compiler: DocumentCompiler
  /// The compiler before it compiled anything, for pages with sheets of their own.
  private(set) var pristine: DocumentCompiler
  private let emission: EmissionOptions
  /// The numbers of the files that all pages share, by path.
  var sharedFiles: [String: FileID] = [:]
  /// Whether the bytes of what is taken over are looked at.
  var verifiesOutput = false
  private var pageStyles = PageStyles()
  /// The rules of the site's sheets that matched on such pages.
  private(set) var pageUsage = StyleUsage()
  /// Knows the comments of all files but the pages'.
  var filter: DiagnosticFilter
  /// Only where lints are asked for.
  var linter: DocumentLinter?
  var watch = StageWatch()
  /// Told how many documents more are done of a page that makes many; `nil` where nothing is shown.
  var tellsDocuments: (@Sendable (Int) -> Void)?
  /// How many it was told of.
  private(set) var toldDocuments = 0
  /// Whether a later build wants to know what pages depend on.
  private var tracesPages = false
  /// Makes records of that.
  var recorder: PageRecorder?
  /// Pages that were parsed before; `nil` to read all.
  var parsed: ParsedPages?
  /// What the last build made of the present page.
  private var previous = PreviousDocuments()

  // A method that changes nothing takes a copy of all this where another one calls it, with a
  // reference for each part: what pages and documents need is asked of the parts.

  /// One that has compiled nothing yet; `includesVariant` says whether it compiles for a variant.
  init(
    _ loaded: LoadedSite, in fileSystem: Files, _ options: BuildOptions,
    into session: OutputSession?, filter: DiagnosticFilter,
    for includesVariant: (SiteVariant) -> Bool
  ) {
    let configuration = loaded.site.configuration
    let variants = configuration.variants
    var emission = EmissionOptions()
    emission.layout = options.layout
    emission.conventions = configuration.markup
    self.emission = emission
    self.fileSystem = fileSystem
    self.loaded = loaded
    self.variants = variants
    variantIndices = variants.indices.filter { includesVariant(variants[$0]) }
    places = DocumentPlaces(variants, in: configuration)
    self.session = session
    isStrict = options.isStrict
    isInBackground = options.isInBackground
    compiler = DocumentCompiler(loaded.site, styles: loaded.style.compiled, options: emission)
    if options.isTimed { compiler.measureRules(by: RuleWatch.clock) }
    pristine = compiler
    self.filter = filter.forgettingUses()
    watch = StageWatch(isTraced: options.isTraced, isTimed: options.isTimed)
  }

  /// The rules of the site's sheets that matched so far.
  var usage: StyleUsage {
    var usage = compiler.usage
    usage.merge(pageUsage)
    return usage
  }

  /// Gets ready for a page of which it is to be known what that page alone uses and makes; what was
  /// found out of others stays.
  mutating func resetUsage() {
    compiler.forgetUsage()
    pageUsage = StyleUsage()
  }

  /// The documents that were gathered, of which it then has none.
  mutating func takeCollected() -> [CollectedDocument] {
    guard let documents = collected else { return [] }
    collected = []
    return documents
  }

  /// Moves what is new in ``usage`` to the end of other news, some of it several times.
  mutating func takeNews(into news: inout StyleUsage.News) {
    compiler.takeNews(into: &news)
    pageUsage.takeNews(into: &news)
  }

  /// The same, which has compiled nothing yet, with another copy of the site.
  func with(_ loaded: LoadedSite) -> PageWorker {
    var worker = self
    worker.loaded = loaded
    worker.variants = loaded.site.configuration.variants
    worker.places = DocumentPlaces(worker.variants, in: loaded.site.configuration)
    worker.compiler = DocumentCompiler(
      loaded.site, styles: loaded.style.compiled, options: emission)
    if watch.subjects != nil { worker.compiler.measureRules(by: RuleWatch.clock) }
    worker.pristine = worker.compiler
    if compiler.features != nil { worker.compiler.features = DocumentFeatures() }
    return worker
  }

  /// The same for pages that are looked at only.
  func storingNothing() -> PageWorker {
    var worker = self
    worker.session = nil
    worker.recorder = nil
    return worker
  }

  /// The same for one that has documents gathered instead of storing them.
  func collectingDocuments() -> PageWorker {
    var worker = storingNothing()
    worker.collected = []
    // Their files have changed since.
    worker.parsed = nil
    return worker
  }

  /// Gathers for a later build what pages depend on.
  mutating func tracePages() {
    compiler.features = DocumentFeatures()
    tracesPages = true
  }

  /// What is done with the pages.
  enum Task: Sendable {
    case compile
    /// Only find out which documents there are.
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
    /// Where it has sheets of its own.
    fileprivate var styled: StyledPage?
    fileprivate var state: PageState
    /// What the last build made of it.
    fileprivate var previous: [PageRecord.Document]

    /// How many bytes its source has.
    var size: Int { file.bytes.count }
    var documentCount: Int { requests.count }
    var hasSheets: Bool { styled != nil }
  }

  /// Does what comes before the documents of a page are compiled.
  ///
  /// - Returns: `nil` where that is all.
  mutating func prepare(
    _ task: Task, _ pageFile: LoadedSite.PageFile, _ plan: PagePlan,
    into outcome: inout PageOutcome
  ) -> PreparedPage? {
    do throws(FileSystemError) {
      if case .reuse(let record, let stored, let isUnsure) = plan,
        var known = try reused(record, of: pageFile, looking: isUnsure)
      {
        recorder?.note(record)
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
    watch.start()
    watch.subject = pageFile.path
    guard let source = try parse(pageFile, task, into: &outcome) else {
      outcome.file = SourceFile(id: pageFile.id, path: pageFile.path, bytes: [])
      return nil
    }
    let file = source.file
    let page = makePage(
      pageFile.relativePath, from: source, in: loaded.site.configuration,
      knowing: loaded.site.elements, texts: loaded.site.texts, names: &compiler.names,
      reporting: &outcome.bag)
    let styled =
      task == .compile && !page.sheets.isEmpty
      ? pageStyles.styles(of: page, in: loaded, for: variantIndices, reporting: &outcome.bag) : nil
    var state = PageState(outcome.bag)
    var requests = documents(of: page, in: loaded.site, reporting: &outcome.bag)
    if let wantedFiles { requests.removeAll { !wantedFiles.contains($0.path.file) } }
    if tracesPages, task == .compile {
      outcome.trace.messages.add(outcome.bag)
      outcome.trace.reads = page.templateReads(in: loaded.site.elements)
      outcome.trace.hasSheets = !page.sheets.isEmpty
    }
    // A build reads comments only where there is something that they may be about.
    if linter != nil || !outcome.bag.diagnostics.isEmpty { filter.read(file) }
    outcome.bag = filter.filtered(outcome.bag)
    if linter != nil {
      var lints = PageLints()
      filter.takeUsed(into: &lints.used)
      outcome.lints = lints
    }
    state.isSpoilt = isStrict ? !outcome.bag.diagnostics.isEmpty : outcome.bag.hasErrors
    outcome.claims = requests.map { request in
      FileClaim(
        file: request.path.file,
        owner: .document(request.path, pageFile, at: request.pathRange))
    }
    watch.lap("prepare")
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
  /// - Returns: `nil` where the author is to blame that it cannot be read.
  private mutating func parse(
    _ pageFile: LoadedSite.PageFile, _ task: Task, into outcome: inout PageOutcome
  ) throws(FileSystemError) -> ParsedSource? {
    if let known = parsed?.page(at: pageFile) {
      if task == .compile, tracesPages { outcome.trace.content = known.content }
      return known.source
    }
    guard let file = try fileSystem.read(pageFile, reporting: &outcome.bag) else { return nil }
    let content = task == .compile && tracesPages ? xxh128(file.bytes.span) : nil
    outcome.trace.content = content
    watch.lap("read")
    let source = parseSource(file, reporting: &outcome.bag)
    watch.lap("parse")
    if let parsed, let content, outcome.bag.diagnostics.isEmpty {
      parsed.keep(ParsedPages.Page(source: source, content: content))
    }
    return source
  }

  private mutating func compile(
    _ page: consuming PreparedPage, into outcome: inout PageOutcome
  ) throws(FileSystemError) {
    watch.subject = page.pageFile.path
    previous = PreviousDocuments(page.previous)
    linter?.begin(page.page, names: compiler.names)
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
    if outcome.trace.messages.readsClasses {
      compiler.features?.add(DocumentFeatures.unknownClass)
    }
    outcome.trace.features = compiler.features?.take() ?? []
    if !outcome.bag.diagnostics.isEmpty || !outcome.rules.unused.isEmpty { outcome.file = file }
  }

  /// Makes the record of a page while all that goes into it is still at hand.
  private mutating func record(_ page: LoadedSite.PageFile, in outcome: inout PageOutcome) {
    guard recorder != nil else { return }
    outcome.stored = recorder?.record(
      outcome, of: page, naming: compiler.features?.names ?? [])
    outcome.trace.documents = []
    outcome.trace.features = []
    outcome.trace.reads = TemplateReads()
  }

  /// Reports what lints found in the documents of a page, and what is wrong with its comments.
  private mutating func finishLints(of file: SourceFile, into outcome: inout PageOutcome) {
    if let found = linter?.end() {
      for diagnostic in found.findings + filter.mistakes(in: file.id) {
        if tracesPages { outcome.trace.messages.add(diagnostic) }
        if let shown = filter.filtered(diagnostic) { outcome.bag.report(shown) }
      }
      var lints = outcome.lints ?? PageLints()
      outcome.lints = nil
      lints.facts = found.facts
      lints.suppressions = filter.entries(of: file.id)
      filter.takeUsed(into: &lints.used)
      if tracesPages { outcome.trace.messages.add(lints.files) }
      outcome.lints = lints
    }
    filter.forget(file.id)
  }

  /// What a page came to in the last build, if it would come to the same again; `looking` into its
  /// file or not.
  private mutating func reused(
    _ record: PageRecord, of page: LoadedSite.PageFile, looking: Bool
  ) throws(FileSystemError) -> PageOutcome? {
    guard session != nil || linter != nil else { return nil }
    var file: SourceFile?
    let isShown = !record.mistakes.diagnostics.isEmpty || !record.unusedRules.diagnostics.isEmpty
    if looking || isShown {
      var ignored = DiagnosticBag()
      file = try fileSystem.read(page, reporting: &ignored)
      guard let file, xxh128(file.bytes.span) == record.content else { return nil }
    }
    guard
      var outcome = PageOutcome(
        record, of: page, fileAt: { $0 == page.path ? page.id : sharedFiles[$0] })
    else { return nil }
    let files = record.documents.flatMap { document in
      document.variants.compactMap { index in
        variantIndices.contains(index)
          ? OutputSession.KeptFile(
            place: places.place(of: document.file, in: index), digest: document.digest) : nil
      }
    }
    if let session, try !session.keepAll(files, verifying: verifiesOutput) { return nil }
    if isShown { outcome.file = file }
    return outcome
  }

  // MARK: Documents

  /// Compiles the documents of a page with sheets of its own.
  private mutating func compile(
    _ requests: [DocumentRequest], of page: Page, styledBy styled: StyledPage,
    _ state: inout PageState, into outcome: inout PageOutcome
  ) throws(FileSystemError) {
    var others = compiler
    compiler = pristine.styled(
      by: styled.styles, generation: styled.generation, names: others.names)
    compiler.takeFeatures(of: &others)
    defer {
      others.takeFeatures(of: &compiler)
      compiler = others
    }
    try compile(requests, &state, into: &outcome)
    let usage = compiler.usage
    pageUsage.merge(usage.beforeRule(pageStyles.ruleCount))
    pageUsage.insertReferences(of: styled.sheets)
    linter?.note(styled.sheets)
    if watch.subjects != nil {
      watch.rules.add(compiler.ruleCosts, of: loaded.style.sheets + styled.sheets)
    }
    outcome.rules = PageRules(styled, of: page, in: loaded, usage)
  }

  private mutating func compile(
    _ requests: [DocumentRequest], _ state: inout PageState, into outcome: inout PageOutcome
  ) throws(FileSystemError) {
    for (index, request) in requests.enumerated() {
      try compile(request, &state, into: &outcome)
      guard let tellsDocuments, index % Self.toldAtOnce == Self.toldAtOnce - 1 else { continue }
      tellsDocuments(Self.toldAtOnce)
      toldDocuments += Self.toldAtOnce
    }
  }

  /// After how many documents of one page it is told how far it is.
  private static var toldAtOnce: Int { 64 }

  private mutating func compile(
    _ request: DocumentRequest, _ state: inout PageState, into outcome: inout PageOutcome
  ) throws(FileSystemError) {
    let names = request.page.targets
    let wanted = variantIndices.filter { index in
      names?.contains(loaded.site.configuration.targets[variants[index].target].name) ?? true
    }
    var compiled: [CompiledDocument] = []
    if state.takeTurn() {
      var found = DiagnosticBag()
      // Taken out, since the compiler is a part of `self` too.
      var watch = StageWatch()
      swap(&watch, &self.watch)
      watch.start()
      var linter = self.linter
      self.linter = nil
      compiled = compiler.compile(
        request, for: wanted, reporting: &found,
        finished: { stage in watch.lap(stage.rawValue) },
        visiting: linter == nil
          ? nil
          : { views, resolver in
            linter?.visit(views, at: request.path, styledBy: &resolver)
          })
      for document in compiled { linter?.note(document, at: request.path) }
      self.linter = linter
      self.watch = watch
      if tracesPages { outcome.trace.messages.add(found) }
      if linter == nil, !found.diagnostics.isEmpty { filter.read(request.page.file) }
      found = filter.filtered(found)
      // In a strict build a document with a warning is not good enough to be written.
      let isFine = isStrict ? found.diagnostics.isEmpty : !found.hasErrors
      if state.isSpoilt || !isFine { compiled = [] }
      state.add(found, of: request)
    }
    outcome.documentCount += compiled.reduce(0) { $0 + $1.variants.count }
    guard session != nil || collected != nil, conflicts?.isFree(request.path.file) ?? true
    else { return }
    try store(compiled, of: request, in: session, &outcome)
    guard let session else { return }
    // Where the build keeps going, a document that does not compile leaves the old one.
    guard conflicts != nil else { return }
    for index in wanted where !compiled.contains(where: { $0.variants.contains(index) }) {
      _ = try session.keep(places.place(of: request.path.file, in: index))
    }
  }

  private mutating func store(
    _ documents: [CompiledDocument], of request: DocumentRequest, in session: OutputSession?,
    _ outcome: inout PageOutcome
  ) throws(FileSystemError) {
    watch.start()
    var last: (needs: DocumentNeeds, place: OutputSession.NamedPlace?)?
    for document in documents {
      let bytes = document.bytes
      let digest = xxh128(bytes.span)
      if tracesPages {
        outcome.trace.documents.append(
          PageRecord.Document(
            file: request.path.file, variants: document.variants, digest: digest))
      }
      let places = places.places(of: request.path.file, in: document.variants)
      let facts = DocumentFacts(
        path: request.path.path, ids: document.needs.ids, actions: document.needs.actions,
        views: document.needs.customViews)
      guard let session else {
        collected?.append(CollectedDocument(facts: facts, places: places, bytes: bytes))
        continue
      }
      var place = last?.needs == document.needs ? last?.place : nil
      defer { last = (document.needs, place) }
      do throws(FileSystemError) {
        try session.put(
          facts, at: places, bytes.span, digest: digest,
          isNew: previous.areOthers(at: request.path.file, for: document.variants, digest),
          reusing: &place)
      } catch {
        guard error.reason == .exists else { throw error }
        outcome.pathConflict = outcome.pathConflict ?? error
      }
    }
    watch.lap("write")
  }
}
