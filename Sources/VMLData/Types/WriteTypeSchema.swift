public import VMLDiagnostics

extension TypeTable {
  /// The version of JSON Schema that schemas are in.
  public static var schemaDialect: String { "https://json-schema.org/draft/2020-12/schema" }

  /// Writes the JSON Schema of a type's values.
  ///
  /// A name is a reference to `#/$defs/NAME`.
  public func writeSchema(of type: ValueType, to json: inout JSONText) {
    switch type {
    case .any: json.value(true)
    case .optional(let wrapped):
      json.object { json in
        json.member("anyOf") { json in
          json.array { json in
            writeSchema(of: wrapped, to: &json)
            json.object { $0.member("type", "null") }
          }
        }
      }
    case .object(.some(let fields)): writeSchema(ofObjectWith: fields, to: &json)
    default:
      json.object { writeMembers(of: type, to: &$0) }
    }
  }

  private func writeSchema(ofObjectWith fields: [ValueType.Field], to json: inout JSONText) {
    json.object { json in
      json.member("type", "object")
      json.member("properties") { json in
        json.object { json in
          for field in fields {
            json.member(field.name) { writeSchema(of: field.type, to: &$0) }
          }
        }
      }
      let required = fields.filter { !allowsNil($0.type) }.map(\.name)
      if !required.isEmpty { json.member("required", required) }
      json.member("additionalProperties", false)
    }
  }

  /// Writes the members of a schema that is one object.
  private func writeMembers(of type: ValueType, to json: inout JSONText) {
    switch type {
    case .string(let rule): write(rule, to: &json)
    case .number(let range):
      json.member("type", "number")
      write(range, to: &json) { $0.value($1) }
    case .integer(let range):
      json.member("type", "integer")
      write(range, to: &json) { $0.value($1) }
    case .boolean: json.member("type", "boolean")
    case .color, .url, .date, .symbol: json.text(matching: TextSchema.pattern(of: type))
    case .duration:
      json.text(matching: TextSchema.pattern(of: type))
      json.member("format", "duration")
    case .choice(let words): json.member("enum", words)
    case .set(let words):
      json.member("type", "array")
      json.member("items") {
        writeSchema(of: words.map(ValueType.choice) ?? .string(), to: &$0)
      }
      json.member("uniqueItems", true)
    case .reference(let list, let key):
      json.member("description", "The '\(key)' of an item of data.\(list).")
      json.member("type", ["string", "integer"])
      json.member("minLength", 1)
    case .list(let element):
      json.member("type", "array")
      json.member("items") { writeSchema(of: element, to: &$0) }
    case .named(let name): json.member("$ref", "#/$defs/\(name)")
    case .object: json.member("type", "object")
    case .optional, .any: break
    }
  }

  private func write(_ rule: TextRule, to json: inout JSONText) {
    json.member("type", "string")
    if let least = rule.length.lower { json.member("minLength", least) }
    if let most = rule.length.upper { json.member("maxLength", most) }
    if let pattern = rule.pattern { json.member("pattern", "^(?:\(pattern.portable))$") }
  }

  private func write<Bound>(
    _ range: TypeRange<Bound>, to json: inout JSONText,
    _ value: (inout JSONText, Bound) -> Void
  ) {
    if let lower = range.lower { json.member("minimum") { value(&$0, lower) } }
    if let upper = range.upper { json.member("maximum") { value(&$0, upper) } }
  }
}

/// The texts of types without rules of their own, as regular expressions of ECMAScript.
private enum TextSchema {
  static func pattern(of type: ValueType) -> String {
    switch type {
    case .color: #"^(?:#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{8}|\.?[A-Za-z_-][0-9A-Za-z_-]*)$"#
    case .url: #"^[^\u0000-\u0020"<>]+$"#
    case .date: #"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])(?:[T ][^\n]*)?$"#
    case .duration:
      "^P(?=[0-9T])(?:[0-9]+(?:\\.[0-9]+)?W|\(part("YMD"))(?:T(?=[0-9])\(part("HMS")))?)$"
    case .symbol: #"^\.?[0-9A-Za-z_-]+(?:\.[0-9A-Za-z_-]+)*$"#
    default: "^"
    }
  }

  private static func part(_ units: String) -> String {
    units.map { "(?:[0-9]+(?:\\.[0-9]+)?\($0))?" }.joined()
  }
}

extension JSONText {
  fileprivate mutating func text(matching pattern: String) {
    member("type", "string")
    member("pattern", pattern)
  }
}
