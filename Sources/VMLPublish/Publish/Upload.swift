import Synchronization
import VMLFiles
import VMLRelease

/// From how many objects on a listing is asked for instead of each.
private let listingThreshold = 32
/// From how many bytes on an object is large: few of those are in memory at once.
private let largeSize = 1 << 20
private let largeAtOnce = 2

extension Publisher {
  /// Puts everything of a release into the store that is not there, the root last, and reads it
  /// back.
  func upload(
    _ tree: ReleaseTree, _ mark: SweepMark, _ report: inout PublishReport
  ) async throws(PublishFailure) {
    let journal = try openJournal(mark)
    do throws(PublishFailure) {
      try await upload(tree, journal, &report)
    } catch {
      switch error {
      // The store has not all that the journal says to be there: the next publish has to ask for
      // it.
      case .readBack: journal?.journal.finish()
      case .store(let error) where error.kind == .missing: journal?.journal.finish()
      // What went well need not be asked for again.
      default: journal?.journal.flush()
      }
      throw error
    }
    journal?.journal.finish()
  }

  private func upload(
    _ tree: ReleaseTree, _ journal: (journal: Journal, known: Set<ContentDigest>)?,
    _ report: inout PublishReport
  ) async throws(PublishFailure) {
    let (missing, present) = try await missingObjects(of: tree, journal: journal?.known ?? [])
    report.objects += missing.count
    report.bytes += missing.reduce(0) { $0 + $1.bytes }
    let proven = try await put(missing, of: tree, journal?.journal)
    report.otherFiles += try await putTrees(of: tree)
    report.otherFiles += try await putRoot(of: tree)
    // Also what only the journal says to be there: the store may have been emptied since.
    try await readBack(
      tree, tree.objects.filter { !present.contains($0.digest) && !proven.contains($0.digest) })
  }

  /// The objects of a release that the store lacks or has in another size, and those that it was
  /// seen to have.
  ///
  /// What a channel offers is asked for too: it was there once, and may have been lost since.
  func missingObjects(
    of tree: ReleaseTree, journal: Set<ContentDigest>
  ) async throws(PublishFailure) -> (missing: [ReleaseTree.Object], present: Set<ContentDigest>) {
    let unknown = tree.objects.filter { !journal.contains($0.digest) }
    if unknown.isEmpty { return ([], []) }
    let sizes = try await sizes(of: unknown)
    let missing = unknown.filter { object in
      sizes[StoreLayout.object(object.digest)] != object.bytes
        || encodings(of: object).contains {
          sizes[StoreLayout.object(object.digest, packedAs: $0)] == nil
        }
    }
    return (missing, Set(unknown.map(\.digest)).subtracting(missing.map(\.digest)))
  }

  /// Further packings of an object.
  func encodings(of object: ReleaseTree.Object) -> [ContentEncoding] {
    let wanted = Set(object.files.flatMap { serving.encodings(of: $0, bytes: object.bytes) })
    return serving.encodings.filter(wanted.contains)
  }

  /// The sizes of objects that are in the store, also of packed ones, by key.
  private func sizes(
    of objects: [ReleaseTree.Object]
  ) async throws(PublishFailure) -> [String: Int] {
    guard objects.count < listingThreshold else {
      let entries = try await asking { () throws(StoreError) in
        try await store.list(StoreLayout.objects)
      }
      return Dictionary(
        entries.map { ($0.key, $0.size) }, uniquingKeysWith: { first, _ in first })
    }
    let keys = objects.flatMap { object in
      ([nil] + encodings(of: object)).map { StoreLayout.object(object.digest, packedAs: $0) }
    }
    let found = try await map(keys, atOnce: atOnce) { key throws(PublishFailure) in
      try await asking { () throws(StoreError) in try await store.status(key)?.size }
    }
    var sizes: [String: Int] = [:]
    for (key, size) in zip(keys, found) { sizes[key] = size }
    return sizes
  }

  private func openJournal(
    _ mark: SweepMark
  ) throws(PublishFailure) -> (journal: Journal, known: Set<ContentDigest>)? {
    guard let stateFolder else { return nil }
    return try onDisk { () throws(FileSystemError) in
      let (journal, known) = try Journal.open(
        in: stateFolder,
        // What was put without being packed does not count where it is to be packed.
        store: store.identity + serving.encodings.map(\.ending).joined(), collections: mark.count)
      return (journal, known)
    }
  }

  /// - Returns: The objects that the store has for certain, by its answers.
  private func put(
    _ objects: [ReleaseTree.Object], of tree: ReleaseTree, _ journal: Journal?
  ) async throws(PublishFailure) -> Set<ContentDigest> {
    let counter = ProgressCounter(
      .uploading, objects: objects.count, bytes: objects.reduce(0) { $0 + $1.bytes }, progress)
    let proven = Mutex<Set<ContentDigest>>([])
    let put: @Sendable (ReleaseTree.Object) async throws(PublishFailure) -> Void = {
      object throws(PublishFailure) in
      let bytes = try tree.bytes(of: object)
      var attributes = serving.attributes(of: object.files.min() ?? object.path)
      var isProven = true
      // Packed ones go first: who finds an object finds these too.
      for encoding in encodings(of: object) {
        let packed = try encoding.packed(bytes)
        attributes.contentEncoding = encoding.rawValue
        let key = StoreLayout.object(object.digest, packedAs: encoding)
        let tag = try await asking { [attributes] () throws(StoreError) in
          try await store.put(key, packed, attributes, if: .always)
        }
        isProven = isProven && tag.map { store.proves($0, packed) } == true
      }
      attributes.contentEncoding = nil
      let tag = try await asking { [attributes] () throws(StoreError) in
        try await store.put(StoreLayout.object(object.digest), bytes, attributes, if: .always)
      }
      if isProven, let tag, store.proves(tag, bytes) {
        proven.withLock { _ = $0.insert(object.digest) }
      }
      journal?.add(object.digest)
      counter.add(bytes: object.bytes)
    }
    try await forEach(objects.filter { $0.bytes < largeSize }, atOnce: atOnce, put)
    try await forEach(
      objects.filter { $0.bytes >= largeSize }, atOnce: min(largeAtOnce, atOnce), put)
    return proven.withLock { $0 }
  }

