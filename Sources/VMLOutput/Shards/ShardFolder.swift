public import VMLFiles

/// The folder in an output in which the shards of one plan put their documents and manifests.
///
/// `.vmlc-shards-PLAN/tree` becomes the version's folder when all shards are merged, so that no
/// document is copied; `17-of-64` beside it is a shard's manifest, which is written last. Once they
/// are merged, `merged.json` says which version they became, and the manifests stay.
public struct ShardFolder: Sendable {
  let output: Folder
  let folder: Folder
  /// The name in the output.
  let name: String

  /// Whether one build has the folder for itself, and holds the lock of the output.
  let isOfBuild: Bool

  static let tree = "tree"
  /// The file that names the version which was made of the tree, as `latest.json` does.
  static let merged = "merged.json"
  /// The file that says that the tree may have documents which no manifest names.
  static let untidy = "untidy"
  /// The end of the names of files that are there as long as a shard is built.
  static let linesEnd = ".lines"

  /// Opens the folder of a plan, by the plan's digest, and makes it where there is none.
  ///
  /// Shards are written at once by several programs, so the output is not locked.
  public init(of plan: String, in output: String) throws(FileSystemError) {
    self.output = try OutputFolder.openShared(output)
    name = OutputName.shards + plan.prefix(16)
    folder = try self.output.makeFolder(name)
    isOfBuild = false
  }

  /// Makes the folder of one build, which nothing else uses; the output is locked until the last
  /// copy of this value goes.
  ///
  /// It has the name of what dead builds leave, so that the next build or `vmlc clean` removes it
  /// if this one is killed.
  public init(ofBuildIn output: String, jobs: Int?) throws(FileSystemError) {
    self.output = try OutputFolder.open(output, jobs: jobs).folder
    name = OutputName.newStagingName()
    folder = try self.output.makeFolder(name)
    isOfBuild = true
  }

  /// Removes manifests whose documents are gone: before the first manifest there is a tree, and
  /// after a merge a version.
  func removeStale() throws(FileSystemError) {
    if try wasMerged ? !isMerged : !hasTree { try forget() }
  }

  /// Whether the documents of all manifests became a version, which may be another one by now.
  var wasMerged: Bool {
    get throws(FileSystemError) { try folder.status(Self.merged) != nil }
  }

  /// Removes all manifests, as the documents that they name are no part of the next merge.
  func forget() throws(FileSystemError) {
    // Of several programs, one alone removes manifests, which others may have written meanwhile.
    let manifests = try folder.entries().filter { $0.kind == .file && $0.name.contains("-of-") }
    let wasMerged = try folder.remove(Self.merged)
    guard try !hasTree || wasMerged else { return }
    for manifest in manifests where !manifest.name.contains(".") {
      try folder.remove(manifest.name)
    }
  }

  /// Whether the shards were merged, and the version that they became is in its place.
  var isMerged: Bool {
    guard let bytes = try? folder.read(Self.merged, limit: 1 << 16),
      let merged = LatestVersion(json: bytes), let version = try? output.folder(merged.version)
    else { return false }
    return readSiteManifest(in: version)?.digest == merged.digest
  }

  /// Notes that the tree may have documents which no manifest names.
  func noteUntidy() throws(FileSystemError) {
    let empty: [UInt8] = []
    try folder.replace(Self.untidy, empty.span)
  }

  /// Files of runs that failed or were killed, or that are under way.
  func leftovers() throws(FileSystemError) -> [String] {
    try folder.entries().map(\.name).filter {
      $0 == Self.untidy || $0.hasSuffix(Self.linesEnd) || $0.hasSuffix(Self.linesEnd + ".tmp")
    }
  }

  /// Whether there are documents.
  var hasTree: Bool {
    get throws(FileSystemError) { try folder.status(Self.tree)?.kind == .folder }
  }

  /// The path of the folder, as the user would write it.
  public var path: String { output.shownPath(of: name) }

  /// The file of a shard's manifest.
  public static func file(_ shard: Int, of count: Int) -> String { "\(shard)-of-\(count)" }

  /// The manifest of a shard that is done; `nil` for one that is not, or whose manifest is damaged.
  public func finished(_ manifest: ShardManifest) -> ShardManifest? {
    let (shard, count) = (manifest.shard, manifest.count)
    do throws(FileSystemError) {
      try removeStale()
      guard try folder.status(Self.file(shard, of: count)) != nil else { return nil }
      var reader = try ShardReader(shard, of: count, plan: manifest.plan, in: self)
      while reader.line != nil { try reader.advance() }
      return reader.manifest
    } catch {
      return nil
    }
  }

  /// The manifest that is there; `nil` if there is none, or its beginning is damaged.
  func manifest(_ shard: Int, of count: Int, plan: String) -> ShardManifest? {
    try? ShardReader(shard, of: count, plan: plan, in: self).manifest
  }

  /// The shards, from 1, whose manifests are not there.
  public func missing(of count: Int) throws(FileSystemError) -> [Int] {
    let names = Set(try folder.entries().lazy.filter { $0.kind == .file }.map(\.name))
    return (1...count).filter { !names.contains(Self.file($0, of: count)) }
  }

  /// Removes the folder with all that it holds.
  public func remove() throws(FileSystemError) { try output.remove(name, jobs: nil) }
}
