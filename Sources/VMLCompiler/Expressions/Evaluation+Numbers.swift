import VMLData
import VMLDiagnostics

// Functions, and methods of numbers and of lists of them.
extension Evaluation {
  mutating func evaluateInvocation(
    _ function: Function, _ arguments: [Int], at index: Int
  ) -> Value? {
    var values: [Value] = []
    for argument in arguments {
      guard let value = evaluate(argument) else { return nil }
      if value.isNothing { return failOnNil(argument) }
      values.append(value)
    }
    let place = expression.places[arguments[0]].range
    switch function {
    case .absolute:
      switch values[0] {
      case .integer(.min): return fail(.overflow(at: expression.places[index].range))
      case .integer(let integer): return .integer(abs(integer))
      case .number(let number): return .number(abs(number))
      default: return fail(.argumentType("a number", values[0], at: place))
      }
    case .image: return evaluateImage(values[0], at: place)
    case .integer: return integer(of: values[0], at: place, index)
    case .number: return number(of: values[0], at: place)
    case .text:
      guard let text = text(of: values[0]) else {
        return fail(.argumentType("a value with a text", values[0], at: place))
      }
      return checkLength(text.utf8.count, at: index) ? .string(text) : nil
    case .maximum, .minimum:
      return reduce(values, by: function == .maximum ? .max : .min, at: index)
    case .zip: return evaluateZip(values, arguments, at: index)
    }
  }

  /// A whole number; the fraction of a number is dropped, as in Swift.
  ///
  /// A text that is no number gives nil.
  private mutating func integer(
    of value: Value, at place: SourceRange, _ index: Int
  ) -> Value? {
    switch value {
    case .integer: return value
    case .number(let number):
      guard let integer = Int(exactly: number.rounded(.towardZero)) else {
        return fail(.overflow(at: expression.places[index].range))
      }
      return .integer(integer)
    default:
      guard let text = value.asText else {
        return fail(.argumentType("a number or a string", value, at: place))
      }
      return Int(text).map { .integer($0) } ?? .nothing
    }
  }

