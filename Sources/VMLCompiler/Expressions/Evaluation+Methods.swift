import VMLData
import VMLDiagnostics

extension Evaluation {
  mutating func evaluateCall(
    _ method: Method, on base: Int, _ arguments: [Int], _ access: Expression.Access, at index: Int
  ) -> Value? {
    guard let value = access == .optional ? evaluateTolerantly(base) : evaluate(base) else {
      return nil
    }
    if value.isNothing { return access == .plain ? failOnNil(base) : .nothing }
    if method == .formatted { return evaluateFormat(arguments[0], of: value, base, at: index) }
    if case .list(let elements) = value {
      guard charge(elements.count * 16, at: index) else { return nil }
      return call(method, on: elements, arguments, at: index)
    }
    if let text = value.asText {
      guard charge(text.utf8.count, at: index) else { return nil }
      return call(method, on: text, arguments, at: index)
    }
    return failOnMethod(method, value, at: index)
  }

  /// Work for each byte, in bytes, where text is split into characters.
  static var characterCost: Int { 12 }

  private mutating func failOnMethod(_ method: Method, _ value: Value, at index: Int) -> Value? {
    fail(.noSuchMethod(method, of: value, at: expression.places[index].focus))
  }
}

// Strings.
extension Evaluation {
  private mutating func call(
    _ method: Method, on text: String, _ arguments: [Int], at index: Int
  ) -> Value? {
    switch method {
    case .contains:
      guard let part = evaluateString(arguments[0]) else { return nil }
      return .boolean(!occurrences(of: part, in: text, limit: 1).isEmpty)
    case .lowercased: return result(text.lowercased(), at: index)
    case .uppercased: return result(text.uppercased(), at: index)
    case .prefix: return evaluateCount(arguments[0]).map { .string(String(text.prefix($0))) }
    case .suffix: return evaluateCount(arguments[0]).map { .string(String(text.suffix($0))) }
    case .reversed:
      // The caller has counted the bytes once.
      let cost = text.utf8.count * (Self.characterCost - 1)
      return charge(cost, at: index) ? .string(String(text.reversed())) : nil
    case .split:
      guard let separator = evaluateString(arguments[0]) else { return nil }
      guard !separator.isEmpty else {
        return fail(.emptySeparator(at: expression.places[arguments[0]].range))
      }
      let parts = split(text, at: separator, limit: ExpressionLimits.listCount + 1)
      return checkCount(parts.count, at: index) ? .list(parts.map { .string($0) }) : nil
    case .filter, .formatted, .joined, .map, .sorted:
      return failOnMethod(method, .string(text), at: index)
    }
  }

  /// A string that was made from another one, and may be longer.
  private mutating func result(_ text: String, at index: Int) -> Value? {
    checkLength(text.utf8.count, at: index) ? .string(text) : nil
  }

  private mutating func evaluateString(_ index: Int) -> String? {
    guard let value = evaluate(index) else { return nil }
    if value.isNothing { return failOnNil(index) }
    guard let text = value.asText else {
      return fail(.argumentType("a string", value, at: expression.places[index].range))
    }
    return charge(text.utf8.count, at: index) ? text : nil
  }

  private mutating func evaluateCount(_ index: Int) -> Int? {
    guard let value = evaluate(index) else { return nil }
    if value.isNothing { return failOnNil(index) }
    guard case .integer(let count) = value else {
      return fail(.argumentType("an integer", value, at: expression.places[index].range))
    }
    return count >= 0 ? count : fail(.negativeCount(count, at: expression.places[index].range))
  }
}

