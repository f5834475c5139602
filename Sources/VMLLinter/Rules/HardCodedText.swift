import VMLCompiler
import VMLDiagnostics

/// **What:** Text with words in it that a page or component says itself, where the site has several
/// locales.
///
/// **Why:** It is the same in all of them.
///
/// **Example:**
///
/// ```yaml with site.yaml
/// name: Acme
/// targets: [ios]
/// locales: [en, fr]
/// ```
///
/// ```yaml good locales/en.yaml
/// cart: { empty: Your cart is empty }
/// ```
///
/// ```yaml good locales/fr.yaml
/// cart: { empty: Votre panier est vide }
/// ```
///
/// ```vml bad
/// <Text>Your cart is empty</Text>
/// ```
///
/// ```vml good
/// <Text>@cart.empty</Text>
/// ```
///
/// **Fix:** Put the text into the files of `locales/`, and name it. What an `if` chooses that reads
/// `locale` is not told of, nor are numbers, signs, abbreviations in capitals, strings in styles,
/// and what is given to a component.
struct HardCodedText: LintRule {
  static let code = DiagnosticCode.hardCodedText

  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {
    guard site.site.configuration.locales.count > 1 else { return }
    let first = site.site.configuration.locales.first?.text ?? "en"
    for range in site.hardCodedTexts { bag.report(.hardCodedText(in: first, at: range)) }
  }
}

extension Diagnostic {
  fileprivate static func hardCodedText(in locale: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .hardCodedText, .warning, at: range, "this text is the same in all locales",
      notes: [Note("put it into 'locales/\(locale).yaml' and name it here, as in '@home.title'")])
  }
}
