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
    if event == "onTap", !name.isEmpty, isWritable(name) {
      guard let value, value.content != .null else { return [("action", name)] }
      if let text = value.string, isWritable(text) {
        return [("action", name), ("actionValue", text)]
      }
    }
    return call.map { [(event, $0)] }
  }

  /// `send(…)`; `nil` for a value that no step has.
  var call: String? {
    guard isWritable(name) else { return nil }
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
