import VMLRelease

/// An object that says who is at work, for stores that cannot write under a condition.
///
/// It is weaker than a condition: two that write it at one moment find out only by reading it again
/// after a while. What they then do is named by content or by a version of its own, so that no
/// mixture comes of it; the last to flip wins.
struct StoreLock: Sendable {
  private let store: any Store
  private let key: String
  private let holder: LockHolder
  private let clock: @Sendable () -> UTCTime
  /// Held as long as the lock.
  private let own: OwnLock?

  /// Time that a lock holds unless its holder gives it up, in seconds.
  static let lifetime = 600

  private init(
    store: any Store, key: String, clock: @escaping @Sendable () -> UTCTime, own: OwnLock?
  ) {
    self.own = own
    self.store = store
    self.key = key
    holder = LockHolder(since: clock())
    self.clock = clock
  }

  static func key(of channel: String) -> String { StoreLayout.locks + channel + ".json" }

  /// Takes the lock of a channel; `settling` is how long another one may take to write at the same
  /// moment.
  ///
  /// A lock that a publisher left which was killed on this machine is taken over: the lock names
  /// its process, and `stateFolder` says which lock it was.
  static func take(
    _ channel: String, in store: any Store, stateFolder: String?,
    clock: @escaping @Sendable () -> UTCTime, settling: Duration
  ) async throws(PublishFailure) -> StoreLock {
    let own = OwnLock(store, channel, in: stateFolder)
    let lock = StoreLock(store: store, key: key(of: channel), clock: clock, own: own)
    if let other = try await lock.found(), other.isHeld(at: clock()),
      other.owner != own?.owner
    {
      let holder = other.holder.map { " (\($0.words))" } ?? ""
      throw .busy(
        "another publisher is at work on the channel '\(channel)'\(holder); its lock ends at "
          + "\(other.expires). Where it was killed, 'vmlc unlock' takes the lock away")
    }
    own?.note(lock.holder.owner)
    try await lock.write()
    try? await Task.sleep(for: settling)
    try await lock.check()
    return lock
  }

  /// Checks that the lock is still ours.
  func check() async throws(PublishFailure) {
    guard let found = try await found(), found.owner == holder.owner, clock() < found.expires else {
      throw .busy("another publisher has taken the lock '\(key)' meanwhile; publish again")
    }
  }

  /// Holds the lock for longer.
  func renew() async throws(PublishFailure) {
    try await check()
    try await write()
  }

  /// Gives the lock up; where that fails it ends by itself.
  func giveUp() async {
    await afterwards {
      guard let found = try? await found(), found.owner == holder.owner else { return }
      _ = try? await store.remove(key)
    }
  }

  private func write() async throws(PublishFailure) {
    let expires = UTCTime(seconds: clock().seconds + Self.lifetime)
    let json: JSONValue = [
      "owner": .string(holder.owner), "expires": .string(expires.description),
      "holder": holder.json,
    ]
    _ = try await asking { () throws(StoreError) in
      try await store.put(key, json.fileBytes, .lock, if: .always)
    }
  }

  private func found() async throws(PublishFailure) -> Found? {
    try await Self.read(key, in: store)
  }

  /// A lock as it is in a store.
  struct Found {
    var owner: String
    var expires: UTCTime
    var holder: LockHolder?

    /// Whether its time is not over, and its process not known to have ended.
    func isHeld(at now: UTCTime) -> Bool { now < expires && holder?.process?.life != .dead }
  }

  /// `nil` for what is no lock.
  static func read(_ key: String, in store: any Store) async throws(PublishFailure) -> Found? {
    let found = try await asking { () throws(StoreError) in
      try await store.get(key, limit: 64 * 1024)
    }
    guard let found, let json = try? JSONValue(parsing: found.bytes),
      let owner = json["owner"]?.string,
      let expires = json["expires"]?.string.flatMap({ UTCTime($0) })
    else { return nil }
    return Found(owner: owner, expires: expires, holder: LockHolder(json: json["holder"]))
  }
}
