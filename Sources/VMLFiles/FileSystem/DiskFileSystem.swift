import CSystemCalls

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The part of the disk below one folder.
public struct DiskFileSystem: FileSystem {
  public let root: String
  public let folder: Folder
  /// The root's absolute path without links.
  private let realRoot: String

  /// Opens the folder at a path of any kind.
  public init(root: String) throws(FileSystemError) {
    guard let realRoot = resolvedPath(root) else {
      throw FileSystemError("open the folder", root, errno: errno)
    }
    self.root = root
    self.realRoot = realRoot
    self.folder = try Folder.open(realRoot, shownAs: root)
  }

  public func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    try openToRead(path).readAll(limit: limit, shownAs: shown(path))
  }

  public func open(_ path: String, limit: Int) throws(FileSystemError) -> OpenedFile {
    let file = try openToRead(path)
    let size = try file.size(limit: limit, shownAs: shown(path))
    return OpenedFile(size: size, stamp: FileStatus(of: file.number)?.stamp) { file.bytes(at: $0) }
  }

  private func openToRead(_ path: String) throws(FileSystemError) -> Descriptor {
    try check(path, for: "read")
    let number = uninterrupted {
      // SAFETY: the string lives for the call.
      unsafe csystem_open_below(folder.number, path)
    }
    // A link, or a kernel that cannot tell: what the path leads to decides.
    return number >= 0 ? Descriptor(number) : try openFollowingLinks(path)
  }

  public func status(of path: String) throws(FileSystemError) -> FileStatus? {
    guard let real = try realPathBelowRoot(path, for: "look at") else { return nil }
    return try Self.status(ofRealPath: real, shownAs: shown(path))
  }

  public func realPath(_ path: String) throws(FileSystemError) -> String? {
    try realPathBelowRoot(path, for: "look at")
  }

  public func list(_ folder: String, jobs: Int? = 1) throws(FileSystemError) -> [FileEntry] {
    guard let real = try realPathBelowRoot(folder, for: "list the folder") else {
      throw FileSystemError("list the folder", shown(folder), errno: ENOENT)
    }
    var listing = try FolderListing(root: root, realRoot: realRoot, above: real, jobs: jobs)
    try listing.add(Folder.open(real, shownAs: shown(folder)), realPath: real, as: folder)
    return listing.entries
  }

  public func createFolder(_ path: String) throws(FileSystemError) {
    guard !path.isEmpty else { return }
    try check(path, for: "make the folder")
    var made = ""
    for part in path.split(separator: "/") {
      made += made.isEmpty ? String(part) : "/" + part
      guard try realPathBelowRoot(made, for: "make the folder") == nil else { continue }
      // SAFETY: the string lives for the call.
      if unsafe mkdirat(folder.number, made, 0o777) != 0, errno != EEXIST {
        throw FileSystemError("make the folder", shown(made), errno: errno)
      }
    }
  }

  public func write(
    to path: String, _ forEachPiece: ((Span<UInt8>) -> Bool) -> Bool
  ) throws(FileSystemError) {
    try finish(prepare(path, forEachPiece))
  }

  /// Writes files together, and makes the folders that are missing.
  ///
  /// All of them are on the disk under other names before the first takes its place, so that a
  /// full disk, or a folder in the place of one, leaves none of them.
  public func write(_ files: [(path: String, bytes: [UInt8])]) throws(FileSystemError) {
    var made: [String] = []
    var prepared: [PreparedFile] = []
    do throws(FileSystemError) {
      for file in files {
        var parents: [String] = []
        var parent = parentPath(of: file.path)
        while !parent.isEmpty, try realPathBelowRoot(parent, for: "write") == nil {
          parents.append(parent)
          parent = parentPath(of: parent)
        }
        made += parents.reversed()
        try createFolder(parentPath(of: file.path))
        prepared.append(try prepare(file.path) { $0(file.bytes.span) })
      }
      while let file = prepared.last {
        try finish(file)
        prepared.removeLast()
      }
    } catch {
      for file in prepared { _ = try? place(of: file.path, for: "write").0.remove(file.temporary) }
      for folder in made.reversed() { Folder.removeIfEmpty(realRoot + "/" + folder) }
      throw error
    }
  }

  /// A file that is on the disk, but not yet in its place.
  private struct PreparedFile {
    let path: String
    /// Its name until then.
    let temporary: String
  }

  /// Writes a file under another name beside its own; leaves nothing behind if that fails.
  private func prepare(
    _ path: String, _ forEachPiece: ((Span<UInt8>) -> Bool) -> Bool
  ) throws(FileSystemError) -> PreparedFile {
    let (parent, name) = try place(of: path, for: "write")
    let status = try parent.status(name)
    // What a link leads to is replaced, not the link.
    if status?.kind == .link, let real = try realPathBelowRoot(path, for: "write") {
      return try prepare(
        String(real.dropFirst(realRoot.count).drop { $0 == "/" }), forEachPiece)
    }
    if status?.kind == .folder { throw FileSystemError("write", shown(path), errno: EISDIR) }
    let (prefix, suffix) = Self.temporary
    let temporary = prefix + String(UInt64.random(in: 0...UInt64.max)) + suffix
    do throws(FileSystemError) {
      try parent.writeNew(temporary, forEachPiece)
      try keepPermissions(of: name, for: temporary, in: parent)
    } catch {
      _ = try? parent.remove(temporary)
      throw FileSystemError("write", shown(path), error.reason, error.explanation)
    }
    return PreparedFile(path: path, temporary: temporary)
  }

  private func finish(_ file: PreparedFile) throws(FileSystemError) {
    let (parent, name) = try place(of: file.path, for: "write")
    do throws(FileSystemError) {
      try parent.rename(file.temporary, to: name)
    } catch {
      _ = try? parent.remove(file.temporary)
      throw FileSystemError("write", shown(file.path), error.reason, error.explanation)
    }
  }

  /// Start and end of the name of a temporary file, which replaces another file when it is
  /// complete.
  private static let temporary = (prefix: ".vmlc-", suffix: ".tmp")

  /// Whether a file has the name of a temporary file.
  public static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(temporary.prefix) && name.hasSuffix(temporary.suffix)
  }

  public func isWritable(_ path: String) throws(FileSystemError) -> Bool {
    guard let real = try realPathBelowRoot(path, for: "look at") else { return false }
    var info = stat()
    // SAFETY: `info` and the string are ours for the call.
    guard unsafe fstatat(AT_FDCWD, real, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
    // The superuser may write to any file, but not because its owner wants that.
    guard info.st_mode & 0o222 != 0 else { return false }
    // SAFETY: the string lives for the call.
    return unsafe faccessat(AT_FDCWD, real, W_OK, AT_EACCESS) == 0
  }

  public func remove(_ path: String) throws(FileSystemError) {
    try check(path, for: "remove")
    guard try realPathBelowRoot(parentPath(of: path), for: "remove") != nil else { return }
    let (parent, name) = try place(of: path, for: "remove")
    try parent.remove(name)
  }

  private func keepPermissions(
    of name: String, for copy: String, in parent: Folder
  ) throws(FileSystemError) {
    var info = stat()
    // SAFETY: `info` and the strings are ours for the calls. A file that is not there has none.
    guard unsafe fstatat(parent.number, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return }
    guard unsafe fchmodat(parent.number, copy, info.st_mode & 0o777, 0) != 0 else { return }
    throw FileSystemError("write", parent.shownPath(of: name), errno: errno)
  }

  /// The folder that holds, or is to hold, what a path names, and the name in it.
  private func place(
    of path: String, for operation: String
  ) throws(FileSystemError) -> (Folder, String) {
    try check(path, for: operation)
    let parent = parentPath(of: path)
    guard let real = try realPathBelowRoot(parent, for: operation) else {
      throw FileSystemError(operation, shown(path), errno: ENOENT)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return (try Folder.open(real, shownAs: shown(parent)), name)
  }

  private func parentPath(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private func openFollowingLinks(_ path: String) throws(FileSystemError) -> Descriptor {
    guard let real = try realPathBelowRoot(path, for: "read") else {
      throw FileSystemError("read", shown(path), errno: ENOENT)
    }
    let number = uninterrupted {
      // SAFETY: the string lives for the call.
      unsafe Folder.openat(AT_FDCWD, real, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard number >= 0 else { throw FileSystemError("read", shown(path), errno: errno) }
    return Descriptor(number)
  }

  private func realPathBelowRoot(
    _ path: String, for operation: String
  ) throws(FileSystemError) -> String? {
    if path.isEmpty { return realRoot }
    try check(path, for: operation)
    guard let real = resolvedPath(realRoot + "/" + path) else {
      // Nothing can have a name that is too long, and a link to itself leads to nothing.
      if [ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP].contains(errno) { return nil }
      throw FileSystemError(operation, shown(path), errno: errno)
    }
    guard isBelow(real, realRoot) else {
      throw FileSystemError(
        operation, shown(path), .leadsOut, "it is a symbolic link that leads out of '\(root)'")
    }
    return real
  }

  private func check(_ path: String, for operation: String) throws(FileSystemError) {
    if isPlain(path) { return }
    throw FileSystemError(operation, path, .leadsOut, "the path does not stay in '\(root)'")
  }

  /// Whether no part of a path is empty, `.` or `..`, and none has a zero in it.
  private func isPlain(_ path: String) -> Bool {
    /// Number of bytes of the present part so far, and whether all of them are dots.
    var (count, isDots) = (0, true)
    for byte in path.utf8 {
      if byte == 0x2F {
        if count == 0 || (isDots && count <= 2) { return false }
        (count, isDots) = (0, true)
      } else {
        if byte == 0 { return false }
        count += 1
        if byte != UInt8(ascii: ".") { isDots = false }
      }
    }
    return count > 0 && !(isDots && count <= 2)
  }

  private func shown(_ path: String) -> String {
    if path.isEmpty { return root }
    return root == "." ? path : root + "/" + path
  }

  /// Status of the file or folder at any path, links followed; `nil` if there is none.
  public static func status(ofPath path: String) throws(FileSystemError) -> FileStatus? {
    try status(of: path, flags: 0, shownAs: path)
  }

  public static func status(
    ofRealPath path: String, shownAs shown: String
  ) throws(FileSystemError) -> FileStatus? {
    try status(of: path, flags: AT_SYMLINK_NOFOLLOW, shownAs: shown)
  }

  private static func status(
    of path: String, flags: Int32, shownAs shown: String
  ) throws(FileSystemError) -> FileStatus? {
    var info = stat()
    // SAFETY: `info` and the string are ours for the call.
    guard unsafe fstatat(AT_FDCWD, path, &info, flags) == 0 else {
      if errno == ENOENT { return nil }
      throw FileSystemError("look at", shown, errno: errno)
    }
    return FileStatus(info)
  }
}

/// Whether a real path is a root's or lies below it.
public func isBelow(_ path: String, _ root: String) -> Bool {
  path == root || root == "/" || path.utf8.starts(with: (root + "/").utf8)
}
