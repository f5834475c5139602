import VMLData
import VMLDiagnostics

extension Evaluation {
  /// The member of a value: a key of an object, a member of a view, or a property.
  mutating func evaluateMember(
    _ name: String, of base: Int, _ access: Expression.Access, at index: Int, isTolerant: Bool
  ) -> Value? {
    guard let value = access == .optional ? evaluateTolerantly(base) : evaluate(base) else {
      return nil
    }
    // An object's own keys come first, since they are the most common.
    if case .object(let object) = value, let member = object[name] {
      return member.readable
    }
    if value.isNothing { return access == .plain ? failOnNil(base) : .nothing }
    if let member = member(name, of: value) {
      return charge(cost(of: name, of: value), at: index) ? member : nil
    }
    if isTolerant || access == .optional, value.hasKeys { return .nothing }
    return fail(
      .unknownMember(name, of: value, expression.path(of: base), at: expression.places[index].focus)
    )
  }

  /// The element of a list at an index, or of an object at a key.
  mutating func evaluateElement(
    _ key: Int, of base: Int, _ access: Expression.Access, at index: Int, isTolerant: Bool
  ) -> Value? {
    guard let value = access == .optional ? evaluateTolerantly(base) : evaluate(base) else {
      return nil
    }
    if value.isNothing { return access == .plain ? failOnNil(base) : .nothing }
    guard let selector = evaluate(key) else { return nil }
    if selector.isNothing { return failOnNil(key) }
    switch (value, selector) {
    case (.list(let elements), .integer(let position)):
      guard elements.indices.contains(position) else {
        return fail(
          .indexOutOfRange(position, count: elements.count, at: expression.places[key].range))
      }
      return elements[position]
    case (.object, _), (.view, _):
      guard let name = selector.asText else { break }
      if let member = value.keyed(name) { return member.readable }
      if isTolerant || access == .optional { return .nothing }
      return fail(
        .unknownMember(name, of: value, expression.path(of: base), at: expression.places[key].range)
      )
    default: break
    }
    return fail(.notIndexable(value, by: selector, at: expression.places[key].range))
  }

  /// The member with a name, or `nil` if the value has none.
  ///
  /// Reports nothing.
  func member(_ name: String, of value: Value) -> Value? {
    if let member = value.keyed(name) { return member }
    guard let property = Property(rawValue: name) else { return nil }
    switch value {
    case .list(let elements): return property.value(of: elements)
    case .object(let object): return property.value(of: object)
    default: return value.asText.flatMap { property.value(of: $0) }
    }
  }

  /// The work of reading a member: properties of text read all of it.
  func cost(of name: String, of value: Value) -> Int {
    guard name != "isEmpty", let text = value.asText else {
      switch (Property(rawValue: name), value) {
      case (.indices, .list(let elements)): return elements.count * 16
      case (.keys, .object(let object)): return object.keys.count * 16
      default: return 1
      }
    }
    return text.utf8.count * (name == Property.capitalized.rawValue ? Self.characterCost : 1)
  }
}

extension Value {
  /// The value; `nil` if it stands in a file that could not be read.
  ///
  /// Then the evaluation ends without another report.
  var readable: Value? {
    if case .unreadable = self { nil } else { self }
  }

  /// The value of an object or a view at a key.
  fileprivate func keyed(_ key: String) -> Value? {
    switch self {
    case .object(let object): object[key]
    case .view(let view): view.members[key]
    default: nil
    }
  }

  /// Whether the value has members that its author named, so that one may be missing.
  var hasKeys: Bool {
    switch self {
    case .object, .view: true
    default: false
    }
  }

  /// The members that the value has, for messages.
  var memberNames: [String] {
    switch self {
    case .object(let object):
      object.keys + Property.allCases.filter { $0.value(of: object) != nil }.map(\.rawValue)
    case .view(let view): view.members.keys
    case .list: Property.allCases.filter { $0.value(of: []) != nil }.map(\.rawValue)
    default:
      asText == nil
        ? [] : Property.allCases.filter { $0.value(of: "") != nil }.map(\.rawValue)
    }
  }
}

