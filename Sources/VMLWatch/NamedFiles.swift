import Synchronization
public import VMLFiles

/// The files in none of a site's folders that its builds have looked for, as its sheets name them:
/// a build says which, and the thread that watches takes them.
///
/// By their paths, with the stamps that the build found (``BuildReport/filesElsewhere``).
public final class NamedFiles: Sendable {
  private let state = Mutex(State())

  private struct State: Sendable {
    var files: [String: FileStamp] = [:]
    var isNew = false
  }

  public init() {}

  /// The last that a build said.
  var all: [String: FileStamp] {
    state.withLock { state in
      state.isNew = false
      return state.files
    }
  }

  /// Notes what a build says; returns whether these are other files.
  public func set(_ files: [String: FileStamp]) -> Bool {
    state.withLock { state in
      guard files.keys != state.files.keys else { return false }
      state = State(files: files, isNew: true)
      return true
    }
  }

  /// The files, if they are others than when they were asked for last.
  func takeNew() -> [String: FileStamp]? {
    state.withLock { state in
      guard state.isNew else { return nil }
      state.isNew = false
      return state.files
    }
  }
}

extension WatchedSite {
  /// Returns an event for each file that differs from what a build found, since it changed in
  /// between.
  func changes(of files: [String: FileStamp]) -> [FileEvent] {
    guard !files.isEmpty, let disk = try? DiskFileSystem(root: root) else { return [] }
    return files.keys.sorted(by: pathPrecedes)
      .filter { disk.fileStamp(of: $0) != files[$0] }.map { .written($0) }
  }
}

extension DiskFileSystem {
  /// The stamp of a file; none for what is no file, or lies outside.
  func fileStamp(of path: String) -> FileStamp {
    guard let status = try? status(of: path), status.kind == .file else { return FileStamp.none }
    return status.stamp
  }
}
