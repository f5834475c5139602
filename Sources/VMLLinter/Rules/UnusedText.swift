import VMLCompiler
import VMLDiagnostics

/// **What:** A text of `locales/` that no page and no component names.
///
/// **Why:** It is translated for no reader; or what was to name it names another one.
///
/// **Example:**
///
/// ```yaml with site.yaml
/// name: Acme
/// targets: [ios]
/// locales: [en]
/// ```
///
/// ```yaml bad locales/en.yaml
/// cart: { empty: Your cart is empty, full: Your cart is full }
/// ```
///
/// ```yaml good locales/en.yaml
/// cart: { empty: Your cart is empty }
/// ```
///
/// ```vml with
/// <Text>@cart.empty</Text>
/// ```
///
/// **Fix:** Name it, as in `@cart.full`, or remove it from all files. Of a string catalog only
/// those entries are looked at that were added by hand; the others are an app's.
struct UnusedText: LintRule {
  static let code = DiagnosticCode.unusedText

  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {
    guard site.isWhole, let texts = site.site.texts else { return }
    var used = site.pageUses.texts
    for uses in site.componentUses { used.formUnion(uses.texts) }
    for text in texts.keys where text.isOwn && !used.contains(text.key) {
      bag.report(.unusedText(text.key, at: text.range))
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedText(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedText, .warning, at: range, "nothing uses the text '\(key)'",
      notes: [Note("'@\(key)' as a whole text or attribute uses it")])
  }
}
