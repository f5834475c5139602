import VMLMarkup

/// The colours that a system gives names to, in one colour scheme.
///
/// From Apple's Human Interface Guidelines, and measured where these say nothing.
struct SystemColors: Sendable {
  let platform: PreviewPlatform
  let scheme: PreviewColorScheme
  let look: PreviewLook

  private var isDark: Bool { scheme == .dark }

  /// One of `Color`'s static members.
  func named(_ name: String) -> RGBA? {
    switch name {
    case "black": .black
    case "white": .white
    case "clear": .clear
    case "primary", "label": label
    case "secondary", "secondaryLabel": level(1)
    case "accentColor", "tint": accent
    case "background": background
    default: hue(name)
    }
  }

  var accent: RGBA { hue("blue") ?? .black }

  private func hue(_ name: String) -> RGBA? {
    guard let hue = systemHues[name] else { return nil }
    if platform.isTouch, look == .iOS26, let own = Self.newHues[name] {
      return RGBA(isDark ? own.dark : own.light)
    }
    guard platform == .macOS, let own = Self.macHues[name] else {
      return RGBA(isDark ? hue.dark : hue.light)
    }
    return RGBA(isDark ? own.dark : own.light)
  }

  private static let macHues: [String: (light: UInt32, dark: UInt32)] = [
    "green": (0x28CD41, 0x32D74B), "mint": (0x00C7BE, 0x66D4CF), "teal": (0x59ADC4, 0x6AC4DC),
    "cyan": (0x55BEF0, 0x5AC8F5), "gray": (0x8E8E93, 0x98989D),
  ]

  /// Hues that iOS 26 has changed.
  private static let newHues: [String: (light: UInt32, dark: UInt32)] = [
    "red": (0xFF383C, 0xFF4245), "orange": (0xFF8D28, 0xFF9230), "mint": (0x00C8B3, 0x00DAC3),
    "teal": (0x00C3D0, 0x00D2E0), "cyan": (0x00C0E8, 0x3CD3FE), "blue": (0x0088FF, 0x0091FF),
    "indigo": (0x6155F5, 0x6D7CFF), "purple": (0xCB30E0, 0xDB34F2), "pink": (0xFF2D55, 0xFF375F),
    "brown": (0xAC7F5E, 0xB78A66),
  ]

  var label: RGBA { level(0) }

  /// Colour of text of the first to the fifth level.
  func level(_ level: Int) -> RGBA {
    let index = min(max(level, 0), 4)
    switch platform {
    case .macOS:
      let alphas = isDark ? [0.85, 0.55, 0.25, 0.1, 0.05] : [0.85, 0.5, 0.26, 0.1, 0.05]
      return RGBA(isDark ? 0xFFFFFF : 0, alphas[index])
    case .visionOS: return RGBA(0xFFFFFF, [0.96, 0.6, 0.34, 0.2, 0.1][index])
    default:
      guard index > 0 else { return isDark ? .white : .black }
      let alphas = isDark ? [1, 0.6, 0.3, 0.16, 0.1] : [1, 0.6, 0.3, 0.18, 0.1]
      return RGBA(isDark ? 0xEBEBF5 : 0x3C3C43, alphas[index])
    }
  }

  /// Colour of a style of some level where it fills an area.
  func fill(_ level: Int) -> RGBA {
    let alphas = isDark ? [0.36, 0.32, 0.24, 0.18] : [0.2, 0.16, 0.12, 0.08]
    return RGBA(platform == .visionOS ? 0xFFFFFF : 0x787880, alphas[min(max(level, 0), 3)])
  }

  var background: RGBA {
    switch platform {
    case .iOS, .iPadOS: isDark ? .black : .white
    case .macOS: isDark ? RGBA(0x1E1E1E) : .white
    case .visionOS: RGBA(0xFFFFFF, 0.12)
    case .watchOS: .black
    case .tvOS: isDark ? RGBA(0x1C1C1E) : RGBA(0xE5E5EA)
    }
  }
}
