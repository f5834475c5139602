import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLOutput
import VMLStylesheet

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SiteBuild {
  /// Notes what this build did, if another can go on from it.
  mutating func remember(
    _ pages: CompiledPages, of loaded: LoadedSite, in location: OutputLocation, _ targets: [Int],
    _ report: BuildReport
  ) throws(FileSystemError) {
    guard let snapshot = sources.snapshot, var inputs = facts.inputs, let features = facts.features,
      report.output != nil || !options.writes,
      report.errorCount == 0, findings.conflicts.found.isEmpty,
      let stored = StoredReport(report, output: loaded.site.configuration.output)
    else { return }
    var new = SiteMemory(
      key: options.key, configuration: inputs.configuration, shared: inputs.shared,
      others: inputs.others, outline: inputs.outline)
    new.components = inputs.components
    new.acceptedShapes = AcceptedModifierShapes(of: loaded.style.compiled)
    new.assets = sources.copiedFiles
    new.report = stored
    new.features = features.names
    new.pages = pages.outcomes.indices.compactMap { pages.outcomes[$0].stored }
    new.data = inputs.digests(of: pages.data.union(inputs.reads.flatMap(\.parts)))
    new.loadMistakes = facts.loadMistakes
    new.sheetMistakes = facts.sheetMistakes
    new.links = Set(pages.ownRules.flatMap(\.links)).sorted()
    var contents: [String: XXH128?] = inputs.contents.mapValues(\.self)
    for (path, digest) in sources.copiedFiles { contents[path] = digest }
    let rows = pages.outcomes.indices.lazy.map {
      (path: loaded.pages[$0].path, content: pages.outcomes[$0].dependencies.content)
    }
    let (table, elsewhere) = snapshot.table.withContents(rows, contents)
    new.sources = table
    try noteOthers(elsewhere, contents, in: &new)
    new.usedRules = pages.usedRules
    new.appliedClasses = pages.appliedClasses
    if let output = report.output {
      let claims = SiteClaims(of: pages.outcomes, and: loaded.assets)
      new.output = try outputTable(
        of: output.version, loaded, claims.files, targets, in: location)
    }
    memory = new
  }

  /// Notes files that were read and stand in none of the site's folders.
  private func noteOthers(
    _ paths: [String], _ contents: [String: XXH128?], in memory: inout SiteMemory
  ) throws(FileSystemError) {
    for path in paths {
      let status = try fileSystem.status(of: path)
      memory.sources.entries.insert(
        FileTable.Entry(
          path: path, kind: status?.kind, stamp: status?.stamp ?? FileStamp.none,
          content: contents[path] ?? nil,
          // It was not looked at before it was read.
          isUnsure: true), at: 1)
    }
  }

  /// State of the places of the output, as the next build has to find it.
  ///
  /// `files` are the paths of all documents and copied files, relative to a tree.
  func outputTable(
    of version: String, _ loaded: LoadedSite, _ files: some Sequence<String>, _ targets: [Int],
    in location: OutputLocation
  ) throws(FileSystemError) -> FileTable {
    let configuration = loaded.site.configuration
    let trees = configuration.variants.filter { targets.contains($0.target) }.map { variant in
      splitPath(variant.place(of: "x", in: configuration).path).folder
    }
    let table = OutputTable(
      version: version, targets: configuration.targets.map(\.name), trees: trees,
      files: files)
    return try look(at: table, in: location)
  }

  /// Returns the state of some places of the output now.
  func look(
    at table: OutputTable, in location: OutputLocation
  ) throws(FileSystemError) -> FileTable {
    // A file written just now could change once more within the same tick of the file system's
    // clock, and the next build would have to look at all of it. So this waits for the next tick,
    // some milliseconds.
    for _ in 0..<Self.clockTries {
      guard let clock = CacheFolder.clockStamp(in: fileSystem),
        let found = try table.look(in: location.folder), let isPast = found.isPast(at: clock)
      else { break }
      if isPast { return found }
      usleep(1_000)
    }
    let time = CacheFolder.time(in: fileSystem)
    var found = try table.look(in: location.folder) ?? FileTable()
    found.markUnsure(since: time)
    return found
  }

  /// Number of looks at the clock; it ticks every 10 milliseconds at the latest.
  private static var clockTries: Int { 12 }
}
