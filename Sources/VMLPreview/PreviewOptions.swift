/// For what a document is drawn.
public struct PreviewOptions: Hashable, Sendable {
  public var platform: PreviewPlatform
  public var colorScheme: PreviewColorScheme
  public var typeSize: PreviewTypeSize
  public var direction: PreviewDirection
  /// Version of iOS whose looks an iPhone or iPad has; other systems have one look.
  public var look = PreviewLook.iOS18
  /// Whether the system's own parts are drawn: the status bar of a phone, the buttons of a window.
  public var showsSystem = true
  /// Whether elements and modifiers that are unknown, or not drawn, have a badge.
  public var showsMarks = true
  /// Whether the document is in the middle of its life, and says what can be done with its elements
  /// (``LiveElement``).
  public var isLive = false
  /// Whether the page was pushed, so that its bar has a button that leads to the page before.
  public var hasBack = false
  /// The pictures that an `Image` can name.
  public var assets: [String: PreviewAsset] = [:]

  public init(
    platform: PreviewPlatform, colorScheme: PreviewColorScheme = .light,
    typeSize: PreviewTypeSize = .large, direction: PreviewDirection = .leftToRight
  ) {
    self.platform = platform
    self.colorScheme = colorScheme
    self.typeSize = typeSize
    self.direction = direction
  }
}

/// The systems on which SwiftUI draws.
public enum PreviewPlatform: String, CaseIterable, Sendable {
  case iOS = "ios"
  case iPadOS = "ipados"
  case macOS = "macos"
  case visionOS = "visionos"
  case watchOS = "watchos"
  case tvOS = "tvos"

  /// Whether it is drawn by the rules of the phone.
  var isTouch: Bool { self == .iOS || self == .iPadOS }
}

public enum PreviewColorScheme: String, CaseIterable, Sendable {
  case light, dark
}

/// The sizes of Dynamic Type, as SwiftUI names them.
public enum PreviewTypeSize: String, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for those who see little.
  var isAccessibilitySize: Bool { rawValue.hasPrefix("accessibility") }
}

/// Looks of iOS: its measures, shapes and colours.
public enum PreviewLook: String, CaseIterable, Sendable {
  /// As up to iOS 18.
  case iOS18 = "18"
  /// As from iOS 26 on: bars of glass, capsules, rounder cards.
  case iOS26 = "26"

  /// The look of the oldest system that a target is for, as `"26.0"`; iOS 18's without one.
  public init(minimum: String?) {
    let major = minimum?.split(separator: ".").first.flatMap { Int($0) }
    self = (major ?? 0) >= 26 ? .iOS26 : .iOS18
  }
}

/// Side at which lines begin, and with them all that is leading.
public enum PreviewDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The direction in which a locale such as `ar-EG` is written.
  ///
  /// Its script counts, where its name has one, otherwise its language; one that is not known is
  /// written from left to right, and so is `nil`.
  public init(locale: String?) {
    let parts = (locale ?? "").lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let script = parts.dropFirst().first { $0.utf8.count == 4 && $0.first?.isLetter == true }
    let isRightToLeft =
      if let script { rightToLeftScripts.contains(script) } else {
        parts.first.map(rightToLeftLanguages.contains) ?? false
      }
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }
}

private let rightToLeftScripts: Set = [
  "adlm", "arab", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa",
]

/// Languages that are mostly written in one of ``rightToLeftScripts``.
private let rightToLeftLanguages: Set = [
  "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd",
  "syr", "ug", "ur", "yi",
]

/// A picture of the site.
public struct PreviewAsset: Hashable, Sendable {
  /// Place where a browser finds it: a path below the server's root, which begins with `/`.
  public var path: String
  /// In points.
  public var width: Double
  public var height: Double

  public init(path: String, width: Double, height: Double) {
    self.path = path
    self.width = width
    self.height = height
  }
}
