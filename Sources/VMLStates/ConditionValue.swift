public import VMLData
public import VMLMarkup

/// The truth of a condition; `value` gives the value of a state, `now` the moment in seconds since
/// 1970.
///
/// Without `now` it is the first moment, which is before every date, so that a document does not
/// depend on the day on which it is made.
public func truth(
  of condition: Condition, at now: Double? = nil, _ value: (String) -> Value
) -> Bool {
  switch condition {
  case .constant(let truth): truth
  case .state(let name): value(name.text) == .boolean(true)
  case .not(let inner): !truth(of: inner, at: now, value)
  case .all(let parts): parts.allSatisfy { truth(of: $0, at: now, value) }
  case .any(let parts): parts.contains { truth(of: $0, at: now, value) }
  case .comparison(let name, let operation, let operand):
    isTrue(value(name.text), operation, operandValue(operand, value))
  case .isEmpty(let name): isEmpty(value(name.text))
  case .contains(let name, let operand):
    contains(value(name.text), operandValue(operand, value))
  case .matches(let words, let name): matches(words, value(name.text))
  case .before(let date): isBefore(date, now)
  case .after(let date): !isBefore(date, now)
  }
}

private func isBefore(_ date: BehaviourDate, _ now: Double?) -> Bool {
  guard let now, let moment = seconds(ofMoment: date.text) else { return true }
  return now < moment
}

/// The value of a constant, or of a state that `value` gives.
public func operandValue(_ operand: BehaviourOperand, _ value: (String) -> Value) -> Value {
  switch operand {
  case .literal(let literal): literal.value
  case .name(let name): value(name.text)
  }
}

private func isTrue(_ one: Value, _ operation: Condition.Comparison, _ other: Value) -> Bool {
  switch operation {
  case .equal: isEqual(one, other)
  case .unequal: !isEqual(one, other)
  case .less: comesBefore(one, other)
  case .atMost: !comesBefore(other, one)
  case .more: comesBefore(other, one)
  case .atLeast: !comesBefore(one, other)
  }
}

private func isEqual(_ one: Value, _ other: Value) -> Bool {
  if let (first, second) = numbers(one, other) { return first == second }
  return one == other
}

private func comesBefore(_ one: Value, _ other: Value) -> Bool {
  if let (first, second) = numbers(one, other) { return first < second }
  guard case .string(let first) = one, case .string(let second) = other else { return false }
  if let moment = seconds(ofMoment: first), let later = seconds(ofMoment: second) {
    return moment < later
  }
  return first.utf8.lexicographicallyPrecedes(second.utf8)
}

private func numbers(_ one: Value, _ other: Value) -> (Double, Double)? {
  guard let first = number(one), let second = number(other) else { return nil }
  return (first, second)
}

private func number(_ value: Value) -> Double? {
  switch value {
  case .integer(let integer): Double(integer)
  case .number(let number): number
  default: nil
  }
}

private func isEmpty(_ value: Value) -> Bool {
  switch value {
  case .string(let text): text.isEmpty
  case .list(let items): items.isEmpty
  default: false
  }
}

private func contains(_ value: Value, _ item: Value) -> Bool {
  switch (value, item) {
  case (.list(let items), _): items.contains(item)
  case (.string(let text), .string(let part)): text.contains(part)
  default: false
  }
}

/// Whether each word of a text begins one of some words, without regard to case.
private func matches(_ words: String, _ value: Value) -> Bool {
  guard case .string(let query) = value else { return true }
  let known = words.lowercased().split { $0.isWhitespace }
  return query.lowercased().split { $0.isWhitespace }.allSatisfy { part in
    known.contains { $0.hasPrefix(part) }
  }
}
