import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// **What:** A design token for typography, or a custom property, whose system font does not grow
/// with the size that people choose in their settings.
///
/// **Why:** A token that names the system's font and a size becomes `.system(size:)`, which is so
/// many points for everybody: one token then turns Dynamic Type off in a whole app.
///
/// **Example:**
///
/// ```vss bad styles/main.vss
/// :root { --title: .system(size: 22); }
/// .title { font(var(--title)); }
/// ```
///
/// ```vss good styles/main.vss
/// :root { --title: .title2; }
/// .title { font(var(--title)); }
/// ```
///
/// ```vml with
/// <Text class="title">Lamp</Text>
/// ```
///
/// **Fix:** Give the token the text style that it is made for:
/// `"$extensions": { "vmlc": { "textStyle": "title2" } }`. A font of the app's gets that style as
/// `relativeTo:`, and the system's font the style's own size.
struct FixedTokenSize: LintRule {
  static let code = DiagnosticCode.fixedTokenSize

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    document.forEachModifier { modifier, _, _ in
      guard modifier.name == "font" else { return }
      for property in modifier.properties where property.value.starts(with: ".system(size:".utf8) {
        findings.report(.fixedTokenSize(property))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func fixedTokenSize(_ property: ResolvedStyle.Property) -> Diagnostic {
    Diagnostic(
      .fixedTokenSize, .warning, at: property.range,
      "'\(property.name)' is a font that does not grow with the size that people choose",
      notes: [
        Note(
          "a token says which text style it is made for: "
            + #""$extensions": { "vmlc": { "textStyle": "body" } }"#)
      ])
  }
}
