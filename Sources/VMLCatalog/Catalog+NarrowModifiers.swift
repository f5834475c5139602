extension Catalog {
  /// How early a modifier must come on an element, since SwiftUI loses a view's own type on the
  /// way.
  ///
  /// `Image` has `resizable`, and what `frame` returns has not, so `resizable` must come first.
  ///
  /// - Returns: 0 for a modifier that only a type narrower than `View` has and that returns such a
  ///   type, 1 for
  ///   one that returns a `View`, 2 for every other.
  ///
  /// Spec: VSS 3, rule 5.
  package static func narrowRank(of modifier: String, on type: String) -> Int {
    guard let rank = narrowRanks[modifier] else { return 2 }
    // Map and chart content have modifiers of the same names, and nothing narrower.
    return contentNames.contains(type) ? 2 : rank
  }

  /// Whether the order of modifiers on an element of this name is that of every view.
  package static func isOrdinary(_ type: String) -> Bool { !contentNames.contains(type) }

  private static let narrowRanks: [String: Int] = {
    var ranks: [String: Int] = [:]
    for name in names(in: narrowNames) { ranks[name] = 0 }
    for name in names(in: lastNarrowNames) { ranks[name] = 1 }
    return ranks
  }()

  /// On `Image`, `Text`, `Color`, `Path`, shapes and dynamic content only; they return one of
  /// these.
  private static let narrowNames = """
    antialiased interpolation renderingMode resizable
    customAttribute
    exposureAdjust headroom mix
    applying normalized offsetBy strokedPath trimmedPath
    inset intersection lineIntersection lineSubtraction rotation scale size subtracting
    symmetricDifference transform trim union
    onDelete onInsert onMove
    hideObjectReticle showShotLocations
    """

  /// On the same types only; they return a view, on which nothing but another of them is possible.
  private static let lastNarrowNames = """
    widgetAccentedRenderingMode textVariant fill stroke strokeBorder collapsible isDetailLink
    """

  /// Elements that are not views at all, whose modifiers are their own.
  package static let contentNames: Set<String> = [
    "MapCircle", "MapPolygon", "MapPolyline", "Marker", "Annotation", "UserAnnotation", "AreaMark",
    "BarMark", "LineMark", "PointMark", "RectangleMark", "RuleMark", "SectorMark", "AreaPlot",
    "BarPlot", "LinePlot", "PointPlot", "RectanglePlot", "RulePlot", "SectorPlot", "SurfacePlot",
  ]

  static let shapeNames = """
    Capsule Circle ConcentricRectangle ContainerRelativeShape Ellipse OffsetShape Path Rectangle
    RotatedShape RoundedRectangle ScaledShape TransformedShape UnevenRoundedRectangle
    """
}
