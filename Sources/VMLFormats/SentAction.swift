import VMLData
import VMLDiagnostics
import VMLMarkup

/// An action of the app that an event sends, and nothing else.
struct SentAction {
  var name: String
  /// `nil` for none.
  var value: FormatValue?

  /// Events whose name and value are variables of their own; others are one message, as the events
  /// of controls stand beside a value of their view.
  static let spread: Set = ["action", "onRefresh", "onTap", "perform"]

  init(name: String, value: FormatValue?) {
    self.name = name
    self.value = value
  }

  /// Reads `send(add_to_cart, sku: 'a')`; `nil` for other steps, and for values of states.
  ///
  /// With `opens` it reads `open('/p')` and `openURL('…')`, too, which the app carries out.
  init?(_ text: String, opens: Bool = false) {
    let steps = Self.steps(of: text)
    guard steps.count == 1 else { return nil }
    if opens, Self.opening.contains(steps[0].name.rawValue), steps[0].arguments.count == 1,
      case .operand(.literal(.string(let path)))? = steps[0].arguments.first?.value
    {
      self.init(name: steps[0].name.rawValue, value: .string(path))
      return
    }
    self.init(steps[0])
  }

  /// The steps of an event; none for a text that is wrong.
  static func steps(of text: String) -> [Step] {
    var bag = DiagnosticBag()
    let bytes = Array(text.utf8)
    let source = SourceText(
      file: FileID(0), bytes: bytes, range: 0..<bytes.count, offsets: nil)
    let steps = parseSteps(source, reporting: &bag).steps
    return bag.hasErrors ? [] : steps
  }

  /// `nil` for a step that is no `send`, and for values of states.
  init?(_ step: Step) {
    guard step.name == .send, let first = step.arguments.first, let name = Self.name(first.value)
    else { return nil }
    self.name = name
    var members: [FormatValue.Member] = []
    for argument in step.arguments.dropFirst() {
      guard case .operand(.literal(let literal)) = argument.value else { return nil }
      members.append(FormatValue.Member(argument.label, FormatValue(literal)))
    }
    value = Self.value(of: members)
  }

  private static let opening: Set = [StepName.open.rawValue, StepName.openURL.rawValue]

  /// Reads `send(add_to_cart, sku: 'a')` or `open('/p')` where it stands in a style, in `steps(…)`
  /// too.
  init?(_ expression: StyleExpression) {
    guard case .member(nil, let word, let arguments) = expression else { return nil }
    if word == "steps", arguments.count == 1, let sent = SentAction(arguments[0].value) {
      self = sent
      return
    }
    if Self.opening.contains(word), arguments.count == 1, arguments[0].label.isEmpty,
      let path = arguments[0].value.string
    {
      (name, value) = (word, .string(path))
      return
    }
    guard word == "send", let first = arguments.first, first.label.isEmpty,
      let name = first.value.sentName
    else { return nil }
    self.name = name
    var members: [FormatValue.Member] = []
    for argument in arguments.dropFirst() {
      guard let constant = FormatValue(constant: argument.value) else { return nil }
      members.append(FormatValue.Member(argument.label, constant))
    }
    value = Self.value(of: members)
  }

  /// The values of an action as one: a value alone, or an object, in which one without a label has
  /// the label `value`.
  private static func value(of members: [FormatValue.Member]) -> FormatValue? {
    if members.count == 1, members[0].key.isEmpty { return members[0].value }
    guard !members.isEmpty else { return nil }
    return .object(members.map { .init($0.key.isEmpty ? "value" : $0.key, $0.value) })
  }

  /// Name and value as one.
  var message: FormatValue {
    let value = self.value.map { [FormatValue.Member("value", $0)] } ?? []
    return .object([FormatValue.Member("action", .string(name))] + value)
  }

  private static func name(_ value: Step.Value) -> String? {
    switch value {
    case .operand(.name(let name)): name.text
    case .operand(.literal(.string(let text))), .operand(.literal(.word(let text))): text
    default: nil
    }
  }

  /// The value as text: itself, or JSON.
  var valueText: String? {
    guard let value else { return nil }
    if case .string(let text) = value { return text }
    return String(decoding: value.json(), as: UTF8.self)
  }
}

extension StyleExpression {
  /// The name of an action, with or without quotes.
  fileprivate var sentName: String? {
    switch self {
    case .member(nil, let name, let arguments) where arguments.isEmpty: name
    case .string(let text): text
    default: nil
    }
  }
}

extension FormatValue {
  /// `nil` for a value that a client works out.
  fileprivate init?(constant expression: StyleExpression) {
    switch expression {
    // A greater integer is another one here.
    case .number(let number) where number.magnitude <= 0x1p53: self = .number(number)
    case .bool(let flag): self = .bool(flag)
    case .string(let text): self = .string(text)
    case .array(let items):
      let values = items.compactMap(FormatValue.init(constant:))
      guard values.count == items.count else { return nil }
      self = .array(values)
    default: return nil
    }
  }

  /// The object that a value of an action is in JSON; a text that is none is itself.
  init(actionValue text: String) {
    self = .string(text)
    guard text.utf8.first == UInt8(ascii: "{") else { return }
    var bag = DiagnosticBag()
    let bytes = Array(text.utf8)
    let source = SourceText(file: FileID(0), bytes: bytes, range: 0..<bytes.count, offsets: nil)
    if let data = readJSON(source, reporting: &bag), !bag.hasErrors { self = FormatValue(data) }
  }

  init(_ data: DataNode) {
    switch data.content {
    case .null: self = .null
    case .boolean(let flag): self = .bool(flag)
    case .integer(let number): self = FormatValue(integer: number)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .list(let items): self = .array(items.map { FormatValue($0) })
    case .object(let entries):
      self = .object(entries.map { Member($0.key, FormatValue($0.value)) })
    }
  }

  fileprivate init(_ literal: BehaviourLiteral) {
    switch literal {
    case .boolean(let flag): self = .bool(flag)
    case .integer(let number): self = FormatValue(integer: number)
    case .number(let number): self = .number(number)
    case .string(let text), .word(let text), .other(let text): self = .string(text)
    case .list(let items): self = .array(items.map(FormatValue.init))
    }
  }
}
