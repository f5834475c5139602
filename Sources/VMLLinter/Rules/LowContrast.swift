import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// **What:** Text in a colour that is hardly told from the one behind it.
///
/// **Why:** WCAG 2.2, level AA, asks for a contrast of 4.5 to 1, and for 3 to 1 in large text,
/// which is 18 points, or 14 in bold. Less is hard to read for many people, and for all in the sun.
///
/// **Example:**
///
/// ```vml bad
/// <Text style="foregroundStyle(#999999);background(#ffffff)">Lamp</Text>
/// ```
///
/// ```vml good
/// <Text style="foregroundStyle(#595959);background(#ffffff)">Lamp</Text>
/// ```
///
/// **Fix:** Take a darker or a lighter colour. Only colours that are written out are compared, on
/// the text's own background or on one of the stacks, buttons and links around it: what `.red` is,
/// is up to the system, and so is what a button style draws.
struct LowContrast: LintRule {
  static let code = DiagnosticCode.lowContrast

  /// Background and colour of a node's text.
  private struct Surroundings {
    /// `nil` where it is not known.
    var background: Setting?
    var foreground: Setting?
    var font: LookModifier?
    /// Whether a style may draw a background of its own behind the labels of controls.
    var hasButtonStyle = false
  }

  private struct Setting {
    var color: LiteralColor
    var modifier: LookModifier
    var element: Int
  }

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    guard document.looks.contains(where: { if case .color = $0.surface { true } else { false } })
    else { return }
    let tree = document.tree
    var all: [Surroundings] = []
    all.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      var surroundings = node.parent >= 0 ? all[Int(node.parent)] : Surroundings()
      defer { all.append(surroundings) }
      guard let traits = document.traits(of: index) else { continue }
      enter(index, traits, in: document, &surroundings)
      if showsText(index, traits, in: document) {
        check(index, surroundings, in: document, &findings)
      }
      // What another view draws between its background and its text is not known, nor what comes
      // before in a pile.
      switch traits.kind {
      case .container where traits.name != "ZStack", .label: break
      case .control where !surroundings.hasButtonStyle && traits.name != "Menu": break
      default: surroundings.background = nil
      }
    }
  }

  /// Whether an element shows text itself: a `Text`, and a label or a control with a title.
  private func showsText(
    _ index: Int, _ traits: ElementTraits, in document: LintDocument
  ) -> Bool {
    switch traits.kind {
    case .text: true
    case .label, .control: document.attribute("title", of: index) != nil
    default: false
    }
  }

  private func enter(
    _ index: Int, _ traits: ElementTraits, in document: LintDocument,
    _ surroundings: inout Surroundings
  ) {
    // A template stands wherever its parent puts it.
    if document.tree.attribute(.template, of: index) != nil { surroundings.background = nil }
    guard let look = document.look(of: index) else { return }
    for modifier in look.modifiers where modifier.name == "buttonStyle" {
      let style = modifier.arguments.first.flatMap { modifier.tree.plainMember($0.nodes) }
      surroundings.hasButtonStyle = !["plain", "borderless"].contains(style)
    }
    switch look.surface {
    case .none: break
    case .unknown: surroundings.background = nil
    case .color(let color, let modifier):
      surroundings.background = Setting(
        color: color, modifier: look.modifiers[modifier], element: index)
    }
    if let foreground = look.foreground {
      let modifier = look.modifiers[foreground]
      surroundings.foreground = modifier.firstColor.flatMap { color in
        color.isOpaque && modifier.arguments.count == 1
          ? Setting(color: color, modifier: modifier, element: index) : nil
      }
    }
    if let font = look.font {
      surroundings.font = look.modifiers[font]
    }
  }

  private func check(
    _ index: Int, _ surroundings: Surroundings, in document: LintDocument,
    _ findings: inout LintFindings
  ) {
    guard let foreground = surroundings.foreground, let background = surroundings.background else {
      return
    }
    let look = document.look(of: index)
    let isBold = look?.modifiers.contains(where: Self.isBold) ?? false
    let least = Self.mayBeLarge(surroundings.font, isBold: isBold) ? 3.0 : 4.5
    let contrast = foreground.color.contrast(with: background.color)
    guard contrast < least else { return }
    findings.report(
      .lowContrast(
        foreground.color.text, background.color.text, contrast, least,
        at: document.place(of: foreground.modifier, on: foreground.element),
        behind: document.place(of: background.modifier, on: background.element),
        text: document.place(of: index), theme: document.theme,
        properties: foreground.modifier.properties + background.modifier.properties))
  }

  /// Whether text may be large in the sense of WCAG; what is not written out may.
  private static func mayBeLarge(_ font: LookModifier?, isBold: Bool) -> Bool {
    // Text is 17 points without a font, and less on other systems than iOS.
    guard let font, let nodes = font.arguments.first?.nodes else { return font != nil || isBold }
    let tree = font.tree
    var heads: [Int] = []
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      heads.append(index)
      index = Int(tree.nodes[index].end)
    }
    if let first = heads.first, tree.nodes[first].kind == .identifier { heads.removeFirst() }
    guard let base = heads.first else { return true }
    let isBold = isBold || heads.dropFirst().contains { isBoldFont($0, in: tree) }
    let arguments = tree.arguments(of: base)
    if let size = arguments.first(where: { tree.bytes($0.label).elementsEqual("size".utf8) }) {
      guard let points = tree.number(size.nodes) else { return true }
      let weight = arguments.first { tree.bytes($0.label).elementsEqual("weight".utf8) }
      return points >= 18 || points >= 14 && (isBold || isBoldWeight(weight, in: tree))
    }
    let style =
      arguments.first.map { tree.plainMember($0.nodes) ?? "" } ?? tree.text(of: base)
    switch style {
    case "body", "callout", "subheadline": return isBold
    case "footnote", "caption", "caption2": return false
    default: return true
    }
  }

  private static func isBold(_ modifier: LookModifier) -> Bool {
    switch modifier.name {
    case "bold": true
    case "fontWeight": isBoldWeight(modifier.arguments.first, in: modifier.tree)
    default: false
    }
  }

  /// Whether a modifier of a font makes it bold: `.bold()`, `.weight(.heavy)`.
  private static func isBoldFont(_ node: Int, in tree: StyleTree) -> Bool {
    switch tree.text(of: node) {
    case "bold": true
    case "weight": isBoldWeight(tree.arguments(of: node).first, in: tree)
    default: false
    }
  }

  /// Whether a weight is bold or more; what is not written out may be.
  private static func isBoldWeight(_ argument: StyleTree.Argument?, in tree: StyleTree) -> Bool {
    guard let argument else { return false }
    guard let weight = tree.plainMember(argument.nodes) else { return true }
    return ["semibold", "bold", "heavy", "black"].contains(weight)
  }
}

extension Diagnostic {
  fileprivate static func lowContrast(
    _ foreground: String, _ background: String, _ contrast: Double, _ least: Double,
    at range: SourceRange, behind: SourceRange, text: SourceRange, theme: String?,
    properties: [ResolvedStyle.Property]
  ) -> Diagnostic {
    // Rounded down, so that 4.49 is not said to be 4.5.
    let hundredths = Int(contrast * 100)
    let digits = hundredths % 100 < 10 ? "0\(hundredths % 100)" : "\(hundredths % 100)"
    return Diagnostic(
      .lowContrast, .warning, at: range,
      "\(foreground) on \(background) has a contrast of \(hundredths / 100).\(digits) to 1;"
        + " \(least == 3 ? "large text" : "text") needs \(least == 3 ? "3" : "4.5")",
      notes: [
        Note("what stands behind it", at: behind),
        Note("this text has both" + (theme.map { " in the theme '\($0)'" } ?? ""), at: text),
      ]
        + properties.map { property in
          Note(
            "'\(property.name)' is \(String(decoding: property.value, as: UTF8.self)) here",
            at: property.range)
        })
  }
}
