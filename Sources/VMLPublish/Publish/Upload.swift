import Synchronization
import VMLBuild
import VMLRelease

/// From how many objects on a listing is asked for instead of each.
private let listingThreshold = 32
/// From how many bytes on an object is large: few of those are in memory at once.
private let largeSize = 4 << 20
private let largeAtOnce = 2

extension Publisher {
  /// Puts everything of a release into the store that is not there, the root last, and reads it back.
  func upload(
    _ tree: ReleaseTree, besides known: Set<ContentDigest>, _ mark: SweepMark,
    _ report: inout PublishReport
  ) async throws(PublishFailure) {
    let journal = try openJournal(mark)
    let missing = try await missingObjects(
      of: tree, besides: known, journal: journal?.known ?? [])
    report.objects += missing.count
    report.bytes += missing.reduce(0) { $0 + $1.bytes }
    do throws(PublishFailure) {
      try await put(missing, of: tree, journal?.journal)
    } catch {
      // What went well need not be asked for again.
      journal?.journal.flush()
      throw error
    }
    report.otherFiles += try await putTrees(of: tree)
    report.otherFiles += try await putRoot(of: tree)
    // Also what only the journal says to be there: the store may have been emptied since.
    try await readBack(tree, tree.objects.filter { !known.contains($0.digest) })
    journal?.journal.finish()
  }

  /// The objects of a release that the store lacks.
  func missingObjects(
    of tree: ReleaseTree, besides known: Set<ContentDigest>, journal: Set<ContentDigest>
  ) async throws(PublishFailure) -> [ReleaseTree.Object] {
    let unknown = tree.objects.filter { !known.contains($0.digest) && !journal.contains($0.digest) }
    if unknown.isEmpty { return [] }
    let sizes = try await sizes(of: unknown)
    return unknown.filter { sizes[$0.digest] != $0.bytes }
  }

  /// The sizes of objects that are in the store.
  private func sizes(
    of objects: [ReleaseTree.Object]
  ) async throws(PublishFailure) -> [ContentDigest: Int] {
    guard objects.count < listingThreshold else {
      let entries = try await asking { () throws(StoreError) in
        try await store.list(StoreLayout.objects)
      }
      let found = entries.compactMap { entry in
        StoreLayout.digest(ofKey: entry.key).map { ($0, entry.size) }
      }
      return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }
    let found = try await map(objects, atOnce: atOnce) { object throws(PublishFailure) in
      try await asking { () throws(StoreError) in
        try await store.status(StoreLayout.object(object.digest))?.size
      }
    }
    var sizes: [ContentDigest: Int] = [:]
    for (object, size) in zip(objects, found) { sizes[object.digest] = size }
    return sizes
  }

  private func openJournal(
    _ mark: SweepMark
  ) throws(PublishFailure) -> (journal: Journal, known: Set<ContentDigest>)? {
    guard let stateFolder else { return nil }
    return try onDisk { () throws(FileSystemError) in
      let (journal, known) = try Journal.open(
        in: stateFolder, store: store.identity, collections: mark.count)
      return (journal, known)
    }
  }

  private func put(
    _ objects: [ReleaseTree.Object], of tree: ReleaseTree, _ journal: Journal?
  ) async throws(PublishFailure) {
    let counter = ProgressCounter(
      .uploading, objects: objects.count, bytes: objects.reduce(0) { $0 + $1.bytes }, progress)
    let put: @Sendable (ReleaseTree.Object) async throws(PublishFailure) -> Void = {
      object throws(PublishFailure) in
      let bytes = try tree.bytes(of: object)
      let attributes = ObjectAttributes(
        contentType: contentType(of: object.path), cacheControl: ObjectAttributes.immutable)
      _ = try await asking { () throws(StoreError) in
        try await store.put(StoreLayout.object(object.digest), bytes, attributes, if: .always)
      }
      journal?.add(object.digest)
      counter.add(bytes: object.bytes)
    }
    try await forEach(objects.filter { $0.bytes < largeSize }, atOnce: atOnce, put)
    try await forEach(
      objects.filter { $0.bytes >= largeSize }, atOnce: min(largeAtOnce, atOnce), put)
  }

