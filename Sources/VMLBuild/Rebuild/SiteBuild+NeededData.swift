import VMLCompiler
import VMLDiagnostics
import VMLFiles

extension SiteBuild {
  /// Whether data may be left out until it is known what of it is needed: nothing was said of it,
  /// and no other build of the same program wants it.
  var mayLeaveDataOut: Bool {
    guard shared == nil, options.writes, let mistakes = memory?.loadMistakes else { return false }
    return !mistakes.files.contains(where: SiteFiles.isDataOrText)
  }

  /// A site with the data that is needed of what was left out.
  ///
  /// - Throws: The reason where that has a mistake.
  mutating func loaded(
    _ loaded: LoadedSite, with needed: NeededData
  ) async throws(WholeBuildReason) -> LoadedSite {
    let files = needed.files(among: facts.leftOut.files)
    let (fileSystem, sources) = (fileSystem, facts.leftOut.sources)
    let read = try? await onLargeStack { () throws(FileSystemError) in
      try LoadedData(files, in: fileSystem, sources)
    }
    guard let found = read else { throw .unreadable(files.first ?? "") }
    guard found.bag.diagnostics.isEmpty else { throw .diagnostics }
    for file in found.registry.sources.all {
      facts.leftOut.contents[file.path] = sources.content(of: file)
    }
    var loaded = loaded
    loaded.site = Site(loaded.site, data: found.value)
    return loaded
  }

  /// A site with the data that says which pages a change of some files touches.
  ///
  /// - Throws: The reason where that takes all data.
  mutating func loadedForDecisions(
    _ loaded: LoadedSite, after paths: [String], _ known: SiteMemory
  ) async throws(WholeBuildReason) -> LoadedSite {
    guard !facts.leftOut.files.isEmpty else { return loaded }
    let files = Set(facts.leftOut.files)
    for entry in known.sources.entries
    where entry.kind == .file && !SiteFiles.isPage(entry.path) && files.contains(entry.path) {
      facts.leftOut.contents[entry.path] = entry.content
    }
    let changed = paths.filter(files.contains).map(DataTree.keys(ofFile:))
    if changed.isEmpty { return loaded }
    guard known.data.allSatisfy({ $0.leads || DataDigests.isText($0.keys) }) else { throw .data }
    let touched = known.data.lazy.map(\.keys).filter { part in
      changed.contains { $0.starts(with: part) || part.starts(with: $0) }
    }
    return try await self.loaded(loaded, with: NeededData(Set(touched).union(changed)))
  }
}
