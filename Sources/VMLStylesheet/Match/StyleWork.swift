/// How much a resolver has done.
public struct StyleWork: Sendable {
  /// How many selectors were held against elements, once for all that are alike.
  public var selectors = 0
  /// How many declarations of custom properties were looked at to find what holds for elements.
  public var properties = 0
  /// How many modifiers were gone through one by one to fold rules over them.
  public var modifiers = 0
}
