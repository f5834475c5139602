import VMLMarkup

/// Values that a view takes from the views around it.
///
/// It is worked out here, from the outside inward, so that a text or a control says all of what it
/// looks like, and a part of a drawing can be replaced by itself.
struct PreviewEnvironment: Sendable {
  let platform: PreviewPlatform
  let look: PreviewLook
  var scheme: PreviewColorScheme
  var typeSize: PreviewTypeSize
  var direction: PreviewDirection
  /// Size of the whole screen; the drawing is set in its body text.
  let screenTypeSize: PreviewTypeSize

  init(_ options: PreviewOptions) {
    platform = options.platform
    look = options.look
    scheme =
      options.platform == .visionOS || options.platform == .watchOS
      ? .dark : options.colorScheme
    typeSize = options.typeSize
    direction = options.direction
    screenTypeSize = options.typeSize
    tint = SystemColors(platform: platform, scheme: scheme, look: look).accent
  }

  var colors: SystemColors {
    SystemColors(platform: platform, scheme: scheme, look: look)
  }
  /// Whether bars are of glass, as on an iPhone or iPad from iOS 26 on.
  var hasGlass: Bool { platform.isTouch && look == .iOS26 }
  var paints: PaintReader { PaintReader(environment: self) }
  var isRightToLeft: Bool { direction == .rightToLeft }

  /// A length from the leading to the trailing side as one from left to right.
  func toTheRight(_ length: Double) -> Double { isRightToLeft ? -length : length }

  /// A share of the width from the leading side as one from the left.
  func fromTheLeft(_ fraction: Double) -> Double { isRightToLeft ? 1 - fraction : fraction }

  /// Paint that a text is drawn with.
  var ink: Paint {
    guard let foreground else { return .color(colors.level(level)) }
    return level == 0 ? foreground : foreground.opacity([1, 0.5, 0.3, 0.18, 0.1][min(level, 4)])
  }

  // MARK: Text

  var font = PreviewFont()
  /// `fontWeight`, which is stronger than what the font says.
  var weight: Int?
  /// `nil` is the system's label colour.
  var foreground: Paint?
  /// 0 is primary, 1 secondary, and so on: a level of ``foreground``.
  var level = 0
  var tint: RGBA
  var lineLimit: Int?
  var reservesLines = false
  /// Share of its size that a text may shrink to.
  var minimumScale = 1.0
  var lineSpacing = 0.0
  /// Points that texts are raised by.
  var baselineOffset = 0.0
  var textAlignment = Alignment.Horizontal.leading
  var textCase: TextCase?
  var isStruckThrough = false
  var isUnderlined = false
  var imageScale = 1.0

  enum TextCase: Sendable { case uppercase, lowercase }

  // MARK: Styles, by their names

  var buttonStyle = ""
  var borderShape = ""
  var controlSize = "regular"
  var toggleStyle = ""
  var pickerStyle = ""
  var textFieldStyle = ""
  var listStyle = ""
  var formStyle = ""
  var labelStyle = ""
  var gaugeStyle = ""
  var progressStyle = ""
  var datePickerStyle = ""
  var menuStyle = ""
  var tabViewStyle = ""
  var hidesLabels = false
  var hasProminentHeaders = false
  /// Of icons in lists, where it is not ``tint``.
  var itemTint: RGBA?
  /// Of `background()` without a paint.
  var backgroundPaint: Paint?
  var containerShape = PreviewShape.rectangle(0)
  var isDisabled = false
  var isRedacted = false
  var symbolVariant = ""
  var hidesIndicators = false
  /// The picture that an `AsyncImage` around is of.
  var asyncImage = ""

  // MARK: Layout

  /// The direction of the stack around.
  var axis: Axis?
  /// The direction of the stack around, if no frame is between.
  var ratioAxis: Axis?
  /// Whether a frame around says how high it is at most.
  var limitsY = false
  /// Whether the space that is offered ends: it does not inside of a scroll view.
  var boundsX = true
  var boundsY = true
  var place = Place.screen
  /// Number of elements around.
  var depth = 0
  /// Whether nothing lies between this and the edges of the screen.
  var reachesEdges = false

  enum Axis: Sendable { case horizontal, vertical }

  /// The part of the screen that the view belongs to.
  enum Place: Sendable { case screen, row, toolbar, tabBar, menu, menuItem, button }

  /// For a view whose children are not next to the edges.
  func inside() -> PreviewEnvironment {
    var environment = self
    environment.reachesEdges = false
    return environment
  }

  func inside(_ axis: Axis?) -> PreviewEnvironment {
    var environment = inside()
    environment.axis = axis
    environment.ratioAxis = axis
    return environment
  }
}
