import VMLFiles

/// The files that a converter writes to a folder: none where one of them is there already.
public struct ResultFiles {
  private var files: [(path: String, bytes: [UInt8])] = []
  private var paths: Set<String> = []

  public init() {}

  /// Adds a file.
  ///
  /// - Throws: ``CommandLineError`` if there is one at its path already.
  public mutating func add(_ text: [UInt8], at path: String) throws {
    // Some file systems know no case.
    guard paths.insert(path.lowercased()).inserted else {
      throw CommandLineError("two files make '\(path)' of the folder; convert them apart")
    }
    files.append((path, text))
  }

  /// Writes the files, and makes the folders that are missing.
  ///
  /// Nothing is written if a file is there already, unless `isForced`, and nothing is left behind
  /// if one of them cannot be written.
  ///
  /// - Throws: ``CommandLineError`` for such a file, and a ``FileSystemError``.
  public func write(to folder: String, isForced: Bool) throws {
    if !isForced {
      for file in files {
        let path = folder == "." ? file.path : "\(folder)/\(file.path)"
        guard try DiskFileSystem.status(ofPath: path) == nil else {
          throw CommandLineError("'\(path)' is there already; '--force' writes over it")
        }
      }
    }
    let isNew = try DiskFileSystem.status(ofPath: folder) == nil
    _ = try Folder.make(all: folder)
    do {
      try DiskFileSystem(root: folder).write(files)
    } catch {
      if isNew { Folder.removeIfEmpty(folder) }
      throw error
    }
  }
}
