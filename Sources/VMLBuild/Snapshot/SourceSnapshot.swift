import VMLFiles

/// Files and folders in a site's folders, without the contents of files.
struct SourceSnapshot: Sendable {
  /// site.yaml, the folders of sources with all that they hold, and other files that were read.
  var table = FileTable()

  public init(table: FileTable) { self.table = table }

  /// Looks through the site; names that begin with a dot are passed over.
  ///
  /// `others` are files that stand elsewhere; `time` is the file system's, from before. On as many
  /// threads as `jobs` says; `nil` is one for each processor.
  init(
    of fileSystem: some FileSystem, others: [String], since time: Int64, jobs: Int?
  ) throws(FileSystemError) {
    for path in [SiteFiles.configuration] + others { try add(path, in: fileSystem) }
    for folder in SiteFiles.folders {
      try add(folder, in: fileSystem)
      guard table.entries.last?.kind == .folder else { continue }
      let found = try fileSystem.list(folder, jobs: jobs)
      table.entries.reserveCapacity(table.entries.count + found.count)
      for entry in found where !isHiddenPath(entry.path) {
        table.entries.append(
          FileTable.Entry(path: entry.path, kind: entry.kind, stamp: entry.stamp))
      }
    }
    table.markUnsure(since: time)
  }

  /// Range of the table's entries that lie below a folder.
  func entries(below folder: String) -> Range<Int> {
    guard let start = table.entries.firstIndex(where: { $0.path == folder }) else { return 0..<0 }
    // What is below it follows it.
    let path = Array((folder + "/").utf8)
    var end = start + 1
    while end < table.entries.count, hasPrefix(table.entries[end].path, path) { end += 1 }
    return start + 1..<end
  }

  private mutating func add(
    _ path: String, in fileSystem: some FileSystem
  ) throws(FileSystemError) {
    var status: FileStatus?
    do throws(FileSystemError) {
      status = try fileSystem.status(of: path)
    } catch {
      guard error.reason == .leadsOut else { throw error }
      status = FileStatus(kind: .linkOut, stamp: FileStamp.none)
    }
    table.entries.append(
      FileTable.Entry(
        path: path, kind: status?.kind, stamp: status?.stamp ?? FileStamp.none))
  }
}
