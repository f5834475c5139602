extension Catalog {
  /// Type that an argument should have.
  enum Expected: Hashable {
    /// A type, and the declaration that says what its generic parameters are.
    case type(TypeExpression, Declaration)
    /// A type by its name, as configurations give it.
    case named(String)
    /// The name of a symbol.
    case symbolName
  }

  /// The kind of type that a value is read as.
  enum Shape {
    /// A type that the catalogue knows.
    case nominal(TypeEntry)
    /// A type that it does not, by name: `String`, `Int`, `MLModel`.
    case outside(String)
    /// Whatever conforms to all of some protocols.
    case bounded([TypeExpression])
    case array(Expected)
    case set(Expected)
    case dictionary(Expected, Expected)
    case tuple([Expected], labels: [String])
    case function
    /// A type that nothing is known of.
    case anything
  }
}

extension Catalog.Expected {
  /// The type without wrappers that a value need not have: optionals, bindings, attributes.
  ///
  /// - Returns: The shape, and whether `nil` is a value of it.
  var shape: (shape: Catalog.Shape, isOptional: Bool) {
    switch self {
    case .named(let name):
      return (Catalog.shape(ofTypeNamed: name), false)
    case .symbolName:
      return (.outside("String"), false)
    case .type(let type, let context):
      var isOptional = false
      let shape = Catalog.shape(of: type, in: context, depth: 0, isOptional: &isOptional)
      return (shape, isOptional)
    }
  }

  /// Whether it is a picture, which many an author names with a string.
  var isImage: Bool {
    if case .nominal(let entry) = shape.shape { return entry.name.isEqual(to: "Image") }
    return false
  }

  /// As a message says it.
  var text: String {
    switch self {
    case .named(let name): name
    case .symbolName: "String"
    case .type(let type, let context): Catalog.text(of: type, in: context)
    }
  }
}

extension Catalog {
  fileprivate static func shape(ofTypeNamed name: String) -> Shape {
    // The types of props, which begin with small letters.
    switch name.hasSuffix("?") ? String(name.dropLast()) : name {
    case "string": return .outside("String")
    case "number", "length": return .outside("Double")
    case "integer": return .outside("Int")
    case "boolean": return .outside("Bool")
    case "color": return shape(ofTypeNamed: "Color")
    case "angle": return shape(ofTypeNamed: "Angle")
    case "url": return .outside("URL")
    case "template": return .function
    case let other where other.first?.isUppercase != true: return .anything
    default: break
    }
    guard let entry = Catalog.type(name) else { return .outside(name) }
    return shape(of: entry)
  }

  private static func shape(of entry: TypeEntry) -> Shape { .nominal(entry) }

  fileprivate static func shape(
    of type: TypeExpression, in context: Declaration, depth: Int, isOptional: inout Bool
  ) -> Shape {
    // Types in the catalogue are finite; a type alias that named itself would not be.
    guard depth < 24 else { return .anything }
    let inner = { (type: TypeExpression, isOptional: inout Bool) in
      shape(of: type, in: context, depth: depth + 1, isOptional: &isOptional)
    }
    switch type.kind {
    case .optional, .unwrapped:
      isOptional = true
      return inner(type.arguments[0], &isOptional)
    case .attributed, .sending, .inout, .each, .repeat:
      return inner(type.arguments[0], &isOptional)
    case .some, .any:
      return bounded(by: [type.arguments[0]])
    case .composition: return bounded(by: Array(type.arguments))
    case .array: return .array(.type(type.arguments[0], context))
    case .dictionary:
      return .dictionary(.type(type.arguments[0], context), .type(type.arguments[1], context))
    case .tuple:
      if type.arguments.count == 1 { return inner(type.arguments[0], &isOptional) }
      return .tuple(
        type.arguments.map { .type($0, context) }, labels: type.labels.map(\.string))
    case .function: return .function
    case .metatype, .suppressed: return .anything
    case .parameter: return shape(ofParameter: type, in: context, depth, &isOptional)
    case .member:
      guard let entry = type.entry, entry.kind != .typealias else { return .anything }
      return .nominal(entry)
    case .named: return shape(ofNamed: type, in: context, depth, &isOptional)
    }
  }

  private static func shape(
    ofParameter type: TypeExpression, in context: Declaration, _ depth: Int,
    _ isOptional: inout Bool
  ) -> Shape {
    if let bound = context.binding(of: type.name), bound != type {
      return shape(of: bound, in: context, depth: depth + 1, isOptional: &isOptional)
    }
    if type.name.isEqual(to: "Self") { return .anything }
    return bounded(by: context.constraints(on: type.name))
  }

  private static func shape(
    ofNamed type: TypeExpression, in context: Declaration, _ depth: Int, _ isOptional: inout Bool
  ) -> Shape {
    let name = type.name.string
    if let first = type.arguments.first {
      switch name {
      case "Binding":
        return shape(of: first, in: context, depth: depth + 1, isOptional: &isOptional)
      case "Optional":
        isOptional = true
        return shape(of: first, in: context, depth: depth + 1, isOptional: &isOptional)
      case "Array": return .array(.type(first, context))
      case "Set": return .set(.type(first, context))
      default: break
      }
    }
    guard let entry = type.entry else { return .outside(name) }
    if entry.kind == .typealias {
      guard let target = entry.target, target != type else { return .outside(name) }
      return shape(of: target, in: context, depth: depth + 1, isOptional: &isOptional)
    }
    if entry.kind == .protocol { return bounded(by: [type]) }
    return .nominal(entry)
  }

  private static func bounded(by types: [TypeExpression]) -> Shape {
    var parts: [TypeExpression] = []
    for type in types {
      switch type.kind {
      case .composition: parts += type.arguments
      case .suppressed: continue
      case .some, .any, .attributed: parts.append(type.arguments[0])
      default: parts.append(type)
      }
    }
    // Classes may be bounds too.
    if parts.count == 1, let entry = parts[0].entry, entry.kind != .protocol,
      entry.kind != .typealias
    {
      return .nominal(entry)
    }
    return parts.isEmpty ? .anything : .bounded(parts)
  }

  fileprivate static func text(of type: TypeExpression, in context: Declaration) -> String {
    switch type.kind {
    case .optional, .unwrapped, .attributed, .sending:
      return text(of: type.arguments[0], in: context)
    case .parameter:
      if let bound = context.binding(of: type.name), bound != type {
        return text(of: bound, in: context)
      }
      let constraints = context.constraints(on: type.name)
      return constraints.isEmpty ? type.text : constraints.map(\.text).joined(separator: " & ")
    case .some, .any: return type.arguments[0].text
    case .named where type.name.isEqual(to: "Binding"):
      return type.arguments.first.map { text(of: $0, in: context) } ?? type.text
    default: return type.text
    }
  }
}

extension Catalog.Shape {
  /// The types whose members may be written with a dot alone.
  var scopes: [Catalog.TypeEntry] {
    switch self {
    case .nominal(let entry): return [entry]
    case .bounded(let types):
      var scopes: [Catalog.TypeEntry] = []
      for type in types {
        guard let entry = type.entry, !scopes.contains(entry) else { continue }
        scopes.append(entry)
        for name in entry.protocols {
          if let inherited = Catalog.type(name), !scopes.contains(inherited) {
            scopes.append(inherited)
          }
        }
      }
      return scopes
    default: return []
    }
  }
}
