public import VMLCompiler
public import VMLDiagnostics
public import VMLStylesheet

/// Gathers what pages tell of their site, and shows it to the rules that a site wants.
public struct SiteLinter {
  private var rules: [any LintRule]
  /// By the code of a rule, its index.
  private let indices: [DiagnosticCode: Int]
  private var uses = TemplateUses()
  private var documents = DocumentIndex()
  private var hardCodedTexts: Set<SourceRange> = []

  public init(levels: LintLevels) {
    let rules = lintRules(levels)
    indices = Dictionary(
      rules.enumerated().map { (type(of: $1).code, $0) }, uniquingKeysWith: { first, _ in first })
    self.rules = rules
  }

  public mutating func add(_ page: PageFacts) {
    uses.formUnion(page.uses)
    for document in page.documents {
      documents.insert(document.path, document.ids, target: document.target)
    }
    hardCodedTexts.formUnion(page.hardCodedTexts)
    for fact in page.facts {
      if let index = indices[fact.rule] { rules[index].add(fact) }
    }
  }

  /// Reports what only the site as a whole shows.
  ///
  /// `isWhole` says that every page was compiled for every target.
  public func finish(
    _ site: Site, sheets: [Stylesheet], styles: [CompiledStyles], assets: [String], isWhole: Bool,
    reporting bag: inout DiagnosticBag
  ) {
    let lintSite = LintSite(
      site: site, sheets: sheets, styles: styles, assets: Set(assets), documents: documents,
      pageUses: uses, isWhole: isWhole, hardCodedTexts: hardCodedTexts)
    for rule in rules { rule.finish(lintSite, reporting: &bag) }
  }
}

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
      site.components.flatMap { $0.hardCodedTexts(in: texts, names: site.names) }
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
