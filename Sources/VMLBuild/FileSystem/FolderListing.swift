/// Walks folders, following links that stay below the root.
struct FolderListing {
  private(set) var entries: [FileEntry] = []
  private let root: String
  private let realRoot: String
  /// The folders that hold the one being listed, and that one.
  private var ancestors: [FolderIdentity] = []
  /// How often links have led to each folder.
  private var arrivals: [FolderIdentity: Int] = [:]

  private struct FolderIdentity: Hashable {
    var device: UInt64
    var inode: UInt64

    init(_ stamp: FileStamp) {
      device = stamp.device
      inode = stamp.inode
    }
  }

  /// Prepares to list the folder whose real path is `start`.
  init(root: String, realRoot: String, above start: String) throws(FileSystemError) {
    self.root = root
    self.realRoot = realRoot
    var path = start
    while path != realRoot {
      path = splitPath(path).folder
      let status = try DiskFileSystem.status(ofRealPath: path.isEmpty ? "/" : path, shownAs: root)
      if let status { ancestors.append(FolderIdentity(status.stamp)) }
      if path.isEmpty { break }
    }
  }

  /// Adds what a folder holds, under `path`.
  mutating func add(
    _ folder: Folder, realPath: String, as path: String
  ) throws(FileSystemError) {
    guard ancestors.count < folderDepthLimit else {
      throw FileSystemError(
        "list the folder", folder.path, .tooMany, "folders stand too deep in each other")
    }
    guard let status = FileStatus(of: folder.number) else {
      throw FileSystemError("list the folder", folder.path, .other, "the system does not answer")
    }
    ancestors.append(FolderIdentity(status.stamp))
    defer { ancestors.removeLast() }
    for entry in try folder.entries() {
      let entryPath = path.isEmpty ? entry.name : path + "/" + entry.name
      try add(entry, at: entryPath, in: folder, realPath: realPath + "/" + entry.name)
    }
  }

  private mutating func add(
    _ entry: Folder.Entry, at path: String, in folder: Folder, realPath: String
  ) throws(FileSystemError) {
    guard entries.count < folderEntryLimit else {
      throw FileSystemError(
        "list the folder", root, .tooMany, "it holds more than \(folderEntryLimit) files")
    }
    guard entry.kind != .unreadableName else {
      let none = FileStamp(size: 0, modified: 0, inode: 0, device: 0)
      entries.append(FileEntry(path: path, kind: .unreadableName, stamp: none))
      return
    }
    // What is gone since the folder was read is as if it had never been there.
    guard let status = try folder.status(entry.name) else { return }
    if status.kind == .link {
      return try addLink(at: path, status: status, in: folder, realPath: realPath)
    }
    entries.append(FileEntry(path: path, kind: status.kind, stamp: status.stamp))
    guard status.kind == .folder, let inner = try folder.folder(entry.name) else { return }
    try add(inner, realPath: realPath, as: path)
  }

  private mutating func addLink(
    at path: String, status: FileStatus, in folder: Folder, realPath: String
  ) throws(FileSystemError) {
    guard let target = resolvedPath(realPath),
      let found = try DiskFileSystem.status(ofRealPath: target, shownAs: path)
    else {
      entries.append(FileEntry(path: path, kind: .brokenLink, stamp: status.stamp))
      return
    }
    guard isBelow(target, realRoot) else {
      entries.append(FileEntry(path: path, kind: .linkOut, stamp: status.stamp))
      return
    }
    guard !ancestors.contains(FolderIdentity(found.stamp)) else {
      entries.append(FileEntry(path: path, kind: .linkCycle, stamp: status.stamp))
      return
    }
    entries.append(FileEntry(path: path, kind: found.kind, stamp: found.stamp))
    guard found.kind == .folder else { return }
    arrivals[FolderIdentity(found.stamp), default: 0] += 1
    guard arrivals[FolderIdentity(found.stamp), default: 0] <= folderLinkLimit else {
      throw FileSystemError(
        "list the folder", path, .tooMany,
        "symbolic links lead there in more than \(folderLinkLimit) ways")
    }
    try add(Folder.open(target, shownAs: path), realPath: target, as: path)
  }
}
