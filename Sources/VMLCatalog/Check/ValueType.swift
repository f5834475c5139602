extension Catalog {
  /// Type that a value has in SwiftUI, for callers that write Swift.
  public struct ValueType: Hashable, Sendable {
    let expected: Expected

    init(_ expected: Expected) { self.expected = expected }

    /// The type of a declaration's parameter.
    public init(of parameter: Parameter, in declaration: Declaration) {
      var type = parameter.type
      if parameter.isAutoclosure, type.kind == .function, type.arguments.count == 2 {
        type = type.arguments[1]
      }
      expected = parameter.isSymbolName ? .symbolName : .type(type, declaration)
    }

    /// A type by the name that a configuration gives it.
    public init(named name: String) { expected = .named(name) }

    /// Kind of a type, as far as it decides how a text is written as a value of it.
    public enum Role: Hashable, Sendable {
      /// `String`, or what a string literal makes.
      case string
      /// A key that is looked up, and whose Markdown is read.
      case localized
      /// The same on the device.
      case resource
      case text, image, imageResource, colorResource, url, date, angle
      /// Whatever is a view, so that a colour has to name its type.
      case view
      /// A value that is handed to another app.
      case shared
      case boolean, number
      case other
    }

    public var isOptional: Bool { expected.shape.isOptional }

    public var role: Role {
      switch expected.shape.shape {
      case .outside(let name): role(ofTypeNamed: name)
      case .nominal(let entry): role(ofTypeNamed: entry.name.string)
      case .bounded(let types): role(boundedBy: types.map(\.name.string))
      default: .other
      }
    }

    private func role(ofTypeNamed name: String) -> Role {
      switch name {
      case "String", "Character", "Substring", "StaticString": .string
      case "LocalizedStringKey": .localized
      case "LocalizedStringResource": .resource
      case "Text": .text
      case "Image": .image
      case "ImageResource": .imageResource
      case "ColorResource": .colorResource
      case "URL": .url
      case "Date": .date
      case "Angle": .angle
      case "Bool": .boolean
      default: isNumberType(name) ? .number : .other
      }
    }

    private func role(boundedBy names: [String]) -> Role {
      if names.contains("StringProtocol") { return .string }
      if names.contains(where: isNumberProtocol) { return .number }
      if names.contains("View"), !names.contains("ShapeStyle") { return .view }
      if names.contains("Transferable") { return .shared }
      return isAnything(names) ? .string : .other
    }

    private func isAnything(_ names: [String]) -> Bool {
      let areMet = names.allSatisfy {
        ["Hashable", "Equatable", "Sendable", "Decodable", "Encodable", "Codable"].contains($0)
      }
      return areMet && !names.isEmpty
    }

    /// Whether texts, numbers and truth values alike are such values.
    public var isAnything: Bool {
      guard case .bounded(let types) = expected.shape.shape else { return false }
      return isAnything(types.map(\.name.string))
    }

    /// Whether it is whatever conforms to some protocols.
    public var isGeneric: Bool {
      if case .bounded = expected.shape.shape { true } else { false }
    }

    /// Whether it is a number, and never a whole one alone, as an `Int` is.
    public var isFloatingPoint: Bool {
      guard case .bounded(let types) = expected.shape.shape else {
        return role == .number && takesFractions
      }
      return types.contains {
        let name = $0.name.string
        return name.hasSuffix("FloatingPoint") || name == "VectorArithmetic"
      }
    }

    public var isSet: Bool {
      if case .set = expected.shape.shape { true } else { false }
    }

    /// The type of each value of a list; `nil` for what is no list.
    public var item: ValueType? {
      switch expected.shape.shape {
      case .array(let element), .set(let element): ValueType(element)
      case .nominal(let entry) where entry.conforms(to: "OptionSet"): self
      default: nil
      }
    }

    /// The type of both ends of a range; `nil` for what is none.
    public var bound: ValueType? {
      guard case .type(let type, let context) = expected,
        Catalog.rangeName(of: type).contains("Range"), let bound = type.unwrapped.arguments.first
      else { return nil }
      return ValueType(.type(bound, context))
    }

    public var isClosedRange: Bool { rangeName == "ClosedRange" }

    /// Whether a text is open on the sides on which a range of this type is: `0...`, `...9`.
    public func isOpen(as text: String) -> Bool {
      switch rangeName {
      case "ClosedRange", "Range": !text.hasPrefix("...") && !text.hasSuffix("...")
      case "PartialRangeFrom": text.hasSuffix("...")
      case "PartialRangeThrough": text.hasPrefix("...")
      default: true
      }
    }

    private var rangeName: String? {
      guard case .type(let type, _) = expected else { return nil }
      return Catalog.rangeName(of: type)
    }

    /// Whether a static member of that name gives such a value.
    public func hasMember(_ name: String) -> Bool {
      guard let known = Name(name) else { return false }
      return expected.shape.shape.scopes.contains { scope in
        !scope.staticMembers(named: known).isEmpty
          || !scope.inheritedStaticMembers(named: known).isEmpty
      }
    }

    /// Whether a number, or `true`, may be such a value.
    public var takesNumbers: Bool { takes(.number) || takes(.integer) }
    public var takesFractions: Bool { takes(.number) }
    public var takesStrings: Bool { takes(.string) }
    public var takesColors: Bool { takes(.color) }
    public var takesBooleans: Bool { takes(.boolean) }

    /// Whether no number, or truth value, or text, is ever such a value.
    public var refusesNumbers: Bool { refuses(.number) && refuses(.integer) }
    public var refusesBooleans: Bool { refuses(.boolean) }
    public var refusesStrings: Bool { refuses(.string) }

    private func refuses(_ literal: Literal) -> Bool {
      if case .no = fit(literal, expected.shape.shape) { true } else { false }
    }

    private func takes(_ literal: Literal) -> Bool {
      switch fit(literal, expected.shape.shape) {
      case .exact, .converted: true
      case .unsure, .no: false
      }
    }
  }
}

extension Catalog {
  fileprivate static func rangeName(of type: TypeExpression) -> String {
    type.unwrapped.name.string
  }
}
