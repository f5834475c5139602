import Synchronization
import VMLPublish
import VMLRelease

/// A store that fails as it is told, and counts what is asked of it.
final class FaultyStore: Store {
  private let store: any Store
  private let state = Mutex(State())

  private struct State {
    var calls = 0
    var writes: [String] = []
    var lifetime: Int?
    var failure: (@Sendable (_ call: Int, _ operation: String, _ key: String) -> StoreError?)?
    /// Writes that are done and then reported as failed.
    var lost: (@Sendable (_ key: String) -> Bool)?
    var beforeWrite: (@Sendable (_ key: String) async -> Void)?
    /// Writes that are reported as done, and are not.
    var dropped: (@Sendable (_ key: String) -> Bool)?
    var proof: (@Sendable (_ tag: WriteTag, _ bytes: [UInt8]) -> Bool)?
    var clockOffset: Int?
    var changedReading: (@Sendable (_ key: String, _ bytes: [UInt8]) -> [UInt8])?
  }

  /// Whether the store is taken for one whose conditions hold.
  let keepsConditions: Bool
  /// Whether it takes no notice of conditions.
  let ignoresConditions: Bool

  init(_ store: any Store, keepsConditions: Bool = true, ignoresConditions: Bool = false) {
    self.store = store
    self.keepsConditions = keepsConditions
    self.ignoresConditions = ignoresConditions
  }

  var name: String { store.name }
  var identity: String { store.identity }
  var defaultTrees: TreeLayout { store.defaultTrees }
  var parallelism: Int { store.parallelism }

  var calls: Int { state.withLock { $0.calls } }
  /// The keys that were written, in order.
  var writes: [String] { state.withLock { $0.writes } }

  /// After so many calls nothing is done any more, as if the publisher had been killed.
  func die(after calls: Int) { state.withLock { $0.lifetime = calls } }

  func fail(_ failure: @escaping @Sendable (Int, String, String) -> StoreError?) {
    state.withLock { $0.failure = failure }
  }

  func loseAnswers(_ lost: @escaping @Sendable (String) -> Bool) {
    state.withLock { $0.lost = lost }
  }

  func beforeWrite(_ body: @escaping @Sendable (String) async -> Void) {
    state.withLock { $0.beforeWrite = body }
  }

  func dropWrites(of isDropped: @escaping @Sendable (String) -> Bool) {
    state.withLock { $0.dropped = isDropped }
  }

  func prove(_ proof: @escaping @Sendable (WriteTag, [UInt8]) -> Bool) {
    state.withLock { $0.proof = proof }
  }

  /// Has the store's clock be ahead of this machine's.
  func setClock(ahead seconds: Int) { state.withLock { $0.clockOffset = seconds } }

  /// Changes what is read instead of what is there.
  func changeReadings(_ change: @escaping @Sendable (String, [UInt8]) -> [UInt8]) {
    state.withLock { $0.changedReading = change }
  }

  func forget() {
    state.withLock {
      $0.calls = 0
      $0.writes = []
    }
  }

  private func call(_ operation: String, _ key: String) throws(StoreError) {
    let failure: StoreError? = state.withLock { state in
      state.calls += 1
      if let lifetime = state.lifetime, state.calls > lifetime {
        return StoreError(.network, operation, key, "the publisher is dead")
      }
      return state.failure?(state.calls, operation, key)
    }
    if let failure { throw failure }
  }

  func get(_ key: String, limit: Int) async throws(StoreError) -> StoredObject? {
    try call("read", key)
    var found = try await store.get(key, limit: limit)
    if let bytes = found?.bytes, let change = state.withLock({ $0.changedReading }) {
      found?.bytes = change(key, bytes)
    }
    return found
  }

  func status(_ key: String) async throws(StoreError) -> StoredEntry? {
    try call("look at", key)
    return try await store.status(key)
  }

  func put(
    _ key: String, _ bytes: [UInt8], _ attributes: ObjectAttributes, if condition: WriteCondition
  ) async throws(StoreError) -> WriteTag? {
    try call("write", key)
    if let beforeWrite = state.withLock({ $0.beforeWrite }) { await beforeWrite(key) }
    if state.withLock({ $0.dropped?(key) == true }) { return WriteTag("dropped") }
    let tag = try await store.put(
      key, bytes, attributes, if: ignoresConditions ? .always : condition)
    let isLost = state.withLock { state in
      state.writes.append(key)
      return state.lost?(key) == true
    }
    if isLost { throw StoreError(.network, "write", key, "the answer was lost", retry: .backOff) }
    return tag
  }

  func list(_ prefix: String) async throws(StoreError) -> [StoredEntry] {
    try call("list", prefix)
    return try await store.list(prefix)
  }

  func remove(_ key: String) async throws(StoreError) {
    try call("remove", key)
    try await store.remove(key)
  }

  func copy(
    _ key: String, to newKey: String, _ attributes: ObjectAttributes
  ) async throws(StoreError) {
    try call("copy", newKey)
    try await store.copy(key, to: newKey, attributes)
    state.withLock { $0.writes.append(newKey) }
  }

  func settle() async throws(StoreError) { try await store.settle() }

  func clockOffset() async throws(StoreError) -> Int? {
    if let offset = state.withLock({ $0.clockOffset }) { return offset }
    return try await store.clockOffset()
  }

  func proves(_ tag: WriteTag, _ bytes: [UInt8]) -> Bool {
    if let proof = state.withLock({ $0.proof }) { return proof(tag, bytes) }
    return store.proves(tag, bytes)
  }
}
