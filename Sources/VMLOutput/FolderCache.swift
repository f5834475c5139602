import Synchronization
import VMLFiles

/// The open folders of one tree, so that each file costs no more than its own system calls.
///
/// May be used from several threads at once.
final class FolderCache: Sendable {
  private let holder: Folder
  private let name: String
  private let shown: String
  private let makesFolders: Bool
  private let state = Mutex(State())

  /// Pages are compiled in the order of their folders, so a few are enough; macOS allows a process
  /// 256 open files.
  private static let capacity = 48

  private struct State {
    /// By path below the tree, `nil` where there is no folder.
    var folders: [PathKey: Folder?] = [:]
    var isStarted = false
  }

  /// Opens nothing yet.
  ///
  /// - Parameters:
  ///   - name: The tree's name in `holder`.
  ///   - holder: The output folder.
  ///   - shown: What messages call the tree.
  ///   - makesFolders: Whether folders that are not there are made, the tree itself among them.
  init(_ name: String, in holder: Folder, shownAs shown: String, makesFolders: Bool) {
    self.name = name
    self.holder = holder
    self.shown = shown
    self.makesFolders = makesFolders
  }

  /// Whether the tree itself was asked for and is there.
  var isStarted: Bool { state.withLock { $0.isStarted } }

  /// Closes all folders; what is asked for later is opened again.
  func close() { state.withLock { $0.folders.removeAll() } }

  /// The folder at a path below the tree (`""`: the tree); `nil` if there is none.
  func folder(_ path: String) throws(FileSystemError) -> Folder? {
    try state.withLock { (state) throws(FileSystemError) in try open(path, &state) }
  }

  /// Removes a file, and the folders that hold nothing any more.
  func removeFile(_ path: String) throws(FileSystemError) {
    let (parent, name) = splitPath(path)
    guard let folder = try folder(parent) else { return }
    _ = try folder.remove(name)
    var (above, last) = splitPath(parent)
    while !above.isEmpty, let folder = try self.folder(above), folder.removeFolder(last) {
      // What was opened there has gone.
      state.withLock { $0.folders.removeAll(keepingCapacity: true) }
      (above, last) = splitPath(above)
    }
  }

  /// Whether a file can have a path below the tree, which is there: nothing but a file has its
  /// name, and nothing but folders the names above it.
  ///
  /// `removed` are the paths of files that will have gone by then.
  func hasRoom(
    forFile path: String, without removed: Set<PathKey> = []
  ) throws(FileSystemError) -> Bool {
    let (parent, name) = splitPath(path)
    if let known = state.withLock({ $0.folders[PathKey(parent)] ?? nil }) {
      return try known.status(name)?.kind != .folder
    }
    guard var folder = try folder("") else { return true }
    var above = ""
    for part in parent.split(separator: "/").map(String.init) {
      above += above.isEmpty ? part : "/" + part
      guard let status = try folder.status(part) else { return true }
      guard status.kind == .folder, let inner = try folder.folder(part) else {
        return removed.contains(PathKey(above))
      }
      folder = inner
    }
    return try folder.status(name)?.kind != .folder
  }

  /// The folder at a path of a tree whose folders are made.
  func madeFolder(_ path: String) throws(FileSystemError) -> Folder {
    if let folder = try folder(path) { return folder }
    throw FileSystemError("make the folder", shown + "/" + path, .notAFolder, "it is no folder")
  }

  private func open(_ path: String, _ state: inout State) throws(FileSystemError) -> Folder? {
    if let known = state.folders[PathKey(path)] { return known }
    let opened: Folder?
    if path.isEmpty {
      opened =
        makesFolders
        ? try holder.makeTree(name, shownAs: shown) : try holder.folder(name, shownAs: shown)
      state.isStarted = opened != nil
    } else {
      let (parent, name) = splitPath(path)
      let folder = try open(parent, &state)
      opened =
        if let folder { try makesFolders ? folder.makeFolder(name) : folder.folder(name) } else {
          nil
        }
    }
    if state.folders.count >= Self.capacity { state.folders.removeAll(keepingCapacity: true) }
    state.folders[PathKey(path)] = .some(opened)
    return opened
  }
}

extension Folder {
  /// Makes, or opens, a folder for a tree; an error names this folder, not the tree's name of the
  /// moment.
  func makeTree(_ name: String, shownAs shown: String) throws(FileSystemError) -> Folder {
    do throws(FileSystemError) {
      return try makeFolder(name, shownAs: shown)
    } catch {
      throw FileSystemError("make a folder in", path, error.reason, error.explanation)
    }
  }
}
