import VMLCatalog
public import VMLData
public import VMLDiagnostics
import VMLStylesheet
import VMLMarkup

/// Reads `site.yaml`.
///
/// Every mistake is reported. A value that is wrong or missing is as in
/// ``SiteConfiguration/defaults``.
public func readSiteConfiguration(
  _ node: DataNode, reporting bag: inout DiagnosticBag
) -> SiteConfiguration {
  var configuration = SiteConfiguration.defaults
  guard var object = ConfigurationObject(node, "site.yaml", reporting: &bag) else {
    return configuration
  }
  if let name = object.string("name", reporting: &bag) {
    configuration.name = name
  } else if node["name"].map({ $0.content == .null }) ?? !object.hasNearKey("name") {
    bag.report(.missingName(at: node.range.start))
  }
  configuration.version = readVersion(&object, reporting: &bag)
  if let node = object.take("targets") {
    let targets = readTargets(node, reporting: &bag)
    if !targets.isEmpty { configuration.targets = targets }
  }
  configuration.locales = readLocales(&object, reporting: &bag)
  configuration.themes = readThemes(&object, reporting: &bag)
  checkTreeCount(configuration, object, reporting: &bag)
  configuration.layout = readReference("layout", &object, reporting: &bag)
  configuration.styles = object.references("styles", reporting: &bag)
  if let node = object.take("lifecycle") {
    configuration.lifecycle = readLifecycle(node, reporting: &bag)
  }
  if let node = object.take("params") {
    if node.entries == nil { bag.report(.wrongKind("'params'", "an object", found: node)) }
    configuration.parameters = node.value
  }
  if let node = object.take("types") {
    configuration.types = readTypes(node, reporting: &bag)
  }
  if let node = object.take("data") {
    configuration.data = readTypedData(node, configuration.types, reporting: &bag)
    configuration.dataTypes = configuration.makeDataTypes()
  }
  if let node = object.take("rows") {
    configuration.rows = readRows(node, configuration.types, reporting: &bag)
  }
  if let drawsMarkdown = object.boolean("markdown", reporting: &bag) {
    configuration.drawsMarkdown = drawsMarkdown
  }
  if let node = object.take("collections") {
    configuration.collections = readCollections(
      node, configuration.typeScope, reporting: &bag)
  }
  if let node = object.take("outputs") {
    configuration.outputs = readOutputs(node, configuration.typeScope, reporting: &bag)
  }
  if let node = object.take("images") {
    configuration.images = readImages(node, reporting: &bag)
  }
  if let node = object.take("custom") {
    configuration.custom = readCustomNames(node, configuration.types, reporting: &bag)
  }
  if let node = object.take("actions") {
    configuration.actions = readActions(node, configuration.types, reporting: &bag)
  }
  if let node = object.take("links") {
    configuration.links = readLinks(node, reporting: &bag)
  }
  readBehaviour(&object, into: &configuration, reporting: &bag)
  if let output = readReference("output", &object, reporting: &bag) {
    configuration.output = output.text
    configuration.outputRange = output.range
    if isOutside(output.text) { bag.report(.outputOutside(at: output.range)) }
  }
  if let node = object.take("availability"),
    let name = readString(node, "'availability'", reporting: &bag)
  {
    if let policy = Catalog.AvailabilityPolicy(rawValue: name) {
      configuration.availability = policy
    } else {
      bag.report(.availability(name, at: node.range))
    }
  }
  if let node = object.take("cascade"), let name = readString(node, "'cascade'", reporting: &bag) {
    if let mode = CascadeMode(rawValue: name) {
      configuration.cascade = mode
    } else {
      bag.report(.cascade(name, at: node.range))
    }
  }
  configuration.safelist = readSafelist(&object, reporting: &bag)
  configuration.exclude = readExcluded(&object, reporting: &bag)
  if let node = object.take("lints") {
    configuration.lints = readLints(node, reporting: &bag)
  }
  if let node = object.take("formats") {
    readFormats(node, into: &configuration.lints, reporting: &bag)
  }
  if let node = object.take("markup") {
    configuration.markup = readConventions(node, reporting: &bag)
  }
  if let node = object.take("publish") {
    configuration.publish = readPublish(node, configuration.custom, reporting: &bag)
  }
  object.finish(reporting: &bag)
  return configuration
}

