import VMLCompiler
public import VMLData

/// Finds something to give to a prop that has to be given.
struct PropSamples {
  /// The site's.
  let data: Value
  /// The actions of its app.
  let actions: [String]
  /// The types that it names.
  let types: TypeTable

  func sample(for prop: ComponentInterface.Prop) -> String {
    if prop.name == "action", let action = actions.first { return action }
    return sample(of: prop.type, named: prop.name)
  }

  private func sample(of type: ValueType, named name: String) -> String {
    switch types.resolved(type) {
    case .string(let rule): String(title(name).prefix(rule.length.upper ?? .max))
    case .any: title(name)
    case .number(let range): plain(range.nearest(to: 1))
    case .integer(let range): String(range.nearest(to: 1))
    case .boolean: "true"
    case .color: "blue"
    case .url: "/"
    case .date: "2025-06-30"
    case .duration: "PT30M"
    case .symbol: "star"
    case .choice(let words): words.first ?? ""
    case .reference(let list, let key): "\\(data.\(list).first.\(key))"
    case .object: list(for: name).map { "\\(\($0).first)" } ?? ""
    case .list: "\\(\(list(for: name) ?? "[]"))"
    case .set: "\\([])"
    case .optional, .named: ""
    }
  }

  private func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? number.description
  }

  /// `productName` is `Product name`.
  private func title(_ name: String) -> String {
    var title = ""
    for character in name {
      if title.isEmpty {
        title += character.uppercased()
      } else {
        title += character.isUppercase ? " " + character.lowercased() : String(character)
      }
    }
    return title
  }

  /// A list of the data whose items may be what a prop of a name is: `products` for `product`.
  private func list(for name: String) -> String? {
    let plurals = [name, name + "s", name + "es", name.dropLast() + "ies"]
    guard case .object(let object) = data else { return nil }
    for (key, value) in zip(object.keys, object.values) {
      if plurals.contains(key), isList(value) { return "data.\(key)" }
    }
    for (key, value) in zip(object.keys, object.values) {
      guard case .object(let inner) = value else { continue }
      for (innerKey, value) in zip(inner.keys, inner.values)
      where plurals.contains(innerKey) && isList(value) {
        return "data.\(key).\(innerKey)"
      }
    }
    return nil
  }

  private func isList(_ value: Value) -> Bool {
    if case .list(let items) = value { !items.isEmpty } else { false }
  }
}

extension ComponentGallery.Prop {
  init(_ prop: ComponentInterface.Prop, _ samples: PropSamples) {
    name = prop.name
    type = prop.type.name
    (kind, choices) = samples.input(for: prop.type)
    isRequired = prop.isRequired
    defaultText = prop.defaultText
    description = prop.description
    sample = prop.isRequired ? samples.sample(for: prop) : ""
  }
}

extension PropSamples {
  /// The input for a value of a type.
  fileprivate func input(for type: ValueType) -> (kind: String, choices: [String]) {
    switch types.resolved(type) {
    case .optional(let wrapped): input(for: wrapped)
    case let type: type.input
    }
  }
}

extension ValueType {
  /// The input for a value, as ``ComponentGallery/Prop/kind`` says it, with the values of a choice.
  public var input: (kind: String, choices: [String]) {
    switch self {
    case .string, .any, .url, .symbol, .duration, .named: ("text", [])
    case .number: ("number", [])
    case .integer: ("integer", [])
    case .boolean: ("boolean", [])
    case .color: ("color", [])
    case .date: ("date", [])
    case .choice(let words): ("choice", words)
    case .optional(let wrapped): wrapped.input
    case .list, .object, .set, .reference: ("expression", [])
    }
  }
}

extension TypeRange {
  /// A value of the range.
  fileprivate func nearest(to value: Bound) -> Bound {
    let least = lower.map { max($0, value) } ?? value
    return upper.map { min($0, least) } ?? least
  }
}
