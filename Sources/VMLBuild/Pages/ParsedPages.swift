import Synchronization
import VMLCompiler
import VMLDiagnostics
import VMLFiles

/// The pages of a watched site as they were parsed, so that none is read and parsed again because
/// of a change to something else.
///
/// They stand beside what a file looked like before it was read (``begin(_:)``): one that may have
/// changed since is forgotten. Only pages that parse without a diagnostic are kept, and no more
/// than fit into ``sizeLimit``.
final class ParsedPages: Sendable {
  struct Page: Sendable {
    let source: ParsedSource
    /// The digest of the file's bytes.
    let content: XXH128
  }

  private struct Kept: Sendable {
    var page: Page
    var stamp: FileStamp
    /// About how many bytes of memory it takes.
    var size: Int
  }

  private struct State {
    var pages: [PathKey: Kept] = [:]
    /// Stamps of the pages' files when the build under way began, but for files that may
    /// change without looking otherwise.
    var stamps: [PathKey: FileStamp] = [:]
    /// Of all pages together.
    var size = 0
    /// The folders of all pages that were kept, and the folders around them.
    var folders: Set<PathKey> = []

    mutating func removePage(_ path: PathKey) -> Kept? {
      let page = pages.removeValue(forKey: path)
      size -= page?.size ?? 0
      return page
    }
  }

  private let state = Mutex(State())

  /// The most memory that they take, in bytes; 10,000 pages of 2 kB take 110 MiB.
  private static let sizeLimit = 256 << 20

  /// Gets ready for a build that has seen these files, and has read no page yet.
  func begin(_ files: FileTable) {
    var stamps: [PathKey: FileStamp] = [:]
    for entry in files.entries where entry.kind == .file && SiteFiles.isPage(entry.path) {
      if !entry.isUnsure { stamps[PathKey(entry.path)] = entry.stamp }
    }
    state.withLock { $0.stamps = stamps }
    forget { path, kept in stamps[path] != kept.stamp }
  }

  /// Gets ready for a build that reads these pages at most.
  func begin(_ paths: [String], in fileSystem: some FileSystem) {
    guard !paths.isEmpty else { return end() }
    let time = CacheFolder.time(in: fileSystem)
    var table = FileTable()
    for path in paths {
      guard let status = try? fileSystem.status(of: path), status.kind == .file else { continue }
      table.entries.append(FileTable.Entry(path: path, kind: .file, stamp: status.stamp))
    }
    table.markUnsure(since: time)
    let sure = table.entries.lazy.filter { !$0.isUnsure }.map { (PathKey($0.path), $0.stamp) }
    let stamps = Dictionary(sure, uniquingKeysWith: { first, _ in first })
    state.withLock { state in
      state.stamps = stamps
      for path in paths.map(PathKey.init) where state.pages[path]?.stamp != stamps[path] {
        _ = state.removePage(path)
      }
    }
  }

  /// No page is read any more until another build begins.
  func end() { state.withLock { $0.stamps = [:] } }

  /// Forgets the pages among some files and folders that may have changed, also if they look as
  /// they did: a link may have led elsewhere when they were read.
  ///
  /// - Complexity: Linear in the pages where one of the paths is a folder with pages, else in the
  ///   paths.
  func forget(_ paths: Set<String>) {
    let paths = Set(paths.map(PathKey.init))
    let (gone, holdsPages) = state.withLock { state in
      (paths.compactMap { state.removePage($0) }, !state.folders.isDisjoint(with: paths))
    }
    if !gone.isEmpty { freeInBackground(consume gone) }
    guard holdsPages else { return }
    forget { path, _ in
      var folder = splitPath(path.path).folder
      while !folder.isEmpty {
        if paths.contains(PathKey(folder)) { return true }
        folder = splitPath(folder).folder
      }
      return false
    }
  }

  func forgetAll() { forget { _, _ in true } }

  private func forget(_ isForgotten: (PathKey, Kept) -> Bool) {
    let gone = state.withLock { state in
      let gone = state.pages.filter(isForgotten)
      for path in gone.keys { _ = state.removePage(path) }
      return gone
    }
    if !gone.isEmpty { freeInBackground(consume gone) }
  }

  /// A page as it is; `nil` if it has to be read.
  func page(at file: LoadedSite.PageFile) -> Page? {
    let page = state.withLock { $0.pages[PathKey(file.path)]?.page }
    // All ranges in it name the file by its number, which another one may have since.
    return page?.source.file.id == file.id ? page : nil
  }

  /// Keeps a page that was read since the build began, if there is room.
  func keep(_ page: Page) {
    let file = page.source.file
    let path = PathKey(file.path)
    let size = page.source.memorySize
    state.withLock { state in
      guard let stamp = state.stamps[path] else { return }
      _ = state.removePage(path)
      guard state.size + size <= Self.sizeLimit else { return }
      state.pages[path] = Kept(page: page, stamp: stamp, size: size)
      state.size += size
      var folder = splitPath(file.path).folder
      while !folder.isEmpty, state.folders.insert(PathKey(folder)).inserted {
        folder = splitPath(folder).folder
      }
    }
  }
}
