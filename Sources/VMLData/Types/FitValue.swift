import VMLDiagnostics

extension TypeTable {
  /// Deepest nesting of lists and objects in a value.
  public static var valueDepthLimit: Int { 8 }

  /// A value as one of a type; throws where it does not fit.
  ///
  /// With `references` what a `ref(list, key)` refers to has to be there.
  /// A value may stand for the text that an attribute would have: a number or boolean for a
  /// `string` is its text, and a string for a `color` is the color of that name. An object may have
  /// more keys than its type, which stay.
  ///
  /// - Complexity: Linear in the size of the value.
  public func fit(
    _ value: Value, to type: ValueType, referringTo references: ReferenceIndex? = nil
  ) throws(TypeMismatch) -> Value {
    if type.hasPlainly(value) { return value }
    let fitting = Fitting(types: self, isClosed: false, references: references)
    return try fitting.change(value, to: type, depth: 0) ?? value
  }

  /// A value of a file as one of a type; throws where it does not fit.
  ///
  /// As ``fit(_:to:)-(Value,_)``, but a key that an object's type lacks is a mistake.
  /// ``DataNode/place(of:)`` is where the mistake is.
  public func fit(
    _ node: DataNode, to type: ValueType, referringTo references: ReferenceIndex? = nil
  ) throws(TypeMismatch) -> Value {
    let value = node.value
    let fitting = Fitting(types: self, isClosed: true, references: references)
    return try fitting.change(value, to: type, depth: 0) ?? value
  }

  /// The value of an attribute's literal text for a type; `nil` if the text is none of it.
  public func value(ofText text: String, as type: ValueType) -> Value? {
    switch type {
    case .named: value(ofText: text, as: resolved(type))
    case .optional(let wrapped): value(ofText: text, as: wrapped)
    default: type.value(ofText: text)
    }
  }
}

extension ValueType {
  /// Whether a value is of the type as it is, for the types that most props have.
  fileprivate func hasPlainly(_ value: Value) -> Bool {
    switch (self, value) {
    case (.any, _), (.object(nil), .object), (.boolean, .boolean): true
    case (.string(let rule), .string): rule.isEmpty
    case (.integer(let range), .integer): range.isEmpty
    case (.number(let range), .integer), (.number(let range), .number): range.isEmpty
    default: false
    }
  }
}

private struct Fitting {
  let types: TypeTable
  /// Whether objects have no more keys than their types.
  let isClosed: Bool
  /// `nil`: a reference is any text.
  var references: ReferenceIndex?

  /// The value that stands for another one; `nil` where it fits as it is.
  func change(_ value: Value, to type: ValueType, depth: Int) throws(TypeMismatch) -> Value? {
    switch (type, value) {
    case (.any, _), (_, .unreadable): return nil
    case (.named, _): return try change(value, to: types.resolved(type), depth: depth)
    case (.optional, .nothing): return nil
    case (.optional(let wrapped), _): return try change(value, to: wrapped, depth: depth)
    case (.list(let element), .list(let items)):
      return try change(items, to: element, depth: depth + 1)
    case (.set(let words), .list(let items)):
      return try set(of: words, items, depth: depth + 1)
    case (.object(let fields), .object(let object)):
      guard let fields else { return nil }
      return try change(object, to: fields, depth: depth + 1)
    default:
      return try plain(value, type)
    }
  }

  private func change(
    _ items: [Value], to element: ValueType, depth: Int
  ) throws(TypeMismatch) -> Value? {
    try checkDepth(depth)
    var changed: [Value]?
    for (index, item) in items.enumerated() {
      do throws(TypeMismatch) {
        guard let new = try change(item, to: element, depth: depth) else { continue }
        changed = changed ?? items
        changed?[index] = new
      } catch {
        throw error.inside(.index(index))
      }
    }
    return changed.map(Value.list)
  }

