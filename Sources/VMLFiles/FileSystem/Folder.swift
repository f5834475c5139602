import CSystemCalls
@_exported public import VMLBase

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Everything that the output does to the disk goes through open folders and single names below
// them: no path is looked up twice, and no symbolic link is ever followed, so that nothing that
// someone puts into the output folder leads a write or a removal out of it.

/// A folder of the disk, held open.
///
/// May be used from several threads at once. Closes when its last reference goes.
public final class Folder: Sendable {
  /// As the user would write it, for messages.
  public let path: String
  let descriptor: Descriptor

  public init(_ descriptor: Descriptor, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  public var number: Int32 { descriptor.number }

  /// Opens a folder by any path, following links.
  public static func open(
    _ path: String, shownAs shown: String? = nil
  ) throws(FileSystemError) -> Folder {
    let number = uninterrupted {
      // SAFETY: the string lives for the call.
      unsafe Self.openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard number >= 0 else { throw FileSystemError("open the folder", shown ?? path, errno: errno) }
    return Folder(Descriptor(number), path: shown ?? path)
  }

  /// Opens a folder in this one; `nil` if there is none, or if the name is a link's or a file's.
  public func folder(
    _ name: String, shownAs shown: String? = nil
  ) throws(FileSystemError) -> Folder? {
    let number = uninterrupted {
      // SAFETY: the string lives for the call.
      unsafe Self.openat(
        self.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    if number >= 0 { return Folder(Descriptor(number), path: shown ?? shownPath(of: name)) }
    if FileSystemError.Reason.saysAbsent(errno) { return nil }
    throw FileSystemError("open the folder", shown ?? shownPath(of: name), errno: errno)
  }

  /// Opens a folder in this one, and makes it where there is none.
  public func makeFolder(
    _ name: String, shownAs shown: String? = nil
  ) throws(FileSystemError) -> Folder {
    let shown = shown ?? shownPath(of: name)
    // SAFETY: the string lives for the call.
    if unsafe mkdirat(number, name, 0o777) != 0, errno != EEXIST {
      throw FileSystemError("make the folder", shown, errno: errno)
    }
    guard let folder = try folder(name, shownAs: shown) else {
      throw FileSystemError("make the folder", shown, .exists, "something else has that name")
    }
    return folder
  }

  /// Opens a folder at any path, and makes it, and those above it, where there is none.
  ///
  /// With `isPrivate` one that is made is for this user alone.
  public static func make(
    all path: String, shownAs shown: String? = nil, isPrivate: Bool = false
  ) throws(FileSystemError) -> Folder {
    do {
      return try open(path, shownAs: shown)
    } catch  where error.reason == .notFound {
      var parent = path
      while parent.utf8.count > 1, parent.hasSuffix("/") { parent.removeLast() }
      parent = splitPath(parent).folder
      if !parent.isEmpty { _ = try make(all: parent) }
      try make(path, isPrivate: isPrivate)
      return try open(path, shownAs: shown)
    }
  }

  /// Makes a folder at any path.
  public static func make(
    _ path: String, isPrivate: Bool = false
  ) throws(FileSystemError) {
    let mode: mode_t = isPrivate ? 0o700 : 0o777
    // SAFETY: the string lives for the call.
    guard unsafe mkdirat(AT_FDCWD, path, mode) != 0, errno != EEXIST else { return }
    throw FileSystemError("make the folder", path, errno: errno)
  }

  /// Removes a folder at any path if it holds nothing.
  public static func removeIfEmpty(_ path: String) {
    // SAFETY: the string lives for the call. A folder that holds something stays.
    _ = unsafe unlinkat(AT_FDCWD, path, AT_REMOVEDIR)
  }

  /// Status of the entry with a name, links not followed; `nil` if there is none.
  public func status(_ name: String) throws(FileSystemError) -> FileStatus? {
    var info = stat()
    // SAFETY: `info` and the string are ours for the call.
    guard unsafe fstatat(number, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
      if FileSystemError.Reason.saysAbsent(errno) { return nil }
      throw FileSystemError("look at", shownPath(of: name), errno: errno)
    }
    return FileStatus(info)
  }

  /// Locks the folder for the owner of this value, until it is closed or unlocked.
  ///
  /// - Returns: Whether it could be locked; some network file systems cannot lock folders.
  public func lock() throws(FileSystemError) -> Bool {
    if uninterrupted({ csystem_lock(number) }) == 0 { return true }
    if errno != EWOULDBLOCK { return false }
    throw FileSystemError(
      "use", path, .locked, "another vmlc is at work there; wait until it is done")
  }

  /// Waits until all that was written to the folder's disk would outlive a loss of power.
  public func synchronize() throws(FileSystemError) {
    guard csystem_synchronize(number) != 0 else { return }
    throw FileSystemError("write", path, errno: errno)
  }

  /// Waits until the names in the folder would outlive a loss of power, as far as its file system
  /// can.
  public func synchronizeNames() { _ = uninterrupted { fsync(number) } }

  /// Whether other users than the file's owner may read or change it; `nil` if it is not there.
  public func isOpenToOthers(_ name: String) throws(FileSystemError) -> Bool? {
    var info = stat()
    // SAFETY: `info` and the string are ours for the call.
    guard unsafe fstatat(number, name, &info, 0) == 0 else {
      if FileSystemError.Reason.saysAbsent(errno) { return nil }
      throw FileSystemError("look at", shownPath(of: name), errno: errno)
    }
    return info.st_mode & 0o077 != 0
  }

  /// Gives the lock up before the folder is closed.
  public func unlock() { _ = csystem_unlock(number) }

  public func shownPath(of name: String) -> String { path.isEmpty ? name : path + "/" + name }

  /// The system's call, which takes the mode as an argument of any type.
  public static func openat(
    _ folder: Int32, _ name: UnsafePointer<CChar>, _ flags: Int32, _ mode: UInt16 = 0
  ) -> Int32 {
    #if canImport(Darwin)
      // SAFETY: the caller passes a terminated string.
      unsafe Darwin.openat(folder, name, flags, mode_t(mode))
    #elseif canImport(Musl)
      // SAFETY: the caller passes a terminated string.
      unsafe Musl.openat(folder, name, flags, mode_t(mode))
    #else
      // SAFETY: the caller passes a terminated string.
      unsafe Glibc.openat(folder, name, flags, mode_t(mode))
    #endif
  }
}
