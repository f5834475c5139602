// States that only a device has. They are here to say what stands in their place.

/// Focus of fields, which steps name: `focus(email)`.
@available(*, unavailable, message: "VML has no form for it: use the step focus(name) of a field")
@propertyWrapper public struct FocusState<Value> {
  /// Does not exist.
  public var wrappedValue: Value {
    get { preconditionFailure("a document has no focus") }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value> { self }
  public init() {}
}

/// Focus of VoiceOver, which no step moves.
@available(*, unavailable, message: "VML has no form for it: use the step announce(text)")
@propertyWrapper public struct AccessibilityFocusState<Value> {
  /// Does not exist.
  public var wrappedValue: Value {
    get { preconditionFailure("a document has no focus") }
    nonmutating set {}
  }
  public var projectedValue: AccessibilityFocusState<Value> { self }
  public init() {}
}

/// State of a gesture, which VML has not.
@available(*, unavailable, message: "VML has no form for it: gestures run in the app alone")
@propertyWrapper public struct GestureState<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Size that a view gets on a device.
@available(*, unavailable, message: "VML has no form for it: sizes are known on the device alone")
public struct GeometryProxy {
  public let size: CGSize
}
