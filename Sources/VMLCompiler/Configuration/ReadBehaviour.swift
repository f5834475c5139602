import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStates

/// Reads `behaviour`, `state`, `endpoints` and `schemes` of site.yaml.
func readBehaviour(
  _ object: inout ConfigurationObject, into configuration: inout SiteConfiguration,
  reporting bag: inout DiagnosticBag
) {
  if let node = object.take("behaviour") {
    if case .string("none") = node.content {
      configuration.hasBehaviour = false
    } else {
      bag.report(.behaviour(at: node.range))
    }
  }
  if let node = object.take("state") {
    configuration.states = readStates(node, configuration.types, reporting: &bag)
  }
  if let node = object.take("endpoints") {
    configuration.endpoints = readEndpoints(node, configuration.types, reporting: &bag)
  }
  for scheme in object.references("schemes", reporting: &bag) ?? [] {
    guard isScheme(scheme.text) else {
      bag.report(.scheme(scheme.text, at: scheme.range))
      continue
    }
    configuration.schemes.append(scheme.text.lowercased())
  }
}

/// Schemes that could run code or read files are none that a document may open.
private func isScheme(_ text: String) -> Bool {
  let isLetter = { (byte: UInt8) in (byte | 0x20) &- 0x61 < 26 }
  guard let first = text.utf8.first, isLetter(first),
    text.utf8.allSatisfy({ isLetter($0) || $0 &- 0x30 < 10 || "+-.".utf8.contains($0) })
  else { return false }
  return !["javascript", "data", "file", "about", "blob", "http"].contains(text.lowercased())
}

/// Whether text is an address with `https` and a host, without a user and blanks.
private func isHTTPS(_ text: String) -> Bool {
  guard text.hasPrefix("https://") else { return false }
  let host = text.dropFirst(8).prefix { !"/?#".contains($0) }
  return !host.isEmpty && !host.utf8.contains(0x40)
    && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>\\".utf8.contains($0) }
}

// MARK: - States

private func readStates(
  _ node: DataNode, _ types: TypeTable, reporting bag: inout DiagnosticBag
) -> [SiteState] {
  guard let entries = node.entries else {
    bag.report(.wrongKind("'state'", "an object of names and states", found: node))
    return []
  }
  if entries.count > BehaviourLimits.states {
    bag.report(.tooManyStates(at: entries[BehaviourLimits.states].keyRange))
  }
  return entries.prefix(BehaviourLimits.states).compactMap {
    readState($0, types, reporting: &bag)
  }
}

private func readState(
  _ entry: DataNode.Entry, _ types: TypeTable, reporting bag: inout DiagnosticBag
) -> SiteState? {
  guard isName(entry.key) else {
    bag.report(.behaviourName(entry.key, "a state", at: entry.keyRange))
    return nil
  }
  guard
    var object = ConfigurationObject(entry.value, "the state '\(entry.key)'", reporting: &bag)
  else { return nil }
  let from = readWord("from", "app", &object, reporting: &bag)
  let keep = readWord("keep", "device", &object, reporting: &bag)
  let typeNode = object.take("type")
  let firstNode = object.take("default")
  object.finish(reporting: &bag)
  guard let typeNode, let firstNode else {
    bag.report(.incompleteState(entry.key, at: entry.keyRange))
    return nil
  }
  guard let written = readType(typeNode, of: entry.key, in: types, reporting: &bag) else {
    return nil
  }
  let type = types.resolved(written)
  guard isStateType(type) else {
    bag.report(.siteStateType(type.name, at: typeNode.range))
    return nil
  }
  guard let literal = firstNode.literal else {
    bag.report(.noConstant(entry.key, type, at: firstNode.range))
    return nil
  }
  guard fits(literal, type, in: types) else {
    let misfit = Misfit(literal, type, in: types)
    bag.report(.siteStateFirst(misfit, entry.key, type, at: firstNode.range))
    return nil
  }
  return SiteState(
    name: entry.key, type: type, first: literal.value, isFromApp: from, isKept: keep,
    range: entry.keyRange)
}

/// Whether a key has its one word; reports any other.
private func readWord(
  _ key: String, _ word: String, _ object: inout ConfigurationObject,
  reporting bag: inout DiagnosticBag
) -> Bool {
  guard let node = object.take(key) else { return false }
  if case .string(word) = node.content { return true }
  bag.report(.word(key, word, at: node.range))
  return false
}