/// Reads the classes that data may name.
private func readSafelist(
  _ object: inout ConfigurationObject, reporting bag: inout DiagnosticBag
) -> [SiteConfiguration.Reference]? {
  let names = object.references("safelist", reporting: &bag)
  for name in names ?? []
  where name.text.isEmpty || name.text.contains(where: { $0 == "." || $0.isWhitespace }) {
    bag.report(.safelist(name.text, at: name.range))
  }
  return names
}

/// Reads the patterns of files that are left out.
private func readExcluded(
  _ object: inout ConfigurationObject, reporting bag: inout DiagnosticBag
) -> [SiteConfiguration.Reference]? {
  let patterns = object.references("exclude", reporting: &bag)
  for pattern in patterns ?? [] {
    let path = pattern.text.hasPrefix("!") ? pattern.text.dropFirst() : pattern.text[...]
    if path.hasPrefix("content/") {
      bag.report(.excluded(pattern.text, String(path.dropFirst(8)), at: pattern.range))
    } else if !path.contains(where: { $0 != "/" && $0 != "*" }) || path.utf8.contains(0x5C) {
      bag.report(.excluded(pattern.text, nil, at: pattern.range))
    }
  }
  return patterns
}

private func readReference(
  _ key: String, _ object: inout ConfigurationObject, reporting bag: inout DiagnosticBag
) -> SiteConfiguration.Reference? {
  guard let node = object.take(key) else { return nil }
  return readString(node, "'\(key)'", reporting: &bag).map {
    SiteConfiguration.Reference($0, at: node.range)
  }
}

/// Reads a URL, or a list of them.
private func readLinks(
  _ node: DataNode, reporting bag: inout DiagnosticBag
) -> [SiteConfiguration.Reference] {
  (node.items ?? [node]).compactMap { node in
    guard let url = readString(node, "'links'", reporting: &bag) else { return nil }
    guard let base = webBase(url) else {
      bag.report(.linkURL(url, at: node.range))
      return nil
    }
    return SiteConfiguration.Reference(base, at: node.range)
  }
}

private func readVersion(
  _ object: inout ConfigurationObject, reporting bag: inout DiagnosticBag
) -> String? {
  guard let node = object.take("version"),
    let version = readString(node, "'version'", reporting: &bag)
  else { return nil }
  guard isVersionName(version) else {
    bag.report(.version(version, at: node.range))
    return nil
  }
  return version
}

