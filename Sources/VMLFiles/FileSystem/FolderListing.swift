/// Walks folders, following links that stay below the root.
struct FolderListing {
  private(set) var entries: [FileEntry] = []
  private let root: String
  private let realRoot: String
  /// The folders that hold the one being listed, and that one.
  private var ancestors: [FolderIdentity] = []
  /// Number of times that links have led to each folder.
  private var arrivals: [FolderIdentity: Int] = [:]
  /// Number of threads that look through large folders.
  private let jobs: Int?

  private struct FolderIdentity: Hashable {
    var device: UInt64
    var inode: UInt64

    init(_ stamp: FileStamp) {
      device = stamp.device
      inode = stamp.inode
    }
  }

  /// Prepares to list the folder whose real path is `start`.
  init(
    root: String, realRoot: String, above start: String, jobs: Int?
  ) throws(FileSystemError) {
    self.root = root
    self.jobs = jobs
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
    let names = try folder.entries()
    guard entries.count + names.count <= folderEntryLimit else {
      throw FileSystemError(
        "list the folder", root, .tooMany, "it holds more than \(folderEntryLimit) files")
    }
    let prefix = path.isEmpty ? "" : path + "/"
    for (entry, found) in zip(names, statuses(of: names, in: folder)) {
      try add(entry, found, at: prefix + entry.name, in: folder, above: realPath)
    }
  }

  /// Status of a name; `nil` where nothing is there any more.
  private typealias Found = Result<FileStatus?, FileSystemError>

  /// Statuses of some names in a folder.
  private func statuses(of names: [Folder.Entry], in folder: Folder) -> [Found] {
    concurrentMap(stretchesOf: names.indices, jobs: jobs) { stretch in
      names[stretch].map { entry in
        // The system cannot be asked about a name that cannot be read.
        entry.kind == .unreadableName
          ? .success(nil)
          : Found { () throws(FileSystemError) in try folder.status(entry.name) }
      }
    }.flatMap(\.self)
  }

  /// Adds a name in the folder whose real path is `parent`.
  private mutating func add(
    _ entry: Folder.Entry, _ found: Found, at path: String, in folder: Folder, above parent: String
  ) throws(FileSystemError) {
    guard entry.kind != .unreadableName else {
      let none = FileStamp(size: 0, modified: 0, inode: 0, device: 0)
      entries.append(FileEntry(path: path, kind: .unreadableName, stamp: none))
      return
    }
    // What is gone since the folder was read is as if it had never been there.
    guard let status = try found.get() else { return }
    if status.kind == .link {
      return try addLink(at: path, status: status, realPath: parent + "/" + entry.name)
    }
    entries.append(FileEntry(path: path, kind: status.kind, stamp: status.stamp))
    guard status.kind == .folder, let inner = try folder.folder(entry.name) else { return }
    try add(inner, realPath: parent + "/" + entry.name, as: path)
  }

  private mutating func addLink(
    at path: String, status: FileStatus, realPath: String
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
