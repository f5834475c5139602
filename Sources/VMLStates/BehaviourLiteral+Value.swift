public import VMLData
public import VMLMarkup

extension BehaviourLiteral {
  /// The constant that the text of an attribute is.
  public init(ofAttribute text: String) {
    if text == "true" || text == "false" {
      self = .boolean(text == "true")
    } else if let integer = Int(text) {
      self = .integer(integer)
    } else if let number = Double(text), number.isFinite {
      self = .number(number)
    } else {
      self = .string(text)
    }
  }

  /// The constant as a value.
  public var value: Value {
    switch self {
    case .boolean(let boolean): .boolean(boolean)
    case .integer(let integer): .integer(integer)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .word(let word): .string(word)
    case .list(let items): .list(items.map(\.value))
    case .other(let text): .string(text)
    }
  }

  /// The type that it shows of itself.
  public var type: ValueType? {
    switch self {
    case .boolean: .boolean
    case .integer: .integer()
    case .number: .number()
    case .string: .string()
    case .word, .list, .other: nil
    }
  }

  /// The constant as the text of an attribute.
  public var attributeText: String {
    switch self {
    case .boolean(let boolean): boolean ? "true" : "false"
    case .integer(let integer): String(integer)
    case .number: VMLData.text(of: value) ?? ""
    case .string(let text), .word(let text), .other(let text): text
    case .list(let items): items.map(\.attributeText).joined(separator: ",")
    }
  }
}

extension Value {
  /// The value of a state as the text of an attribute.
  public var attributeText: String {
    if case .list(let items) = self {
      return items.compactMap { VMLData.text(of: $0) }.joined(separator: ",")
    }
    return VMLData.text(of: self) ?? ""
  }
}
