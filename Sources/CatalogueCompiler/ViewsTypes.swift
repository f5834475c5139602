/// Form of a parameter in the library `VMLViews`.
struct ViewsParameter {
  enum Kind {
    /// A value with a spelling of its own.
    case value
    /// A value of a type of the caller's, spelled when it is written.
    case spelled
    /// A key, a string or a `Text`.
    case text
    /// A view that fills a slot.
    case view
    case slot(builder: String)
    case binding
    /// A closure that gives nothing, in whose place steps are written.
    case action
    /// A collection, a path to its elements' identities, and a closure that makes views of one.
    case data
    case keyPath
    case rows
  }

  var kind: Kind
  var type: String
  var isOptional = false
  var isVariadic = false
  /// Whether a closure that gives nothing can be declared as SwiftUI has it.
  var hasPlainForm = true

  /// Whether it is of any type that conforms to a protocol, so that no default can be written.
  var isOpaque: Bool { type.hasPrefix("some ") || type.hasPrefix("(some ") }

  /// Expression of the parameter's spelling.
  func code(of name: String) -> String {
    switch kind {
    case .value where type == "AnyGradient": "\(name).wholeCode"
    case .spelled: "spelled(\(name))"
    case .text where type == "some StringProtocol": "String(\(name)).vmlCode"
    case .value where type == "(some StringProtocol)?": "\(name).map { String($0) }.vmlCode"
    default: "\(name).vmlCode"
    }
  }

  /// Expression of a text's characters.
  func text(of name: String) -> String {
    switch type {
    case "LocalizedStringKey": "\(name).text"
    case "Text": "\(name).string"
    default: "String(\(name))"
    }
  }
}

/// Types of the catalogue that the library has, and what parameters become.
struct ViewsTypes {
  let model: CatalogueModel
  /// Types that something asked for, in order; each is written once.
  private(set) var needed: [String] = []
  private var known: Set<String> = []
  private let protocols: [String: Set<String>]

  init(_ model: CatalogueModel) {
    self.model = model
    protocols = Dictionary(
      uniqueKeysWithValues: model.types.keys.map { ($0, model.protocols(of: $0)) })
  }

  /// Written by hand in Sources/VMLViews/Core.
  static let byHand: Set = [
    "AnyShape", "AnyShapeStyle", "AnyView", "Binding", "Color", "ColorResource", "EmptyView",
    "Environment", "EnvironmentValues", "ForEach", "GeometryProxy", "Group", "Image",
    "ImageResource", "Locale",
    "LocalizedStringKey", "Shape", "InsettableShape", "ShapeStyle", "State", "Text", "View",
    "ViewModifier", "Subview", "SubviewsCollection", "CGSize", "CGPoint", "CGRect", "URL", "Date",
    "Namespace", "Namespace.ID", "TimeZone", "Bool", "Int", "UInt", "UInt32", "UInt64", "Double",
    "Float", "CGFloat", "String",
    "Substring", "AsyncImage", "AsyncImagePhase",
  ]

  private static let scalars: Set = [
    "Bool", "Int", "UInt", "UInt32", "UInt64", "Double", "Float", "CGFloat", "String", "URL",
    "Date", "Locale", "TimeZone", "CGSize", "CGPoint", "CGRect", "ImageResource", "ColorResource",
    "Color", "Image", "AnyShapeStyle", "AnyShape", "TimeInterval", "Namespace.ID",
  ]

  static let modules: Set = ["SwiftUI", "UIKit", "Symbols", "UniformTypeIdentifiers"]

  /// Constraints of generic parameters that hold a value of the caller's.
  private static let valueConstraints: Set = [
    "", "Hashable", "Equatable", "Comparable", "Strideable", "BinaryFloatingPoint", "BinaryInteger",
  ]

  func conforms(_ name: String, to other: String) -> Bool {
    protocols[name]?.contains(other) == true
  }

