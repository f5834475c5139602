/// What a build saw of a site's files before it read them.
struct SourceLook: Sendable {
  var listing: SourceListing
  /// The files that may not be as they were in the last build.
  var restamped: Set<String> = []
  /// The digests of the files that were copied, by path.
  var assets: [String: XXH128] = [:]
}

extension SiteBuild {
  /// Looks whether there is anything to do, and forgets the last build if this one cannot go on
  /// from it.
  ///
  /// - Returns: What the last build said, if all is as it was.
  mutating func lookAtSources() throws(FileSystemError) -> BuildReport? {
    let key = options.key
    if memory?.key != key { memory = nil }
    guard options.isRemembered, let time = CacheFolder.time(in: fileSystem) else {
      memory = nil
      return nil
    }
    var look = SourceLook(
      listing: try SourceListing(
        of: fileSystem, others: memory?.sources.filesElsewhere ?? [], since: time))
    guard let known = memory else {
      self.look = look
      return nil
    }
    let changes = known.sources.changes(to: look.listing.table)
    look.restamped = Set(changes.restamped)
    self.look = look
    guard !changes.hasOtherNames, options.cache != .verify else { return nil }
    let contents = Dictionary(
      known.sources.entries.map { ($0.path, $0.content) }, uniquingKeysWith: { first, _ in first })
    for path in changes.restamped {
      guard let content = contents[path] ?? nil else { continue }
      guard let bytes = try? fileSystem.read(path, limit: assetSizeLimit),
        xxh128(bytes.span) == content
      else { return nil }
    }
    let output = try OutputTable(known.output).look(in: known.report.folder(options))
    guard let output, !known.output.isUnsure, output == known.output,
      let report = known.report.told(in: fileSystem, options)
    else { return nil }
    memory?.sources = look.listing.table.withContents(contents)
    return report
  }

  /// The digest of a file that is copied, if it is as it was in the last build.
  func knownDigest(ofAsset path: String) -> XXH128? {
    look?.restamped.contains(path) == false ? memory?.assets[path] : nil
  }
}

extension FileTable {
  /// The paths of files that stand beside the folders of sources, but for site.yaml.
  fileprivate var filesElsewhere: [String] {
    entries.prefix { !SiteFiles.folders.contains($0.path) }.map(\.path)
      .filter { $0 != SiteFiles.configuration }
  }

  /// The same with the digests of the files' contents.
  func withContents(_ contents: [String: XXH128?]) -> FileTable {
    var table = self
    for index in table.entries.indices where table.entries[index].kind == .file {
      table.entries[index].content = contents[table.entries[index].path] ?? nil
    }
    return table
  }
}
