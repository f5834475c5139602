public import VMLData
public import VMLDiagnostics

/// A parsed expression: one flat list of nodes, each after those that it uses.
///
/// Made by ``parseExpression(_:reporting:)``; has a value through ``evaluate(_:in:reporting:)``. A
/// class so that handing one on counts one reference.
public final class Expression: Sendable {
  /// What each node is.
  let kinds: [Kind]

  /// Where each node stands; apart, since only messages look at it.
  let places: [Place]

  /// The variable, where the whole is a variable or members of one.
  let variable: VariableName?

  /// The names of those members, outermost first.
  let keys: [String]

  /// The node that is the whole expression.
  var root: Int { kinds.count - 1 }

  /// - Precondition: There is a node, each has a place, and each comes after its operands.
  init(kinds: [Kind], places: [Place]) {
    precondition(!kinds.isEmpty && kinds.count == places.count, "an expression has a node")
    self.kinds = kinds
    self.places = places
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

  /// Where the expression stands, without the white space round it.
  public var range: SourceRange { places[root].range }

  /// The value, where the expression is a literal without interpolations.
  public var literal: Value? {
    guard case .literal(let value) = kinds[root] else { return nil }
    return value
  }

  struct Place: Sendable {
    var range: SourceRange
    /// What a message about this node itself points at: the operator, or the member's name.
    var focus: SourceRange
  }

  /// What a node is; operands are indices of nodes.
  enum Kind: Sendable {
    case literal(Value)
    case variable(VariableName)
    /// `\.a.b`, only as an argument.
    case keyPath([String])
    case list([Int])
    case interpolated([Part])
    case member(Int, String, Access)
    case element(Int, at: Int, Access)
    case call(Int, Method, [Int], Access)
    case not(Int)
    case negate(Int)
    case binary(BinaryOperator, Int, Int)
    case conditional(Int, then: Int, otherwise: Int)
  }

  /// A stretch of an interpolated string.
  enum Part: Sendable {
    case text(String)
    case value(Int, FormatSpecifier?)
  }

  /// What a member or an element of nil is.
  enum Access: Sendable {
    /// An error: `a.b`.
    case plain
    /// Nil; so is a key that is missing: `a?.b`.
    case optional
    /// Nil, since `?.` came earlier in the chain: `.c` of `a?.b.c`.
    case chained
  }
}

/// What stands between `\(` and `)`: an expression, and how it is to be formatted.
///
/// A class so that to hand it on counts one reference.
public final class Interpolation: Sendable {
  public let expression: Expression
  /// From `specifier: "%.2f"`; `nil` where there is none.
  public let specifier: FormatSpecifier?

  init(expression: Expression, specifier: FormatSpecifier?) {
    self.expression = expression
    self.specifier = specifier
  }
}
