public import VMLCompiler
public import VMLDiagnostics

/// Facts of one page for the rules that look at a site as a whole.
///
/// They depend on the page's documents and on places in the files that they point at, and on no
/// other page.
public struct PageFacts: Sendable {
  /// The names that the page's source uses, but for the variables of its expressions.
  public var uses = TemplateUses()
  public var documents: [Document] = []
  /// The texts that it says itself, where the site has locales.
  public var hardCodedTexts: [SourceRange] = []
  /// Facts that rules gathered, in no order.
  public var facts: [LintFact] = []

  /// A document that the page makes for a target.
  public struct Document: Hashable, Sendable {
    public var path: String
    /// The target's index in the site.
    public var target: Int
    /// The ids of its views, in any locale and theme.
    public var ids: [String]

    public init(path: String, target: Int, ids: [String]) {
      self.path = path
      self.target = target
      self.ids = ids
    }
  }

  public init() {}
}

/// Something that a rule judges when all pages were seen.
public struct LintFact: Hashable, Sendable {
  public var rule: DiagnosticCode
  /// A name, or where a link leads.
  public var text: String
  public var place: SourceRange
  /// Another place that is involved.
  public var other: SourceRange?
  public var flag = false
  /// The target's index in the site, where that matters.
  public var target = 0
  /// The document's path, where that matters.
  public var document: String?

  public init(_ rule: DiagnosticCode, _ text: String, at place: SourceRange) {
    self.rule = rule
    self.text = text
    self.place = place
  }
}
