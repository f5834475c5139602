public import VMLFiles

/// A request of `vmlc clean`.
public struct CleanRequest: Sendable {
  /// The output folder, as the user named it.
  public var folder: String
  /// The folder of the cache; `nil` leaves it.
  public var cacheFolder: String?
  /// The number of versions that stay, the latest among them.
  public var keptVersions: Int
  public var mode: Mode

  public init(
    folder: String, cacheFolder: String?, keptVersions: Int = 1, mode: Mode = .remove
  ) {
    self.folder = folder
    self.cacheFolder = cacheFolder
    self.keptVersions = keptVersions
    self.mode = mode
  }

  /// Whether to remove, or only to say what would be removed.
  public enum Mode: Sendable { case remove, dryRun }
}

/// Removes old versions of the output, what dead builds have left in it, and the cache.
///
/// A version is a folder with a manifest of ours; anything else in the output folder stays. The
/// one that `latest.json` names always stays, with the youngest of the others up to the number
/// asked for. The age of a version is the age of its `manifest.json`, which is written whenever
/// anything in the version changes.
///
/// - Returns: The paths of what was (or would be) removed, in order.
public func cleanOutput(_ request: CleanRequest) throws(FileSystemError) -> [String] {
  var removed = try cleanVersions(request)
  if let cache = request.cacheFolder {
    let (parent, name) = placeOnDisk(cache)
    if try DiskFileSystem.status(ofPath: parent) != nil {
      let folder = try Folder.open(parent, shownAs: splitPath(cache).folder)
      if try folder.status(name) != nil {
        removed.append(cache)
        if request.mode == .remove { try folder.remove(name) }
      }
    }
  }
  return removed
}

private func cleanVersions(_ request: CleanRequest) throws(FileSystemError) -> [String] {
  guard try DiskFileSystem.status(ofPath: request.folder) != nil else { return [] }
  let output = try Folder.open(request.folder)
  guard try OutputFolder.isOurs(output, output.entries()) else { return [] }
  let isLocked = try output.lock()
  defer { output.unlock() }
  // Without a lock another build may be at work, and what looks left over may be in use.
  let leftOver = isLocked ? try leftOverNames(in: output) : []
  let old = try oldVersions(in: output, keeping: request.keptVersions)
  if request.mode == .remove {
    if isLocked {
      try OutputFolder.restoreVersions(in: output)
      try OutputFolder.sweep(output, jobs: nil)
    }
    for version in old { try removeVersion(version, from: output) }
  }
  return (leftOver + old).sorted(by: pathPrecedes).map(output.shownPath(of:))
}

private func leftOverNames(in output: Folder) throws(FileSystemError) -> [String] {
  try output.entries().filter(OutputFolder.isLeftOver).map(\.name)
}

private func oldVersions(
  in output: Folder, keeping count: Int
) throws(FileSystemError) -> [String] {
  let latest = readLatestVersion(in: output)?.version
  var versions: [(name: String, written: Int64)] = []
  for entry in try output.entries() where entry.kind == .folder {
    guard !OutputFolder.isLeftOver(entry), let folder = try output.folder(entry.name),
      readSiteManifest(in: folder) != nil,
      let manifest = try folder.status(OutputName.manifest)
    else { continue }
    versions.append((entry.name, entry.name == latest ? .max : manifest.stamp.modified))
  }
  // Of two of one age the later name is the younger: any rule will do that is always the same.
  versions.sort { ($0.written, $0.name) > ($1.written, $1.name) }
  let stays = max(count, versions.first?.written == .max ? 1 : 0)
  return versions.dropFirst(stays).map(\.name)
}

/// Takes a version away in one step before its files go, so that no reader finds half of it.
private func removeVersion(_ version: String, from output: Folder) throws(FileSystemError) {
  let name = OutputName.staging + String(UInt64.random(in: 0...UInt64.max), radix: 16)
  try output.rename(version, to: name)
  try OutputMark.remove(version, from: output)
  try output.remove(name)
}
