import VMLData
import VMLDiagnostics

/// Reads `targets:`: an object of names and the settings of each, or a list of names.
func readTargets(_ node: DataNode, reporting bag: inout DiagnosticBag) -> [Target] {
  if let items = node.items {
    if items.isEmpty { bag.report(.noTargets(at: node.range)) }
    return readNames(items, reporting: &bag)
  }
  guard let entries = node.entries else {
    bag.report(
      .wrongKind("'targets'", "a list of names, or an object of targets", found: node)
        .listing(node))
    return []
  }
  if entries.isEmpty { bag.report(.noTargets(at: node.range)) }
  return entries.compactMap { readTarget($0, reporting: &bag) }
}

/// Reads a list of names of operating systems.
private func readNames(_ items: [DataNode], reporting bag: inout DiagnosticBag) -> [Target] {
  var targets: [Target] = []
  for item in items {
    if let entries = item.entries {
      bag.report(.listedTarget(entries, at: item.range))
      continue
    }
    guard let name = readString(item, "a target", reporting: &bag),
      let target = makeTarget(name, at: item.range, os: nil, minimum: nil, reporting: &bag)
    else { continue }
    if targets.contains(where: { $0.name == name }) {
      bag.report(.targetTwice(name, at: item.range))
    } else {
      targets.append(target)
    }
  }
  return targets
}

private func readTarget(
  _ entry: DataNode.Entry, reporting bag: inout DiagnosticBag
) -> Target? {
  if entry.value.content == .null {
    return makeTarget(entry.key, at: entry.keyRange, os: nil, minimum: nil, reporting: &bag)
  }
  let subject = "target '\(entry.key)'"
  guard var object = ConfigurationObject(entry.value, subject, reporting: &bag) else { return nil }
  let minimum = object.take("minimum").flatMap { readMinimum($0, reporting: &bag) }
  let system = object.take("os")
  let base = object.take("baseURL").flatMap { readBaseURL($0, reporting: &bag) }
  let (format, options) = readFormat(&object, reporting: &bag)
  object.finish(reporting: &bag)
  var target = makeTarget(
    entry.key, at: entry.keyRange, os: system, minimum: minimum, reporting: &bag)
  target?.baseURL = base
  target?.format = format
  target?.formatOptions = options
  return target
}

private func readBaseURL(_ node: DataNode, reporting bag: inout DiagnosticBag) -> String? {
  guard let text = readString(node, "'baseURL'", reporting: &bag) else { return nil }
  guard let base = webBase(text) else {
    bag.report(.baseURL(text, at: node.range))
    return nil
  }
  return base
}

/// A URL of the web without slashes at its end; `nil` for what has no host, or more than a path.
func webBase(_ text: String) -> String? {
  let bytes = text.utf8
  guard let scheme = ["https://", "http://"].first(where: { bytes.starts(with: $0.utf8) }) else {
    return nil
  }
  let slash = UInt8(ascii: "/")
  var rest = bytes.dropFirst(scheme.utf8.count)
  guard let first = rest.first, first != slash,
    rest.allSatisfy({ $0 > 0x20 && $0 != 0x7F && !"?#\"<>@\\".utf8.contains($0) })
  else { return nil }
  while rest.last == slash { rest.removeLast() }
  return scheme + String(decoding: rest, as: UTF8.self)
}

private func readMinimum(_ node: DataNode, reporting bag: inout DiagnosticBag) -> OSVersion? {
  guard let text = readString(node, "'minimum'", reporting: &bag) else { return nil }
  guard let version = OSVersion(text) else {
    bag.report(.minimum(text, at: node.range))
    return nil
  }
  return version
}

private func makeTarget(
  _ name: String, at range: SourceRange, os: DataNode?, minimum: OSVersion?,
  reporting bag: inout DiagnosticBag
) -> Target? {
  guard isTargetName(name) else {
    bag.report(.targetName(name, at: range, isListed: os == nil))
    return nil
  }
  guard let os else {
    guard Target.systems.contains(name) else {
      bag.report(.noSystem(name, at: range))
      return nil
    }
    return Target(name: name, os: name, minimum: minimum)
  }
  guard let system = readString(os, "'os'", reporting: &bag) else { return nil }
  guard Target.systems.contains(system) else {
    bag.report(.unknownSystem(system, at: os.range))
    return nil
  }
  return Target(name: name, os: system, minimum: minimum)
}

