import VMLData
import VMLMarkup

/// The truth of a condition in the first moment; `value` gives the first value of a state.
///
/// The first moment is before every date, so that a document does not depend on the day on which it
/// is made.
func truth(of condition: Condition, _ value: (String) -> Value) -> Bool {
  switch condition {
  case .constant(let truth): truth
  case .state(let name): value(name.text) == .boolean(true)
  case .not(let inner): !truth(of: inner, value)
  case .all(let parts): parts.allSatisfy { truth(of: $0, value) }
  case .any(let parts): parts.contains { truth(of: $0, value) }
  case .comparison(let name, let operation, let operand):
    isTrue(value(name.text), operation, operandValue(operand, value))
  case .isEmpty(let name): isEmpty(value(name.text))
  case .contains(let name, let operand):
    contains(value(name.text), operandValue(operand, value))
  case .matches(let words, let name): matches(words, value(name.text))
  case .before: true
  case .after: false
  }
}

private func operandValue(_ operand: BehaviourOperand, _ value: (String) -> Value) -> Value {
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
  // Dates of one form are in the order of their bytes.
  if case .string(let first) = one, case .string(let second) = other {
    return first.utf8.lexicographicallyPrecedes(second.utf8)
  }
  return false
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
