import Synchronization

/// Hands something from one thread to another, so that only one of them has it.
public final class Handover<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  public init(_ value: consuming Value? = nil) { self.value = Mutex(value) }

  /// Returns the value, and holds it no more.
  public func take() -> Value? { value.withLock { $0.take() } }

  public func put(_ new: consuming Value) {
    let new = Optional(consume new)
    value.withLock { $0 = new }
  }
}
