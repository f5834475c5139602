import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLLinter
import VMLOutput

// Where a few files have changed since the last build, and few pages are touched by that, these are
// compiled alone (``LiveSite``), and their documents and the manifests' lines are all that is
// written.

extension SiteBuild {
  /// Compiles what a change of some files of a watched site touches; `table` is what was seen of
  /// its files since.
  mutating func rebuildFiles(
    _ paths: Set<String>, seeing table: consuming FileTable, goingOn last: inout LiveSite<Files>?
  ) async throws(BuildFailure) -> PartialBuild {
    guard let known = memory, let others = last?.withoutPages(table) else {
      return .failure(.noEarlierBuild)
    }
    let changed: [String]
    do throws(WholeBuildReason) {
      changed = try changedFiles(among: paths, known)
    } catch {
      return .failure(error)
    }
    sources.snapshot = SourceSnapshot(table: others)
    sources.delta = SourceDelta(restamped: paths)
    guard let loaded = try await load(knowing: last?.pages) else { return .failure(.diagnostics) }
    sources.snapshot?.table = table
    return try await rebuildFiles(changed, of: loaded, goingOn: &last)
  }

  /// Compiles the pages that a change of some files touches, where there are few, and all else, the
  /// output included, is as it was.
  ///
  /// `last` is what a watched site's last build has left, whose manifests are brought up to date
  /// later; afterwards it is what this one leaves.
  ///
  /// - Returns: A reason, with nothing changed, if the whole site has to be built.
  mutating func rebuildFiles(
    _ paths: [String], of loaded: LoadedSite, goingOn last: inout LiveSite<Files>?
  ) async throws(BuildFailure) -> PartialBuild {
    let configuration = loaded.site.configuration
    if configuration.isOnePiece { return .failure(.collections) }
    let targets = try chosenTargets(of: configuration)
    let location = OutputLocation(options.output, of: configuration, in: options.site)
    // Taken: a second owner would make the next change copy it.
    guard sources.snapshot != nil, var known = memory.take() else {
      return .failure(.noEarlierBuild)
    }
    findings.timer.start()
    do throws(FileSystemError) {
      let edit: FewPages
      do throws(WholeBuildReason) {
        edit = try await fewPages(
          touchedBy: paths, of: loaded, for: targets, known, last, isWritten: options.writes)
      } catch {
        memory = known
        return .failure(error)
      }
      // What it says of the output is in the last build's report.
      var said = DiagnosticBag()
      guard try location.check(in: fileSystem, reporting: &said) else {
        memory = known
        return .failure(.output)
      }
      let result = try await rebuild(edit, for: targets, at: location, &known, &last)
      if case .failure = result { memory = known } else if last != nil { memory = known }
      return result
    } catch {
      memory = known
      throw .world(error)
    }
  }

  /// The pages that a change of some files touches, where these can be compiled alone.
  private mutating func fewPages(
    touchedBy paths: [String], of loaded: LoadedSite, for targets: [Int], _ known: SiteMemory,
    _ last: LiveSite<Files>?, isWritten: Bool
  ) async throws(WholeBuildReason) -> FewPages {
    // Of pages alone the rest of the site need not be asked.
    let arePages = paths.allSatisfy(SiteFiles.isPage)
    guard isWritten || arePages && known.knowsAll(of: paths) else { throw .diagnostics }
    var loaded = loaded
    var edit: SharedEdit?
    if !arePages {
      loaded = try await loadedForDecisions(loaded, after: paths, known)
      edit = try sharedEdit(of: paths, in: loaded, for: targets, after: known, last?.index)
    }
    guard last != nil || !isWritten || known.isWorthPatching(paths, edit) else {
      throw .smallOutput
    }
    guard let report = restored(after: last, known, of: loaded, but: paths, edit) else {
      throw .report
    }
    var pages = FewPages(paths: paths, loaded: loaded, edit: edit, report: report)
    if !facts.leftOut.files.isEmpty {
      let touched = known.pages(touchedBy: paths, edit)
      let wanted = NeededData(of: touched.compactMap(\.record), in: loaded.site)
      guard wanted.lead(by: edit?.facts.data ?? known.data) else { throw .data }
      pages.needed = wanted
      pages.loaded = try await self.loaded(loaded, with: wanted)
    }
    return pages
  }

