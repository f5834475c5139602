package import VMLFiles
import VMLRelease

/// A folder, which a web server serves or another program copies on.
///
/// Each object is a file, written under another name and renamed, so that no reader sees half of
/// it. Names that begin with a dot are not objects.
public struct FileStore: Store {
  public let name: String
  /// The folder itself, however a user writes the way to it.
  public let identity: String
  /// `nil` where there is none yet, and none is to be made.
  private let folder: Folder?

  /// Opens the folder.
  ///
  /// Where there is none it is made, or, with `isMade` false, it is as if it were empty.
  public init(_ path: String, isMade: Bool = true) throws(StoreError) {
    name = "file:" + path
    do throws(FileSystemError) {
      folder = isMade ? try Folder.make(all: path) : try Folder.open(path)
      identity = "file:" + (resolvedPath(path) ?? path)
    } catch {
      if !isMade, error.reason == .notFound {
        folder = nil
        identity = name
        return
      }
      throw StoreError(error, isMade ? error.operation : "open", path)
    }
  }

  public var defaultTrees: TreeLayout { .plain }
  public var keepsConditions: Bool { true }
  /// More would only wait for each other.
  public var parallelism: Int { 8 }

  public func get(_ key: String, limit: Int) async throws(StoreError) -> StoredObject? {
    try storeErrors("read", key) { () throws(FileSystemError) in
      guard let (parent, name) = try place(of: key), try parent.status(name)?.kind == .file else {
        return nil
      }
      let bytes = try parent.read(name, limit: limit)
      return StoredObject(bytes: bytes, tag: tag(of: bytes))
    }
  }

  public func status(_ key: String) async throws(StoreError) -> StoredEntry? {
    try storeErrors("look at", key) { () throws(FileSystemError) in
      guard let (parent, name) = try place(of: key), let status = try parent.status(name),
        status.kind == .file
      else { return nil }
      return StoredEntry(key: key, status.stamp)
    }
  }

  public func put(
    _ key: String, _ bytes: [UInt8], _ attributes: ObjectAttributes, if condition: WriteCondition
  ) async throws(StoreError) -> WriteTag? {
    let hasWritten = try storeErrors("write", key) { () throws(FileSystemError) in
      let (parent, name) = try madePlace(of: key)
      let temporary = temporaryPrefix + String(UInt64.random(in: 0...(.max)), radix: 16)
      try parent.writeNew(temporary, bytes.span)
      do throws(FileSystemError) {
        let isDone = try move(temporary, to: name, in: parent, condition)
        if !isDone { try parent.remove(temporary) }
        return isDone
      } catch {
        _ = try? parent.remove(temporary)
        throw error
      }
    }
    guard hasWritten else {
      throw StoreError(.conditionFailed, "write", key, "it was changed meanwhile")
    }
    return tag(of: bytes)
  }

  public func list(_ prefix: String) async throws(StoreError) -> [StoredEntry] {
    try storeErrors("list", prefix) { () throws(FileSystemError) in
      var entries: [StoredEntry] = []
      // Paths, and not open folders: of these a system allows a few hundred.
      var paths = [prefix]
      while let path = paths.popLast() {
        // Others remove at the same time.
        guard let folder = try opened(path.split(separator: "/").map(String.init)) else { continue }
        for entry in try folder.entries() {
          let key = path + entry.name
          switch entry.kind {
          case .folder:
            if !entry.name.hasPrefix(".") { paths.append(key + "/") }
          case .file:
            guard let status = try folder.status(entry.name) else { continue }
            entries.append(StoredEntry(key: key, status.stamp))
          default: continue
          }
        }
      }
      return entries
    }
  }

  public func remove(_ key: String) async throws(StoreError) {
    try storeErrors("remove", key) { () throws(FileSystemError) in
      var parts = key.split(separator: "/").map(String.init)
      guard let name = parts.popLast(), let parent = try opened(parts) else { return }
      guard try parent.status(name)?.kind == .file else { return }
      try parent.remove(name)
      // Folders that are empty now go too; a publish that needs one makes it again.
      while let folder = parts.popLast(), let above = try opened(parts) {
        guard above.removeFolder(folder) else { return }
      }
    }
  }

  public func copy(
    _ key: String, to newKey: String, _ attributes: ObjectAttributes
  ) async throws(StoreError) {
    try storeErrors("copy", key) { () throws(FileSystemError) in
      guard let (parent, name) = try place(of: key) else {
        throw FileSystemError("copy", key, .notFound, "there is no such object")
      }
      let (newParent, newName) = try madePlace(of: newKey)
      // A publisher that died may have left it; what is there need not be whole on every disk.
      if let old = try newParent.status(newName), let status = try parent.status(name) {
        if old.stamp.inode == status.stamp.inode { return }
        try newParent.remove(newName)
      }
      do throws(FileSystemError) {
        try parent.link(name, to: newParent, as: newName)
      } catch  where error.reason == .exists {
        // Another publisher was quicker, with the same bytes.
      }
    }
  }

  public func settle() async throws(StoreError) {
    try storeErrors("write", "") { () throws(FileSystemError) in try folder?.synchronize() }
  }

