import Synchronization
public import VMLFiles

/// The tree that a build starts from: what did not change is taken from it.
final class OutputBasis: Sendable {
  let version: String
  let folders: FolderCache
  let manifest: SiteManifest
  /// Whether the new tree goes on from this one, rather than only sharing bytes with it: targets
  /// that are not built stay, and a document that fails may keep its old file.
  let isContinued: Bool
  /// The mark of a version whose manifests are older than its files, and not to be trusted.
  let mark: OutputMark?
  private let stored = Mutex<[String: [PathKey: StoredEntry]]>([:])

  /// The line of one file in a manifest.
  enum StoredEntry: Sendable {
    case document(TargetManifest.Document)
    case file(TargetManifest.File)

    var file: TargetManifest.File {
      switch self {
      case .document(let document): document.stored
      case .file(let file): file
      }
    }
  }

  /// - Returns: `nil` if the version has no manifest of ours.
  init?(version: String, in output: Folder, isContinued: Bool) throws(FileSystemError) {
    guard let folder = try output.folder(version), let manifest = readSiteManifest(in: folder)
    else {
      return nil
    }
    self.version = version
    self.manifest = manifest
    self.isContinued = isContinued
    mark = OutputMark(version, in: output)
    folders = FolderCache(
      version, in: output, shownAs: output.shownPath(of: version), makesFolders: false)
  }

  /// The manifest of a target that is not built.
  struct KeptManifest: Sendable {
    /// The bytes of the head.
    var head: [UInt8]
    var manifest: TargetManifest
    /// The files of the bins; none for a manifest of format 1, which has all lines in the head.
    var bins: [String]
  }

  /// The manifest of a target; `nil` if there is none that can be read.
  func manifest(of target: String) throws(FileSystemError) -> KeptManifest? {
    guard let folder = try folders.folder(target),
      let bytes = try? folder.read(OutputName.manifest, limit: manifestSizeLimit),
      let manifest = try? TargetManifest.read(in: folder, head: bytes, isChecked: false)
    else { return nil }
    return KeptManifest(
      head: bytes, manifest: manifest, bins: TargetHead(json: bytes)?.bins.map(\.file) ?? [])
  }

  /// The line in the tree's manifest of a file that is still there with the size in it.
  func entry(at place: OutputPlace) throws(FileSystemError) -> StoredEntry? {
    let file = PathKey(place.fileInTarget)
    let entry = try stored.withLock { (stored) throws(FileSystemError) -> StoredEntry? in
      if let entries = stored[place.target] { return entries[file] }
      let manifest = try manifest(of: place.target)?.manifest
      // Format 1 does not say what documents need.
      let entries = manifest.flatMap { $0.format > 1 ? $0.entries : nil } ?? [:]
      stored[place.target] = entries
      return entries[file]
    }
    let (parent, name) = splitPath(place.path)
    guard let entry, let folder = try folders.folder(parent),
      let status = try folder.status(name), status.kind == .file,
      status.stamp.size == entry.file.bytes
    else { return nil }
    if mark != nil {
      // The file may be newer than its line.
      guard let bytes = try? folder.read(name, limit: entry.file.bytes),
        xxh128(bytes.span) == entry.file.xxh128
      else { return nil }
    }
    return entry
  }
}

/// A version's manifest; `nil` if it is not there, damaged, or not ours.
func readSiteManifest(in version: Folder) -> SiteManifest? {
  guard let bytes = try? version.read(OutputName.manifest, limit: manifestSizeLimit) else {
    return nil
  }
  return SiteManifest(json: bytes)
}

/// The content of `latest.json`; `nil` if it is not there, damaged, or not ours.
public func readLatestVersion(in output: Folder) -> LatestVersion? {
  guard let bytes = try? output.read(OutputName.latest, limit: 64 * 1024) else { return nil }
  return LatestVersion(json: bytes)
}

extension TargetManifest {
  /// Everything that the tree holds, by its path in it.
  var entries: [PathKey: OutputBasis.StoredEntry] {
    var entries: [PathKey: OutputBasis.StoredEntry] = [:]
    entries.reserveCapacity(documents.count + files.count)
    for document in documents { entries[PathKey(document.stored.file)] = .document(document) }
    for file in files { entries[PathKey(file.file)] = .file(file) }
    return entries
  }

  /// The paths of everything that the tree holds, but not of the manifest.
  var storedFiles: [String] { documents.map(\.stored.file) + files.map(\.file) }
}
