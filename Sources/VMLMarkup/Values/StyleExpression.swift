/// A value of a modifier's argument, as a tree.
public indirect enum StyleExpression: Hashable, Sendable {
  case number(Double)
  case angle(Double)
  case string(String)
  case color(String)
  case bool(Bool)
  case `nil`
  case keyPath(String)
  /// `:name`
  case template(String)
  /// `.name(arguments)`, `name(arguments)`, after what it is a member of.
  case member(of: StyleExpression?, String, [StyleArgument])
  case array([StyleExpression])
  /// The text of an attribute that an `attr()` reads, which may be any value.
  case attribute(String)
  case unknown

  public var number: Double? {
    switch self {
    case .number(let value): value
    case .member(nil, "infinity", _): .infinity
    case .member(nil, "degrees", let arguments): arguments.first?.value.number
    case .string(let text), .attribute(let text): Double(text)
    default: nil
    }
  }

  /// In degrees.
  public var angle: Double? {
    switch self {
    case .angle(let value), .number(let value): value
    case .member(_, "degrees", let arguments): arguments.first?.value.number
    case .member(_, "radians", let arguments):
      arguments.first?.value.number.map { $0 * 180 / .pi }
    case .member(_, "zero", _): 0
    case .member(_, "Angle", let arguments): StyleCall.degrees(arguments)
    default: nil
    }
  }

  public var string: String? {
    switch self {
    case .string(let text), .attribute(let text): text
    case .number(let value): Int(exactly: value).map(String.init) ?? value.description
    case .bool(let value): value ? "true" : "false"
    default: nil
    }
  }

  public var bool: Bool? {
    switch self {
    case .bool(let value): value
    case .string("true"), .attribute("true"): true
    case .string("false"), .attribute("false"): false
    default: nil
    }
  }

  /// The name of a member without what stands before it, as `leading` in `.leading`.
  public var name: String? {
    switch self {
    case .member(_, let name, _): name
    case .attribute(let text): text.hasPrefix(".") ? String(text.dropFirst()) : text
    default: nil
    }
  }

  public var template: String? {
    if case .template(let name) = self { name } else { nil }
  }

  /// The values of an array, or the one that stands alone.
  public var list: [StyleExpression] {
    if case .array(let values) = self { values } else { [self] }
  }
}

public struct StyleArgument: Hashable, Sendable {
  public var label: String
  public var value: StyleExpression

  public init(label: String, value: StyleExpression) {
    self.label = label
    self.value = value
  }
}

/// One call of a `style`.
public struct StyleCall: Hashable, Sendable {
  public var name: String
  public var arguments: [StyleArgument]

  public init(name: String, arguments: [StyleArgument]) {
    self.name = name
    self.arguments = arguments
  }

  /// The argument of a label.
  public subscript(_ label: String) -> StyleExpression? {
    arguments.first { $0.label == label }?.value
  }

  /// The argument at a place among those without a label.
  public subscript(_ position: Int) -> StyleExpression? {
    let values = arguments.lazy.filter { $0.label.isEmpty }
    return values.dropFirst(position).first?.value
  }

  public func number(_ label: String) -> Double? { self[label]?.number }

  /// The template that an argument names, or the first that any names.
  public func template(_ label: String) -> String? {
    self[label]?.template
  }

  fileprivate static func degrees(_ arguments: [StyleArgument]) -> Double? {
    for argument in arguments {
      guard let value = argument.value.number else { continue }
      return argument.label == "radians" ? value * 180 / .pi : value
    }
    return nil
  }
}
