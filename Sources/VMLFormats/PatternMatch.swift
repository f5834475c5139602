import VMLMarkup

/// The values that the variables of a pattern are bound to.
typealias Bindings = [String: FormatValue]

/// Holds values of VML against patterns, and makes values of templates.
struct PatternMatcher {
  let table: FormatTable
  let codec: any FormatCodec
  /// The views that stand under a name, as a value of some kind; `nil` where there are none.
  var views: (ValueKind, String) -> FormatValue? = { _, _ in nil }

  // MARK: Patterns

  /// Binds arguments to parameters; `nil` unless each argument fits one, and none is missing.
  func bind(_ arguments: [StyleArgument], to parameters: [FormatTable.Parameter]) -> Bindings? {
    var bindings: Bindings = [:]
    var next = 0
    for parameter in parameters {
      guard next < arguments.count, arguments[next].label == parameter.label,
        match(arguments[next].value, parameter.pattern, parameter.variable, &bindings)
      else {
        if parameter.isOptional { continue }
        return nil
      }
      next += 1
    }
    return next == arguments.count ? bindings : nil
  }

  /// Binds a value to a variable, if it fits a pattern.
  func match(
    _ value: StyleExpression, _ pattern: FormatTable.Pattern, _ variable: String,
    _ bindings: inout Bindings
  ) -> Bool {
    switch pattern {
    case .kind("send"):
      guard let text = value.string, let sent = SentAction(text) else { return false }
      bindings["action"] = .string(sent.name)
      bindings["value"] = sent.value
      bindings["valueText"] = sent.valueText.map(FormatValue.string)
    case .kind("range"):
      guard let text = value.string, let ends = range(text) else { return false }
      bindings["lower"] = .number(ends.lower)
      bindings["upper"] = .number(ends.upper)
    case .kind(let kind):
      guard let encoded = encode(value, as: kind) else { return false }
      bindings[variable] = encoded
    case .list(let item):
      guard case .array(let items) = value else { return false }
      var values: [FormatValue] = []
      for value in items {
        var inner: Bindings = [:]
        guard match(value, item, "item", &inner), let made = inner["item"] else { return false }
        values.append(made)
      }
      bindings[variable] = .array(values)
    case .member(let name, let parameters):
      guard value.name == name else { return false }
      var arguments: [StyleArgument] = []
      if case .member(let base, _, let given) = value {
        if let base, !base.isType { return false }
        arguments = given
      }
      guard let parameters else { return arguments.isEmpty }
      guard let inner = bind(arguments, to: parameters) else { return false }
      bindings.merge(inner) { $1 }
    case .derived(let base, let name, let parameters):
      guard case .member(let of?, name, let arguments) = value,
        match(of, base, variable, &bindings), let inner = bind(arguments, to: parameters)
      else { return false }
      bindings.merge(inner) { $1 }
    case .value(let wanted): return encode(value, like: wanted) == wanted
    }
    return true
  }

  /// The value of a kind; `nil` if it is none.
  private func encode(_ value: StyleExpression, as kind: String) -> FormatValue? {
    guard let known = ValueKind(rawValue: kind) else { return form(value, of: kind) }
    switch known {
    case .number: return number(value).map { $0 == .infinity ? codec.infinity : .number($0) }
    case .integer: return number(value).flatMap(Int.init(exactly:)).map { .number(Double($0)) }
    case .bool: return value.bool.map(FormatValue.bool)
    case .text: return value.string.map(FormatValue.string)
    case .color: return ColorValue(value).flatMap(codec.color)
    case .angle: return value.angle.map(FormatValue.number)
    case .views, .view, .child, .children, .plain, .flat, .symbol, .tab, .buttons, .modifiers:
      return value.template.flatMap { views(known, $0) }
    case .any: return .null
    case .send, .range: return nil
    }
  }

  private func form(_ value: StyleExpression, of kind: String) -> FormatValue? {
    for form in table.kinds[kind] ?? [] {
      var bindings: Bindings = [:]
      if match(value, form.pattern, form.pattern.variable, &bindings) {
        return make(form.template, bindings)
      }
    }
    return nil
  }

  private func encode(_ value: StyleExpression, like wanted: FormatValue) -> FormatValue? {
    switch wanted {
    case .bool: value.bool.map(FormatValue.bool)
    case .number: number(value).map(FormatValue.number)
    case .string: value.string.map(FormatValue.string)
    case .null: value == .nil ? .null : nil
    default: nil
    }
  }

  // MARK: Templates

  /// The value of a template; `nil` if a variable in it is not bound that it cannot do without.
  func make(_ template: FormatTable.Template, _ bindings: Bindings) -> FormatValue? {
    switch template {
    case .value(let value): return value
    case .variable(let name, _, let fallback): return bindings[name] ?? fallback
    case .array(let items):
      guard items.allSatisfy({ isBound($0, bindings) }) else { return nil }
      return .array(items.compactMap { make($0, bindings) })
    case .object(let members):
      guard members.allSatisfy({ isBound($0.template, bindings) }) else { return nil }
      return .object(make(members, bindings))
    case .view(let type, let members, let isValue):
      let made = make(members, bindings)
      guard made.count == members.count else { return nil }
      let view = codec.view(FormatView(type: type, members: made))
      return isValue ? codec.value(of: view) : view
    }
  }

  /// Whether a template is no variable that something cannot do without.
  private func isBound(_ template: FormatTable.Template, _ bindings: Bindings) -> Bool {
    if case .variable(let name, false, nil) = template { bindings[name] != nil } else { true }
  }

  /// The members whose values there are.
  func make(
    _ members: [FormatTable.Template.Member], _ bindings: Bindings
  ) -> [FormatValue.Member] {
    members.compactMap { member in
      make(member.template, bindings).map { FormatValue.Member(member.key, $0) }
    }
  }
}
