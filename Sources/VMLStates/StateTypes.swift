public import VMLData
public import VMLMarkup

/// Whether a type may be a state's: there is no null, and nothing in anything but in a set.
public func isStateType(_ type: ValueType) -> Bool {
  switch type {
  case .boolean, .integer, .number, .string, .date, .choice, .set: true
  default: false
  }
}

/// The types of states, for messages.
public let stateTypeNames =
  "boolean, integer, number, string, date, enum(a, b), set(a, b) and set(string); "
  + "numbers and strings may have a range, as in integer(1...9)"

/// Whether a constant is of a type, without any conversion but from a whole number to a number.
public func fits(_ literal: BehaviourLiteral, _ type: ValueType, in types: TypeTable) -> Bool {
  switch (types.resolved(type), literal) {
  case (.any, _): true
  case (.optional(let wrapped), _): fits(literal, wrapped, in: types)
  case (.boolean, .boolean): true
  case (.integer(let range), .integer(let integer)): range.contains(integer)
  case (.number(let range), .integer(let integer)): range.contains(Double(integer))
  case (.number(let range), .number(let number)): range.contains(number)
  case (.string(let rule), .string(let text)):
    rule.allows(text) && text.utf8.count <= BehaviourLimits.stringBytes
  case (.choice(let words), .word(let word)), (.choice(let words), .string(let word)):
    words.contains(word)
  case (.set(let words), .list(let items)): isSet(items, of: words)
  case (.list(let element), .list(let items)):
    items.allSatisfy { fits($0, element, in: types) }
  case (.reference, .string), (.reference, .integer): true
  case (.date, .string(let text)), (.url, .string(let text)), (.duration, .string(let text)),
    (.color, .string(let text)), (.color, .word(let text)), (.color, .other(let text)),
    (.symbol, .string(let text)), (.symbol, .word(let text)):
    types.value(ofText: text, as: type) != nil
  default: false
  }
}

private func isSet(_ items: [BehaviourLiteral], of words: [String]?) -> Bool {
  guard items.count <= BehaviourLimits.setItems, Set(items).count == items.count else {
    return false
  }
  return items.allSatisfy { isItem($0, of: words) }
}

/// Whether a constant may be in a set.
public func isItem(_ literal: BehaviourLiteral, of words: [String]?) -> Bool {
  switch literal {
  case .string(let text):
    words?.contains(text) ?? (text.utf8.count <= BehaviourLimits.stringBytes)
  case .word(let word): words?.contains(word) ?? false
  default: false
  }
}

/// A value as a state of a type holds it; `nil` if it is none of the type.
///
/// A client asks it of values that come while it runs. A type that nothing tells (`nil`) takes any
/// single value.
public func stateValue(_ value: Value, of type: ValueType?) -> Value? {
  switch (type, value) {
  case (.boolean, .boolean), (nil, .boolean), (nil, .integer), (nil, .number): value
  case (.integer(let range), .integer(let integer)): range.contains(integer) ? value : nil
  case (.integer(let range), .number(let number)):
    Int(exactly: number).flatMap { range.contains($0) ? .integer($0) : nil }
  case (.number(let range), .integer(let integer)):
    range.contains(Double(integer)) ? .number(Double(integer)) : nil
  case (.number(let range), .number(let number)):
    number.isFinite && range.contains(number) ? value : nil
  case (.string(let rule), .string(let text)):
    isShort(text) && rule.allows(text) ? value : nil
  case (nil, .string(let text)): isShort(text) ? value : nil
  case (.date, .string(let text)): seconds(ofMoment: text) == nil ? nil : value
  case (.choice(let words), .string(let word)): words.contains(word) ? value : nil
  case (.set(let words), .list(let items)): set(items, of: words)
  default: nil
  }
}

/// The value of a state of a type whose text a tag or a default has; `nil` if the state takes none
/// of that text.
public func stateValue(text: String, of type: ValueType?) -> Value? {
  let value: Value? =
    switch type {
    case .boolean: ["true": true, "false": false][text].map { .boolean($0) }
    case .integer, .number:
      Int(text).map { .integer($0) } ?? Double(text).map { .number($0) }
    default: .string(text)
    }
  return value.flatMap { stateValue($0, of: type) }
}

private func isShort(_ text: String) -> Bool { text.utf8.count <= BehaviourLimits.stringBytes }

private func set(_ items: [Value], of words: [String]?) -> Value? {
  guard items.count <= BehaviourLimits.setItems, Set(items).count == items.count else { return nil }
  let isRight = items.allSatisfy { item in
    guard case .string(let text) = item else { return false }
    return words?.contains(text) ?? isShort(text)
  }
  return isRight ? .list(items) : nil
}
