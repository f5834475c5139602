extension SwiftUIMLCodec {
  /// The JSON Schema of the format's documents: nodes, and layouts.
  ///
  /// From the table, and from the extra table of what VML has no words for.
  var schema: FormatValue {
    let kinds: [String: SchemaShape] = [
      "number": .reference("number"), "angle": .reference("number"), "color": .reference("color"),
      "view": .reference("value"), "child": .reference("node"),
      "modifiers": .array(.reference("pair")), "tab": Self.tab, "buttons": Self.buttons,
      "attributes": .array(.reference("pair")), "anything": .any,
      "keyedView": .reference("keyedValue"),
    ]
    let schema = TableSchema(table: table, kinds: kinds, needsDefaults: false, hasTypes: true)
    var all = swiftUIMLExtraTable
    all.kinds.merge(table.kinds) { $1 }
    let extra = TableSchema(table: all, kinds: kinds, needsDefaults: false, hasTypes: true)
    let modifiers = merged(schema.entries, extra.entries).filter { !$0.key.hasPrefix("@") }
    var views = schema.views
    for view in extra.views {
      if let known = views.firstIndex(where: { $0.type == view.type }) {
        views[known].fields = views[known].fields.adding(view.fields)
        let free = Set(view.fields.filter { !$0.isRequired }.map(\.key))
        for row in views[known].needs.indices { views[known].needs[row].subtract(free) }
      } else {
        views.append(view)
      }
    }
    views.sort { $0.type < $1.type }
    var definitions = extra.definitions.map {
      FormatValue.Member($0.name, $0.shape.json)
    }
    definitions += Self.valueDefinitions.map { .init($0, $1) }
    // An animation watches an entry of its node, which may have any key and value.
    let written = Self.key(.object([.init("pattern", .string("^attr\\."))]))
    let keys = FormatValue.object([
      .init("enum", .array(modifiers.map { .string($0.key) }))
    ])
    definitions += [
      .init("modifier", Self.entry(modifiers, orElse: written)),
      .init("known", Self.any([Self.key(keys), written])),
      .init("watched", Self.key(.object([.init("not", keys)]))),
    ]
    definitions.append(.init("node", Self.node(views.map { $0.type })))
    definitions += views.map { .init("of\($0.type)", node($0, modifiers)) }
    definitions.sort { $0.key < $1.key }
    return .object([
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("A node or a layout of SwiftUIML")),
      .init("if", .object([.init("required", .array([.string("content")]))])),
      .init("then", SchemaShape.reference("layout").json),
      .init("else", SchemaShape.reference("node").json), .init("$defs", .object(definitions)),
    ])
  }

  private func merged(
    _ entries: [(key: String, shape: SchemaShape)], _ others: [(key: String, shape: SchemaShape)]
  ) -> [(key: String, shape: SchemaShape)] {
    var entries = entries
    for (key, shape) in others {
      if let known = entries.firstIndex(where: { $0.key == key }) {
        entries[known].shape = entries[known].shape.or(shape)
      } else {
        entries.append((key, shape))
      }
    }
    return entries.sorted { $0.key < $1.key }
  }

  // MARK: Nodes

  /// Rules for all nodes, and by type the rules for its nodes.
  private static func node(_ types: [String]) -> FormatValue {
    let names = FormatValue.array(types.map(FormatValue.string))
    let children = FormatValue.object([
      .init("type", .array([.string("array"), .string("null")])),
      .init("items", SchemaShape.reference("node").json),
    ])
    let properties: [FormatValue.Member] = [
      .init("type", .object([.init("enum", names)])),
      .init("attributes", .object([.init("type", .string("array"))])),
      .init("children", children),
    ]
    let rules = types.map { type in
      let ofType = SchemaShape.constant(.string(type)).json
      let isOfType = FormatValue.object([.init("properties", .object([.init("type", ofType)]))])
      return FormatValue.object([
        .init("if", isOfType), .init("then", SchemaShape.reference("of\(type)").json),
      ])
    }
    return .object([
      .init("type", .string("object")), .init("properties", .object(properties)),
      .init("required", .array([.string("type"), .string("attributes")])),
      .init("additionalProperties", .bool(false)), .init("allOf", .array(rules)),
    ])
  }

  /// Rules for the attributes and the children of nodes of a type.
  private func node(
    _ view: TableSchema.View, _ modifiers: [(key: String, shape: SchemaShape)]
  ) -> FormatValue {
    let own = view.fields.filter { $0.key != "children" && $0.key != "modifiers" }
    // A key may be a modifier as well, with more values.
    let entry = Self.entry(
      own.map { field in
        let modifier = modifiers.first { $0.key == field.key }
        return (field.key, modifier.map { field.shape.or($0.shape) } ?? field.shape)
      }, orElse: Self.any(["modifier", "watched"].map { SchemaShape.reference($0).json }))
    var attributes = [FormatValue.Member("items", entry)]
    let rules =
      Self.needs(view) + Self.ends(of: view.type)
      + others(than: view.type, modifiers.map(\.key)) + [Self.known(besides: own.map(\.key))]
    attributes.append(.init("allOf", .array(rules)))
    var properties = [FormatValue.Member("attributes", .object(attributes))]
    var members: [FormatValue.Member] = []
    switch view.fields.first(where: { $0.key == "children" }) {
    case nil:
      properties.append(.init("children", .object([.init("maxItems", .number(0))])))
    // Without them it draws nothing.
    case let children? where children.isRequired:
      var shape = [FormatValue.Member("type", .string("array"))]
      if Self.choices.contains(view.type) { shape.append(.init("items", Self.option)) }
      properties.append(.init("children", .object(shape)))
      members.append(.init("required", .array([.string("children")])))
    default: break
    }
    return .object([.init("properties", .object(properties))] + members)
  }

  /// Rules for the keys that attributes need: the ones of a row, whichever that is.
  private static func needs(_ view: TableSchema.View) -> [FormatValue] {
    var rows: [Set<String>] = []
    for needs in view.needs.map({ $0.subtracting(["children", "modifiers"]) })
    where !rows.contains(needs) {
      rows.append(needs)
    }
    // Another row's needs are fewer.
    let least = rows.filter { row in !rows.contains { $0 != row && $0.isSubset(of: row) } }
    guard let common = least.first.map({ least.reduce($0) { $0.intersection($1) } }) else {
      return []
    }
    let choices = least.map { $0.subtracting(common).sorted() }
    return common.sorted().map(contains)
      + (choices.contains([])
        ? [] : [.object([.init("anyOf", .array(choices.map(contains(all:))))])])
  }

  private static func contains(_ key: String) -> FormatValue {
    .object([.init("contains", Self.key(is: key))])
  }

  private static func contains(all keys: [String]) -> FormatValue {
    keys.count == 1
      ? contains(keys[0]) : .object([.init("allOf", .array(keys.map { contains($0) }))])
  }

  /// Rules against modifiers of other views alone, which clients pass over.
  private func others(than type: String, _ keys: [String]) -> [FormatValue] {
    // A picture takes the modifiers of the view around it.
    let isPicture = type.hasPrefix("AsyncImage")
    let others = keys.filter { key in
      !has(key, on: type) && !(isPicture && Self.imageModifiers.contains(key))
    }
    return others.isEmpty
      ? [] : [.object([.init("not", Self.contains(any: others))])]
  }

  /// The rule against keys that mean nothing where no animation could watch them.
  private static func known(besides own: [String]) -> FormatValue {
    let keys = key(.object([.init("enum", .array(own.map(FormatValue.string)))]))
    return .object([
      .init("if", .object([.init("not", contains("animation"))])),
      .init(
        "then", .object([.init("items", any([keys, SchemaShape.reference("known").json]))])),
    ])
  }

  private static func any(_ choices: [FormatValue]) -> FormatValue {
    .object([.init("anyOf", .array(choices))])
  }

  private static func contains(any keys: [String]) -> FormatValue {
    .object([
      .init(
        "contains",
        key(.object([.init("enum", .array(keys.map(FormatValue.string)))])))
    ])
  }

  /// Rules for the ends of a range; one that is not given is the renderer's.
  ///
  /// A renderer ends where they are the wrong way round. No schema compares two that are given.
  private static func ends(of type: String) -> [FormatValue] {
    if type == "ProgressView" {
      return [
        .object([
          .init("if", contains(any: ["value", "currentValue"])), .init("then", contains("total")),
        ])
      ]
    }
    let limits: [String: Double] = ["Gauge": 1, "Slider": 1, "Stepper": 100]
    guard let upper = limits[type] else { return [] }
    return [
      ("minimumValue", "maximumValue", "maximum", upper),
      ("maximumValue", "minimumValue", "minimum", 0),
    ]
    .map { key, other, keyword, limit in
      let isBeyond = FormatValue.object([
        .init("not", .object([.init(keyword, .number(limit))]))
      ])
      let beyond = FormatValue.object([
        .init(
          "prefixItems", .array([SchemaShape.constant(.string(key)).json, isBeyond])),
        .init("minItems", .number(2)),
      ])
      return .object([
        .init("if", .object([.init("contains", beyond)])), .init("then", contains(other)),
      ])
    }
  }

  /// A child of a picker, which is not there without a tag.
  private static var option: FormatValue {
    let tagged = FormatValue.object([.init("attributes", contains("tag"))])
    return .object([.init("properties", tagged)])
  }

  /// `[key, value]`, by key.
  private static func entry(
    _ entries: [(key: String, shape: SchemaShape)], orElse rest: FormatValue
  ) -> FormatValue {
    let keys = FormatValue.array(entries.map { .string($0.key) })
    var rules = entries.map { key, shape in
      FormatValue.object([
        .init("if", Self.key(is: key)),
        .init("then", .object([.init("prefixItems", .array([.bool(true), shape.json]))])),
      ])
    }
    rules.append(
      .object([
        .init("if", Self.key(.object([.init("not", .object([.init("enum", keys)]))]))),
        .init("then", rest),
      ]))
    return .object([
      .init("type", .string("array")), .init("minItems", .number(1)),
      .init("maxItems", .number(2)),
      .init("prefixItems", .array([.object([.init("type", .string("string"))])])),
      .init("allOf", .array(rules)),
    ])
  }

  private static func key(is name: String) -> FormatValue {
    key(SchemaShape.constant(.string(name)).json)
  }

  /// An entry with a key that a schema describes.
  private static func key(_ schema: FormatValue) -> FormatValue {
    .object([.init("prefixItems", .array([schema]))])
  }

  // MARK: What the table does not say

  private static let tab = SchemaShape.object(
    ["systemName", "text"].map { .init(key: $0, shape: .type("string"), isRequired: false) })

  private static let buttons = SchemaShape.array(
    .object([
      .init(key: "label", shape: .type("string"), isRequired: false),
      .init(key: "role", shape: .words(["cancel", "destructive"]), isRequired: false),
      .init(key: "action", shape: .any, isRequired: false),
    ]))

  private static var valueDefinitions: [(String, FormatValue)] {
    let digits = "#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
    let pattern = FormatValue.object([
      .init("type", .string("string")), .init("pattern", .string("^\(digits)(:\(digits))?$")),
    ])
    let infinite: [SchemaShape] = ["$infinity", "$-infinity"].map { .constant(.string($0)) }
    let node = SchemaShape.object([
      .init(key: "$type", shape: .constant(.string("node")), isRequired: true),
      .init(key: "value", shape: .reference("node"), isRequired: true),
    ])
    let styles = FormatValue.object([
      .init("type", .string("object")),
      .init(
        "additionalProperties",
        .object([
          .init("type", .string("array")), .init("items", SchemaShape.reference("modifier").json),
        ])),
    ])
    let layout = SchemaShape.object([
      .init(key: "styles", shape: .schema(styles), isRequired: true),
      .init(key: "content", shape: .reference("node"), isRequired: true),
    ])
    return [
      ("number", SchemaShape.choice([.type("number")] + infinite).json),
      (
        "color",
        SchemaShape.words(Set(SwiftUIMLCodec.names.values).sorted()).or(.schema(pattern)).json
      ),
      ("value", node.json), ("layout", layout.json),
      (
        // In lists that stand in a value one key alone drops all of them.
        "pair",
        .object([
          .init("minItems", .number(2)), .init("$ref", .string("#/$defs/modifier")),
        ])
      ),
      (
        "keyedValue",
        .object([
          .init("$ref", .string("#/$defs/value")),
          .init(
            "properties",
            .object([
              .init(
                "value",
                .object([
                  .init(
                    "properties",
                    .object([.init("attributes", contains("navigationDestinationKey"))]))
                ]))
            ])),
        ])
      ),
    ]
  }
}

extension [SchemaShape.Field] {
  /// The fields, and others that may be there.
  fileprivate func adding(_ others: Self) -> Self {
    var fields = self
    for other in others {
      if let known = fields.firstIndex(where: { $0.key == other.key }) {
        fields[known].shape = fields[known].shape.or(other.shape)
        fields[known].isRequired = fields[known].isRequired && other.isRequired
      } else {
        fields.append(.init(key: other.key, shape: other.shape, isRequired: false))
      }
    }
    return fields
  }
}
