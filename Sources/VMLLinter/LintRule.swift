import VMLDiagnostics

/// Something that is no mistake of the language and is hardly ever meant.
///
/// Each rule has a file in `Rules/`, whose doc comment says What, Why, Example and Fix;
/// `docs/lints.md` is made of these. A rule is shown every document of a site, for each target,
/// locale and theme, and at last the site as a whole. A thread has one rule for the documents of
/// its pages; the facts that it gathers of each page go to another one, which looks at the site.
protocol LintRule: Sendable {
  static var code: DiagnosticCode { get }

  init()

  /// Looks at one document, for one target, locale and theme.
  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings)

  /// Takes the facts that were gathered since the last call.
  mutating func takeFacts() -> [LintFact]

  /// Gathers what another has gathered of a page.
  mutating func add(_ fact: LintFact)

  /// Reports what only all documents together show.
  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag)
}

extension LintRule {
  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {}
  mutating func takeFacts() -> [LintFact] { [] }
  mutating func add(_ fact: LintFact) {}
  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {}
}

/// Findings of rules on a page, each mistake once.
struct LintFindings: Sendable {
  private var known: Set<Words> = []
  private var new: [Diagnostic] = []

  private struct Words: Hashable {
    var message: String
    var range: SourceRange?
  }

  init() {}

  mutating func report(_ diagnostic: Diagnostic) {
    guard known.count < Self.limit,
      known.insert(Words(message: diagnostic.message, range: diagnostic.range)).inserted
    else { return }
    new.append(diagnostic)
  }

  /// More than this is neither shown nor counted.
  private static let limit = 2 * keptDiagnosticLimit + countedDiagnosticLimit

  /// Findings since the last call.
  mutating func take() -> [Diagnostic] {
    defer {
      known.removeAll(keepingCapacity: true)
      new.removeAll()
    }
    return new
  }
}
