import VMLCompiler
import VMLDiagnostics
import VMLStylesheet

/// What the pages of a site share, as digests.
struct SiteInputs: Sendable {
  let configuration: XXH128
  /// In the order of the site.
  let components: [SiteMemory.Component]
  let shared: XXH128
  /// Those of them of which nothing finer is known.
  let others: XXH128
  let outline: SheetOutline
  /// By the path of every file that was read.
  let contents: [String: XXH128]
  /// By component.
  let reads: [TemplateReads]
  private(set) var data: DataDigests

  init(_ loaded: LoadedSite, _ registry: SourceRegistry) {
    var contents: [String: XXH128] = [:]
    // A file of which something else was said has none.
    for file in registry.sources.all where !file.bytes.isEmpty || contents[file.path] == nil {
      contents[file.path] = xxh128(file.bytes.span)
    }
    self.contents = contents
    configuration = contents[SiteFiles.configuration] ?? XXH128(high: 0, low: 0)
    components = loaded.site.components.map { component in
      let path = registry.sources[component.file]?.path
      return SiteMemory.Component(
        name: component.name,
        content: path.flatMap { contents[$0] } ?? XXH128(high: 0, low: 0))
    }
    reads = loaded.site.components.map(\.templateReads)
    data = DataDigests(loaded.site.data, loaded.site.texts)
    let tokens = loaded.style.tokens.map(\.path)
    var shared = Hashing()
    var styles = Hashing()
    var others = Hashing()
    let read = Set(loaded.site.components.compactMap { registry.sources[$0.file]?.path })
    for (path, digest) in contents.sorted(by: { pathPrecedes($0.key, $1.key) }) {
      shared.add(path)
      shared.add(digest)
      if SiteFiles.ending(of: path) == "vss" || tokens.contains(path) {
        styles.add(path)
        styles.add(digest)
      } else if path != SiteFiles.configuration, !read.contains(path),
        !SiteFiles.isDataOrText(path)
      {
        others.add(path)
        others.add(digest)
      }
    }
    self.others = others.finish()
    self.shared = shared.finish()
    outline = SheetOutline(
      loaded.style.sheets, tokens: tokens.compactMap { contents[$0] },
      lacksRules: !loaded.style.options.areAll, whole: styles.finish())
  }

  mutating func digest(of keys: [String]) -> XXH128 { data.digest(of: keys) }
}

/// Which pages are compiled again.
struct PageDecisions {
  private let pages: [String: StoredPage]
  private let sheets: SheetChanges
  /// Whether every page has to be.
  private var isEverything = false
  private let isSharedSame: Bool
  private let areSheetsSame: Bool
  /// The components that are not as they were, that read other data, or that call such ones.
  private var components: Set<String> = []
  private var data: Set<[String]> = []
  /// By their numbers in the last build.
  private var features: Set<Int32> = []
  private let restamped: Set<String>
  /// Those of them that do not hold what they did.
  private var changedFiles: Set<String> = []

  /// `inputs` are what pages share now, `restamped` the files that may not be as they were.
  init(
    _ memory: SiteMemory, _ inputs: inout SiteInputs, of loaded: LoadedSite, _ sheets: SheetChanges,
    restamped: Set<String>
  ) {
    pages = Dictionary(
      memory.pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.sheets = sheets
    self.restamped = restamped
    isSharedSame = memory.shared == inputs.shared
    areSheetsSame = memory.outline.whole == inputs.outline.whole
    if isSharedSame { return }
    if memory.configuration != inputs.configuration || memory.others != inputs.others
      || memory.components.map(\.name) != inputs.components.map(\.name)
    {
      isEverything = true
      return
    }
    let selection = PathSelection(restamped)
    for entry in memory.sources.entries where selection.contains(entry.path) {
      if let content = inputs.contents[entry.path], content == entry.content { continue }
      changedFiles.insert(entry.path)
    }
    for part in memory.data where inputs.digest(of: part.keys) != part.digest {
      data.insert(part.keys)
    }
    findComponents(memory, inputs, loaded)
    findFeatures(memory, loaded)
  }

  /// What is done with a page.
  func plan(for page: LoadedSite.PageFile) -> PagePlan {
    guard let stored = pages[page.path], stored.path.utf8.elementsEqual(page.path.utf8) else {
      return .compile
    }
    guard !isEverything, let record = stored.record, isSame(record) else {
      return .compileAgain(stored)
    }
    return .reuse(record, stored, looking: restamped.contains(page.path))
  }

  /// Whether a page comes out as it did, if its file is the same.
  private func isSame(_ record: PageRecord) -> Bool {
    if isSharedSame { return true }
    if record.hasSheets && !areSheetsSame { return false }
    guard let files = record.messageFiles, changedFiles.isDisjoint(with: files) else {
      return false
    }
    return record.components.allSatisfy { !components.contains($0) }
      && record.data.allSatisfy { !data.contains($0) }
      && (features.isEmpty || features.isDisjoint(with: record.features))
  }

  private mutating func findComponents(
    _ memory: SiteMemory, _ inputs: SiteInputs, _ loaded: LoadedSite
  ) {
    var changed: Set<Int> = []
    for (index, (old, new)) in zip(memory.components, inputs.components).enumerated() {
      let readsChanged = inputs.reads[index].parts.contains { data.contains($0) }
      if old != new || readsChanged { changed.insert(index) }
    }
    if case .features(let names) = sheets.touched {
      // A rule for the roots of a component.
      for (index, component) in inputs.components.enumerated() where names.contains(component.name)
      {
        changed.insert(index)
      }
    }
    // Those that call one of them, and so on.
    var callers: [Int: [Int]] = [:]
    for (index, reads) in inputs.reads.enumerated() {
      for called in reads.components { callers[called, default: []].append(index) }
    }
    var pending = Array(changed)
    while let index = pending.popLast() {
      for caller in callers[index] ?? [] where changed.insert(caller).inserted {
        pending.append(caller)
      }
    }
    components = Set(changed.map { inputs.components[$0].name })
    // They stand in every head.
    let inHeads = loaded.site.configuration.lifecycle.map(\.component.text)
    if inHeads.contains(where: components.contains) { isEverything = true }
  }

  private mutating func findFeatures(_ memory: SiteMemory, _ loaded: LoadedSite) {
    switch sheets.touched {
    case .everything: isEverything = true
    case .features(let names):
      for (number, name) in memory.features.enumerated() where names.contains(name) {
        features.insert(Int32(number))
      }
    }
  }
}
