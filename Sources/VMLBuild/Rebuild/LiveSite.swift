import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLOutput
import VMLStylesheet

// Where nothing but pages has changed, and no fact about the site as a whole changes with them,
// only these pages are compiled, and only their documents are written. All that this takes is kept
// in memory from the last whole build. ``WholeBuildReason`` lists where a page concerns the whole
// site: then a whole build follows, which reuses pages too, but looks at all of them.

/// Memory of a whole build for later builds that compile single pages.
struct LiveSite<Files: FileSystem>: Sendable {
  private let kept: SinglePageSetup<Files>
  /// The report of the last build.
  private(set) var report: BuildReport
  /// The pages' places among the site's pages, by path, as soon as there was time to note them.
  private var places: [String: Int]?
  /// Number of pages with each feature, by its number, as soon as a page has lost one.
  private var featureCounts: [Int]?
  private let componentNames: [String]
  private let dataParts: Set<[String]>
  private let features: FeatureTable
  /// By page, the rules and the applied classes for which it is the only known user.
  private var rules: [String: [Int32]] = [:]
  private var classes: [String: [String]] = [:]
  /// `nil` until there was time, or need, to look at it.
  private var output: LiveOutput?
  /// One that has compiled the pages that were replaced, and knows of the site what they took;
  /// `nil` before.
  private var worker: PageWorker<Files>?
  /// The styles of trees that have a sheet, as soon as a page has changed its own.
  private var sheets: TreeSheets?
  /// The documents that there are now.
  private var documentCount: Int

  /// Limit for the number of pages to compile in this way; several threads do more of them faster.
  static var pageLimit: Int { 32 }

  /// The data that there is, where that is not all.
  private let needed: NeededData?
  /// The places in ``SiteMemory/sources`` of what is no page, as soon as there was time to note
  /// them.
  private var otherSources: [Int]?

  /// As soon as there was time to make it.
  private(set) var index: PageIndex?

  var pages: [LoadedSite.PageFile] { kept.worker.loaded.pages }

  /// - Throws: The reason where not everything is known that this takes.
  init(
    _ kept: SinglePageSetup<Files>, _ memory: SiteMemory, _ report: BuildReport,
    of needed: NeededData? = nil
  ) throws(WholeBuildReason) {
    guard kept.request == nil || report.output?.foreign.isEmpty == true else { throw .output }
    let files = kept.worker.loaded.pages
    // By their places: a loop over the pages themselves would copy each.
    guard memory.pages.count == files.count,
      files.indices.allSatisfy({ memory.pages[$0].path == files[$0].path })
    else { throw .namesChanged }
    self.kept = kept
    self.report = report
    self.needed = needed
    documentCount = report.documentCount
    componentNames = kept.worker.loaded.site.components.map(\.name)
    dataParts = Set(memory.data.map(\.keys))
    features = FeatureTable(memory.features)
    for (rule, path) in memory.usedRules { rules[path, default: []].append(rule) }
    for (name, path) in memory.appliedClasses { classes[path, default: []].append(name) }
  }

  /// Compiles pages, and replaces their documents; with `settling` the manifests too, in the same
  /// step.
  ///
  /// - Returns: A reason, with nothing changed, if the whole site has to be built.
  mutating func rebuild(
    _ paths: Set<String>, _ memory: inout SiteMemory, settling: Bool = false
  ) async throws(FileSystemError) -> PartialBuild {
    guard paths.count <= Self.pageLimit else { return .failure(.manyFiles) }
    var indices: [Int] = []
    for path in paths {
      guard let index = place(of: path) else { return .failure(.namesChanged) }
      guard (try? kept.worker.setup.fileSystem.status(of: path))?.kind == .file else {
        return .failure(.unreadable(path))
      }
      indices.append(index)
    }
    indices.sort()
    return try await rebuild(indices, after: nil, &memory, settling: settling)
  }

