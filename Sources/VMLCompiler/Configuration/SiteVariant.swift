/// One tree of a site's output: a target, in one of its locales and themes.
public struct SiteVariant: Hashable, Sendable {
  /// The index of the target in the site.
  public var target: Int
  /// `nil` for a site without locales.
  public var locale: String?
  /// `nil` for a site without themes.
  public var theme: String?

  public init(target: Int, locale: String?, theme: String?) {
    self.target = target
    self.locale = locale
    self.theme = theme
  }
}

extension SiteConfiguration {
  /// The site's trees: by target, then by locale, then by theme, each in the order of site.yaml.
  public var variants: [SiteVariant] {
    let locales = locales.isEmpty ? [nil] : locales.map { Optional($0.text) }
    let themes = themes.isEmpty ? [nil] : themes.map { Optional($0.text) }
    return targets.indices.flatMap { target in
      locales.flatMap { locale in
        themes.map { SiteVariant(target: target, locale: locale, theme: $0) }
      }
    }
  }
}
