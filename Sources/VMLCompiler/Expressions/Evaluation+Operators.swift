import VMLData
import VMLDiagnostics

extension Evaluation {
  mutating func evaluateBinary(
    _ symbol: BinaryOperator, _ left: Int, _ right: Int, at index: Int
  ) -> Value? {
    switch symbol {
    case .and: return evaluateLogical(left, right, deciding: false)
    case .or: return evaluateLogical(left, right, deciding: true)
    case .coalesce:
      guard let value = evaluateTolerantly(left) else { return nil }
      return value.isNothing ? evaluate(right) : value
    case .equal, .notEqual:
      return evaluateEquality(left, right, at: index).map { .boolean($0 == (symbol == .equal)) }
    default: break
    }
    guard let one = evaluate(left), let other = evaluate(right) else { return nil }
    if one.isNothing { return failOnNil(left) }
    if other.isNothing { return failOnNil(right) }
    switch symbol {
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return evaluateOrder(symbol, one, other, at: index)
    case .closedRange, .openRange: return evaluateRange(symbol, one, other, at: index)
    case .add where one.asNumber == nil && other.asNumber == nil:
      return evaluateJoining(one, other, at: index)
    default: return evaluateArithmetic(symbol, one, other, right, at: index)
    }
  }

  /// Evaluates the right side only if the left one is not `deciding`.
  private mutating func evaluateLogical(_ left: Int, _ right: Int, deciding: Bool) -> Value? {
    guard let one = evaluateCondition(left) else { return nil }
    return one == deciding ? .boolean(one) : evaluateCondition(right).map { .boolean($0) }
  }

  mutating func evaluateNegation(of operand: Int, at index: Int) -> Value? {
    guard let value = evaluate(operand) else { return nil }
    switch value {
    case .integer(let integer):
      guard integer != .min else { return fail(.overflow(at: expression.places[index].range)) }
      return .integer(-integer)
    case .number(let number): return .number(-number)
    case .nothing: return failOnNil(operand)
    default:
      return fail(
        .operandType(
          "'-' needs a number, not \(value.kindName)", at: expression.places[index].focus))
    }
  }
}

// Comparison.
extension Evaluation {
  private mutating func evaluateEquality(_ left: Int, _ right: Int, at index: Int) -> Bool? {
    // A missing key equals nil; in any other comparison it is a mistake.
    let one = isNil(right) ? evaluateTolerantly(left) : evaluate(left)
    guard let one else { return nil }
    let other = isNil(left) ? evaluateTolerantly(right) : evaluate(right)
    guard let other else { return nil }
    guard areComparable(one, other) else {
      return fail(
        .operandType(
          "\(one.kindName) never equals \(other.kindName)", at: expression.places[index].focus,
          note: wayOfNumber(one, other)))
    }
    return areEqual(one, other, at: index)
  }

  /// The way to write a number that stands in quotes.
  private func wayOfNumber(_ one: Value, _ other: Value) -> String? {
    switch (one, other) {
    case (.integer, .string(let text)), (.string(let text), .integer), (.number, .string(let text)),
      (.string(let text), .number):
      Double(text).map { _ in "a number has no quotes: \(text)" }
    default: nil
    }
  }

  private func isNil(_ index: Int) -> Bool {
    if case .literal(.nothing) = expression.kinds[index] { true } else { false }
  }

  /// Whether two values are equal; counts the work.
  mutating func areEqual(_ one: Value, _ other: Value, at index: Int) -> Bool? {
    var budget = ExpressionLimits.work
    let isEqual = areValuesEqual(one, other, budget: &budget)
    return charge(ExpressionLimits.work - budget, at: index) ? isEqual : nil
  }

  private mutating func evaluateOrder(
    _ symbol: BinaryOperator, _ one: Value, _ other: Value, at index: Int
  ) -> Value? {
    guard haveOrder(one, other) else {
      let kinds = "\(one.kindName) and \(other.kindName)"
      return fail(
        .operandType(
          "'\(symbol.rawValue)' needs two numbers or two strings, not \(kinds)",
          at: expression.places[index].focus))
    }
    guard charge((one.asText?.utf8.count ?? 0), at: index) else { return nil }
    return switch symbol {
    case .less: .boolean(isLess(one, other))
    case .greater: .boolean(isLess(other, one))
    // Not the opposite of `>`: neither is true for a number that is not a number.
    case .lessOrEqual: .boolean(isLess(one, other) || areLeavesEqual(one, other))
    default: .boolean(isLess(other, one) || areLeavesEqual(one, other))
    }
  }
}