  /// The same after an edit, if there is one, that touches more than pages.
  mutating func rebuild(
    _ paths: [String], after edit: SharedEdit?, _ memory: inout SiteMemory, settling: Bool
  ) async throws(FileSystemError) -> PartialBuild {
    guard let edit else { return try await rebuild(Set(paths), &memory, settling: settling) }
    return try await rebuild(edit.pages, after: edit, &memory, settling: settling)
  }

  /// The same for pages by their places, after an edit that touches no others.
  private mutating func rebuild(
    _ indices: [Int], after edit: SharedEdit?, _ memory: inout SiteMemory, settling: Bool
  ) async throws(FileSystemError) -> PartialBuild {
    // Before anything is compiled in vain.
    if let reason = obstacle(to: indices, memory) { return .failure(reason) }
    // Handed over: a second owner would make the next change copy it.
    let (kept, chosen, handover, parsed) = (kept, indices, Handover(worker.take()), edit?.parsed)
    async let compilation = onLargeStack {
      var worker = handover.take() ?? kept.worker
      worker.memory.parsed = parsed
      let compiled = chosen.map { CompiledPage($0, with: &worker) }
      // Files change until the next pages are compiled.
      worker.memory.parsed = nil
      handover.put(worker)
      return compiled
    }
    // Meanwhile: the manifests are as long as the site is large.
    var failure: FileSystemError?
    do throws(FileSystemError) {
      if output == nil { output = try kept.openOutput() }
    } catch {
      failure = error
    }
    let compiled = await compilation
    edit?.parsed?.end()
    worker = handover.take()
    if let failure { throw failure }
    let pages: ReplacedPages
    do throws(WholeBuildReason) {
      pages = try replacing(compiled, after: edit, &memory)
    } catch {
      return .failure(error)
    }
    return try replace(pages, settling, &memory)
  }

  /// Reason why pages cannot be compiled alone that is known before they are.
  private func obstacle(to indices: [Int], _ memory: SiteMemory) -> WholeBuildReason? {
    for index in indices where memory.pages[index].record?.dependsOnRestOfSite != false {
      return .page(memory.pages[index].path, .otherPages)
    }
    guard output != nil || kept.request.map(LiveOutput.canPatch) ?? true else { return .output }
    let loaded = kept.worker.loaded
    guard let first = indices.min(),
      !report.showsElements(before: loaded.pages[first], of: loaded)
    else { return nil }
    return .diagnostics
  }

  /// Moves what is known of the output and of the pages to another one of the same pages.
  mutating func hand(to other: inout LiveSite) {
    other.output = output.take()
    // Taken, since what two have is copied as soon as it changes.
    other.index = index.take()
    other.otherSources = otherSources
    (other.places, other.featureCounts) = (places, featureCounts)
    other.sheets = sheets.take()
    other.documentCount = documentCount
  }

  /// Moves what the worker knows of styles to the worker of another one, whose site has the same
  /// sheets.
  mutating func handStyles(to other: inout LiveSite) {
    guard let worker = worker.take() else { return }
    var heir = other.kept.worker
    heir.takeStyles(of: worker)
    other.worker = heir
  }

  /// Of a table of the site's files, all but pages.
  mutating func withoutPages(_ table: FileTable) -> FileTable {
    let places =
      otherSources
      ?? table.entries.indices.filter { index in
        table.entries[index].kind != .file || !SiteFiles.isPage(table.entries[index].path)
      }
    otherSources = places
    var others = FileTable()
    others.entries = places.map { table.entries[$0] }
    return others
  }

  mutating func hand(to other: inout LiveSite?) {
    guard var known = other.take() else { return }
    hand(to: &known)
    other = known
  }

  var isBehind: Bool { output?.isBehind ?? false }

