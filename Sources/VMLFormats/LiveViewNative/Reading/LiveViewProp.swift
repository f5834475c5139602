/// An `attr` of a function component as a prop.
struct LiveViewProp {
  var name: String
  /// In the notation of VML's types.
  var type: String
  /// The default as YAML has it; `nil` without one.
  var value: String?

  /// The type and the default as front matter has them.
  var declaration: String {
    let quoted =
      "\"" + type.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    if let value { return "{ type: \(quoted), default: \(value) }" }
    return type.hasPrefix("[") || type.contains("/") ? quoted : type
  }

  /// Holds the prop to values, each as Elixir writes it; `false` if no type of VML has just them.
  mutating func allow(_ values: [String]) -> Bool {
    let values = values.filter { $0 != "nil" }
    if type == "integer" {
      let numbers = Set(values.compactMap { Int($0) })
      guard let low = numbers.min(), let high = numbers.max(), numbers.count == values.count,
        high.subtractingReportingOverflow(low) == (numbers.count - 1, false)
      else { return false }
      type = "integer(\(low)...\(high))"
      return true
    }
    let texts = values.compactMap(Self.text)
    guard type == "string", texts.count == values.count, !texts.isEmpty else { return false }
    if texts.allSatisfy(isName), Set(texts).count == texts.count {
      type = "enum(\(texts.joined(separator: ", ")))"
    } else {
      type = "string(/\(texts.map(Self.pattern).joined(separator: "|"))/)"
    }
    return true
  }

  /// `"a b"` and `:a` as their texts.
  private static func text(_ value: String) -> String? {
    guard value.hasPrefix("\"") else { return value.first == ":" ? String(value.dropFirst()) : nil }
    let text = String(value.dropFirst().dropLast())
    return value.count > 1 && value.last == "\"" && !text.contains { "\"\\#".contains($0) }
      ? text : nil
  }

  private static func pattern(_ text: String) -> String {
    text.map { "\\.+*?()[]{}|/^$".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
