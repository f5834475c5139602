/// A colour as a style or attribute writes it.
public struct ColorValue: Hashable, Sendable {
  public enum Base: Hashable, Sendable {
    /// A static member of `Color` or of a shape style: `red`, `primary`, `systemBackground`.
    case named(String)
    case rgb(RGBA)
    /// A colour of the app's catalogue of assets.
    case asset(String)
  }

  public var base: Base
  /// From 0 to 1, beside what the colour itself has.
  public var opacity = 1.0

  /// Reads `.red`, `Color.red.opacity(0.5)`, `Color(red: 1, green: 0, blue: 0)`, `Color("Brand")`,
  /// `#ff0000`; `nil` for what is none.
  public init?(_ expression: StyleExpression) {
    switch expression {
    case .color(let text):
      guard let color = RGBA(hexadecimal: text) else { return nil }
      base = .rgb(color)
    case .attribute(let text):
      let name = text.hasPrefix("system-") ? text.dropFirst(7) : text[...]
      guard let color = RGBA(hexadecimal: text) else {
        base = .named(String(name.hasPrefix(".") ? name.dropFirst() : name))
        return
      }
      base = .rgb(color)
    case .member(let of?, let name, let arguments) where !of.isType:
      guard name == "opacity", let amount = arguments.first?.value.number,
        let color = ColorValue(of)
      else { return nil }
      self = color
      opacity *= min(max(amount, 0), 1)
    case .member(_, let name, let arguments):
      guard !arguments.isEmpty || name != "Color" else { return nil }
      if arguments.isEmpty {
        base = .named(name)
      } else if ["Color", "init"].contains(name),
        let made = Self.base(StyleCall(name: name, arguments: arguments))
      {
        base = made
      } else {
        return nil
      }
    default: return nil
    }
  }

  private static func base(_ call: StyleCall) -> Base? {
    let alpha = call.number("opacity") ?? 1
    var parts: [Double] = []
    if let red = call.number("red"), let green = call.number("green"),
      let blue = call.number("blue")
    {
      parts = [red, green, blue]
    } else if let white = call.number("white") {
      parts = [white, white, white]
    }
    if parts.count == 3 {
      guard let parts = ColorSpace(call)?.standard(parts) else { return nil }
      return .rgb(RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha))
    }
    if let hue = call.number("hue"), let saturation = call.number("saturation"),
      let brightness = call.number("brightness")
    {
      return .rgb(
        RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }
    switch call[0] {
    case .string(let name), .attribute(let name): return .asset(name)
    // `Color(.systemBackground)`
    case .member(_, let name, let arguments) where arguments.isEmpty: return .named(name)
    default: return nil
    }
  }
}

extension StyleExpression {
  /// Whether it is the name of a type, as in `Color.red`.
  public var isType: Bool {
    if case .member(nil, let name, let arguments) = self {
      name.first?.isUppercase == true && arguments.isEmpty
    } else {
      false
    }
  }
}

/// The system's colours by name, as iOS draws them in light and dark.
///
/// From Apple's Human Interface Guidelines.
public let systemHues: [String: (light: UInt32, dark: UInt32)] = [
  "red": (0xFF3B30, 0xFF453A), "orange": (0xFF9500, 0xFF9F0A), "yellow": (0xFFCC00, 0xFFD60A),
  "green": (0x34C759, 0x30D158), "mint": (0x00C7BE, 0x63E6E2), "teal": (0x30B0C7, 0x40C8E0),
  "cyan": (0x32ADE6, 0x64D2FF), "blue": (0x007AFF, 0x0A84FF), "indigo": (0x5856D6, 0x5E5CE6),
  "purple": (0xAF52DE, 0xBF5AF2), "pink": (0xFF2D55, 0xFF375F), "brown": (0xA2845E, 0xAC8E68),
  "gray": (0x8E8E93, 0x8E8E93), "grey": (0x8E8E93, 0x8E8E93),
]

extension ColorValue {
  /// The colour as iOS draws it in light and dark; `nil` where only an app knows it.
  public var appearance: (light: RGBA, dark: RGBA)? {
    let colors: (light: RGBA, dark: RGBA)?
    switch base {
    case .rgb(let color): colors = (color, color)
    case .asset: colors = nil
    case .named("white"): colors = (.white, .white)
    case .named("black"): colors = (.black, .black)
    case .named("clear"): colors = (.clear, .clear)
    case .named("primary"): colors = (.black, .white)
    case .named("secondary"): colors = (RGBA(0x3C3C43, 0.6), RGBA(0xEBEBF5, 0.6))
    case .named("tertiary"): colors = (RGBA(0x3C3C43, 0.3), RGBA(0xEBEBF5, 0.3))
    case .named("quaternary"): colors = (RGBA(0x3C3C43, 0.18), RGBA(0xEBEBF5, 0.16))
    case .named(let name): colors = systemHues[name].map { (RGBA($0.light), RGBA($0.dark)) }
    }
    return colors.map { ($0.light.opacity(opacity), $0.dark.opacity(opacity)) }
  }
}

extension RGBA {
  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  public var hexadecimal: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    let digits = Array("0123456789ABCDEF")
    return parts.reduce(into: "#") { text, part in
      let value = Int((part * 255).rounded())
      text.append(digits[value >> 4])
      text.append(digits[value & 15])
    }
  }
}
