import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// **What:** Text in a size that does not grow with the size that people choose in their settings.
///
/// **Why:** `.system(size:)` is so many points for everybody. Off unless site.yaml turns it on,
/// since a design may want it for a numeral or a logo.
///
/// **Example:**
///
/// ```vml bad
/// <Text style="font(.system(size: 17))">Lamp</Text>
/// ```
///
/// ```vml good
/// <VStack>
///   <Text style="font(.body)">Lamp</Text>
///   <Text style='font(.custom("Inter", size: 17, relativeTo: .body))'>£49</Text>
/// </VStack>
/// ```
///
/// **Fix:** Use one of the text styles, `.body` or `.title`, or `.custom(…, size:, relativeTo:)`.
struct FixedFontSize: LintRule {
  static let code = DiagnosticCode.fixedFontSize

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    document.forEachModifier { modifier, _, place in
      guard modifier.name == "font", let font = modifier.arguments.first?.nodes,
        Self.isFixed(font, in: modifier.tree)
      else { return }
      findings.report(.fixedFontSize(at: place))
    }
  }

  private static func isFixed(_ nodes: Range<Int>, in tree: StyleTree) -> Bool {
    nodes.contains { node in
      guard tree.nodes[node].flags.contains(.call) else { return false }
      let labels = tree.arguments(of: node).map { tree.string($0.label) }
      switch tree.text(of: node) {
      case "system": return labels.contains("size")
      case "custom": return labels.contains("fixedSize")
      default: return false
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func fixedFontSize(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fixedFontSize, .warning, at: range,
      "text of this size does not grow with the size that people choose",
      notes: [Note("use a text style as in 'font(.body)', or '.custom(…, size: …, relativeTo: …)'")]
    )
  }
}
