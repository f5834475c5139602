import VMLData

// Values in Swift's own types, for apps and for the code of `vmlc export constants`.
extension SentValue {
  public init(_ label: String, text: String) { self.init(label, .string(text)) }
  public init(_ label: String, boolean: Bool) { self.init(label, .boolean(boolean)) }
  public init(_ label: String, integer: Int) { self.init(label, .integer(integer)) }
  public init(_ label: String, number: Double) { self.init(label, .number(number)) }
  public init(_ label: String, texts: [String]) {
    self.init(label, .list(texts.map { .string($0) }))
  }

  /// A text, a date, a colour or an address; `nil` for a value of another kind.
  public var text: String? {
    switch value {
    case .string(let text), .date(let text), .color(let text), .url(let text), .symbol(let text):
      text
    default: nil
    }
  }

  public var boolean: Bool? { if case .boolean(let value) = value { value } else { nil } }

  /// A whole number; `nil` for one with a fraction.
  public var integer: Int? {
    switch value {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  public var number: Double? {
    switch value {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The texts of a set; `nil` for anything else.
  public var texts: [String]? {
    guard case .list(let items) = value else { return nil }
    return items.compactMap { item in if case .string(let text) = item { text } else { nil } }
  }
}

extension BehaviourEvent {
  /// The app sets a state of the site.
  public static func appSet(_ name: String, text: String) -> BehaviourEvent {
    .appSet(name, .string(text))
  }

  public static func appSet(_ name: String, boolean: Bool) -> BehaviourEvent {
    .appSet(name, .boolean(boolean))
  }

  public static func appSet(_ name: String, integer: Int) -> BehaviourEvent {
    .appSet(name, .integer(integer))
  }

  public static func appSet(_ name: String, number: Double) -> BehaviourEvent {
    .appSet(name, .number(number))
  }

  public static func appSet(_ name: String, texts: [String]) -> BehaviourEvent {
    .appSet(name, .list(texts.map { .string($0) }))
  }
}
