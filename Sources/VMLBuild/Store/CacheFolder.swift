import VMLFiles

/// The folder in a site that holds the facts that builds leave for later ones; it may be removed at
/// any time.
enum CacheFolder {
  static let name = ".vmlc"
  /// The cache of the last build.
  static let file = name + "/cache"
  /// The cache of the last check.
  static let checkFile = name + "/check"
  private static let clock = name + "/clock"
  private static let ignored = name + "/.gitignore"

  /// The time that a change in the site would get now; `nil` where nothing can be written there.
  ///
  /// It is read from a file that is changed to find it, since the clock of a server may differ from
  /// this machine's.
  static func time(in fileSystem: some FileSystem) -> Int64? { clockStamp(in: fileSystem)?.latest }

  /// Stamp of a file that was changed just now.
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
      // A file that cannot be removed does no harm.
      try? fileSystem.remove(entry.path)
    }
  }
}
