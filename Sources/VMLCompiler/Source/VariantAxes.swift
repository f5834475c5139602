/// The axes in which the variants of a site differ.
struct VariantAxes: OptionSet, Sendable {
  let rawValue: UInt8

  static let target = VariantAxes(rawValue: 1)
  static let locale = VariantAxes(rawValue: 2)
  static let theme = VariantAxes(rawValue: 4)
}

extension SiteVariant {
  /// Whether another variant is equal on some axes.
  func isSame(as other: SiteVariant, along axes: VariantAxes) -> Bool {
    (!axes.contains(.target) || target == other.target)
      && (!axes.contains(.locale) || locale == other.locale)
      && (!axes.contains(.theme) || theme == other.theme)
  }
}
