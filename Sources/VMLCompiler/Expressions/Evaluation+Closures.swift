import VMLData
import VMLDiagnostics

// Methods of lists that ask something of each element: by a key path, or by a closure.
extension Evaluation {
  /// The value of a closure for an element, or for two.
  ///
  /// Its slots are free: those that it is inside of have put their values below.
  private mutating func evaluate(
    _ closure: Int, on one: Value, _ other: Value = .nothing
  ) -> Value? {
    guard case .closure(let body, let slot, let size) = expression.kinds[closure] else {
      return .nothing
    }
    guard charge(16 + size * 16, at: closure) else { return nil }
    while parameters.count < slot + 2 { parameters.append(.nothing) }
    parameters[slot] = one
    parameters[slot + 1] = other
    return evaluate(body)
  }

  /// The same for the element at a position, which a mistake names.
  private mutating func evaluate(
    _ closure: Int, on element: Value, at position: Int
  ) -> Value? {
    if let value = evaluate(closure, on: element) { return value }
    if let mistake = bag.diagnostics.last, mistake.isAboutValues,
      !mistake.notes.contains(where: { $0.message.hasPrefix("for element ") })
    {
      bag = DiagnosticBag()
      var located = mistake
      located.notes += placeNotes(on: mistake)
      bag.report(located.naming(element, at: position, of: nil))
    }
    return nil
  }

  private mutating func test(_ closure: Int, on element: Value, at position: Int) -> Bool? {
    guard let value = evaluate(closure, on: element, at: position) else { return nil }
    if case .boolean(let boolean) = value { return boolean }
    guard case .closure(let body, _, _) = expression.kinds[closure] else { return nil }
    return fail(.notBoolean(value, expression.path(of: body), at: expression.places[body].range))
  }

  mutating func evaluateTest(
    _ method: Method, _ elements: [Value], _ closure: Int
  ) -> Value? {
    var kept: [Value] = []
    var count = 0
    let isLast = method == .last
    for step in elements.indices {
      let position = isLast ? elements.count - 1 - step : step
      guard let passes = test(closure, on: elements[position], at: position) else { return nil }
      switch method {
      case .allSatisfy where !passes: return .boolean(false)
      case .contains where passes: return .boolean(true)
      case .first where passes, .last where passes: return elements[position].readable
      case .firstIndex where passes: return .integer(position)
      case .filter where passes: kept.append(elements[position])
      case .count where passes: count += 1
      default: continue
      }
    }
    return switch method {
    case .allSatisfy: .boolean(true)
    case .contains: .boolean(false)
    case .count: .integer(count)
    case .filter: .list(kept)
    default: .nothing
    }
  }

  /// The value that each element has by the method's key path or closure; the elements themselves
  /// without either.
  mutating func members(
    of elements: [Value], _ arguments: Expression.Arguments, at index: Int
  ) -> [Value]? {
    guard let argument = arguments.values.first else { return elements }
    guard arguments.hasClosure else {
      guard let path = evaluateKeyPath(argument) else { return nil }
      return members(path, of: elements, at: argument)
    }
    var found: [Value] = []
    found.reserveCapacity(elements.count)
    for (position, element) in elements.enumerated() {
      guard let value = evaluate(argument, on: element, at: position),
        checkDepth(of: value, at: index)
      else { return nil }
      found.append(value)
    }
    return found
  }

  mutating func evaluateMap(
    _ method: Method, _ elements: [Value], _ arguments: Expression.Arguments, at index: Int
  ) -> Value? {
    guard let found = members(of: elements, arguments, at: index) else { return nil }
    guard method == .flatMap else {
      return .list(method == .map ? found : found.filter { !$0.isNothing })
    }
    var all: [Value] = []
    for (position, value) in found.enumerated() {
      switch value {
      case .list(let inner):
        guard checkCount(all.count + inner.count, at: index) else { return nil }
        all += inner
      case .nothing: continue
      default:
        return fail(
          .notAListInside(
            value, position, at: expression.places[arguments.values.first ?? index].range))
      }
    }
    return .list(all)
  }

  // MARK: Sorting

  mutating func evaluateSorted(
    _ elements: [Value], _ arguments: Expression.Arguments, at index: Int
  ) -> Value? {
    var paths = arguments.values
    var isDescending = false
    if arguments.hasOrder, let order = arguments.hasClosure ? paths.first : paths.last {
      guard let value = evaluateOrder(order) else { return nil }
      isDescending = value
      paths.removeAll { $0 == order }
    }
    var keys: [[Value]] = []
    if let closure = arguments.closure {
      guard !comparesTwo(closure) else {
        return sort(elements, comparingBy: closure, isDescending)
      }
      paths = []
      var only = arguments
      only.values = [closure]
      guard let found = members(of: elements, only, at: index) else { return nil }
      keys = [found]
    }
    for path in paths {
      guard let names = evaluateKeyPath(path), let found = members(names, of: elements, at: path)
      else { return nil }
      keys.append(found)
    }
    if keys.isEmpty { keys = [elements] }
    for (number, column) in keys.enumerated() {
      let place = number < paths.count ? paths[number] : index
      guard checkOrder(of: column, at: place, index) else { return nil }
    }
    // The position decides between equal elements, so that their order stays.
    let order = elements.indices.sorted { one, other in
      for column in keys {
        if isLess(column[one], column[other]) { return !isDescending }
        if isLess(column[other], column[one]) { return isDescending }
      }
      return one < other
    }
    return .list(order.map { elements[$0] })
  }

