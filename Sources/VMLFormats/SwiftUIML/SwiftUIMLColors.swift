import VMLMarkup

extension SwiftUIMLReader {
  /// The colours that the renderer knows by name, as styles write them.
  static let colorNames: [String: String] = {
    var names: [String: String] = [:]
    for (own, known) in SwiftUIMLCodec.names where own == known {
      names[known] = plainNames.contains(known) ? "." + known : "Color(.\(known))"
    }
    for (own, known) in SwiftUIMLCodec.names where own != known { names[known] = "." + own }
    return names
  }()

  private static let plainNames: Set = [
    "red", "blue", "green", "black", "white", "gray", "orange", "yellow", "purple", "pink",
    "primary", "secondary", "clear",
  ]

  /// `#rrggbb` or `#rrggbbaa`; the renderer wants no `#`.
  func hexadecimal(_ text: String) -> String? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard [6, 8].contains(digits.utf8.count), digits.utf8.allSatisfy({ isHexadecimal($0) }) else {
      return nil
    }
    return "#" + digits.lowercased()
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }

  /// The system's colour that is drawn like this; the writer writes those with an opacity so.
  func namedColor(light: String, dark: String) -> String? {
    for name in systemHues.keys.sorted() + ["primary", "secondary", "tertiary", "quaternary"] {
      guard let color = ColorValue(.member(of: nil, name, [])),
        let (first, second) = color.appearance, let opacity = opacity(of: light, over: first),
        first.opacity(opacity).hexadecimal.lowercased() == light,
        second.opacity(opacity).hexadecimal.lowercased() == dark
      else { continue }
      return opacity == 1 ? ".\(name)" : ".\(name).opacity(\(written(opacity)))"
    }
    return nil
  }

  private func opacity(of text: String, over base: RGBA) -> Double? {
    guard let color = RGBA(hexadecimal: text), base.alpha > 0 else { return nil }
    return (color.alpha / base.alpha * 100).rounded() / 100
  }
}
