import VMLPreview

/// A device that pictures are taken on: one of the preview's.
struct PictureDevice: Sendable {
  var id: String
  /// System of the targets that it shows.
  var system: PreviewPlatform
  var platform: PreviewPlatform
  /// In points.
  var width: Int
  var height: Int

  /// The devices of the preview's page, in its order.
  static let all = [
    PictureDevice(id: "iphone", system: .iOS, platform: .iOS, width: 393, height: 852),
    PictureDevice(id: "ipad", system: .iOS, platform: .iPadOS, width: 820, height: 1180),
    PictureDevice(id: "mac", system: .macOS, platform: .macOS, width: 920, height: 660),
    PictureDevice(id: "vision", system: .visionOS, platform: .visionOS, width: 1100, height: 720),
    PictureDevice(id: "watch", system: .watchOS, platform: .watchOS, width: 198, height: 242),
    PictureDevice(id: "tv", system: .tvOS, platform: .tvOS, width: 1920, height: 1080),
  ]
}