private func isTargetName(_ name: String) -> Bool {
  guard let first = name.utf8.first, first &- 0x61 < 26, name.utf8.count <= 32 else { return false }
  return name.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F }
}

/// The systems of devices and of other names.
private let devices = [
  "appletv": "tvos", "applewatch": "watchos", "catalyst": "maccatalyst", "desktop": "macos",
  "ipad": "ipados", "iphone": "ios", "iphoneos": "ios", "mobile": "ios", "osx": "macos",
  "phone": "ios", "tablet": "ipados", "visionpro": "visionos", "xros": "visionos",
]

/// The system that a name is close to, or that it abbreviates: `ipad`, `watch`.
private func nearestSystem(to name: String) -> String? {
  devices[name.lowercased()] ?? nearestName(to: name, in: Target.systems)
    ?? Target.systems.first { name.utf8.count > 2 && $0.hasPrefix(name.lowercased()) }
}

/// Systems that other toolkits are for.
private let strangers: Set<String> = [
  "android", "browser", "fuchsia", "html", "linux", "web", "windows", "winui",
]

extension Diagnostic {
  fileprivate static func noTargets(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'targets' names no target",
      notes: [Note("without 'targets' a site is made for ios, macos and visionos")])
  }

  /// An object in the list, which is how other tools write targets with settings.
  fileprivate static func listedTarget(
    _ entries: [DataNode.Entry], at range: SourceRange
  ) -> Diagnostic {
    var name = entries.text(of: "name")
    var minimum = entries.text(of: "minimum")
    if name == nil, entries.count == 1, let only = entries.first {
      name = only.key
      minimum = only.value.entries?.text(of: "minimum")
    }
    let shown = name.flatMap { isTargetName($0) ? $0 : nil } ?? "ios"
    let settings = minimum.flatMap { OSVersion($0)?.text }.map { " { minimum: \"\($0)\" }" }
    return Diagnostic(
      .wrongKind, .error, at: range, "in a list, a target is its name alone, not an object",
      notes: [
        Note(
          "targets with settings stand under their names: 'targets: { \(shown):\(settings ?? "") }'"
        )
      ])
  }

  fileprivate static func targetTwice(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "target '\(name)' is listed twice",
      notes: [Note("remove one of them")])
  }

  fileprivate static func targetName(
    _ name: String, at range: SourceRange, isListed: Bool
  ) -> Diagnostic {
    let nearest = isListed ? nearestName(to: name, in: Target.systems) : nil
    return Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(name)' cannot name a target" + didYouMean(nearest),
      notes: [Note("a target's name is up to 32 lower-case letters, digits, '-' and '_'")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func minimum(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(text)' is not a version",
      notes: [Note("a version is written as in \"17.0\"")])
  }

  fileprivate static func baseURL(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(text)' cannot stand before a path",
      notes: [Note("a base is a URL of the web, as in 'https://cdn.acme.example/app'")])
  }

  fileprivate static func noSystem(_ name: String, at range: SourceRange) -> Diagnostic {
    let nearest = nearestSystem(to: name)
    if strangers.contains(name.lowercased()) {
      return Diagnostic(
        .invalidConfiguration, .error, at: range, "SwiftUI does not run on '\(name)'",
        notes: [Note("the systems are \(Target.systems.joined(separator: ", ")): remove it")])
    }
    return Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(name)' is not an operating system" + didYouMean(nearest),
      notes: [
        Note("the systems are \(Target.systems.joined(separator: ", "))"),
        Note(
          "a target with a name of its own says its system: 'targets: { \(name): { os: ios } }'"),
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func unknownSystem(_ name: String, at range: SourceRange) -> Diagnostic {
    let nearest = nearestSystem(to: name)
    return Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(name)' is not an operating system" + didYouMean(nearest),
      notes: [Note("the systems are \(Target.systems.joined(separator: ", "))")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}

extension [DataNode.Entry] {
  /// The text of a key; `nil` if it has none.
  fileprivate func text(of key: String) -> String? {
    guard case .string(let text)? = first(where: { $0.key == key })?.value.content else {
      return nil
    }
    return text
  }
}
