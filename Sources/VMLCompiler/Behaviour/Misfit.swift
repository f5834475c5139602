import VMLData
import VMLMarkup
import VMLStates

/// The reason for which a constant is not of a type, for messages: "5 is out of the range '1...3'".
struct Misfit {
  /// The constant, or its kind.
  var subject: String
  var predicate: String

  init(_ literal: BehaviourLiteral, _ type: ValueType, in types: TypeTable) {
    subject = literal.kindName
    predicate = "is not of type '\(type.shortName)'"
    switch (types.resolved(type), literal) {
    case (.optional(let wrapped), _): self = Misfit(literal, wrapped, in: types)
    case (.integer(let range), .integer):
      (subject, predicate) = (literal.attributeText, "is out of the range '\(range.text)'")
    case (.number(let range), .integer), (.number(let range), .number):
      (subject, predicate) = (literal.attributeText, "is out of the range '\(range.text)'")
    case (.string(let rule), .string(let text)):
      (subject, predicate) = ("'\(text.prefix(40))'", Self.reason(text, rule))
    case (.date, .string(let text)): (subject, predicate) = ("'\(text.prefix(40))'", "is no date")
    case (.set(let words), .list(let items)):
      predicate = Self.reason(items, words) ?? predicate
    default: break
    }
  }

  private static func reason(_ text: String, _ rule: TextRule) -> String {
    let count = text.unicodeScalars.count
    if !rule.length.contains(count) {
      return "has \(count) character\(count == 1 ? "" : "s"), and "
        + "\(rule.length.text) are allowed"
    }
    if let pattern = rule.pattern, !pattern.matches(text) {
      return "does not match the pattern /\(pattern.source)/"
    }
    return "has more than \(BehaviourLimits.stringBytes) bytes"
  }

  private static func reason(_ items: [BehaviourLiteral], _ words: [String]?) -> String? {
    guard items.count <= BehaviourLimits.setItems else {
      return "has more than \(BehaviourLimits.setItems) values"
    }
    if let wrong = items.first(where: { !isItem($0, of: words) }) {
      return words.map { "has \(wrong.kindName), which is none of \($0.joined(separator: ", "))" }
        ?? "has \(wrong.kindName), and its values are strings"
    }
    return "has a value twice"
  }
}
