import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLMarkup
import VMLStylesheet

// Threads that compile with one site between them count the references of the same components,
// templates and styles, and wait for each other's processors at each count. So each thread has a
// site of its own, which is loaded once more from the bytes that were read for the first.

/// The files that a large site is loaded from again, once for each thread.
struct ThreadSiteCopies: Sendable {
  private let loaded: LoadedSite
  private let files: ReadFiles
  private let request: LoadRequest

  /// - Returns: `nil` if it would take too long to be worth while, or if there is a diagnostic of a
  ///   file that was not read, so that its number stands for no bytes.
  init?(
    _ loaded: LoadedSite, _ registry: SourceRegistry, _ snapshot: SourceSnapshot,
    checksSwiftUI: Bool
  ) {
    let read = registry.sources.all
    guard read.reduce(0, { $0 + $1.bytes.count }) <= Self.sizeLimit,
      read.allSatisfy({ !$0.bytes.isEmpty })
    else { return nil }
    self.loaded = loaded
    files = ReadFiles(
      bytes: Dictionary(
        read.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first }),
      folders: Set(
        snapshot.table.entries.lazy.filter { $0.kind == .folder }.map(\.path)
          .filter(SiteFiles.folders.contains)))
    var table = snapshot.table
    table.entries.removeAll { $0.kind == .file && SiteFiles.isPage($0.path) }
    var request = LoadRequest()
    request.choices = loaded.site.configuration.choices
    request.checksSwiftUI = checksSwiftUI
    request.computesValues = false
    request.holdsMarkdown = loaded.pages.contains { isMarkdown($0.path) }
    request.collections = loaded.site.collections
    request.images = loaded.site.images
    request.snapshot = SourceSnapshot(table: table)
    request.accepted = files.bytes[SiteFiles.configuration].map {
      (AcceptedModifierShapes(of: loaded.style.compiled), xxh128($0.span))
    }
    self.request = request
  }

  /// The most bytes that are read again.
  private static var sizeLimit: Int { 4 << 20 }

  /// A copy of the site that shares no memory with the other but the list of pages.
  ///
  /// - Returns: `nil` if the copy is not the same, which would be a mistake of ours.
  func make() -> LoadedSite? {
    guard var made = try? SiteRevision.load(in: files, request).loaded else {
      assertionFailure("what was loaded can be loaded again")
      return nil
    }
    made.pages = loaded.pages
    made.assets = loaded.assets
    made.outputs = loaded.outputs
    let isSame =
      made.site.components.elementsEqual(loaded.site.components) {
        $0.name == $1.name && $0.file == $1.file
      }
      && made.site.names.count == loaded.site.names.count
      && made.style.sheets.map(\.file) == loaded.style.sheets.map(\.file)
      && made.style.sheets.map(\.items.count) == loaded.style.sheets.map(\.items.count)
      && made.style.compiled.map(\.group) == loaded.style.compiled.map(\.group)
    assert(isSame, "equal files make equal sites")
    return isSame ? made : nil
  }
}

/// Files that were read already; each caller gets bytes of its own.
private struct ReadFiles: FileSystem {
  /// By path.
  let bytes: [String: [UInt8]]
  /// The folders of sources that are there.
  let folders: Set<String>

  var root: String { "" }

  func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    guard let bytes = bytes[path], bytes.count <= limit else { throw unknown(path) }
    return bytes.map { $0 }
  }

  func open(_ path: String, limit: Int) throws(FileSystemError) -> OpenedFile {
    OpenedFile(try read(path, limit: limit))
  }

  func status(of path: String) throws(FileSystemError) -> FileStatus? {
    guard bytes[path] != nil || folders.contains(path) else { return nil }
    return FileStatus(
      kind: folders.contains(path) ? .folder : .file,
      stamp: FileStamp(size: bytes[path]?.count ?? 0, modified: 0, inode: 0, device: 0))
  }

  func list(_ folder: String, jobs: Int?) throws(FileSystemError) -> [FileEntry] {
    throw unknown(folder)
  }
  func isWritable(_ path: String) throws(FileSystemError) -> Bool { false }
  func realPath(_ path: String) throws(FileSystemError) -> String? { nil }
  func createFolder(_ path: String) throws(FileSystemError) { throw unknown(path) }
  func write(
    to path: String, _ forEachPiece: ((Span<UInt8>) -> Bool) -> Bool
  ) throws(FileSystemError) { throw unknown(path) }
  func remove(_ path: String) throws(FileSystemError) { throw unknown(path) }

  private func unknown(_ path: String) -> FileSystemError {
    FileSystemError("read", path, .notFound, "it was not read before")
  }
}
