extension Catalog {
  /// Rank of a modifier on an element; the lower it is, the earlier it must come, since SwiftUI
  /// loses a view's own type on the way.
  ///
  /// `Image` has `resizable`, and what `frame` returns has not, so `resizable` must come first.
  ///
  /// - Returns: 0 for a modifier that only a type narrower than `View` has and that returns what
  ///   has it too, 1 for one that only such a type has, 2 for every other.
  ///
  /// Spec: VSS 3, rule 5.
  public static func narrowRank(of modifier: String, on type: String) -> Int {
    isOrdinary(type) ? narrowRank(of: modifier) { _ in true } : 2
  }

  /// The same, looking only at what is there on every system from `minimum` on.
  ///
  /// Without a minimum that is where SwiftUI begins.
  public static func narrowRank(
    of modifier: String, on type: String, platform: Platform, minimum: Version?
  ) -> Int {
    guard isOrdinary(type) else { return 2 }
    return narrowRank(of: modifier) { $0.isAvailable(on: platform, since: minimum) }
  }

  private static func narrowRank(
    of modifier: String, where isThere: (Availability) -> Bool
  ) -> Int {
    guard let overloads = Catalog.modifier(modifier)?.overloads else { return 2 }
    var rank = 2
    for overload in overloads {
      // Overloads on `View` come first, and one is enough.
      guard overload.isOnView || overload.isNarrow, isThere(overload.availability) else { continue }
      if overload.isOnView { return 2 }
      rank = overload.keepsReceiver && rank != 1 ? 0 : 1
    }
    return rank
  }

  /// Whether elements of this name order their modifiers as every view does.
  ///
  /// Map and chart content have modifiers of the same names, and nothing narrower.
  public static func isOrdinary(_ type: String) -> Bool { element(type)?.isOrdinary ?? true }

  /// Elements that are not views at all, whose modifiers are their own; made anew each time.
  public static var contentNames: [String] {
    elements.filter { $0.isWritable && !$0.isOrdinary }.map(\.name.string)
  }
}

extension Catalog.Element {
  /// A layout with children is a view.
  fileprivate var isOrdinary: Bool { isView || isLayout }
}
