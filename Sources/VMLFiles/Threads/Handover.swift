import VMLBase

#if !canImport(Darwin)
  import Synchronization
#endif

/// Hands something from one thread to another, so that only one of them has it.
public final class Handover<Value: Sendable>: Sendable {
  private let value: Locked<Value?>

  public init(_ value: consuming Value? = nil) { self.value = Locked(value) }

  /// Returns the value, and holds it no more.
  public func take() -> Value? { value.withLock { $0.take() } }

  public func put(_ new: consuming Value) {
    let new = Optional(consume new)
    value.withLock { $0 = new }
  }
}
