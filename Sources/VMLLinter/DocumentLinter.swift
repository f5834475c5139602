public import VMLCompiler
public import VMLDiagnostics
public import VMLMarkup
public import VMLStylesheet

/// Shows documents to the rules that a site wants; one for each thread.
public struct DocumentLinter: Sendable {
  private let targets: [Target]
  private let webURLs: [String]
  private var rules: [any LintRule]
  private var findings = LintFindings()
  /// The facts of the present page, and its file.
  private var page = PageFacts()
  private var file: FileID?
  /// By the group of the styles; there are no more groups than variants.
  private var memories: [LookMemory]
  private var traits: [ElementTraits?] = []
  private let layouts: [String: Int]
  /// The site's texts, where texts that are none of them are looked for.
  private let texts: Texts?

  public init(_ site: Site, levels: LintLevels) {
    targets = site.configuration.targets
    webURLs = site.configuration.links.map(\.text)
    rules = lintRules(levels)
    let isOneLocale = site.configuration.locales.count <= 1
    texts = !levels.isOn(.hardCodedText) || isOneLocale ? nil : site.texts
    memories = site.configuration.variants.map { _ in LookMemory() }
    layouts = Dictionary(
      site.components.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Begins a page, whose documents come next; `names` is the table of its compiler.
  public mutating func begin(_ page: Page, names: NameTable) {
    self.page = PageFacts()
    file = page.file.id
    if let texts { self.page.hardCodedTexts = page.hardCodedTexts(in: texts, names: names) }
    self.page.uses = page.uses(layout: page.layout.flatMap { layouts[$0.text] })
    self.page.uses.variables = []
    for index in memories.indices { memories[index].beginPage() }
  }

  /// Notes a document that there is.
  public mutating func note(_ document: CompiledDocument, at path: DocumentPath) {
    page.documents.append(
      PageFacts.Document(
        path: path.path, target: document.target, ids: document.needs.ids))
    guard document.needs.isFragment, let file else { return }
    page.facts.append(
      FragmentTarget.part(
        path.path, target: document.target, at: SourceRange(file: file, 0..<0)))
  }

  /// Notes the sheets that a page has besides the site's.
  public mutating func note(_ sheets: [Stylesheet]) {
    for sheet in sheets {
      page.uses.properties.formUnion(UnusedProperty.read(in: sheet))
      page.facts += UnusedProperty.declared(in: sheet)
    }
  }

  /// Looks at a document.
  public mutating func visit(
    _ views: StyledViews, of request: DocumentRequest, styledBy resolver: inout StyleResolver
  ) {
    learnNames(of: views.tree)
    let (numbers, new) = memories[views.group].numbers(of: views, styledBy: &resolver)
    let document = LintDocument(
      tree: views.tree, target: targets[views.target], targetIndex: views.target,
      theme: views.theme,
      path: request.path.path, parent: request.parent, webURLs: webURLs,
      lookNumbers: numbers, looks: memories[views.group].looks, newLooks: new, traits: traits)
    for index in rules.indices { rules[index].check(document, reporting: &findings) }
  }

  /// Ends a page: what was found on it, each mistake once, and what it tells of the site.
  public mutating func end() -> (findings: [Diagnostic], facts: PageFacts) {
    for index in rules.indices { page.facts += rules[index].takeFacts() }
    return (findings.take(), page)
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
  private var generation = Generation.first
  private var poolGeneration = Generation.first
  /// By look: the number of the page that had it last.
  private var turns: [Int] = []
  private var turn = 0

  /// Number of looks that are remembered.
  private static let limit = 100_000

  /// Key of a look's name and modifiers, with what these replaced.
  private struct Key: Hashable {
    var signature: Int32
    var outcome: Int32
  }

  mutating func beginPage() { turn += 1 }

  /// The looks of a document's elements, and the looks that are new on the page, each with an
  /// element.
  mutating func numbers(
    of views: StyledViews, styledBy resolver: inout StyleResolver
  ) -> ([Int32], [(look: Int, element: Int)]) {
    if generation != views.generation || poolGeneration != resolver.pool.generation
      || looks.count > Self.limit
    {
      let turn = turn
      self = LookMemory()
      self.turn = turn
      generation = views.generation
      poolGeneration = resolver.pool.generation
    }
    let outcomes = resolver.outcomes(views.signatures)
    var found: [Int32] = []
    var new: [(look: Int, element: Int)] = []
    found.reserveCapacity(views.styles.count)
    for (index, style) in views.styles.enumerated() {
      guard !style.isNone else {
        found.append(-1)
        continue
      }
      let key = Key(signature: views.signatures[index], outcome: outcomes[index])
      if let known = numbers[key] {
        found.append(known)
        if turns[Int(known)] != turn {
          turns[Int(known)] = turn
          new.append((Int(known), index))
        }
        continue
      }
      let number = Int32(looks.count)
      looks.append(StyledLook(resolver.modifiers(ofElement: index, in: views.tree)))
      turns.append(turn)
      numbers[key] = number
      new.append((Int(number), index))
      found.append(number)
    }
    return (found, new)
  }
}