  private func set(
    of words: [String]?, _ items: [Value], depth: Int
  ) throws(TypeMismatch) -> Value? {
    let changed = try change(items, to: words.map(ValueType.choice) ?? .string(), depth: depth)
    var seen: Set<Value> = []
    let all: [Value] = if case .list(let all)? = changed { all } else { items }
    for item in all where !seen.insert(item).inserted {
      throw TypeMismatch(.isRepeated(item.shortDescription))
    }
    return changed
  }

  private func change(
    _ object: ValueObject, to fields: [ValueType.Field], depth: Int
  ) throws(TypeMismatch) -> Value? {
    try checkDepth(depth)
    var changed: ValueObject?
    // Most objects have what their type has, in its order, and no names have to be looked for then.
    var next = 0
    var found = 0
    for field in fields {
      var value: Value?
      if next < object.keys.count, object.keys[next] == field.name {
        value = object.values[next]
        next += 1
      } else {
        value = object[field.name]
      }
      guard let value else {
        if types.allowsNil(field.type) { continue }
        try checkKeys(of: object, fields)
        throw TypeMismatch(.isMissing(field.name))
      }
      found += 1
      do throws(TypeMismatch) {
        guard let new = try change(value, to: field.type, depth: depth) else { continue }
        changed = changed ?? object
        changed?[field.name] = new
      } catch {
        try checkKeys(of: object, fields)
        throw error.inside(.key(field.name))
      }
    }
    if found < object.keys.count { try checkKeys(of: object, fields) }
    return changed.map(Value.object)
  }

  /// Throws where an object of a file has a key that its type lacks.
  private func checkKeys(
    of object: ValueObject, _ fields: [ValueType.Field]
  ) throws(TypeMismatch) {
    guard isClosed else { return }
    let names = fields.map(\.name)
    for key in object.keys where !names.contains(key) {
      throw TypeMismatch(.isUnknown(key, nearest: nearestName(to: key, in: names)))
    }
  }

  private func checkDepth(_ depth: Int) throws(TypeMismatch) {
    guard depth <= TypeTable.valueDepthLimit else { throw TypeMismatch(.isTooDeep) }
  }

  /// Fits a value that has no values in it.
  private func plain(_ value: Value, _ type: ValueType) throws(TypeMismatch) -> Value? {
    switch (type, value) {
    case (.boolean, .boolean), (.color, .color), (.url, .url), (.date, .date), (.symbol, .symbol):
      return nil
    case (.integer(let range), .integer(let integer)) where range.contains(integer): return nil
    case (.number(let range), .integer(let integer)) where range.contains(Double(integer)):
      return nil
    case (.number(let range), .number(let number)) where range.contains(number): return nil
    case (.string(let rule), .string(let text)) where rule.isEmpty || rule.allows(text): return nil
    case (.integer(let range), .number(let number)):
      if let integer = Int(exactly: number), range.contains(integer) { return .integer(integer) }
    case (.string(let rule), _):
      if let text = text(of: value), rule.allows(text) { return .string(text) }
    case (.reference(let list, let key), _): return try reference(value, list, key)
    case (_, .string(let text)), (_, .symbol(let text)), (_, .color(let text)):
      if let value = type.value(ofText: text) { return value }
    default: break
    }
    throw TypeMismatch(.doesNotFit(type, found: value.shortDescription))
  }

  /// Fits a value that refers to an item of a list in the data.
  private func reference(
    _ value: Value, _ list: String, _ key: String
  ) throws(TypeMismatch) -> Value? {
    let fitting: Value? =
      switch value {
      case .integer: value
      case .number(let number): Int(exactly: number).map(Value.integer)
      case .string(let text), .symbol(let text), .color(let text):
        text.isEmpty ? nil : .string(text)
      default: nil
      }
    guard let fitting, let text = text(of: fitting) else {
      let type = ValueType.reference(list: list, key: key)
      throw TypeMismatch(.doesNotFit(type, found: value.shortDescription))
    }
    try references?.check(text, isIn: list, by: key)
    return fitting
  }
}
