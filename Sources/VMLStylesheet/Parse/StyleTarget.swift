public import VMLCatalog

/// A target platform as sheets see it, in one of the site's locales and themes.
public struct StyleTarget: Hashable, Sendable {
  /// The name in site.yaml.
  public var name: String
  /// The name for messages, with the locale and the theme where these matter.
  public var label: String
  /// `nil` for a site without locales.
  public var locale: String?
  /// `nil` for a site without themes.
  public var theme: String?
  /// The operating system that it runs on.
  public var os: String
  /// The platform, from its minimum on, and what the app registers; `nil` for a system that the
  /// catalogue does not know.
  public var system: Catalog.CheckTarget?
  /// Whether modifiers and elements are checked against `system`.
  public var isChecked = true
  public var availability = Catalog.AvailabilityPolicy.warning

  public init(name: String, os: String, locale: String? = nil, theme: String? = nil) {
    self.name = name
    label = name
    self.os = os
    self.locale = locale
    self.theme = theme
  }

  /// Whether a language range of a sheet is for the target's locale: `fr` is for `fr` and `fr-CA`.
  func speaks(_ range: String) -> Bool { locale.map { isLanguage($0, in: range) } ?? false }

  /// The system that modifiers and elements are checked against; `nil` where they are not checked.
  public var check: Catalog.CheckTarget? { isChecked ? system : nil }
}

/// Whether a locale is the one that a language range names, or a narrower one.
///
/// Spec: RFC 4647, section 3.3.1, which is what CSS's `:lang()` goes by, but for its wildcards.
public func isLanguage(_ locale: String, in range: String) -> Bool {
  let (locale, range) = (locale.lowercased(), range.lowercased())
  return locale == range || locale.hasPrefix(range + "-")
}
