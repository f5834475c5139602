#if canImport(Darwin)
  import Darwin
  import os

  /// A value that one thread at a time may use.
  ///
  /// `Mutex` needs iOS 18, and what apps link runs on earlier systems.
  // SAFETY: the value is used under the lock alone.
  package final class Locked<Value>: @unchecked Sendable {
    private let lock = OSAllocatedUnfairLock()
    private var value: Value

    package init(_ value: consuming sending Value) { self.value = value }

    package func withLock<Result, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return try body(&value)
    }
  }
#else
  package import Synchronization

  /// A value that one thread at a time may use.
  package typealias Locked = Mutex
#endif