  /// Whether the library has a type that was asked for.
  func has(_ name: String) -> Bool { Self.byHand.contains(name) || needed.contains(name) }

  /// Asks for a type; `false` if the library cannot have it.
  ///
  /// `always` takes it without a member of its own: a protocol has one of that type.
  mutating func need(_ name: String, always: Bool = false) -> Bool {
    if Self.byHand.contains(name) || known.contains(name) { return true }
    guard let record = model.types[name], Self.modules.contains(record.module),
      record.declaration.generics.isEmpty, !record.isExternal,
      record.declaration.target == nil
    else { return false }
    guard
      name.split(separator: ".").dropLast().allSatisfy({ part in
        model.types[String(part)].map { !$0.isExternal } ?? false
      })
    else { return false }
    let isMade = record.members.contains { $0.syntax.kind == .initializer }
    guard !record.isElement || !isMade || conforms(name, to: "ShapeStyle") else { return false }
    let isProtocol = record.declaration.kind == .protocol
    let members = record.members.map(\.syntax).filter { isUsable($0, of: name, isProtocol) }
    guard always || !members.isEmpty else { return false }
    known.insert(name)
    needed.append(name)
    return true
  }

  private func isUsable(_ member: MemberSyntax, of name: String, _ isProtocol: Bool) -> Bool {
    if isProtocol {
      return [.staticMember, .staticFunction].contains(member.kind)
        && member.requirements.contains { $0.isEquality && $0.left == .named("Self", []) }
    }
    switch member.kind {
    case .enumCase: return true
    case .staticMember, .staticFunction: return member.result?.simpleName == name
    case .initializer: return !member.isFailable && member.parameters.first?.label != "rawValue"
    default: return false
    }
  }

  /// Form of a parameter; `nil` if the library cannot have it.
  mutating func map(
    _ parameter: ParameterSyntax, generics: [String: String]
  ) -> ViewsParameter? {
    guard !parameter.isAutoclosure else { return nil }
    if parameter.isVariadic {
      guard parameter.builder == nil, var mapped = map(parameter.type, generics: generics),
        case .value = mapped.kind, !mapped.isOpaque
      else { return nil }
      mapped.type += "..."
      mapped.isVariadic = true
      return mapped
    }
    if let builder = parameter.builder { return map(parameter, builtBy: builder, generics) }
    if let closure = closure(parameter.type) { return map(parameter, closure, generics) }
    if let data = collection(parameter.type, generics) {
      return ViewsParameter(kind: .data, type: data)
    }
    if case .named("KeyPath", let arguments) = parameter.type, arguments.count == 2,
      case .member(.named(let base, []), "Element", []) = arguments[0],
      generics[base] == "RandomAccessCollection", case .named(let id, []) = arguments[1],
      generics[id] == "Hashable"
    {
      return ViewsParameter(kind: .keyPath, type: "KeyPath<\(base).Element, \(id)>")
    }
    return map(parameter.type, generics: generics)
  }

  /// Kind of what each result builder makes.
  static let builders = [
    "ViewBuilder": "View", "ToolbarContentBuilder": "ToolbarContent",
    "TabContentBuilder": "TabContent",
    "AccessibilityRotorContentBuilder": "AccessibilityRotorContent",
  ]

  /// Form of a closure with a result builder: a slot, or one that makes views of each element.
  private func map(
    _ parameter: ParameterSyntax, builtBy builder: String, _ generics: [String: String]
  ) -> ViewsParameter? {
    guard let kind = Self.builders[builder],
      case .function(.tuple(let inputs, _), _, _)? = closure(parameter.type)
    else { return nil }
    if inputs.isEmpty {
      return ViewsParameter(kind: .slot(builder: builder), type: "() -> some \(kind)")
    }
    guard kind == "View", inputs.count == 1 else { return nil }
    switch inputs[0] {
    case .named("Int", []):
      return ViewsParameter(kind: .rows, type: "@escaping (Int) -> some View")
    case .member(.named(let base, []), "Element", [])
    where generics[base] == "RandomAccessCollection":
      return ViewsParameter(kind: .rows, type: "@escaping (\(base).Element) -> some View")
    default: return nil
    }
  }

