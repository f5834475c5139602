import CSystemCalls

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// Gives a file (or a symbolic link) a second name, in this folder or another one.
  ///
  /// Copies it where the file system cannot link it.
  public func link(
    _ name: String, to folder: Folder, as newName: String
  ) throws(FileSystemError) {
    // SAFETY: the strings live for the call.
    if unsafe linkat(number, name, folder.number, newName, 0) == 0 { return }
    guard Self.cannotLink.contains(errno) else {
      throw FileSystemError("write", folder.shownPath(of: newName), errno: errno)
    }
    if try status(name)?.kind == .link {
      try copyLink(name, to: folder, as: newName)
    } else {
      try copy(name, to: folder, as: newName)
    }
  }

  /// Renames within this folder; replaces a file that is there, or a folder that is empty.
  public func rename(_ name: String, to newName: String) throws(FileSystemError) {
    // SAFETY: the strings live for the call.
    guard unsafe renameat(number, name, number, newName) != 0 else { return }
    throw FileSystemError("write", shownPath(of: newName), errno: errno)
  }

  /// Renames into a folder of the same disk; replaces a file that is there.
  public func rename(
    _ name: String, to newName: String, in folder: Folder
  ) throws(FileSystemError) {
    // SAFETY: the strings live for the call.
    guard unsafe renameat(number, name, folder.number, newName) != 0 else { return }
    throw FileSystemError("write", folder.shownPath(of: newName), errno: errno)
  }

  /// Removes a folder that holds nothing.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  public func removeFolder(_ name: String) -> Bool {
    // SAFETY: the string lives for the call.
    unsafe unlinkat(number, name, AT_REMOVEDIR) == 0
  }

  /// Exchanges two entries of this folder in one step.
  ///
  /// - Returns: Whether the file system can do that; if not, nothing has changed.
  public func exchange(_ first: String, _ second: String) throws(FileSystemError) -> Bool {
    // SAFETY: the strings live for the call.
    if unsafe csystem_exchange(number, first, second) == 0 { return true }
    if Self.cannotExchange.contains(errno) { return false }
    throw FileSystemError("replace", shownPath(of: second), errno: errno)
  }

  /// Error numbers which say that links are not available, rather than that something is wrong: the
  /// file system has none, a file has too many, the two lie on different ones, or the file is
  /// another user's.
  private static let cannotLink: Set<Int32> = [
    EPERM, EACCES, EMLINK, EXDEV, ENOTSUP, EOPNOTSUPP, ENOSYS,
  ]
  private static let cannotExchange: Set<Int32> = [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP]

  /// Target of a symbolic link; its bytes may not be UTF-8, so they end with a zero as the system
  /// has them.
  private func rawLinkTarget(_ name: String) throws(FileSystemError) -> [CChar] {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    // SAFETY: the system writes at most the given number of bytes, which leaves a zero at the end.
    let count = unsafe readlinkat(number, name, &target, target.count - 1)
    guard count >= 0 else { throw FileSystemError("read", shownPath(of: name), errno: errno) }
    return target
  }

  /// Target of a symbolic link; `nil` if it is not UTF-8.
  public func linkTarget(_ name: String) throws(FileSystemError) -> String? {
    let target = try rawLinkTarget(name).prefix { $0 != 0 }
    return String(validating: target.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Target of the symbolic link at any path; `nil` if there is no link, or its target is not
  /// UTF-8.
  public static func linkTarget(ofPath path: String) -> String? {
    let (folder, name) = placeOnDisk(path)
    return (try? open(folder).linkTarget(name)) ?? nil
  }

  private func copyLink(
    _ name: String, to folder: Folder, as newName: String
  ) throws(FileSystemError) {
    let target = try rawLinkTarget(name)
    // SAFETY: `target` ends with a zero.
    guard unsafe symlinkat(target, folder.number, newName) != 0 else { return }
    throw FileSystemError("write", folder.shownPath(of: newName), errno: errno)
  }
}
