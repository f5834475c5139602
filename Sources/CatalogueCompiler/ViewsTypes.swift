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
  }

  var kind: Kind
  var type: String
  var isOptional = false
  var isVariadic = false

  /// Expression of the parameter's spelling.
  func code(of name: String) -> String {
    switch kind {
    case .spelled: "spelled(\(name))"
    case .text where type == "some StringProtocol": "String(\(name)).vmlCode"
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
    "Environment", "EnvironmentValues", "ForEach", "Group", "Image", "ImageResource", "Locale",
    "LocalizedStringKey", "Shape", "InsettableShape", "ShapeStyle", "State", "Text", "View",
    "ViewModifier", "Subview", "SubviewsCollection", "CGSize", "CGPoint", "CGRect", "URL", "Date",
    "TimeZone", "Bool", "Int", "UInt", "UInt32", "UInt64", "Double", "Float", "CGFloat", "String",
    "Substring", "AsyncImage", "AsyncImagePhase",
  ]

  private static let scalars: Set = [
    "Bool", "Int", "UInt", "UInt32", "UInt64", "Double", "Float", "CGFloat", "String", "URL",
    "Date", "Locale", "TimeZone", "CGSize", "CGPoint", "CGRect", "ImageResource", "ColorResource",
    "Color", "Image", "AnyShapeStyle", "AnyShape", "TimeInterval",
  ]

  static let modules: Set = ["SwiftUI", "UIKit", "Symbols"]

  /// Constraints of generic parameters that hold a value of the caller's.
  private static let valueConstraints: Set = [
    "", "Hashable", "Equatable", "Comparable", "Strideable", "BinaryFloatingPoint", "BinaryInteger",
  ]

  func conforms(_ name: String, to other: String) -> Bool {
    protocols[name]?.contains(other) == true
  }

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
        case .value = mapped.kind, !mapped.type.hasPrefix("some ")
      else { return nil }
      mapped.type += "..."
      mapped.isVariadic = true
      return mapped
    }
    if let builder = parameter.builder {
      let builders = [
        "ViewBuilder": "View", "ToolbarContentBuilder": "ToolbarContent",
        "TabContentBuilder": "TabContent",
      ]
      guard let kind = builders[builder],
        case .function(.tuple(let inputs, _), _, _)? = closure(parameter.type),
        inputs.isEmpty
      else { return nil }
      return ViewsParameter(kind: .slot(builder: builder), type: "() -> some \(kind)")
    }
    if let closure = closure(parameter.type) {
      guard case .function(.tuple(let inputs, _), let effects, let result) = closure,
        inputs.isEmpty, result == .named("Void", []) || result == .tuple([], labels: [])
      else { return nil }
      var isOptional = false
      if case .optional = parameter.type { isOptional = true }
      return ViewsParameter(
        kind: .action, type: "() \(effects)-> Void", isOptional: isOptional)
    }
    return map(parameter.type, generics: generics)
  }

  /// The function type of a closure, without what stands around it.
  private func closure(_ type: TypeSyntax) -> TypeSyntax? {
    switch type {
    case .function: type
    case .optional(let inner): closure(inner)
    case .prefixed(let word, let inner) where word.hasPrefix("@"): closure(inner)
    default: nil
    }
  }

  private mutating func map(_ type: TypeSyntax, generics: [String: String]) -> ViewsParameter? {
    switch type {
    case .optional(let inner):
      guard var mapped = map(inner, generics: generics) else { return nil }
      if case .view = mapped.kind {
        mapped.type = "(\(mapped.type))?"
        return mapped
      }
      guard !mapped.type.hasPrefix("some ") else { return nil }
      if case .binding = mapped.kind { return nil }
      mapped.type += "?"
      mapped.isOptional = true
      if case .text = mapped.kind { mapped.kind = .value }
      return mapped
    case .array(let inner):
      guard let mapped = map(inner, generics: generics), case .value = mapped.kind,
        !mapped.type.hasPrefix("some ")
      else { return nil }
      return ViewsParameter(kind: .value, type: "[\(mapped.type)]")
    case .prefixed("some", .named(let name, _)): return map(constraint: name)
    case .prefixed("some", .composition(let parts)):
      return map(all: parts.compactMap(\.simpleName))
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
      guard let mapped = map(type, generics: generics), !mapped.type.hasPrefix("some ") else {
        return nil
      }
      return mapped.type
    }
  }
}
