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

  /// `send(…)`; `nil` for a value that no step has.
  var call: String? {
    guard !name.isEmpty, isWritable(name) else { return nil }
    guard let value, value.content != .null else { return "send(\(step(name)))" }
    guard let entries = value.entries else {
      return literal(value).map { "send(\(step(name)), \($0))" }
    }
    var arguments = [step(name)]
    for entry in entries {
      guard isName(entry.key), let text = literal(entry.value) else { return nil }
      arguments.append("\(entry.key): \(text)")
    }
    return entries.isEmpty ? nil : "send(\(arguments.joined(separator: ", ")))"
  }

  private func step(_ name: String) -> String { isName(name) ? name : quoted(name) }

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
