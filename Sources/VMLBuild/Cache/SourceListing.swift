/// What is in a site's folders, apart from what it says.
struct SourceListing: Sendable {
  /// site.yaml, the folders of sources with all that they hold, and other files that were read.
  var table = FileTable()

  init(table: FileTable) { self.table = table }

  /// Looks through the site; names that begin with a dot are passed over.
  ///
  /// `others` are files that stand elsewhere; `time` is the file system's, from before.
  init(
    of fileSystem: some FileSystem, others: [String], since time: Int64
  ) throws(FileSystemError) {
    for path in [SiteFiles.configuration] + others { try add(path, in: fileSystem) }
    for folder in SiteFiles.folders {
      try add(folder, in: fileSystem)
      guard table.entries.last?.kind == .folder else { continue }
      for entry in try fileSystem.list(folder) where !SiteFiles.isHidden(entry.path) {
        table.entries.append(
          FileTable.Entry(path: entry.path, kind: entry.kind, stamp: entry.stamp))
      }
    }
    table.markUnsure(since: time)
  }

  /// What was found below one of the folders.
  func entries(below folder: String) -> [FileEntry] {
    guard let start = table.entries.firstIndex(where: { $0.path == folder }) else { return [] }
    // What follows is below it, up to the next folder.
    let found = table.entries[(start + 1)...].prefix { !SiteFiles.folders.contains($0.path) }
    return found.compactMap { entry in
      entry.kind.map { FileEntry(path: entry.path, kind: $0, stamp: entry.stamp) }
    }
  }

  private mutating func add(
    _ path: String, in fileSystem: some FileSystem
  ) throws(FileSystemError) {
    var status: FileStatus?
    do throws(FileSystemError) {
      status = try fileSystem.status(of: path)
    } catch {
      guard error.reason == .leadsOut else { throw error }
      status = FileStatus(kind: .linkOut, stamp: FileTable.noStamp)
    }
    table.entries.append(
      FileTable.Entry(
        path: path, kind: status?.kind, stamp: status?.stamp ?? FileTable.noStamp))
  }
}
