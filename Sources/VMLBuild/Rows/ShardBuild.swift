import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles
import VMLOutput
import VMLStylesheet

/// The build of one shard.
struct ShardBuild<Files: FileSystem> {
  let request: ShardRequest
  let fileSystem: Files
  /// The build that the shard is a part of: it knows the site's options and what is reported.
  var build: SiteBuild<Files>
  var site: ShardSite

  init(_ request: ShardRequest, _ site: ShardSite, in fileSystem: Files) {
    self.request = request
    self.fileSystem = fileSystem
    self.site = site
    var options = request.plan.options(of: request.site, jobs: request.jobs)
    options.output = request.output ?? options.output
    build = SiteBuild(options, fileSystem, since: StageTimer())
    build.findings.bag = site.revision.bag
    build.findings.registry = site.revision.registry
  }

  mutating func run() async throws(BuildFailure) -> ShardResult {
    guard let loaded = site.loaded else { return ShardResult(report: report()) }
    let configuration = loaded.site.configuration
    build.findings.filter = site.revision.filter(configuration.lints, everywhere: false)
    build.findings.bag = build.findings.filter.filtered(build.findings.bag)
    let targets = try build.chosenTargets(of: configuration)
    let location = OutputLocation(build.options.output, of: configuration, in: request.site)
    do throws(FileSystemError) {
      guard try location.check(in: fileSystem, reporting: &build.findings.bag),
        checkFormats(of: configuration, targets), checkRows(of: configuration),
        !build.findings.bag.hasErrors
      else { return ShardResult(report: report()) }
    } catch {
      throw .world(error)
    }
    let output = build.outputRequest(at: location, configuration, targets)
    let manifest = ShardManifest(
      plan: request.plan.digest, shard: request.shard, of: request.plan.count)
    let writer: ShardWriter?
    var folder: ShardFolder?
    do throws(FileSystemError) {
      if request.takesDocument == nil {
        let shards =
          try request.isWhole
          ? ShardFolder(ofBuildIn: location.folder, jobs: request.jobs)
          : ShardFolder(of: manifest.plan, in: location.folder)
        folder = request.isWhole ? shards : nil
        if let done = shards.finished(manifest), request.isDone(done) {
          return ShardResult(
            report: report(), done: ShardProgress(done), wasDone: true, isMergeable: true)
        }
        writer = try ShardWriter(shards, manifest, for: output.targets)
      } else {
        writer = nil
      }
    } catch {
      throw .world(error)
    }
    let (earlier, whyAll) = earlierShard(in: location.folder, output.version)
    let work = try ShardWork(self, loaded, writer: writer, after: earlier)
    let worker = build.pageWorker(of: loaded, for: targets, into: nil).collectingDocuments()
    let usage = await compile(work, worker)
    var result = try finish(work, usage, of: loaded, targets, writer, after: earlier)
    (result.shards, result.whyAll) = (folder, whyAll)
    return result
  }

  /// The shard of the earlier plan, or why nothing of it can be taken over.
  ///
  /// A shard that had messages is compiled again, so that they are said again.
  private func earlierShard(
    in output: String, _ version: String?
  ) -> (shard: EarlierShard?, whyNone: String?) {
    guard let since = request.since else { return (nil, request.sinceMistake) }
    guard request.rows.isEmpty else { return (nil, "its rows are handed over") }
    guard since.makesTheSame(as: request.plan) else {
      return (nil, "the site, the options or the number of shards were others then")
    }
    guard let version = since.version ?? version else {
      return (nil, "the last version has no name that was chosen for it")
    }
    do throws(FileSystemError) {
      let earlier = try EarlierShard(
        request.shard, of: since.count, plan: since.digest, in: output, version: version)
      guard let earlier else { return (nil, "the last version, or its shard, is not there") }
      let isQuiet = earlier.manifest.messages.isEmpty
      return isQuiet ? (earlier, nil) : (nil, "it had warnings, which are told again")
    } catch {
      return (nil, error.description)
    }
  }

  /// Reports targets whose trees have a file that needs all documents.
  private mutating func checkFormats(
    of configuration: SiteConfiguration, _ targets: [Int]
  ) -> Bool {
    let variants = configuration.variants.indices.filter {
      targets.contains(configuration.variants[$0].target)
    }
    guard let first = configuration.variantsWithSheet(among: variants).first else { return true }
    let name = configuration.targets[configuration.variants[first].target].name
    build.findings.bag.report(.sheetOfAllRows(name))
    return false
  }

  /// Reports rows that no file is named for, and files of rows that the site does not have.
  private mutating func checkRows(of configuration: SiteConfiguration) -> Bool {
    let known = configuration.rows.map(\.name)
    for name in request.rows.keys.sorted() + [request.onlyRow?.rows].compactMap(\.self)
    where !known.contains(name) {
      build.findings.bag.report(.unknownRows(name, in: known))
    }
    for source in configuration.rows
    where source.files.isEmpty && request.rows[source.name] == nil {
      build.findings.bag.report(.rowsWithoutFiles(source.name, at: source.range))
    }
    return !build.findings.bag.hasErrors
  }

  /// Compiles on as many threads as are wanted, and returns which rules were used.
  private func compile(_ work: ShardWork<Files>, _ worker: PageWorker<Files>) async -> StyleUsage {
    let jobs = max(1, min(request.jobs ?? processorCount(), 256))
    return await withTaskGroup(of: StyleUsage.self) { group in
      for _ in 0..<jobs {
        group.addTask {
          await onLargeStack {
            var worker = worker
            while let task = work.next() { work.run(task, with: &worker) }
            return worker.usage
          }
        }
      }
      var usage = StyleUsage()
      for await used in group { usage.merge(used) }
      return usage
    }
  }

