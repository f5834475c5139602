import VMLData

/// An action of the app that a document of another format sends.
struct ForeignAction {
  var name: String
  var value: DataNode?

  init(name: String, value: DataNode?) {
    self.name = name
    self.value = value
  }

  /// `{action, value}`; `nil` for another value.
  init?(_ message: DataNode) {
    guard let name = message["action"]?.string,
      message.entries?.allSatisfy({ ["action", "value"].contains($0.key) }) == true
    else { return nil }
    self.init(name: name, value: message["value"])
  }

  /// `action` and `actionValue`, or the steps of an event; `nil` for a value that no step has.
  func attributes(event: String) -> [(name: String, value: String)]? {
    if let step { return [(event, step)] }
    guard event == "onTap", !name.isEmpty, isWritable(name) else {
      return call.map { [(event, $0)] }
    }
    guard let value, value.content != .null else { return [("action", name)] }
    if value.entries == nil, let text = Self.payload(value) {
      return [("action", name), ("actionValue", text)]
    }
    if let call { return [(event, call)] }
    return Self.payload(value).map { [("action", name), ("actionValue", $0)] }
  }

  /// The value as `actionValue` has it: a text, or an object as JSON; `nil` for others, and for a
  /// text that would be read as an object.
  static func payload(_ value: DataNode) -> String? {
    if value.entries != nil {
      let text = String(decoding: FormatValue(value).json(), as: UTF8.self)
      return isWritable(text) ? text : nil
    }
    guard let text = value.string, isWritable(text), case .string = FormatValue(actionValue: text)
    else { return nil }
    return text
  }

  /// `open('/p')` or `openURL('…')`, of what the writer makes of them; `nil` for another action.
  private var step: String? {
    guard let text = value?.string, isWritable(text),
      name == "open" && isPathOfPage(text) || name == "openURL" && isWholeAddress(text)
    else { return nil }
    return "\(name)(\(quoted(text)))"
  }

  /// `send(…)`, or another step that is written as an action; `nil` for a value that no step has.
  var call: String? {
    if let step { return step }
    guard !name.isEmpty, isWritable(name) else { return nil }
    guard let value, value.content != .null else { return "send(\(sent(name)))" }
    guard let entries = value.entries else {
      return literal(value).map { "send(\(sent(name)), \($0))" }
    }
    var arguments = [sent(name)]
    for entry in entries {
      guard isName(entry.key), let text = literal(entry.value) else { return nil }
      arguments.append("\(entry.key): \(text)")
    }
    return entries.isEmpty ? nil : "send(\(arguments.joined(separator: ", ")))"
  }

  private func sent(_ name: String) -> String { isName(name) ? name : quoted(name) }

  private func literal(_ value: DataNode) -> String? {
    switch value.content {
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .number(let number): number.description
    case .string(let text): isWritable(text) ? quoted(text) : nil
    case .list(let items):
      items.allSatisfy { $0.items == nil && literal($0) != nil }
        ? "[" + items.compactMap(literal).joined(separator: ", ") + "]" : nil
    case .null, .object: nil
    }
  }
}

extension DataNode {
  /// The change of a message that becomes this action, or nothing.
  var changeOfMessage: String {
    self["action"]?.string.map { "the message becomes the action '\(shortened($0))'" }
      ?? "the message names no action, and is left out"
  }
}
