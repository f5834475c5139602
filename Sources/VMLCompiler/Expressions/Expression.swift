public import VMLData
public import VMLDiagnostics

/// A parsed expression: one flat list of nodes, each after its operands.
///
/// Made by ``parseExpression(_:reporting:)``; has a value through ``evaluate(_:in:reporting:)``. A
/// class: passing it costs one retain.
public final class Expression: Sendable {
  /// The kind of each node.
  let kinds: [Kind]

  /// The place of each node, in an array of its own since only messages need it.
  let places: [Place]

  /// The variable, if the expression is a variable or its members.
  let variable: VariableName?

  /// Whether it formats a value, which depends on the locale.
  let formats: Bool

  /// The names of these members, outermost first.
  let keys: [String]

  /// The node that is the whole expression.
  var root: Int { kinds.count - 1 }

  /// - Precondition: There is a node, each has a place, and each comes after its operands.
  init(kinds: [Kind], places: [Place]) {
    precondition(!kinds.isEmpty && kinds.count == places.count, "an expression has a node")
    self.kinds = kinds
    self.places = places
    formats = kinds.contains {
      if case .call(_, .formatted, _, _) = $0 { true } else { false }
    }
    var keys: [String] = []
    var index = kinds.count - 1
    while case .member(let base, let name, _) = kinds[index] {
      keys.append(name)
      index = base
    }
    guard case .variable(let variable) = kinds[index] else {
      self.variable = nil
      self.keys = []
      return
    }
    self.variable = variable
    self.keys = keys.reversed()
  }

  /// The range of the expression, without the white space around it.
  public var range: SourceRange { places[root].range }

  /// The value, if the expression is a literal without interpolations.
  public var literal: Value? {
    guard case .literal(let value) = kinds[root] else { return nil }
    return value
  }

  struct Place: Sendable {
    var range: SourceRange
    /// The part that messages about this node point at: the operator, or the member's name.
    var focus: SourceRange
  }

  /// The kinds of nodes; operands are indices of nodes.
  enum Kind: Sendable {
    case literal(Value)
    case variable(VariableName)
    /// `\.a.b`, only as an argument.
    case keyPath([String])
    case list([Int])
    case interpolated([Part])
    case member(Int, String, Access)
    case element(Int, at: Int, Access)
    case call(Int, Method, Arguments, Access)
    /// `min(a, b)`
    case invoke(Function, [Int])
    /// `{ $0.a > 1 }`, only as a method's last argument; its values are put into two slots. Its
    /// size is the number of nodes inside.
    case closure(Int, slot: Int, size: Int)
    /// `$0` or `$1`, by the slot in which it is put.
    case parameter(Int)
    /// `a[1...2]`; `nil` for a side that is left out.
    case slice(Int, Slice, Access)
    /// `["a": 1]`, keys and values in turn.
    case object([Int])
    case not(Int)
    case negate(Int)
    case binary(BinaryOperator, Int, Int)
    case conditional(Int, then: Int, otherwise: Int)
  }

  /// The arguments of a method.
  struct Arguments: Sendable {
    var values: [Int] = []
    /// Whether the last one of the values is the order of `sorted`.
    var hasOrder = false
    /// Whether the last one of the values is a closure.
    var hasClosure = false

    var closure: Int? { hasClosure ? values.last : nil }
  }

  /// The bounds of a part of a list.
  struct Slice: Sendable {
    /// Bounds that are there, the lower one first.
    var bounds: [Int]
    var hasLower: Bool
    var hasUpper: Bool
    var isClosed: Bool
  }

  /// A part of an interpolated string.
  enum Part: Sendable {
    case text(String)
    case value(Int, FormatSpecifier?)
  }

  /// The value of a member or an element of nil.
  enum Access: Sendable {
    /// An error: `a.b`.
    case plain
    /// Nil, also for a missing key: `a?.b`.
    case optional
    /// Nil, since `?.` came earlier in the chain: `.c` of `a?.b.c`.
    case chained
  }
}

/// The expression between `\(` and `)`, with its format.
///
/// A class: passing it costs one retain.
public final class Interpolation: Sendable {
  public let expression: Expression
  /// From `specifier: "%.2f"`; `nil` if there is none.
  public let specifier: FormatSpecifier?

  init(expression: Expression, specifier: FormatSpecifier?) {
    self.expression = expression
    self.specifier = specifier
  }
}