  private mutating func number(of value: Value, at place: SourceRange) -> Value? {
    if let number = value.asNumber { return .number(number) }
    guard let text = value.asText else {
      return fail(.argumentType("a number or a string", value, at: place))
    }
    guard text.utf8.allSatisfy({ isDigit($0) || "+-.eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return .nothing }
    return .number(number)
  }

  private mutating func evaluateZip(
    _ values: [Value], _ arguments: [Int], at index: Int
  ) -> Value? {
    guard case .list(let ones) = values[0], case .list(let others) = values[1] else {
      let wrong = if case .list = values[0] { 1 } else { 0 }
      let place = expression.places[arguments[wrong]].range
      return fail(.argumentType("a list", values[wrong], at: place))
    }
    guard checkDepth(of: values[0], at: index), checkDepth(of: values[1], at: index),
      charge(min(ones.count, others.count) * 48, at: index)
    else { return nil }
    return .list(zip(ones, others).map { .list([$0, $1]) })
  }

  mutating func call(
    _ method: Method, onNumber value: Value, _ arguments: Expression.Arguments, at index: Int
  ) -> Value? {
    switch (method, value) {
    case (.isMultiple, .integer(let integer)):
      guard let divisor = evaluateInteger(arguments.values[0]) else { return nil }
      guard divisor != 0 else { return .boolean(integer == 0) }
      // The lowest integer divided by -1 does not fit.
      return .boolean(divisor == -1 || integer % divisor == 0)
    case (.rounded, .integer), (.rounded, .number):
      return evaluateRounded(value, arguments.values.first, at: index)
    default: return failOnMethod(method, value, at: index)
    }
  }

  private mutating func evaluateRounded(
    _ value: Value, _ argument: Int?, at index: Int
  ) -> Value? {
    var rule = FloatingPointRoundingRule.toNearestOrAwayFromZero
    if let argument {
      guard let given = evaluate(argument) else { return nil }
      if case .integer(let places) = given, case .number(let number) = value {
        guard (0...15).contains(places) else {
          return fail(.placesOutOfRange(at: expression.places[argument].range))
        }
        return .number(round(number, to: places))
      }
      switch given {
      case .integer: return value
      case .symbol("up"): rule = .up
      case .symbol("down"): rule = .down
      case .symbol("towardZero"): rule = .towardZero
      case .symbol("awayFromZero"): rule = .awayFromZero
      case .symbol("toNearestOrEven"): rule = .toNearestOrEven
      case .symbol("toNearestOrAwayFromZero"): rule = .toNearestOrAwayFromZero
      default: return fail(.notARounding(given, at: expression.places[argument].range))
      }
    }
    guard case .number(let number) = value else { return value }
    return .number(number.rounded(rule))
  }

  /// One value of a list: its sum, average, least or greatest.
  mutating func reduce(_ values: [Value], by method: Method, at index: Int) -> Value? {
    let isSum = method == .sum || method == .average
    guard let first = values.first else { return method == .sum ? .integer(0) : .nothing }
    guard charge(values.count * 16, at: index) else { return nil }
    for (position, value) in values.enumerated()
    where isSum ? value.asNumber == nil : !haveOrder(first, value) {
      return fail(
        .notReducible(value, first, position, by: method, at: expression.places[index].focus))
    }
    switch method {
    case .max: return values.dropFirst().reduce(first) { isLess($0, $1) ? $1 : $0 }
    case .min: return values.dropFirst().reduce(first) { isLess($1, $0) ? $1 : $0 }
    default: break
    }
    guard let sum = sum(of: values), sum.asNumber?.isFinite == true else {
      return fail(.overflow(at: expression.places[index].range))
    }
    guard method == .average, let total = sum.asNumber else { return sum }
    return .number(total / Double(values.count))
  }
}

/// The sum of numbers, an integer if all are; `nil` if it does not fit.
private func sum(of values: [Value]) -> Value? {
  var integers = 0
  var numbers: Double?
  for value in values {
    if case .integer(let integer) = value, numbers == nil {
      let (sum, overflow) = integers.addingReportingOverflow(integer)
      guard !overflow else { return nil }
      integers = sum
    } else {
      numbers = (numbers ?? Double(integers)) + (value.asNumber ?? 0)
    }
  }
  return numbers.map { .number($0) } ?? .integer(integers)
}

/// A number with some places after the point at most: what `%.2f` writes, as a number.
private func round(_ number: Double, to places: Int) -> Double {
  var power = 1.0
  for _ in 0..<places { power *= 10 }
  let scaled = number * power
  // A number this large has no more places.
  guard abs(scaled) < 0x1p52 else { return number }
  return scaled.rounded() / power
}

extension Diagnostic {
  fileprivate static func notReducible(
    _ value: Value, _ first: Value, _ position: Int, by method: Method, at place: SourceRange
  ) -> Diagnostic {
    let isSum = method == .sum || method == .average
    let kinds =
      isSum || position == 0
      ? value.kindName : "\(value.kindName) where the first is \(first.kindName)"
    let wanted = isSum ? "numbers" : "numbers or texts"
    return Diagnostic(
      .operandType, .error, at: place,
      "'\(method.rawValue)' needs \(wanted), but the element at \(position) is \(kinds)",
      notes: [
        Note(
          value.isNothing
            ? "'compactMap(\\.key)' leaves nil out"
            : "'\(method.rawValue)(of: \\.key)' takes a member of each element")
      ])
  }

  fileprivate static func notARounding(_ value: Value, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place, "expected how to round, but this is \(value.kindName)",
      notes: [
        Note(
          "'.up', '.down', '.towardZero', '.awayFromZero' or '.toNearestOrEven'; "
            + "'rounded(to: 2)' keeps two places")
      ])
  }

  fileprivate static func placesOutOfRange(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .indexOutOfRange, .error, at: place, "a number is rounded to 0 to 15 places")
  }
}
