import VMLFiles

/// The files that a converter writes to a folder: none where one of them is there already.
public struct ResultFiles {
  private var files: [(path: String, text: [UInt8])] = []
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
  /// Nothing is written if a file is there already, unless `isForced`.
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
    _ = try Folder.make(all: folder)
    let disk = try DiskFileSystem(root: folder)
    for file in files {
      try disk.createFolder(splitPath(file.path).folder)
      try disk.write(file.text, to: file.path)
    }
  }
}
