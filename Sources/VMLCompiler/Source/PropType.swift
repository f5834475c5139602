import VMLData

/// The type that a component declares for a prop.
public indirect enum PropType: Hashable, Sendable {
  case string
  case number
  case integer
  case boolean
  case color
  case url
  case date
  case symbol
  /// One of a few words.
  case choice([String])
  case list(PropType)
  case optional(PropType)
  case object
  case any

  /// The type as an author writes it.
  public var name: String {
    switch self {
    case .string: "string"
    case .number: "number"
    case .integer: "integer"
    case .boolean: "boolean"
    case .color: "color"
    case .url: "url"
    case .date: "date"
    case .symbol: "symbol"
    case .choice(let words): "enum(\(words.joined(separator: ", ")))"
    case .list(let element): "[\(element.name)]"
    case .optional(let wrapped): "\(wrapped.name)?"
    case .object: "object"
    case .any: "any"
    }
  }

  static let simpleTypes: [String: PropType] = [
    "string": .string, "number": .number, "integer": .integer, "boolean": .boolean,
    "color": .color, "url": .url, "date": .date, "symbol": .symbol, "object": .object, "any": .any,
  ]

  /// Deepest nesting of types; a plain type has depth 1.
  static var depthLimit: Int { 8 }

  /// Parses a type; `nil` if the text is none.
  ///
  /// `string`, `enum(a, b)`, `[T]`, `T?`; at most eight brackets and marks deep.
  public init?(_ text: String, depth: Int = 0) {
    let text = text.trimmingSpaces
    guard depth < Self.depthLimit else { return nil }
    if text.hasSuffix("?") {
      guard let wrapped = PropType(String(text.dropLast()), depth: depth + 1) else { return nil }
      self = .optional(wrapped)
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = String(text.dropFirst().dropLast())
      guard let element = PropType(inner, depth: depth + 1) else { return nil }
      self = .list(element)
    } else if text.hasPrefix("enum("), text.hasSuffix(")") {
      let words = text.dropFirst(5).dropLast().split(separator: ",").map {
        String($0).trimmingSpaces
      }
      guard !words.isEmpty, words.allSatisfy(isWord) else { return nil }
      self = .choice(words)
    } else if let simple = Self.simpleTypes[text] {
      self = simple
    } else {
      return nil
    }
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return self == .any
  }
}

/// Whether text is letters, digits, `_` and `-`, with no digit first.
func isWord(_ text: String) -> Bool {
  guard let first = text.utf8.first, !(first &- 0x30 < 10) else { return false }
  return text.utf8.allSatisfy {
    ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F || $0 == 0x2D
  }
}

extension String {
  /// The text without the blanks at both ends.
  var trimmingSpaces: String {
    var text = Substring(self)
    while let first = text.utf8.first, first <= 0x20 { text.removeFirst() }
    while let last = text.utf8.last, last <= 0x20 { text.removeLast() }
    return String(text)
  }
}

extension PropType {
  /// The value of an attribute's literal text for this type, or `nil` if it has none.
  func value(ofText text: String) -> Value? {
    switch self {
    case .string: .string(text)
    case .any: .string(text)
    case .integer: Int(text.trimmingSpaces).map(Value.integer)
    case .number: number(text.trimmingSpaces)
    case .boolean: text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
    case .color: isColor(text) ? .color(withoutDot(text)) : nil
    case .url: isURL(text) ? .url(text) : nil
    case .date: isDate(text) ? .date(text) : nil
    case .symbol: isSymbol(withoutDot(text)) ? .symbol(withoutDot(text)) : nil
    case .choice(let words): words.contains(withoutDot(text)) ? .symbol(withoutDot(text)) : nil
    case .optional(let wrapped): wrapped.value(ofText: text)
    case .list, .object: nil
    }
  }

  /// A value converted to this type, or `nil` if it does not fit.
  ///
  /// A value may stand for the text that an attribute would have: a number or boolean for a
  /// `string` is its text, and a string for a `color` is the colour of that name.
  func converting(_ value: Value) -> Value? {
    switch (self, value) {
    case (.any, _): return value
    case (.optional, .nothing): return .nothing
    case (.optional(let wrapped), _): return wrapped.converting(value)
    case (.list(let element), .list(let items)):
      var converted: [Value] = []
      for item in items {
        guard let item = element.converting(item) else { return nil }
        converted.append(item)
      }
      return .list(converted)
    case (.object, .object), (.boolean, .boolean), (.integer, .integer), (.number, .integer),
      (.number, .number), (.string, .string), (.color, .color), (.url, .url), (.date, .date),
      (.symbol, .symbol):
      return value
    case (.string, .integer), (.string, .number), (.string, .boolean), (.string, .url),
      (.string, .date), (.string, .symbol), (.string, .color):
      return text(of: value).map(Value.string)
    case (.integer, .number(let number)): return Int(exactly: number).map(Value.integer)
    case (_, .string(let text)), (_, .symbol(let text)), (_, .color(let text)):
      return self.value(ofText: text)
    default: return nil
    }
  }

  private func number(_ text: String) -> Value? {
    if let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else { return nil }
    return .number(number)
  }

  private func withoutDot(_ text: String) -> String {
    text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// A hexadecimal colour, or the name of one.
  private func isColor(_ text: String) -> Bool {
    if text.hasPrefix("#") {
      let digits = text.utf8.dropFirst()
      return [6, 8].contains(digits.count)
        && digits.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 }
    }
    return isWord(withoutDot(text))
  }

  /// At least one character, and no blanks and quotes.
  private func isURL(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x3C && $0 != 0x3E }
  }

  /// `2025-01-31`, with or without a time after a `T` or blank.
  private func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return false }
    for index in [0, 1, 2, 3, 5, 6, 8, 9] where !(bytes[index] &- 0x30 < 10) { return false }
    let month = (bytes[5] - 0x30) * 10 + (bytes[6] - 0x30)
    let day = (bytes[8] - 0x30) * 10 + (bytes[9] - 0x30)
    guard (1...12).contains(month), (1...31).contains(day) else { return false }
    return bytes.count == 10 || bytes[10] == 0x54 || bytes[10] == 0x20
  }

  /// Words joined by dots: `star.fill`.
  private func isSymbol(_ text: String) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    return !words.isEmpty
      && words.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { isWordByte($0) } }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte == 0x2D
  }
}
