extension FormatValue {
  /// A node of SwiftUIML, and all nodes that it holds as children, with an `id` each.
  ///
  /// A node without one gets `<its parent's id>.<type><number>`, as the library's own
  /// `addingStableIds()` does: the number counts the siblings of its type without an id.
  func withStableIdentifiers(prefix: String = "", numbers: inout [String: Int]) -> FormatValue {
    guard case .object(var members) = self, case .string(let type)? = members.value("type"),
      case .array(var attributes)? = members.value("attributes")
    else { return self }
    var own = attributes.first { $0.key == "id" }.flatMap(\.entryText)
    if own == nil {
      let number = numbers[type, default: 0]
      numbers[type] = number + 1
      let text = "\(prefix)\(type)\(number)"
      attributes.append(.array([.string("id"), .string(text)]))
      own = text
    }
    members.set("attributes", .array(attributes))
    if case .array(let children)? = members.value("children") {
      var numbers: [String: Int] = [:]
      let prefix = (own ?? "") + "."
      members.set(
        "children",
        .array(children.map { $0.withStableIdentifiers(prefix: prefix, numbers: &numbers) }))
    }
    return .object(members)
  }
}

extension FormatValue {
  /// The key of an entry: the first value of an array.
  var key: String? {
    guard case .array(let values) = self, case .string(let key)? = values.first else { return nil }
    return key
  }

  /// The text of an entry's value.
  fileprivate var entryText: String? {
    guard case .array(let values) = self, values.count == 2, case .string(let text) = values[1]
    else { return nil }
    return text
  }
}

extension [FormatValue.Member] {
  func value(_ key: String) -> FormatValue? { first { $0.key == key }?.value }

  mutating func set(_ key: String, _ value: FormatValue) {
    for index in indices where self[index].key == key { self[index].value = value }
  }
}
