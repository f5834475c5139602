package import VMLDiagnostics

/// What a build did and what it has to say.
package struct BuildReport: Sendable {
  /// In report order, each once; warnings are errors in a strict build.
  package var diagnostics: [Diagnostic] = []
  /// The files that the diagnostics point at.
  package var sources = SourceSet()
  /// `nil` if the output was left as it was.
  package var output: OutputSummary?
  /// As the user would write it.
  package var outputFolder: String?
  package var targetCount = 0
  /// 0 for a site that does not tell them apart.
  package var localeCount = 0
  package var themeCount = 0
  /// The documents that compiled, over all targets, locales and themes.
  package var documentCount = 0
  package var timings: [StageTiming] = []

  package var errorCount: Int { diagnostics.count { $0.severity == .error } }
  package var warningCount: Int { diagnostics.count { $0.severity == .warning } }
}

/// How long a stage took, added up over all threads.
package struct StageTiming: Sendable {
  package var name: String
  package var duration: Duration
  /// How many times it ran.
  package var count: Int
}
