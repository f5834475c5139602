#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// A name in a folder, and what it is; links are not followed.
  public struct Entry: Hashable, Sendable {
    public var name: String
    public var kind: FileKind

    public init(name: String, kind: FileKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// Entries of the folder, in the order of the names' bytes.
  public func entries() throws(FileSystemError) -> [Entry] {
    try rawEntries().map { entry in
      let bytes = entry.name.dropLast().map { UInt8(bitPattern: $0) }
      let name = String(decoding: bytes, as: UTF8.self)
      let isReadable = name.utf8.elementsEqual(bytes)
      return Entry(name: name, kind: isReadable ? entry.kind : .unreadableName)
    }
    .sorted { pathPrecedes($0.name, $1.name) }
  }

  /// Removes whatever has a name, a folder with all that it holds, and follows no link.
  ///
  /// What a folder holds is removed on as many threads as `jobs` says; `nil` is one for each
  /// processor.
  ///
  /// - Returns: Whether there was something.
  @discardableResult
  public func remove(_ name: String, jobs: Int? = 1) throws(FileSystemError) -> Bool {
    guard let status = try status(name) else { return false }
    let entry = RawEntry(name: name.utf8CString.map { $0 }, kind: status.kind)
    if entry.kind == .folder, jobs != 1 { try emptyAtOnce(entry, jobs) }
    try removeTree(entry, depth: 0)
    return true
  }

  /// Removes most of what a folder holds, on several threads: a tree of the output is as large as
  /// its site.
  private func emptyAtOnce(_ entry: RawEntry, _ jobs: Int?) throws(FileSystemError) {
    guard let folder = try open(entry) else { return }
    let outer = try folder.rawEntries().filter { $0.kind == .folder }
    var inner: [(folder: RawEntry, entry: RawEntry)] = []
    for entry in outer {
      for found in try folder.open(entry)?.rawEntries() ?? [] where found.kind == .folder {
        inner.append((entry, found))
      }
    }
    let tasks = inner
    try runAtOnce(tasks.count, jobs) { index throws(FileSystemError) in
      try folder.open(tasks[index].folder)?.removeTree(tasks[index].entry, depth: 2)
    }
    try runAtOnce(outer.count, jobs) { index throws(FileSystemError) in
      try folder.removeTree(outer[index], depth: 1)
    }
  }

  private func runAtOnce(
    _ count: Int, _ jobs: Int?, _ work: @Sendable (Int) throws(FileSystemError) -> Void
  ) throws(FileSystemError) {
    let results = concurrentMap(count, jobs: jobs) { index in
      Result { () throws(FileSystemError) in try work(index) }
    }
    for result in results { try result.get() }
  }

  private func removeTree(_ entry: RawEntry, depth: Int) throws(FileSystemError) {
    let isFolder = entry.kind == .folder
    if isFolder {
      guard depth < folderDepthLimit else {
        throw FileSystemError(
          "remove", shownPath(of: entry.shownName), .tooMany, "folders stand too deep in each other"
        )
      }
      // Another program may be removing it, too.
      guard let folder = try open(entry) else { return }
      for inner in try folder.rawEntries() { try folder.removeTree(inner, depth: depth + 1) }
    }
    // SAFETY: a raw name ends with a zero.
    let result = unsafe unlinkat(number, entry.name, isFolder ? AT_REMOVEDIR : 0)
    // Another program may have removed it meanwhile.
    guard result != 0, errno != ENOENT else { return }
    throw FileSystemError("remove", shownPath(of: entry.shownName), errno: errno)
  }

  /// Opens a folder in this one, and no link; `nil` if it is not there any more.
  private func open(_ entry: RawEntry) throws(FileSystemError) -> Folder? {
    let shown = shownPath(of: entry.shownName)
    let number = uninterrupted {
      // SAFETY: a raw name ends with a zero.
      unsafe Self.openat(
        self.number, entry.name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    guard number >= 0 else {
      if errno == ENOENT { return nil }
      throw FileSystemError("remove", shown, errno: errno)
    }
    return Folder(Descriptor(number), path: shown)
  }

  /// A name as the system has it, with the zero at its end.
  private struct RawEntry: Sendable {
    var name: [CChar]
    var kind: FileKind

    var shownName: String {
      String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private func rawEntries() throws(FileSystemError) -> [RawEntry] {
    // A second descriptor, since a listing has a place in it and closing the listing closes it.
    // SAFETY: the literal lives for the call.
    let copy = uninterrupted {
      unsafe Self.openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard copy >= 0 else { throw FileSystemError("list the folder", path, errno: errno) }
    // SAFETY: the stream owns `copy` from here on, and is closed once, below.
    guard let stream = unsafe fdopendir(copy) else {
      let code = errno
      _ = close(copy)
      throw FileSystemError("list the folder", path, errno: code)
    }
    defer { unsafe _ = closedir(stream) }
    var entries: [RawEntry] = []
    while true {
      errno = 0
      // SAFETY: the entry is valid until the next call; name and type are copied out of it.
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe Self.name(of: entry)
      if Self.isSelfOrParent(name) { continue }
      entries.append(RawEntry(name: name, kind: kind(of: name, type: unsafe entry.pointee.d_type)))
    }
    guard errno == 0 else { throw FileSystemError("list the folder", path, errno: errno) }
    return entries
  }

  /// The name with the zero at its end.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [CChar] {
    // SAFETY: the system ends the name with a zero, within the entry.
    unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
      let start = unsafe UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
      return unsafe [CChar](UnsafeBufferPointer(start: start, count: strlen(start) + 1))
    }
  }

  private static func isSelfOrParent(_ name: [CChar]) -> Bool {
    name == [0x2E, 0] || name == [0x2E, 0x2E, 0]
  }

  private func kind(of name: [CChar], type: UInt8) -> FileKind {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
      var info = stat()
      // SAFETY: a raw name ends with a zero, and `info` is ours.
      let result = unsafe fstatat(number, name, &info, AT_SYMLINK_NOFOLLOW)
      return result == 0 ? FileStatus(info).kind : .other
    default: return .other
    }
  }
}
