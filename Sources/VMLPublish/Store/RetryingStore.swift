/// Tries again what may go well another time, with pauses that grow and that chance spreads, so
/// that many publishers do not come back at one moment.
public struct RetryingStore: Store {
  private let store: any Store
  private let policy: RetryPolicy

  public init(_ store: any Store, policy: RetryPolicy = RetryPolicy()) {
    self.store = store
    self.policy = policy
  }

  public var name: String { store.name }
  public var identity: String { store.identity }
  public var defaultTrees: TreeLayout { store.defaultTrees }
  public var keepsConditions: Bool { store.keepsConditions }
  public var parallelism: Int { store.parallelism }

  public func get(_ key: String, limit: Int) async throws(StoreError) -> StoredObject? {
    try await retrying { _ throws(StoreError) in try await store.get(key, limit: limit) }
  }

  public func status(_ key: String) async throws(StoreError) -> StoredEntry? {
    try await retrying { _ throws(StoreError) in try await store.status(key) }
  }

  public func put(
    _ key: String, _ bytes: [UInt8], _ attributes: ObjectAttributes, if condition: WriteCondition
  ) async throws(StoreError) -> WriteTag? {
    try await retrying { attempt throws(StoreError) in
      do throws(StoreError) {
        return try await store.put(key, bytes, attributes, if: condition)
      } catch  where error.kind == .conditionFailed && attempt > 0 {
        // The write before may have been done, and only its answer lost.
        guard let found = try await object(key, with: bytes) else { throw error }
        return found.tag
      }
    }
  }

  /// The object that has these bytes; `nil` where it has others, or is not there.
  ///
  /// - Throws: If the read fails, for then it is not known whose bytes are there; where another
  ///   try may help, the write is tried again, too.
  private func object(
    _ key: String, with bytes: [UInt8]
  ) async throws(StoreError) -> StoredObject? {
    do throws(StoreError) {
      let found = try await store.get(key, limit: bytes.count)
      return found?.bytes == bytes ? found : nil
    } catch  where error.kind == .tooLarge {
      return nil
    }
  }

  public func list(_ prefix: String) async throws(StoreError) -> [StoredEntry] {
    try await retrying { _ throws(StoreError) in try await store.list(prefix) }
  }

  public func remove(_ key: String) async throws(StoreError) {
    try await retrying { _ throws(StoreError) in try await store.remove(key) }
  }

  public func copy(
    _ key: String, to newKey: String, _ attributes: ObjectAttributes
  ) async throws(StoreError) {
    try await retrying { _ throws(StoreError) in
      try await store.copy(key, to: newKey, attributes)
    }
  }

  public func settle() async throws(StoreError) { try await store.settle() }

  public func clockOffset() async throws(StoreError) -> Int? { try await store.clockOffset() }

  public func proves(_ tag: WriteTag, _ bytes: [UInt8]) -> Bool { store.proves(tag, bytes) }

  private func retrying<Success>(
    _ call: (_ attempt: Int) async throws(StoreError) -> Success
  ) async throws(StoreError) -> Success {
    var attempt = 0
    while true {
      do throws(StoreError) {
        return try await call(attempt)
      } catch {
        guard let retry = error.retry, attempt + 1 < policy.attempts, !Task.isCancelled,
          let pause = policy.pause(before: attempt + 1, retry)
        else { throw error }
        await policy.sleep(pause)
        attempt += 1
      }
    }
  }
}

/// Number of attempts, and the pauses between them.
public struct RetryPolicy: Sendable {
  /// Number of attempts in all; at least one.
  public var attempts = 6
  /// The longest first pause; it doubles with each attempt.
  public var base = Duration.milliseconds(200)
  /// The longest pause that is waited for, whatever the store asks for.
  public var longest = Duration.seconds(30)
  /// A number from 0 to 1, by chance.
  public var chance: @Sendable () -> Double = { Double.random(in: 0...1) }
  public var sleep: @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }

  public init() {}

  /// The pause before an attempt; `nil` where the store asks for a longer one than is waited for.
  func pause(before attempt: Int, _ retry: StoreError.Retry) -> Duration? {
    let doubled = base * (1 << min(attempt - 1, 16))
    let jittered = min(doubled, longest) * chance()
    guard case .after(let seconds) = retry else { return jittered }
    let asked = Duration.seconds(max(0, seconds))
    // A little later than asked for, so that not all come back at once.
    return asked > longest ? nil : asked + base * chance()
  }
}