  /// Compiles these pages.
  private mutating func rebuild(
    _ pages: FewPages, for targets: [Int], at location: OutputLocation,
    _ known: inout SiteMemory, _ last: inout LiveSite<Files>?
  ) async throws(FileSystemError) -> PartialBuild {
    let setup = singlePageSetup(of: pages.loaded, for: targets, at: location)
    let isWatched = last != nil
    var report: BuildReport
    let live: LiveSite<Files>
    switch try await rebuild(pages, by: setup, &known, &last) {
    case .failure(let reason): return .failure(reason)
    case .success(let made): (report, live) = made
    }
    findings.timer.lap("pages")
    if let table = takeTable() { known.sources = table.withContents(of: known.sources) }
    known.noteContents(of: pages.paths, pages.edit?.contents ?? [:])
    report.filesElsewhere = findings.elsewhere
    singlePages = setup
    if isWatched {
      freeInBackground(last.take())
      last = live
    } else {
      try remember(known, report, of: pages.loaded, at: location)
    }
    freeInBackground(consume live)
    report.add(findings.timer)
    return .success(report)
  }

  /// The worker and the output for single pages.
  private func singlePageSetup(
    of loaded: LoadedSite, for targets: [Int], at location: OutputLocation
  ) -> SinglePageSetup<Files> {
    var worker = pageWorker(of: loaded, for: targets, into: nil)
    if options.lints {
      worker.memory.linter = DocumentLinter(loaded.site, levels: loaded.site.configuration.lints)
    }
    worker.noteDependencies(findings.registry.sources)
    var request =
      options.writes ? outputRequest(at: location, loaded.site.configuration, targets) : nil
    request?.isSample = loaded.isSample
    return SinglePageSetup(worker, request)
  }

  /// Compiles pages by a live site that takes over from the last one.
  ///
  /// - Returns: A reason, with `known` and `last` as they were, if the whole site has to be built.
  private func rebuild(
    _ pages: FewPages, by setup: SinglePageSetup<Files>, _ known: inout SiteMemory,
    _ last: inout LiveSite<Files>?
  ) async throws(FileSystemError) -> Result<(BuildReport, LiveSite<Files>), WholeBuildReason> {
    let before = known.sharedFacts
    if let edit = pages.edit { known.sharedFacts = edit.facts }
    var live: LiveSite<Files>
    do throws(WholeBuildReason) {
      live = try LiveSite(setup, known, pages.report, of: pages.needed)
    } catch {
      known.sharedFacts = before
      return .failure(error)
    }
    let isWatched = last != nil
    last?.hand(to: &live)
    if pages.edit?.isSameOfSheets == nil { last?.handStyles(to: &live) }
    let reasons = options.explainsPages ? pages.reasons(in: known) : []
    let reason: WholeBuildReason
    do throws(FileSystemError) {
      let made = try await live.rebuild(
        pages.paths, after: pages.edit, &known, settling: !isWatched)
      switch made {
      case .success(var report):
        if options.explainsPages {
          report.reasons = CompileReasons(pages: reasons, compiledCount: reasons.count)
        }
        return .success((report, live))
      case .failure(let found): reason = found
      }
    } catch {
      known.sharedFacts = before
      live.hand(to: &last)
      throw error
    }
    known.sharedFacts = before
    live.hand(to: &last)
    return .failure(reason)
  }

  /// The last build's report without the pages that are compiled, with the numbers and the bytes
  /// that files have now; `nil` if the report cannot be restored.
  private func restored(
    after last: LiveSite<Files>?, _ known: SiteMemory, of loaded: LoadedSite, but paths: [String],
    _ edit: SharedEdit?
  ) -> BuildReport? {
    guard var report = last?.report else {
      let compiled = edit.map { edit in edit.pages.map { known.pages[$0].path } } ?? paths
      let numbers = SiteNumbers(of: known.report.mistakes.files, in: loaded, findings.registry)
      return known.report.restored(in: fileSystem, options, numberedAs: numbers, without: compiled)
    }
    let shown = report.sources.all
    let numbers = SiteNumbers(of: shown.map(\.path), in: loaded, findings.registry)
    for file in shown {
      guard numbers[file.path] == file.id else { return nil }
      guard let new = findings.registry.sources[file.id], !new.bytes.isEmpty else { continue }
      report.sources.insert(new)
    }
    return report
  }

