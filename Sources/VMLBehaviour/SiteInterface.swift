import VMLData
import VMLStates

extension BehaviourSite {
  /// Facts of a release, from the `interface` of its target's manifest (docs/output.md).
  ///
  /// A state or an endpoint that cannot be read is left out: what depends on it is off.
  public init(interface json: [UInt8]) {
    self.init()
    guard case .object(let interface)? = jsonValue(json) else { return }
    let types = interface.object("types").compactMapValues { value -> String? in
      if case .string(let text) = value { text } else { nil }
    }
    for (name, value) in interface.object("states") {
      guard case .object(let state) = value, let type = state.type("type", types) else { continue }
      guard let first = state["default"].flatMap({ firstValue($0, type) }) else { continue }
      states[name] = State(
        type, first: first, isFromApp: state["from"] == .string("app"),
        isKept: state["keep"] == .string("device"))
    }
    for (name, value) in interface.object("endpoints") {
      guard case .object(let endpoint) = value else { continue }
      if case .string(let url)? = endpoint["url"] { addresses[name] = url }
      endpoints[name] = endpoint.pairs("fields").compactMap { field, value in
        guard case .string(let text) = value else { return nil }
        return type(text, types).map { ValueType.Field(name: field, type: $0) }
      }
    }
  }
}

/// A first value, which stands as text, as a state of a type holds it.
private func firstValue(_ value: Value, _ type: ValueType) -> Value? {
  guard case .string(let text) = value else { return stateValue(value, of: type) }
  return stateValue(text: text, of: type)
}

/// A type whose names stand for the types of the site.
private func type(_ text: String, _ types: [String: String]) -> ValueType? {
  var text = text
  // A name may stand for a name; more of them than there are would be a circle.
  for _ in types.indices {
    guard let named = types[text] else { break }
    text = named
  }
  return try? TypeParser.parse(text)
}

extension ValueObject {
  fileprivate func pairs(_ key: String) -> [(String, Value)] {
    guard case .object(let object)? = self[key] else { return [] }
    return Array(zip(object.keys, object.values))
  }

  fileprivate func object(_ key: String) -> [String: Value] {
    Dictionary(pairs(key)) { first, _ in first }
  }

  fileprivate func type(_ key: String, _ types: [String: String]) -> ValueType? {
    guard case .string(let text)? = self[key] else { return nil }
    return VMLBehaviour.type(text, types)
  }
}
