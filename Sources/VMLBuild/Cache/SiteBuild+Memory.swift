import VMLCompiler
import VMLDiagnostics
import VMLStylesheet

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SiteBuild {
  /// What is done with each page; `nil` if all are compiled.
  mutating func decidePlans(of loaded: LoadedSite) -> [PagePlan]? {
    guard let memory, let look, var inputs else { return nil }
    let decisions = PageDecisions(
      memory, &inputs, of: loaded, SheetChanges(from: memory.outline, to: inputs.outline),
      restamped: look.restamped)
    self.inputs = inputs
    return loaded.pages.map { decisions.plan(for: $0) }
  }

  /// Notes what this build did, if another can go on from it.
  mutating func remember(
    _ pages: CompiledPages, of loaded: LoadedSite, in location: OutputLocation, _ targets: [Int],
    _ report: BuildReport
  ) throws(FileSystemError) {
    guard let look, var inputs, let output = report.output, report.errorCount == 0,
      bag.leftOutCount == 0, conflicts.found.isEmpty,
      let stored = StoredReport(report, output: loaded.site.configuration.output)
    else { return }
    var new = SiteMemory(
      key: options.key, configuration: inputs.configuration, shared: inputs.shared,
      others: inputs.others, outline: inputs.outline)
    new.components = inputs.components
    new.assets = look.assets
    new.report = stored
    let files = Dictionary(
      registry.sources.all.map { ($0.id, $0.path) }, uniquingKeysWith: { first, _ in first })
    let old = Dictionary(
      (memory?.pages ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let isAnyReused = pages.outcomes.contains(where: \.trace.isReused)
    var features = FeatureTable(isAnyReused ? memory?.features ?? [] : [])
    let numbers = features.numbers(of: pages.features)
    var contents: [String: XXH128?] = inputs.contents.mapValues { $0 }
    for (path, digest) in look.assets { contents[path] = digest }
    var data = Set(inputs.reads.flatMap(\.parts))
    for (index, page) in loaded.pages.enumerated() {
      contents[page.path] = pages.outcomes[index].trace.content
      if pages.outcomes[index].trace.isReused {
        guard let record = old[page.path] else { continue }
        new.pages.append(record)
      } else {
        var outcome = pages.outcomes[index]
        outcome.trace.renumber(numbers)
        let record = PageRecord(outcome, of: page, in: loaded, pathOf: { files[$0] })
        guard let record else { continue }
        new.pages.append(record)
      }
      data.formUnion(new.pages.last?.data ?? [])
    }
    new.features = features.names
    new.data = data.sorted { $0.lexicographicallyPrecedes($1) }
      .map { SiteMemory.DataPart(keys: $0, digest: inputs.digest(of: $0)) }
    new.usedRules = pages.usedRules
    new.appliedClasses = pages.appliedClasses
    new.sources = look.listing.table.withContents(contents)
    try noteOthers(contents, in: &new)
    new.output = try outputTable(of: output.version, loaded, new, targets, in: location)
    memory = new
  }

  /// Notes files that were read and stand in none of the site's folders.
  private func noteOthers(
    _ contents: [String: XXH128?], in memory: inout SiteMemory
  ) throws(FileSystemError) {
    let known = Set(memory.sources.entries.map(\.path))
    for path in contents.keys.filter({ !known.contains($0) }).sorted(by: pathPrecedes) {
      let status = try fileSystem.status(of: path)
      memory.sources.entries.insert(
        FileTable.Entry(
          path: path, kind: status?.kind, stamp: status?.stamp ?? FileTable.noStamp,
          content: contents[path] ?? nil,
          // It was not looked at before it was read.
          isUnsure: true), at: 1)
    }
  }

  /// What is in the places of the output, as the next build has to find it.
  func outputTable(
    of version: String, _ loaded: LoadedSite, _ memory: SiteMemory, _ targets: [Int],
    in location: OutputLocation
  ) throws(FileSystemError) -> FileTable {
    let configuration = loaded.site.configuration
    let trees = configuration.variants.filter { targets.contains($0.target) }.map { variant in
      splitPath(variant.place(of: "x", in: configuration).path).folder
    }
    let table = OutputTable(
      version: version, targets: configuration.targets.map(\.name), trees: trees,
      files: memory.pages.lazy.flatMap(\.documents).map(\.file)
        + loaded.assets.map(SiteFiles.contentPath))
    // What was written just now could change once more within the same tick of the file system's clock, and
    // the next build would have to look at all of it. So it is waited for the next tick, some milliseconds.
    for _ in 0..<Self.clockTries {
      guard let clock = CacheFolder.clockStamp(in: fileSystem),
        let found = try table.look(in: location.folder), let isPast = found.isPast(at: clock)
      else { break }
      if isPast { return found }
      usleep(1_000)
    }
    let time = CacheFolder.time(in: fileSystem) ?? .max
    var found = try table.look(in: location.folder) ?? FileTable()
    found.markUnsure(since: time)
    return found
  }

  /// How often the clock is looked at; it ticks every 10 milliseconds at the latest.
  private static var clockTries: Int { 12 }
}
