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
