public import VMLCompiler
public import VMLDiagnostics
public import VMLFiles
public import VMLOutput

/// Result of a build, with its diagnostics.
public struct BuildReport: Sendable {
  /// In report order, each once; warnings are errors in a strict build.
  public var diagnostics: [Diagnostic] = []
  /// Whether some that only follow from others are left out of ``diagnostics``.
  var hidesConsequences = false
  /// Number of further diagnostics; one of ``diagnostics`` reports it.
  public var unlisted = UnlistedCount()
  /// The files that the diagnostics point at.
  public var sources = SourceSet()
  /// `nil` if the output was left as it was.
  public var output: OutputSummary?
  /// As the user would write it.
  public var outputFolder: String?
  public var targetCount = 0
  /// 0 for a site that does not tell them apart.
  public var localeCount = 0
  public var themeCount = 0
  /// The documents that compiled, over all targets, locales and themes.
  public var documentCount = 0
  /// Number of documents that had to be compiled for this build; the others are reused from the
  /// last one.
  public var compiledDocumentCount = 0
  /// Whether a watched site's other pages were not even looked at.
  public var isOfPagesAlone = false
  /// Why every page was looked at; `nil` where only the pages that a change touches were, or none.
  public var wholeBuild: WholeBuildReason?
  /// Why pages were compiled; `nil` unless ``BuildOptions/explainsPages``.
  public var reasons: CompileReasons?
  public var timings: [StageTiming] = []
  /// The pages that took longest, where that was asked for.
  public var pageTimings: [PageTiming] = []
  /// The rules that took longest, where that was asked for.
  public var ruleTimings: [RuleTiming] = []
  /// `nil` unless a trace was asked for.
  public var trace: BuildTrace?
  /// The documents that are not always there, with the pages that make them, in the order of these.
  public var scheduled: [ScheduledPage] = []
  /// The moment at which a document of a row next comes or goes; such documents are not listed.
  public var nextChangeOfRows: Int64?
  /// Files outside the site's folders that the build has looked for, with their stamps from before
  /// it read them, or no stamp if there is no file; `nil` if the build did not come that far.
  public var filesElsewhere: [String: FileStamp]?
  /// Messages about other things than the sources, each in one line.
  public var notes: [String] = []

  public init() {}

  /// Number of errors, listed or not.
  public var errorCount: Int { listedCount(.error) + unlisted.errors }
  /// Number of warnings, listed or not.
  public var warningCount: Int { listedCount(.warning) + unlisted.warnings }

  /// The moment at which a document next comes or goes, in seconds since 1970; `nil` for none.
  public var nextChange: Int64? {
    (scheduled.map(\.document.nextChange) + [nextChangeOfRows]).compactMap(\.self).min()
  }

  private func listedCount(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity && !$0.isOfUnlisted }
  }
}

/// A document that is not always there.
public struct ScheduledPage: Hashable, Sendable {
  /// The page that makes it, relative to the site.
  public var page: String
  public var document: ScheduledDocument
}

/// Time that a page took in all stages.
public struct PageTiming: Sendable {
  /// Relative to the site.
  public var path: String
  public var duration: Duration
}

/// The time of a rule for being tried on elements and folded, added up over all threads.
public struct RuleTiming: Sendable {
  /// Of the sheet, or of the page with the rule; relative to the site.
  public var path: String
  /// From 1.
  public var line: Int
  /// In one line, cut where it is long.
  public var selector: String
  public var duration: Duration
  /// The number of times that it was held against an element.
  public var tries: Int
}

/// Time that a stage took, added up over all threads.
public struct StageTiming: Sendable {
  public var name: String
  public var duration: Duration
  /// Number of times that it ran.
  public var count: Int
}
