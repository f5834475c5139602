import VMLCompiler
public import VMLOutput
public import VMLDiagnostics
import VMLFiles

/// Result of a merge of a plan's shards.
public struct MergeResult: Sendable {
  public var summary: MergeSummary
  /// As the user would write it.
  public var outputFolder: String
  public var hasErrors: Bool
  public var targetCount: Int
  public var localeCount: Int
  public var themeCount: Int
}

/// Why shards could not be merged.
public enum SiteMergeFailure: Error, Sendable {
  case plan(PlanMistake)
  case build(BuildFailure)
  /// The shards, from 1, that are not done.
  case missing([Int], of: Int)
}

/// Puts together what the shards of a plan have made.
///
/// `output` is the output folder; `nil` for the plan's.
public func mergeSite(
  _ plan: SitePlan, site path: String, output: String?, jobs: Int?
) async throws(SiteMergeFailure) -> MergeResult {
  let fileSystem: DiskFileSystem
  let site: ShardSite
  do throws(BuildFailure) {
    fileSystem = try openSite(path)
    site = try await loadShardSite(of: plan, in: fileSystem, path, jobs)
  } catch {
    throw .build(error)
  }
  do throws(PlanMistake) { try site.check(plan) } catch { throw .plan(error) }
  return try await mergeSite(plan, of: site, in: fileSystem, site: path, output: output, jobs: jobs)
}

/// The same for a site that is loaded, and is the plan's; `shards` is the folder of a build of all.
func mergeSite(
  _ plan: SitePlan, of site: ShardSite, in fileSystem: some FileSystem, site path: String,
  output: String?, jobs: Int?, shards: ShardFolder? = nil
) async throws(SiteMergeFailure) -> MergeResult {
  guard let configuration = site.loaded?.site.configuration else {
    throw .plan(PlanMistake("site.yaml has a mistake; 'vmlc check' shows it"))
  }
  var options = plan.options(of: path, jobs: jobs)
  options.output = output ?? options.output
  let build = SiteBuild(options, fileSystem, since: StageTimer())
  let location = OutputLocation(options.output, of: configuration, in: path)
  let request: OutputRequest
  do throws(BuildFailure) {
    request = build.outputRequest(
      at: location, configuration, try build.chosenTargets(of: configuration))
  } catch {
    throw .build(error)
  }
  let (digest, count, isStrict) = (plan.digest, plan.count, plan.isStrict)
  let isFine = { @Sendable (messages: [ShardManifest.Message]) in
    isStrict ? messages.isEmpty : !messages.contains(where: \.isError)
  }
  let summary: MergeSummary
  do throws(MergeFailure) {
    summary = try await onLargeStack { () throws(MergeFailure) in
      try mergeShards(of: digest, count, request, in: shards, if: isFine)
    }
  } catch {
    switch error {
    case .world(let error): throw .build(.world(error))
    case .missing(let shards): throw .missing(shards, of: count)
    case .mixed(let rows, let given, let planned):
      throw .plan(
        PlanMistake(
          "shard \(given) was built with '--rows \(rows)=…', and shard \(planned) with the plan's "
            + "rows; build all of them in one way, and merge again"))
    }
  }
  return MergeResult(
    summary: summary, outputFolder: location.folder,
    hasErrors: !isFine(summary.messages) || !summary.conflicts.isEmpty,
    targetCount: request.targets.count(where: \.isBuilt),
    localeCount: configuration.locales.count, themeCount: configuration.themes.count)
}

/// Builds a site whose pages are made of rows on one machine: one shard, and its merge.
func buildRows(
  _ options: BuildOptions, in fileSystem: some FileSystem
) async throws(BuildFailure) -> BuildReport {
  var plan = SitePlan(1, by: .key, options)
  let site = try await loadShardSite(of: plan, in: fileSystem, options.site, options.jobs)
  plan.inputs = site.inputs
  do throws(FileSystemError) { try plan.addRows(of: site, in: fileSystem) } catch {
    throw .world(error)
  }
  var request = ShardRequest(plan, 1, site: options.site)
  request.jobs = options.jobs
  request.isWhole = true
  if let progress = options.progress { request.progress = { progress($0.rows, 0) } }
  var result: ShardResult
  do throws(ShardFailure) {
    result = try await buildShard(request, of: site, in: fileSystem)
  } catch {
    switch error {
    case .build(let failure): throw failure
    // It was made of this site a moment ago.
    case .plan(let mistake):
      throw .world(FileSystemError("build", options.site, .busy, mistake.message))
    }
  }
  result.report.diagnostics = finished(
    result.report.diagnostics + result.warningsOfAll, isStrict: options.isStrict,
    in: result.report.sources)
  // What cannot be removed is removed by the next build.
  defer { try? result.shards?.remove() }
  guard result.isMergeable, result.report.errorCount == 0 else { return result.report }
  do throws(SiteMergeFailure) {
    let merged = try await mergeSite(
      plan, of: site, in: fileSystem, site: options.site, output: options.output,
      jobs: options.jobs, shards: result.shards)
    result.report.add(merged)
    return result.report
  } catch {
    switch error {
    case .build(let failure): throw failure
    case .plan(let mistake):
      throw .world(FileSystemError("merge", options.site, .busy, mistake.message))
    case .missing:
      throw .world(FileSystemError("merge", options.site, .busy, "its files are gone meanwhile"))
    }
  }
}

extension BuildReport {
  /// Adds what a merge of the one shard did.
  fileprivate mutating func add(_ merged: MergeResult) {
    outputFolder = merged.outputFolder
    (localeCount, themeCount) = (merged.localeCount, merged.themeCount)
    diagnostics += merged.summary.conflictDiagnostics
    nextChangeOfRows = merged.summary.nextChange
    if !merged.hasErrors {
      output = merged.summary.output
      documentCount = merged.summary.output.documents
    }
  }
}

extension MergeSummary {
  /// The messages about conflicts, without ranges: the merge has the text of no file.
  public var conflictDiagnostics: [Diagnostic] {
    conflicts.map(Diagnostic.conflict) + (moreConflicts > 0 ? [.moreConflicts(moreConflicts)] : [])
  }
}

extension Diagnostic {
  fileprivate static func conflict(_ conflict: ShardConflict) -> Diagnostic {
    let (first, second) = (conflict.first, conflict.second)
    let shards =
      first.shard == second.shard
      ? "" : ", which the shards \(first.shard) and \(second.shard) read"
    let places = Note("they come from \(first.place) and \(second.place)\(shards)")
    switch conflict.kind {
    case .key:
      return Diagnostic(
        .duplicateKey, .error, at: nil, "two rows have the key '\(second.name)'",
        notes: [places, Note("'key' in site.yaml names a column that tells rows apart")])
    case .sameFile:
      return Diagnostic(
        .duplicatePath, .error, at: nil, sameFileMessage(second.name, first.name),
        notes: [places, Note("give each row a 'path' of its own, as by its key")])
    case .folder:
      return Diagnostic(
        .duplicatePath, .error, at: nil, fileForFolderMessage(second.name, first.name),
        notes: [places, Note("rename one of them")])
    }
  }
}