  /// Brings the manifests up to date, or, where there is nothing to do, gets ready for the next
  /// page.
  ///
  /// - Returns: The digest of the version; `nil` if it is as it was.
  @discardableResult
  mutating func settle(knowing memory: SiteMemory?) throws(FileSystemError) -> String? {
    if index == nil { index = memory.map { PageIndex($0) } }
    if output == nil { output = try kept.openOutput() }
    if places == nil {
      let pages = kept.worker.loaded.pages
      places = Dictionary(
        zip(pages.map(\.path), pages.indices), uniquingKeysWith: { first, _ in first })
    }
    return try finish()
  }

  /// Brings the manifests up to date.
  @discardableResult
  mutating func finish() throws(FileSystemError) -> String? { try output?.settle() }

  private func place(of path: String) -> Int? {
    if let places { return places[path] }
    return kept.worker.loaded.pages.firstIndex { $0.path == path }
  }

  /// Finds what pages that were compiled alone change.
  private mutating func replacing(
    _ compiled: [CompiledPage], after edit: SharedEdit?, _ memory: inout SiteMemory
  ) throws(WholeBuildReason) -> ReplacedPages {
    let changesSheets = edit?.isSameOfSheets != nil
    if featureCounts == nil,
      changesSheets || compiled.contains(where: { losesFeatures($0, memory) })
    {
      featureCounts = try memory.countFeatures()
    }
    var reported: [ReportedPage] = []
    var pages = ReplacedPages(report: report, counts: featureCounts)
    for page in compiled {
      let path = memory.pages[page.index].path
      guard let old = memory.pages[page.index].record else { throw .report }
      guard changesSheets || page.usesNothingNew(memory) else { throw .page(path, .newUse) }
      let record: PageRecord
      do throws(WholeBuildReason.Page) {
        record = try self.record(page, insteadOf: old, &pages.counts)
      } catch {
        throw .page(path, error)
      }
      pages.add(page, old, record, at: kept.places(of:))
      if old.hasMistakes || record.hasMistakes {
        reported.append(ReportedPage(compiled: page, old: old, new: record))
      }
    }
    for asset in edit?.assets ?? [] {
      pages.patch.putFile(at: kept.places(ofAsset: asset.path), asset.bytes)
    }
    if let isSame = edit?.isSameOfSheets {
      noteUsage(of: compiled, &memory)
      guard isSame(memory.usage(pages.counts ?? [])) else { throw .diagnostics }
    }
    pages.report = try report.replacing(reported, of: kept.worker)
    replaceSheets(of: &pages, memory)
    return pages
  }

  /// Adds the sheets that change with pages.
  private mutating func replaceSheets(of pages: inout ReplacedPages, _ memory: SiteMemory) {
    let variants = kept.variantsWithSheet
    guard !variants.isEmpty else { return }
    let changed = pages.records.compactMap { index, record -> (PageRecord, PageRecord)? in
      guard let old = memory.pages[index].record else { return nil }
      return old.documents.isSameOfStyles(record.documents) ? nil : (old, record)
    }
    guard !changed.isEmpty else { return }
    // Taken: a second owner would make the change copy it.
    var sheets = self.sheets.take() ?? memory.sheets(of: variants)
    sheets.settle()
    for (old, record) in changed { sheets.replace(old.styles, by: record.styles) }
    for variant in sheets.changed.sorted() {
      pages.patch.putFile(at: [kept.placeOfSheet(for: variant)], sheets.bytes(of: variant))
    }
    pages.sheets = sheets
  }

