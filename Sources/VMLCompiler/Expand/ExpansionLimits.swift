import VMLMarkup

/// Limits on the expansion of one document.
public enum ExpansionLimits {
  /// Components inside one another, past which a component inside itself is reported.
  public static let components = 128
  /// Elements, instructions and components that are open at once in the sources.
  public static let depth = 4096
  /// Elements inside one another in the document: as many as its reader accepts.
  public static let elements = markupDepthLimit
  /// Views of one document, and texts.
  public static let nodes = 250_000
  /// Roots in one document of components that style sheets name.
  public static let selectedRoots = Int(UInt16.max)
  /// Bytes of one document's text and attribute values.
  public static let bytes = 64 << 20
  /// Bytes of one document in its final form, with its styles.
  public static let documentBytes = 256 << 20
  /// Steps for one document: nodes, attributes, turns of loops, and more for a component.
  public static let work = 2_000_000
  /// Steps for one call of a component.
  public static let call = 5
  /// Steps for one turn of a loop.
  public static let turn = 4
  /// Bytes, roughly, that all expressions of one document may read or make.
  public static let evaluation = 1 << 28
  /// Mistakes in one document after which it is given up.
  public static let mistakes = 100
}
