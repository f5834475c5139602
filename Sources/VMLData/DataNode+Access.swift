extension DataNode {
  /// Name of this kind of value in messages: `a string`, `a list`.
  public var kindName: String {
    switch content {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The entries of an object, or `nil` for any other kind.
  public var entries: [Entry]? {
    guard case .object(let entries) = content else { return nil }
    return entries
  }

  /// The items of a list, or `nil` for any other kind.
  public var items: [DataNode]? {
    guard case .list(let items) = content else { return nil }
    return items
  }

  /// A string, number or boolean as it is written most simply; `nil` for anything else.
  public var scalarText: String? {
    switch content {
    case .string(let text): text
    case .integer(let integer): String(integer)
    case .number(let number): "\(number)"
    case .boolean(let boolean): boolean ? "true" : "false"
    default: nil
    }
  }

  /// The entry of an object with a key, or `nil` if there is none or this is no object.
  ///
  /// - Complexity: Linear in the number of entries.
  public func entry(_ key: String) -> Entry? {
    entries?.first { $0.key == key }
  }

  /// The value of a key, or `nil` if there is none or this is no object.
  ///
  /// - Complexity: Linear in the number of entries.
  public subscript(_ key: String) -> DataNode? { entry(key)?.value }
}
