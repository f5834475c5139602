import VMLCompiler
import VMLDiagnostics

/// **What:** A component that no page reaches: none calls it, nor does a component that a page
/// reaches, a layout or `lifecycle`.
///
/// **Why:** It is compiled, checked and read by authors who look for something, for nothing.
///
/// **Example:**
///
/// ```vml bad components/Badge.vml
/// <Text>New</Text>
/// ```
///
/// ```vml good components/Badge.vml
/// <Text>New</Text>
/// ```
///
/// ```vml good
/// <Badge/>
/// ```
///
/// **Fix:** Remove the file. `# vmlc-ignore: unused-component` in its front matter keeps it for
/// later.
struct UnusedComponent: LintRule {
  static let code = DiagnosticCode.unusedComponent

  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {
    guard site.isWhole else { return }
    for (index, component) in site.site.components.enumerated()
    where !site.reached.contains(index) && !component.hasErrors && !component.isBuiltIn {
      let caller = site.site.components.indices.first {
        $0 != index && site.componentUses[$0].components.contains(index)
      }
      bag.report(
        .unusedComponent(
          component.name, at: SourceRange(file: component.file, 0..<0),
          caller: caller.map { site.site.components[$0].name }))
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedComponent(
    _ name: String, at range: SourceRange, caller: String?
  ) -> Diagnostic {
    Diagnostic(
      .unusedComponent, .warning, at: range, "no page uses the component '\(name)'",
      notes: [
        Note(
          caller.map { "only components do that no page uses either, such as '\($0)'" }
            ?? "remove its file, or use it")
      ])
  }
}
