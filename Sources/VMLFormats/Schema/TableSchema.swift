/// Finds which values a format's table can make: its templates say where, its patterns which.
struct TableSchema {
  let table: FormatTable
  /// By name of a kind: what a format says of it itself.
  let kinds: [String: SchemaShape]
  /// Whether a view needs a member that has a value where VML gives none.
  let needsDefaults: Bool
  /// Whether a view that is a value says its type.
  var hasTypes = false

  /// The fields that members make of what parameters are bound to: a view's if
  /// `needsDefaults` says which it needs, and else a value's.
  private func fields(
    _ members: [FormatTable.Template.Member], _ parameters: [FormatTable.Parameter],
    needsDefaults: Bool? = nil
  ) -> [SchemaShape.Field] {
    var fields: [SchemaShape.Field] = []
    // Some keys stand for what other values have.
    for member in members where !["@all", "@then"].contains(member.key) {
      guard !member.key.hasPrefix("$"), !member.template.takesAll else { continue }
      let field = SchemaShape.Field(
        key: member.key, shape: shape(member.template, parameters),
        isRequired: needsDefaults.map { isMade(member.template, parameters, $0) }
          ?? isThere(member.template, parameters))
      if let known = fields.firstIndex(where: { $0.key == field.key }) {
        fields[known].shape = fields[known].shape.or(field.shape)
      } else {
        fields.append(field)
      }
    }
    return fields
  }

  /// The shape of a template's values.
  func shape(
    _ template: FormatTable.Template, _ parameters: [FormatTable.Parameter]
  ) -> SchemaShape {
    switch template {
    case .value(.object([])): .object([])
    case .value(.array([])): .schema(.object([.init("type", .string("array"))]))
    case .value(.object(let members)):
      .object(
        members.map {
          .init(key: $0.key, shape: shape(.value($0.value), []), isRequired: true)
        })
    case .value(let value): .constant(value)
    case .variable(let name, _, let fallback): variable(name, fallback, parameters)
    case .array(let items): .tuple(items.map { shape($0, parameters) })
    case .object(let members): .object(fields(members, parameters))
    case .destinations: .array(kind("keyedView"))
    case .view(let type, _, let isValue): view(type, isValue)
    }
  }

  private func variable(
    _ name: String, _ fallback: FormatValue?, _ parameters: [FormatTable.Parameter]
  ) -> SchemaShape {
    let bound = parameters.compactMap { shape(of: name, in: $0) }
    guard let first = bound.first else { return .any }
    let all = bound.dropFirst().reduce(first) { $0.or($1) }
    guard let fallback, fallback != .array([]) else { return all }
    return all.or(shape(.value(fallback), []))
  }

  /// Whether a member is there wherever the value is that it belongs to.
  private func isThere(
    _ template: FormatTable.Template, _ parameters: [FormatTable.Parameter]
  ) -> Bool {
    if case .variable(_, let isOptional, let fallback) = template {
      return fallback != nil || !isOptional
    }
    return isMade(template, parameters, true)
  }

  /// Whether a template has a value whatever the parameters are bound to.
  private func isMade(
    _ template: FormatTable.Template, _ parameters: [FormatTable.Parameter], _ needsDefaults: Bool
  ) -> Bool {
    switch template {
    case .value: needsDefaults
    case .variable(let name, let isOptional, let fallback):
      fallback != nil
        ? needsDefaults
        : !isOptional && parameters.contains { $0.binds(name) && !$0.isOptional }
    case .array(let items): areMade(items, parameters)
    case .object(let members): areMade(members.map(\.template), parameters)
    case .view: true
    case .destinations: false
    }
  }

  /// Whether a value of several parts has all that it cannot do without.
  private func areMade(
    _ parts: [FormatTable.Template], _ parameters: [FormatTable.Parameter]
  ) -> Bool {
    parts.allSatisfy { part in
      if case .variable(_, true, _) = part { return true }
      return isMade(part, parameters, true)
    }
  }

  /// The shape of a view: of a format with types the one, and else any.
  private func view(_ type: String, _ isValue: Bool) -> SchemaShape {
    let any = kind(isValue ? ValueKind.view.rawValue : "child")
    guard isValue, hasTypes, case .reference(let name) = any else { return any }
    return .nodes([type], in: name)
  }

  // MARK: Kinds