  /// Puts pages that were compiled alone in place.
  private mutating func replace(
    _ pages: ReplacedPages, _ settling: Bool, _ memory: inout SiteMemory
  ) throws(FileSystemError) -> PartialBuild {
    var summary: OutputSummary?
    if kept.request != nil {
      guard let applied = try output?.apply(pages.patch, settling: settling) else {
        return .failure(.output)
      }
      summary = applied
    }
    report = pages.report
    featureCounts = pages.counts
    if let changed = pages.sheets { sheets = changed }
    documentCount += pages.addedDocuments
    for (place, record) in pages.records {
      memory.pages[place] = StoredPage(record)
      index?.insert(memory.pages[place], at: place)
    }
    if summary?.digest.isEmpty == true { summary?.digest = report.output?.digest ?? "" }
    var report = report
    report.output = summary
    report.documentCount = documentCount
    report.compiledDocumentCount = pages.records.reduce(0) { $0 + $1.record.documentCount }
    (report.timings, report.trace, report.wholeBuild, report.reasons) = ([], nil, nil, nil)
    return .success(report)
  }

  /// The facts about a page from now on.
  private func record(
    _ page: CompiledPage, insteadOf old: PageRecord, _ counts: inout [Int]?
  ) throws(WholeBuildReason.Page) -> PageRecord {
    let outcome = page.outcome
    guard !outcome.dependencies.hasSheets else { throw .sheets }
    // A rule may wait for a feature that no page had so far.
    let numbers = page.features.compactMap { features[$0] }
    guard numbers.count == page.features.count else { throw .newUse }
    let file = kept.worker.loaded.pages[page.index]
    let record = PageRecord(
      outcome, numbering: numbers, of: file, calling: componentNames,
      pathOf: { kept.sharedPaths[$0] })
    guard outcome.failure == nil, let record else { throw .errors }
    guard !record.dependsOnRestOfSite else { throw .otherPages }
    guard needed?.covers(record) ?? true else { throw .components }
    guard outcome.scheduled == nil, !report.scheduled.contains(where: { $0.page == record.path })
    else { throw .paths }
    guard record.claims.map(\.path) == old.claims.map(\.path) else { throw .paths }
    guard record.tellsTheSame(as: old) else { throw .lints }
    guard record.data.allSatisfy(dataParts.contains) else { throw .data }
    guard (rules[old.path] ?? []).allSatisfy({ page.usage.contains(rule: $0) }),
      Set(classes[old.path] ?? []).isSubset(of: page.usage.applied)
    else { throw .lastUse }
    // Where they are not counted, no page has lost one.
    for number in record.features { counts?[Int(number)] += 1 }
    for number in old.features {
      counts?[Int(number)] -= 1
      if counts?[Int(number)] == 0 { throw .lastUse }
    }
    return record
  }

  /// Notes rules and applied classes that no page is known to use yet.
  private mutating func noteUsage(of compiled: [CompiledPage], _ memory: inout SiteMemory) {
    for page in compiled {
      let path = memory.pages[page.index].path
      for rule in page.usage.ruleNumbers where memory.usedRules[rule] == nil {
        memory.usedRules[rule] = path
        rules[path, default: []].append(rule)
      }
      for name in page.usage.applied where memory.appliedClasses[name] == nil {
        memory.appliedClasses[name] = path
        classes[path, default: []].append(name)
      }
    }
  }

  /// Whether a page has not all features any more that it had.
  private func losesFeatures(_ page: CompiledPage, _ memory: SiteMemory) -> Bool {
    let found = page.outcome.dependencies.features
    let now = Set(found.compactMap { features[page.features[Int($0)]] })
    return !memory.pages[page.index].features.allSatisfy(now.contains)
  }
}

extension SiteMemory {
  /// The styles of all pages, for trees that have a sheet.
  fileprivate func sheets(of variants: [Int]) -> TreeSheets {
    var sheets = TreeSheets(of: variants)
    for page in pages { sheets.add(page.record?.styles ?? []) }
    return sheets
  }

  /// Counts the pages with each feature, by its number.
  fileprivate func countFeatures() throws(WholeBuildReason) -> [Int] {
    var counts = Array(repeating: 0, count: features.count)
    for page in pages {
      for number in page.features {
        guard counts.indices.contains(Int(number)) else { throw .report }
        counts[Int(number)] += 1
      }
    }
    return counts
  }

