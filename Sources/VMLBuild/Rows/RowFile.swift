import VMLCompiler
import VMLData
import VMLFiles

/// A file of rows, or standard input.
public struct RowFile: Hashable, Sendable {
  /// As messages show it.
  public var path: String
  var format: RowFormat
  var place: Place

  enum Place: Hashable, Sendable {
    /// Relative to the site.
    case site
    case disk
    case standardInput
  }

  /// A file in the site's folder.
  init(inSite path: String, _ format: RowFormat) {
    (self.path, self.format, place) = (path, format, .site)
  }

  /// A file that a command line names: `-` is standard input, which has JSON lines.
  ///
  /// `nil` for a file whose ending is none of rows.
  public init?(argument path: String) {
    if path == "-" {
      (self.path, format, place) = ("standard input", .jsonLines, .standardInput)
      return
    }
    guard let format = RowSource.format(ofFile: path) else { return nil }
    (self.path, self.format, place) = (path, format, .disk)
  }

  /// Opens it; `nil` for standard input.
  func open(in site: some FileSystem) throws(FileSystemError) -> OpenedFile? {
    switch place {
    case .site: return try site.open(path, limit: .max)
    case .disk:
      let (folder, name) = splitPath(path)
      let isAtRoot = folder.isEmpty && path.hasPrefix("/")
      let root = isAtRoot ? "/" : folder.isEmpty ? "." : folder
      return try Folder.open(root, shownAs: folder).openedFile(name)
    case .standardInput: return nil
    }
  }
}

/// The files of rows that a site names, in the order of their paths.
///
/// A pattern that nothing matches is left to the caller, who knows whether there has to be a file.
func rowFiles(
  of source: RowSource, in site: some FileSystem
) throws(FileSystemError) -> [RowFile] {
  var paths: Set<String> = []
  for pattern in source.files.map(\.text) {
    let parts = pattern.split(separator: "/").map(String.init)
    let fixed = parts.prefix { !$0.contains("*") && !$0.contains("?") }
    let base = fixed.joined(separator: "/")
    guard let status = try site.status(of: base) else { continue }
    if fixed.count == parts.count {
      if status.kind == .file { paths.insert(base) }
    } else if status.kind == .folder {
      let matcher = PathPattern("/" + pattern)
      for entry in try site.list(base, jobs: 1)
      where entry.kind == .file && !isHiddenPath(entry.path) && matcher.matches(entry.path) {
        paths.insert(entry.path)
      }
    }
  }
  return paths.sorted(by: pathPrecedes).compactMap { path in
    RowSource.format(ofFile: path).map { RowFile(inSite: path, $0) }
  }
}