  /// Form of a closure that gives nothing.
  private mutating func map(
    _ parameter: ParameterSyntax, _ closure: TypeSyntax, _ generics: [String: String]
  ) -> ViewsParameter? {
    guard case .function(.tuple(let inputs, _), let effects, let result) = closure,
      result == .named("Void", []) || result == .tuple([], labels: [])
    else { return nil }
    var types: [String] = []
    for input in inputs {
      if case .prefixed("inout", _) = input { return nil }
      guard let mapped = map(input, generics: generics), !mapped.isOpaque else { continue }
      types.append(mapped.type)
    }
    var action = ViewsParameter(
      kind: .action, type: "(\(types.joined(separator: ", "))) \(effects)-> Void")
    action.hasPlainForm = types.count == inputs.count
    switch parameter.type {
    case .optional, .named("Optional", _): action.isOptional = true
    default: break
    }
    return action
  }

  /// The type of a collection whose elements become views.
  private func collection(_ type: TypeSyntax, _ generics: [String: String]) -> String? {
    switch type {
    case .named("Range", [.named("Int", [])]): return "Range<Int>"
    case .named(let name, []) where generics[name] == "RandomAccessCollection": return name
    default: return nil
    }
  }

  /// The function type of a closure, without what stands around it.
  private func closure(_ type: TypeSyntax) -> TypeSyntax? {
    switch type {
    case .function: type
    case .optional(let inner): closure(inner)
    case .named("Optional", let arguments): arguments.first.flatMap(closure)
    case .prefixed(let word, let inner) where word.hasPrefix("@"): closure(inner)
    default: nil
    }
  }

  private mutating func map(_ type: TypeSyntax, generics: [String: String]) -> ViewsParameter? {
    switch type {
    case .optional(let inner):
      guard var mapped = map(inner, generics: generics) else { return nil }
      mapped.isOptional = true
      mapped.type = mapped.isOpaque ? "(\(mapped.type))?" : mapped.type + "?"
      if case .text = mapped.kind { mapped.kind = .value }
      return mapped
    case .array(let inner):
      guard let mapped = map(inner, generics: generics) else { return nil }
      switch mapped.kind {
      case .text where mapped.isOpaque: return ViewsParameter(kind: .value, type: "[String]")
      case .text: return ViewsParameter(kind: .value, type: "[\(mapped.type)]")
      case .value where !mapped.isOpaque:
        return ViewsParameter(kind: .value, type: "[\(mapped.type)]")
      default: return nil
      }
    case .prefixed("some", .named(let name, _)): return map(constraint: name)
    case .prefixed("some", .composition(let parts)):
      return map(all: parts.compactMap(\.simpleName).filter { $0 != "Sendable" })
    case .named("Binding", let arguments):
      guard let inner = arguments.first else { return nil }
      guard let type = bound(inner, generics) else { return nil }
      return ViewsParameter(kind: .binding, type: "Binding<\(type)>")
    case .named(let name, let arguments)
    where ["ClosedRange", "PartialRangeFrom", "PartialRangeThrough"].contains(name):
      guard let inner = arguments.first else { return nil }
      if case .named(let bound, []) = inner,
        generics[bound] == "BinaryFloatingPoint" || generics[bound] == "Strideable"
      {
        return ViewsParameter(kind: .spelled, type: "\(name)<\(bound)>")
      }
      guard let mapped = map(inner, generics: generics), case .value = mapped.kind else {
        return nil
      }
      return ViewsParameter(kind: .value, type: "\(name)<\(mapped.type)>")
    case .named("Set", let arguments):
      guard let inner = arguments.first, let mapped = map(inner, generics: generics) else {
        return nil
      }
      return ViewsParameter(kind: .value, type: "Set<\(mapped.type)>")
    case .named("Text", _): return ViewsParameter(kind: .text, type: "Text")
    case .named("LocalizedStringKey", _):
      return ViewsParameter(kind: .text, type: "LocalizedStringKey")
    case .named(let name, []):
      if let constraint = generics[name] {
        if Self.valueConstraints.contains(constraint) {
          return ViewsParameter(kind: .spelled, type: name)
        }
        return constraint.contains("&")
          ? map(all: constraint.split(separator: "&").map(String.init))
          : map(constraint: constraint)
      }
      if name == "String" { return ViewsParameter(kind: .text, type: "String") }
      return map(named: name)
    case .member(.named(let base, []), "Stride", _) where generics[base] != nil:
      return ViewsParameter(kind: .spelled, type: "\(base).Stride")
    case .member:
      guard let name = type.simpleName else { return nil }
      return map(named: name)
    default: return nil
    }
  }

