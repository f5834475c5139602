extension Catalog.TypeExpression: CustomStringConvertible {
  public var description: String { text }

  /// As Swift writes it.
  public var text: String {
    switch kind {
    case .named: name.string + genericArguments(arguments[...])
    case .parameter: name.string
    case .member:
      "\(arguments[0].grouped).\(name.string)" + genericArguments(arguments.dropFirst())
    case .optional: arguments[0].grouped + "?"
    case .unwrapped: arguments[0].grouped + "!"
    case .array: "[\(arguments[0].text)]"
    case .dictionary: "[\(arguments[0].text): \(arguments[1].text)]"
    case .tuple: tupleText
    case .function: "\(arguments[0].text) \(name.string)-> \(arguments[1].text)"
    case .some: "some \(arguments[0].text)"
    case .any: "any \(arguments[0].text)"
    case .inout: "inout \(arguments[0].text)"
    case .repeat: "repeat \(arguments[0].text)"
    case .each: "each \(arguments[0].text)"
    case .sending: "sending \(arguments[0].text)"
    case .suppressed: "~\(arguments[0].text)"
    case .attributed: "\(name.string) \(arguments[0].text)"
    case .composition: arguments.map(\.text).joined(separator: " & ")
    case .metatype: "\(arguments[0].grouped).Type"
    }
  }

  private func genericArguments(_ arguments: Slice<Catalog.List<Self>>) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map(\.text).joined(separator: ", ") + ">"
  }

  private var tupleText: String {
    let labels = self.labels
    let elements = arguments.indices.map { index in
      let label = index < labels.count ? labels[index].string : ""
      return label.isEmpty ? arguments[index].text : "\(label): \(arguments[index].text)"
    }
    return "(" + elements.joined(separator: ", ") + ")"
  }

  /// In brackets where something after it would otherwise bind to its last part.
  private var grouped: String {
    switch kind {
    case .function, .some, .any, .inout, .repeat, .each, .sending, .attributed, .composition:
      "(\(text))"
    default: text
    }
  }
}