extension Property {
  fileprivate func value(of elements: [Value]) -> Value? {
    switch self {
    case .count: .integer(elements.count)
    case .isEmpty: .boolean(elements.isEmpty)
    case .first: elements.first ?? .nothing
    case .last: elements.last ?? .nothing
    case .indices: .list(elements.indices.map { .integer($0) })
    case .capitalized, .keys, .trimmed, .values: nil
    }
  }

  fileprivate func value(of object: ValueObject) -> Value? {
    switch self {
    case .count: .integer(object.keys.count)
    case .isEmpty: .boolean(object.keys.isEmpty)
    case .keys: .list(object.keys.map { .string($0) })
    case .values: .list(object.values)
    case .capitalized, .first, .indices, .last, .trimmed: nil
    }
  }

  fileprivate func value(of text: String) -> Value? {
    switch self {
    case .count: .integer(text.count)
    case .isEmpty: .boolean(text.isEmpty)
    case .first: text.first.map { .string(String($0)) } ?? .nothing
    case .last: text.last.map { .string(String($0)) } ?? .nothing
    case .capitalized: .string(capitalize(text))
    case .trimmed: .string(trim(text))
    case .indices, .keys, .values: nil
    }
  }
}

extension Diagnostic {
  static func unknownMember(
    _ name: String, of value: Value, _ path: String?, at place: SourceRange
  ) -> Diagnostic {
    let subject = path.map { "'\($0)'" } ?? (value.hasKeys ? "this object" : value.kindName)
    if Method(rawValue: name) != nil, !value.hasKeys {
      return Diagnostic(
        .unknownMember, .error, at: place, "'\(name)' is a method",
        notes: [Note("methods are called with parentheses, '\(name)()'")])
    }
    let isKind = value.hasKeys || path == nil ? "" : "is \(value.kindName) and "
    let known = value.memberNames
    let nearest =
      memberOfOtherLanguages(name).flatMap { known.contains($0) ? $0 : nil }
      ?? nearestName(to: name, in: known)
    let suggestion = didYouMean(nearest)
    var notes: [Note] = []
    var fixIts: [FixIt] = []
    if let near = nearest {
      // The key may be no name, and the place may be a computed string.
      if near.utf8.allSatisfy(isNameByte), place.range.count == name.utf8.count {
        fixIts = [FixIt("write '\(near)'", replace: place, with: near)]
      }
    } else if !known.isEmpty {
      let listed = known.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
      notes = [Note("it has \(listed)\(known.count > 8 ? " and others" : "")")]
    }
    let hyphened = known.first { $0.hasPrefix(name + "-") }
    if let hyphened {
      let base = path ?? "data"
      notes = [Note("a key with '-' stands in brackets: '\(base)[\"\(hyphened)\"]'")]
    } else if path == "site", name == "params" {
      notes.append(Note("'site' is what 'params' of site.yaml has: 'site.shop'"))
    } else if case .list = value, path == "item" {
      notes.append(
        Note("with 'paginate' it is the list of a page's items: '<for each=\"x\" in=\"item\">'"))
    } else if value.hasKeys, nearest == nil {
      notes.append(Note("'?.\(name)' is nil where the key is missing"))
    }
    return Diagnostic(
      .unknownMember, .error, at: place, "\(subject) \(isKind)has no '\(name)'\(suggestion)",
      notes: notes, fixIts: fixIts)
  }

  fileprivate static func indexOutOfRange(
    _ index: Int, count: Int, at place: SourceRange
  ) -> Diagnostic {
    let range = count == 0 ? "the list is empty" : "the last index of the list is \(count - 1)"
    return Diagnostic(
      .indexOutOfRange, .error, at: place, "there is no element \(index)",
      notes: [Note("\(range); 'first' and 'last' are nil where there is none")])
  }

  fileprivate static func notIndexable(
    _ value: Value, by selector: Value, at place: SourceRange
  ) -> Diagnostic {
    let advice =
      switch value {
      case .list: "a list's elements are found by an integer"
      case .object, .view: "an object's values are found by a string"
      default: "lists have indices and objects have keys; 'prefix' and 'suffix' cut strings"
      }
    return Diagnostic(
      .operandType, .error, at: place,
      "\(value.kindName) has no element at \(selector.kindName)", notes: [Note(advice)])
  }
}
