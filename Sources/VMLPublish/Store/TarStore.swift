import Synchronization
import VMLFiles
public import VMLRelease

/// One file, an archive that `tar` unpacks, to carry releases to where no network leads.
///
/// Each write makes the archive anew beside the old one and takes its name, so that no reader sees
/// half of it, and costs as much as the archive is long.
public final class TarStore: Store {
  public let name: String
  /// The file itself, however a user writes the way to it.
  public let identity: String
  /// `nil` where there is none yet, and none is to be made.
  private let folder: Folder?
  private let file: String
  /// The archive as it was last seen.
  private let last = Mutex<(archive: TarArchive, stamp: FileStamp)?>(nil)

  /// Opens the archive's folder.
  ///
  /// Where there is none it is made, or, with `isMade` false, the archive is as if it were empty.
  public init(_ path: String, isMade: Bool = true) throws(StoreError) {
    name = "tar:" + path
    let (place, file) = placeOnDisk(path)
    self.file = file
    do throws(FileSystemError) {
      folder = isMade ? try Folder.make(all: place) : try Folder.open(place)
      identity = "tar:" + (resolvedPath(place) ?? place) + "/" + file
    } catch {
      guard !isMade, error.reason == .notFound else {
        throw StoreError(error, isMade ? error.operation : "open", path)
      }
      folder = nil
      identity = name
    }
  }

  public var defaultTrees: TreeLayout { .objects }
  public var keepsConditions: Bool { true }
  public var parallelism: Int { 1 }

  public func get(_ key: String, limit: Int) async throws(StoreError) -> StoredObject? {
    try reading("read", key) { archive throws(StoreError) in
      guard let member = archive.members[key] else { return nil }
      guard member.content.count <= limit else {
        throw StoreError(.tooLarge, "read", key, "it has more than \(limit) bytes")
      }
      let bytes = Array(archive.bytes[member.content])
      return StoredObject(bytes: bytes, tag: Self.tag(of: bytes))
    }
  }

  public func status(_ key: String) async throws(StoreError) -> StoredEntry? {
    try reading("look at", key) { archive in archive.members[key].map { StoredEntry(key, $0) } }
  }

  public func put(
    _ key: String, _ bytes: [UInt8], _ attributes: ObjectAttributes, if condition: WriteCondition
  ) async throws(StoreError) -> WriteTag? {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", ".."].contains($0) }), !key.utf8.contains(0) else {
      throw StoreError(.other, "write", key, "the key does not stay in the store")
    }
    try changing("write", key) { archive throws(StoreError) in
      let old = archive.members[key]
      let holds =
        switch condition {
        case .always: true
        case .absent: old == nil
        case .matches(let tag):
          old.map { Self.tag(of: Array(archive.bytes[$0.content])) == tag } ?? false
        }
      guard holds else {
        throw StoreError(.conditionFailed, "write", key, "it was changed meanwhile")
      }
      do throws(TarArchive.Mistake) { try archive.put(key, bytes, at: .now()) } catch {
        throw StoreError(.tooLarge, "write", key, error.text)
      }
      return true
    }
    return Self.tag(of: bytes)
  }

  public func list(_ prefix: String) async throws(StoreError) -> [StoredEntry] {
    try reading("list", prefix) { archive in
      archive.members.filter { $0.key.hasPrefix(prefix) }.map { StoredEntry($0.key, $0.value) }
    }
  }

  public func remove(_ key: String) async throws(StoreError) {
    guard folder != nil else { return }
    try changing("remove", key) { archive in archive.remove(key) }
  }

  public func settle() async throws(StoreError) {
    do throws(FileSystemError) { try folder?.synchronize() } catch {
      throw StoreError(error, "write", "")
    }
  }

  // MARK: Pieces

  private static func tag(of bytes: [UInt8]) -> WriteTag {
    WriteTag(ContentDigest(of: bytes).hex)
  }

  private func reading<Success>(
    _ operation: String, _ key: String,
    _ body: (borrowing TarArchive) throws(StoreError) -> Success
  ) throws(StoreError) -> Success {
    try last.withLock { last throws(StoreError) in
      try refresh(&last, operation, key)
      return try body(last?.archive ?? TarArchive())
    }
  }

  /// Changes the archive while no other publisher of this machine is at its folder; `body` returns
  /// whether it changed anything.
  private func changing(
    _ operation: String, _ key: String, _ body: (inout TarArchive) throws(StoreError) -> Bool
  ) throws(StoreError) {
    guard let folder else {
      throw StoreError(.missing, operation, key, "the store was opened to be read only")
    }
    try last.withLock { last throws(StoreError) in
      var failure: StoreError?
      do throws(FileSystemError) {
        try folder.whileLocked { () throws(FileSystemError) in
          do throws(StoreError) {
            try refresh(&last, operation, key)
            var archive = last.take()?.archive ?? TarArchive()
            guard try body(&archive) else { return }
            do throws(FileSystemError) { last = (archive, try write(archive, in: folder)) } catch {
              throw StoreError(error, operation, key)
            }
          } catch {
            failure = error
          }
        }
      } catch {
        throw StoreError(error, operation, key)
      }
      if let failure { throw failure }
    }
  }

  /// Reads the archive if it is another one than the last that was seen.
  private func refresh(
    _ last: inout (archive: TarArchive, stamp: FileStamp)?, _ operation: String, _ key: String
  ) throws(StoreError) {
    let read: (bytes: [UInt8], stamp: FileStamp)
    do throws(FileSystemError) {
      guard let folder, let status = try folder.status(file) else {
        last = nil
        return
      }
      if last?.stamp == status.stamp { return }
      read = (try folder.read(file, limit: TarArchive.limit), status.stamp)
    } catch {
      throw StoreError(error, operation, key)
    }
    do throws(TarArchive.Mistake) { last = (try TarArchive(read.bytes), read.stamp) } catch {
      throw StoreError(.other, operation, key, "'\(name)' is no store: \(error.text)")
    }
  }

  private func write(
    _ archive: TarArchive, in folder: Folder
  ) throws(FileSystemError) -> FileStamp {
    // One name for all, so that the next writer removes what a killed one left.
    let temporary = temporaryPrefix + file
    try folder.remove(temporary)
    try folder.writeNew(temporary, archive.bytes.span)
    try folder.rename(temporary, to: file)
    return try folder.status(file)?.stamp ?? .none
  }
}

extension StoredEntry {
  fileprivate init(_ key: String, _ member: TarArchive.Member) {
    self.init(key: key, size: member.content.count, modified: member.modified)
  }
}
