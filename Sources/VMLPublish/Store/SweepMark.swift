import VMLRelease

/// Says how often garbage was collected in a store, and whether it is just now: `locks/gc.json`.
///
/// A publish counts on objects that are there already. It looks at the mark before it asks what is
/// there and again before it flips the channel; a collection writes the mark before it asks what is
/// needed. So either the collection sees the root of the new release, or the publish sees the mark.
struct SweepMark: Hashable, Sendable {
  var count: Int
  /// Until when a collection is under way at the latest, and whose; `nil` if none is.
  var until: UTCTime?
  var holder: LockHolder?
  /// The releases that the collection keeps whole, once it knows.
  var kept: [ReleaseID]?

  static let key = StoreLayout.locks + "gc.json"
  /// Time that a collection takes at most, in seconds.
  static let lifetime = 3600
  /// Number of releases that a mark names at most.
  static let keptLimit = 1000

  static func read(in store: any Store) async throws(PublishFailure) -> SweepMark {
    let found = try await asking { () throws(StoreError) in
      try await store.get(key, limit: 64 * 1024)
    }
    guard let found, let json = try? JSONValue(parsing: found.bytes),
      let count = json["count"]?.integer
    else { return SweepMark(count: 0) }
    return SweepMark(
      count: min(max(count, 0), 1 << 52), until: json["until"]?.string.flatMap { UTCTime($0) },
      holder: LockHolder(json: json["holder"]),
      kept: json["kept"]?.strings?.compactMap { ReleaseID($0) })
  }

  init(
    count: Int, until: UTCTime? = nil, holder: LockHolder? = nil, kept: [ReleaseID]? = nil
  ) {
    self.count = count
    self.until = until
    self.holder = holder
    self.kept = kept
  }

  func write(in store: any Store) async throws(PublishFailure) {
    let json: JSONValue = [
      "count": .integer(count), "until": until.map { .string($0.description) } ?? .null,
      "holder": holder?.json ?? .null,
      "kept": kept.map { .array($0.map { .string($0.text) }) } ?? .null,
    ]
    _ = try await asking { () throws(StoreError) in
      try await store.put(Self.key, json.fileBytes, .lock, if: .always)
    }
  }

  /// Until when a collection is under way; `nil` if none is, or its process has ended.
  func end(at now: UTCTime) -> UTCTime? {
    guard let until, now < until, holder?.process?.life != .dead else { return nil }
    return until
  }

  /// Throws while a collection is under way that might take away what is needed; `nil` for
  /// everything.
  func check(keeps needed: [ReleaseID]?, at now: UTCTime) throws(PublishFailure) {
    guard let end = end(at: now) else { return }
    if let needed, let kept, Set(needed).isSubset(of: kept) { return }
    throw .busy(
      "garbage is being collected in the store\(holder.map { " (\($0.words))" } ?? ""), "
        + "until \(end) at the latest; try again, or, where that was killed, "
        + "take its lock away with 'vmlc unlock'")
  }
}