  /// The keys of a release besides its objects.
  func otherKeys(of tree: ReleaseTree) -> [String] {
    let manifests = tree.root.targets.map { StoreLayout.manifest(of: $0.name, in: tree.id) }
    let roots = [
      StoreLayout.root(of: tree.id),
      StoreLayout.hashedRoot(of: tree.id, ContentDigest(of: tree.rootFile)),
    ]
    guard treeLayout == .plain else { return manifests + roots }
    let files = tree.manifests.flatMap { manifest, _ in
      manifest.all.map { StoreLayout.tree(of: tree.id) + manifest.target + "/" + $0.file }
    }
    return files + manifests + roots
  }

  /// - Returns: How many files were written.
  private func putTrees(of tree: ReleaseTree) async throws(PublishFailure) -> Int {
    let folder = StoreLayout.tree(of: tree.id)
    let present = try await asking { () throws(StoreError) in try await store.list(folder) }
    let sizes = Dictionary(
      present.map { ($0.key, $0.size) }, uniquingKeysWith: { first, _ in first })
    var written = 0
    for (manifest, file) in tree.manifests {
      if treeLayout == .plain {
        let prefix = folder + manifest.target + "/"
        let missing = manifest.all.filter { sizes[prefix + $0.file] != $0.bytes }
        try await forEach(missing, atOnce: atOnce) { file throws(PublishFailure) in
          let attributes = ObjectAttributes(
            contentType: contentType(of: file.file), cacheControl: ObjectAttributes.immutable)
          try await asking { () throws(StoreError) in
            try await store.copy(
              StoreLayout.object(file.digest), to: prefix + file.file, attributes)
          }
        }
        written += missing.count
      }
      let key = StoreLayout.manifest(of: manifest.target, in: tree.id)
      if sizes[key] == file.count { continue }
      _ = try await asking { () throws(StoreError) in
        try await store.put(key, file, .metadata, if: .always)
      }
      written += 1
    }
    return written
  }

  /// Writes the root, also where it is there already: it is young then, and a collection of garbage
  /// keeps what it names.
  ///
  /// - Returns: How many files were new.
  private func putRoot(of tree: ReleaseTree) async throws(PublishFailure) -> Int {
    var new = 0
    let digest = ContentDigest(of: tree.rootFile)
    for key in [StoreLayout.hashedRoot(of: tree.id, digest), StoreLayout.root(of: tree.id)] {
      let found = try await asking { () throws(StoreError) in try await store.status(key) }
      if found == nil { new += 1 }
      _ = try await asking { () throws(StoreError) in
        try await store.put(key, tree.rootFile, .metadata, if: .always)
      }
    }
    return new
  }

  /// Checks that the store has what was written: roots and manifests to the byte, objects by their
  /// sizes.
  private func readBack(
    _ tree: ReleaseTree, _ uploaded: [ReleaseTree.Object]
  ) async throws(PublishFailure) {
    var files = zip(tree.root.targets, tree.manifests).map { target, manifest in
      (StoreLayout.manifest(of: target.name, in: tree.id), manifest.file)
    }
    files.append((StoreLayout.root(of: tree.id), tree.rootFile))
    for (key, file) in files {
      let found = try await asking { () throws(StoreError) in
        try await store.get(key, limit: file.count + 1)
      }
      guard found?.bytes == file else { throw .readBack(key) }
    }
    if uploaded.isEmpty { return }
    let sizes = try await sizes(of: uploaded)
    for object in uploaded where sizes[object.digest] != object.bytes {
      throw .readBack(StoreLayout.object(object.digest))
    }
  }
}

/// Adds up what tasks have done, and tells it on.
final class ProgressCounter: Sendable {
  private let state: Mutex<PublishProgress>
  private let tell: (@Sendable (PublishProgress) -> Void)?

  init(
    _ phase: PublishProgress.Phase, objects: Int, bytes: Int,
    _ tell: (@Sendable (PublishProgress) -> Void)?
  ) {
    state = Mutex(
      PublishProgress(
        phase: phase, objects: 0, objectsInAll: objects, bytes: 0, bytesInAll: bytes))
    self.tell = tell
  }

  func add(bytes: Int) {
    guard let tell else { return }
    tell(
      state.withLock { state in
        state.objects += 1
        state.bytes += bytes
        return state
      })
  }
}
