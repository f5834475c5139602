import VMLMarkup

/// A value of a modifier's argument, as a tree.
indirect enum Expression: Sendable {
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
  case member(of: Expression?, String, [Argument])
  case array([Expression])
  case unknown

  var number: Double? {
    switch self {
    case .number(let value): value
    case .member(nil, "infinity", _): .infinity
    case .member(nil, "degrees", let arguments): arguments.first?.value.number
    case .string(let text): Double(text)
    default: nil
    }
  }

  /// In degrees.
  var angle: Double? {
    switch self {
    case .angle(let value), .number(let value): value
    case .member(_, "degrees", let arguments): arguments.first?.value.number
    case .member(_, "radians", let arguments):
      arguments.first?.value.number.map { $0 * 180 / .pi }
    case .member(_, "zero", _): 0
    case .member(_, "Angle", let arguments): Modifier.degrees(arguments)
    default: nil
    }
  }

  var string: String? {
    switch self {
    case .string(let text): text
    case .number(let value): decimal(value)
    case .bool(let value): value ? "true" : "false"
    default: nil
    }
  }

  var bool: Bool? {
    switch self {
    case .bool(let value): value
    case .string("true"): true
    case .string("false"): false
    default: nil
    }
  }

  /// The name of a member without what stands before it, as `leading` in `.leading`.
  var name: String? {
    if case .member(_, let name, _) = self { name } else { nil }
  }

  var template: String? {
    if case .template(let name) = self { name } else { nil }
  }

  /// The values of an array, or the one that stands alone.
  var list: [Expression] {
    if case .array(let values) = self { values } else { [self] }
  }
}

struct Argument: Sendable {
  var label: String
  var value: Expression
}

/// One call of a `style`.
struct Modifier: Sendable {
  var name: String
  var arguments: [Argument]

  /// The argument of a label.
  subscript(_ label: String) -> Expression? {
    arguments.first { $0.label == label }?.value
  }

  /// The argument at a place among those without a label.
  subscript(_ position: Int) -> Expression? {
    let values = arguments.lazy.filter { $0.label.isEmpty }
    return values.dropFirst(position).first?.value
  }

  func number(_ label: String) -> Double? { self[label]?.number }

  /// The template that an argument names, or the first that any names.
  func template(_ label: String) -> String? {
    self[label]?.template
  }

  fileprivate static func degrees(_ arguments: [Argument]) -> Double? {
    for argument in arguments {
      guard let value = argument.value.number else { continue }
      return argument.label == "radians" ? value * 180 / .pi : value
    }
    return nil
  }
}
