import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLOutput
import VMLStylesheet

// Where nothing but pages has changed, and nothing of what the site as a whole is told by changes with them,
// only these pages are compiled, and only their documents are written. Everything that this takes is kept in
// memory from the last whole build. A page concerns the whole site as soon as it has an error, has other
// diagnostics in other files than its own, makes other paths, has sheets of its own, reads data that no page read,
// uses a rule that no page used, or does not use one any more of which no other page is known to use it: then the
// whole site is built, which goes on from the last build too, but looks at all of it.

/// What a build has left in memory for those that compile single pages.
struct LiveSite<Files: FileSystem>: Sendable {
  private let kept: KeptBuild<Files>
  /// The report of the last build.
  private(set) var report: BuildReport
  /// The pages' places among the site's pages, by path, as soon as there was time to note them.
  private var places: [String: Int]?
  /// How many pages have each feature, by its number, as soon as a page has lost one.
  private var featureCounts: [Int]?
  private let componentNames: [String]
  private let dataParts: Set<[String]>
  private let features: FeatureTable
  /// The rules, and the applied classes, of which a page is the only one that is known.
  private var rules: [String: [Int32]] = [:]
  private var classes: [String: [String]] = [:]
  /// `nil` until there was time, or need, to look at it.
  private var output: LiveOutput?
  /// One that has compiled the pages that were replaced, and knows of the site what they took; `nil` before.
  private var worker: PageWorker<Files>?
  /// The documents that there are now.
  private var documentCount: Int

  /// How many pages are compiled in this way; from there on it is better done by several threads.
  static var pageLimit: Int { 32 }

  /// The data that there is, where that is not all.
  private let needed: NeededData?
  /// The places in ``SiteMemory/sources`` of what is no page, as soon as there was time to note
  /// them.
  private var otherSources: [Int]?

  /// As soon as there was time to make it.
  private(set) var index: PageIndex?

  var pages: [LoadedSite.PageFile] { kept.worker.loaded.pages }

