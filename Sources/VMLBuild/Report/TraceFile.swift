public import VMLFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Destination of a trace: a file, a pipe or a device.
public struct TraceFile: Sendable {
  private let path: String

  /// Checks that something can be written there, so that the user does not wait for a build in
  /// vain.
  ///
  /// `path` is relative to the current folder.
  public init(_ path: String) throws(FileSystemError) {
    self.path = path
    if path.isEmpty { throw error(.notFound, "a file has a name") }
    if path.utf8.last == UInt8(ascii: "/") { throw error(.isFolder, "it is a folder") }
    do throws(FileSystemError) {
      try check()
    } catch {
      throw self.error(error.reason, error.explanation)
    }
  }

  private func check() throws(FileSystemError) {
    if isOpenAlready { return try checkAccess(to: path) }
    switch try DiskFileSystem.status(ofPath: path)?.kind {
    case .folder: throw error(.isFolder, "it is a folder")
    case .file: try checkFolder(of: resolvedPath(path) ?? path)
    case nil: try checkFolder(of: followed)
    default: try checkAccess(to: path)
    }
  }

  /// Writes a trace as JSON: replaces a file with a whole new one or leaves it alone; writes
  /// straight into anything else.
  ///
  /// Waits for the reader of a pipe.
  public func write(_ trace: BuildTrace) throws(FileSystemError) {
    let (folder, name) = placeOnDisk(resolvedPath(path) ?? path)
    let status = try DiskFileSystem.status(ofPath: path)
    guard status?.kind == .file || status == nil && !isLink, !isOpenAlready else {
      return try writeInto(trace.json)
    }
    do throws(FileSystemError) {
      try DiskFileSystem(root: folder).write(trace.json, to: name)
    } catch {
      throw self.error(error.reason, error.explanation)
    }
  }

  /// Whether the path is the system's name for an open file of a process, which must not be
  /// replaced.
  private var isOpenAlready: Bool {
    ["/dev/stdin", "/dev/stdout", "/dev/stderr"].contains(path)
      || path.utf8.starts(with: "/dev/fd/".utf8) || path.utf8.starts(with: "/proc/".utf8)
  }

  /// Whether the path names a link; it may lead to nothing yet.
  private var isLink: Bool { Folder.linkTarget(ofPath: path) != nil }

  /// The path with links followed, where nothing is at their end yet.
  private var followed: String {
    var path = path
    for _ in 0..<40 {
      guard let target = Folder.linkTarget(ofPath: path) else { break }
      let isAbsolute = target.utf8.first == UInt8(ascii: "/")
      path = isAbsolute ? target : placeOnDisk(path).folder + "/" + target
    }
    return path
  }

  private func checkAccess(to path: String) throws(FileSystemError) {
    var info = stat()
    // SAFETY: `info` and the string are ours for the calls.
    guard unsafe fstatat(AT_FDCWD, path, &info, 0) == 0,
      unsafe faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0
    else { throw FileSystemError("write", path, errno: errno) }
    if info.st_mode & S_IFMT == S_IFSOCK { throw error(.other, "it is a socket") }
  }

  private func checkFolder(of path: String) throws(FileSystemError) {
    let folder = placeOnDisk(path).folder
    guard try DiskFileSystem.status(ofPath: folder)?.kind == .folder else {
      throw error(.notFound, "there is no folder '\(folder)'")
    }
    try checkAccess(to: folder)
  }

  private func writeInto(_ bytes: [UInt8]) throws(FileSystemError) {
    // SAFETY: the string lives for the call.
    let number = uninterrupted {
      unsafe Folder.openat(AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    }
    guard number >= 0 else { throw FileSystemError("write", path, errno: errno) }
    try Descriptor(number).write(bytes.span, shownAs: path)
  }

  private func error(_ reason: FileSystemError.Reason, _ explanation: String) -> FileSystemError {
    FileSystemError("write", path, reason, explanation)
  }
}
