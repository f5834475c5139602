package import VMLDiagnostics

/// Reports the selectors that name a component.
///
/// Selectors are matched when components are gone, so that such a name would match nothing.
package func reportComponentTypes(
  in sheets: [Stylesheet], components: Set<String>, reporting bag: inout DiagnosticBag
) {
  for item in sheets.lazy.flatMap(\.items) {
    guard case .rule(let selectors) = item.kind else { continue }
    for selector in selectors {
      for case .type(let name) in selector.compounds.lazy.flatMap(\.parts)
      where components.contains(name) {
        bag.report(.componentType(name, at: selector.range))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func componentType(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notSupported, .error, at: range,
      "'\(name)' is a component, whose name is not supported as a selector yet",
      notes: [Note("give the component's root a class, and write the rule for that")])
  }
}
