import VMLData
import VMLDiagnostics

// Calls of methods: by the kind of value that they are called on.
extension Evaluation {
  mutating func evaluateCall(
    _ method: Method, on base: Int, _ arguments: Expression.Arguments,
    _ access: Expression.Access, at index: Int
  ) -> Value? {
    guard let value = access == .optional ? evaluateTolerantly(base) : evaluate(base) else {
      return nil
    }
    if value.isNothing { return access == .plain ? failOnNil(base) : .nothing }
    if method == .formatted {
      return evaluateFormat(arguments.values[0], of: value, base, at: index)
    }
    switch value {
    case .list(let elements):
      if let answer = recall(method, on: elements, from: base, arguments, at: index) {
        return answer.value
      }
      guard charge(elements.count * 16, at: index) else { return nil }
      return call(method, on: elements, arguments, at: index)
    case .integer, .number: return call(method, onNumber: value, arguments, at: index)
    case .object(let object) where method == .lookup && arguments.values.count == 1:
      return evaluateString(arguments.values[0]).map { object[$0] ?? .nothing }?.readable
    default:
      guard let text = value.asText else { return failOnMethod(method, value, at: index) }
      guard charge(text.utf8.count, at: index) else { return nil }
      return call(method, on: text, arguments.values, at: index)
    }
  }

  /// Work for each byte, in bytes, where text is split into characters.
  static var characterCost: Int { 12 }

  mutating func failOnMethod(_ method: Method, _ value: Value, at index: Int) -> Value? {
    fail(.noSuchMethod(method, of: value, at: expression.places[index].focus))
  }

  mutating func evaluateString(_ index: Int) -> String? {
    guard let value = evaluate(index) else { return nil }
    if value.isNothing { return failOnNil(index) }
    guard let text = value.asText else {
      return fail(.argumentType("a string", value, at: expression.places[index].range))
    }
    return charge(text.utf8.count, at: index) ? text : nil
  }

  mutating func evaluateInteger(_ index: Int) -> Int? {
    guard let value = evaluate(index) else { return nil }
    if value.isNothing { return failOnNil(index) }
    guard case .integer(let count) = value else {
      return fail(.argumentType("an integer", value, at: expression.places[index].range))
    }
    return count
  }

  mutating func evaluateCount(_ index: Int, from least: Int = 0) -> Int? {
    guard let count = evaluateInteger(index) else { return nil }
    return count >= least
      ? count : fail(.countTooLow(count, least, at: expression.places[index].range))
  }
}

// Strings.
extension Evaluation {
  private mutating func call(
    _ method: Method, on text: String, _ arguments: [Int], at index: Int
  ) -> Value? {
    switch method {
    case .contains, .hasPrefix, .hasSuffix:
      guard let argument = arguments.first, let part = evaluateString(argument) else {
        return arguments.isEmpty ? failOnMethod(method, .string(text), at: index) : nil
      }
      return .boolean(method.tells(part, in: text))
    case .lowercased: return result(text.lowercased(), at: index)
    case .uppercased: return result(text.uppercased(), at: index)
    case .titlecased: return characters(of: text, at: index) { titlecase(text) }
    case .slug: return characters(of: text, at: index) { slug(of: text) }
    case .prefix: return evaluateCount(arguments[0]).map { .string(String(text.prefix($0))) }
    case .suffix: return evaluateCount(arguments[0]).map { .string(String(text.suffix($0))) }
    case .dropFirst, .dropLast:
      guard let count = arguments.isEmpty ? 1 : evaluateCount(arguments[0]) else { return nil }
      return .string(
        String(method == .dropFirst ? text.dropFirst(count) : text.dropLast(count)))
    case .truncated:
      guard let count = evaluateCount(arguments[0], from: 1) else { return nil }
      return characters(of: text, at: index) { truncate(text, to: count) }
    // The caller has counted the bytes once.
    case .reversed: return characters(of: text, at: index) { String(text.reversed()) }
    case .replacing: return evaluateReplacing(arguments, in: text, at: index)
    case .split:
      guard let separator = evaluateString(arguments[0]) else { return nil }
      guard !separator.isEmpty else {
        return fail(.emptyText("a separator", at: expression.places[arguments[0]].range))
      }
      let parts = split(text, at: separator, limit: ExpressionLimits.listCount + 1)
      return checkCount(parts.count, at: index) ? .list(parts.map { .string($0) }) : nil
    default: return failOnMethod(method, .string(text), at: index)
    }
  }

  /// A string that is made of the characters of another.
  private mutating func characters(
    of text: String, at index: Int, _ make: () -> String
  ) -> Value? {
    guard charge(text.utf8.count * (Self.characterCost - 1), at: index) else { return nil }
    return result(make(), at: index)
  }

  private mutating func evaluateReplacing(
    _ arguments: [Int], in text: String, at index: Int
  ) -> Value? {
    guard let part = evaluateString(arguments[0]), let other = evaluateString(arguments[1])
    else { return nil }
    guard !part.isEmpty else {
      return fail(.emptyText("what is replaced", at: expression.places[arguments[0]].range))
    }
    let places = occurrences(of: part, in: text, limit: .max)
    let (added, overflow) = places.count.multipliedReportingOverflow(by: other.utf8.count)
    let length = text.utf8.count - places.count * part.utf8.count
    guard checkLength(overflow ? .max : added + length, at: index) else { return nil }
    return .string(replace(part, at: places, by: other, in: text))
  }

  /// A string that was made from another one, and may be longer.
  private mutating func result(_ text: String, at index: Int) -> Value? {
    checkLength(text.utf8.count, at: index) ? .string(text) : nil
  }
}

extension Method {
  /// Whether a part stands where the method looks for it.
  fileprivate func tells(_ part: String, in text: String) -> Bool {
    let (part, text) = (part.utf8, text.utf8)
    return switch self {
    case .hasPrefix: text.starts(with: part)
    case .hasSuffix: text.count >= part.count && text.suffix(part.count).elementsEqual(part)
    default: !occurrences(of: String(part), in: String(text), limit: 1).isEmpty
    }
  }
}

extension Diagnostic {
  fileprivate static func noSuchMethod(
    _ method: Method, of value: Value, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownMethod, .error, at: place,
      "\(value.kindName) has no method '\(method.rawValue)'", notes: [Note(method.owners)])
  }

  static func argumentType(
    _ expected: String, _ value: Value, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place, "expected \(expected), but this is \(value.kindName)")
  }

  fileprivate static func countTooLow(
    _ count: Int, _ least: Int, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .indexOutOfRange, .error, at: place,
      "expected a count of \(least) or more, but this is \(count)")
  }

  fileprivate static func emptyText(_ what: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place, "expected \(what), but this string is empty")
  }
}
