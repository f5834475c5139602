public import VMLFiles

/// The replacing of single files of a version, while all others stay as they are.
///
/// New files are written to a staging folder at first, so that a full disk changes nothing. Then
/// the steps follow, one by one. A program that is killed behind any of them leaves each file
/// whole, as it was or as it is to be, and a mark (``OutputMark``) from which the next build sees
/// which files are a build's own, and that manifests are not to be trusted. Manifests are as long
/// as the site is large: they may follow later, in a transaction of their own, and the mark stays
/// until then.
public struct OutputTransaction {
  private let version: String
  private let output: Folder
  /// The version's folders, made where they are missing.
  private let folders: FolderCache
  private let staging: FolderCache
  /// The mark beside the version; `nil` if it has none, so that its manifests are up to date.
  private(set) var mark: OutputMark?
  private var removed: [String] = []
  private var files: [StagedFile] = []
  private var manifests: [StagedFile] = []
  private var latest: String?

  /// A file in the staging folder that is to take its place in the version's folder.
  struct StagedFile {
    /// From the version's folder.
    var path: String
    /// From the staging folder.
    var staged: String
    /// Whether the manifests that are there may not name it.
    var isNew = true
  }

  /// An act on the disk: either all of it is done or nothing.
  public enum Step: Sendable {
    /// Makes the folder of a new file; one that stays empty is in no reader's way.
    case makeFolder(String)
    /// Writes the mark, with the new files.
    case mark
    /// Removes a file, and with it folders that hold nothing any more.
    case remove(String)
    /// Renames a file of the staging folder into its place in the version's folder.
    case place(staged: String, path: String)
    /// Renames a file of the output folder to `latest.json`.
    case makeLatest(String)
    case unmark
  }

  /// A transaction that has done nothing yet.
  ///
  /// `folders` are the version's, `staging` is a folder in
  /// the same output folder, which the caller removes in the end, and `mark` is beside the version
  /// now.
  init(
    _ version: String, in output: Folder, folders: FolderCache, staging: FolderCache,
    mark: OutputMark?
  ) {
    (self.version, self.output) = (version, output)
    (self.folders, self.staging) = (folders, staging)
    self.mark = mark
  }

  /// A transaction with a staging folder of its own.
  public init(_ version: String, in output: Folder) {
    let shown = output.shownPath(of: version)
    let name = OutputName.newStagingName()
    self.init(
      version, in: output,
      folders: FolderCache(version, in: output, shownAs: shown, makesFolders: true),
      staging: FolderCache(name, in: output, shownAs: shown, makesFolders: true),
      mark: OutputMark(version, in: output))
  }

  // MARK: - Preparation

  /// Has a file removed, and with it folders that hold nothing any more.
  public mutating func remove(_ path: String) { removed.append(path) }

  /// Writes a file to the staging folder that is to have a path in the version's folder.
  ///
  /// Returns its name there. `isNew` says that the manifests that are there may not name it.
  @discardableResult
  public mutating func write(
    _ bytes: Span<UInt8>, to path: String, isNew: Bool = true
  ) throws(FileSystemError) -> String {
    let name = String(files.count)
    try output.writing(version + "/" + path) { () throws(FileSystemError) in
      try staging.madeFolder("").writeNew(name, bytes)
    }
    place(StagedFile(path: path, staged: name, isNew: isNew))
    return name
  }

  /// Links a file of the staging folder, so that its bytes get one more path.
  mutating func link(
    _ staged: String, to path: String, isNew: Bool
  ) throws(FileSystemError) {
    let name = String(files.count)
    try output.writing(version + "/" + path) { () throws(FileSystemError) in
      let folder = try staging.madeFolder("")
      try folder.link(staged, to: folder, as: name)
    }
    place(StagedFile(path: path, staged: name, isNew: isNew))
  }

  /// Has a file take its place that is in the staging folder.
  mutating func place(_ file: StagedFile) { files.append(file) }

  /// Has manifests take their places, after all other files, and `latest.json` after them.
  ///
  /// Then the manifests are up to date. `latest` is the name of the new one in the output folder,
  /// `nil` if `latest.json` stays as it is.
  mutating func settle(_ manifests: [StagedFile], latest: String?) {
    (self.manifests, self.latest) = (manifests, latest)
  }

  /// Writes manifests to the staging folder, to settle with.
  public mutating func settle(
    writing manifests: [(path: String, pieces: [ArraySlice<UInt8>])], latest: String?, jobs: Int?
  ) throws(FileSystemError) {
    let staged = manifests.indices.map { "manifest-\($0)" }
    let folder = try staging.madeFolder("")
    let written = concurrentMap(manifests.count, jobs: jobs) { [output, version] index in
      Result { () throws(FileSystemError) in
        try output.writing(version + "/" + manifests[index].path) { () throws(FileSystemError) in
          try folder.writeNew(staged[index], manifests[index].pieces)
        }
      }
    }
    for result in written { try result.get() }
    settle(
      zip(manifests, staged).map { StagedFile(path: $0.path, staged: $1) }, latest: latest)
  }

  // MARK: - Steps

  /// Everything that is to be done, in its order.
  public var steps: [Step] {
    let gone = Set(removed.map(PathKey.init))
    var steps: [Step] = []
    // All that takes room comes before anything is replaced; but a folder may take the place of a
    // file that goes.
    for file in files where !file.isBelow(gone) { steps.append(.makeFolder(file.path)) }
    if mark == nil || files.contains(where: \.isNew) { steps.append(.mark) }
    steps += removed.map { .remove($0) }
    for file in files + manifests { steps.append(.place(staged: file.staged, path: file.path)) }
    guard !manifests.isEmpty else { return steps }
    if let latest { steps.append(.makeLatest(latest)) }
    return steps + [.unmark]
  }

  /// - Throws: Behind the mark files may have been replaced; then a build mends the rest.
  public mutating func perform(_ step: Step) throws(FileSystemError) {
    switch step {
    case .makeFolder(let path): _ = try folders.madeFolder(splitPath(path).folder)
    case .mark:
      mark = try OutputMark.write(
        version, in: output, over: mark, adding: files.filter(\.isNew).map(\.path),
        staging: staging)
    case .remove(let path): try folders.removeFile(path)
    case .place(let staged, let path):
      let (source, name) = splitPath(staged)
      let (parent, newName) = splitPath(path)
      try staging.madeFolder(source).rename(name, to: newName, in: folders.madeFolder(parent))
    case .makeLatest(let name): try output.rename(name, to: OutputName.latest)
    case .unmark:
      try OutputMark.remove(version, from: output)
      mark = nil
    }
  }

  /// Performs all steps.
  mutating func carryOut() throws(FileSystemError) {
    for step in steps { try perform(step) }
  }
}

extension OutputTransaction.StagedFile {
  /// Whether one of some paths is a folder above the file.
  fileprivate func isBelow(_ paths: Set<PathKey>) -> Bool {
    guard !paths.isEmpty else { return false }
    var above = splitPath(path).folder
    while !above.isEmpty {
      if paths.contains(PathKey(above)) { return true }
      above = splitPath(above).folder
    }
    return false
  }
}
