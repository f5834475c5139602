/// Settings of a site that concern its styles.
public struct StyleOptions: Hashable, Sendable {
  /// Modifiers that the client app registers.
  public var customModifiers: Set<String> = []
  /// Classes that data may name, so that sheets cannot show whether they are used.
  public var safelist: Set<String> = []
  public var cascade = CascadeMode.replace
  /// Whether modifiers with steps of behaviour are left out.
  public var leavesOutSteps = false
  /// The locales and themes that the site is made in; none for a site without them.
  public var locales: [String] = []
  public var themes: [String] = []
  /// Whether all sheets could be read, to their ends.
  ///
  /// If not, undeclared classes and custom properties are not reported.
  public var areAll = true

  public init() {}
}

/// The way in which the rules that match an element become one list of modifiers.
public enum CascadeMode: String, CaseIterable, Sendable {
  /// A modifier takes the place of older ones of its kind.
  ///
  /// Spec: VSS 3.
  case replace
  /// LiveView Native's way: the element's own style first, then the rules of its classes in the
  /// order of its `class`, then all others; nothing is replaced.
  case stack
}
