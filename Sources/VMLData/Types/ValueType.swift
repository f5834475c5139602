/// A type of values: of props, of actions, and of names under `types:` in site.yaml.
///
/// `parse(type.name)` gives the type again.
public enum ValueType: Hashable, Sendable {
  case string(TextRule = TextRule())
  case number(TypeRange<Double> = TypeRange())
  case integer(TypeRange<Int> = TypeRange())
  case boolean
  case color
  case url
  case date
  /// ISO 8601: `PT1H30M`.
  case duration
  case symbol
  /// One of a few words.
  case choice([String])
  /// Different values: some of a few words, or any texts for `nil`.
  case set(of: [String]?)
  /// The value of a key of one item of a list in the data.
  case reference(list: String, key: String)
  indirect case list(ValueType)
  indirect case optional(ValueType)
  /// Values by name; `nil` for an object of any.
  case object([Field]?)
  /// A type of a ``TypeTable``.
  case named(String)
  case any

  /// A value that an object has under a name.
  public struct Field: Hashable, Sendable {
    public var name: String
    public var type: ValueType

    public init(name: String, type: ValueType) {
      self.name = name
      self.type = type
    }
  }

  /// The type as an author writes it.
  public var name: String {
    switch self {
    case .string(let rule): rule.isEmpty ? "string" : "string(\(rule.text))"
    case .number(let range): range.isEmpty ? "number" : "number(\(range.text))"
    case .integer(let range): range.isEmpty ? "integer" : "integer(\(range.text))"
    case .boolean: "boolean"
    case .color: "color"
    case .url: "url"
    case .date: "date"
    case .duration: "duration"
    case .symbol: "symbol"
    case .choice(let words): "enum(\(words.joined(separator: ", ")))"
    case .set(let words): "set(\(words?.joined(separator: ", ") ?? "string"))"
    case .reference(let list, let key): "ref(\(list), \(key))"
    case .list(let element): "[\(element.name)]"
    case .optional(let wrapped): "\(wrapped.name)?"
    case .object(nil): "object"
    case .object(.some(let fields)):
      fields.isEmpty
        ? "{}" : "{ \(fields.map { "\($0.name): \($0.type.name)" }.joined(separator: ", ")) }"
    case .named(let name): name
    case .any: "any"
    }
  }

  /// The start of the name, for messages.
  public var shortName: String {
    let name = name
    return name.utf8.count > 80 ? "\(name.prefix(79))…" : name
  }

  /// The types that a word names.
  static let simpleTypes: [String: ValueType] = [
    "string": .string(), "number": .number(), "integer": .integer(), "boolean": .boolean,
    "color": .color, "url": .url, "date": .date, "duration": .duration, "symbol": .symbol,
    "object": .object(nil), "any": .any,
  ]
}

/// The least and the greatest value of a type, both its own; `nil` where there is none.
public struct TypeRange<Bound: Comparable & Hashable & Sendable>: Hashable, Sendable {
  public var lower: Bound?
  public var upper: Bound?

  /// The bounds are in their order.
  public init(_ lower: Bound? = nil, _ upper: Bound? = nil) {
    self.lower = lower
    self.upper = upper
  }

  public var isEmpty: Bool { lower == nil && upper == nil }

  public func contains(_ value: Bound) -> Bool {
    if let lower, value < lower { return false }
    if let upper, value > upper { return false }
    return true
  }
}

extension TypeRange where Bound: LosslessStringConvertible {
  /// The range as an author writes it: `0...`.
  public var text: String { "\(lower.map(shown) ?? "")...\(upper.map(shown) ?? "")" }

  private func shown(_ bound: Bound) -> String {
    let text = bound.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// The texts that a type takes.
public struct TextRule: Hashable, Sendable {
  /// In Unicode's scalars.
  public var length: TypeRange<Int>
  /// Holds for the text as a whole; `nil` for any.
  public var pattern: TextPattern?

  public init(length: TypeRange<Int> = TypeRange(), pattern: TextPattern? = nil) {
    self.length = length
    self.pattern = pattern
  }

  public var isEmpty: Bool { length.isEmpty && pattern == nil }

  /// The rule as an author writes it: `1...40, /[a-z]+/`.
  var text: String {
    let parts = [length.isEmpty ? nil : length.text, pattern.map { "/\($0.source)/" }]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  public func allows(_ text: String) -> Bool {
    if !length.isEmpty, !length.contains(text.unicodeScalars.count) { return false }
    return pattern?.matches(text) ?? true
  }
}
