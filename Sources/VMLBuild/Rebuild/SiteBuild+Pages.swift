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
    _ paths: Set<String>, seeing table: FileTable, goingOn last: inout LiveSite<Files>?
  ) async throws(BuildFailure) -> BuildReport? {
    guard let known = memory, let changed = changedFiles(among: paths, known),
      let others = last?.withoutPages(table)
    else { return nil }
    look = SourceLook(listing: SourceListing(table: others), restamped: paths)
    guard let loaded = try await load(knowing: last?.pages) else { return nil }
    look?.listing.table = table
    let configuration = loaded.site.configuration
    return try await rebuildFiles(
      changed, of: loaded, for: chosenTargets(of: configuration),
      at: OutputLocation(options.output, of: configuration, in: options.site), goingOn: &last)
  }

  /// Compiles the pages that a change of some files touches, where there are few, and all else, the
  /// output included, is as it was.
  ///
  /// `last` is what a watched site's last build has left, whose manifests are brought up to date
  /// later; afterwards it is what this one leaves.
  ///
  /// - Returns: `nil`, with nothing changed, if the whole site has to be built.
  mutating func rebuildFiles(
    _ paths: [String], of loaded: LoadedSite, for targets: [Int], at location: OutputLocation,
    goingOn last: inout LiveSite<Files>?
  ) async throws(BuildFailure) -> BuildReport? {
    // Taken, since what two have is copied as soon as it changes.
    guard look != nil, var known = memory.take() else { return nil }
    do throws(FileSystemError) {
      let report = try await rebuildFiles(
        paths, of: loaded, for: targets, at: location, &known, &last)
      if report == nil || last != nil { memory = known }
      return report
    } catch {
      memory = known
      throw .world(error)
    }
  }

  private mutating func rebuildFiles(
    _ paths: [String], of loaded: LoadedSite, for targets: [Int], at location: OutputLocation,
    _ known: inout SiteMemory, _ last: inout LiveSite<Files>?
  ) async throws(FileSystemError) -> BuildReport? {
    watch.start()
    // Of pages alone the rest of the site need not be asked.
    let arePages = paths.allSatisfy(SiteFiles.isPage)
    guard options.writes || arePages && known.knowsAll(of: paths) else { return nil }
    var loaded = loaded
    var edit: SharedEdit?
    if !arePages {
      guard let decisive = try await loadedForDecisions(loaded, after: paths, known) else {
        return nil
      }
      loaded = decisive
      edit = try sharedEdit(of: paths, in: loaded, for: targets, after: known, last?.index)
    }
    guard arePages || edit != nil,
      last != nil || !options.writes || known.isWorthPatching(paths, edit),
      let told = told(after: last, known, of: loaded, but: paths, edit)
    else { return nil }
    var needed: NeededData?
    if !leftOut.files.isEmpty {
      let pages = known.pages(touchedBy: paths, edit)
      let wanted = NeededData(of: pages.compactMap(\.record), in: loaded.site)
      guard wanted.lead(by: edit?.facts.data ?? known.data),
        let filled = try await self.loaded(loaded, with: wanted)
      else { return nil }
      (needed, loaded) = (wanted, filled)
    }
    // What it says of the output was told by the last build, and is among what that said.
    var said = DiagnosticBag()
    guard try location.check(in: fileSystem, reporting: &said) else { return nil }
    let kept = keptBuild(of: loaded, for: targets, at: location)
    let isWatched = last != nil
    let rebuilt = try await rebuild(paths, after: edit, &known, &last) { known in
      LiveSite(kept, known, told, of: needed)
    }
    guard let (made, live) = rebuilt else { return nil }
    var report = made
    watch.lap("pages")
    if let table = takeTable() { known.sources = table.withContents(of: known.sources) }
    known.noteContents(of: paths, edit?.contents ?? [:])
    report.filesElsewhere = elsewhere
    self.kept = kept
    if isWatched { last = live } else { try remember(known, report, of: loaded, at: location) }
    freeInBackground(consume live)
    report.add(watch)
    return report
  }

  /// The worker and the output for single pages.
  private func keptBuild(
    of loaded: LoadedSite, for targets: [Int], at location: OutputLocation
  ) -> KeptBuild<Files> {
    var worker = pageWorker(of: loaded, for: targets, into: nil)
    if options.lints {
      worker.memory.linter = DocumentLinter(loaded.site, levels: loaded.site.configuration.lints)
    }
    worker.tracePages(registry.sources)
    let request =
      options.writes ? outputRequest(at: location, loaded.site.configuration, targets) : nil
    return KeptBuild(worker, request)
  }

  /// Compiles pages by a live site that takes over from the last one.
  ///
  /// - Returns: `nil`, with `known` and `last` as they were, if the whole site has to be built.
  private func rebuild(
    _ paths: [String], after edit: SharedEdit?, _ known: inout SiteMemory,
    _ last: inout LiveSite<Files>?, by makeLive: (SiteMemory) -> LiveSite<Files>?
  ) async throws(FileSystemError) -> (report: BuildReport, live: LiveSite<Files>)? {
    let before = known.sharedFacts
    if let edit { known.sharedFacts = edit.facts }
    guard var live = makeLive(known) else {
      known.sharedFacts = before
      return nil
    }
    let isWatched = last != nil
    last?.hand(to: &live)
    do throws(FileSystemError) {
      let made = try await live.rebuild(paths, after: edit, &known, settling: !isWatched)
      if let made { return (made, live) }
    } catch {
      known.sharedFacts = before
      live.hand(to: &last)
      throw error
    }
    known.sharedFacts = before
    live.hand(to: &last)
    return nil
  }

  /// The last build's report without the pages that are compiled, with the numbers and the bytes
  /// that files have now; `nil` if the report cannot be restored.
  private func told(
    after last: LiveSite<Files>?, _ known: SiteMemory, of loaded: LoadedSite, but paths: [String],
    _ edit: SharedEdit?
  ) -> BuildReport? {
    guard var report = last?.report else {
      let compiled = edit.map { edit in edit.pages.map { known.pages[$0].path } } ?? paths
      let numbers = SiteNumbers(of: known.report.mistakes.files, in: loaded, registry)
      return known.report.told(in: fileSystem, options, numberedAs: numbers, without: compiled)
    }
    let shown = report.sources.all
    let numbers = SiteNumbers(of: shown.map(\.path), in: loaded, registry)
    for file in shown {
      guard numbers[file.path] == file.id else { return nil }
      guard let new = registry.sources[file.id], !new.bytes.isEmpty else { continue }
      report.sources.insert(new)
    }
    return report
  }

  /// The table of what was seen of the sources, of which nobody else has a copy then.
  private mutating func takeTable() -> FileTable? {
    defer { look = nil }
    return look?.listing.table
  }

  /// Takes what is known of the site for that of this build; forgets it if the report cannot be
  /// told again.
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

  /// Notes what was read of files, of those of pages as their records say.
  fileprivate mutating func noteContents(of paths: [String], _ others: [String: XXH128]) {
    let selection = PathSelection(paths)
    var contents = others
    for page in pages(of: selection) { contents[page.path] = page.record?.content }
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
    pages.filter { paths.contains($0.path) }
  }
}
