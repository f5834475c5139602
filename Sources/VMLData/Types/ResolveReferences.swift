extension TypeTable {
  /// The list and the key that a type refers to, also from inside an optional or a list; `nil` for
  /// a type that refers to nothing.
  public func reference(of type: ValueType) -> (list: String, key: String)? {
    switch resolved(type) {
    case .reference(let list, let key): (list, key)
    case .optional(let inner), .list(let inner): reference(of: inner)
    default: nil
    }
  }
}

/// Puts what references refer to in their places.
///
/// It takes items as they are in `data`, so that no item is inside itself. A list is gone through
/// once, when something refers to it.
public struct ReferenceResolver: Sendable {
  private let types: TypeTable
  private let references: ReferenceIndex

  public init(_ types: TypeTable, to references: ReferenceIndex) {
    self.types = types
    self.references = references
  }

  /// The items of a data file with its resolved keys; what refers to nothing stays as it is.
  ///
  /// - Complexity: Linear in the items, and in the items of the lists that they refer to.
  public func resolve(_ value: Value, of data: DataType) -> Value {
    guard case .list(let items) = value, case .list(let element) = types.resolved(data.type),
      case .object(let fields?) = types.resolved(element)
    else { return value }
    var targets: [String: [String: Value]] = [:]
    for field in fields where data.resolved.contains(field.name) {
      guard let (list, key) = types.reference(of: field.type) else { continue }
      targets[field.name] = references.itemsByText(of: list, key)
    }
    return .list(items.map { resolve($0, targets) })
  }

  private func resolve(_ item: Value, _ targets: [String: [String: Value]]) -> Value {
    guard case .object(let object) = item else { return item }
    var resolved = ValueObject(capacity: object.keys.count)
    for (key, value) in zip(object.keys, object.values) {
      resolved[key] = targets[key].map { found(value, in: $0) } ?? value
    }
    return .object(resolved)
  }

  private func found(_ value: Value, in items: [String: Value]) -> Value {
    if case .list(let values) = value { return .list(values.map { found($0, in: items) }) }
    return text(of: value).flatMap { items[$0] } ?? value
  }
}
