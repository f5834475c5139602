import VMLData
import VMLDiagnostics

/// The schema of an object whose keys are known.
struct ObjectSchema {
  var keys: [(name: String, value: ValueSchema, about: String)]
  var required: [String] = []

  init(_ keys: [(String, ValueSchema, String)], required: [String] = []) {
    self.keys = keys.map { (name: $0.0, value: $0.1, about: $0.2) }
    self.required = required
  }

  /// Writes the members of the schema.
  ///
  /// A key without a value counts as not given, so that null is one of each that is not required.
  func writeMembers(to json: inout JSONText) {
    json.member("type", "object")
    json.member("properties") { json in
      json.object(.lines) { json in
        for key in keys {
          let isRequired = required.contains(key.name)
          json.member(key.name) { json in
            json.object { json in
              if !key.about.isEmpty { json.member("description", key.about) }
              (isRequired ? key.value : .nullable(key.value)).writeMembers(to: &json)
            }
          }
        }
      }
    }
    if !required.isEmpty { json.member("required", required) }
    json.member("additionalProperties", false)
  }
}

/// The schema of a value.
indirect enum ValueSchema {
  /// A text, which a regular expression of ECMAScript finds.
  case text(_ pattern: String? = nil)
  case choice([String])
  case integer(ClosedRange<Int>)
  case boolean
  case list(ValueSchema)
  /// An object of values by names.
  case map(ValueSchema)
  case object(ObjectSchema)
  case either([ValueSchema])
  /// A type, in the notation of types.
  case type
  case nullable(ValueSchema)
  case null
  case anything

  func write(to json: inout JSONText) {
    json.object { writeMembers(to: &$0) }
  }

  func writeMembers(to json: inout JSONText) {
    switch self {
    case .text(let pattern):
      json.member("type", "string")
      if let pattern { json.member("pattern", pattern) }
    case .choice(let words): json.member("enum", words)
    case .integer(let range):
      json.member("type", "integer")
      json.member("minimum", range.lowerBound)
      json.member("maximum", range.upperBound)
    case .boolean: json.member("type", "boolean")
    case .list(let element):
      json.member("type", "array")
      json.member("items") { element.write(to: &$0) }
    case .map(let value):
      json.member("type", "object")
      json.member("additionalProperties") { value.write(to: &$0) }
    case .object(let object): object.writeMembers(to: &json)
    case .either(let schemas):
      json.member("anyOf") { json in
        json.array { json in
          for schema in schemas { schema.write(to: &json) }
        }
      }
    case .type: json.member("$ref", "#/$defs/type")
    case .nullable(.anything), .anything: break
    case .nullable(.either(let schemas)): Self.either(schemas + [.null]).writeMembers(to: &json)
    case .nullable(let schema): Self.either([schema, .null]).writeMembers(to: &json)
    case .null: json.member("type", "null")
    }
  }
}
