public import VMLFiles

/// The output folder, locked for one build.
public struct OutputFolder {
  let folder: Folder
  /// Whether this build made it.
  let isNew: Bool

  /// Opens the folder, makes it where there is none, and removes what dead builds have left.
  ///
  /// A folder that holds something, but nothing of ours, is refused.
  static func open(_ path: String, jobs: Int?) throws(FileSystemError) -> OutputFolder {
    let isNew = try makeFolders(path)
    let folder = try Folder.open(path)
    try refuseForeign(folder, path)
    // Where a file system has no locks, another build may be at work, and nothing is swept.
    if try folder.lock() {
      try mend(folder, jobs: jobs)
    }
    return OutputFolder(folder: folder, isNew: isNew)
  }

  /// Opens the folder for one of several programs that write into it at once, each beside the
  /// versions, and makes it where there is none.
  static func openShared(_ path: String) throws(FileSystemError) -> Folder {
    _ = try makeFolders(path)
    let folder = try Folder.open(path)
    try refuseForeign(folder, path)
    return folder
  }

  private static func refuseForeign(
    _ folder: Folder, _ path: String
  ) throws(FileSystemError) {
    guard try isOurs(folder, folder.entries()) else {
      throw FileSystemError(
        "use", path, .notOurs,
        "the folder is not empty and holds no manifest of vmlc's; "
          + "name another output folder, or empty this one")
    }
  }

  /// Removes what dead builds have left, for a build that has nothing to write.
  ///
  /// Leaves it where another build is at work, which may not be dead.
  public static func tidy(_ folder: Folder, jobs: Int?) {
    guard let names = try? folder.entries(), names.contains(where: isLeftOver),
      (try? folder.lock()) == true
    else { return }
    defer { folder.unlock() }
    // What cannot be put back is left for a build that writes.
    try? mend(folder, jobs: jobs)
  }

  /// Puts versions back that dead builds have left under another name, and removes what else they
  /// left.
  ///
  /// - Precondition: The folder is locked, so that no such build is still alive.
  static func mend(_ folder: Folder, jobs: Int?) throws(FileSystemError) {
    try restoreVersions(in: folder)
    // A folder that another program is just removing, too, is in no build's way.
    try? sweep(folder, jobs: jobs)
  }

  /// Whether something is what a build has left that did not end.
  static func isLeftOver(_ entry: Folder.Entry) -> Bool {
    entry.name.hasPrefix(OutputName.staging) || entry.name.hasPrefix(OutputName.previous)
  }

  /// Removes the folders of builds that did not end.
  ///
  /// - Precondition: The folder is locked, so that no such build is still alive.
  static func sweep(_ folder: Folder, jobs: Int?) throws(FileSystemError) {
    for entry in try folder.entries() where isLeftOver(entry) {
      try folder.remove(entry.name, jobs: jobs)
    }
  }

  /// Puts versions back that dead builds have left under another name.
  ///
  /// - Precondition: as of ``sweep(_:jobs:)``, before which it is to be called.
  static func restoreVersions(in folder: Folder) throws(FileSystemError) {
    for entry in try folder.entries() where entry.name.hasPrefix(OutputName.previous) {
      // It died between the two steps of replacing a version: the old one is still the right one.
      let version = String(entry.name.dropFirst(OutputName.previous.count))
      if try folder.status(version) == nil { try folder.rename(entry.name, to: version) }
    }
  }

  /// Whether a folder is empty or holds something that a build made.
  static func isOurs(
    _ folder: Folder, _ entries: [Folder.Entry]
  ) throws(FileSystemError) -> Bool {
    let others = entries.filter { entry in
      // Finder leaves its notes everywhere.
      entry.name != ".DS_Store" && !isLeftOver(entry)
        && !OutputMark.isName(entry.name) && !entry.name.hasPrefix(OutputName.shards)
    }
    if others.isEmpty || readLatestVersion(in: folder) != nil { return true }
    for entry in others where entry.kind == .folder {
      guard let version = try folder.folder(entry.name) else { continue }
      if readSiteManifest(in: version) != nil { return true }
    }
    return false
  }

  /// - Returns: Whether the folder was not there.
  private static func makeFolders(_ path: String) throws(FileSystemError) -> Bool {
    if try DiskFileSystem.status(ofPath: path) != nil { return false }
    let parent = splitPath(trimmed(path)).folder
    if !parent.isEmpty { _ = try makeFolders(parent) }
    try Folder.make(path)
    return true
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

extension Folder {
  /// Writes a file that gets its path in the output later, and until then has a name of its own.
  ///
  /// - Throws: Errors that name the path, not the name of the moment.
  func writing(
    _ path: String, _ write: () throws(FileSystemError) -> Void
  ) throws(FileSystemError) {
    do throws(FileSystemError) {
      try write()
    } catch {
      throw FileSystemError("write", shownPath(of: path), error.reason, error.explanation)
    }
  }
}