// Lists.
extension Evaluation {
  private mutating func call(
    _ method: Method, on elements: [Value], _ arguments: [Int], at index: Int
  ) -> Value? {
    switch method {
    case .contains: return evaluateContains(elements, arguments[0])
    case .prefix: return evaluateCount(arguments[0]).map { .list(Array(elements.prefix($0))) }
    case .suffix: return evaluateCount(arguments[0]).map { .list(Array(elements.suffix($0))) }
    case .reversed: return .list(elements.reversed())
    case .joined: return evaluateJoined(elements, separator: arguments.first, at: index)
    case .map:
      guard let path = evaluateKeyPath(arguments[0]) else { return nil }
      return members(path, of: elements, at: arguments[0]).map { .list($0) }
    case .sorted: return evaluateSorted(elements, by: arguments.first, at: index)
    case .filter: return evaluateFilter(elements, where: arguments[0], equals: arguments[1])
    case .formatted, .lowercased, .split, .uppercased:
      return failOnMethod(method, .list(elements), at: index)
    }
  }

  private mutating func evaluateContains(_ elements: [Value], _ argument: Int) -> Value? {
    guard let sought = evaluate(argument) else { return nil }
    guard elements.isEmpty || elements.contains(where: { areComparable($0, sought) }) else {
      return fail(.neverContained(sought, elements[0], at: expression.places[argument].range))
    }
    for element in elements {
      guard let isEqual = areEqual(element, sought, at: argument) else { return nil }
      if isEqual { return .boolean(true) }
    }
    return .boolean(false)
  }

  private mutating func evaluateJoined(
    _ elements: [Value], separator argument: Int?, at index: Int
  ) -> Value? {
    var separator = ""
    if let argument {
      guard let text = evaluateString(argument) else { return nil }
      separator = text
    }
    var result = ""
    for (position, element) in elements.enumerated() {
      guard let text = text(of: element) else {
        return fail(.elementWithoutText(element, position, at: expression.places[index].focus))
      }
      let added = text.utf8.count + (position > 0 ? separator.utf8.count : 0)
      guard checkLength(result.utf8.count + added, adding: added, at: index) else { return nil }
      if position > 0 { result += separator }
      result += text
    }
    return .string(result)
  }

  private mutating func evaluateFilter(
    _ elements: [Value], where path: Int, equals argument: Int
  ) -> Value? {
    guard let keys = evaluateKeyPath(path), let sought = evaluate(argument) else { return nil }
    var kept: [Value] = []
    var found: [Value] = []
    for element in elements {
      // A key that only some elements have is nil in the others. A key that none has is a mistake.
      guard charge(16, at: path) else { return nil }
      guard let member = follow(keys, from: element) else {
        if sought.isNothing { kept.append(element) }
        continue
      }
      found.append(member)
      guard let isEqual = areEqual(member, sought, at: argument) else { return nil }
      if isEqual { kept.append(element) }
    }
    guard let first = elements.first else { return .list([]) }
    guard let known = found.first else {
      return members(keys, of: [first], at: path).map { .list($0) }
    }
    guard found.contains(where: { areComparable($0, sought) }) else {
      return fail(.neverContained(sought, known, at: expression.places[argument].range))
    }
    return .list(kept)
  }
}

// Sorting and keys.
extension Evaluation {
  private mutating func evaluateSorted(
    _ elements: [Value], by path: Int?, at index: Int
  ) -> Value? {
    var sortKeys = elements
    if let path {
      guard let keys = evaluateKeyPath(path),
        let found = members(keys, of: elements, at: path)
      else { return nil }
      sortKeys = found
    }
    guard let first = sortKeys.first else { return .list([]) }
    var length = 0
    for (position, key) in sortKeys.enumerated() {
      guard haveOrder(first, key) else {
        return fail(.withoutOrder(first, key, position, at: expression.places[path ?? index].focus))
      }
      length += 8 + (key.asText?.utf8.count ?? 0)
    }
    // About log2(n) comparisons for each element.
    let rounds = Int.bitWidth - elements.count.leadingZeroBitCount
    guard charge(length.multipliedReportingOverflow(by: rounds).partialValue, at: index) else {
      return nil
    }
    // The position decides between equal elements, so that their order stays.
    let order = sortKeys.indices.sorted { one, other in
      if isLess(sortKeys[one], sortKeys[other]) { return true }
      return !isLess(sortKeys[other], sortKeys[one]) && one < other
    }
    return .list(order.map { elements[$0] })
  }

