/// A value as Swift's string interpolation prints it: `1.0`, `true`, a symbol without its dot.
///
/// - Returns: `nil` for nil, lists, objects and views, which have no text.
public func text(of value: Value) -> String? {
  switch value {
  case .boolean(let boolean): boolean ? "true" : "false"
  case .integer(let integer): String(integer)
  case .number(let number): number.description
  default: value.asText
  }
}

extension Value {
  /// The text, if the value is text of some kind: a string, a color, a URL, a date or a symbol.
  public var asText: String? {
    switch self {
    case .string(let text), .color(let text), .url(let text), .date(let text), .symbol(let text):
      text
    default: nil
    }
  }

  /// The number as a double, whichever kind it is.
  public var asNumber: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// The kind of the value, with the start of its text: `the string '4,7'`, `the integer 1`.
  public var shortDescription: String {
    let limit = 40
    let kind = kindName.drop { $0 != " " }.dropFirst()
    switch self {
    case .boolean, .integer, .number:
      return "the \(kind) \(VMLData.text(of: self) ?? "")"
    default:
      guard let text = asText else { return kindName }
      let start = text.prefix { !$0.isNewline }.prefix(limit)
      let shown = start.utf8.count < text.utf8.count ? start + "…" : start
      return "the \(kind) '\(shown)'"
    }
  }

  public var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  /// The kind of the value in words for messages.
  public var kindName: String {
    switch self {
    case .nothing: "nil"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .color: "a color"
    case .url: "a URL"
    case .date: "a date"
    case .symbol: "a symbol"
    case .list: "a list"
    case .object: "an object"
    case .view: "a view"
    case .unreadable: "data that could not be read"
    }
  }
}
