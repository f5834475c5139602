/// The values that a place of a format's JSON may have.
indirect enum SchemaShape: Hashable, Sendable {
  /// Any value.
  case any
  case constant(FormatValue)
  /// Values that a schema describes, as JSON; clients read them as something.
  case schema(FormatValue, ShapeReading = .any)
  /// Values of a definition.
  case reference(String)
  /// Values of a definition that are views of some types.
  case nodes([String], in: String)
  case array(SchemaShape)
  /// An array of as many values, each of a shape of its own.
  case tuple([SchemaShape])
  case object([Field])
  /// An object with one of some keys, as Swift codes an enumeration.
  case cases([Field])
  case choice([SchemaShape])

  /// A key of an object.
  struct Field: Hashable, Sendable {
    var key: String
    var shape: SchemaShape
    var isRequired: Bool
  }

  static func type(_ name: String) -> Self {
    .schema(.object([.init("type", .string(name))]), ShapeReading(rawValue: name) ?? .any)
  }

  /// Whole numbers of 31 bits, which no client fails to take.
  static func integer(from minimum: Int32) -> Self {
    .schema(
      .object([
        .init("type", .string("integer")), .init("minimum", .number(Double(minimum))),
        .init("maximum", .number(Double(Int32.max))),
      ]), .integer)
  }

  static func words(_ words: [String]) -> Self { .choice(words.map { .constant(.string($0)) }) }

  /// `{"name": {"_0": value}}`, as Swift codes a case.
  static func tagged(_ name: String, _ shape: Self) -> Self {
    .object([Field(key: name, shape: unlabelled(shape), isRequired: true)])
  }

  static func unlabelled(_ shape: Self) -> Self {
    .object([Field(key: "_0", shape: shape, isRequired: true)])
  }
}

/// The values that a client takes where a schema says which ones it should get.
enum ShapeReading: String {
  case any
  /// Texts that are numbers, too.
  case number
  case integer
  case boolean
  case string
  /// A text that is not empty.
  case address
}

// MARK: - Several in one

extension SchemaShape {
  /// Values of either shape.
  func or(_ other: Self) -> Self {
    switch (self, other) {
    case (.any, _), (_, .any): return .any
    case _ where self == other: return self
    case (.choice(let choices), .choice(let others)):
      return others.reduce(Self.choice(choices)) { $0.or($1) }
    case (.choice(var choices), _):
      for index in choices.indices {
        guard let merged = choices[index].merged(with: other) else { continue }
        choices[index] = merged
        return .choice(choices)
      }
      return .choice(choices + [other])
    case (_, .choice): return Self.choice([self]).or(other)
    default: return merged(with: other) ?? .choice([self, other])
    }
  }

  /// The shape of both where they differ in small things; `nil` where they are two things.
  private func merged(with other: Self) -> Self? {
    switch (self, other) {
    case _ where self == other: return self
    case (.nodes(_, let name), .reference(let whole)), (.reference(let whole), .nodes(_, let name)):
      return name == whole ? .reference(name) : nil
    case (.nodes(let types, let name), .nodes(let others, let same)) where name == same:
      return .nodes(types + others.filter { !types.contains($0) }, in: name)
    case (.object(let fields), .object(let others)):
      let needed = [fields, others].map { Set($0.filter(\.isRequired).map(\.key)) }
      let keys = [fields, others].map { Set($0.map(\.key)) }
      guard needed[0].isSubset(of: keys[1]), needed[1].isSubset(of: keys[0]) else { return nil }
      return .object(fields.or(others))
    case (.array(let item), .array(let other)): return .array(item.or(other))
    // A constant of a type that is there already.
    case (.schema(let schema, let reading), .constant(let value)),
      (.constant(let value), .schema(let schema, let reading)):
      guard case .object(let members) = schema, members.count == 1, members[0].key == "type",
        members[0].value == .string(value.typeName)
      else { return nil }
      return .schema(schema, reading)
    default: return nil
    }
  }
}

extension FormatValue {
  /// The word of JSON Schema for its type.
  fileprivate var typeName: String {
    switch self {
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    default: "null"
    }
  }
}

extension [SchemaShape.Field] {
  /// The fields of either; both must require a field.
  func or(_ others: Self) -> Self {
    var fields = map { field in
      var field = field
      guard let other = others.first(where: { $0.key == field.key }) else {
        field.isRequired = false
        return field
      }
      field.shape = field.shape.or(other.shape)
      field.isRequired = field.isRequired && other.isRequired
      return field
    }
    for other in others where !contains(where: { $0.key == other.key }) {
      var other = other
      other.isRequired = false
      fields.append(other)
    }
    return fields
  }
}

// MARK: - Writing

extension SchemaShape {
  /// The schema as JSON.
  var json: FormatValue {
    switch self {
    case .any: .bool(true)
    case .constant(let value): .object([.init("const", value)])
    case .schema(let value, _): value
    case .reference(let name): .object([.init("$ref", .string("#/$defs/\(name)"))])
    case .nodes(let types, let name): Self.json(ofNodes: types, name)
    case .array(let item): .object([.init("type", .string("array")), .init("items", item.json)])
    case .tuple(let items):
      .object([
        .init("type", .string("array")), .init("prefixItems", .array(items.map(\.json))),
        .init("minItems", .number(Double(items.count))),
        .init("maxItems", .number(Double(items.count))),
      ])
    case .object(let fields): Self.json(of: fields)
    case .cases(let cases):
      .object([
        .init("type", .string("object")),
        .init("properties", .object(cases.map { .init($0.key, $0.shape.json) })),
        .init("minProperties", .number(1)), .init("maxProperties", .number(1)),
        .init("additionalProperties", .bool(false)),
      ])
    case .choice(let choices): Self.json(of: choices)
    }
  }

  /// A node is looked into only where its type is one of these.
  private static func json(ofNodes types: [String], _ name: String) -> FormatValue {
    func member(_ key: String, _ value: FormatValue) -> FormatValue {
      .object([
        .init("type", .string("object")), .init("required", .array([.string(key)])),
        .init("properties", .object([.init(key, value)])),
      ])
    }
    let type = FormatValue.object([.init("enum", .array(types.map(FormatValue.string)))])
    return .object([
      .init("if", member("value", member("type", type))),
      .init("then", reference(name).json), .init("else", .bool(false)),
    ])
  }

  private static func json(of fields: [Field]) -> FormatValue {
    let required = fields.filter(\.isRequired).map { FormatValue.string($0.key) }
    var members: [FormatValue.Member] = [
      .init("type", .string("object")),
      .init("properties", .object(fields.map { .init($0.key, $0.shape.json) })),
    ]
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    members.append(.init("additionalProperties", .bool(false)))
    return .object(members)
  }

  private static func json(of choices: [SchemaShape]) -> FormatValue {
    var constants: [FormatValue] = []
    var rest: [FormatValue] = []
    for choice in choices {
      if case .constant(let value) = choice {
        constants.append(value)
      } else {
        rest.append(choice.json)
      }
    }
    if !constants.isEmpty { rest.insert(.object([.init("enum", .array(constants))]), at: 0) }
    return rest.count == 1 ? rest[0] : .object([.init("anyOf", .array(rest))])
  }
}
