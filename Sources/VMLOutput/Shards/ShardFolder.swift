public import VMLFiles

/// The folder in an output in which the shards of one plan put their documents and manifests.
///
/// `.vmlc-shards-PLAN/tree` becomes the version's folder when all shards are merged, so that no
/// document is copied; `17-of-64` beside it is a shard's manifest, which is written last.
public struct ShardFolder: Sendable {
  let output: Folder
  let folder: Folder
  /// The name in the output.
  let name: String

  static let tree = "tree"

  /// Opens the folder of a plan, by the plan's digest, and makes it where there is none.
  ///
  /// Shards are written at once by several programs, so the output is not locked.
  public init(of plan: String, in output: String) throws(FileSystemError) {
    self.output = try OutputFolder.openShared(output)
    name = OutputName.shards + plan.prefix(16)
    folder = try self.output.makeFolder(name)
  }

  /// Removes manifests whose documents are gone, since they were merged or removed: before the
  /// first manifest there is a tree.
  func removeStale() throws(FileSystemError) {
    let manifests = try folder.entries().filter { $0.kind == .file && $0.name.contains("-of-") }
    guard !manifests.isEmpty, try !hasTree else { return }
    for manifest in manifests { try folder.remove(manifest.name) }
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

  /// The shards, from 1, whose manifests are not there.
  public func missing(of count: Int) throws(FileSystemError) -> [Int] {
    let names = Set(try folder.entries().lazy.filter { $0.kind == .file }.map(\.name))
    return (1...count).filter { !names.contains(Self.file($0, of: count)) }
  }

  /// Removes the folder with all that it holds.
  public func remove() throws(FileSystemError) { try output.remove(name, jobs: nil) }
}