  /// The keys of a key path, or of a string that is one key.
  private mutating func evaluateKeyPath(_ index: Int) -> [String]? {
    if case .keyPath(let keys) = expression.kinds[index] { return keys }
    return evaluateString(index).map { [$0] }
  }

  /// The member at a path, or `nil` if there is none.
  private mutating func follow(_ path: [String], from value: Value) -> Value? {
    var value = value
    for key in path {
      guard let next = member(key, of: value) else { return nil }
      spend(cost(of: key, of: value))
      value = next
    }
    return value
  }

  /// The members at a path of each element; a missing one is reported.
  private mutating func members(
    _ path: [String], of elements: [Value], at index: Int
  ) -> [Value]? {
    var found: [Value] = []
    found.reserveCapacity(elements.count)
    for (position, element) in elements.enumerated() {
      var value = element
      for key in path {
        guard let next = member(key, of: value) else {
          return fail(.missingKey(key, value, position, at: expression.places[index].range))
        }
        guard charge(16 + cost(of: key, of: value), at: index) else { return nil }
        value = next
      }
      found.append(value)
    }
    return found
  }
}

extension Diagnostic {
  fileprivate static func noSuchMethod(
    _ method: Method, of value: Value, at place: SourceRange
  ) -> Diagnostic {
    let advice =
      switch method {
      case .filter, .joined, .map, .sorted: "lists have it"
      case .lowercased, .split, .uppercased:
        "strings have it; '\"\\(a)\"' makes a string of a value"
      default: "strings and lists have it"
      }
    return Diagnostic(
      .unknownMethod, .error, at: place,
      "\(value.kindName) has no method '\(method.rawValue)'", notes: [Note(advice)])
  }

  fileprivate static func argumentType(
    _ expected: String, _ value: Value, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place, "expected \(expected), but this is \(value.kindName)")
  }

  fileprivate static func negativeCount(_ count: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .indexOutOfRange, .error, at: place, "expected a count of 0 or more, but this is \(count)")
  }

  fileprivate static func emptySeparator(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place, "expected a separator, but this string is empty")
  }

  fileprivate static func neverContained(
    _ sought: Value, _ element: Value, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place,
      "\(sought.kindName) never equals \(element.kindName), which is what the list holds")
  }

  fileprivate static func elementWithoutText(
    _ element: Value, _ position: Int, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .valueWithoutText, .error, at: place,
      "the element at \(position) is \(element.kindName), which has no text",
      notes: [Note("'map(\\.key)' takes a member of each element")])
  }

  fileprivate static func withoutOrder(
    _ first: Value, _ key: Value, _ position: Int, at place: SourceRange
  ) -> Diagnostic {
    let message =
      position == 0
      ? "\(key.kindName) has no order"
      : "the element at \(position) has \(key.kindName) where the first has \(first.kindName)"
    return Diagnostic(
      .operandType, .error, at: place, message,
      notes: [Note("numbers are sorted among numbers, and text among text")])
  }

  fileprivate static func missingKey(
    _ key: String, _ value: Value, _ position: Int, at place: SourceRange
  ) -> Diagnostic {
    var diagnostic = Diagnostic.unknownMember(key, of: value, nil, at: place)
    let isKind = value.hasKeys ? "" : "is \(value.kindName) and "
    diagnostic.message =
      "the element at \(position) \(isKind)has no '\(key)'"
      + didYouMean(nearestName(to: key, in: value.memberNames))
    diagnostic.fixIts = []
    diagnostic.notes.removeAll { $0.message.hasPrefix("'?.") }
    return diagnostic.naming(value, at: position, of: nil)
  }
}
