extension ViewCodableCodec {
  /// The JSON Schema of the format's documents.
  ///
  /// From the table, but for what it says in other words: colours, shapes and toolbars.
  var schema: FormatValue {
    .object([
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("A view of ViewCodable")),
      .init("$ref", .string("#/$defs/view")),
      .init("$defs", .object(shapes.map { .init($0.name, $0.shape.withNulls.json) })),
    ])
  }

  /// By name: the shapes of views, modifiers, and what these are made of.
  var shapes: [(name: String, shape: SchemaShape)] {
    let schema = TableSchema(table: table, kinds: schemaKinds, needsDefaults: true)
    let definitions = schema.definitions.filter { !$0.name.hasPrefix("@") }
    return (definitions + ownDefinitions(schema)).sorted { $0.name < $1.name }
  }

  private var schemaKinds: [String: SchemaShape] {
    let length = SchemaShape.reference("length")
    return [
      "number": length, "finite": .reference("finite"), "length": length, "angle": length,
      "color": .reference("color"), "colour": .reference("color"), "shape": .reference("clip"),
      "child": .reference("view"), "view": .reference("view"), "layer": .reference("view"),
      "modifiers": .reference("modifiers"),
    ]
  }

  private func ownDefinitions(
    _ schema: TableSchema
  ) -> [(name: String, shape: SchemaShape)] {
    let shapes = schema.views.filter { Self.shapes.contains($0.type) }
    let entries = schema.entries
    let paints = ["fill", "stroke"].compactMap { key in
      entries.first { $0.key == key }.map {
        SchemaShape.Field(key: key, shape: $0.shape.withoutMarks, isRequired: false)
      }
    }
    return [
      ("finite", Self.finite), ("length", Self.length), ("color", Self.colorPayload),
      ("colorType", Self.colorType),
      ("modifiers", .array(.reference("modifier"))),
      ("clip", .one(of: shapes.map { ($0.type, payload($0.fields + paints)) })),
      ("view", .one(of: views(schema, entries))),
      ("modifier", .one(of: modifiers(schema, entries))),
    ]
  }

  private func views(
    _ schema: TableSchema, _ entries: [(key: String, shape: SchemaShape)]
  ) -> [(key: String, shape: SchemaShape)] {
    let resizing = entries.first { $0.key == "resizable" }?.shape
    var views: [(key: String, shape: SchemaShape)] = [("shape", .unlabelled(.reference("clip")))]
    for view in schema.views where !Self.shapes.contains(view.type) && !view.type.hasPrefix("@") {
      var fields = view.fields
      // A colour as it is.
      if fields.contains(where: { $0.key == "_" }) {
        fields = Self.colorFields.filter { $0.key != "modifiers" }
      }
      for index in fields.indices where fields[index].key == "imageModifiers" {
        fields[index].shape = .reference("modifiers")
      }
      if let resizing, let key = ["image": "resizable", "asyncImage": "resize"][view.type] {
        fields.append(.init(key: key, shape: resizing, isRequired: false))
      }
      views.append((view.type, payload(fields)))
    }
    return views.sorted { $0.key < $1.key }
  }

  private func payload(_ fields: [SchemaShape.Field]) -> SchemaShape {
    let modifiers = SchemaShape.Field(
      key: "modifiers", shape: .reference("modifiers"), isRequired: true)
    return .unlabelled(.object(fields + [modifiers]))
  }

  private func modifiers(
    _ schema: TableSchema, _ entries: [(key: String, shape: SchemaShape)]
  ) -> [(key: String, shape: SchemaShape)] {
    let members: Set = ["fill", "stroke", "resizable"]
    var modifiers = entries.filter { !members.contains($0.key) && !$0.key.hasPrefix("@") }
    for index in modifiers.indices {
      modifiers[index].shape = modifiers[index].shape.withoutMarks
      if modifiers[index].key == "clipShape" {
        modifiers[index].shape = .unlabelled(.reference("clip"))
      } else if Self.mayBeNone.contains(modifiers[index].key) {
        modifiers[index].shape = modifiers[index].shape.withoutPayload
      }
    }
    let item = schema.views.first { $0.type == "@item" }?.fields.filter { $0.key != "children" }
    if let item {
      let fields = item.map { SchemaShape.Field(key: $0.key, shape: $0.shape, isRequired: true) }
      modifiers.append(("toolbar", .unlabelled(.object(fields))))
    }
    return modifiers.sorted { $0.key < $1.key }
  }

  // MARK: What the table does not say

  /// Modifiers whose value may be missing: no limit, no action.
  private static let mayBeNone: Set = ["lineLimit", "onTapGesture", "refreshable"]

  /// A number, or one as text, as Swift reads it.
  private static let finite = SchemaShape.choice([
    .type("number"),
    .schema(
      .object([
        .init("type", .string("string")),
        .init("pattern", .string("^[+-]?(\(decimal)|\(hexadecimal))$")),
      ]), .number),
  ])

  private static let decimal = #"([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?"#
  private static let hexadecimal =
    #"0[xX]([0-9A-Fa-f]+(\.[0-9A-Fa-f]*)?|\.[0-9A-Fa-f]+)([pP][+-]?[0-9]+)?"#

  /// The same, or one without end.
  private static let length = SchemaShape.choice([
    .reference("finite"), .constant(.string("infinity")), .constant(.string("inf")),
  ])

  private static let colorFields = [
    SchemaShape.Field(key: "colorType", shape: .reference("colorType"), isRequired: true),
    SchemaShape.Field(key: "opacity", shape: .reference("finite"), isRequired: true),
    SchemaShape.Field(key: "modifiers", shape: .reference("modifiers"), isRequired: true),
  ]

  private static let colorPayload = SchemaShape.object(colorFields)

  private static let colorType: SchemaShape = {
    func parts(_ names: [String], _ optional: [String] = []) -> SchemaShape {
      let fields = (names + optional).map { name in
        SchemaShape.Field(
          key: name, shape: .reference("finite"), isRequired: !optional.contains(name))
      }
      return .unlabelled(.object(fields))
    }
    let digits = SchemaShape.schema(
      .object([
        .init("type", .string("string")), .init("pattern", .string("^#?[0-9A-Fa-f]{0,8}$")),
      ]), .string)
    let sides = ["light", "dark"].map {
      SchemaShape.Field(key: $0, shape: .reference("colorType"), isRequired: true)
    }
    return .one(of: [
      ("system", .unlabelled(.words(ViewCodableCodec.names.sorted()))),
      ("hex", .unlabelled(digits)),
      ("white", parts(["white"], ["opacity"])),
      ("hsb", parts(["hue", "saturation", "brightness"])),
      ("rgb", parts(["red", "green", "blue"])), ("dynamic", .object(sides)),
    ])
  }()
}

