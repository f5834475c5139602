import VMLFiles

/// The mark: a file beside a version's folder, as long as its manifests are older than its files.
///
/// It lists the files that came since, a path from the version's folder on each line. They are a
/// build's own, though no manifest names them if that build is killed. Only
/// ``OutputTransaction`` writes it.
public struct OutputMark: Sendable {
  /// Files that the manifests may not name yet.
  let added: Set<PathKey>

  private static let prefix = ".vmlc-behind-"

  /// The name of the mark of a version, in the output folder.
  public static func name(of version: String) -> String { prefix + version }

  /// Whether a name in the output folder is the name of a mark.
  static func isName(_ name: String) -> Bool { name.hasPrefix(prefix) }

  /// Whether the manifests of a version are behind, and not to be trusted.
  static func isThere(_ version: String, in output: Folder) -> Bool {
    ((try? output.status(name(of: version))) ?? nil) != nil
  }

  /// Reads the mark of a version.
  ///
  /// - Returns: `nil` if there is none. A mark that cannot be read lists no file.
  init?(_ version: String, in output: Folder) {
    guard Self.isThere(version, in: output) else { return nil }
    let text = (try? output.read(Self.name(of: version), limit: Self.sizeLimit)) ?? []
    // A line without an end was being written when its build was killed.
    let lines = text[..<(text.lastIndex(of: 0x0A) ?? 0)].split(separator: 0x0A)
    added = Set(lines.map { PathKey(String(decoding: $0, as: UTF8.self)) })
  }

  private init(_ added: Set<PathKey>) { self.added = added }

  /// Writes the mark of a version, with the files of an older mark and some more.
  ///
  /// A mark that is there is replaced by a rename, if there is anything to add; the new one is
  /// written to a folder beside it before.
  static func write(
    _ version: String, in output: Folder, over old: OutputMark?, adding files: [String],
    staging: FolderCache
  ) throws(FileSystemError) -> OutputMark {
    let new = OutputMark((old?.added ?? []).union(files.lazy.map(PathKey.init)))
    let isFirst = old == nil
    guard isFirst || new.added.count > (old?.added.count ?? 0) else { return new }
    var text: [UInt8] = []
    for file in new.added.map(\.path).sorted(by: pathPrecedes) {
      text += file.utf8
      text.append(0x0A)
    }
    try output.writing(version) { () throws(FileSystemError) in
      if isFirst { return try output.writeNew(name(of: version), text.span) }
      let folder = try staging.madeFolder("")
      try folder.writeNew(nameOfNew, text.span)
      try folder.rename(nameOfNew, to: name(of: version), in: output)
    }
    return new
  }

  /// Removes the mark of a version, where it has one.
  static func remove(_ version: String, from output: Folder) throws(FileSystemError) {
    _ = try output.remove(name(of: version))
  }

  /// The name of a new mark in a staging folder; no target has a name with a dot before it.
  private static let nameOfNew = ".behind"
  /// The largest mark that is read, in bytes.
  private static let sizeLimit = 1 << 28
}