  private mutating func map(named name: String) -> ViewsParameter? {
    if Self.scalars.contains(name) { return ViewsParameter(kind: .value, type: name) }
    guard let record = model.types[name] else { return nil }
    if let target = record.declaration.target { return map(target, generics: [:]) }
    guard record.declaration.kind != .protocol, !Self.byHand.contains(name), need(name) else {
      return nil
    }
    return ViewsParameter(kind: .value, type: name)
  }

  /// A generic parameter by its constraint.
  private mutating func map(constraint name: String) -> ViewsParameter? {
    switch name {
    case "StringProtocol": return ViewsParameter(kind: .text, type: "some StringProtocol")
    case "View": return ViewsParameter(kind: .view, type: "some View")
    case "ShapeStyle", "Shape", "InsettableShape":
      return ViewsParameter(kind: .value, type: "some \(name)")
    case "BinaryFloatingPoint", "Hashable", "Equatable":
      return ViewsParameter(kind: .spelled, type: "some \(name)")
    default:
      guard model.types[name]?.declaration.kind == .protocol, !Self.byHand.contains(name),
        need(name)
      else { return nil }
      return ViewsParameter(kind: .value, type: "some \(name)")
    }
  }

  /// A generic parameter that conforms to several protocols; some have no members.
  private mutating func map(all names: [String]) -> ViewsParameter? {
    if names.count == 1 { return map(constraint: names[0]) }
    guard names.contains(where: { need($0) }) else { return nil }
    for name in names where !need(name) {
      guard model.types[name]?.declaration.kind == .protocol, !Self.byHand.contains(name),
        known.insert(name).inserted
      else { return nil }
      needed.append(name)
    }
    // Swift looks for what stands behind a dot in the first protocol alone.
    let ordered = names.filter { hasMembers($0) } + names.filter { !hasMembers($0) }
    return ViewsParameter(kind: .value, type: "some \(ordered.joined(separator: " & "))")
  }

  private func hasMembers(_ name: String) -> Bool {
    model.types[name]?.members.contains { isUsable($0.syntax, of: name, true) } ?? false
  }

  /// Type that a binding wraps.
  private mutating func bound(_ type: TypeSyntax, _ generics: [String: String]) -> String? {
    switch type {
    case .optional(let inner): return bound(inner, generics).map { $0 + "?" }
    case .named("Set", let arguments):
      return arguments.first.flatMap { bound($0, generics) }.map { "Set<\($0)>" }
    case .named(let name, []) where generics[name] != nil:
      return Self.valueConstraints.contains(generics[name] ?? "-") ? name : nil
    case .named("Text", _), .named("LocalizedStringKey", _): return nil
    default:
      guard let mapped = map(type, generics: generics), !mapped.isOpaque else {
        return nil
      }
      return mapped.type
    }
  }
}
