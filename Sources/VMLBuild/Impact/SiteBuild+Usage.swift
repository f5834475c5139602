import VMLCompiler
import VMLDiagnostics
import VMLStylesheet

extension SiteBuild {
  /// Adds the use of rules on reused pages to the use on the pages that were compiled.
  ///
  /// For each rule, one page is known where something matches it. If that page does not show it any
  /// more, others are compiled until one does, since authors want to know which rules match nothing
  /// at all.
  mutating func completeUsage(
    of pages: inout CompiledPages, in loaded: LoadedSite, with worker: PageWorker<Files>
  ) async {
    guard sources.snapshot != nil else { return }
    pages.noteFirst(from: pages.outcomes, of: loaded)
    let indices = pages.outcomes.indices
    guard let memory, let impact = facts.impact, let inputs = facts.inputs,
      indices.contains(where: { pages.outcomes[$0].dependencies.isReused })
    else { return }
    var search = UsageSearch(memory, impact.sheets, inputs.outline, loaded, pages)
    search.takeOver(into: &pages)
    // With errors nothing is said of rules.
    guard !indices.contains(where: { pages.outcomes[$0].bag.hasErrors }) else { return }
    var size = 8
    while let chunk = search.nextPages(size, of: pages) {
      // They come out as they did, and are in place.
      let worker = worker.storingNothing()
      let found = await runPages(
        chunk.map { loaded.pages[$0] }, .compile, with: worker, jobs: options.jobs, progress: nil)
      pages.usage.merge(found.usage)
      pages.noteFirst(from: found.outcomes, of: chunk.map { loaded.pages[$0] })
      size *= 2
    }
  }
}

extension CompiledPages {
  fileprivate mutating func noteFirst(from outcomes: PageOutcomes, of loaded: LoadedSite) {
    noteFirst(from: outcomes, of: loaded.pages)
  }

  fileprivate mutating func noteFirst(
    from outcomes: PageOutcomes, of files: [LoadedSite.PageFile]
  ) {
    for index in outcomes.indices {
      for rule in outcomes[index].dependencies.firstRules where usedRules[rule] == nil {
        usedRules[rule] = files[index].path
      }
      for name in outcomes[index].dependencies.firstApplied where appliedClasses[name] == nil {
        appliedClasses[name] = files[index].path
      }
    }
  }
}

/// Looks for pages that use what others have used.
private struct UsageSearch {
  private let memory: SiteMemory
  private let reused: [String: Int]
  private let pages: [String: StoredPage]
  private let sheets: SheetChanges
  private let blocks: [SheetOutline.Block]
  /// The rules that were used, but have no known page now.
  private var lostRules: Set<Int32> = []
  private var lostClasses: Set<String> = []
  /// The pages that were not looked at.
  private var left: Set<Int>

  init(
    _ memory: SiteMemory, _ sheets: SheetChanges, _ outline: SheetOutline, _ loaded: LoadedSite,
    _ pages: CompiledPages
  ) {
    self.memory = memory
    self.sheets = sheets
    blocks = outline.blocks
    self.pages = Dictionary(
      memory.pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var reused: [String: Int] = [:]
    for (index, page) in loaded.pages.enumerated() where pages.outcomes[index].dependencies.isReused
    {
      reused[page.path] = index
    }
    self.reused = reused
    left = Set(reused.values)
  }

  /// Notes what is used on pages that were not compiled.
  mutating func takeOver(into pages: inout CompiledPages) {
    let items = blocks.reduce(0) { $0 + $1.itemCount }
    for rule in 0..<Int32(items) {
      guard let page = sheets.origin(ofItem: rule).flatMap({ memory.usedRules[$0] }) else {
        continue
      }
      if reused[page] != nil {
        pages.usage.insert(rule: rule)
        pages.usedRules[rule] = pages.usedRules[rule] ?? page
      } else if !pages.usage.contains(rule: rule) {
        lostRules.insert(rule)
      }
    }
    for (name, page) in memory.appliedClasses {
      if reused[page] != nil {
        pages.usage.insert(applied: name)
        pages.appliedClasses[name] = pages.appliedClasses[name] ?? page
      } else if !pages.usage.applied.contains(name) {
        lostClasses.insert(name)
      }
    }
    var seen: Set<Int32> = []
    for path in reused.keys { if let page = self.pages[path] { seen.formUnion(page.features) } }
    for number in seen where Int(number) < memory.features.count {
      let name = memory.features[Int(number)]
      if name.utf8.first == UInt8(ascii: ".") {
        pages.usage.insert(class: String(name.dropFirst()))
      }
    }
  }

  /// Some pages that may use a lost rule or class; `nil` if none is lost, or no page is left to
  /// look at.
  mutating func nextPages(_ limit: Int, of pages: CompiledPages) -> [Int]? {
    lostRules = lostRules.filter { !pages.usage.contains(rule: $0) }
    lostClasses = lostClasses.filter { !pages.usage.applied.contains($0) }
    guard !lostRules.isEmpty || !lostClasses.isEmpty else { return nil }
    var names: Set<String>? = []
    var first: Int32 = 0
    for block in blocks {
      let rules = first..<first + Int32(block.itemCount)
      first = rules.upperBound
      guard lostRules.contains(where: rules.contains) else { continue }
      guard let subjects = block.subjects else {
        names = nil
        break
      }
      names?.formUnion(subjects)
    }
    if !lostClasses.isEmpty { names?.insert(DocumentFeatures.applyingStyle) }
    // A component's name may be a type, which no element has.
    let isComponent = memory.components.contains { names?.contains($0.name) ?? false }
    let features: Set<Int32>? =
      isComponent
      ? nil
      : names.map { names in
        Set(
          memory.features.indices.filter { names.contains(memory.features[$0]) }.map(Int32.init))
      }
    var found: [Int] = []
    for page in reused.sorted(by: { $0.value < $1.value }) where left.contains(page.value) {
      guard found.count < limit else { break }
      guard let record = self.pages[page.key]?.record else { continue }
      let mayUse =
        features.map { !$0.isDisjoint(with: record.features) || record.hasSheets } ?? true
      guard mayUse else { continue }
      found.append(page.value)
      left.remove(page.value)
    }
    return found.isEmpty ? nil : found
  }
}