  /// Whether all values may be sorted with one another; counts the work of sorting.
  private mutating func checkOrder(of keys: [Value], at place: Int, _ index: Int) -> Bool {
    guard let first = keys.first else { return true }
    var length = 0
    for (position, key) in keys.enumerated() {
      guard haveOrder(first, key) else {
        bag.report(.withoutOrder(first, key, position, at: expression.places[place].focus))
        return false
      }
      length += 8 + (key.asText?.utf8.count ?? 0)
    }
    // About log2(n) comparisons for each element.
    let rounds = Int.bitWidth - keys.count.leadingZeroBitCount
    return charge(length.multipliedReportingOverflow(by: rounds).partialValue, at: index)
  }

  private mutating func evaluateOrder(_ index: Int) -> Bool? {
    guard let value = evaluate(index) else { return nil }
    switch value.asText {
    case "forward": return false
    case "reverse": return true
    default: return fail(.notAnOrder(value, at: expression.places[index].range))
    }
  }

  /// Whether a closure reads its second value.
  private func comparesTwo(_ closure: Int) -> Bool {
    guard case .closure(let body, let slot, let size) = expression.kinds[closure] else {
      return false
    }
    return expression.kinds[(body + 1 - size)...body].contains { kind in
      if case .parameter(let read) = kind { read == slot + 1 } else { false }
    }
  }

  /// Sorts by merging, which ends however the closure answers.
  private mutating func sort(
    _ elements: [Value], comparingBy closure: Int, _ isDescending: Bool
  ) -> Value? {
    var sorted = Array(elements.indices)
    var width = 1
    while width < sorted.count {
      var merged: [Int] = []
      merged.reserveCapacity(sorted.count)
      for start in stride(from: 0, to: sorted.count, by: 2 * width) {
        let middle = min(start + width, sorted.count)
        let end = min(middle + width, sorted.count)
        var (left, right) = (start, middle)
        while left < middle, right < end {
          let (one, other) = (sorted[left], sorted[right])
          let pair = isDescending ? (one, other) : (other, one)
          guard
            let isRightFirst = test(closure, on: elements[pair.0], elements[pair.1], at: pair.0)
          else { return nil }
          merged.append(isRightFirst ? other : one)
          if isRightFirst { right += 1 } else { left += 1 }
        }
        merged += sorted[left..<middle] + sorted[right..<end]
      }
      sorted = merged
      width *= 2
    }
    return .list(sorted.map { elements[$0] })
  }

  private mutating func test(
    _ closure: Int, on one: Value, _ other: Value, at position: Int
  ) -> Bool? {
    guard let value = evaluate(closure, on: one, other) else { return nil }
    if case .boolean(let boolean) = value { return boolean }
    return fail(.notAComparison(value, at: expression.places[closure].range))
  }

  // MARK: Key paths

  /// The keys of a key path, or of a string that is one key.
  mutating func evaluateKeyPath(_ index: Int) -> [String]? {
    if case .keyPath(let keys) = expression.kinds[index] { return keys }
    return evaluateString(index).map { [$0] }
  }

  /// The member at a path, or `nil` if there is none.
  mutating func follow(_ path: [String], from value: Value) -> Value? {
    var value = value
    for key in path {
      guard let next = member(key, of: value) else { return nil }
      spend(cost(of: key, of: value))
      value = next
    }
    return value
  }

  /// The members at a path of each element; a missing one is reported.
  mutating func members(
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

  fileprivate static func notAnOrder(_ value: Value, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place, "expected '.forward' or '.reverse'",
      notes: [Note("this is \(value.shortDescription)")])
  }

  fileprivate static func notAComparison(_ value: Value, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .notBoolean, .error, at: place,
      "expected a comparison of '$0' and '$1', but this is \(value.kindName)",
      notes: [Note("'{ $0.price < $1.price }' sorts by the price, as '{ $0.price }' does")])
  }

  fileprivate static func notAListInside(
    _ value: Value, _ position: Int, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .notAList, .error, at: place,
      "'flatMap' joins lists, but the element at \(position) gives \(value.kindName)",
      notes: [Note("'map' makes a list of one value of each")])
  }

  static func missingKey(
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
