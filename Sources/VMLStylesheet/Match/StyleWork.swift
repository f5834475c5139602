/// Counts of the work that a resolver has done.
public struct StyleWork: Sendable {
  /// Selectors tried on elements, once for all equal elements.
  public var selectors = 0
  /// Declarations of custom properties that were read to find the environments of elements.
  public var properties = 0
  /// Modifiers that were visited one by one to fold rules over them.
  public var modifiers = 0
}
