import VMLCatalog
public import VMLData
public import VMLDiagnostics
import VMLMarkup

/// Reads `runtimes:`, by name in the order of the file.
func readRuntimes(
  _ node: DataNode, _ custom: SiteConfiguration.CustomNames, reporting bag: inout DiagnosticBag
) -> [(name: String, source: RuntimeConfiguration.Source)] {
  guard let entries = node.entries else {
    bag.report(.wrongKind("'runtimes'", "an object of names and what they know", found: node))
    return []
  }
  var runtimes: [(name: String, source: RuntimeConfiguration.Source)] = []
  for entry in entries {
    guard isChannelName(entry.key) else {
      bag.report(.runtimeName(entry.key, at: entry.keyRange))
      continue
    }
    if case .string(let path) = entry.value.content {
      runtimes.append(
        (entry.key, .file(SiteConfiguration.Reference(path, at: entry.value.range))))
    } else {
      let runtime = readRuntime(entry.value, entry.key, custom, reporting: &bag)
      runtimes.append((entry.key, .here(runtime)))
    }
  }
  return runtimes
}

/// Reads the limits of a runtime called `name`; reports mistakes.
///
/// `custom` is what apps register besides SwiftUI.
public func readRuntime(
  _ node: DataNode, _ name: String, _ custom: SiteConfiguration.CustomNames,
  reporting bag: inout DiagnosticBag
) -> RuntimeConfiguration {
  var runtime = RuntimeConfiguration()
  // An empty description is a runtime without limits.
  if case .null = node.content { return runtime }
  guard var object = ConfigurationObject(node, "the runtime '\(name)'", reporting: &bag) else {
    return runtime
  }
  if let node = object.take("vml") { runtime.vml = readVersion(node, "vml", reporting: &bag) }
  runtime.elements = object.references("elements", reporting: &bag)?.map(\.text)
  runtime.modifiers = object.references("modifiers", reporting: &bag)?.map(\.text)
  runtime.views = object.references("views", reporting: &bag)?.map(\.text)
  if let node = object.take("behaviour") {
    if case .integer(let level) = node.content, level >= 0 {
      runtime.behaviour = level
    } else {
      bag.report(.wrongKind("'behaviour'", "a whole number, 0 for no behaviour", found: node))
    }
  }
  for name in object.references("lacks", reporting: &bag) ?? [] {
    // A misspelt name would let through what the apps cannot draw.
    if !isKnown(name.text, custom) { bag.report(.nothingToLack(name, custom)) }
    runtime.lacks.append(name.text)
  }
  if let systems = object.take("systems") {
    if var object = ConfigurationObject(systems, "'systems'", reporting: &bag) {
      for system in ["ios", "ipados", "macos", "visionos", "watchos", "tvos"] {
        guard let node = object.take(system) else { continue }
        runtime.systems[system] = readVersion(node, system, reporting: &bag)
      }
      object.finish(reporting: &bag)
    }
  }
  object.finish(reporting: &bag)
  return runtime
}

/// Whether there is an element, modifier or view of a name.
private func isKnown(_ name: String, _ custom: SiteConfiguration.CustomNames) -> Bool {
  Catalog.element(name) != nil || Catalog.modifier(name) != nil || custom.views[name] != nil
    || custom.modifiers.contains(name) || behaviourNames.contains(name)
}

/// Names of events and steps.
private let behaviourNames =
  EventName.allCases.map(\.rawValue) + StepName.allCases.map(\.rawValue)

/// A version of digits and dots; reports and returns `nil` for anything else.
private func readVersion(
  _ node: DataNode, _ key: String, reporting bag: inout DiagnosticBag
) -> String? {
  guard let text = readString(node, "'\(key)'", reporting: &bag) else { return nil }
  if Catalog.Version(text) != nil { return text }
  bag.report(.runtimeVersion(text, of: key, at: node.range))
  return nil
}

extension Diagnostic {
  fileprivate static func runtimeName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(name)' cannot name a runtime",
      notes: [Note("a runtime is up to 64 letters, digits and '.', '-', '_', as in 'v2'")])
  }

  fileprivate static func nothingToLack(
    _ name: SiteConfiguration.Reference, _ custom: SiteConfiguration.CustomNames
  ) -> Diagnostic {
    let nearest = nearestName(
      to: name.text,
      in: Catalog.elementNames + Catalog.modifierNames + custom.views.keys + custom.modifiers
        + behaviourNames)
    return Diagnostic(
      .invalidConfiguration, .error, at: name.range,
      "there is no element, modifier, view, event or step '\(name.text)' that a runtime could lack"
        + didYouMean(nearest),
      notes: [Note("'custom' of site.yaml has what the apps register besides SwiftUI")])
  }

  fileprivate static func runtimeVersion(
    _ text: String, of key: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(text)' is no version for '\(key)'",
      notes: [Note("a version is numbers with dots between them, in quotes, as in '\"17.0\"'")])
  }
}
