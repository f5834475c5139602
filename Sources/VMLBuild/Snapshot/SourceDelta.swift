import VMLFiles

/// Difference between what the last build found of a site's sources and what is there now.
struct SourceDelta: Sendable {
  /// Files in both, with another stamp now, or with a stamp that says nothing.
  var restamped: Set<String> = []
  /// Whether files or folders have come or gone, or became something else.
  private(set) var hasOtherNames = false

  init(restamped: Set<String> = []) { self.restamped = restamped }

  /// Compares two tables; stamps of folders say nothing that names do not.
  init(from old: FileTable, to new: FileTable) {
    let areAligned =
      old.entries.count == new.entries.count
      && zip(old.entries, new.entries).allSatisfy { $0.isSame($1) }
    if areAligned {
      for (old, new) in zip(old.entries, new.entries) { add(old, new) }
      return
    }
    hasOtherNames = true
    let known = Dictionary(
      old.entries.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in new.entries {
      if let old = known[entry.path], old.isSame(entry) { add(old, entry) }
    }
  }

  private mutating func add(_ old: FileTable.Entry, _ new: FileTable.Entry) {
    guard old.kind == .file, old.isUnsure || old.stamp != new.stamp else { return }
    restamped.insert(new.path)
  }
}

/// Entries of the last build's table of sources that may be others now; nothing has come or gone.
struct RestampedEntries: Sendable {
  var changes: [StoredFileTable.Change]
  /// The file system's time before the first was looked at; `nil` where it cannot be asked.
  var time: Int64?
}
