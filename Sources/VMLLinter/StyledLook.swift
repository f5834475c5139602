import VMLMarkup
import VMLStylesheet

/// One modifier of an element.
typealias LookModifier = ResolvedStyle.Modifier

/// The modifiers of elements that are alike, and what rules want to know of them again and again.
struct StyledLook: Sendable {
  let modifiers: [LookModifier]
  let hasInline: Bool
  /// The index of its innermost modifier that sets the font.
  let font: Int?
  /// The index of its innermost modifier that sets the foreground's style.
  let foreground: Int?
  /// Whether it says what is read out of the element, or that nothing is.
  let isAccessible: Bool
  let surface: Surface

  /// Background that an element gives itself.
  enum Surface: Sendable {
    case none
    /// A colour that is written out, by the index of its modifier.
    case color(LiteralColor, modifier: Int)
    /// Something else, or something that changes what colours look like.
    case unknown
  }

  init(_ modifiers: [LookModifier]) {
    self.modifiers = modifiers
    hasInline = modifiers.contains(where: \.isInline)
    font = modifiers.firstIndex { $0.name == "font" }
    foreground = modifiers.firstIndex {
      $0.name == "foregroundStyle" || $0.name == "foregroundColor"
    }
    isAccessible = modifiers.contains { $0.name.hasPrefix("accessibility") }
    surface = Self.surface(of: modifiers)
  }

  private static func surface(of modifiers: [LookModifier]) -> Surface {
    var surface = Surface.none
    for (index, modifier) in modifiers.enumerated() {
      if changingColors.contains(modifier.name) { return .unknown }
      guard modifier.name == "background" else { continue }
      // Of several backgrounds the last stands behind the others, which may not fill it.
      guard case .none = surface, let color = modifier.firstColor, color.isOpaque else {
        return .unknown
      }
      surface = .color(color, modifier: index)
    }
    return surface
  }

  private static let changingColors: Set<String> = [
    "backgroundStyle", "blendMode", "blur", "brightness", "colorEffect", "colorInvert",
    "colorMultiply", "colorScheme", "containerBackground", "contrast", "glassEffect", "grayscale",
    "hueRotation", "layerEffect", "listRowBackground", "luminanceToAlpha", "mask", "opacity",
    "overlay", "preferredColorScheme", "redacted", "saturation",
  ]
}

extension ResolvedStyle.Modifier {
  /// Whether it stands in a `style` attribute.
  var isInline: Bool { if case .inline = origin { true } else { false } }

  var arguments: [StyleTree.Argument] { tree.arguments(of: node) }

  /// The argument of a label; the empty label is the first that has none.
  func argument(_ label: String) -> StyleTree.Argument? {
    arguments.first { tree.bytes($0.label).elementsEqual(label.utf8) }
  }

  /// The colour that its first argument is, written out.
  var firstColor: LiteralColor? {
    guard let first = arguments.first, first.label.isEmpty else { return nil }
    return LiteralColor(first.nodes, in: tree)
  }
}

extension StyleTree {
  /// The number that an expression is, in points; `nil` if it is anything else.
  func number(_ nodes: Range<Int>) -> Double? {
    guard nodes.count == 1, self.nodes[nodes.lowerBound].kind == .number else { return nil }
    let text = text(of: nodes.lowerBound)
    return Double(text.hasSuffix("pt") ? String(text.dropLast(2)) : text)
  }

  /// The member that an expression is, without arguments: `bold` of `.bold` and `Font.Weight.bold`.
  func plainMember(_ nodes: Range<Int>) -> String? {
    guard let last = nodes.last, self.nodes[last].kind == .member,
      !self.nodes[last].flags.contains(.call),
      nodes.dropLast().allSatisfy({ !self.nodes[$0].flags.contains(.call) })
    else { return nil }
    return text(of: last)
  }
}
