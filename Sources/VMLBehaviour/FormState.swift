import VMLData
import VMLMarkup
import VMLStates

/// A form on a screen: what the user was told, and what is under way.
struct FormState {
  /// By field.
  var errors: [String: String] = [:]
  var error = ""
  /// Whether it was submitted, so that each change is checked.
  var isChecked = false
  /// The number of the order, which is sent again with a failed one.
  var order: Int?
  var request: Int?
}

/// A problem of a field with its value, by the name of the check.
func failedCheck(
  of field: BehaviourDocument.Form.Field, _ value: Value, _ other: (String) -> Value?
) -> String? {
  let isEmpty = value.isEmptyField
  for check in field.checks {
    switch check {
    case .required: if isEmpty { return check.name }
    case .equals(let name): if let other = other(name.text), other != value { return check.name }
    default: if !isEmpty, !passes(check, value) { return check.name }
    }
  }
  return nil
}

private func passes(_ check: FieldCheck, _ value: Value) -> Bool {
  let text = value.asText ?? ""
  switch check {
  case .required, .equals: return true
  case .email: return isAddress(text)
  case .length(let range): return range.contains(text.unicodeScalars.count)
  case .range(let range):
    guard let number = value.asNumber ?? Double(text.trimmingSpaces) else { return false }
    return range.contains(number)
  case .pattern(let source, _):
    // A pattern that cannot be read holds nothing up; the compiler has told of it.
    guard let pattern = try? TextPattern(source) else { return true }
    return pattern.matches(text)
  }
}

/// `name@host.domain`, without blanks.
private func isAddress(_ text: String) -> Bool {
  let parts = text.split(separator: "@", omittingEmptySubsequences: false)
  guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else {
    return false
  }
  let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
  return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
}

extension Value {
  /// Whether a field with it counts as not filled in.
  fileprivate var isEmptyField: Bool {
    switch self {
    case .nothing, .boolean(false): true
    case .string(let text): text.trimmingSpaces.isEmpty
    case .list(let items): items.isEmpty
    default: false
    }
  }

  /// A field's value as one of an endpoint's type; the name of a problem where it is none.
  ///
  /// Text becomes a number as the user writes it. `nil` stands for a value that is left out.
  func sent(as type: ValueType, separator: Character) -> (value: Value?, problem: String?) {
    if case .optional(let inner) = type {
      return isEmptyField && asText != nil ? (nil, nil) : sent(as: inner, separator: separator)
    }
    guard case .string(let text) = self else { return (stateValue(self, of: type) ?? self, nil) }
    let number = text.filter { !$0.isWhitespace }.map { $0 == separator ? "." : $0 }
    switch type {
    case .integer(let range):
      guard let integer = Int(String(number)), range.contains(integer) else {
        return (nil, "number")
      }
      return (.integer(integer), nil)
    case .number(let range):
      guard let double = Double(String(number)), double.isFinite, range.contains(double) else {
        return (nil, "number")
      }
      return (.number(double), nil)
    case .date: return seconds(ofMoment: text) == nil ? (nil, "date") : (self, nil)
    default: return (self, nil)
    }
  }
}
