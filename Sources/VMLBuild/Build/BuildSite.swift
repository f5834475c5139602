import VMLCompiler
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// Compiles a site and writes its output, if nothing is wrong.
///
/// Equal sources give equal bytes and equal reports, whatever the number of jobs. The output is changed
/// in one step at the end, or not at all (``OutputSession``).
package func buildSite(_ options: BuildOptions) async throws(BuildFailure) -> BuildReport {
  let fileSystem: DiskFileSystem
  do throws(FileSystemError) {
    fileSystem = try DiskFileSystem(root: options.site)
    guard try fileSystem.status(of: SiteFiles.configuration) != nil else {
      throw FileSystemError("read", options.site, .notFound, "there is no site.yaml")
    }
  } catch {
    throw error.reason == .notFound ? .noSite(options.site) : .world(error)
  }
  let build = SiteBuild(options, fileSystem)
  return try await build.run()
}

/// One build, from its options to its report.
private struct SiteBuild {
  let options: BuildOptions
  let fileSystem: DiskFileSystem
  private var watch = StageWatch()

  init(_ options: BuildOptions, _ fileSystem: DiskFileSystem) {
    self.options = options
    self.fileSystem = fileSystem
  }

  consuming func run() async throws(BuildFailure) -> BuildReport {
    watch.start()
    var loader = SiteLoader(fileSystem)
    let loaded: LoadedSite?
    do throws(FileSystemError) { loaded = try loader.load() } catch { throw .world(error) }
    watch.lap("load")
    guard let loaded else { return report(loader.bag, loader.registry, nil, 0) }
    let targets = try chosenTargets(of: loaded.site.configuration)
    let claims = PathClaims()
    let session = try openSession(loaded.site.configuration, targets)
    let pages = await compilePages(
      of: loaded, for: targets, into: session, claims: claims)
    if let failure = pages.outcomes.lazy.compactMap(\.failure).first {
      session?.abandon()
      throw .world(failure)
    }
    watch.merge(pages.watch)
    var bag = loader.bag
    var registry = loader.registry
    for outcome in pages.outcomes {
      bag.report(contentsOf: outcome.bag)
      if let file = outcome.file { registry.keep(file) }
    }
    reportConflicts(pages.outcomes, of: loaded, reporting: &bag, sources: &registry)
    if !bag.hasErrors, targets.count == loaded.site.configuration.targets.count {
      reportUnusedRules(in: loaded.sheets, usage: pages.usage, reporting: &bag)
    }
    watch.start()
    let mayCommit = options.isStrict ? bag.diagnostics.isEmpty : !bag.hasErrors
    var summary: OutputSummary?
    if let session {
      do throws(FileSystemError) {
        if mayCommit || options.keepsGoing {
          try storeAssets(loaded, for: targets, in: session, reporting: &bag)
          summary = try session.commit()
        } else {
          session.abandon()
        }
      } catch {
        session.abandon()
        throw .world(error)
      }
    }
    watch.lap("commit")
    var report = report(
      bag, registry, summary, pages.outcomes.reduce(0) { $0 + $1.documentCount })
    report.targetCount = targets.count
    report.outputFolder = outputFolder(loaded.site.configuration)
    return report
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

  private func outputFolder(_ configuration: SiteConfiguration) -> String {
    if let output = options.output { return output }
    return options.site == "." ? configuration.output : options.site + "/" + configuration.output
  }

  private func openSession(
    _ configuration: SiteConfiguration, _ targets: [Int]
  ) throws(BuildFailure) -> OutputSession? {
    guard options.writes else { return nil }
    var request = OutputRequest(
      folder: outputFolder(configuration), site: configuration.name,
      version: options.version ?? configuration.version, compiler: compilerVersion,
      targets: configuration.targets.enumerated().map { index, target in
        OutputRequest.Target(
          name: target.name, os: target.os, minimum: target.minimum?.text,
          isBuilt: targets.contains(index))
      })
    request.foreignFiles = options.prunes ? .prune : .keep
    do throws(FileSystemError) { return try OutputSession(request) } catch { throw .world(error) }
  }

  // MARK: Pages

  private func compilePages(
    of loaded: LoadedSite, for targets: [Int], into session: OutputSession?, claims: PathClaims
  ) async -> CompiledPages {
    var emission = EmissionOptions()
    emission.layout = options.layout
    emission.conventions = loaded.site.configuration.markup
    let worker = PageWorker(
      fileSystem: fileSystem, loaded: loaded, targets: targets, session: session,
      keepsGoing: options.keepsGoing, isStrict: options.isStrict, claims: claims,
      compiler: DocumentCompiler(loaded.site, styles: loaded.styles, options: emission))
    return await VMLBuild.compilePages(
      loaded.pages, with: worker, jobs: options.jobs, progress: options.progress)
  }

  private func storeAssets(
    _ loaded: LoadedSite, for targets: [Int], in session: OutputSession,
    reporting bag: inout DiagnosticBag
  ) throws(FileSystemError) {
    let names = targets.map { loaded.site.configuration.targets[$0].name }
    for path in loaded.assets {
      let bytes = try fileSystem.read(path, limit: assetSizeLimit)
      let file = String(path.dropFirst(SiteFiles.content.utf8.count + 1))
      try session.putFile(
        at: names.map { OutputPlace(target: $0, file: file) }, bytes.span)
    }
  }

  // MARK: Reporting

  /// Reports documents that would be the same file.
  private func reportConflicts(
    _ outcomes: [PageOutcome], of loaded: LoadedSite, reporting bag: inout DiagnosticBag,
    sources: inout SourceRegistry
  ) {
    var owners: [String: (path: DocumentPath, page: LoadedSite.PageFile)] = [:]
    for asset in loaded.assets {
      // A document's file ends in `.vml`, which no asset's does; but a folder may bear a document's name.
      _ = asset
    }
    for (page, outcome) in zip(loaded.pages, outcomes) {
      for path in outcome.paths {
        let key = path.file.lowercased()
        guard let owner = owners[key] else {
          owners[key] = (path, page)
          continue
        }
        for page in [owner.page, page] where sources.sources[page.id] == nil {
          sources.keep(SourceFile(id: page.id, path: page.path, bytes: []))
        }
        bag.report(
          .samePath(
            path, at: SourceRange(file: page.id, 0..<0), other: owner.path,
            at: SourceRange(file: owner.page.id, 0..<0)))
      }
    }
  }

  private func report(
    _ bag: DiagnosticBag, _ registry: SourceRegistry, _ summary: OutputSummary?,
    _ documentCount: Int
  ) -> BuildReport {
    var report = BuildReport()
    report.sources = registry.sources
    var diagnostics = bag.diagnostics
    if options.isStrict {
      for index in diagnostics.indices { diagnostics[index].severity = .error }
    }
    report.diagnostics = inReportOrder(diagnostics, in: registry.sources)
    report.output = summary
    report.documentCount = documentCount
    report.timings = watch.timings
    return report
  }
}

/// The largest file that is copied, in bytes.
private let assetSizeLimit = 1 << 30

extension Diagnostic {
  fileprivate static func samePath(
    _ path: DocumentPath, at range: SourceRange, other: DocumentPath, at otherRange: SourceRange
  ) -> Diagnostic {
    let isSamePage = range.file == otherRange.file
    let message =
      path.path == other.path
      ? "two documents have the path '\(path.path)'"
      : "the paths '\(other.path)' and '\(path.path)' are the same file to some systems"
    return Diagnostic(
      .duplicatePath, .error, at: range, message,
      notes: isSamePage
        ? [Note("both come from this page: let 'path' tell its items apart")]
        : [
          Note("the other comes from this page", at: otherRange),
          Note("give one of the pages a 'path' of its own"),
        ])
  }
}
