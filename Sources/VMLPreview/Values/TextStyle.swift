/// The text styles of SwiftUI.
enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
  case caption2

  /// The style of a name, for visionOS's larger titles too.
  init?(named name: String) {
    switch name {
    case "extraLargeTitle", "extraLargeTitle2": self = .largeTitle
    default: self.init(rawValue: name)
    }
  }

  /// The size and the height of a line, in points.
  ///
  /// From the tables of Apple's Human Interface Guidelines; macOS, watchOS and tvOS have one for
  /// all sizes here.
  func metrics(
    on platform: PreviewPlatform, at size: PreviewTypeSize
  ) -> (size: Double, line: Double) {
    let row =
      switch platform {
      case .macOS: Self.mac
      case .watchOS: Self.watch
      case .tvOS: Self.television
      case .visionOS where size == .large: Self.vision
      default: Self.touch[size] ?? Self.vision
      }
    let index = Self.allCases.firstIndex(of: self) ?? 0
    return (row[index].0, row[index].1)
  }

  func weight(on platform: PreviewPlatform) -> Int {
    switch (self, platform) {
    case (.headline, .macOS): 700
    case (.headline, _): 600
    case (.caption2, .macOS): 500
    case (.largeTitle, .visionOS), (.title, .visionOS), (.title2, .visionOS): 700
    case (.body, .visionOS), (.body, .tvOS): 500
    case (.title, .tvOS), (.title2, .tvOS), (.title3, .tvOS), (.largeTitle, .tvOS): 500
    default: 400
    }
  }

  private typealias Row = [(Double, Double)]

  private static let mac: Row = [
    (26, 32), (22, 26), (17, 22), (15, 20), (13, 16), (13, 16), (12, 15), (11, 14), (10, 13),
    (10, 13), (10, 13),
  ]
  private static let watch: Row = [
    (36, 39), (34, 37), (27, 30), (19, 22), (16, 19), (16, 19), (15, 18), (15, 18), (12, 15),
    (15, 18), (14, 17),
  ]
  private static let television: Row = [
    (76, 96), (76, 96), (57, 66), (48, 56), (38, 46), (29, 36), (31, 38), (38, 46), (29, 36),
    (25, 32), (23, 30),
  ]
  private static let vision: Row = [
    (29, 38), (24, 32), (22, 28), (19, 24), (17, 22), (17, 22), (15, 20), (15, 20), (13, 18),
    (12, 16), (12, 16),
  ]
  private static let touch: [PreviewTypeSize: Row] = [
    .xSmall: [
      (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16),
      (11, 13), (11, 13),
    ],
    .small: [
      (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16),
      (11, 13), (11, 13),
    ],
    .medium: [
      (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16),
      (11, 13), (11, 13),
    ],
    .large: [
      (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18),
      (12, 16), (11, 13),
    ],
    .xLarge: [
      (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20),
      (14, 19), (13, 18),
    ],
    .xxLarge: [
      (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22),
      (16, 21), (15, 20),
    ],
    .xxxLarge: [
      (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24),
      (18, 23), (17, 22),
    ],
    .accessibility1: [
      (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29),
      (22, 28), (20, 25),
    ],
    .accessibility2: [
      (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33),
      (26, 32), (24, 30),
    ],
    .accessibility3: [
      (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40),
      (32, 39), (29, 35),
    ],
    .accessibility4: [
      (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46),
      (37, 44), (34, 41),
    ],
    .accessibility5: [
      (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52),
      (43, 51), (40, 48),
    ],
  ]
}