/// Whether a version can name a folder: letters, digits, `.`, `-`, `_` and `+`, and a letter or
/// digit first.
///
/// The names of the output's own files are no versions, and `embedded` is what apps bring along.
public func isVersionName(_ version: String) -> Bool {
  guard let first = version.utf8.first, version.utf8.count <= 64,
    !["embedded", "latest.json", "manifest.json"].contains(version.lowercased())
  else { return false }
  let isAlphanumeric = { (byte: UInt8) in (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }
  return isAlphanumeric(first)
    && version.utf8.allSatisfy { isAlphanumeric($0) || "._-+".utf8.contains($0) }
}

/// By bytes: a '/' before a combining mark is no '/' to `Character`, but it is one to the system.
private func isOutside(_ path: String) -> Bool {
  let parts = path.utf8.split(separator: 0x2F).filter { !$0.elementsEqual(".".utf8) }
  return parts.isEmpty || path.utf8.first == 0x2F || path.utf8.contains(0)
    || parts.contains { $0.elementsEqual("..".utf8) }
}

private func readLifecycle(
  _ node: DataNode, reporting bag: inout DiagnosticBag
) -> [SiteConfiguration.LifecycleTemplate] {
  guard let entries = node.entries else {
    bag.report(.wrongKind("'lifecycle'", "an object of template names and components", found: node))
    return []
  }
  return entries.compactMap { entry in
    guard isTemplateName(entry.key) else {
      bag.report(.templateName(entry.key, at: entry.keyRange))
      return nil
    }
    let known = ["connecting", "disconnected", "error", "launch"]
    if !known.contains(entry.key), let nearest = nearestName(to: entry.key, in: known),
      !entry.key.hasSuffix(nearest), !entries.contains(where: { $0.key == nearest })
    {
      bag.report(.nearLifecycle(entry.key, nearest, at: entry.keyRange))
    }
    return readString(entry.value, "'\(entry.key)'", reporting: &bag).map {
      SiteConfiguration.LifecycleTemplate(
        name: entry.key, component: SiteConfiguration.Reference($0, at: entry.value.range))
    }
  }
}

private func isTemplateName(_ name: String) -> Bool {
  let isLetter = { (byte: UInt8) in (byte | 0x20) &- 0x61 < 26 || byte == 0x5F }
  return name.utf8.first.map(isLetter) == true
    && name.utf8.allSatisfy { isLetter($0) || $0 &- 0x30 < 10 || $0 == 0x2E }
}

private func readConventions(
  _ node: DataNode, reporting bag: inout DiagnosticBag
) -> SiteConfiguration.MarkupConventions {
  var conventions = SiteConfiguration.MarkupConventions()
  guard var object = ConfigurationObject(node, "'markup'", reporting: &bag) else {
    return conventions
  }
  if let quotes = object.boolean("quoteAttr", reporting: &bag) {
    conventions.style.quotesAttributeNames = quotes
  }
  if let encodes = object.boolean("encodeSemicolons", reporting: &bag) {
    conventions.encodesSemicolons = encodes
  }
  if let keeps = object.boolean("keepComments", reporting: &bag) {
    conventions.keepsComments = keeps
  }
  if let resolves = object.boolean("resolveAttr", reporting: &bag) {
    conventions.resolvesAttributes = resolves
  }
  if let keeps = object.boolean("keepAttributeOrder", reporting: &bag) {
    conventions.keepsAttributeOrder = keeps
  }
  object.finish(reporting: &bag)
  return conventions
}

extension Diagnostic {
  fileprivate static func nearLifecycle(
    _ name: String, _ nearest: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownKey, .warning, at: range,
      "VML has no lifecycle template '\(name)'; did you mean '\(nearest)'?",
      notes: [Note("it is kept, since the app may know it")],
      fixIts: [FixIt("write '\(nearest)'", replace: range, with: nearest)])
  }

  fileprivate static func missingName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, at: range, "site.yaml has no 'name'",
      notes: [Note("begin with the site's name, as in 'name: Acme'")])
  }

  fileprivate static func version(_ version: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(version)' cannot name a version",
      notes: [
        Note("a version is up to 64 letters, digits and '.', '-', '_', '+', as in '1.4.0'")
      ])
  }

  fileprivate static func linkURL(_ url: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(url)' cannot stand before a path",
      notes: [Note("links begin with a URL of the web, as in 'https://acme.example'")])
  }

  fileprivate static func outputOutside(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .pathOutside, .error, at: range, "the output must be a folder inside the site",
      notes: [Note("'--output' on the command line may name any folder")])
  }

  fileprivate static func availability(_ name: String, at range: SourceRange) -> Diagnostic {
    let policies = Catalog.AvailabilityPolicy.allCases.map(\.rawValue)
    let nearest = nearestName(to: name, in: policies)
    return Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'availability' cannot be '\(name)'" + didYouMean(nearest),
      notes: [Note("it is one of \(policies.joined(separator: ", "))")])
  }

  fileprivate static func cascade(_ name: String, at range: SourceRange) -> Diagnostic {
    let modes = CascadeMode.allCases.map(\.rawValue)
    let nearest = nearestName(to: name, in: modes)
    return Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'cascade' cannot be '\(name)'" + didYouMean(nearest),
      notes: [Note("it is one of \(modes.joined(separator: ", "))")])
  }

  fileprivate static func excluded(
    _ pattern: String, _ wanted: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      wanted == nil
        ? "'\(pattern)' names no files" : "'\(pattern)' is sought below 'content/' already",
      notes: [Note("as in '[\"*.md\", drafts/, \"!drafts/shown.vml\"]'")],
      fixIts: wanted.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func safelist(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(name)' is not the name of a class",
      notes: [Note("'safelist' holds names of classes without their dots, as in '[sale, new]'")])
  }

  fileprivate static func templateName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(name)' cannot name a template",
      notes: [Note("VML's own are launch, connecting, error and disconnected")])
  }
}