// Arithmetic.
extension Evaluation {
  /// Joins two strings or two lists.
  private mutating func evaluateJoining(_ one: Value, _ other: Value, at index: Int) -> Value? {
    if case .list(let start) = one, case .list(let end) = other {
      return checkCount(start.count + end.count, at: index) ? .list(start + end) : nil
    }
    guard let start = one.asText, let end = other.asText else {
      return fail(.arithmeticType(.add, one, other, at: expression.places[index].focus))
    }
    let length = start.utf8.count + end.utf8.count
    return checkLength(length, at: index) ? .string(start + end) : nil
  }

  private mutating func evaluateArithmetic(
    _ symbol: BinaryOperator, _ one: Value, _ other: Value, _ right: Int, at index: Int
  ) -> Value? {
    let divides = symbol == .divide || symbol == .remainder
    if case .integer(let left) = one, case .integer(let divisor) = other {
      guard !divides || divisor != 0 else {
        return fail(.divisionByZero(at: expression.places[right].range))
      }
      guard let result = symbol.apply(left, divisor) else {
        return fail(.overflow(at: expression.places[index].range))
      }
      return .integer(result)
    }
    guard let left = one.asNumber, let divisor = other.asNumber, symbol != .remainder else {
      return fail(.arithmeticType(symbol, one, other, at: expression.places[index].focus))
    }
    guard !divides || divisor != 0 else {
      return fail(.divisionByZero(at: expression.places[right].range))
    }
    let result = symbol.apply(left, divisor)
    return result.isFinite ? .number(result) : fail(.overflow(at: expression.places[index].range))
  }

  /// Makes the list of the integers in a range.
  private mutating func evaluateRange(
    _ symbol: BinaryOperator, _ one: Value, _ other: Value, at index: Int
  ) -> Value? {
    guard case .integer(let lower) = one, case .integer(let upper) = other else {
      return fail(
        .operandType(
          "a range needs two integers, not \(one.kindName) and \(other.kindName)",
          at: expression.places[index].focus))
    }
    guard lower <= upper else {
      return fail(.backwardRange(lower, upper, at: expression.places[index].range))
    }
    let (distance, overflow) = upper.subtractingReportingOverflow(lower)
    let extra = symbol == .closedRange ? 1 : 0
    guard checkCount(overflow || distance == .max ? .max / 16 : distance + extra, at: index) else {
      return nil
    }
    return .list((0..<(distance + extra)).map { .integer(lower + $0) })
  }
}

extension BinaryOperator {
  /// The result, or `nil` if it does not fit.
  fileprivate func apply(_ left: Int, _ right: Int) -> Int? {
    let (result, overflow) =
      switch self {
      case .add: left.addingReportingOverflow(right)
      case .subtract: left.subtractingReportingOverflow(right)
      case .multiply: left.multipliedReportingOverflow(by: right)
      case .divide: left.dividedReportingOverflow(by: right)
      default: left.remainderReportingOverflow(dividingBy: right)
      }
    return overflow ? nil : result
  }

  fileprivate func apply(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    default: left / right
    }
  }
}

extension Diagnostic {
  fileprivate static func arithmeticType(
    _ symbol: BinaryOperator, _ one: Value, _ other: Value, at place: SourceRange
  ) -> Diagnostic {
    let kinds = "\(one.kindName) and \(other.kindName)"
    switch symbol {
    case .add where one.asText != nil || other.asText != nil:
      return Diagnostic(
        .operandType, .error, at: place, "'+' cannot join \(kinds)",
        notes: [Note("an interpolation, such as \"\\(a) items\", puts a value into a string")])
    case .add:
      return .operandType(
        "'+' needs two numbers, two strings or two lists, not \(kinds)", at: place)
    case .remainder:
      return .operandType("'%' needs two integers, not \(kinds)", at: place)
    default:
      return .operandType("'\(symbol.rawValue)' needs two numbers, not \(kinds)", at: place)
    }
  }

  fileprivate static func operandType(
    _ message: String, at place: SourceRange, note: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place, message, notes: note.map { [Note($0)] } ?? [])
  }

  fileprivate static func divisionByZero(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .divisionByZero, .error, at: place, "division by zero",
      notes: [Note("test it first, as in 'n == 0 ? 0 : total / n'")])
  }

  static func overflow(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .numberOverflow, .error, at: place, "the result does not fit into a number",
      notes: [Note("an integer has 64 bits, a number with a fraction is a double")])
  }

  fileprivate static func backwardRange(
    _ lower: Int, _ upper: Int, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidRange, .error, at: place,
      "a range cannot begin at \(lower) and end at \(upper)",
      notes: [Note("its start comes first; '(a...b).reversed()' counts down")])
  }
}