  /// Offset of the time that a new file gets: another clock's only for a folder of another machine.
  public func clockOffset() async throws(StoreError) -> Int? {
    try storeErrors("write", "") { () throws(FileSystemError) in
      guard let folder else { return nil }
      let name = temporaryPrefix + String(UInt64.random(in: 0...(.max)), radix: 16)
      try folder.writeNew(name, [UInt8]().span)
      let written = try folder.status(name)?.stamp.modified
      try folder.remove(name)
      let offset = written.map { Int($0 / 1_000_000_000) - UTCTime.now().seconds }
      return offset.flatMap { abs($0) > 2 ? $0 : nil }
    }
  }

  // MARK: Pieces

  /// Gives a finished file its name; `false` if the condition does not hold.
  private func move(
    _ temporary: String, to name: String, in parent: Folder, _ condition: WriteCondition
  ) throws(FileSystemError) -> Bool {
    switch condition {
    case .always:
      try parent.rename(temporary, to: name)
      return true
    case .absent:
      // A name that is there is never replaced by a link, whichever program is at it.
      guard try parent.status(name) == nil else { return false }
      return try locked(parent) { () throws(FileSystemError) -> Bool in
        guard try parent.status(name) == nil else { return false }
        try parent.rename(temporary, to: name)
        return true
      }
    case .matches(let expected):
      return try locked(parent) { () throws(FileSystemError) -> Bool in
        guard try parent.status(name)?.kind == .file else { return false }
        let found = try parent.read(name, limit: conditionalSizeLimit)
        guard tag(of: found) == expected else { return false }
        try parent.rename(temporary, to: name)
        return true
      }
    }
  }

  /// Does something while no other publisher of this machine is at a folder.
  private func locked<Success>(
    _ parent: Folder, _ body: () throws(FileSystemError) -> Success
  ) throws(FileSystemError) -> Success {
    // A second opening of the folder, since a lock is shared by all who have one opening of it.
    guard let handle = try parent.folder(".") else {
      throw FileSystemError("open the folder", parent.path, .notFound, "it was removed meanwhile")
    }
    for attempt in 1...lockTries {
      do throws(FileSystemError) {
        guard try handle.lock() else {
          throw FileSystemError(
            "lock", parent.path, .other, "its file system has no locks; use a folder of another one"
          )
        }
        break
      } catch {
        guard error.reason == .locked, attempt < lockTries else { throw error }
        pauseForLock()
      }
    }
    defer { handle.unlock() }
    return try body()
  }

  /// The folder of a key and its name there; `nil` if there is no such folder.
  private func place(of key: String) throws(FileSystemError) -> (Folder, String)? {
    var parts = try parts(of: key)
    let name = parts.removeLast()
    guard let parent = try opened(parts) else { return nil }
    return (parent, name)
  }

  private func madePlace(of key: String) throws(FileSystemError) -> (Folder, String) {
    var parts = try parts(of: key)
    let name = parts.removeLast()
    guard var folder else {
      throw FileSystemError("write", key, .notFound, "the store was opened to be read only")
    }
    for part in parts {
      if let inner = try folder.folder(part) {
        folder = inner
      } else {
        folder = try folder.makeFolder(part)
      }
    }
    return (folder, name)
  }

  private func opened(_ parts: [String]) throws(FileSystemError) -> Folder? {
    guard var folder else { return nil }
    for part in parts {
      guard let inner = try folder.folder(part) else { return nil }
      folder = inner
    }
    return folder
  }

  private func parts(of key: String) throws(FileSystemError) -> [String] {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
      throw FileSystemError("use", key, .leadsOut, "the key does not stay in the store")
    }
    return parts
  }

  private func tag(of bytes: [UInt8]) -> WriteTag { WriteTag(ContentDigest(of: bytes).hex) }
}

/// The largest object that is written under a condition on its bytes: channels' timestamps are
/// small.
private let conditionalSizeLimit = 16 << 20

extension StoredEntry {
  fileprivate init(key: String, _ stamp: FileStamp) {
    self.init(
      key: key, size: stamp.size, modified: UTCTime(seconds: Int(stamp.modified / 1_000_000_000)))
  }
}

extension StoreError {
  /// A failure of the disk, which a retry does not mend.
  package init(_ error: FileSystemError, _ operation: String, _ key: String) {
    let kind: Kind =
      switch error.reason {
      case .notFound: .missing
      case .notAllowed: .notAllowed
      case .noSpace: .noSpace
      case .tooLarge: .tooLarge
      default: .other
      }
    // A folder may be removed as empty in the moment before something is written to it.
    let mayPass =
      switch error.reason {
      case .busy, .locked, .tooMany: true
      case .notFound: operation == "write" || operation == "copy"
      default: false
      }
    self.init(kind, operation, key, error.explanation, retry: mayPass ? .backOff : nil)
  }
}

private func storeErrors<Success>(
  _ operation: String, _ key: String, _ body: () throws(FileSystemError) -> Success
) throws(StoreError) -> Success {
  do throws(FileSystemError) { return try body() } catch {
    throw StoreError(error, operation, key)
  }
}
