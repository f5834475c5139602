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
      guard
        let sent = value.string.flatMap({ SentAction($0, opens: true) }) ?? SentAction(value)
      else { return false }
      bindings[variable] = sent.message
      if SentAction.spread.contains(variable) {
        bindings["action"] = .string(sent.name)
        bindings["value"] = sent.value
        bindings["valueText"] = sent.valueText.map(FormatValue.string)
      }
    case .kind("range"):
      guard let text = value.string, let ends = range(text) else { return false }
      bindings["lower"] = .number(ends.lower)
      bindings["upper"] = .number(ends.upper)
    case .kind("dates"):
      guard let ends = value.string.flatMap(dates) else { return false }
      bindings["lower"] = ends.lower.flatMap(moment).map(FormatValue.string)
      bindings["upper"] = ends.upper.flatMap(moment).map(FormatValue.string)
    case .kind("lost"): bindings[Self.lossMark + variable] = .null
    case .kind("vector"):
      guard case .array(let values) = value, values.count == 3 else { return false }
      for (name, value) in zip(["x", "y", "z"], values) {
        guard let size = number(value), size.isFinite else { return false }
        bindings[name] = .number(size)
      }
    case .kind("count"):
      guard case .array(let items) = value else { return false }
      let isAdaptive = items.count == 1 && items[0].description(has: "adaptive")
      bindings[variable] = .number(isAdaptive ? 2 : Double(max(1, min(items.count, 1000))))
      if isAdaptive || items.isEmpty || !items.allSatisfy(\.isFlexibleItem) {
        bindings[Self.lossMark + variable] = .null
      }
    case .kind(let kind):
      guard let encoded = encode(value, as: kind, &bindings) else { return false }
      bindings[variable] = encoded
    case .list(let item):
      guard case .array(let items) = value else { return false }
      var values: [FormatValue] = []
      for value in items {
        var inner: Bindings = [:]
        guard match(value, item, "item", &inner), let made = inner["item"] else { return false }
        values.append(made)
        takeLosses(of: inner, &bindings)
      }
      bindings[variable] = .array(values)
    case .member("[]", let parameters):
      guard case .array(let values) = value,
        let inner = bind(
          values.map { StyleArgument(label: "", value: $0) }, to: parameters ?? [])
      else { return false }
      bindings.merge(inner) { $1 }
    case .member(let name, .none) where name.first == "\\":
      guard case .keyPath(let path) = value else { return false }
      return path == name || "\\." + path == name || "\\" + path == name
    case .member(let name, let parameters):
      guard value.name == name else { return false }
      var arguments: [StyleArgument] = []
      if case .member(let base, _, let given) = value {
        if let base, !base.isType { return false }
        arguments = given.filter { $0.value != .nil }
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

  /// Begins the names of variables for values that are lost.
  static let lossMark = "!"

  private func takeLosses(of inner: Bindings, _ bindings: inout Bindings) {
    for key in inner.keys where key.hasPrefix(Self.lossMark) { bindings[key] = .null }
  }

  /// The value of a kind; `nil` if it is none.
  private func encode(
    _ value: StyleExpression, as kind: String, _ bindings: inout Bindings
  ) -> FormatValue? {
    guard let known = ValueKind(rawValue: kind) else { return form(value, of: kind, &bindings) }
    switch known {
    case .number: return number(value).map { $0 == .infinity ? codec.infinity : .number($0) }
    case .finite: return number(value).flatMap { $0 == .infinity ? nil : .number($0) }
    // A huge one ends some clients.
    case .integer, .natural:
      let integer = number(value).flatMap(Int32.init(exactly:))
      return integer.flatMap { known == .integer || $0 > 0 ? .number(Double($0)) : nil }
    case .positive: return number(value).flatMap { $0 > 0 && $0.isFinite ? .number($0) : nil }
    case .moment: return value.string.flatMap(moment).map(FormatValue.string)
    case .bool: return value.bool.map(FormatValue.bool)
    case .text: return Self.hole(value) ?? value.string.map(FormatValue.string)
    case .address: return value.string.flatMap { $0.isEmpty ? nil : .string($0) }
    case .page: return value.string.flatMap { isPathOfPage($0) ? .string($0) : nil }
    case .breakpoint:
      return value.string.flatMap { Breakpoint.isKnown($0) ? .string($0) : nil }
    case .color: return ColorValue(value).flatMap(codec.color)
    case .colorName:
      let isKnown = value.string.map { $0.hasPrefix("system-") || $0.hasPrefix("#") } == true
      return isKnown ? ColorValue(value).flatMap(codec.color) : nil
    case .angle: return value.angle.map(FormatValue.number)
    case .views, .view, .layer, .child, .children, .plain, .flat, .symbol, .tab, .buttons,
      .modifiers, .destination:
      return value.template.flatMap { views(known, $0) }
    case .send, .range, .dates, .lost, .vector, .count, .colorParts, .payload, .caption,
      .plainCaption, .options:
      return nil
    }
  }

  private func form(
    _ value: StyleExpression, of kind: String, _ outer: inout Bindings
  ) -> FormatValue? {
    for form in table.kinds[kind] ?? [] {
      var bindings: Bindings = [:]
      if match(value, form.pattern, form.pattern.variable, &bindings) {
        takeLosses(of: bindings, &outer)
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

  /// A text that stands for a hole; no document has one that begins so.
  static func mark(_ hole: Int) -> String { "\u{0}\(hole)" }

  private static func hole(_ value: StyleExpression) -> FormatValue? {
    guard case .attribute(let text) = value, text.first == "\u{0}" else { return nil }
    return Int(text.dropFirst()).map(FormatValue.hole)
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
    case .destinations: return bindings[Self.destinations]
    }
  }

  /// The variable of the views that links inside of an element lead to.
  static let destinations = "@destinations"

  /// Whether a template is no variable that something cannot do without.
  private func isBound(_ template: FormatTable.Template, _ bindings: Bindings) -> Bool {
    if case .variable(let name, false, nil) = template { bindings[name] != nil } else { true }
  }

  /// The members whose values there are.
  func make(
    _ members: [FormatTable.Template.Member], _ bindings: Bindings
  ) -> [FormatValue.Member] {
    var made: [FormatValue.Member] = []
    for member in members {
      guard let value = make(member.template, bindings) else { continue }
      switch (member.key, value) {
      case ("@all", .object(let members)): made += members
      case ("@then", _): made = Self.adding(value, to: made)
      default:
        guard member.key.first == "$" else {
          made.append(FormatValue.Member(member.key, value))
          continue
        }
        if case .string(let key)? = bindings[String(member.key.dropFirst())] {
          made.append(FormatValue.Member(key, value))
        }
      }
    }
    return made
  }

  /// Members with a value behind the last that is inside of them as `next`.
  private static func adding(
    _ value: FormatValue, to members: [FormatValue.Member]
  ) -> [FormatValue.Member] {
    var members = members
    guard let index = members.firstIndex(where: { $0.key == "next" }),
      case .object(let inner) = members[index].value
    else { return members + [FormatValue.Member("next", value)] }
    members[index].value = .object(adding(value, to: inner))
    return members
  }
}

extension StyleExpression {
  /// Whether it is a grid's item of any width, or nothing else.
  fileprivate var isFlexibleItem: Bool {
    guard case .member(_, let name, let arguments) = self else { return false }
    switch name {
    case "flexible": return arguments.isEmpty
    case "init", "GridItem":
      return arguments.isEmpty || arguments.count == 1 && arguments[0].value.isFlexibleItem
    default: return false
    }
  }

  /// Whether a member of a name is in it.
  fileprivate func description(has name: String) -> Bool {
    guard case .member(_, let own, let arguments) = self else { return false }
    return own == name || arguments.contains { $0.value.description(has: name) }
  }
}
