import VMLMarkup

/// A colour that is written out, so that it is the same everywhere.
struct LiteralColor: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  var isOpaque: Bool { alpha == 1 }

  /// Reads `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `hsl(…)`, black and white; `nil` for anything else,
  /// since what `.red` is depends on the system and its appearance.
  init?(_ nodes: Range<Int>, in tree: StyleTree) {
    let first = nodes.lowerBound
    if let name = tree.plainMember(nodes), ["white", "black"].contains(name) {
      let scope = nodes.dropLast().map { tree.text(of: $0) }
      guard scope.isEmpty || scope == ["Color"] else { return nil }
      let level = name == "white" ? 1.0 : 0
      self.init(red: level, green: level, blue: level)
      return
    }
    guard !nodes.isEmpty, Int(tree.nodes[first].end) == nodes.upperBound else { return nil }
    switch tree.nodes[first].kind {
    case .color: self.init(hexadecimal: tree.text(of: first))
    case .identifier where tree.nodes[first].flags.contains(.call):
      let numbers = tree.arguments(of: first).map { tree.colorNumber($0.nodes) }
      self.init(function: tree.text(of: first), numbers.compactMap(\.self), of: numbers.count)
    default: return nil
    }
  }

  private init?(hexadecimal text: String) {
    let digits = text.drop { $0 == "#" }
    guard let value = UInt32(digits, radix: 16), [6, 8].contains(digits.count) else { return nil }
    let rgba = digits.count == 8 ? value : value << 8 | 0xFF
    self.init(
      red: Double(rgba >> 24) / 255, green: Double(rgba >> 16 & 0xFF) / 255,
      blue: Double(rgba >> 8 & 0xFF) / 255, alpha: Double(rgba & 0xFF) / 255)
  }

  private init?(function name: String, _ numbers: [Double], of count: Int) {
    guard numbers.count == count, count == 3 else { return nil }
    switch name {
    case "rgb":
      self.init(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255)
    case "hsl":
      self.init(hue: numbers[0], saturation: numbers[1] / 100, lightness: numbers[2] / 100)
    default: return nil
    }
  }

  private init(hue: Double, saturation: Double, lightness: Double) {
    let reach = saturation * min(lightness, 1 - lightness)
    func part(_ offset: Double) -> Double {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    self.init(red: part(0), green: part(8), blue: part(4))
  }

  private init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  private init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// WCAG 2.2, relative luminance.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// WCAG 2.2, contrast ratio: from 1 to 21.
  func contrast(with other: LiteralColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private static func linear(_ level: Double) -> Double {
    let level = max(0, min(1, level))
    return level <= 0.04045 ? level / 12.92 : power((level + 0.055) / 1.055)
  }

  /// `base` to the power of 2.4, for 0 to 1, without a mathematics library: `base² · ⁵√base²`.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    guard square > 0 else { return 0 }
    // Newton's method from above never leaves the root's side.
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      let next = (4 * root + square / fourth) / 5
      if next >= root { break }
      root = next
    }
    return square * root
  }

  /// The colour as `#rrggbb`, without its opacity.
  var text: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((max(0, min(1, part)) * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension StyleTree {
  fileprivate func colorNumber(_ nodes: Range<Int>) -> Double? {
    guard nodes.count == 1, self.nodes[nodes.lowerBound].kind == .number else { return nil }
    let text = text(of: nodes.lowerBound)
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    return ["", "%", "deg"].contains(text.dropFirst(digits.count)) ? Double(String(digits)) : nil
  }
}
