import VMLDiagnostics
import VMLMarkup

/// Names in all sheets, whatever the target: for checks and suggestions.
struct StyleFacts: Sendable {
  var trees: [StyleTree] = []
  /// The files that the trees were parsed from.
  var files: [FileID] = []
  /// Every class that some selector names.
  var classes: Set<String> = []
  /// Every class that is a selector by itself.
  var soleClasses: Set<String> = []
  /// Every pattern that some selector has.
  var patterns = PatternIndex()
  /// Every pattern that is a selector by itself.
  var solePatterns = PatternIndex()
  /// The components with sheets of their own, and the names in these sheets, by the scope's number.
  var scopes = StyleScopes()
  var scoped: [ScopedFacts] = []
  /// Every custom property that some rule declares.
  var properties: Set<String> = []
  /// Classes that the rules for a class inherit and apply.
  var references: [String: Set<String>] = [:]
  /// By the range of each such name: the classes that its rule is for, without further tests.
  var owners: [SourceRange: [String]] = [:]
  /// Reasons to use a custom property no more, by its name.
  var deprecated: [String: String] = [:]
  /// Indices of the targets that declare a custom property, where not all do.
  var declaringTargets: [String: [Int]] = [:]
  /// The site's targets, one for each group that the sheets do not tell apart.
  var targets: [StyleTarget] = []
  /// Every type that some selector names.
  var types: Set<String> = []
  var options = StyleOptions()
  /// Whether all sheets could be read.
  ///
  /// Only then is a name that no sheet declares a mistake of its user.
  var areAll: Bool { options.areAll }
}

/// The classes and patterns that the sheets of one component name.
///
/// ``StyleFacts`` has the names of all other sheets.
struct ScopedFacts: Sendable {
  var classes: Set<String> = []
  var soleClasses: Set<String> = []
  var patterns = PatternIndex()
  var solePatterns = PatternIndex()
}
