/// The fate of modifiers that a fold left out of its result.
struct FoldTrace: Sendable {
  /// Whether ``variables`` are wanted, for which each value is computed again.
  var notesVariables = false
  var replacements: [RuleFold.Replacement] = []
  var dropped: [Int32] = []
  var removed: [Int32] = []
  /// By modifier: the custom properties that its text was computed from.
  var variables: [Int32: [StyleEvaluator.Use]] = [:]
}
