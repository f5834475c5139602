import VMLCompiler
import VMLDiagnostics

/// **What:** A named slot that no page and no component puts anything into.
///
/// **Why:** Only its fallback is ever shown, if it has one.
///
/// **Example:**
///
/// ```vml bad components/Card.vml
/// <VStack><slot/><slot name="footer"/></VStack>
/// ```
///
/// ```vml good components/Card.vml
/// <VStack><slot/></VStack>
/// ```
///
/// ```vml with
/// <Card><Text>Lamp</Text></Card>
/// ```
///
/// **Fix:** Remove the slot, or pass it a view with `template="footer"`.
struct UnusedSlot: LintRule {
  static let code = DiagnosticCode.unusedSlot

  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {
    guard site.isWhole else { return }
    for index in site.reached.sorted() where !site.uses.openComponents.contains(index) {
      let component = site.site.components[index]
      guard !component.hasErrors, !component.isBuiltIn else { continue }
      for slot in component.declaredSlots
      where !site.uses.slots.contains(TemplateUses.Slot(component: index, name: slot.name)) {
        bag.report(.unusedSlot(slot.name, of: component.name, at: slot.range))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedSlot(
    _ name: String, of component: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unusedSlot, .warning, at: range,
      "nothing is ever put into the slot '\(name)' of '\(component)'",
      notes: [Note("a view with 'template=\"\(name)\"', directly inside the component, goes there")]
    )
  }
}
