import VMLFiles
import VMLOutput

extension SiteBuild {
  /// Looks whether there is anything to do, and sets aside the facts of the last build if this one
  /// cannot use them.
  mutating func lookAtSources() throws(FileSystemError) -> ChangeScope {
    let key = options.key
    if memory?.key != key { memoryOfOtherRequest = memory.take() }
    let reason: WholeBuildReason = memoryOfOtherRequest == nil ? .noEarlierBuild : .otherRequest
    if let known = memory, let restamped, let time = restamped.time {
      sources.snapshot = SourceSnapshot(
        table: known.sources.updated(restamped.changes, since: time))
      for change in restamped.changes where change.kind == .file {
        sources.delta.restamped.insert(known.sources.entries[change.number].path)
      }
      return try scope(after: known)
    }
    guard options.isRemembered, let time = CacheFolder.time(in: fileSystem) else {
      memoryOfOtherRequest = memory.take() ?? memoryOfOtherRequest
      return .site(because: options.isRemembered ? reason : .noCache)
    }
    let snapshot = try SourceSnapshot(
      of: fileSystem, others: memory?.sources.entries[...].elsewhere.map(\.path) ?? [],
      since: time, jobs: options.otherJobs)
    sources.snapshot = snapshot
    guard let known = memory else { return .site(because: reason) }
    sources.delta = SourceDelta(from: known.sources, to: snapshot.table)
    return try scope(after: known)
  }

  /// The scope of the change, once the sources' files were looked at.
  private mutating func scope(after known: SiteMemory) throws(FileSystemError) -> ChangeScope {
    if options.writes {
      let output = try OutputTable(known.output).look(in: known.report.folder(options))
      guard let output, !known.output.isUnsure, output == known.output else {
        return .site(because: .output)
      }
    }
    sources.isOutputSame = true
    if options.cache == .verify { return .site(because: .verification) }
    guard let snapshot = sources.snapshot, !sources.delta.hasOtherNames else {
      return .site(because: .namesChanged)
    }
    let changed: [String]
    do throws(WholeBuildReason) {
      changed = try changedFiles(among: sources.delta.restamped, known)
    } catch {
      return .site(because: error)
    }
    if !changed.isEmpty { return .files(changed) }
    guard var report = known.report.restored(in: fileSystem, options) else {
      return .site(because: .report)
    }
    report.filesElsewhere = snapshot.table.entries[...].stampsElsewhere
    memory?.sources = snapshot.table.withContents(of: known.sources)
    return .nothing(report)
  }

  /// The files among some that do not hold what they did.
  func changedFiles(
    among paths: Set<String>, _ known: SiteMemory
  ) throws(WholeBuildReason) -> [String] {
    var changed: [String] = []
    let restamped = PathSelection(paths)
    // By their places: a loop over the entries themselves would copy each.
    for index in known.sources.entries.indices
    where restamped.contains(known.sources.entries[index].path) {
      let entry = known.sources.entries[index]
      guard let content = entry.content else { continue }
      guard let bytes = try? fileSystem.read(entry.path, limit: assetSizeLimit) else {
        throw .unreadable(entry.path)
      }
      if xxh128(bytes.span) == content { continue }
      changed.append(entry.path)
      guard changed.count <= LiveSite<Files>.pageLimit else { throw .manyFiles }
    }
    return changed
  }

  /// The digest of a file that is copied, if it is as it was in the last build.
  func knownDigest(ofAsset path: String) -> XXH128? {
    sources.snapshot == nil || sources.delta.restamped.contains(path) ? nil : memory?.assets[path]
  }
}

extension ArraySlice<FileTable.Entry> {
  /// Of a table of sources, or the start of one: the files that stand beside the folders, but for
  /// site.yaml.
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
    let areSame = entries.indices.allSatisfy { index in
      entries[index].kind != .file || entries[index].content == other.entries[index].content
    }
    if areSame { return self }
    var table = self
    for index in table.entries.indices where table.entries[index].kind == .file {
      table.entries[index].content = other.entries[index].content
    }
    return table
  }

  /// The same with the digests of the files' contents: from `rows`, which are in the table's order
  /// as a rule, and from `others`.
  ///
  /// - Returns: Also the paths in `others` that are not in the table.
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
