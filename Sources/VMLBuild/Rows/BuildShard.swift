public import VMLDiagnostics
public import VMLFiles
import VMLOutput

/// A shard that is to be built.
public struct ShardRequest: Sendable {
  public var plan: SitePlan
  /// From 1.
  public var shard: Int
  /// The site's folder, as the user named it.
  public var site: String
  /// The output folder; `nil` for the plan's.
  public var output: String?
  public var jobs: Int?
  /// By the name of rows: files in place of the plan's, all of whose rows are the shard's.
  public var rows: [String: [RowFile]] = [:]
  /// The plan of an earlier version of the same site, of whose documents those are taken over that
  /// come out the same; `nil` to compile all.
  public var since: SitePlan?
  /// Why there is no such plan, though one is named.
  public var sinceMistake: String?
  /// The most bad rows that are passed over.
  public var badRowLimit = 0
  /// Gets the bad rows that are passed over, as lines of JSON; `nil` to forget them.
  ///
  /// An error ends the build, as one from `takesDocument` does.
  public var takesBadRow: (@Sendable ([UInt8]) throws(FileSystemError) -> Void)?
  /// Gets documents in place of the output, from any thread; `nil` to write them.
  public var takesDocument: (@Sendable (EmittedDocument) throws(FileSystemError) -> Void)?
  /// The only row that is made, by the name of its rows and its key; `nil` for all, and what else
  /// the shard makes.
  var onlyRow: (rows: String, key: String)?
  /// Whether one build makes all, in a folder of its own.
  var isWhole = false
  /// Told now and then how many rows were read and documents made, from any thread.
  public var progress: (@Sendable (ShardProgress) -> Void)?

  public init(_ plan: SitePlan, _ shard: Int, site: String) {
    (self.plan, self.shard, self.site) = (plan, shard, site)
  }
}

/// Counts of a shard's work so far.
public struct ShardProgress: Hashable, Sendable {
  public var rows = 0
  public var badRows = 0
  public var documents = 0
  /// Documents that were taken over from an earlier plan.
  public var reused = 0
  public var bytes = 0
}

/// A document that is not written to the output.
public struct EmittedDocument: Sendable {
  public var target: String
  public var locale: String?
  public var theme: String?
  /// The page's path.
  public var path: String
  /// From the target's folder.
  public var file: String
  public var bytes: [UInt8]
}

/// Result of a shard.
public struct ShardResult: Sendable {
  public var report: BuildReport
  public var done = ShardProgress()
  /// Why nothing was taken over, though an earlier plan was named; `nil` where none was.
  public var whyAll: String?
  /// Whether all of it was there already.
  public var wasDone = false
  /// The place of the only row; `nil` if it was not found, or others are made too.
  var rowPlace: (path: String, line: Int)?
  /// Warnings that are true of the site if every shard has them, as of a rule that matches nothing.
  public var warningsOfAll: [Diagnostic] = []
  /// Whether its manifest is there.
  public var isMergeable = false
  /// The folder of a build of all; `nil` for a plan's, and where there is none yet.
  var shards: ShardFolder?
}

/// Why a shard could not be built, beside mistakes of the author.
public enum ShardFailure: Error, Sendable {
  case plan(PlanMistake)
  case build(BuildFailure)
}

/// Builds one shard of a plan.
///
/// Equal plans and rows give equal bytes, also where it is built twice at once. Its manifest, which
/// is written last, says that it is done. A shard with an error has none.
///
/// - Complexity: Linear in the rows that it reads. Memory does not grow with rows; for each
///   document it grows by 16 bytes, and for each row by the digest of its key.
public func buildShard(_ request: ShardRequest) async throws(ShardFailure) -> ShardResult {
  let fileSystem: DiskFileSystem
  let site: ShardSite
  do throws(BuildFailure) {
    fileSystem = try openSite(request.site)
    site = try await loadShardSite(of: request.plan, in: fileSystem, request.site, request.jobs)
  } catch {
    throw .build(error)
  }
  do throws(PlanMistake) { try site.check(request.plan) } catch { throw .plan(error) }
  return try await buildShard(request, of: site, in: fileSystem)
}

/// Loads a site as a shard or a merge does.
func loadShardSite(
  of plan: SitePlan, in fileSystem: some FileSystem, _ site: String, _ jobs: Int?
) async throws(BuildFailure) -> ShardSite {
  do throws(FileSystemError) {
    return try await onLargeStack { () throws(FileSystemError) in
      try ShardSite(of: plan, in: fileSystem, site, jobs: jobs)
    }
  } catch {
    throw .world(error)
  }
}

/// The same for a site that is loaded, and is the plan's.
func buildShard(
  _ request: ShardRequest, of site: ShardSite, in fileSystem: some FileSystem
) async throws(ShardFailure) -> ShardResult {
  do throws(BuildFailure) {
    var build = ShardBuild(request, site, in: fileSystem)
    return try await build.run()
  } catch {
    throw .build(error)
  }
}
