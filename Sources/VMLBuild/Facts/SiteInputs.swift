import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLStylesheet

/// Digests of everything that the pages of a site share.
struct SiteInputs: Sendable {
  let configuration: XXH128
  /// In the order of the site.
  let components: [SiteMemory.Component]
  let shared: XXH128
  /// Digest of the shared files that are tracked only as a whole.
  let others: XXH128
  /// The paths of these files, in order.
  let otherFiles: [String]
  let outline: SheetOutline
  /// By the path of every file that was read.
  let contents: [String: XXH128]
  /// By component.
  let reads: [TemplateReads]
  /// The components that stand in every head, by name.
  let heads: [String]
  private(set) var data: DataDigests
  private let resolvesReferences: Bool

  /// `memory` and `sources` are what is known already of the last build and of the files, `leftOut`
  /// has the digests of those that were not read.
  init(
    _ loaded: LoadedSite, _ registry: SourceRegistry, after memory: SiteMemory? = nil,
    _ sources: SharedSources? = nil, leavingOut leftOut: [String: XXH128] = [:]
  ) {
    var contents: [String: XXH128] = [:]
    // A file that was not read is registered without bytes: it does not replace one with bytes.
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
    heads = loaded.site.configuration.lifecycle.map(\.component.text)
    resolvesReferences = loaded.site.configuration.resolvesReferences
    data = DataDigests(loaded.site.dataAndCollections, loaded.site.texts)
    let tokens = loaded.style.tokens.map(\.path)
    var shared = Hashing()
    var styles = Hashing()
    var others = Hashing()
    var otherFiles: [String] = []
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
        otherFiles.append(path)
        others.add(path)
        others.add(digest)
      }
    }
    if let collections = loaded.site.collections { shared.add(collections) }
    if let images = loaded.site.images { shared.add(images) }
    self.others = others.finish()
    self.otherFiles = otherFiles
    self.shared = shared.finish()
    let whole = styles.finish()
    if let memory, memory.outline.whole == whole, memory.configuration == configuration,
      memory.components.map(\.name) == components.map(\.name), loaded.style.options.areAll
    {
      outline = memory.outline
    } else {
      outline = SheetOutline(
        loaded.style.sheets, tokens: loaded.style.tokens,
        lacksRules: !loaded.style.options.areAll, whole: whole)
    }
  }

  /// Takes over the digests of data that none of some files that have changed has a part in.
  mutating func reuseData(of memory: SiteMemory, but changed: [String]) {
    // A part may hold items of any other file.
    if resolvesReferences { return }
    let files = changed.filter(SiteFiles.isDataOrText)
    data.reuse(
      memory.data, but: files.filter(SiteFiles.isInContent).map(DataTree.keys(ofFile:)),
      withTexts: files.allSatisfy(SiteFiles.isInContent))
  }

  mutating func part(of keys: [String]) -> SiteMemory.DataPart { data.part(of: keys) }

  mutating func digest(of keys: [String]) -> XXH128 { data.digest(of: keys) }
}
