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
