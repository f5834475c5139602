import VMLData
import VMLDiagnostics

// Methods that put the equal elements of a list together.
extension Evaluation {
  /// The value of a call, if it is remembered of the list.
  ///
  /// - Returns: `nil` if the list has to be gone through; the value is `nil` after an error.
  mutating func recall(
    _ method: Method, on elements: [Value], from base: Int, _ arguments: Expression.Arguments,
    at index: Int
  ) -> (value: Value?, Void)? {
    guard elements.count >= ListMemory.threshold, let memory = scope.memory,
      let path = arguments.values.first, case .keyPath(let keys) = expression.kinds[path],
      readsData(base)
    else { return nil }
    // What is counted does not depend on what came before.
    switch method {
    case .filter, .lookup:
      let evaluation = self
      let answer = memory.answer(to: .index, of: elements, at: keys) {
        ListIndex(elements) { evaluation.memberAt(keys, of: $0) }.map { .index($0) }
      }
      guard case .index(let found)? = answer, let first = found.first else { return nil }
      guard let sought = evaluate(arguments.values[1]) else { return (nil, ()) }
      guard let positions = found.positions(of: sought) else {
        let place = expression.places[arguments.values[1]].range
        return (fail(.neverContained(sought, first, at: place)), ())
      }
      if method == .lookup { return (positions.first.map { elements[$0] } ?? .nothing, ()) }
      guard charge(64 + positions.count * 16, at: index) else { return (nil, ()) }
      return (.list(positions.map { elements[$0] }), ())
    case .group, .unique:
      var evaluation = Evaluation(expression, scope)
      let question: ListMemory.Question = method == .group ? .groups : .unique
      let answer = memory.answer(to: question, of: elements, at: keys) {
        evaluation.call(method, on: elements, arguments, at: index).map { .value($0) }
      }
      guard case .value(let value)? = answer else { return nil }
      return (charge(64, at: index) ? value : nil, ())
    default: return nil
    }
  }

  /// Whether a value is a part of the site's data, which stays as it is from one document to the
  /// next.
  private func readsData(_ index: Int) -> Bool {
    switch expression.kinds[index] {
    case .member(let base, _, .plain): readsData(base)
    case .variable(let name): scope.isOfSite(name)
    default: false
    }
  }

  /// The member at a path, or `nil` if there is none; counts no work.
  private func memberAt(_ path: [String], of value: Value) -> Value? {
    var value = value
    for key in path {
      guard let next = member(key, of: value) else { return nil }
      value = next
    }
    return value
  }

  mutating func evaluateFilter(
    _ method: Method, _ elements: [Value], where path: Int, equals argument: Int
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
    let none: Value = method == .lookup ? .nothing : .list([])
    guard let first = elements.first else { return none }
    guard let known = found.first else {
      return members(keys, of: [first], at: path).map { _ in none }
    }
    guard found.contains(where: { areComparable($0, sought) }) else {
      return fail(.neverContained(sought, known, at: expression.places[argument].range))
    }
    return method == .lookup ? kept.first ?? .nothing : .list(kept)
  }

  /// The elements by their values at a key, as objects with `key` and `items`, in the order of
  /// first appearance.
  ///
  /// An element with a list there is in the group of each of its values.
  mutating func evaluateGroup(
    _ elements: [Value], _ arguments: Expression.Arguments, at index: Int
  ) -> Value? {
    guard let keys = keys(of: elements, arguments, at: index),
      checkDepth(of: .list(elements), at: index)
    else { return nil }
    var groups: [(key: Value, items: [Value])] = []
    var numbers: [Value: Int] = [:]
    for (element, key) in zip(elements, keys) {
      var own: [Value] = []
      if case .list(let several) = key { own = several } else if !key.isNothing { own = [key] }
      var last: [Int] = []
      for key in own {
        guard chargeKey(key, at: index) else { return nil }
        let canonical = key.canonical
        let number = numbers[canonical] ?? groups.count
        if number == groups.count {
          numbers[canonical] = number
          groups.append((key, []))
        }
        // A value that a list has twice.
        if own.count > 1 {
          if last.contains(number) { continue }
          last.append(number)
          guard charge(last.count, at: index) else { return nil }
        }
        groups[number].items.append(element)
      }
    }
    return .list(
      groups.map { .object(ValueObject(["key": $0.key, "items": .list($0.items)])) })
  }

  /// The first of all elements with one value.
  mutating func evaluateUnique(
    _ elements: [Value], _ arguments: Expression.Arguments, at index: Int
  ) -> Value? {
    guard let keys = keys(of: elements, arguments, at: index) else { return nil }
    var seen: Set<Value> = []
    var kept: [Value] = []
    for (element, key) in zip(elements, keys) {
      guard chargeKey(key, at: index) else { return nil }
      if seen.insert(key.canonical).inserted { kept.append(element) }
    }
    return .list(kept)
  }

  /// The values by which elements are put together; a key that only some have is nil in the others.
  private mutating func keys(
    of elements: [Value], _ arguments: Expression.Arguments, at index: Int
  ) -> [Value]? {
    guard !arguments.hasClosure, let path = arguments.values.first else {
      return members(of: elements, arguments, at: index)
    }
    guard let keys = evaluateKeyPath(path) else { return nil }
    var found: [Value] = []
    var isKnown = elements.isEmpty
    for element in elements {
      guard charge(16, at: path) else { return nil }
      let member = follow(keys, from: element)
      isKnown = isKnown || member != nil
      found.append(member ?? .nothing)
    }
    if !isKnown, members(keys, of: [elements[0]], at: path) == nil { return nil }
    return found
  }

  /// Counts the work of comparing a value with others by its hash.
  private mutating func chargeKey(_ key: Value, at index: Int) -> Bool {
    switch key {
    case .list, .object: areEqual(key, key, at: index) != nil
    default: charge(16 + (key.asText?.utf8.count ?? 0), at: index)
    }
  }
}