  /// The keys of a release besides its objects.
  func otherKeys(of tree: ReleaseTree) -> [String] {
    let manifests = tree.manifestFiles.map(\.key)
    let roots = [
      StoreLayout.root(of: tree.id),
      StoreLayout.hashedRoot(of: tree.id, ContentDigest(of: tree.rootFile)),
    ]
    guard treeLayout == .plain else { return manifests + roots }
    let files = tree.manifests.flatMap { manifest, _ in
      copies(in: manifest).map {
        StoreLayout.tree(of: tree.id) + manifest.target + "/" + $0.name
      }
    }
    return files + manifests + roots
  }

  /// Whether plain trees are wanted, and a release that is published already has none: it was
  /// published when they were not.
  func lacksTrees(of tree: ReleaseTree) async throws(PublishFailure) -> Bool {
    guard treeLayout == .plain,
      let (target, file) = tree.manifests.lazy
        .compactMap({ manifest, _ in manifest.all.first.map { (manifest.target, $0.file) } }).first
    else { return false }
    let key = StoreLayout.tree(of: tree.id) + target + "/" + file
    return try await asking { () throws(StoreError) in try await store.status(key) } == nil
  }

  /// - Returns: How many files were written.
  private func putTrees(of tree: ReleaseTree) async throws(PublishFailure) -> Int {
    let folder = StoreLayout.tree(of: tree.id)
    let present = try await asking { () throws(StoreError) in try await store.list(folder) }
    let sizes = Dictionary(
      present.map { ($0.key, $0.size) }, uniquingKeysWith: { first, _ in first })
    var written = 0
    for (manifest, _) in tree.manifests {
      if treeLayout == .plain {
        let prefix = folder + manifest.target + "/"
        let missing = copies(in: manifest).filter { copy in
          let size = sizes[prefix + copy.name]
          return copy.encoding == nil ? size != copy.file.bytes : size == nil
        }
        try await forEach(missing, atOnce: atOnce) { copy throws(PublishFailure) in
          var attributes = serving.attributes(of: copy.file.file)
          attributes.contentEncoding = copy.encoding?.rawValue
          try await asking { [attributes] () throws(StoreError) in
            try await store.copy(
              StoreLayout.object(copy.file.digest, packedAs: copy.encoding),
              to: prefix + copy.name, attributes)
          }
        }
        written += missing.count
      }
    }
    // One of the right size may be damaged, and would not read back ever again.
    let isRight = try await map(tree.manifestFiles, atOnce: atOnce) {
      file throws(PublishFailure) in
      guard sizes[file.key] == file.bytes.count else { return false }
      return try await asking { () throws(StoreError) in
        try await store.get(file.key, limit: file.bytes.count + 1)?.bytes == file.bytes
      }
    }
    let missing = zip(tree.manifestFiles, isRight).filter { !$1 }.map(\.0)
    try await forEach(missing, atOnce: atOnce) { file throws(PublishFailure) in
      _ = try await asking { () throws(StoreError) in
        try await store.put(file.key, file.bytes, .metadata, if: .always)
      }
    }
    return written + missing.count
  }

  /// A file of a plain tree.
  struct Copy: Sendable {
    var file: ReleaseManifest.File
    var encoding: ContentEncoding?
    /// In the target's folder.
    var name: String { file.file + (encoding?.ending ?? "") }
  }

  /// The files of a target's plain tree, packed ones included.
  private func copies(in manifest: ReleaseManifest) -> [Copy] {
    let all = manifest.all
    let plain = all.map { Copy(file: $0, encoding: nil) }
    guard !serving.encodings.isEmpty else { return plain }
    // A file of the site that has the name of a packed one stays what it is.
    let names = Set(all.map(\.file))
    return plain
      + all.flatMap { file in
        serving.encodings(of: file.file, bytes: file.bytes)
          .map { Copy(file: file, encoding: $0) }
          .filter { !names.contains($0.name) }
      }
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

  /// Checks that the store has what was written: roots and manifests to the byte, and the sizes of
  /// objects that no answer has proved.
  private func readBack(
    _ tree: ReleaseTree, _ uploaded: [ReleaseTree.Object]
  ) async throws(PublishFailure) {
    let files = tree.manifestFiles + [(StoreLayout.root(of: tree.id), tree.rootFile)]
    try await forEach(files, atOnce: atOnce) { file throws(PublishFailure) in
      let found = try await asking { () throws(StoreError) in
        try await store.get(file.key, limit: file.bytes.count + 1)
      }
      guard found?.bytes == file.bytes else { throw .readBack(file.key) }
    }
    if uploaded.isEmpty { return }
    let sizes = try await sizes(of: uploaded)
    for object in uploaded {
      let key = StoreLayout.object(object.digest)
      guard sizes[key] == object.bytes else { throw .readBack(key) }
      for encoding in encodings(of: object) {
        let key = StoreLayout.object(object.digest, packedAs: encoding)
        guard sizes[key] != nil else { throw .readBack(key) }
      }
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
