import VMLCompiler
import VMLDiagnostics
import VMLStylesheet

/// A site after all of its documents were seen, as rules see it.
struct LintSite {
  let site: Site
  let sheets: [Stylesheet]
  let styles: [CompiledStyles]
  /// Paths of the files that are copied as they are, as links name them: `/logo.png`.
  let assets: Set<String>
  let documents: DocumentIndex
  let pageUses: TemplateUses
  /// Whether every page was compiled for every target; what nothing uses is known only then.
  let isWhole: Bool
  /// By component: what it uses.
  let componentUses: [TemplateUses]
  /// The components that some page reaches, by their index.
  let reached: Set<Int>
  /// Everything that the pages and these components use together.
  let uses: TemplateUses
  /// The texts that pages and components say themselves, where the site has locales.
  let hardCodedTexts: [SourceRange]

  init(
    site: Site, sheets: [Stylesheet], styles: [CompiledStyles], assets: Set<String>,
    documents: DocumentIndex, pageUses: TemplateUses, isWhole: Bool,
    hardCodedTexts: Set<SourceRange>
  ) {
    let ofComponents = site.texts.map { texts in
      site.components.filter { !$0.isBuiltIn }.flatMap {
        $0.hardCodedTexts(in: texts, names: site.names)
      }
    }
    self.hardCodedTexts = hardCodedTexts.union(ofComponents ?? []).sorted {
      ($0.file.rawValue, $0.range.lowerBound) < ($1.file.rawValue, $1.range.lowerBound)
    }
    self.site = site
    self.sheets = sheets
    self.styles = styles
    self.assets = assets
    self.documents = documents
    self.pageUses = pageUses
    self.isWhole = isWhole
    componentUses = site.components.map(\.uses)
    var pending = Array(pageUses.components)
    let lifecycle = Set(site.configuration.lifecycle.map(\.component.text))
    pending += site.components.indices.filter { lifecycle.contains(site.components[$0].name) }
    var reached: Set<Int> = []
    var uses = pageUses
    while let next = pending.popLast() {
      guard reached.insert(next).inserted else { continue }
      uses.formUnion(componentUses[next])
      pending += componentUses[next].components
    }
    self.reached = reached
    self.uses = uses
  }
}

/// The documents of a site, by target, with the ids of their views in any locale and theme.
struct DocumentIndex: Sendable {
  private var documents: [Int: [String: [String]]] = [:]

  init() {}

  mutating func insert(_ path: String, _ ids: [String], target: Int) {
    let known = documents[target]?[path] ?? []
    documents[target, default: [:]][path] = known + ids.filter { !known.contains($0) }
  }

  func contains(_ path: String, target: Int) -> Bool { documents[target]?[path] != nil }

  /// Whether a document has a view of an id.
  func has(_ id: String, in path: String, target: Int) -> Bool {
    documents[target]?[path]?.contains(id) ?? false
  }

  func ids(in path: String, target: Int) -> [String] { documents[target]?[path] ?? [] }

  /// The paths of a target's documents, in no order.
  func paths(target: Int) -> [String] { documents[target].map { Array($0.keys) } ?? [] }
}