  private mutating func finish(
    _ work: ShardWork<Files>, _ usage: StyleUsage, of loaded: LoadedSite, _ targets: [Int],
    _ writer: ShardWriter?, after earlier: EarlierShard?
  ) throws(BuildFailure) -> ShardResult {
    let found = work.take()
    if let failure = found.failure {
      try? writer?.giveUp()
      throw .world(failure)
    }
    for file in found.files { build.findings.registry.keep(file) }
    for diagnostic in found.inOrder { build.findings.bag.report(diagnostic) }
    for source in loaded.site.configuration.rows {
      for problem in work.problems(of: source.name) {
        build.findings.bag.report(.unreadable(problem))
      }
      guard request.rows[source.name] == nil else { continue }
      for file in request.plan.files(of: source.name, for: request.shard)
      where request.onlyRow == nil && !build.findings.bag.hasErrors && work.isRead(source.name) {
        let digest = work.digest(of: file.path, in: source.name)
        guard digest != FileDigest(size: file.size, xxh128: file.xxh128) else { continue }
        build.findings.bag.report(.rowsChanged(file.path))
      }
    }
    // A rule is unused if it is in every shard.
    let isWhole = targets.count == loaded.site.configuration.targets.count
    let unused =
      build.mistakesOfSheets(
        of: loaded, usage: usage, links: found.links, isWhole: isWhole
      ).diagnostics + (isWhole ? found.unusedRules : [])
    var result = ShardResult(report: report(), done: found.done)
    let isFine =
      request.plan.isStrict
      ? build.findings.bag.diagnostics.isEmpty : !build.findings.bag.hasErrors
    result.warningsOfAll = unused
    result.rowPlace = found.place
    result.report.documentCount = found.done.documents
    result.report.compiledDocumentCount = found.done.documents - found.done.reused
    result.report.targetCount = targets.count
    guard let writer else { return result }
    let (sources, messages) = (build.findings.registry.sources, result.report.diagnostics)
    do throws(FileSystemError) {
      guard isFine else {
        try writer.giveUp(isRefused: true)
        return result
      }
      let given = work.given
      _ = try writer.finish { manifest in
        manifest.given = given
        manifest.rows = found.done.rows
        manifest.badRows = found.done.badRows
        // Documents that are taken over come or go at their times, too.
        manifest.nextChange = [found.nextChange, earlier?.manifest.nextChange]
          .compactMap(\.self).min()
        manifest.messages = messages.map { $0.message(in: sources) }
        // Rules that documents use which were taken over are the ones that were used before.
        manifest.messagesOfAll = unused.map { $0.message(in: sources) }.filter {
          earlier?.manifest.messagesOfAll.contains($0) ?? true
        }
      }
    } catch {
      throw .world(error)
    }
    result.isMergeable = true
    return result
  }

  private func report() -> BuildReport {
    var report = BuildReport()
    report.sources = build.findings.registry.sources
    report.diagnostics = finished(
      build.findings.bag.diagnostics, isStrict: request.plan.isStrict,
      in: report.sources)
    report.unlisted = build.findings.bag.unlisted
    return report
  }
}

extension ShardRequest {
  /// Whether a shard that is done has to be built no more: from rows of the plan, and without bad
  /// rows that are to be written down, or are too many now.
  fileprivate func isDone(_ done: ShardManifest) -> Bool {
    rows.isEmpty && done.given.isEmpty && done.badRows <= badRowLimit
      && (takesBadRow == nil || done.badRows == 0)
  }
}

extension ShardProgress {
  /// The counts of a shard that was built before.
  fileprivate init(_ manifest: ShardManifest) {
    self.init(
      rows: manifest.rows, badRows: manifest.badRows, documents: manifest.documents,
      bytes: manifest.bytes)
  }
}

extension Diagnostic {
  /// The diagnostic as a merge shows it.
  fileprivate func message(in sources: SourceSet) -> ShardManifest.Message {
    let file = range.flatMap { sources[$0.file] }
    let position = file.flatMap { file in
      range.map { LineTable(file).position(at: $0.range.lowerBound) }
    }
    return ShardManifest.Message(
      isError: severity == .error, path: file?.path ?? "", line: position?.line ?? 0,
      column: position?.column ?? 0,
      text: renderDiagnostics([self], in: sources, as: .text, color: false))
  }

  fileprivate static func sheetOfAllRows(_ target: String) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: nil,
      "the target '\(target)' has a sheet of all its documents, which rows would not end",
      notes: [Note("leave the target out with '--target', or its pages out of 'rows'")])
  }

  fileprivate static func unknownRows(_ name: String, in known: [String]) -> Diagnostic {
    Diagnostic(
      .unknownMember, .error, at: nil,
      "the site has no rows '\(name)'" + didYouMean(nearestName(to: name, in: known)),
      notes: [Note("'rows' in site.yaml names them")])
  }

  fileprivate static func rowsWithoutFiles(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingFile, .error, at: range, "no file of rows '\(name)' is named",
      notes: [
        Note("name files with 'from', or hand them over with '--rows \(name)=FILE'")
      ])
  }

  fileprivate static func rowsChanged(_ path: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: nil,
      "'\(path)' is not the file that was planned: it has changed since",
      notes: [Note("plan the site anew with 'vmlc plan', and build every shard of that plan")])
  }
}
