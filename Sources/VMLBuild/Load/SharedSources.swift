import Synchronization
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles
import VMLStylesheet

/// Files that the pages of a watched site share, as they were read and parsed, so that a build
/// after an edit reads and parses only the files that changed.
///
/// Each file stands beside the stamp that it had before it was read, as pages do (``ParsedPages``):
/// a file that may have changed since is read again, and parsed again if its bytes are others. Only
/// files without a diagnostic are kept, since each build has to report them.
final class SharedSources: Sendable {
  private struct Kept: Sendable {
    var bytes: [UInt8]
    var content: XXH128
    /// `nil` for a file that may change without looking otherwise.
    var stamp: FileStamp?
    var value: Value?
    var component: ParsedSource?
    var sheet: Stylesheet?
  }

  private struct State {
    var files: [PathKey: Kept] = [:]
    /// The stamps of the files when the load under way began, but for those that may change
    /// without looking otherwise.
    var stamps: [PathKey: FileStamp] = [:]
    var data: (key: XXH128, value: Value)?
    var texts: (key: XXH128, texts: Texts)?
    var sheets: SheetMemory?
  }

  private let state = Mutex(State())

  /// Gets ready for a load that has seen these files, and has read none of them yet.
  func begin(_ files: FileTable) {
    var stamps: [PathKey: FileStamp] = [:]
    var paths: Set<PathKey> = []
    for entry in files.entries where entry.kind == .file && !SiteFiles.isPage(entry.path) {
      let path = PathKey(entry.path)
      paths.insert(path)
      if !entry.isUnsure { stamps[path] = entry.stamp }
    }
    let gone = state.withLock { state in
      state.stamps = stamps
      let gone = state.files.filter { !paths.contains($0.key) }
      for path in gone.keys { state.files[path] = nil }
      return gone
    }
    if !gone.isEmpty { freeInBackground(consume gone) }
  }

  /// Has files among some paths, and below them, read again, also if they look as they did: a link
  /// may have led elsewhere when they were read.
  func forgetStamps(_ paths: Set<String>) {
    let paths = Set(paths.map(PathKey.init))
    state.withLock { state in
      for path in state.files.keys {
        var above = path.path
        while !above.isEmpty {
          if paths.contains(PathKey(above)) {
            state.files[path]?.stamp = nil
            break
          }
          above = splitPath(above).folder
        }
      }
    }
  }

  func forgetStamps() {
    state.withLock { state in
      for path in state.files.keys { state.files[path]?.stamp = nil }
    }
  }

  // MARK: Files

  /// The bytes of a file that has not changed; `nil` if it has to be read.
  func bytes(of path: String) -> [UInt8]? {
    let path = PathKey(path)
    return state.withLock { state in
      guard let kept = state.files[path], let stamp = kept.stamp, state.stamps[path] == stamp
      else { return nil }
      return kept.bytes
    }
  }

  /// Keeps the bytes of a file that was read since the load began; if they have not changed, with
  /// the values that they were parsed to.
  ///
  /// - Returns: The bytes; equal bytes that were kept before, if there are any.
  func keep(_ bytes: [UInt8], of path: String) -> [UInt8] {
    let path = PathKey(path)
    let content = xxh128(bytes.span)
    return state.withLock { state in
      if let kept = state.files[path], kept.content == content {
        state.files[path]?.stamp = state.stamps[path]
        return kept.bytes
      }
      state.files[path] = Kept(bytes: bytes, content: content, stamp: state.stamps[path])
      return bytes
    }
  }

  /// The digest of a file's bytes; `nil` if they are not kept.
  func content(of file: SourceFile) -> XXH128? {
    let kept = state.withLock { $0.files[PathKey(file.path)] }
    return kept?.bytes == file.bytes ? kept?.content : nil
  }

  // MARK: Parsed files

  func value(of file: SourceFile) -> Value? {
    state.withLock { $0.files[PathKey(file.path)]?.value }
  }

  func keep(_ value: Value, of file: SourceFile) {
    state.withLock { $0.files[PathKey(file.path)]?.value = value }
  }

  /// A component's source; all ranges in it name the file by its number, which another file may
  /// have since.
  func component(of file: SourceFile) -> ParsedSource? {
    let source = state.withLock { $0.files[PathKey(file.path)]?.component }
    return source?.file.id == file.id ? source : nil
  }

  func keep(_ component: ParsedSource) {
    state.withLock { $0.files[PathKey(component.file.path)]?.component = component }
  }

  func sheet(of file: SourceFile) -> Stylesheet? {
    let sheet = state.withLock { $0.files[PathKey(file.path)]?.sheet }
    return sheet?.file == file.id ? sheet : nil
  }

  func keep(_ sheet: Stylesheet) {
    state.withLock { $0.files[PathKey(sheet.path)]?.sheet = sheet }
  }

  // MARK: Files together

  /// A digest of some files and site.yaml; `nil` if one of them is not kept.
  ///
  /// `first` counts for values that hold the numbers of their files.
  func key(of files: [SourceFile?], numberedFrom first: UInt32 = 0) -> XXH128? {
    var hashing = Hashing()
    hashing.add(UInt64(first))
    return state.withLock { state in
      guard let configuration = state.files[PathKey(SiteFiles.configuration)] else { return nil }
      hashing.add(configuration.content)
      for (path, file) in state.files where SiteFiles.isConfiguration(path.path) {
        if path.path != SiteFiles.configuration { hashing.add(file.content) }
      }
      for file in files {
        guard let file, let kept = state.files[PathKey(file.path)] else { return nil }
        hashing.add(file.path)
        hashing.add(kept.content)
      }
      return hashing.finish()
    }
  }

  /// The data of files that have a digest together.
  func data(_ key: XXH128) -> Value? {
    state.withLock { $0.data?.key == key ? $0.data?.value : nil }
  }

  func keep(_ data: Value?, _ key: XXH128) {
    state.withLock { $0.data = data.map { (key, $0) } }
  }

  func texts(_ key: XXH128) -> Texts? {
    state.withLock { $0.texts?.key == key ? $0.texts?.texts : nil }
  }

  func keep(_ texts: Texts?, _ key: XXH128) {
    state.withLock { $0.texts = texts.map { (key, $0) } }
  }

  /// Takes the sheets of the last load out, so that the caller is their last owner.
  func takeSheets() -> SheetMemory? { state.withLock { $0.sheets.take() } }

  func keep(_ sheets: SheetMemory?) { state.withLock { $0.sheets = sheets } }
}
