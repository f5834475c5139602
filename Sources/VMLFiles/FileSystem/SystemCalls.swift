#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Calls the system again for as long as a signal interrupts it.
public func uninterrupted<Result: FixedWidthInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// An open file or folder, closed when its last reference goes.
public final class Descriptor: Sendable {
  public let number: Int32

  public init(_ number: Int32) { self.number = number }

  deinit { _ = close(number) }
}

extension FileStatus {
  init(_ info: stat) {
    let kind: FileKind
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    #if canImport(Darwin)
      let (modified, changed) = (info.st_mtimespec, info.st_ctimespec)
    #else
      let (modified, changed) = (info.st_mtim, info.st_ctim)
    #endif
    self.init(
      kind: kind,
      stamp: FileStamp(
        size: Int(clamping: info.st_size), modified: modified.nanoseconds,
        changed: changed.nanoseconds, inode: UInt64(info.st_ino),
        device: UInt64(truncatingIfNeeded: info.st_dev)))
  }

  /// Status of an open file or folder; `nil` if the system does not say, with `errno` set.
  public init?(of descriptor: Int32) {
    var info = stat()
    // SAFETY: `info` is ours for the call.
    guard unsafe fstat(descriptor, &info) == 0 else { return nil }
    self.init(info)
  }

  /// Status of the entry with a name in an open folder, links not followed; `nil` if the system
  /// does not say.
  ///
  /// `name` ends with a zero byte.
  @unsafe public init?(ofName name: UnsafePointer<CChar>, in folder: Int32) {
    var info = stat()
    // SAFETY: `info` is ours for the call, and the caller's name ends with a zero.
    guard unsafe fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(info)
  }
}

extension timespec {
  /// Nanoseconds since 1970.
  fileprivate var nanoseconds: Int64 {
    Int64(tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ Int64(tv_nsec)
  }
}

/// The absolute path of an existing file or folder, without links; `nil` with `errno` set
/// otherwise.
public func resolvedPath(_ path: String) -> String? {
  // SAFETY: `realpath` returns null or a terminated string that is ours to free.
  guard let buffer = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(buffer) }
  return unsafe String(validatingCString: buffer)
}

extension FileSystemError.Reason {
  /// Whether the last call failed because nothing of the kind is at the path.
  static func saysAbsent(_ code: Int32) -> Bool {
    code == ENOENT || code == ENOTDIR || code == ELOOP
  }
}
