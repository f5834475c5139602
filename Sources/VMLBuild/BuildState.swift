import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLStylesheet

/// Diagnostics of a build under way, and what they need to be shown.
struct BuildFindings {
  var bag = DiagnosticBag()
  var registry = SourceRegistry()
  var conflicts = PathConflicts()
  var filter = DiagnosticFilter(LintLevels())
  var timer: StageTimer
  /// Files outside of the site's folders that the site names; `nil` until it is loaded.
  var elsewhere: [String: FileStamp]?

  init(timer: StageTimer) { self.timer = timer }
}

/// Files of a site, and of its output, as a build found them before it read them.
struct SeenSources {
  /// `nil` if no later build will use the facts of this one.
  var snapshot: SourceSnapshot?
  /// Difference from what the last build has seen.
  var delta = SourceDelta()
  /// Whether the folders of the output look as the last build left them.
  var isOutputSame = false
  /// The digests of the files that were copied, by path.
  var copiedFiles: [String: XXH128] = [:]
}

/// Facts that a build finds, for its own decisions and for later builds.
struct NewFacts {
  /// Facts that pages share; `nil` if no later build will use them.
  var inputs: SiteInputs?
  /// Effect of the changes since the last build; `nil` where no earlier build is known.
  var impact: Impact?
  /// The features that the records of the pages name by their numbers.
  var features: SharedFeatureTable?
  /// The data that was not read yet.
  var leftOut = LeftOutData()
  /// Diagnostics of loading the site, and of its sheets once all pages are known; `nil` if they
  /// cannot be stored.
  var loadMistakes: StoredMistakes?
  var sheetMistakes: StoredMistakes?
}