extension SchemaShape {
  /// An object with one of some keys.
  static func one(of cases: [(key: String, shape: SchemaShape)]) -> Self {
    .cases(cases.map { Field(key: $0.key, shape: $0.shape, isRequired: false) })
  }

  /// A case whose values may be missing.
  fileprivate var withoutPayload: Self {
    switch self {
    case .object(let fields):
      .object(fields.map { Field(key: $0.key, shape: $0.shape, isRequired: false) })
    case .choice(let choices): choices.first { $0 != .object([]) }?.withoutPayload ?? self
    default: self
    }
  }

  /// The same where `null` stands for whatever may be missing, as it does in Swift's coding.
  fileprivate var withNulls: Self {
    switch self {
    case .object(let fields):
      .object(
        fields.map { field in
          var field = field
          field.shape = field.shape.withNulls
          if !field.isRequired { field.shape = field.shape.or(.constant(.null)) }
          return field
        })
    case .cases(let cases):
      .cases(
        cases.map { Field(key: $0.key, shape: $0.shape.withNulls, isRequired: $0.isRequired) })
    case .array(let item): .array(item.withNulls)
    case .choice(let choices): .choice(choices.map(\.withNulls))
    default: self
    }
  }

  /// Without the marks of what a document has only while it is made.
  fileprivate var withoutMarks: Self {
    switch self {
    case .object(let fields):
      .object(
        fields.map { field in
          var field = field
          if field.key.hasPrefix("@") {
            field = Field(
              key: String(field.key.dropFirst()), shape: .type("number"), isRequired: false)
          }
          field.shape = field.shape.withoutMarks
          return field
        })
    case .choice(let choices):
      .choice(
        choices.filter { choice in
          guard case .constant(.string(let text)) = choice else { return true }
          return !text.hasPrefix("@")
        }.map(\.withoutMarks))
    default: self
    }
  }
}
