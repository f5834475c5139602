import VMLCatalog
import VMLMarkup

/// Attributes that follow states, and what controls change.
extension SwiftWriter {
  func bindings(of node: Int) -> [BehaviourBinding] {
    markup.value("bind", of: node).map(SwiftBehaviour.bindings) ?? []
  }

  func source(of attribute: String, _ node: Int) -> BehaviourBinding.Source? {
    bindings(of: node).first { $0.attribute.text == attribute }?.source
  }

  /// The state that an attribute follows, and that a control changes.
  func state(_ attribute: String, of node: Int) -> SwiftState? {
    source(of: attribute, node)?.state.flatMap { scope.states[$0.text] }
  }

  /// A source as a value of a type, `nil` for one that nothing is known of; `nil` where it is none.
  func follower(_ source: BehaviourBinding.Source, _ type: Catalog.ValueType?) -> String? {
    switch source {
    case .literal(.word(let text)), .literal(.string(let text)), .literal(.other(let text)):
      return values.code(ofText: text, as: type)
    case .literal(let literal):
      let isAny = type?.isAnything ?? true
      return literal.swiftCode.flatMap { isAny ? $0 : values.code(ofText: $0, as: type) }
    case .choice(let condition, let literal, let rest):
      guard let type, !type.isAnything, let condition = scope.code(condition),
        let one = branch(.literal(literal), type), let other = branch(rest, type)
      else { return nil }
      return "\(condition) ? \(one) : \(other)"
    case .condition(.state(let name)):
      guard let state = scope.states[name.text] else { return nil }
      return type.map { state.code(as: $0) } ?? state.name
    case .condition(let condition):
      return type?.isAnything ?? true || type?.role == .boolean ? scope.code(condition) : nil
    }
  }

  /// A part of a choice: where nothing says its type, it is a colour, since both have to be of one.
  private func branch(
    _ source: BehaviourBinding.Source, _ type: Catalog.ValueType
  ) -> String? {
    guard let code = follower(source, type) else { return nil }
    if case .choice = source { return code }
    let member = code.hasPrefix(".") && !code.contains("(") ? String(code.dropFirst()) : nil
    guard type.isGeneric, [.view, .shared, .other].contains(type.role), !type.takesNumbers else {
      return member.map(type.hasMember) == false ? nil : code
    }
    guard type.takesColors else { return nil }
    if code.hasPrefix("Color") { return code }
    guard let name = member.flatMap(Catalog.Name.init),
      Catalog.type("Color")?.staticMembers(named: name).isEmpty == false
    else { return nil }
    return "Color\(code)"
  }

  /// The tag of a view, as what chooses from such views has it.
  func tag(_ text: String) -> String {
    let code: String? =
      switch tagKind {
      case .integer: Int(text).map(String.init)
      case .number: Double(text).flatMap { $0.isFinite ? "\($0)" : nil }
      case .boolean: ["true", "false"].contains(text) ? text : nil
      case .date: SwiftDate(text)?.code
      case .string, .set, nil: nil
      }
    return code ?? swiftLiteral(text)
  }

  /// A state for a binding that nothing is said of.
  mutating func free(_ parameter: Catalog.Parameter, _ type: Catalog.ValueType) -> String? {
    if type.isOptional { return ".constant(nil)" }
    let (kind, first): (SwiftState.Kind, String)
    switch type.role {
    case .boolean: (kind, first) = (.boolean, "false")
    case .string: (kind, first) = (.string, "\"\"")
    case .number,
      .other where type.takesNumbers:
      (kind, first) = (type.takesFractions ? .number : .integer, "0")
    case .date: return ".constant(Date())"
    default: return nil
    }
    let name = freeName(parameter.label?.string ?? parameter.name.string)
    declare(SwiftState(name, type: kind, first: first))
    return "$\(name)"
  }
}

extension SwiftState {
  /// The state where a binding is taken; `nil` if a control does not change such a value.
  func binding(as parameter: Catalog.Parameter, _ type: Catalog.ValueType) -> String? {
    switch self.type.form(as: parameter, type) {
    case .itself: "$\(name)"
    case .optional(let value):
      "Binding<\(value)?>(get: { \(name) }, set: { \(name) = $0 ?? \(name) })"
    case .fraction: "Binding<Double>(get: { Double(\(name)) }, set: { \(name) = Int($0) })"
    case nil: nil
    }
  }

  /// The state as a value of a type; `nil` where it is none.
  func code(as type: Catalog.ValueType) -> String? {
    if type.isAnything { return name }
    switch (type.role, self.type) {
    case (.boolean, .boolean), (.string, .string), (.date, .date): return name
    case (.angle, .number): return ".degrees(\(name))"
    case (.angle, .integer): return ".degrees(Double(\(name)))"
    case (.string, .integer), (.string, .number): return "\"\\(\(name))\""
    case (.localized, .integer), (.localized, .number), (.localized, .string):
      return "\"\\(\(name))\""
    case (_, .number) where type.takesNumbers:
      return type.takesFractions ? name : "Int(\(name))"
    case (_, .integer) where type.takesNumbers:
      return type.isFloatingPoint ? "Double(\(name))" : name
    default: return nil
    }
  }
}

extension SwiftState.Kind {
  /// A way in which a state is given where a binding is taken.
  enum Form {
    case itself
    /// Of a value that may be `nil`, by its type.
    case optional(String)
    /// An integer of a control whose value is none.
    case fraction
  }

  /// The form for a parameter; `nil` if there is none.
  func form(as parameter: Catalog.Parameter, _ type: Catalog.ValueType) -> Form? {
    let value = parameter.type.unwrapped.arguments.first
    if value?.kind == .optional || value?.kind == .unwrapped {
      guard type.isAnything else { return nil }
      switch self {
      case .boolean: return .optional("Bool")
      case .integer: return .optional("Int")
      case .number: return .optional("Double")
      case .string: return .optional("String")
      case .date: return .optional("Date")
      case .set: return nil
      }
    }
    if type.isSet || self == .set { return type.isSet && self == .set ? .itself : nil }
    if type.isAnything { return .itself }
    switch (type.role, self) {
    case (.boolean, .boolean), (.string, .string), (.date, .date): return .itself
    case (_, .number) where type.takesFractions: return .itself
    case (_, .integer) where type.takesNumbers: return type.isFloatingPoint ? .fraction : .itself
    default: return nil
    }
  }
}

extension Catalog.Parameter {
  /// Whether it is a binding, which may be optional.
  var takesBinding: Bool { type.unwrapped.name.isEqual(to: "Binding") }
}
