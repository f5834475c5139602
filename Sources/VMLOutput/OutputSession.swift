import Synchronization
public import VMLFiles
import VMLMarkup

// The change of the output by a build. Documents that differ from the tree that is there (the
// basis) go to a new tree beside it, the staging tree. At the end everything that did not differ is
// linked into it, the manifests are written, and the whole tree takes its place in one step;
// `latest.json` follows. A reader sees the old tree or the new one, also when the build is killed.
// If nothing differs, there never is a staging tree, and nothing is written. Where a few files of
// many differ, linking the others would take longer than all the rest: then these files are
// replaced by an `OutputTransaction`.
//
// It does not wait for the disk (`fsync`): after a loss of power the output is built anew.

/// The writing of one build's output.
///
/// `put`, `putFile` and `keep` may be called from several threads at once. A session that is
/// given up without ``commit()`` leaves the output as it was.
public final class OutputSession: Sendable {
  let request: OutputRequest
  let output: Folder
  /// `nil` if there is nothing to start from.
  let basis: OutputBasis?
  let staging: FolderCache
  let stagingName: String
  private let isNewFolder: Bool
  private let state: Mutex<State>

  private struct State {
    /// The targets that are built, and the tree of each.
    ///
    /// Lists, since what is changed in a table is copied.
    var names: [String]
    var trees: [TreeRecord]
    var isOpen = true
  }

  /// Documents and files that one tree got so far.
  struct TreeRecord: Sendable {
    /// The head of the manifest without needs and bins.
    var head: TargetHead
    var documents: [StoredFile] = []
    var files: [StoredFile] = []
  }

  /// A file of a tree.
  struct StoredFile: Sendable {
    var entry: BinText.Entry
    /// Whether it is in the staging tree; else it is in the basis as it should be.
    var isWritten: Bool
  }

  public struct PutResult: Hashable, Sendable {
    public var written = 0
    public var unchanged = 0
  }

  /// Opens the output folder for a build, and locks it until the session ends.
  public init(_ request: OutputRequest) throws(FileSystemError) {
    if let version = request.version { try checkOutputFolderName(version, of: "version") }
    for target in request.targets { try checkOutputFolderName(target.name, of: "target") }
    let opened = try OutputFolder.open(request.folder, jobs: request.jobs)
    self.request = request
    output = opened.folder
    isNewFolder = opened.isNew
    basis = try Self.findBasis(for: request.version, in: opened.folder)
    stagingName = OutputName.staging + String(UInt64.random(in: 0...UInt64.max), radix: 16)
    staging = FolderCache(
      stagingName, in: opened.folder,
      shownAs: request.version.map(opened.folder.shownPath(of:)) ?? opened.folder.path,
      makesFolders: true)
    let built = request.targets.filter(\.isBuilt)
    let trees = built.map { target in
      TreeRecord(head: TargetHead(target))
    }
    state = Mutex(State(names: built.map(\.name), trees: trees))
  }

  deinit { abandon() }

  /// Stores a document in one or more trees, where it is not there already.
  @discardableResult
  public func put(
    _ facts: DocumentFacts, at places: [OutputPlace], _ bytes: Span<UInt8>
  ) throws(FileSystemError) -> PutResult {
    var none: NamedPlace?
    return try put(facts, at: places, bytes, digest: xxh128(bytes), reusing: &none)
  }

  /// Stores a document whose digest is known.
  ///
  /// `isNew` says that the files at all of these places are known to differ; they are not compared.
  /// `previous` is the place of the last call whose facts differ at most in their features, reused
  /// where it fits. The call
  /// leaves its own last place there, also where it throws.
  @discardableResult
  public func put(
    _ facts: DocumentFacts, at places: [OutputPlace], _ bytes: Span<UInt8>, digest: XXH128,
    isNew: Bool = false, reusing previous: inout NamedPlace?
  ) throws(FileSystemError) -> PutResult {
    let features = facts.features
    return try store(
      bytes, digest, features, at: places, as: .document, isNew: isNew, reusing: &previous
    ) { place in
      BinText.Line(
        facts, locale: place.locale, theme: place.theme, file: place.fileInTarget)
    }
  }

  /// A place whose name was checked and taken apart, and its line in manifests.
  ///
  /// A class: passing it costs one retain, not one for each field.
  public final class NamedPlace: Sendable {
    fileprivate let place: OutputPlace
    fileprivate let folder: String
    fileprivate let name: String
    fileprivate let line: BinText.Line

    fileprivate init(_ place: OutputPlace, _ line: BinText.Line) throws(FileSystemError) {
      try checkOutputFile(place.file)
      self.place = place
      (folder, name) = splitPath(place.file)
      self.line = line
    }
  }

  /// Stores a file that is no document in one or more trees, where it is not there already.
  @discardableResult
  public func putFile(
    at places: [OutputPlace], _ bytes: Span<UInt8>
  ) throws(FileSystemError) -> PutResult {
    var none: NamedPlace?
    return try store(bytes, xxh128(bytes), .none, at: places, as: .file, reusing: &none) { place in
      BinText.Line(file: place.fileInTarget, pathInTree: place.file)
    }
  }

