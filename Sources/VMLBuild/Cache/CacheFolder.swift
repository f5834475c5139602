/// The folder in a site that holds what builds know of each other; it may be removed at any time.
enum CacheFolder {
  static let name = ".vmlc"
  /// What the last build knew.
  static let file = name + "/cache"
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
    do throws(FileSystemError) {
      try fileSystem.createFolder(name)
      if try fileSystem.status(of: ignored) == nil {
        try fileSystem.write(Array("*\n".utf8), to: ignored)
      }
      try fileSystem.write([], to: clock)
      return try fileSystem.status(of: clock)?.stamp
    } catch {
      return nil
    }
  }
}
