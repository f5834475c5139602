import VMLMarkup

/// Limits on what one document may expand to.
public enum ExpansionLimits {
  /// Components inside one another, before one that is inside of itself is refused.
  public static let components = 128
  /// Elements, instructions and components that are open at once in the sources.
  public static let depth = 4096
  /// Elements inside one another in the document: as many as a reader takes.
  public static let elements = markupDepthLimit
  /// Views of one document, and texts.
  public static let nodes = 250_000
  /// Roots in one document of components that style sheets name.
  public static let selectedRoots = Int(UInt16.max)
  /// Bytes of one document's text and attribute values.
  public static let bytes = 64 << 20
  /// Bytes of one document as it is written, with its styles.
  public static let documentBytes = 256 << 20
  /// Steps that are taken for one document: nodes, attributes, turns of loops, and more for a
  /// component.
  public static let work = 2_000_000
  /// What one call of a component counts, in steps.
  public static let call = 5
  /// What one turn of a loop counts, in steps.
  public static let turn = 4
  /// Roughly the bytes that all expressions of one document may go through.
  public static let evaluation = 1 << 28
  /// Mistakes in one document after which it is given up.
  public static let mistakes = 100
}
