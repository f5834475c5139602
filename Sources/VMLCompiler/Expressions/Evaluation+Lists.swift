import VMLData
import VMLDiagnostics

// Methods of lists.
extension Evaluation {
  mutating func call(
    _ method: Method, on elements: [Value], _ arguments: Expression.Arguments, at index: Int
  ) -> Value? {
    let values = arguments.values
    switch method {
    case .contains where !arguments.hasClosure: return evaluateContains(elements, values[0])
    case .prefix: return evaluateCount(values[0]).map { .list(Array(elements.prefix($0))) }
    case .suffix: return evaluateCount(values[0]).map { .list(Array(elements.suffix($0))) }
    case .dropFirst, .dropLast:
      guard let count = values.isEmpty ? 1 : evaluateCount(values[0]) else { return nil }
      return .list(
        Array(method == .dropFirst ? elements.dropFirst(count) : elements.dropLast(count)))
    case .reversed: return .list(elements.reversed())
    case .joined: return evaluateJoined(elements, separator: values.first, at: index)
    case .chunked: return evaluateChunked(elements, values[0], at: index)
    case .enumerated: return evaluateEnumerated(elements, at: index)
    case .firstIndex where !arguments.hasClosure: return evaluateIndex(elements, of: values[0])
    case .filter where !arguments.hasClosure, .lookup where values.count == 2:
      return evaluateFilter(method, elements, where: values[0], equals: values[1])
    case .map, .compactMap, .flatMap: return evaluateMap(method, elements, arguments, at: index)
    case .sorted: return evaluateSorted(elements, arguments, at: index)
    case .group: return evaluateGroup(elements, arguments, at: index)
    case .unique: return evaluateUnique(elements, arguments, at: index)
    case .average, .max, .min, .sum:
      guard let found = members(of: elements, arguments, at: index) else { return nil }
      return reduce(found, by: method, at: index)
    case .allSatisfy, .contains, .count, .filter, .first, .firstIndex, .last:
      return evaluateTest(method, elements, arguments.closure ?? index)
    default: return failOnMethod(method, .list(elements), at: index)
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

  private mutating func evaluateIndex(_ elements: [Value], of argument: Int) -> Value? {
    guard let sought = evaluate(argument) else { return nil }
    for (position, element) in elements.enumerated() where areComparable(element, sought) {
      guard let isEqual = areEqual(element, sought, at: argument) else { return nil }
      if isEqual { return .integer(position) }
    }
    return .nothing
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

  private mutating func evaluateChunked(
    _ elements: [Value], _ argument: Int, at index: Int
  ) -> Value? {
    guard let count = evaluateCount(argument, from: 1),
      checkDepth(of: .list(elements), at: index)
    else { return nil }
    return .list(
      stride(from: 0, to: elements.count, by: count).map { start in
        .list(Array(elements[start..<min(elements.count, start + min(count, elements.count))]))
      })
  }

  private mutating func evaluateEnumerated(_ elements: [Value], at index: Int) -> Value? {
    guard checkDepth(of: .list(elements), at: index),
      charge(elements.count * 64, at: index)
    else { return nil }
    return .list(
      elements.enumerated().map { position, element in
        .object(ValueObject(["offset": .integer(position), "element": element]))
      })
  }

  mutating func evaluateSlice(
    _ slice: Expression.Slice, of base: Int, _ access: Expression.Access, at index: Int
  ) -> Value? {
    guard let value = access == .optional ? evaluateTolerantly(base) : evaluate(base) else {
      return nil
    }
    if value.isNothing { return access == .plain ? failOnNil(base) : .nothing }
    guard case .list(let elements) = value else {
      return fail(.notSliceable(value, at: expression.places[index].focus))
    }
    var bounds: [Int] = []
    for bound in slice.bounds {
      guard let position = evaluateInteger(bound) else { return nil }
      bounds.append(position)
    }
    let lower = slice.hasLower ? bounds[0] : 0
    var upper = elements.count
    if slice.hasUpper, let last = bounds.last {
      let (end, overflow) = last.addingReportingOverflow(slice.isClosed ? 1 : 0)
      upper = overflow ? .max : end
    }
    guard lower >= 0, lower <= upper, upper <= elements.count else {
      return fail(
        .sliceOutOfRange(count: elements.count, at: expression.places[index].focus))
    }
    guard charge((upper - lower) * 16, at: index) else { return nil }
    return .list(Array(elements[lower..<upper]))
  }
}

extension Diagnostic {
  static func neverContained(
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

  fileprivate static func notSliceable(_ value: Value, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place, "\(value.kindName) has no part at a range",
      notes: [
        Note("lists have; 'prefix', 'suffix', 'dropFirst' and 'dropLast' cut strings")
      ])
  }

  fileprivate static func sliceOutOfRange(count: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .indexOutOfRange, .error, at: place, "the list has no such part",
      notes: [
        Note(
          count == 0 ? "the list is empty" : "the last index of the list is \(count - 1)"),
        Note("'prefix(n)' and 'dropFirst(n)' take what is there"),
      ])
  }
}
