import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLLinter
import VMLOutput
import VMLStylesheet

extension PageWorker {
  /// Compiles the documents of a page with sheets of its own.
  mutating func compile(
    _ requests: [DocumentRequest], of page: Page, styledBy styled: StyledPage,
    _ state: inout PageState, into outcome: inout PageOutcome
  ) throws(FileSystemError) {
    var others = memory.compiler
    memory.compiler = memory.pristine.styled(
      by: styled.styles, generation: styled.generation, names: others.names)
    memory.compiler.takeFeatures(of: &others)
    defer {
      others.takeFeatures(of: &memory.compiler)
      memory.compiler = others
    }
    try compile(requests, &state, into: &outcome)
    let usage = memory.compiler.usage
    memory.pageUsage.merge(usage.beforeRule(memory.pageStyles.ruleCount))
    memory.pageUsage.insertReferences(of: styled.sheets)
    memory.linter?.note(styled.sheets)
    if timer.subjects != nil {
      timer.rules.add(memory.compiler.ruleCosts, of: setup.loaded.style.sheets + styled.sheets)
    }
    outcome.rules = PageRules(styled, of: page, in: setup.loaded, usage)
  }

  mutating func compile(
    _ requests: [DocumentRequest], _ state: inout PageState, into outcome: inout PageOutcome
  ) throws(FileSystemError) {
    for (index, request) in requests.enumerated() {
      try compile(request, &state, into: &outcome)
      guard let tell = sink.tellsDocuments, index % Self.toldAtOnce == Self.toldAtOnce - 1
      else { continue }
      tell(Self.toldAtOnce)
      sink.toldDocuments += Self.toldAtOnce
    }
  }

  /// Number of documents of one page after which progress is told.
  private static var toldAtOnce: Int { 64 }

  private mutating func compile(
    _ request: DocumentRequest, _ state: inout PageState, into outcome: inout PageOutcome
  ) throws(FileSystemError) {
    let names = request.page.targets
    let wanted = setup.variantIndices.filter { index in
      names?.contains(setup.loaded.site.configuration.targets[setup.variants[index].target].name)
        ?? true
    }
    var compiled: [CompiledDocument] = []
    var isFine = false
    if state.takeTurn() {
      var found = DiagnosticBag()
      // Taken out, since the compiler is a part of `self` too.
      var timer = StageTimer()
      swap(&timer, &self.timer)
      timer.start()
      var linter = memory.linter
      memory.linter = nil
      let isLinted = linter != nil && request.template == nil
      compiled = memory.compiler.compile(
        request, for: wanted, reporting: &found,
        finished: { stage in timer.lap(stage.rawValue) },
        visiting: !isLinted
          ? nil
          : { views, resolver in
            linter?.visit(views, of: request, styledBy: &resolver)
          })
      if isLinted { for document in compiled { linter?.note(document, at: request.path) } }
      if request.template != nil { found = found.ofTemplate }
      memory.linter = linter
      self.timer = timer
      if setup.notesDependencies { outcome.dependencies.messages.add(found) }
      if linter == nil, !found.diagnostics.isEmpty { memory.filter.read(request.page.file) }
      found = memory.filter.filtered(found)
      // In a strict build a document with a warning is not good enough to be written.
      isFine = setup.isStrict ? found.diagnostics.isEmpty : !found.hasErrors
      if state.isSpoilt || !isFine { compiled = [] }
      state.add(found, of: request)
    }
    outcome.documentCount += compiled.reduce(0) { $0 + $1.variants.count }
    guard sink.session != nil || sink.collected != nil,
      setup.conflicts?.isFree(request.path.file) ?? true
    else { return }
    try store(compiled, of: request, in: sink.session, &outcome)
    guard let session = sink.session else { return }
    // Where the build keeps going, a document that does not compile leaves the old one.
    // A template without a view is none.
    guard setup.conflicts != nil, request.template == nil || !isFine else { return }
    for index in wanted where !compiled.contains(where: { $0.variants.contains(index) }) {
      _ = try session.keep(setup.places.place(ofDocument: request.path.file, in: index))
    }
  }

  private mutating func store(
    _ documents: [CompiledDocument], of request: DocumentRequest, in session: OutputSession?,
    _ outcome: inout PageOutcome
  ) throws(FileSystemError) {
    timer.start()
    var last: (needs: DocumentNeeds, place: OutputSession.NamedPlace?)?
    for document in documents {
      let bytes = document.bytes
      let digest = xxh128(bytes.span)
      if setup.notesDependencies {
        outcome.dependencies.documents.append(
          PageRecord.Document(
            file: request.path.file, variants: document.variants, digest: digest,
            styles: document.styles))
      }
      if !document.styles.isEmpty {
        outcome.styles.append(
          DocumentStyles(variants: document.variants, members: document.styles))
      }
      let places = setup.places.places(ofDocument: request.path.file, in: document.variants)
      let facts = DocumentFacts(
        path: request.path.path, ids: document.needs.ids, actions: document.needs.actions,
        views: document.needs.customViews, lifecycle: document.needs.lifecycle,
        isFragment: document.needs.isFragment, template: document.needs.template,
        features: document.features)
      guard let session else {
        sink.collected?.append(
          CollectedDocument(
            facts: facts, places: places, bytes: bytes, rowIndex: request.rowIndex))
        continue
      }
      var place = last?.needs == document.needs ? last?.place : nil
      defer { last = (document.needs, place) }
      do throws(FileSystemError) {
        try session.put(
          facts, at: places, bytes.span, digest: digest,
          isNew: memory.previous.areOthers(at: request.path.file, for: document.variants, digest),
          reusing: &place)
      } catch {
        guard error.reason == .exists else { throw error }
        outcome.pathConflict = outcome.pathConflict ?? error
      }
    }
    timer.lap("write")
  }
}

extension DiagnosticBag {
  /// The diagnostics about a lifecycle template that the page with the template in its head has not
  /// reported.
  fileprivate var ofTemplate: DiagnosticBag {
    var rest = DiagnosticBag()
    for diagnostic in diagnostics
    where diagnostic.severity == .error || diagnostic.code == .formatLacks {
      rest.report(diagnostic)
    }
    return rest
  }
}
