/// A value that an expression may have.
public enum Value: Hashable, Sendable {
  /// `nil`; also YAML's and JSON's `null`.
  case nothing
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  /// A colour as VML writes it in an attribute: `#ff0000`, `blue`.
  case color(String)
  case url(String)
  /// ISO 8601, as written.
  case date(String)
  /// An enum case or the name of a symbol, without its dot.
  case symbol(String)
  case list([Value])
  case object(ValueObject)
  /// Stands for a file that could not be read: nothing is known of it, and nothing is reported.
  case unreadable
  /// One of the views passed to a component: an index into the views that the run has made.
  case view(ViewReference)
}

/// A view that was passed to a component, as an expression sees it (`children`).
public struct ViewReference: Hashable, Sendable {
  /// A handle that the expander gave out.
  public var handle: Int
  /// `index`, `isFirst`, `isLast`, `id`, `tag` and the view's attributes.
  public var members: ValueObject

  public init(handle: Int, members: ValueObject) {
    self.handle = handle
    self.members = members
  }
}

/// Keys and values in the order in which they were written.
public struct ValueObject: Hashable, Sendable {
  public private(set) var keys: [String] = []
  public private(set) var values: [Value] = []
  /// Only for objects with many keys; a few are found faster by looking at each.
  private var index: [String: Int] = [:]

  public init() {}

  /// An object without keys that has room for some.
  public init(capacity: Int) {
    keys.reserveCapacity(capacity)
    values.reserveCapacity(capacity)
  }

  public init(_ pairs: KeyValuePairs<String, Value>) {
    for (key, value) in pairs { self[key] = value }
  }

  /// An object with a value for each key; no two keys may be equal.
  init(keys: [String], values: [Value]) {
    precondition(keys.count == values.count, "each key has a value")
    self.keys = keys
    self.values = values
    guard keys.count > Self.scanLimit else { return }
    for (position, key) in keys.enumerated() { index[key] = position }
  }

  /// The value of a key, or `nil` if it has none.
  ///
  /// Setting `nil` does nothing: objects only grow.
  public subscript(_ key: String) -> Value? {
    get { position(of: key).map { values[$0] } }
    set {
      guard let newValue else { return }
      if let position = position(of: key) {
        values[position] = newValue
        return
      }
      keys.append(key)
      values.append(newValue)
      guard keys.count > Self.scanLimit else { return }
      if index.isEmpty {
        for (position, key) in keys.enumerated() { index[key] = position }
      } else {
        index[key] = keys.count - 1
      }
    }
  }

  private static let scanLimit = 8

  private func position(of key: String) -> Int? {
    keys.count > Self.scanLimit ? index[key] : keys.firstIndex(of: key)
  }
}

extension DataNode {
  /// The value without its places.
  public var value: Value {
    switch content {
    case .null: return .nothing
    case .boolean(let boolean): return .boolean(boolean)
    case .integer(let integer): return .integer(integer)
    case .number(let number): return .number(number)
    case .string(let string): return .string(string)
    case .list(let nodes): return .list(nodes.map(\.value))
    case .object(let entries):
      return .object(
        ValueObject(keys: entries.map(\.key), values: entries.map(\.value.value)))
    }
  }
}
