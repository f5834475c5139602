import VMLFiles

/// The folder in a site that holds what builds know of each other; it may be removed at any time.
enum CacheFolder {
  static let name = ".vmlc"
  /// What the last build knew.
  static let file = name + "/cache"
  /// The cache of the last check.
  static let checkFile = name + "/check"
  private static let clock = name + "/clock"
  private static let ignored = name + "/.gitignore"

  /// The time that a change would show that were made in the site now; `nil` where nothing can be
  /// written there.
  ///
  /// It is asked of the file system by changing a file, since the clock of a server may go
  /// otherwise than that of this machine.
  static func time(in fileSystem: some FileSystem) -> Int64? { clockStamp(in: fileSystem)?.latest }

  /// What a file shows that was changed just now.
  static func clockStamp(in fileSystem: some FileSystem) -> FileStamp? {
    do throws(FileSystemError) { return try changeClock(in: fileSystem) } catch { return nil }
  }

  /// Why nothing can be kept in the folder; `nil` where something can.
  static func obstacle(in fileSystem: some FileSystem) -> FileSystemError? {
    do throws(FileSystemError) {
      _ = try changeClock(in: fileSystem)
      return nil
    } catch {
      return error
    }
  }

  private static func changeClock(
    in fileSystem: some FileSystem
  ) throws(FileSystemError) -> FileStamp? {
    try fileSystem.createFolder(name)
    if try fileSystem.status(of: ignored) == nil {
      try fileSystem.write(Array("*\n".utf8), to: ignored)
    }
    try fileSystem.write([], to: clock)
    return try fileSystem.status(of: clock)?.stamp
  }

  /// Removes what builds were writing that did not end.
  ///
  /// What is younger than a minute stays, since its build may be alive.
  static func sweep(in fileSystem: some FileSystem) {
    guard let entries = try? fileSystem.list(name, jobs: 1) else { return }
    let leftOver = entries.filter { entry in
      entry.kind == .file && DiskFileSystem.isTemporary(splitPath(entry.path).name)
    }
    guard !leftOver.isEmpty, let now = time(in: fileSystem) else { return }
    for entry in leftOver where entry.stamp.modified < now - 60_000_000_000 {
      // One that cannot be removed is in nobody's way.
      try? fileSystem.remove(entry.path)
    }
  }
}