  /// Takes over what the basis has at a place, with what its manifest says of it, provided that it
  /// has the given digest there.
  ///
  /// With `nil` any digest will do, so long as the new tree goes on from the basis: that is for a
  /// document that could not be compiled. The bytes are not looked at, only their number.
  ///
  /// - Returns: Whether there was such a file.
  public func keep(
    _ place: OutputPlace, digest: XXH128? = nil
  ) throws(FileSystemError) -> Bool {
    try checkOutputFile(place.file)
    guard let basis, basis.isContinued || digest != nil, let entry = try basis.entry(at: place),
      digest.map({ $0 == entry.file.xxh128 }) ?? true
    else { return false }
    record(entry, at: place)
    return true
  }

  /// Gives the session up, and leaves the output as it was.
  public func abandon() {
    guard close() else { return }
    // What cannot be removed now is swept by the next build.
    removeStaging(jobs: 1)
    if isNewFolder { Folder.removeIfEmpty(request.folder) }
    output.unlock()
  }

  /// Removes the tree with the staging tree's name: one that was given up, or replaced.
  func removeStaging(jobs: Int?) {
    guard staging.isStarted else { return }
    // A removal takes descriptors, and there may be none.
    staging.close()
    basis?.folders.close()
    // A folder that is new is removed, too, once it is empty.
    if let replaced = request.replaced, !isNewFolder {
      replaced.remove(stagingName, from: output)
    } else {
      _ = try? output.remove(stagingName, jobs: jobs)
    }
  }

  /// The name of the new `latest.json` before it takes its place.
  var latestName: String { stagingName + ".json" }

  /// Ends the session for `put` and `abandon`; `false` if it had ended.
  func close() -> Bool {
    state.withLock { state in
      defer { state.isOpen = false }
      return state.isOpen
    }
  }

  /// Documents and files of each tree, by its target, in the order in which they were stored.
  func takeRecords() -> [String: TreeRecord] {
    state.withLock { state in
      defer { state.trees = [] }
      return Dictionary(uniqueKeysWithValues: zip(state.names, state.trees))
    }
  }

  private func store(
    _ bytes: Span<UInt8>, _ digest: XXH128, _ features: FeatureSet, at places: [OutputPlace],
    as kind: BinText.Kind, isNew: Bool = false, reusing previous: inout NamedPlace?,
    line: (OutputPlace) -> BinText.Line
  ) throws(FileSystemError) -> PutResult {
    var result = PutResult()
    var first: (folder: Folder, name: String)?
    var stored: [StoredFile] = []
    stored.reserveCapacity(places.count)
    for place in places {
      // Most places have the name and line of the one before.
      let named: NamedPlace
      if let previous, previous.place.isNamedLike(place) {
        named = previous
      } else {
        named = try NamedPlace(place, line(place))
        previous = named
      }
      let tree = place.treePath
      let parent = named.folder.isEmpty ? tree : tree + "/" + named.folder
      let isThere =
        try isNew ? false : basis?.folders.folder(parent)?.file(named.name, holds: bytes) ?? false
      if isThere {
        result.unchanged += 1
      } else {
        let folder = try staging.madeFolder(parent)
        if let first {
          try first.folder.link(first.name, to: folder, as: named.name)
        } else {
          try folder.writeNew(named.name, bytes)
          first = (folder, named.name)
        }
        result.written += 1
      }
      let entry = BinText.Entry(
        named.line, byteCount: bytes.count, digest: digest, features: features)
      stored.append(StoredFile(entry: entry, isWritten: !isThere))
    }
    record(stored, as: kind, at: places)
    return result
  }

  func record(_ entry: OutputBasis.StoredEntry, at place: OutputPlace) {
    switch entry {
    case .document(let document):
      let file = StoredFile(entry: BinText.Entry(document), isWritten: false)
      record([file], as: .document, at: [place])
    case .file(let file):
      let file = StoredFile(
        entry: BinText.Entry(file, pathInTree: place.file), isWritten: false)
      record([file], as: .file, at: [place])
    }
  }

  /// Notes a file for each of some places.
  private func record(
    _ files: [StoredFile], as kind: BinText.Kind, at places: [OutputPlace]
  ) {
    state.withLock { state in
      precondition(state.isOpen, "a session that has ended takes no more documents")
      for index in files.indices {
        guard let tree = state.names.firstIndex(of: places[index].target) else {
          preconditionFailure("a document goes to a target that is built")
        }
        switch kind {
        case .document: state.trees[tree].documents.append(files[index])
        case .file: state.trees[tree].files.append(files[index])
        }
      }
    }
  }

  /// The version itself if it is there, otherwise the latest one.
  private static func findBasis(
    for version: String?, in output: Folder
  ) throws(FileSystemError) -> OutputBasis? {
    if let version {
      try refuseForeignVersion(version, in: output)
      if let basis = try OutputBasis(version: version, in: output, isContinued: true) {
        return basis
      }
    }
    guard let latest = readLatestVersion(in: output) else { return nil }
    return try OutputBasis(version: latest.version, in: output, isContinued: version == nil)
  }

  /// Refuses a folder that has the version's name, but was not made by a build.
  static func refuseForeignVersion(
    _ version: String, in output: Folder
  ) throws(FileSystemError) {
    guard let status = try output.status(version) else { return }
    let shown = output.shownPath(of: version)
    guard status.kind == .folder, let folder = try output.folder(version) else {
      throw FileSystemError("write", shown, .notOurs, "it is not a folder that vmlc made")
    }
    if readSiteManifest(in: folder) != nil { return }
    if try folder.entries().isEmpty { return }
    throw FileSystemError(
      "write", shown, .notOurs,
      "the folder is not empty, and its manifest.json is missing or damaged; "
        + "remove the folder, or build another version")
  }
}