  /// - Returns: `nil` if not everything is known that this takes.
  init?(
    _ kept: KeptBuild<Files>, _ memory: SiteMemory, _ report: BuildReport,
    of needed: NeededData? = nil
  ) {
    guard kept.request == nil || report.output?.foreign.isEmpty == true,
      memory.pages.count == kept.worker.loaded.pages.count,
      zip(memory.pages, kept.worker.loaded.pages).allSatisfy({ $0.path == $1.path })
    else { return nil }
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

  /// Compiles pages, and replaces their documents; with `settling` the manifests too, in the same step.
  ///
  /// - Returns: `nil`, with nothing changed, if the whole site has to be built.
  mutating func rebuild(
    _ paths: Set<String>, _ memory: inout SiteMemory, settling: Bool = false
  ) async throws(FileSystemError) -> BuildReport? {
    guard paths.count <= Self.pageLimit else { return nil }
    var indices: [Int] = []
    for path in paths {
      guard let index = place(of: path),
        (try? kept.worker.setup.fileSystem.status(of: path))?.kind == .file
      else { return nil }
      indices.append(index)
    }
    indices.sort()
    return try await rebuild(indices, after: nil, &memory, settling: settling)
  }

  /// The same after an edit, if there is one, that touches more than pages.
  mutating func rebuild(
    _ paths: [String], after edit: SharedEdit?, _ memory: inout SiteMemory, settling: Bool
  ) async throws(FileSystemError) -> BuildReport? {
    guard let edit else { return try await rebuild(Set(paths), &memory, settling: settling) }
    return try await rebuild(edit.pages, after: edit, &memory, settling: settling)
  }

  /// The same for pages by their places, after an edit that touches no others.
  private mutating func rebuild(
    _ indices: [Int], after edit: SharedEdit?, _ memory: inout SiteMemory, settling: Bool
  ) async throws(FileSystemError) -> BuildReport? {
    guard indices.allSatisfy({ memory.pages[$0].record?.isEntangled == false }),
      // Nothing is compiled in vain.
      output != nil || kept.request.map(LiveOutput.canPatch) ?? true
    else { return nil }
    let loaded = kept.worker.loaded
    if let first = indices.min() {
      guard report.showsElements(before: loaded.pages[first], of: loaded) else { return nil }
    }
    // Handed on, since two that have it would copy what it knows.
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
    return try replace(compiled, after: edit, &memory, settling: settling)
  }

  /// Moves what is known of the output and of the pages to another one of the same pages.
  mutating func hand(to other: inout LiveSite) {
    other.output = output.take()
    // Taken, since what two have is copied as soon as it changes.
    other.index = index.take()
    other.otherSources = otherSources
    (other.places, other.featureCounts) = (places, featureCounts)
    other.documentCount = documentCount
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

  /// Brings the manifests up to date, or, where there is nothing to do, gets ready for the next page.
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

  private mutating func replace(
    _ compiled: [CompiledPage], after edit: SharedEdit?, _ memory: inout SiteMemory,
    settling: Bool
  ) throws(FileSystemError) -> BuildReport? {
    var records: [PageRecord] = []
    var told: [ToldPage] = []
    var added = 0
    var patch = OutputPatch()
    let changesSheets = edit?.isSameOfSheets != nil
    if featureCounts == nil,
      changesSheets || compiled.contains(where: { losesFeatures($0, memory) })
    {
      guard let counts = memory.countFeatures() else { return nil }
      featureCounts = counts
    }
    var counts = featureCounts
    for page in compiled {
      guard let old = memory.pages[page.index].record,
        changesSheets || page.usesNothingNew(memory),
        let record = record(page, insteadOf: old, &counts)
      else { return nil }
      page.add(to: &patch)
      let new = record.documents.flatMap { kept.places(of: $0) }
      let gone = old.documents.flatMap { kept.places(of: $0) }.filter { !new.contains($0) }
      if !gone.isEmpty { patch.remove(gone) }
      if old.hasMistakes || record.hasMistakes {
        told.append(ToldPage(compiled: page, old: old, new: record))
      }
      records.append(record)
      added += record.documentCount - old.documentCount
    }
    for asset in edit?.assets ?? [] {
      patch.putFile(at: kept.places(ofAsset: asset.path), asset.bytes)
    }
    if let isSame = edit?.isSameOfSheets {
      noteUsage(of: compiled, &memory)
      guard isSame(memory.usage(counts ?? [])) else { return nil }
    }
    guard let said = report.replacing(told, of: kept.worker) else { return nil }
    var summary: OutputSummary?
    if kept.request != nil {
      guard let applied = try output?.apply(patch, settling: settling) else { return nil }
      summary = applied
    }
    report = said
    featureCounts = counts
    documentCount += added
    for (page, record) in zip(compiled, records) {
      memory.pages[page.index] = StoredPage(record)
      index?.insert(memory.pages[page.index], at: page.index)
    }
    if summary?.digest.isEmpty == true { summary?.digest = report.output?.digest ?? "" }
    var report = report
    report.output = summary
    report.documentCount = documentCount
    report.compiledDocumentCount = records.reduce(0) { $0 + $1.documentCount }
    (report.timings, report.trace) = ([], nil)
    return report
  }

  /// What is known of a page from now on; `nil` if it changes what is told of the site.
  private func record(
    _ page: CompiledPage, insteadOf old: PageRecord, _ counts: inout [Int]?
  ) -> PageRecord? {
    let outcome = page.outcome
    guard outcome.failure == nil, !outcome.trace.hasSheets
    else { return nil }
    // A feature that no page had may be one of which rules wait.
    let numbers = page.features.compactMap { features[$0] }
    guard numbers.count == page.features.count else { return nil }
    let file = kept.worker.loaded.pages[page.index]
    let record = PageRecord(
      outcome, numbering: numbers, of: file, calling: componentNames,
      pathOf: { kept.sharedPaths[$0] })
    guard let record, !record.isEntangled, needed?.covers(record) ?? true,
      record.claims.map(\.path) == old.claims.map(\.path),
      record.tellsTheSame(as: old),
      record.data.allSatisfy(dataParts.contains),
      (rules[old.path] ?? []).allSatisfy({ page.usage.contains(rule: $0) }),
      Set(classes[old.path] ?? []).isSubset(of: page.usage.applied)
    else { return nil }
    // Where they are not counted, no page has lost one.
    for number in record.features { counts?[Int(number)] += 1 }
    for number in old.features {
      counts?[Int(number)] -= 1
      if counts?[Int(number)] == 0 { return nil }
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
    let now = Set(page.outcome.trace.features.compactMap { features[page.features[Int($0)]] })
    return !memory.pages[page.index].features.allSatisfy(now.contains)
  }
}

extension SiteMemory {
  /// How many pages have each feature, by its number; `nil` for what no site has.
  fileprivate func countFeatures() -> [Int]? {
    var counts = Array(repeating: 0, count: features.count)
    for page in pages {
      for number in page.features {
        guard counts.indices.contains(Int(number)) else { return nil }
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

/// What a build was made with, for others that compile single pages.
struct KeptBuild<Files: FileSystem>: Sendable {
  /// One that has compiled nothing yet.
  let worker: PageWorker<Files>
  /// `nil` where nothing is written.
  let request: OutputRequest?
  /// The paths of the files that pages share.
  let sharedPaths: [FileID: String]

  init(_ worker: PageWorker<Files>, _ request: OutputRequest?) {
    self.worker = request == nil ? worker.storingNothing() : worker.collectingDocuments()
    self.request = request
    sharedPaths = Dictionary(
      worker.setup.sharedFiles.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Opens the output of the last build, to replace single files; `nil` if that is not possible.
  func openOutput() throws(FileSystemError) -> LiveOutput? {
    guard let request else { return nil }
    return try LiveOutput(request)
  }

  /// Where the files of a document are.
  func places(of document: PageRecord.Document) -> [OutputPlace] {
    worker.setup.places.places(of: document.file, in: document.variants)
  }

  /// The places of a file that is copied.
  func places(ofAsset path: String) -> [OutputPlace] {
    worker.setup.places.places(of: SiteFiles.contentPath(path), in: worker.setup.variantIndices)
  }
}

/// A page that was compiled alone.
private struct CompiledPage: Sendable {
  let index: Int
  let outcome: PageOutcome
  let usage: StyleUsage
  /// By the numbers that ``outcome`` has, with others.
  let features: [String]
  private let documents: [CollectedDocument]

  init(_ index: Int, with worker: inout PageWorker<some FileSystem>) {
    worker.resetUsage()
    self.index = index
    outcome = worker.run(.compile, worker.loaded.pages[index])
    usage = worker.usage
    features = worker.memory.compiler.features?.names ?? []
    documents = worker.takeCollected()
  }

  func usesNothingNew(_ memory: SiteMemory) -> Bool {
    usage.ruleNumbers.allSatisfy { memory.usedRules[$0] != nil }
      && usage.applied.allSatisfy { memory.appliedClasses[$0] != nil }
  }

  func add(to patch: inout OutputPatch) {
    for document in documents { patch.put(document.facts, at: document.places, document.bytes) }
  }
}

/// A page that has diagnostics, or had some before it was compiled again.
private struct ToldPage {
  let compiled: CompiledPage
  let old: PageRecord
  let new: PageRecord
}

extension BuildReport {
  /// The same after some pages were compiled again.
  ///
  /// - Returns: `nil` if it takes the other pages to say what there is to say.
  fileprivate func replacing(
    _ told: [ToldPage], of worker: PageWorker<some FileSystem>
  ) -> BuildReport? {
    guard !told.isEmpty else { return self }
    guard unlisted.total == 0, !worker.setup.isStrict else { return nil }
    let files = told.map { worker.loaded.pages[$0.compiled.index].id }
    var report = self
    report.diagnostics.removeAll { $0.range.map { files.contains($0.file) } ?? false }
    for (page, id) in zip(told, files) {
      let outcome = page.compiled.outcome
      // What is said of a component, other pages may say too.
      guard outcome.bag.unlisted.total == 0,
        page.new.mistakes.saysTheSame(as: page.old.mistakes, outside: page.new.path)
      else { return nil }
      if let file = outcome.file { report.sources.insert(file) }
      report.diagnostics += outcome.bag.diagnostics.filter { $0.range?.file == id }
    }
    // A whole build does not list all of more.
    guard report.diagnostics.count <= keptDiagnosticLimit else { return nil }
    report.diagnostics = inReportOrder(report.diagnostics, in: report.sources)
    return report
  }
}

/// A document that is not written yet.
struct CollectedDocument: Sendable {
  var facts: DocumentFacts
  var places: [OutputPlace]
  var bytes: [UInt8]
}

extension PageRecord {
  /// Whether pages besides it decide what is said of the rules that it has.
  fileprivate var isEntangled: Bool {
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
