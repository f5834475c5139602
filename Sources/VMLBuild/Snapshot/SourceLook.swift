import VMLFiles
import VMLOutput

/// What a build saw of a site's files before it read them.
struct SourceLook: Sendable {
  var listing: SourceListing
  /// The files that may not be as they were in the last build.
  var restamped: Set<String> = []
  /// The digests of the files that were copied, by path.
  var assets: [String: XXH128] = [:]
  /// Whether the folders of the output look as the last build left them.
  var isOutputSame = false
}

/// What was found of the sources' files with the table of the last build in hand.
struct SeenSources: Sendable {
  /// The entries that may be others than they were; nothing has come or gone.
  var changes: [FlatTable.Change]
  /// The file system's time before the first was looked at; `nil` where it cannot be asked.
  var time: Int64?
}

/// What a look at a site's files and output came to.
enum SourceFinding {
  /// All is as it was, and this is what the last build said.
  case same(BuildReport)
  /// These files, and nothing else, are not what they were.
  case files([String])
  case other
}

extension SiteBuild {
  /// Looks whether there is anything to do, and sets aside what is known of the last build if this one cannot go on
  /// from it.
  mutating func lookAtSources() throws(FileSystemError) -> SourceFinding {
    let key = options.key
    if memory?.key != key { setAside = memory.take() }
    if let known = memory, let seen, seen.time != nil {
      var look = SourceLook(listing: SourceListing(table: known.sources.updated(seen)))
      for change in seen.changes where change.kind == .file {
        look.restamped.insert(known.sources.entries[change.number].path)
      }
      self.look = look
      return try finding(known)
    }
    guard options.isRemembered, let time = CacheFolder.time(in: fileSystem) else {
      setAside = memory.take() ?? setAside
      return .other
    }
    var look = SourceLook(
      listing: try SourceListing(
        of: fileSystem, others: memory?.sources.entries[...].elsewhere.map(\.path) ?? [],
        since: time,
        jobs: options.otherJobs))
    guard let known = memory else {
      self.look = look
      return .other
    }
    let changes = known.sources.changes(to: look.listing.table)
    look.restamped = Set(changes.restamped)
    self.look = look
    return try finding(known, hasOtherNames: changes.hasOtherNames)
  }

  /// What is to be done after what was seen of the sources.
  private mutating func finding(
    _ known: SiteMemory, hasOtherNames: Bool = false
  ) throws(FileSystemError) -> SourceFinding {
    if options.writes {
      let output = try OutputTable(known.output).look(in: known.report.folder(options))
      guard let output, !known.output.isUnsure, output == known.output else { return .other }
    }
    look?.isOutputSame = true
    guard let look, !hasOtherNames, options.cache != .verify,
      let changed = changedFiles(among: look.restamped, known)
    else { return .other }
    if !changed.isEmpty { return .files(changed) }
    guard var report = known.report.told(in: fileSystem, options) else { return .other }
    report.filesElsewhere = look.listing.table.entries[...].stampsElsewhere
    memory?.sources = look.listing.table.withContents(of: known.sources)
    return .same(report)
  }

  /// The files among some that do not hold what they did; `nil` if there are many.
  func changedFiles(among paths: Set<String>, _ known: SiteMemory) -> [String]? {
    var changed: [String] = []
    let restamped = PathSelection(paths)
    for entry in known.sources.entries where restamped.contains(entry.path) {
      guard let content = entry.content else { continue }
      guard let bytes = try? fileSystem.read(entry.path, limit: assetSizeLimit) else { return nil }
      if xxh128(bytes.span) == content { continue }
      changed.append(entry.path)
      guard changed.count <= LiveSite<Files>.pageLimit else { return nil }
    }
    return changed
  }

  /// The digest of a file that is copied, if it is as it was in the last build.
  func knownDigest(ofAsset path: String) -> XXH128? {
    look?.restamped.contains(path) == false ? memory?.assets[path] : nil
  }
}

extension ArraySlice<FileTable.Entry> {
  /// Of a table of sources, or the start of one: the files that stand beside the folders, but for site.yaml.
  fileprivate var elsewhere: [FileTable.Entry] {
    prefix { !SiteFiles.folders.contains($0.path) }.filter { $0.path != SiteFiles.configuration }
  }

  /// Their stamps, as ``BuildReport/filesElsewhere`` has them.
  var stampsElsewhere: [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for entry in elsewhere {
      stamps[entry.path] = entry.kind == .file ? entry.stamp : FileStamp.none
    }
    return stamps
  }
}

extension FileTable {
  /// The same with the digests that a table of the same files has.
  consuming func withContents(of other: FileTable) -> FileTable {
    precondition(entries.count == other.entries.count, "tables of the same files")
    // One that was made of the other has them already.
    let areSame = zip(entries, other.entries).allSatisfy {
      $0.kind != .file || $0.content == $1.content
    }
    if areSame { return self }
    var table = self
    for index in table.entries.indices where table.entries[index].kind == .file {
      table.entries[index].content = other.entries[index].content
    }
    return table
  }

  /// The same with the digests of the files' contents: those of `rows`, which are in the table's order as a
  /// rule, and of others.
  ///
  /// - Returns: Also those of the others that are not in the table.
  func withContents(
    _ rows: some Sequence<(path: String, content: XXH128?)>, _ others: [String: XXH128?]
  ) -> (table: FileTable, elsewhere: [String]) {
    var table = self
    var elsewhere = Set(others.keys)
    var left: [String: XXH128?] = [:]
    var iterator = rows.makeIterator()
    var next = iterator.next()
    for index in table.entries.indices {
      let path = table.entries[index].path
      if let row = next, row.path == path {
        table.entries[index].content = row.content
        next = iterator.next()
      } else {
        elsewhere.remove(path)
        // What was not read now may have been before.
        if table.entries[index].kind == .file {
          table.entries[index].content = others[path] ?? nil
        }
      }
    }
    while let row = next {
      left[row.path] = row.content
      next = iterator.next()
    }
    if !left.isEmpty {
      for index in table.entries.indices where table.entries[index].kind == .file {
        if let content = left[table.entries[index].path] { table.entries[index].content = content }
      }
    }
    return (table, elsewhere.sorted(by: pathPrecedes))
  }
}