private func isName(_ text: String) -> Bool { isWord(text) && !text.utf8.contains(0x2D) }

extension DataNode {
  /// The value as a constant of behaviour; `nil` for null and objects.
  fileprivate var literal: BehaviourLiteral? {
    switch content {
    case .boolean(let boolean): return .boolean(boolean)
    case .integer(let integer): return .integer(integer)
    case .number(let number): return .number(number)
    case .string(let text): return .string(text)
    case .list(let items):
      var literals: [BehaviourLiteral] = []
      for item in items {
        guard let literal = item.literal else { return nil }
        literals.append(literal)
      }
      return .list(literals)
    default: return nil
    }
  }
}

// MARK: - Endpoints

private func readEndpoints(
  _ node: DataNode, _ types: TypeTable, reporting bag: inout DiagnosticBag
) -> [Endpoint] {
  guard let entries = node.entries else {
    bag.report(.wrongKind("'endpoints'", "an object of names and endpoints", found: node))
    return []
  }
  return entries.compactMap { readEndpoint($0, types, reporting: &bag) }
}

private func readEndpoint(
  _ entry: DataNode.Entry, _ types: TypeTable, reporting bag: inout DiagnosticBag
) -> Endpoint? {
  guard isName(entry.key) else {
    bag.report(.behaviourName(entry.key, "an endpoint", at: entry.keyRange))
    return nil
  }
  guard
    var object = ConfigurationObject(entry.value, "the endpoint '\(entry.key)'", reporting: &bag)
  else { return nil }
  defer { object.finish(reporting: &bag) }
  var endpoint = Endpoint(name: entry.key, url: "", fields: [], range: entry.keyRange)
  if let fields = object.take("fields"),
    let type = readType(fields, of: entry.key, in: types, reporting: &bag)
  {
    if case .object(.some(let all)) = types.resolved(type) {
      endpoint.fields = all
    } else {
      bag.report(.wrongKind("'fields'", "an object of names and types", found: fields))
    }
  }
  guard let url = object.take("url") else {
    bag.report(.noAddress(entry.key, at: entry.keyRange))
    return nil
  }
  guard let text = readString(url, "'url'", reporting: &bag) else { return nil }
  guard isHTTPS(text) else {
    bag.report(.address(text, of: "url", at: url.range))
    return nil
  }
  endpoint.url = text
  return endpoint
}

extension Diagnostic {
  fileprivate static func behaviour(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'behaviour' can only be 'none'",
      notes: [Note("without it, documents keep their states, events and forms")])
  }

  fileprivate static func scheme(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(text)' is no scheme that documents may open",
      notes: [
        Note(
          "a scheme is what stands before ':', as in 'maps'; https, mailto, tel and sms are known")
      ])
  }

  fileprivate static func address(
    _ text: String, of key: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(key)' must be an address with https",
      notes: [Note("as in 'https://api.acme.example/orders'")])
  }

  fileprivate static func behaviourName(
    _ name: String, _ kind: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(name)' cannot name \(kind)",
      notes: [Note("a name is letters, digits and '_', and no digit first")])
  }

  fileprivate static func incompleteState(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, at: range, "the state '\(name)' needs a 'type' and a 'default'",
      notes: [Note("as in '\(name): { type: integer, default: 0 }'")])
  }

  fileprivate static func siteStateType(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range, "a state cannot be of type '\(type)'",
      notes: [Note("its type is one of \(stateTypeNames)")])
  }

  fileprivate static func noConstant(
    _ name: String, _ type: ValueType, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range,
      "the first value of '\(name)' is not of type '\(type.shortName)'",
      notes: [Note("there is no null and no conversion")])
  }

  fileprivate static func siteStateFirst(
    _ misfit: Misfit, _ name: String, _ type: ValueType, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range,
      "the first value of '\(name)' is wrong: \(misfit.subject) \(misfit.predicate)",
      notes: [Note("the state is declared with the type '\(type.shortName)'")])
  }

  fileprivate static func word(
    _ key: String, _ word: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(key)' can only be '\(word)'",
      notes: [Note("leave it out for a state that lives with the app")])
  }

  fileprivate static func noAddress(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, at: range, "the endpoint '\(name)' has no 'url'",
      notes: [Note("as in 'url: https://api.acme.example/orders'")])
  }
}
