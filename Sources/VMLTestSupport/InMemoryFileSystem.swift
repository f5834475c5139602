public import VMLFiles

/// A site that is never written to a disk.
public struct InMemoryFileSystem: FileSystem {
  public let root = "memory"
  private var files: [String: [UInt8]]

  public init(_ files: [String: [UInt8]]) { self.files = files }

  /// The bytes of a file.
  public subscript(_ path: String) -> [UInt8]? {
    get { files[path] }
    set { files[path] = newValue }
  }

  public func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    guard let bytes = files[path] else { throw error("read", path, .notFound) }
    guard bytes.count <= limit else { throw error("read", path, .tooLarge) }
    return bytes
  }

  public func status(of path: String) throws(FileSystemError) -> FileStatus? {
    if let bytes = files[path] { return FileStatus(kind: .file, stamp: stamp(bytes.count)) }
    let isFolder = files.keys.contains { $0.utf8.starts(with: (path + "/").utf8) }
    return isFolder ? FileStatus(kind: .folder, stamp: stamp(0)) : nil
  }

  public func open(_ path: String, limit: Int) throws(FileSystemError) -> OpenedFile {
    OpenedFile(try read(path, limit: limit))
  }

  public func list(_ folder: String, jobs: Int? = 1) throws(FileSystemError) -> [FileEntry] {
    var entries: [String: FileEntry] = [:]
    for (path, bytes) in files where path.utf8.starts(with: (folder + "/").utf8) {
      entries[path] = FileEntry(path: path, kind: .file, stamp: stamp(bytes.count))
      var parent = path
      while let slash = parent.lastIndex(of: "/") {
        parent = String(parent[..<slash])
        if parent.utf8.count <= folder.utf8.count { break }
        entries[parent] = FileEntry(path: parent, kind: .folder, stamp: stamp(0))
      }
    }
    return entries.values.sorted {
      $0.path.split(separator: "/").lexicographicallyPrecedes($1.path.split(separator: "/")) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
  }

  public func realPath(_ path: String) throws(FileSystemError) -> String? { nil }

  public func createFolder(_ path: String) throws(FileSystemError) {
    throw error("make the folder", path, .notAllowed)
  }

  public func write(
    to path: String, _ forEachPiece: ((Span<UInt8>) -> Bool) -> Bool
  ) throws(FileSystemError) { throw error("write", path, .notAllowed) }

  public func isWritable(_ path: String) throws(FileSystemError) -> Bool { false }

  public func remove(_ path: String) throws(FileSystemError) {
    throw error("remove", path, .notAllowed)
  }

  private func stamp(_ size: Int) -> FileStamp {
    FileStamp(size: size, modified: 0, inode: 0, device: 0)
  }

  private func error(
    _ operation: String, _ path: String, _ reason: FileSystemError.Reason
  ) -> FileSystemError {
    FileSystemError(operation, path, reason, "as the test says")
  }
}
