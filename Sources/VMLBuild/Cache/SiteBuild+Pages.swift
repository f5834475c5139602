import VMLCompiler
import VMLDiagnostics

// Where the last build left a cache, and nothing but a few pages has changed since, these are compiled alone, as
// `vmlc watch` does it (``LiveSite``), and their documents and the manifests' lines are all that is written.

extension SiteBuild {
  /// Compiles pages whose files have changed, where all else, the output included, is as it was.
  ///
  /// - Returns: `nil`, with nothing changed, if the whole site has to be built.
  mutating func rebuildPages(
    _ paths: [String], of loaded: LoadedSite, for targets: [Int], at location: OutputLocation
  ) async throws(BuildFailure) -> BuildReport? {
    guard look != nil, let told = told(after: paths, of: loaded),
      // Taken, since what two have is copied as soon as it changes.
      var known = memory.take()
    else { return nil }
    do throws(FileSystemError) {
      // What it says of the output was told by the last build, and is among what that said.
      var said = DiagnosticBag()
      guard try location.check(in: fileSystem, reporting: &said) else {
        memory = known
        return nil
      }
      watch.start()
      var worker = pageWorker(of: loaded, for: targets, into: nil)
      tracePages(&worker)
      let request = outputRequest(at: location, loaded.site.configuration, targets)
      let kept = KeptBuild(worker, request)
      guard var live = LiveSite(kept, known, told),
        var report = try await live.rebuild(Set(paths), &known, settling: true)
      else {
        memory = known
        return nil
      }
      watch.lap("pages")
      retire(consume live)
      if let table = takeTable() { known.sources = table.withContents(of: known.sources) }
      known.noteContents(of: paths)
      try remember(known, report, of: loaded, at: location)
      self.kept = kept
      report.add(watch)
      return report
    } catch {
      memory = known
      throw .world(error)
    }
  }

  /// What was told by the last build of others than some pages, if the documents of these are few enough to be
  /// replaced one by one.
  private func told(after paths: [String], of loaded: LoadedSite) -> BuildReport? {
    guard let memory, memory.areFew(paths) else { return nil }
    let numbers = SiteNumbers(of: memory.report.mistakes.files, in: loaded, registry)
    return memory.report.told(in: fileSystem, options, numberedAs: numbers, without: paths)
  }

  /// The table of what was seen of the sources, of which nobody else has a copy then.
  private mutating func takeTable() -> FileTable? {
    defer { look = nil }
    return look?.listing.table
  }

  /// Takes what is known of the site for that of this build; forgets it if the report cannot be told again.
  private mutating func remember(
    _ known: SiteMemory, _ report: BuildReport, of loaded: LoadedSite, at location: OutputLocation
  ) throws(FileSystemError) {
    var known = known
    let stored = StoredReport(report, output: loaded.site.configuration.output)
    guard report.output != nil, let stored else { return }
    known.report = stored
    // The documents are in the same folders as before.
    known.output = try look(at: OutputTable(known.output), in: location)
    memory = known
  }
}

extension SiteMemory {
  /// Whether the documents of some pages are few enough to be replaced one by one.
  fileprivate func areFew(_ paths: [String]) -> Bool {
    let records = records(of: PathSelection(paths))
    let changed = records.flatMap(\.documents).reduce(0) { $0 + $1.variants.count }
    return VMLBuild.areFew(changed, of: report.documents + report.files)
  }

  /// Notes with the files of pages what was read of them.
  fileprivate mutating func noteContents(of paths: [String]) {
    let selection = PathSelection(paths)
    let contents = Dictionary(
      records(of: selection).map { ($0.path, $0.content) }, uniquingKeysWith: { first, _ in first })
    for index in sources.entries.indices where selection.contains(sources.entries[index].path) {
      if let content = contents[sources.entries[index].path] {
        sources.entries[index].content = content
      }
    }
  }

  private func records(of paths: PathSelection) -> [PageRecord] {
    pages.lazy.filter { paths.contains($0.path) }.compactMap(\.record)
  }
}
