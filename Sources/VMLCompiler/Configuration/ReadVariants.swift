import VMLData
import VMLDiagnostics

/// Reads `locales:`, a list of language tags.
func readLocales(
  _ object: inout ConfigurationObject, reporting bag: inout DiagnosticBag
) -> [SiteConfiguration.Reference] {
  readNames(
    "locales", &object, isName: isLocaleName, mistake: Diagnostic.localeName, reporting: &bag)
}

/// Reports locales and themes that make more trees for a target than ``treeLimit``.
func checkTreeCount(
  _ configuration: SiteConfiguration, _ object: ConfigurationObject,
  reporting bag: inout DiagnosticBag
) {
  let count = configuration.locales.count * configuration.themes.count
  guard count > treeLimit, let range = object.keyRange(of: "themes") else { return }
  bag.report(.tooManyTrees(count, at: range))
}

/// Reads `themes:`, a list of names.
func readThemes(
  _ object: inout ConfigurationObject, reporting bag: inout DiagnosticBag
) -> [SiteConfiguration.Reference] {
  readNames("themes", &object, isName: isThemeName, mistake: Diagnostic.themeName, reporting: &bag)
}

/// Reads a list of names that each become a folder, so no two may differ in case alone.
private func readNames(
  _ key: String, _ object: inout ConfigurationObject, isName: (String) -> Bool,
  mistake: (SiteConfiguration.Reference) -> Diagnostic, reporting bag: inout DiagnosticBag
) -> [SiteConfiguration.Reference] {
  guard let listed = object.references(key, reporting: &bag) else { return [] }
  if listed.isEmpty, let range = object.keyRange(of: key) {
    bag.report(.emptyList(key, at: range))
  }
  var names: [SiteConfiguration.Reference] = []
  for name in listed {
    if !isName(name.text) {
      bag.report(mistake(name))
    } else if names.contains(where: { $0.text.lowercased() == name.text.lowercased() }) {
      bag.report(.nameTwice(name, in: key))
    } else if names.count == variantLimit {
      bag.report(.tooManyNames(key, at: name.range))
      break
    } else {
      names.append(name)
    }
  }
  return names
}

/// Most locales, and most themes, of a site.
public let variantLimit = 200

/// Most trees of a target, one for each theme in each locale.
public let treeLimit = 1000

/// Whether a name is a language and, each after a `-`, its script, region and variants.
private func isLocaleName(_ name: String) -> Bool {
  let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  guard let language = parts.first, (2...3).contains(language.count), name.utf8.count <= 35 else {
    return false
  }
  return language.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
    && parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
    }
}

private func isThemeName(_ name: String) -> Bool {
  guard let first = name.utf8.first, first &- 0x61 < 26, name.utf8.count <= 32 else { return false }
  return name.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F }
}

extension Diagnostic {
  fileprivate static func emptyList(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(key)' is empty",
      notes: [Note("without '\(key)' a target has one tree for all")])
  }

  fileprivate static func nameTwice(
    _ name: SiteConfiguration.Reference, in key: String
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: name.range, "'\(name.text)' is listed twice in '\(key)'",
      notes: [Note("remove one of them; upper and lower case are the same to some systems")])
  }

  fileprivate static func tooManyNames(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(key)' has more than \(variantLimit) names",
      notes: [Note("every document is made for each of them; make several sites of it")])
  }

  fileprivate static func tooManyTrees(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      "\(count) trees for each target are too many; there are at most \(treeLimit)",
      notes: [Note("a tree is made for each theme in each locale; make several sites of it")])
  }

  fileprivate static func localeName(_ name: SiteConfiguration.Reference) -> Diagnostic {
    let dashed = name.text.split(separator: "_").joined(separator: "-")
    let isMeant = name.text.contains("_") && isLocaleName(dashed)
    let tag = isMeant ? dashed : languages[name.text.lowercased()]
    return Diagnostic(
      .invalidConfiguration, .error, at: name.range,
      "'\(name.text)' is not a language tag" + didYouMean(tag),
      notes: [
        Note("a locale is a language, with its script or region behind '-': en, fr-CA, zh-Hans")
      ],
      fixIts: tag.map { [FixIt("write '\($0)'", replace: name.range, with: $0)] } ?? [])
  }

  /// Tags of languages, by their English names.
  private static let languages = [
    "arabic": "ar", "chinese": "zh-Hans", "dutch": "nl", "english": "en", "french": "fr",
    "german": "de", "hebrew": "he", "italian": "it", "japanese": "ja", "korean": "ko",
    "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es", "swedish": "sv",
    "turkish": "tr", "ukrainian": "uk",
  ]

  fileprivate static func themeName(_ name: SiteConfiguration.Reference) -> Diagnostic {
    let lower = name.text.lowercased()
    let isMeant = lower != name.text && isThemeName(lower)
    return Diagnostic(
      .invalidConfiguration, .error, at: name.range,
      "'\(name.text)' cannot name a theme" + didYouMean(isMeant ? lower : nil),
      notes: [Note("a theme's name is up to 32 lower-case letters, digits, '-' and '_'")],
      fixIts: isMeant ? [FixIt("write '\(lower)'", replace: name.range, with: lower)] : [])
  }
}
