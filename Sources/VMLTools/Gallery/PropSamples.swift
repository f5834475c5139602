import VMLCompiler
import VMLData

/// Finds something to give to a prop that has to be given.
struct PropSamples {
  /// The site's.
  let data: Value
  /// The actions of its app.
  let actions: [String]

  func sample(for prop: ComponentInterface.Prop) -> String {
    if prop.name == "action", let action = actions.first { return action }
    return switch prop.type {
    case .string, .any: title(prop.name)
    case .number, .integer: "1"
    case .boolean: "true"
    case .color: "blue"
    case .url: "/"
    case .date: "2025-06-30"
    case .symbol: "star"
    case .choice(let words): words.first ?? ""
    case .object: list(for: prop.name).map { "\\(\($0).first)" } ?? ""
    case .list: "\\(\(list(for: prop.name) ?? "[]"))"
    case .optional: ""
    }
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
    (kind, choices) = prop.type.input
    isRequired = prop.isRequired
    defaultText = prop.defaultText
    sample = prop.isRequired ? samples.sample(for: prop) : ""
  }
}

extension PropType {
  /// The input for a value of this type.
  fileprivate var input: (kind: String, choices: [String]) {
    switch self {
    case .string, .any, .url, .symbol: ("text", [])
    case .number: ("number", [])
    case .integer: ("integer", [])
    case .boolean: ("boolean", [])
    case .color: ("color", [])
    case .date: ("date", [])
    case .choice(let words): ("choice", words)
    case .optional(let wrapped): wrapped.input
    case .list, .object: ("expression", [])
    }
  }
}
