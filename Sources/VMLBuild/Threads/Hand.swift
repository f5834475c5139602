import Synchronization

/// Hands something from one thread to another, so that only one of them has it.
final class Hand<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  init(_ value: consuming Value? = nil) { self.value = Mutex(value) }

  /// What it holds, which it then holds no more.
  func take() -> Value? { value.withLock { $0.take() } }

  func put(_ new: consuming Value) {
    let new = Optional(consume new)
    value.withLock { $0 = new }
  }
}
