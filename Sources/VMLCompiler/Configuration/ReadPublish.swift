import VMLData
import VMLDiagnostics

/// Reads `publish:`.
func readPublish(
  _ node: DataNode, _ custom: SiteConfiguration.CustomNames, reporting bag: inout DiagnosticBag
) -> PublishConfiguration {
  var publish = PublishConfiguration()
  guard var object = ConfigurationObject(node, "'publish'", reporting: &bag) else { return publish }
  if let store = object.take("store"), let text = readString(store, "'store'", reporting: &bag) {
    if let mistake = storeMistake(text, at: store.range) {
      bag.report(mistake)
    } else {
      publish.store = SiteConfiguration.Reference(text, at: store.range)
    }
  }
  if let channel = object.take("channel"),
    let name = readString(channel, "'channel'", reporting: &bag)
  {
    if isChannelName(name) {
      publish.channel = name
    } else {
      bag.report(.channel(name, at: channel.range))
    }
  }
  if let name = readChoice("signing", of: ["tuf", "none"], &object, reporting: &bag) {
    publish.isSigned = name == "tuf"
  }
  publish.trees = readChoice(
    "trees", of: PublishConfiguration.treeLayouts, &object, reporting: &bag)
  if let lifetimes = object.take("expires") {
    publish.lifetimes = readLifetimes(lifetimes, reporting: &bag)
  }
  if let runtimes = object.take("runtimes") {
    publish.runtimes = readRuntimes(runtimes, custom, reporting: &bag)
  }
  object.finish(reporting: &bag)
  return publish
}

/// The longest time that metadata may be good for, in days.
private let longestLifetime = 36_500

private func readLifetimes(
  _ node: DataNode, reporting bag: inout DiagnosticBag
) -> [String: Int] {
  guard var object = ConfigurationObject(node, "'expires'", reporting: &bag) else { return [:] }
  var lifetimes: [String: Int] = [:]
  for role in PublishConfiguration.roles {
    guard let days = object.take(role) else { continue }
    if case .integer(let number) = days.content, (1...longestLifetime).contains(number) {
      lifetimes[role] = number
    } else {
      bag.report(.lifetime(role, at: days.range))
    }
  }
  object.finish(reporting: &bag)
  return lifetimes
}

private func readChoice(
  _ key: String, of choices: [String], _ object: inout ConfigurationObject,
  reporting bag: inout DiagnosticBag
) -> String? {
  guard let node = object.take(key), let name = readString(node, "'\(key)'", reporting: &bag)
  else { return nil }
  if choices.contains(name) { return name }
  bag.report(.choice(name, of: key, choices, at: node.range))
  return nil
}

private func storeMistake(_ text: String, at range: SourceRange) -> Diagnostic? {
  let parts = text.utf8.split(
    separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2, let scheme = parts.first.map({ String(decoding: $0, as: UTF8.self) })
  else { return .noScheme(text, at: range) }
  guard PublishConfiguration.schemes.contains(scheme) else { return .scheme(scheme, at: range) }
  return parts[1].isEmpty || parts[1].contains(0) ? .emptyStore(text, at: range) : nil
}

extension Diagnostic {
  fileprivate static func noScheme(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(text)' names no store",
      notes: [Note("a folder is one as 'file:\(text.isEmpty ? "../live" : text)'")])
  }

  fileprivate static func scheme(_ scheme: String, at range: SourceRange) -> Diagnostic {
    let nearest = nearestName(to: scheme, in: PublishConfiguration.schemes)
    return Diagnostic(
      .notSupported, .error, at: range,
      "'\(scheme):' is no kind of store that vmlc can publish to"
        + (nearest.map { "; did you mean '\($0):'?" } ?? ""),
      notes: [Note("docs/publishing.md lists what there is; 'file:DIR' is a folder")])
  }

  fileprivate static func emptyStore(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(text)' names no store",
      notes: [Note("a folder stands after the colon, as in 'file:../live'")])
  }

  fileprivate static func channel(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(name)' cannot name a channel",
      notes: [
        Note("a channel is up to 64 letters, digits and '.', '-', '_', as in 'production'")
      ])
  }

  fileprivate static func choice(
    _ name: String, of key: String, _ choices: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: choices)
    return Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(key)' cannot be '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [Note("it is one of \(choices.joined(separator: ", "))")])
  }

  fileprivate static func lifetime(_ role: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(role)' must be a number of days from 1 to \(longestLifetime)",
      notes: [Note("it is how long clients believe what was signed, as in 'timestamp: 30'")])
  }
}
