import VMLCompiler
import VMLDiagnostics
import VMLFiles
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

  /// `memory` and `sources` are what is known already of the last build and of the files, `leftOut`
  /// has the digests of those that were not read.
  init(
    _ loaded: LoadedSite, _ registry: SourceRegistry, after memory: SiteMemory? = nil,
    _ sources: SharedSources? = nil, leavingOut leftOut: [String: XXH128] = [:]
  ) {
    var contents: [String: XXH128] = [:]
    // A file of which something else was said has none.
    for file in registry.sources.all where !file.bytes.isEmpty || contents[file.path] == nil {
      contents[file.path] = sources?.content(of: file) ?? xxh128(file.bytes.span)
    }
    contents.merge(leftOut) { _, known in known }
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
    let whole = styles.finish()
    if let memory, memory.outline.whole == whole, memory.configuration == configuration,
      memory.components.map(\.name) == components.map(\.name), loaded.style.options.areAll
    {
      outline = memory.outline
    } else {
      outline = SheetOutline(
        loaded.style.sheets, tokens: tokens.compactMap { contents[$0] },
        lacksRules: !loaded.style.options.areAll, whole: whole)
    }
  }

  /// Takes over the digests of data that none of some files that have changed has a part in.
  mutating func reuseData(of memory: SiteMemory, but changed: [String]) {
    let files = changed.filter(SiteFiles.isDataOrText)
    data.reuse(
      memory.data, but: files.filter(SiteFiles.isInContent).map(DataTree.keys(ofFile:)),
      withTexts: files.allSatisfy(SiteFiles.isInContent))
  }

  mutating func part(of keys: [String]) -> SiteMemory.DataPart { data.part(of: keys) }

  mutating func digest(of keys: [String]) -> XXH128 { data.digest(of: keys) }
}

/// Which pages are compiled again.
struct PageDecisions {
  /// Whether every page has to be.
  private(set) var isEverything = false
  private let isSharedSame: Bool
  private let areSheetsSame: Bool
  /// The components that are not as they were, that read other data, or that call such ones.
  private var components: Set<String> = []
  private var data: Set<[String]> = []
  /// Whether a feature is touched, by its number in the last build; empty if none is.
  private var features: [Bool] = []
  /// The page that was looked at last, and whether what it names is as it was: most name the same
  /// as the one before.
  private var last: (needs: PageNeeds, isSame: Bool)?
  /// The files that do not hold what they did.
  private var changedFiles: Set<String> = []

  /// `inputs` are what pages share now, `restamped` the files that may not be as they were.
  init(
    _ memory: SiteMemory, _ inputs: inout SiteInputs, of loaded: LoadedSite, _ sheets: SheetChanges,
    restamped: Set<String>
  ) {
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
    findComponents(memory, inputs, loaded, sheets)
    findFeatures(memory, sheets)
  }

  /// The places of all pages that may not come out as they did, and of some others; `nil` for all.
  func candidates(in index: PageIndex) -> [Int]? {
    isSharedSame
      ? []
      : isEverything
        ? nil : index.pages(calling: components, reading: data, having: features)
  }

  /// Whether a page comes out as it did, if its file is the same.
  mutating func isSame(_ page: StoredPage) -> Bool {
    if isSharedSame { return true }
    if isEverything { return false }
    let needs = page.needs
    if needs.hasSheets && !areSheetsSame { return false }
    guard let files = needs.messageFiles, changedFiles.isDisjoint(with: files) else {
      return false
    }
    return areSameParts(needs) && (features.isEmpty || !needs.hasFeature(among: features))
  }

  private mutating func areSameParts(_ needs: PageNeeds) -> Bool {
    if components.isEmpty, data.isEmpty { return true }
    if let last, needs.hasSameParts(as: last.needs) { return last.isSame }
    let parts = needs.componentsAndData
    let isSame =
      parts.components.allSatisfy { !components.contains($0) }
      && parts.data.allSatisfy { !data.contains($0) }
    last = (needs, isSame)
    return isSame
  }

  private mutating func findComponents(
    _ memory: SiteMemory, _ inputs: SiteInputs, _ loaded: LoadedSite, _ sheets: SheetChanges
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

  private mutating func findFeatures(_ memory: SiteMemory, _ sheets: SheetChanges) {
    switch sheets.touched {
    case .everything: isEverything = true
    case .features(let names):
      let touched = memory.features.map(names.contains)
      if touched.contains(true) { features = touched }
    }
  }
}
