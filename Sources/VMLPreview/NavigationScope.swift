/// The end of a way back: the screen below on a sheet, or the page before.
enum WayBack: String {
  case screen, page
}

/// A field to search in, as `searchable` has it.
struct SearchField {
  var prompt: String
  var text: String
  /// The attribute of an element that has the text; `nil` where none has.
  var attribute: (node: Int, name: String)?
}

/// Values that a navigation stack takes from the views inside.
struct NavigationScope {
  var title: String?
  var subtitle: String?
  /// `large`, `inline` or `automatic`.
  var display = "automatic"
  var items: [(placement: String, box: Box)] = []
  var search: SearchField?
  var isHidden = false
  /// Whether a list whose rows lie on a ground of another colour fills the screen.
  var isGrouped = false
  /// Of the bar.
  var barPaint: Paint?
  /// Of the bar's background: `visible`, `hidden` or `automatic`.
  var barVisibility = "automatic"
  var barScheme: PreviewColorScheme?
  /// Of the sheet around.
  var sheetPaint: Paint?
  var sheetRadius: Double?
  /// Its height.
  var detent: CSSValue?
  /// Whether it can be pulled to another height.
  var hasDetents = false
  /// Of the line at its top that it is pulled by: `visible`, `hidden` or `automatic`.
  var dragIndicator = "automatic"

  var hasGrabber: Bool { dragIndicator == "visible" || dragIndicator == "automatic" && hasDetents }

  /// Takes what a screen inside says of the sheet around.
  mutating func takeSheet(_ inner: NavigationScope) {
    sheetPaint = inner.sheetPaint ?? sheetPaint
    sheetRadius = inner.sheetRadius ?? sheetRadius
    detent = inner.detent ?? detent
    hasDetents = hasDetents || inner.hasDetents
    if inner.dragIndicator != "automatic" { dragIndicator = inner.dragIndicator }
  }
}