  /// The rules and classes that pages use, where `counts` has the number of pages with each
  /// feature.
  fileprivate func usage(_ counts: [Int]) -> StyleUsage {
    var usage = StyleUsage()
    for rule in usedRules.keys { usage.insert(rule: rule) }
    for name in appliedClasses.keys { usage.insert(applied: name) }
    for (name, count) in zip(features, counts) where count > 0 {
      if name.utf8.first == UInt8(ascii: ".") { usage.insert(class: String(name.dropFirst())) }
    }
    return usage
  }
}

/// Result of an attempt to compile only the pages that a change touches: the report, or the reason
/// why the whole site has to be built.
typealias PartialBuild = Result<BuildReport, WholeBuildReason>

/// Changes by pages that were compiled alone.
private struct ReplacedPages {
  var report: BuildReport
  /// Number of pages with each feature then.
  var counts: [Int]?
  var patch = OutputPatch()
  /// The styles of trees then, where they change.
  var sheets: TreeSheets?
  private(set) var records: [(index: Int, record: PageRecord)] = []
  /// Number of documents more than before.
  private(set) var addedDocuments = 0

  init(report: BuildReport, counts: [Int]?) {
    (self.report, self.counts) = (report, counts)
  }

  mutating func add(
    _ page: CompiledPage, _ old: PageRecord, _ record: PageRecord,
    at places: (PageRecord.Document) -> [OutputPlace]
  ) {
    page.add(to: &patch)
    let new = record.documents.flatMap(places)
    let gone = old.documents.flatMap(places).filter { !new.contains($0) }
    if !gone.isEmpty { patch.remove(gone) }
    records.append((page.index, record))
    addedDocuments += record.documentCount - old.documentCount
  }
}

/// A page that was compiled alone.
struct CompiledPage: Sendable {
  let index: Int
  let outcome: PageOutcome
  let usage: StyleUsage
  /// By the numbers that ``outcome`` has, with others.
  let features: [String]
  private let documents: [CollectedDocument]

  fileprivate init(_ index: Int, with worker: inout PageWorker<some FileSystem>) {
    worker.resetUsage()
    self.index = index
    outcome = worker.run(.compile, worker.loaded.pages[index])
    usage = worker.usage
    features = worker.memory.compiler.features?.names ?? []
    documents = worker.takeCollected()
  }

  fileprivate func usesNothingNew(_ memory: SiteMemory) -> Bool {
    usage.ruleNumbers.allSatisfy { memory.usedRules[$0] != nil }
      && usage.applied.allSatisfy { memory.appliedClasses[$0] != nil }
  }

  fileprivate func add(to patch: inout OutputPatch) {
    for document in documents { patch.put(document.facts, at: document.places, document.bytes) }
  }
}

extension [PageRecord.Document] {
  /// Whether documents need equal styles of the sheets of equal trees.
  fileprivate func isSameOfStyles(_ others: [PageRecord.Document]) -> Bool {
    let (own, other) = (filter { !$0.styles.isEmpty }, others.filter { !$0.styles.isEmpty })
    return own.map(\.variants) == other.map(\.variants) && own.map(\.styles) == other.map(\.styles)
  }
}

extension PageRecord {
  /// Whether pages besides it decide what is said of the rules that it has.
  fileprivate var dependsOnRestOfSite: Bool {
    hasSheets || !unusedRules.diagnostics.isEmpty || !links.isEmpty || !usedRules.isEmpty
  }

  /// Whether both tell lints the same of the site.
  fileprivate func tellsTheSame(as old: PageRecord) -> Bool {
    guard let lints, let before = old.lints else { return lints == nil && old.lints == nil }
    return lints.tellsTheSame(as: before, of: path)
  }

  /// Whether a diagnostic of it is shown, or counted.
  fileprivate var hasMistakes: Bool {
    !mistakes.diagnostics.isEmpty || mistakes.unlisted.total > 0
  }
}
