import VMLCompiler
import VMLDiagnostics
import VMLLinter
import VMLMarkup
import VMLStylesheet

/// Compiles a site and writes its output, if nothing is wrong.
///
/// Equal sources give equal bytes and equal reports, whatever the number of jobs. The output is
/// changed in one step at the end, or not at all (``OutputSession``).
public func buildSite(_ options: BuildOptions) async throws(BuildFailure) -> BuildReport {
  try await buildSite(options, in: try openSite(options.site))
}

/// The same for a site in any file system; the output is on the disk all the same.
public func buildSite(
  _ options: BuildOptions, in fileSystem: some FileSystem
) async throws(BuildFailure) -> BuildReport {
  var build = SiteBuild(options, fileSystem)
  return try await build.run()
}

/// Opens a site's folder.
func openSite(_ folder: String) throws(BuildFailure) -> DiskFileSystem {
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

/// One build, from its options to its report.
private struct SiteBuild<Files: FileSystem> {
  let options: BuildOptions
  let fileSystem: Files
  private var bag = DiagnosticBag()
  private var registry = SourceRegistry()
  private var conflicts = PathConflicts([])
  private var watch = StageWatch()
  private var filter = DiagnosticFilter(LintLevels())

  init(_ options: BuildOptions, _ fileSystem: Files) {
    self.options = options
    self.fileSystem = fileSystem
  }

  mutating func run() async throws(BuildFailure) -> BuildReport {
    guard let loaded = try await load() else { return report() }
    let configuration = loaded.site.configuration
    let targets = try chosenTargets(of: configuration)
    let location = OutputLocation(options.output, of: configuration, in: options.site)
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
      session?.abandon()
      throw .cancelled
    }
    var report = report()
    report.output = summary
    report.outputFolder = location.folder
    report.targetCount = targets.count
    report.localeCount = configuration.locales.count
    report.themeCount = configuration.themes.count
    report.documentCount = pages.outcomes.reduce(0) { $0 + $1.documentCount }
    report.compiledDocumentCount = report.documentCount
    return report
  }

  private mutating func load() async throws(BuildFailure) -> LoadedSite? {
    watch.start()
    let files = fileSystem
    let isChecked = options.checksSwiftUI
    do throws(FileSystemError) {
      let (loader, loaded) = try await onLargeStack {
        () throws(FileSystemError) -> (SiteLoader<Files>, LoadedSite?) in
        var loader = SiteLoader(files)
        loader.checksSwiftUI = isChecked
        let loaded = try loader.load()
        return (loader, loaded)
      }
      bag = loader.bag
      registry = loader.registry
      if let loaded {
        filter = loader.filter(loaded.site.configuration.lints, everywhere: options.lints)
        bag = filter.filtered(bag)
      }
      watch.lap("load")
      return loaded
    } catch {
      throw .world(error)
    }
  }

  // MARK: Options

  /// The targets to build, by their index in the site.
  private func chosenTargets(
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
    do throws(FileSystemError) {
      guard try location.check(in: fileSystem, reporting: &bag), options.writes else { return nil }
      return try OutputSession(request)
    } catch {
      throw .world(error)
    }
  }

  // MARK: Pages

  private mutating func compilePages(
    of loaded: LoadedSite, for targets: [Int], into session: OutputSession?
  ) async throws(FileSystemError) -> CompiledPages {
    var emission = EmissionOptions()
    emission.layout = options.layout
    emission.conventions = loaded.site.configuration.markup
    let variants = loaded.site.configuration.variants
    let chosen = variants.indices.filter { targets.contains(variants[$0].target) }
    var worker = PageWorker(
      fileSystem: fileSystem, loaded: loaded, variants: variants, chosen: chosen,
      session: session, isStrict: options.isStrict,
      compiler: DocumentCompiler(loaded.site, styles: loaded.styles, options: emission),
      filter: filter)
    if options.lints {
      worker.linter = DocumentLinter(loaded.site, levels: loaded.site.configuration.lints)
    }
    if options.keepsGoing {
      // Which of two documents came first would else decide which of them is written.
      let found = await runPages(
        loaded.pages, .findPaths, with: worker, jobs: options.jobs, progress: nil)
      worker.conflicts = PathConflicts(claims(of: found.outcomes, and: loaded.assets))
    }
    let pages = await runPages(
      loaded.pages, .compile, with: worker, jobs: options.jobs, progress: options.progress)
    if let failure = pages.outcomes.lazy.compactMap(\.failure).first { throw failure }
    watch.merge(pages.watch)
    try reportMistakes(in: pages, of: loaded, for: targets)
    await noteElements(of: loaded, for: chosen, in: fileSystem, &registry, to: &bag)
    return pages
  }

  private func claims(of outcomes: [PageOutcome], and assets: [String]) -> [FileClaim] {
    assets.map { FileClaim(file: SiteFiles.contentPath($0), owner: .asset($0)) }
      + outcomes.flatMap(\.claims)
  }

  /// Has diagnostics that point at a page show an excerpt.
  private mutating func keep(_ page: LoadedSite.PageFile) throws(FileSystemError) {
    guard registry.sources[page.id] == nil else { return }
    let bytes = try fileSystem.read(page.path, limit: sourceSizeLimit)
    registry.keep(SourceFile(id: page.id, path: page.path, bytes: bytes))
  }

  private mutating func reportMistakes(
    in pages: CompiledPages, of loaded: LoadedSite, for targets: [Int]
  ) throws(FileSystemError) {
    // A component's mistake may come up in every page.
    var seen: Set<Diagnostic> = []
    for outcome in pages.outcomes {
      for diagnostic in outcome.bag.diagnostics where seen.insert(diagnostic).inserted {
        bag.report(diagnostic)
      }
      if let file = outcome.file { registry.keep(file) }
    }
    conflicts = PathConflicts(claims(of: pages.outcomes, and: loaded.assets))
    for case .document(_, let page, _) in conflicts.found.flatMap({ [$0.first, $0.second] })
      .map(\.owner)
    {
      try keep(page)
    }
    reportConflicts(conflicts, reporting: &bag) { registry.place(of: $0) }
    if conflicts.found.isEmpty, let clash = pages.outcomes.lazy.compactMap(\.clash).first {
      throw clash
    }
    // A rule that matched nothing is unused only if everything was compiled.
    let isWhole = targets.count == loaded.site.configuration.targets.count
    filter.merge(pages.usedSuppressions)
    if !bag.hasErrors, isWhole, !loaded.pages.isEmpty {
      var found = DiagnosticBag()
      reportUnusedRules(
        in: loaded.sheets, usage: pages.usage, components: Set(loaded.site.components.map(\.name)),
        safelist: loaded.options.safelist, reporting: &found)
      bag.report(contentsOf: filter.filtered(found))
      var ofPages = DiagnosticBag()
      for warning in unusedRules(of: pages.outcomes.map(\.rules)) { ofPages.report(warning) }
      try report(ofPages, of: loaded.pages)
    }
    let links = pages.outcomes.reduce(into: Set<String>()) { $0.formUnion($1.rules.links) }
    var unlinked = DiagnosticBag()
    for (path, place) in loaded.linkable.unused where !links.contains(path) {
      unlinked.report(.unusedSheet(path, at: place))
    }
    bag.report(contentsOf: filter.filtered(unlinked))
    try reportLints(in: pages, of: loaded, isWhole: isWhole)
  }

  // MARK: Lints

  /// Reports what lints find in the site as a whole, and comments that nothing needs.
  private mutating func reportLints(
    in pages: CompiledPages, of loaded: LoadedSite, isWhole: Bool
  ) throws(FileSystemError) {
    guard let linter = pages.linter, !bag.hasErrors, !loaded.pages.isEmpty else { return }
    var found = DiagnosticBag()
    linter.finish(
      loaded.site, sheets: loaded.sheets + pages.outcomes.flatMap(\.rules.sheets),
      styles: loaded.styles, assets: loaded.assets, isWhole: isWhole, reporting: &found)
    let pageFiles = Set(loaded.pages.map(\.id))
    let shared = registry.sources.all.filter { !pageFiles.contains($0.id) }
    for file in shared {
      for mistake in filter.mistakes(in: file.id) { found.report(mistake) }
    }
    try report(found, of: loaded.pages)
    guard isWhole, bag.leftOutCount == 0 else { return }
    let entries =
      pages.outcomes.flatMap(\.suppressions) + shared.flatMap { filter.entries(of: $0.id) }
    var unused = DiagnosticBag()
    for entry in entries
    where !filter.used.contains(entry) && filter.level(of: entry.code) != .off {
      unused.report(.unusedSuppression(entry))
    }
    try report(unused, of: loaded.pages)
  }

  /// Reports what only the whole site showed; comments of pages are heeded as those of other files.
  private mutating func report(
    _ found: DiagnosticBag, of pages: [LoadedSite.PageFile]
  ) throws(FileSystemError) {
    let files = Set(found.diagnostics.compactMap(\.range?.file))
    for page in pages where files.contains(page.id) {
      try keep(page)
      if let file = registry.sources[page.id] { filter.read(file) }
    }
    bag.report(contentsOf: filter.filtered(found))
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
      let bytes = try fileSystem.read(path, limit: assetSizeLimit)
      let file = SiteFiles.contentPath(path)
      try session.putFile(
        at: variants.map { $0.place(of: file, in: configuration) }, bytes.span)
    }
    if !conflicts.found.isEmpty {
      // What nobody gets stays as it was.
      let files = claims(of: pages.outcomes, and: loaded.assets).map(\.file)
      for file in Set(files) where !conflicts.isFree(file) {
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
    let rest = bag.leftOutCount > 0 ? [Diagnostic.notListed(bag.leftOutCount)] : []
    report.sources = registry.sources
    report.diagnostics = finished(
      bag.diagnostics + rest, isStrict: options.isStrict, in: registry.sources)
    report.timings = watch.timings
    return report
  }
}

/// Diagnostics as they are shown: in report order, warnings as errors where that was asked for.
func finished(
  _ diagnostics: [Diagnostic], isStrict: Bool, in sources: SourceSet
) -> [Diagnostic] {
  var diagnostics = diagnostics
  if isStrict {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
  }
  return inReportOrder(diagnostics, in: sources)
}

extension Diagnostic {
  fileprivate static func unusedSuppression(_ entry: Suppressions.Entry) -> Diagnostic {
    Diagnostic(
      .unusedSuppression, .warning, at: entry.range,
      "there is no '\(entry.code.rawValue)' here to be ignored",
      fixIts: [FixIt("remove it", replace: entry.removal, with: "", safety: .safe)])
  }

  fileprivate static func notListed(_ count: Int) -> Diagnostic {
    Diagnostic(
      .mistakeLimit, .warning, at: nil, "and \(count) more mistakes, which are not listed",
      notes: [Note("correct the others first")])
  }
}
