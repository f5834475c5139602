import VMLCatalog
public import VMLStylesheet

extension SiteConfiguration {
  /// What the site says of its styles.
  public var styleOptions: StyleOptions {
    var options = StyleOptions()
    options.customModifiers = custom.modifiers
    options.safelist = Set((safelist ?? []).map(\.text))
    options.cascade = cascade
    options.locales = locales.map(\.text)
    options.themes = themes.map(\.text)
    return options
  }

  /// What styles are compiled for, and checked against if they are to be, in the order of the
  /// variants.
  public func styleTargets(areChecked: Bool) -> [StyleTarget] {
    let custom = custom.declarations
    return variants.map { variant in
      let target = targets[variant.target]
      var styles = StyleTarget(
        name: target.name, os: target.os, locale: variant.locale, theme: variant.theme)
      styles.isChecked = areChecked
      styles.system = Catalog.Platform(os: target.os).map { platform in
        Catalog.CheckTarget(
          platform: platform, minimum: target.minimum.flatMap { Catalog.Version($0.text) },
          custom: custom)
      }
      styles.availability = availability
      return styles
    }
  }
}

extension SiteConfiguration.CustomNames {
  /// What the app registers, as the checker wants to know it.
  var declarations: Catalog.CustomDeclarations {
    var declarations = Catalog.CustomDeclarations()
    for modifier in modifiers {
      declarations.modifiers[modifier] = .some(parameters[modifier])
    }
    for (name, attributes) in views {
      let slots = attributes.filter { $0.value == "template" }.map(\.key)
      declarations.views[name] = Catalog.CustomView(
        attributes: attributes.isEmpty ? nil : attributes.filter { $0.value != "template" },
        slots: slots.isEmpty ? nil : Set(slots))
    }
    declarations.members = members.mapValues { Set($0) }
    return declarations
  }
}
