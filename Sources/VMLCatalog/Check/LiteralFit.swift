extension Catalog {
  /// Kind of a literal, whatever its value.
  enum Literal: UInt8 {
    case integer, number, angle, percentage, string, boolean, color

    /// As a message says it.
    var text: String {
      switch self {
      case .integer, .number: "a number"
      case .angle: "an angle"
      case .percentage: "a percentage"
      case .string: "a string"
      case .boolean: "a Boolean"
      case .color: "a colour"
      }
    }
  }

  /// Degree to which a value fits.
  enum Fit {
    /// It is what is expected.
    case exact
    /// It becomes that.
    case converted
    /// Nothing is known that speaks against it.
    case unsure
    case no
  }

  /// Whether a literal can be of a type.
  static func fit(_ literal: Literal, _ shape: Shape) -> Fit {
    switch shape {
    case .anything: .unsure
    case .outside(let name): fit(literal, typeNamed: name) ?? .unsure
    case .nominal(let entry): fit(literal, entry)
    case .bounded(let types): fit(literal, boundedBy: types)
    case .array, .set, .dictionary, .tuple, .function: .no
    }
  }

  private static func fit(_ literal: Literal, _ entry: TypeEntry) -> Fit {
    if let known = fit(literal, typeNamed: entry.name.string) { return known }
    let protocolName: String? =
      switch literal {
      case .integer: "ExpressibleByIntegerLiteral"
      case .number: "ExpressibleByFloatLiteral"
      case .string: "ExpressibleByStringLiteral"
      case .boolean: "ExpressibleByBooleanLiteral"
      case .angle, .percentage, .color: nil
      }
    if let protocolName, entry.conforms(to: protocolName) { return .converted }
    if literal == .integer, entry.conforms(to: "ExpressibleByFloatLiteral") { return .converted }
    // A character too is written as a string.
    if literal == .string,
      entry.conforms(to: "ExpressibleByStringInterpolation")
        || entry.conforms(to: "ExpressibleByExtendedGraphemeClusterLiteral")
    {
      return .converted
    }
    return entry.kind == .external || isIncomplete(entry) ? .unsure : .no
  }

  /// - Returns: `nil` if the name says nothing.
  private static func fit(_ literal: Literal, typeNamed name: String) -> Fit? {
    switch name {
    case "Int":
      literal == .integer ? .exact : .no
    case "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      literal == .integer ? .converted : .no
    case "Double", "CGFloat", "Float", "Float16", "TimeInterval", "Decimal", "NSNumber":
      switch literal {
      case .number: .exact
      case .integer: .converted
      default: .no
      }
    case "Bool": literal == .boolean ? .exact : .no
    case "String", "Substring", "NSString": literal == .string ? .exact : .no
    case "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Character",
      "StaticString", "URL", "UUID", "String.LocalizationValue", "UTType", "NSAttributedString":
      literal == .string ? .converted : .no
    case "Angle":
      literal == .angle ? .exact : .no
    // A client has a namespace for each name.
    case "Namespace.ID":
      literal == .string ? .converted : .no
    // A client reads these from text, for want of another form.
    case "Date", "Locale", "Calendar", "TimeZone", "Data", "DateComponents", "IndexSet",
      "Text", "AttributeContainer", "URLRequest":
      literal == .string ? .unsure : .no
    case "Color", "CGColor", "UIColor", "NSColor", "Color.Resolved", "AnyShapeStyle":
      literal == .color ? .exact : .no
    case "Any", "AnyHashable": .unsure
    case "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
      "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath":
      .no
    default: nil
    }
  }

  private static func fit(_ literal: Literal, boundedBy types: [TypeExpression]) -> Fit {
    var best = Fit.exact
    for type in types {
      switch fit(literal, protocolNamed: type.name.string, type.entry) {
      case .no: return .no
      case .unsure: best = .unsure
      case .converted where best == .exact: best = .converted
      default: continue
      }
    }
    return best
  }

  private static func fit(_ literal: Literal, protocolNamed name: String, _ entry: TypeEntry?)
    -> Fit
  {
    let isNumber = literal == .integer || literal == .number
    switch name {
    case "Hashable", "Equatable", "Sendable", "Codable", "Encodable", "Decodable",
      "SendableMetatype":
      return .exact
    case "CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible":
      return literal == .color ? .no : .exact
    case "Comparable": return literal == .color || literal == .boolean ? .no : .exact
    case "VectorArithmetic": return isNumber ? .exact : .no
    case _ where isNumberProtocol(name):
      let isWhole = !name.hasSuffix("FloatingPoint")
      return literal == .integer || isNumber && !isWhole ? .exact : .no
    case "Numeric", "SignedNumeric", "AdditiveArithmetic", "Strideable":
      return isNumber ? .exact : .no
    case "StringProtocol": return literal == .string ? .exact : .no
    case "Animatable": return isNumber || literal == .angle || literal == .color ? .converted : .no
    case "Plottable", "PrimitivePlottableProtocol":
      return isNumber || literal == .string ? .exact : .no
    case "Transferable": return literal == .string ? .exact : .unsure
    case "ShapeStyle", "View": return literal == .color ? .exact : .no
    default:
      // Strings, numbers and the like conform to no protocol of SwiftUI's own but these.
      guard let entry, entry.kind == .protocol, !isIncomplete(entry) else { return .unsure }
      return literal == .color && Catalog.type("Color")?.conforms(to: entry.name) == true
        ? .exact : .no
    }
  }

  /// A protocol that numbers alone conform to.
  static func isNumberProtocol(_ name: String) -> Bool {
    switch name {
    case "BinaryFloatingPoint", "FloatingPoint", "BinaryInteger", "FixedWidthInteger",
      "SignedInteger", "UnsignedInteger":
      true
    default: false
    }
  }

  /// Whether the catalogue may lack members or conformances of a type: it holds no more than some
  /// types of frameworks that SwiftUI is built on.
  static func isIncomplete(_ entry: TypeEntry) -> Bool {
    switch entry.module.string {
    case "SwiftUI", "SwiftUICore", "Charts", "MapKit", "WidgetKit", "TipKit", "Symbols",
      "PhotosUI", "AVKit", "WebKit":
      entry.kind == .external || entry.isFromDocumentation
    default: !isWhole(entry)
    }
  }

  /// Whether all members of a type of another framework are known: an enumeration with its cases,
  /// or a value that SwiftUI's own declarations are full of.
  private static func isWhole(_ entry: TypeEntry) -> Bool {
    if entry.kind == .enum { return !entry.cases.isEmpty }
    switch entry.name.string {
    case "CGFloat", "CGSize", "CGPoint", "CGVector", "CGRect", "UITextContentType",
      "NSTextContentType":
      return true
    default: return false
    }
  }

  /// Whether values of a type are single numbers, texts or truth values, and never lists.
  static func isScalar(typeNamed name: String) -> Bool {
    [Literal.integer, .string, .boolean].contains { literal in
      switch fit(literal, typeNamed: name) {
      case .exact, .converted: true
      case .unsure, .no, nil: false
      }
    }
  }
}
