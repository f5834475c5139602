/// The values of the environment that VML can say.
///
/// Each has its first value, and what is set is written as a modifier.
public struct EnvironmentValues {
  /// Name and spelling of the value that was set last.
  private(set) var last: (name: String, code: String)?

  init() {}

  mutating func set(_ name: String, _ code: String) { last = (name, code) }
}

/// The value that a view's environment begins with.
@propertyWrapper public struct Environment<Value> {
  public let wrappedValue: Value
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    wrappedValue = EnvironmentValues()[keyPath: keyPath]
  }
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    var values = EnvironmentValues()
    values[keyPath: keyPath] = value
    var call = ModifierCall("environment(")
    if let (name, code) = values.last {
      call.value(nil, "\\." + name)
      call.value(nil, code)
    }
    return modified(call)
  }
}
