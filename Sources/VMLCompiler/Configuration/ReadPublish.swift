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
  if let endpoint = object.take("endpoint"),
    let url = readString(endpoint, "'endpoint'", reporting: &bag)
  {
    if let mistake = endpointMistake(url, at: endpoint.range) {
      bag.report(mistake)
    } else {
      publish.endpoint = url
    }
  }
  publish.region = readName("region", &object, reporting: &bag)
  publish.insecureHost = readName("insecureHost", &object, reporting: &bag)
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
  if let keys = object.take("keys") { publish.keySets = readKeySets(keys, reporting: &bag) }
  publish.serving = readServing(&object, reporting: &bag)
  if let runtimes = object.take("runtimes") {
    publish.runtimes = readRuntimes(runtimes, custom, reporting: &bag)
  }
  object.finish(reporting: &bag)
  return publish
}

/// The longest time that metadata may be valid, in days.
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

private func readKeySets(
  _ node: DataNode, reporting bag: inout DiagnosticBag
) -> [(pattern: String, name: String)] {
  guard case .object(let entries) = node.content else {
    bag.report(.wrongKind("'keys'", "an object of channels and sets of keys", found: node))
    return []
  }
  var sets: [(pattern: String, name: String)] = []
  for entry in entries {
    // A star may stand for any part of a channel's name.
    let plain = entry.key.filter { $0 != "*" }
    guard plain.isEmpty || isChannelName("a" + plain) else {
      bag.report(.channel(entry.key, at: entry.keyRange))
      continue
    }
    guard let name = readString(entry.value, "'\(entry.key)'", reporting: &bag) else { continue }
    if isChannelName(name) {
      sets.append((entry.key, name))
    } else {
      bag.report(.keySet(name, at: entry.value.range))
    }
  }
  return sets
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

/// A text of letters, digits, `.`, `-`, `_` and `:`.
private func readName(
  _ key: String, _ object: inout ConfigurationObject, reporting bag: inout DiagnosticBag
) -> String? {
  guard let node = object.take(key), let name = readString(node, "'\(key)'", reporting: &bag)
  else { return nil }
  let isPlain = name.utf8.allSatisfy { byte in
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || ".-_:".utf8.contains(byte)
  }
  if isPlain, !name.isEmpty { return name }
  bag.report(.name(name, of: key, at: node.range))
  return nil
}

/// The mistake in a server's address; `nil` if it is one.
private func endpointMistake(_ text: String, at range: SourceRange) -> Diagnostic? {
  let schemes = ["https://", "http://"]
  guard let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) else {
    return .endpoint(at: range)
  }
  let authority = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
  if authority.contains("@") { return .secretInEndpoint(at: range) }
  return authority.isEmpty || text.contains("?") || text.contains("#") ? .endpoint(at: range) : nil
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
        + didYouMean(nearest.map { "\($0):" }),
      notes: [Note("docs/publishing.md lists what there is; 'file:DIR' is a folder")])
  }

  fileprivate static func emptyStore(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(text)' names no store",
      notes: [Note("a place stands after the colon, as in 'file:../live' and 's3://BUCKET'")])
  }

  fileprivate static func endpoint(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'endpoint' is not the address of a server",
      notes: [Note("it is one as 'https://ACCOUNT.r2.cloudflarestorage.com', without a query")])
  }

  fileprivate static func secretInEndpoint(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "a user and a password have no place in 'endpoint'",
      notes: [Note("docs/publishing.md says which variables of the environment hold credentials")])
  }

  fileprivate static func name(
    _ name: String, of key: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(key)' cannot be '\(name)'",
      notes: [
        Note(
          key == "region"
            ? "it is the name of a region, as in 'eu-central-1'"
            : "it is the name of a server without a scheme or a port, as in 'minio.lan'")
      ])
  }

  fileprivate static func channel(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(name)' cannot name a channel",
      notes: [
        Note("a channel is up to 64 letters, digits and '.', '-', '_', as in 'production'")
      ])
  }

  fileprivate static func keySet(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(name)' cannot name a set of keys",
      notes: [
        Note("a set is up to 64 letters, digits and '.', '-', '_', as the folder 'trust/previews'")
      ])
  }

  fileprivate static func choice(
    _ name: String, of key: String, _ choices: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: choices)
    return Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(key)' cannot be '\(name)'" + didYouMean(nearest),
      notes: [Note("it is one of \(choices.joined(separator: ", "))")])
  }

  fileprivate static func lifetime(_ role: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(role)' must be a number of days from 1 to \(longestLifetime)",
      notes: [Note("it is how long clients believe what was signed, as in 'timestamp: 30'")])
  }
}