  /// The shape of a variable, if a parameter binds it.
  private func shape(of variable: String, in parameter: FormatTable.Parameter) -> SchemaShape? {
    switch parameter.pattern {
    case .kind("send"):
      switch variable {
      case "action", "valueText": .type("string")
      case "value", parameter.variable: .any
      default: nil
      }
    case .kind("vector"): ["x", "y", "z"].contains(variable) ? kind("number") : nil
    case .kind("range"): variable == "lower" || variable == "upper" ? kind("finite") : nil
    case .kind("dates"): variable == "lower" || variable == "upper" ? kind("text") : nil
    case .kind(let name): parameter.variable == variable ? kind(name) : nil
    case .list(let item):
      parameter.variable == variable
        ? shape(of: "item", in: .init(label: "", variable: "item", pattern: item))
          .map(SchemaShape.array)
        : nil
    case .member(_, let inner): (inner ?? []).lazy.compactMap { shape(of: variable, in: $0) }.first
    case .derived(let base, _, let inner):
      ([.init(label: "", variable: parameter.variable, pattern: base)] + inner).lazy
        .compactMap { shape(of: variable, in: $0) }.first
    case .value: nil
    }
  }

  /// The shape of a kind's values.
  func kind(_ name: String) -> SchemaShape {
    if let own = kinds[name] { return own }
    if table.kinds[name] != nil { return .reference(name) }
    switch ValueKind(rawValue: name) {
    case .number?, .finite?, .angle?: return .type("number")
    case .positive?:
      return .schema(
        .object([.init("type", .string("number")), .init("exclusiveMinimum", .number(0))]), .number)
    case .integer?: return .integer(from: Int32.min)
    case .natural?, .count?: return .integer(from: 1)
    case .breakpoint?:
      return .schema(
        .object([
          .init("type", .string("string")), .init("pattern", .string(Breakpoint.pattern)),
        ]), .string)
    case .bool?: return .type("boolean")
    case .text?, .plain?, .flat?, .symbol?, .destination?, .caption?, .plainCaption?,
      .page?, .moment?:
      return .type("string")
    case .colorParts?, .colorName?: return kind("color")
    case .address?:
      return .schema(
        .object([.init("type", .string("string")), .init("minLength", .number(1))]), .address)
    case .views?, .children?: return .array(kind("child"))
    default: return .any
    }
  }

  /// By name: the shapes of the table's own kinds.
  var definitions: [(name: String, shape: SchemaShape)] {
    table.kinds.sorted { $0.key < $1.key }.filter { kinds[$0.key] == nil }.map { name, forms in
      let shapes = forms.map { form in
        let (pattern, variable) = (form.pattern, form.pattern.variable)
        return shape(form.template, [.init(label: "", variable: variable, pattern: pattern)])
      }
      return (name, shapes.dropFirst().reduce(shapes[0]) { $0.or($1) })
    }
  }

  // MARK: Rows

  /// By key: the values of modifiers' entries, and of attributes that any view may have.
  var entries: [(key: String, shape: SchemaShape)] {
    let rows = table.modifiers.sorted { $0.key < $1.key }.flatMap { $0.value } + table.common
    return rows.reduce(into: []) { entries, row in
      for field in fields(row.members, row.parameters) {
        if let known = entries.firstIndex(where: { $0.key == field.key }) {
          entries[known].shape = entries[known].shape.or(field.shape)
        } else {
          entries.append((field.key, field.shape))
        }
      }
    }
  }

  /// By type: the views.
  var views: [View] {
    table.views.sorted { $0.key < $1.key }.flatMap { $0.value }.reduce(into: []) { views, row in
      let fields = fields(row.members, row.parameters, needsDefaults: needsDefaults)
      let needs = Set(fields.filter(\.isRequired).map(\.key))
      if let known = views.firstIndex(where: { $0.type == row.type }) {
        views[known].fields = views[known].fields.or(fields)
        views[known].needs.append(needs)
      } else {
        views.append(View(type: row.type, fields: fields, needs: [needs]))
      }
    }
  }

  /// The views of one type, as its rows say together.
  struct View {
    var type: String
    var fields: [SchemaShape.Field]
    /// By row: the fields that it needs.
    var needs: [Set<String>]
  }
}

extension FormatTable.Template {
  /// Whether it has what another value has, which another row says.
  fileprivate var takesAll: Bool {
    if case .object(let members) = self { members.contains { $0.key == "@all" } } else { false }
  }
}

extension FormatTable.Parameter {
  /// Whether a variable is bound wherever the parameter fits.
  fileprivate func binds(_ name: String) -> Bool {
    switch pattern {
    case .kind("send"): name == "action"
    case .kind("vector"): ["x", "y", "z"].contains(name)
    case .kind("range"): name == "lower" || name == "upper"
    case .member(_, let inner): (inner ?? []).contains { $0.binds(name) && !$0.isOptional }
    case .derived(let base, _, let inner):
      Self(label: "", variable: variable, pattern: base).binds(name)
        || inner.contains { $0.binds(name) && !$0.isOptional }
    default: variable == name
    }
  }
}
