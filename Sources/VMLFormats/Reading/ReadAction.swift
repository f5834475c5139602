import VMLData

/// An action of the app that a document of another format sends.
struct ForeignAction {
  var name: String
  var value: DataNode?

  /// `action` and `actionValue`, or the steps of an event; `nil` for a value that no step has.
  func attributes(event: String) -> [(name: String, value: String)]? {
    guard isWritable(name) else { return nil }
    let isPlain = event == "onTap" && !name.isEmpty
    guard let value, value.content != .null else {
      return isPlain ? [("action", name)] : [(event, "send(\(step(name)))")]
    }
    if isPlain, let text = value.string, isWritable(text) {
      return [("action", name), ("actionValue", text)]
    }
    guard let entries = value.entries else {
      return literal(value).map { [(event, "send(\(step(name)), \($0))")] }
    }
    var arguments = [step(name)]
    for entry in entries {
      guard isName(entry.key), let text = literal(entry.value) else { return nil }
      arguments.append("\(entry.key): \(text)")
    }
    return entries.isEmpty ? nil : [(event, "send(\(arguments.joined(separator: ", ")))")]
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
