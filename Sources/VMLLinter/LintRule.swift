public import VMLDiagnostics

/// Something that is no mistake of the language and is hardly ever meant.
///
/// Each rule has a file in `Rules/`, whose doc comment says What, Why, Example and Fix;
/// `docs/lints.md` is made of these. A rule is shown every document of a site, for each target,
/// locale and theme, and at last the site as a whole. There is one for each thread; at the end they
/// are put together.
protocol LintRule: Sendable {
  static var code: DiagnosticCode { get }

  init()

  /// Looks at one document, for one target, locale and theme.
  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings)

  /// Takes over what another of the same rule has gathered.
  mutating func merge(_ other: Self)

  /// Reports what only all documents together show.
  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag)
}

extension LintRule {
  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {}
  mutating func merge(_ other: Self) {}
  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {}

  mutating func mergeAny(_ other: any LintRule) {
    if let other = other as? Self { merge(other) }
  }
}

/// All rules, by the names of their types.
let allLintRules: [any LintRule.Type] = [
  BrokenLink.self, DuplicateID.self, FixedFontSize.self, HardCodedText.self,
  IdenticalReplacement.self, IneffectiveStyle.self, LowContrast.self, MissingLabel.self,
  ReplacedSeveral.self, SmallTarget.self, UnusedComponent.self, UnusedProp.self,
  UnusedProperty.self, UnusedSlot.self, UnusedText.self,
]

/// The codes of the rules, in their order.
public var lintRuleCodes: [DiagnosticCode] { allLintRules.map { $0.code } }

/// Findings of rules, each mistake once.
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
    defer { new.removeAll() }
    return new
  }
}
