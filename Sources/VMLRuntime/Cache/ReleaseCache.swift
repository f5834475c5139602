import VMLFiles
import VMLRelease

/// Verified files on the disk, each named by its digest, and one file that says what is shown.
///
/// Each write is a new file, which is renamed into place once it is on the disk. So an end of the
/// process between any two steps leaves what was there before. What is read is compared with its
/// digest again, whatever happened to the disk meanwhile.
struct ReleaseCache: Sendable {
  private let folder: Folder
  private let objects: Folder
  private let parts: Folder
  /// Files that are being written.
  private let new: Folder
  /// Asked before each step that changes the disk; tests end what is written there.
  private let mayStep: @Sendable () -> Bool

  private static let stateName = "state.json"
  private static let stateLimit = 16 << 20
  /// Shorter beginnings are not worth a file.
  private static let shortestPart = 16 << 10
  /// Seconds after which a file that was being written belongs to a process that ended.
  private static let abandonment = 3600

  /// Opens a cache, and makes its folder where there is none.
  init(
    _ path: String, mayStep: @escaping @Sendable () -> Bool = { true }
  ) throws(FileSystemError) {
    self.mayStep = mayStep
    folder = try Folder.make(all: path)
    objects = try folder.makeFolder("objects")
    parts = try folder.makeFolder("parts")
    new = try folder.makeFolder("new")
  }

  private func beforeStep() throws(FileSystemError) {
    guard !mayStep() else { return }
    throw FileSystemError("write", folder.path, .noSpace, "no space left on device")
  }

  // MARK: Verified files

  /// `nil` where it is not there, or is damaged.
  func read(_ file: ContentFile) -> [UInt8]? {
    let (group, name) = place(of: file.digest)
    guard let folder = try? objects.folder(group),
      let bytes = try? folder.read(name, limit: file.length)
    else { return nil }
    guard bytes.count == file.length, ContentDigest(of: bytes) == file.digest else { return nil }
    return bytes
  }

  func has(_ file: ContentFile) -> Bool {
    let (group, name) = place(of: file.digest)
    let status = try? objects.folder(group)?.status(name)
    return status?.kind == .file && status?.stamp.size == file.length
  }

  /// - Returns: Why it could not be written, if it could not.
  func write(_ bytes: [UInt8], _ file: ContentFile) -> String? {
    do throws(FileSystemError) {
      let (group, name) = place(of: file.digest)
      try beforeStep()
      try put(bytes, name, in: objects.makeFolder(group))
      removePart(of: file)
      return nil
    } catch {
      return error.description
    }
  }

  private func place(of digest: ContentDigest) -> (group: String, name: String) {
    let hex = digest.hex
    return (String(hex.prefix(2)), String(hex.dropFirst(2)))
  }

  private func put(_ bytes: [UInt8], _ name: String, in folder: Folder) throws(FileSystemError) {
    let working = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    try beforeStep()
    try new.writeLasting(working, bytes.span)
    do throws(FileSystemError) {
      try beforeStep()
      try new.rename(working, to: name, in: folder)
    } catch {
      if mayStep() { _ = try? new.remove(working) }
      throw error
    }
    folder.synchronizeNames()
  }

  // MARK: Beginnings of files

  /// The beginning of a file that could not be read to its end; nothing of it is verified.
  func readPart(of file: ContentFile) -> [UInt8]? {
    let bytes = try? parts.read(file.digest.hex, limit: file.length)
    return bytes.flatMap { $0.count < file.length ? $0 : nil }
  }

  /// Keeps a beginning that is worth it; one that cannot be kept is fetched again.
  func keepPart(_ bytes: [UInt8], of file: ContentFile) {
    guard bytes.count >= Self.shortestPart else { return }
    try? put(bytes, file.digest.hex, in: parts)
  }

  func removePart(of file: ContentFile) {
    guard (try? beforeStep()) != nil else { return }
    _ = try? parts.remove(file.digest.hex)
  }

  // MARK: The state

  /// `nil` where there is none, or one that is damaged.
  func readState() -> CacheState? {
    guard let bytes = try? folder.read(Self.stateName, limit: Self.stateLimit) else { return nil }
    return CacheState(file: bytes)
  }

  /// - Returns: Why it could not be written, if it could not.
  func write(_ state: CacheState) -> String? {
    do throws(FileSystemError) {
      try put(state.file, Self.stateName, in: folder)
      return nil
    } catch {
      return error.description
    }
  }

  // MARK: The limit

  /// Removes files that are not needed, the oldest first, until the others fit the limit.
  ///
  /// - Returns: The number of files that were removed.
  func evict(
    beyond limit: Int, keeping needed: () -> Set<ContentDigest>, asOf now: Int
  ) throws(FileSystemError) -> Int {
    try removeAbandoned(asOf: now)
    var files: [(group: Folder, name: String, digest: ContentDigest?, stamp: FileStamp)] = []
    for group in try objects.entries() where group.kind == .folder {
      guard let folder = try objects.folder(group.name) else { continue }
      for entry in try folder.entries() {
        guard let status = try folder.status(entry.name) else { continue }
        files.append(
          (folder, entry.name, ContentDigest(hex: group.name + entry.name), status.stamp))
      }
    }
    var total = files.reduce(0) { $0 + $1.stamp.size }
    guard total > limit else { return 0 }
    let needed = needed()
    var removed = 0
    for file in files.sorted(by: { $0.stamp.modified < $1.stamp.modified }) where total > limit {
      if let digest = file.digest, needed.contains(digest) { continue }
      try beforeStep()
      try file.group.remove(file.name)
      total -= file.stamp.size
      removed += 1
    }
    return removed
  }

  private func removeAbandoned(asOf now: Int) throws(FileSystemError) {
    for folder in [new, parts] {
      let age = folder === new ? Self.abandonment : 24 * Self.abandonment
      for entry in try folder.entries() {
        guard let stamp = try folder.status(entry.name)?.stamp,
          now - Int(stamp.modified / 1_000_000_000) > age
        else { continue }
        try beforeStep()
        try folder.remove(entry.name)
      }
    }
  }
}
