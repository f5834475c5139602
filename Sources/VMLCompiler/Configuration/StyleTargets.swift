import VMLCatalog
import VMLData
import VMLFormats
public import VMLStylesheet

extension SiteConfiguration {
  /// The settings that concern styles.
  public var styleOptions: StyleOptions {
    var options = StyleOptions()
    options.customModifiers = custom.modifiers
    options.safelist = Set((safelist ?? []).map(\.text))
    options.cascade = cascade
    options.leavesOutSteps = !hasBehaviour
    options.locales = locales.map(\.text)
    options.themes = themes.map(\.text)
    return options
  }

  /// The targets that styles are compiled for, in the order of the variants.
  ///
  /// With `areChecked`, modifiers are checked against their systems.
  public func styleTargets(areChecked: Bool) -> [StyleTarget] {
    let custom = custom.declarations(types)
    return variants.map { variant in
      let target = targets[variant.target]
      var styles = StyleTarget(
        name: target.name, os: target.os, locale: variant.locale, theme: variant.theme)
      styles.isChecked = areChecked
      var custom = custom
      for (name, attributes) in target.format.ownViews where custom.views[name] == nil {
        custom.views[name] = Catalog.CustomView(attributes: attributes, slots: [])
      }
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
  /// The app's names as the checker needs them.
  func declarations(_ types: TypeTable) -> Catalog.CustomDeclarations {
    var declarations = Catalog.CustomDeclarations()
    for modifier in modifiers {
      declarations.modifiers[modifier] = .some(parameters[modifier])
    }
    for (name, attributes) in views {
      let attributes = attributes.mapValues { $0.name(in: types) }
      let slots = attributes.filter { $0.value == "template" }.map(\.key)
      declarations.views[name] = Catalog.CustomView(
        attributes: attributes.isEmpty ? nil : attributes.filter { $0.value != "template" },
        slots: slots.isEmpty ? nil : Set(slots))
    }
    declarations.attributes = self.attributes.mapValues { $0.mapValues { $0.name(in: types) } }
    declarations.members = members.mapValues { Set($0) }
    declarations.symbols = symbols
    return declarations
  }
}
