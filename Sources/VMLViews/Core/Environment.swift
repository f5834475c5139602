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

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction { OpenURLAction(vmlCode: ".openURL") }
}

/// Gives the step `dismiss()`.
public struct DismissAction {
  @discardableResult public func callAsFunction() -> Steps { Steps("dismiss") }
}

extension OpenURLAction {
  /// Gives the step `openURL(…)`.
  @discardableResult public func callAsFunction(_ url: URL) -> Steps {
    Steps("openURL", url.vmlCode)
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
