public import VMLCompiler
public import VMLDiagnostics
public import VMLMarkup
public import VMLStylesheet

/// Shows documents to the rules that a site wants; one for each thread.
public struct DocumentLinter: Sendable {
  private let targets: [Target]
  private var rules: [any LintRule]
  private var findings = LintFindings()
  /// Components, props and texts that pages use, as their sources say it.
  private var uses = TemplateUses()
  private var documents = DocumentIndex()
  /// By the group of the styles; there are no more groups than variants.
  private var memories: [LookMemory]
  private var traits: [ElementTraits?] = []
  private let layouts: [String: Int]
  /// The site's texts, where texts that are none of them are looked for.
  private let texts: Texts?
  private var hardCodedTexts: Set<SourceRange> = []

  public init(_ site: Site, levels: LintLevels) {
    targets = site.configuration.targets
    rules = allLintRules.filter { levels[$0.code] != .off }.map { $0.init() }
    texts = levels[.hardCodedText] == .off ? nil : site.texts
    memories = site.configuration.variants.map { _ in LookMemory() }
    layouts = Dictionary(
      site.components.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Notes what a page uses; `names` belong to its compiler.
  public mutating func note(_ page: Page, names: NameTable) {
    if let texts { hardCodedTexts.formUnion(page.hardCodedTexts(in: texts, names: names)) }
    uses.formUnion(page.uses(layout: page.layout.flatMap { layouts[$0.text] }))
  }

  /// Notes a document that there is.
  public mutating func note(_ document: CompiledDocument, at path: DocumentPath) {
    documents.insert(path.path, document.needs.ids, target: document.target)
  }

  /// Looks at a document.
  public mutating func visit(
    _ views: StyledViews, at path: DocumentPath, styledBy resolver: inout StyleResolver
  ) {
    learnNames(of: views.tree)
    let (numbers, new) = memories[views.group].numbers(of: views, styledBy: &resolver)
    let document = LintDocument(
      tree: views.tree, target: targets[views.target], targetIndex: views.target, path: path.path,
      lookNumbers: numbers, looks: memories[views.group].looks, newLooks: new, traits: traits)
    for index in rules.indices { rules[index].check(document, reporting: &findings) }
  }

  /// Findings since the last call, each mistake once.
  public mutating func takeFindings() -> [Diagnostic] { findings.take() }

  /// Takes over what the linter of another thread has gathered.
  public mutating func merge(_ other: DocumentLinter) {
    uses.formUnion(other.uses)
    documents.merge(other.documents)
    hardCodedTexts.formUnion(other.hardCodedTexts)
    for (index, rule) in other.rules.enumerated() { rules[index].mergeAny(rule) }
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

  private mutating func learnNames(of tree: ViewTree) {
    for node in tree.nodes where node.kind == .element {
      let number = Int(node.name.rawValue)
      if number >= traits.count {
        traits += repeatElement(nil, count: number + 1 - traits.count)
      }
      if traits[number] == nil, node.name.rawValue > NameID.body.rawValue {
        traits[number] = ElementTraits(tree.names.string(node.name))
      }
    }
  }
}

/// The looks of the elements of documents with the same sheets.
private struct LookMemory: Sendable {
  private(set) var looks: [StyledLook] = []
  private var numbers: [Key: Int32] = [:]
  private var generation = 0
  private var poolGeneration = 0

  /// Number of looks that are remembered.
  private static let limit = 100_000

  /// Key of a look's name and modifiers, with what these replaced.
  private struct Key: Hashable {
    var look: Int32
    var outcome: Int32
  }

  mutating func numbers(
    of views: StyledViews, styledBy resolver: inout StyleResolver
  ) -> ([Int32], [(look: Int, element: Int)]) {
    if generation != views.generation || poolGeneration != resolver.pool.generation
      || looks.count > Self.limit
    {
      self = LookMemory()
      generation = views.generation
      poolGeneration = resolver.pool.generation
    }
    let outcomes = resolver.outcomes(views.looks)
    var found: [Int32] = []
    var new: [(look: Int, element: Int)] = []
    found.reserveCapacity(views.styles.count)
    for (index, style) in views.styles.enumerated() {
      guard !style.isNone else {
        found.append(-1)
        continue
      }
      let key = Key(look: views.looks[index], outcome: outcomes[index])
      if let known = numbers[key] {
        found.append(known)
        continue
      }
      let number = Int32(looks.count)
      looks.append(StyledLook(resolver.modifiers(ofElement: index, in: views.tree)))
      numbers[key] = number
      new.append((Int(number), index))
      found.append(number)
    }
    return (found, new)
  }
}
