/// An operator between two operands.
enum BinaryOperator: String, Sendable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case coalesce = "??"
  case closedRange = "..."
  case openRange = "..<"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"

  /// The precedence of operators; the order is Swift's.
  enum Precedence: Int, Comparable {
    case disjunction, conjunction, comparison, coalescing, range, addition, multiplication

    /// Whether operators of this precedence may follow one another without parentheses.
    var isAssociative: Bool { self != .comparison && self != .range }

    static func < (one: Precedence, other: Precedence) -> Bool { one.rawValue < other.rawValue }
  }

  var precedence: Precedence {
    switch self {
    case .or: .disjunction
    case .and: .conjunction
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
    case .coalesce: .coalescing
    case .closedRange, .openRange: .range
    case .add, .subtract: .addition
    case .multiply, .divide, .remainder: .multiplication
    }
  }
}