  /// Moves the table of the sources' files out, so that a change of it copies nothing.
  private mutating func takeTable() -> FileTable? {
    defer { sources.snapshot = nil }
    return sources.snapshot?.table
  }

  /// Keeps the facts of the site as the facts of this build; forgets them if the report cannot be
  /// restored.
  private mutating func remember(
    _ known: SiteMemory, _ report: BuildReport, of loaded: LoadedSite, at location: OutputLocation
  ) throws(FileSystemError) {
    var known = known
    let stored = StoredReport(report, output: loaded.site.configuration.output)
    guard let stored, report.output != nil || !options.writes else { return }
    known.report = stored
    if options.writes {
      // The documents are in the same folders as before.
      known.output = try look(at: OutputTable(known.output), in: location)
    }
    memory = known
  }
}

/// Pages to compile alone after a change of some files.
private struct FewPages {
  /// The files that changed.
  let paths: [String]
  /// The site, with the data that the pages need.
  var loaded: LoadedSite
  /// `nil` where only pages changed.
  let edit: SharedEdit?
  /// The last build's report, without the diagnostics of these pages.
  let report: BuildReport
  /// The data that there is, where that is not all.
  var needed: NeededData?

  /// Why each of the pages is compiled, by the facts from before.
  func reasons(in known: SiteMemory) -> [CompileReasons.Page] {
    let changed = Set(paths)
    guard let edit else { return paths.sorted().map { .init(path: $0, reasons: [.page($0)]) } }
    return edit.pages.map { index in
      let path = known.pages[index].path
      let own = changed.contains(path) ? [ChangeReason.page(path)] : []
      return .init(
        path: path,
        reasons: own + (known.pages[index].record.map { edit.impact.reasons(for: $0) } ?? []))
    }
  }
}

extension SiteMemory {
  /// Whether all diagnostics in the files of some pages are of their documents, and no note of
  /// another one points there.
  fileprivate func knowsAll(of paths: [String]) -> Bool {
    pages(of: PathSelection(paths)).allSatisfy { page in
      guard let record = page.record else { return false }
      return report.mistakes.count(in: page.path, besideNotes: true)
        == record.mistakes.count(in: page.path)
    }
  }

  /// Whether the files that an edit changes are few enough to be replaced one by one.
  fileprivate func isWorthPatching(_ paths: [String], _ edit: SharedEdit?) -> Bool {
    let documents = pages(touchedBy: paths, edit).lazy.flatMap(\.documents).reduce(0) {
      $0 + $1.variants.count
    }
    let files = documents + (edit?.assets.count ?? 0) * report.trees
    return VMLOutput.isWorthPatching(files, of: report.documents + report.files)
  }

  /// Notes the digests of files that were read: of pages as their records have them, of others as
  /// given.
  fileprivate mutating func noteContents(of paths: [String], _ others: [String: XXH128]) {
    let selection = PathSelection(paths)
    var contents = others
    if paths.contains(where: SiteFiles.isPage) {
      for page in pages(of: selection) { contents[page.path] = page.record?.content }
    }
    for index in sources.entries.indices where selection.contains(sources.entries[index].path) {
      if let content = contents[sources.entries[index].path] {
        sources.entries[index].content = content
      }
    }
  }

  /// The pages to compile after an edit: those that it names, or those among the paths.
  fileprivate func pages(touchedBy paths: [String], _ edit: SharedEdit?) -> [StoredPage] {
    edit.map { edit in edit.pages.map { pages[$0] } } ?? pages(of: PathSelection(paths))
  }

  fileprivate func pages(of paths: PathSelection) -> [StoredPage] {
    // By their places: a loop over the pages themselves would copy each.
    pages.indices.filter { paths.contains(pages[$0].path) }.map { pages[$0] }
  }
}
