import Synchronization
public import VMLFiles

/// The place of a row, and the documents that are made of it.
public struct RowLineage: Sendable {
  public var report = BuildReport()
  /// The file and the line of the row; `nil` if there is no such row.
  public var place: (path: String, line: Int)?
  /// The shard, from 1, that makes it; `nil` without a plan.
  public var shard: Int?
  /// The documents, from the version's folder, in the order of their paths.
  public var documents: [(file: String, xxh128: XXH128, size: Int)] = []
}

/// Looks for the row with a key, and compiles its documents without writing them.
///
/// `plan` is the one by whose options it is compiled, and that says which shard makes it.
///
/// - Complexity: Linear in the rows before it.
public func findRow(
  _ key: String, of rows: String, site path: String, plan: SitePlan?
) async throws(BuildFailure) -> RowLineage {
  let fileSystem = try openSite(path)
  var known = plan ?? SitePlan(1, by: .key, BuildOptions(site: path))
  let site = try await loadShardSite(of: known, in: fileSystem, path, nil)
  if plan == nil {
    do throws(FileSystemError) { try known.addRows(of: site, in: fileSystem) } catch {
      throw .world(error)
    }
  }
  var whole = known
  // All files are looked through, since the key does not say in which file the row is.
  (whole.count, whole.division) = (1, .key)
  var request = ShardRequest(whole, 1, site: path)
  request.onlyRow = (rows, key)
  let documents = Mutex<[EmittedDocument]>([])
  request.takesDocument = { document in documents.withLock { $0.append(document) } }
  var build = ShardBuild(request, site, in: fileSystem)
  let result = try await build.run()
  var lineage = RowLineage(report: result.report, place: result.rowPlace)
  lineage.documents = documents.withLock(\.self).map { document in
    (document.target + "/" + document.file, xxh128(document.bytes.span), document.bytes.count)
  }.sorted { pathPrecedes($0.0, $1.0) }
  guard let plan, let place = result.rowPlace else { return lineage }
  switch plan.division {
  case .key: lineage.shard = plan.shard(of: key.utf8)
  case .file:
    lineage.shard = (1...plan.count).first { shard in
      plan.files(of: rows, for: shard).contains { $0.path == place.path }
    }
  }
  return lineage
}
