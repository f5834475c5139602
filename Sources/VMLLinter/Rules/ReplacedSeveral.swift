import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// **What:** One modifier replaced several of its name that a weaker rule has one behind the other.
///
/// **Why:** Modifiers may stand in a style more than once: a background, a padding, a second
/// background. A stronger rule with one background replaces both, and stands where the first one
/// stood.
///
/// **Example:**
///
/// ```vss bad
/// .card { background(.white); padding(4); background(.gray); }
/// .sale { background(.yellow); }
/// ```
///
/// ```vss good
/// .card { background(.white); padding(4); background(.gray); }
/// .sale { @append background(.yellow); }
/// ```
///
/// ```vml with
/// <Text class="card sale">Lamp</Text>
/// ```
///
/// **Fix:** Say all of them again in the stronger rule, add to them with `@append`, or say with
/// `@remove` that none is to stay. Paddings of different edges and frames of different dimensions
/// are no repetition, and of two fonts only one counts anyway.
struct ReplacedSeveral: LintRule {
  static let code = DiagnosticCode.replacedSeveral

  /// Modifiers that each show, however many there are.
  private static let composing: Set<String> = [
    "background", "blur", "border", "brightness", "clipShape", "contrast", "frame", "mask",
    "offset", "opacity", "overlay", "padding", "rotation3DEffect", "rotationEffect",
    "safeAreaPadding", "saturation", "scaleEffect", "shadow",
  ]

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    document.forEachModifier { modifier, element, place in
      guard modifier.replacesSeveral, Self.composing.contains(modifier.name) else { return }
      let older = modifier.replaced.map { $0.origin.place(on: element, in: document.tree) }
      findings.report(
        .replacedSeveral(modifier.name, at: place, older: older, on: document.name(of: element)))
    }
  }
}

extension Diagnostic {
  fileprivate static func replacedSeveral(
    _ name: String, at range: SourceRange, older: [SourceRange], on element: String
  ) -> Diagnostic {
    Diagnostic(
      .replacedSeveral, .warning, at: range,
      "this '\(name)' takes the place of \(older.count) others of a '\(element)'",
      notes: older.map { Note("it replaces this one", at: $0) } + [
        Note("'@append' adds to them; '@remove \(name);' before it says that all are to go")
      ])
  }
}
