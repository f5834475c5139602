/// The reasons for the modifiers of an element.
public struct StyleExplanation: Sendable {
  /// The rules that match it, the weakest first.
  public internal(set) var rules: [Rule] = []
  /// In the order in which they are applied.
  public internal(set) var modifiers: [ResolvedStyle.Modifier] = []
  /// Modifiers of its rules and its own style that its target does not get.
  public internal(set) var dropped: [Dropped] = []

  public struct Rule: Sendable {
    /// The index of its sheet, and of its item there.
    public var sheet: Int
    public var item: Int
    /// `nil` for a rule in no layer.
    public var layer: String?
    public var specificity: Specificity
  }

  public struct Dropped: Sendable {
    /// The canonical text.
    public var text: [UInt8]
    public var origin: Provenance
    /// The diagnostics of the modifier, or the instruction that removed it; empty for a value that
    /// could not be computed.
    public var reasons: [String]
  }
}

/// References in the modifiers of an element that its target does not get.
public struct LeftOutReferences: Sendable {
  /// The names that their `attr()`s read.
  public internal(set) var attributes: [String] = []
  public internal(set) var templates: [String] = []
  /// The modifiers' own names.
  public internal(set) var modifiers: [String] = []

  public init() {}
}

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

/// The sheet, and the item in it, of the rule with a number in all sheets.
func place(ofRule number: Int32, in sheets: [Stylesheet]) -> (sheet: Int, item: Int) {
  let firsts = ruleNumbers(of: sheets)
  let sheet = firsts.lastIndex { $0 <= number } ?? 0
  return (sheet, Int(number - firsts[sheet]))
}
