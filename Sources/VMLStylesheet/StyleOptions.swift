/// What a site says of its styles besides its sheets.
package struct StyleOptions: Sendable {
  /// Modifiers that the client app registers.
  package var customModifiers: Set<String> = []
  /// Classes that data may name, of which nobody can see whether they are used.
  package var safelist: Set<String> = []
  package var cascade = CascadeMode.replace
  /// The locales and themes that the site is made in; none for a site without them.
  package var locales: [String] = []
  package var themes: [String] = []
  /// Whether the sheets could be read, all and to their ends.
  ///
  /// If not, nothing is said of classes and custom properties that are used and not declared.
  package var areAll = true

  package init() {}
}

/// How the rules that match an element become one list of modifiers.
package enum CascadeMode: String, CaseIterable, Sendable {
  /// A modifier takes the place of older ones of its kind.
  ///
  /// Spec: VSS 3.
  case replace
  /// LiveView Native's way: the element's own style first, then the rules of its classes in the
  /// order of its `class`, then all others; nothing is replaced.
  case stack
}
