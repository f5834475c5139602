import VMLFiles

/// Files and folders as a build found them, so that the next one can tell whether they are the
/// same.
struct FileTable: Hashable, Sendable {
  /// Each folder before what it holds, which follows it.
  var entries: [Entry] = []

  struct Entry: Hashable, Sendable {
    /// Relative to whatever the table is of.
    var path: String
    /// `nil` where nothing is.
    var kind: FileKind?
    var stamp: FileStamp
    /// The digest of what was read of it, if it was.
    var content: XXH128?
    /// Whether it may change without another stamp: it was changed so shortly before it was looked
    /// at that the file system's clock may show the same time for what comes after.
    var isUnsure = false
  }

  /// Whether anything may have changed without another stamp.
  var isUnsure: Bool { entries.contains(where: \.isUnsure) }

  /// Whether whatever changes after `clock` was stamped has another stamp than any in the table;
  /// `nil` if something in it is on another file system, whose clock that is not.
  func isPast(at clock: FileStamp) -> Bool? {
    let stamps = entries.lazy.filter { $0.kind != nil }.map(\.stamp)
    guard stamps.allSatisfy({ $0.device == clock.device }) else { return nil }
    return stamps.allSatisfy { $0.latest < clock.latest }
  }

  /// Notes what may change without another stamp from now on.
  ///
  /// `time` is the file system's, from before the first entry was looked at; without one everything
  /// may.
  mutating func markUnsure(since time: Int64?) {
    for index in entries.indices {
      entries[index].isUnsure = time.map(entries[index].stamp.isUnsure(since:)) ?? true
    }
  }
}

extension FileTable {
  /// The same with the stamps that were found since.
  ///
  /// `time` is the file system's, from before the first was looked at.
  func updated(_ changes: [StoredFileTable.Change], since time: Int64) -> FileTable {
    var table = self
    for change in changes { table.entries[change.number].stamp = change.stamp }
    table.markUnsure(since: time)
    return table
  }
}

extension FileTable {
  /// The table with the stamps that some files have now; `nil` if one of them was no file, or is
  /// none any more.
  func updated(_ paths: Set<String>, in fileSystem: some FileSystem) -> FileTable? {
    var table = self
    let selection = PathSelection(paths)
    var count = 0
    for index in table.entries.indices
    where table.entries[index].kind == .file && selection.contains(table.entries[index].path) {
      guard let status = try? fileSystem.status(of: table.entries[index].path),
        status.kind == .file
      else { return nil }
      table.entries[index].stamp = status.stamp
      table.entries[index].isUnsure = true
      count += 1
    }
    return count == paths.count ? table : nil
  }
}

extension FileStamp {
  /// When the file or its status was last changed, in nanoseconds.
  var latest: Int64 { max(modified, changed) }

  /// Whether a change after a time may show the stamp's time.
  fileprivate func isUnsure(since time: Int64) -> Bool {
    // A time that is not in whole seconds comes from a file system that counts the ticks of the
    // system, at least a hundred in a second; others count in steps of two seconds.
    let isCoarse = changed % 1_000_000_000 == 0 && modified % 1_000_000_000 == 0
    let resolution: Int64 = isCoarse ? 2_000_000_000 : 20_000_000
    return latest > time - resolution
  }
}

extension FileTable.Entry {
  /// Whether a file or folder is there with this name in another table too.
  func isSame(_ other: FileTable.Entry) -> Bool {
    // By their bytes: names that only look the same are others to the system.
    kind == other.kind && path.utf8.elementsEqual(other.path.utf8)
  }
}
