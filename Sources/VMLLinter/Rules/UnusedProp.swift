import VMLCompiler
import VMLDiagnostics
import VMLStylesheet

/// **What:** A prop that its component does not read.
///
/// **Why:** An author who calls the component gives a value that goes nowhere, or looks for the
/// mistake that makes it do nothing.
///
/// **Example:**
///
/// ```vml bad components/Badge.vml
/// ---
/// props: { title: string, color: string? }
/// ---
/// <Text>\(title)</Text>
/// ```
///
/// ```vml good components/Badge.vml
/// ---
/// props: { title: string }
/// ---
/// <Text>\(title)</Text>
/// ```
///
/// ```vml with
/// <Badge title="New"/>
/// ```
///
/// **Fix:** Read it, or take it out of `props` and of the calls. A prop that a selector of a sheet
/// looks at is used.
struct UnusedProp: LintRule {
  static let code = DiagnosticCode.unusedProp

  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {
    for (component, uses) in zip(site.site.components, site.componentUses)
    where !component.hasErrors && !component.isBuiltIn {
      for prop in component.declaredProps
      where !uses.variables.contains(prop.name)
        && !site.styles.contains(where: { $0.selects(attribute: prop.name) })
      {
        bag.report(.unusedProp(prop.name, of: component.name, at: prop.range))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedProp(
    _ name: String, of component: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unusedProp, .warning, at: range, "the component '\(component)' does not read '\(name)'",
      notes: [Note("'\\(\(name))' in its text or attributes reads it")])
  }
}
