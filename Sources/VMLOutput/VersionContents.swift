import VMLFiles

/// The content of a version's folder, made by builds or not.
struct VersionContents {
  /// Everything but folders, in order, relative to the version's folder.
  private(set) var files: [String] = []
  private let folders: FolderCache
  private let shown: String
  private var unreadable: Set<PathKey> = []

  /// - Returns: `nil` if there is no such folder.
  init?(_ version: String, in output: Folder) throws(FileSystemError) {
    shown = output.shownPath(of: version)
    folders = FolderCache(version, in: output, shownAs: shown, makesFolders: false)
    guard let folder = try folders.folder("") else { return nil }
    try add(folder, at: "", depth: 0)
  }

  /// The files that the manifests in the folder name; none for those that cannot be read.
  func filesOfManifests() throws(FileSystemError) -> Set<PathKey> {
    var made: Set<PathKey> = []
    guard let folder = try folders.folder(""), let site = readSiteManifest(in: folder) else {
      return made
    }
    made.insert(PathKey(OutputName.manifest))
    for target in site.targets {
      guard let folder = try folders.folder(target.name),
        let manifest = try? TargetManifest.read(in: folder, isChecked: false)
      else { continue }
      made.insert(manifest, below: target.name)
    }
    return made
  }

  /// Whether a file is a symbolic link.
  func isLink(_ path: String) throws(FileSystemError) -> Bool {
    let (parent, name) = splitPath(path)
    return try folders.folder(parent)?.status(name)?.kind == .link
  }

  /// Links a file into a tree that is to take this one's place.
  func keep(_ path: String, in tree: FolderCache) throws(FileSystemError) {
    guard !unreadable.contains(PathKey(path)) else {
      throw FileSystemError(
        "keep", shown + "/" + path, .notOurs, "its name is not UTF-8; move it elsewhere")
    }
    let (parent, name) = splitPath(path)
    guard let source = try folders.folder(parent) else { return }
    let folder = try tree.madeFolder(parent)
    try source.link(name, to: folder, as: name)
  }

  private mutating func add(
    _ folder: Folder, at path: String, depth: Int
  ) throws(FileSystemError) {
    guard depth < folderDepthLimit else {
      throw FileSystemError(
        "list the folder", folder.path, .tooMany, "folders stand too deep in each other")
    }
    for entry in try folder.entries() {
      let inner = path.isEmpty ? entry.name : path + "/" + entry.name
      if entry.kind == .unreadableName { unreadable.insert(PathKey(inner)) }
      if entry.kind == .folder, let opened = try folder.folder(entry.name) {
        try add(opened, at: inner, depth: depth + 1)
      } else {
        files.append(inner)
      }
    }
  }
}
