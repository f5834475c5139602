import VMLFiles
public import VMLRelease

/// A release that was written for an app to bring along.
public struct ExportReport: Hashable, Sendable {
  public var release: ReleaseID
  /// The site's name for it.
  public var version: String
  /// Documents and files, each object once.
  public var objects: Int
  /// Of all files that were written.
  public var bytes: Int
}

extension Publisher {
  /// Writes the release that the channel offers to everybody into a folder, laid out and signed as
  /// it is in the store, and verified.
  ///
  /// The folder, which may hold an earlier export, is replaced as a whole, once all is there. A
  /// mark in it says that it is one.
  /// Without names of targets the files of all are written.
  public func exportEmbedded(
    targets names: [String], to path: String
  ) async throws(PublishFailure) -> ExportReport {
    let reading = try await readAsClient()
    guard let release = reading.state.current else {
      throw .unknown("the channel '\(channel)' offers no release to everybody yet")
    }
    let root = try await root(of: release, reading)
    for name in names where !root.targets.contains(where: { $0.name == name }) {
      throw .unknown("the release \(root.version) has no target '\(name)'")
    }
    let targets = root.targets.filter { names.isEmpty || names.contains($0.name) }
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    let (place, name) = placeOnDisk(path)
    try checkIsOutsideOfStore(path)
    let working = ".vmlc-\(String(UInt64.random(in: 0...(.max)), radix: 16)).tmp"
    let parent = try onDisk { () throws(FileSystemError) in
      let parent = try Folder.make(all: place)
      try checkIsExport(name, in: parent)
      return parent
    }
    var export = ExportFolder(
      try onDisk { () throws(FileSystemError) in try parent.makeFolder(working) })
    var isDone = false
    defer { if !isDone { _ = try? parent.remove(working) } }
    try export.write([], exportMark)
    try await writeMetadata(reading, to: &export)
    try await copy(StoreLayout.root(of: release), to: &export)
    var objects: [ContentDigest: ReleaseManifest.File] = [:]
    for (target, manifest) in zip(root.targets, try await manifests(of: release, reading))
    where targets.contains(where: { $0.name == target.name }) {
      for file in manifest.all { objects[file.digest] = file }
      let head = StoreLayout.manifest(of: target.name, in: release)
      let bytes = try await copy(head, to: &export)
      for bin in (try? ReleaseHead(file: bytes))?.bins ?? [] {
        try await copy(
          StoreLayout.manifest(of: target.name, in: release, part: bin.file), to: &export)
      }
    }
    for file in objects.values.sorted(by: { $0.digest < $1.digest }) {
      let key = StoreLayout.object(file.digest)
      let bytes = try await copy(key, to: &export)
      guard ContentDigest(of: bytes) == file.digest else {
        throw .trust(TrustFailure(.mismatch("its digest is another one"), key), channel: channel)
      }
    }
    try onDisk { () throws(FileSystemError) in
      try parent.remove(name)
      try parent.rename(working, to: name)
    }
    isDone = true
    return ExportReport(
      release: release, version: root.version, objects: objects.count, bytes: export.bytes)
  }

  /// A store is no place for an export, and no export holds a store.
  private func checkIsOutsideOfStore(_ path: String) throws(PublishFailure) {
    let (place, name) = placeOnDisk(path)
    let full = resolvedPath(path) ?? (resolvedPath(place) ?? place) + "/" + name
    let export = "file:" + full + "/"
    let store = store.identity + "/"
    guard !export.hasPrefix(store), !store.hasPrefix(export) else {
      throw .unknown(
        "the folder '\(path)' is the store's, or in it, or has it inside; name another folder, "
          + "which the export can have to itself")
    }
  }

  private func writeMetadata(
    _ reading: ChannelReading, to export: inout ExportFolder
  ) async throws(PublishFailure) {
    let folder = StoreLayout.channel(channel)
    for version in 1..<(reading.trusted.root?.version ?? 0) + 1 {
      try await copy(folder + Role.root.file(version: version), to: &export)
    }
    let files: [(Role, Int?, [UInt8])] = [
      (.timestamp, reading.trusted.timestamp?.version, reading.timestamp),
      (.snapshot, reading.trusted.snapshot?.version, reading.snapshot),
      (.targets, reading.trusted.targets?.version, reading.targets),
    ]
    for (role, version, bytes) in files {
      try export.write(bytes, folder + role.file(version: version ?? 0))
    }
  }

  @discardableResult
  private func copy(
    _ key: String, to export: inout ExportFolder
  ) async throws(PublishFailure) -> [UInt8] {
    let missing = PublishFailure.trust(TrustFailure(.missing, key), channel: channel)
    guard let found = try await fetch(key, limit: 1 << 30, from: store, orElse: missing) else {
      throw missing
    }
    try export.write(found.bytes, key)
    return found.bytes
  }
}

/// The file that tells an export from a store, and from folders that are not this program's.
private let exportMark = ".vmlc-export"

/// Nothing is replaced but an earlier export, or an empty folder.
private func checkIsExport(_ name: String, in parent: Folder) throws(FileSystemError) {
  guard try parent.status(name) != nil else { return }
  let entries = try parent.folder(name)?.entries()
  let isOurs = entries.map { $0.isEmpty || $0.contains { $0.name == exportMark } }
  guard isOurs == true else {
    throw FileSystemError(
      "write", parent.shownPath(of: name), .exists,
      "something else than an export is there; give a new folder, or remove it first")
  }
}

/// A folder with the keys of a store.
private struct ExportFolder {
  private let folder: Folder
  private(set) var bytes = 0

  init(_ folder: Folder) { self.folder = folder }

  mutating func write(_ bytes: [UInt8], _ key: String) throws(PublishFailure) {
    try onDisk { () throws(FileSystemError) in
      var folder = folder
      let parts = key.split(separator: "/").map(String.init)
      for name in parts.dropLast() { folder = try folder.makeFolder(name) }
      try folder.writeNew(parts.last ?? "", bytes.span)
    }
    self.bytes += bytes.count
  }
}
