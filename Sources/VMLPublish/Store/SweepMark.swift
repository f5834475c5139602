import VMLRelease

/// Says how often garbage was collected in a store, and whether it is just now: `locks/gc.json`.
///
/// A publish counts on objects that are there already. It looks at the mark before it asks what is there
/// and again before it flips the channel; a collection writes the mark before it asks what is needed.
/// So either the collection sees the root of the new release, or the publish sees the mark.
struct SweepMark: Hashable, Sendable {
  var count: Int
  /// Until when a collection is under way; `nil` if none is.
  var until: UTCTime?

  static let key = StoreLayout.locks + "gc.json"
  /// How long a collection takes at most, in seconds.
  static let lifetime = 3600

  static func read(in store: any Store) async throws(PublishFailure) -> SweepMark {
    let found = try await asking { () throws(StoreError) in
      try await store.get(key, limit: 64 * 1024)
    }
    guard let found, let json = try? JSONValue(parsing: found.bytes),
      let count = json["count"]?.integer
    else { return SweepMark(count: 0, until: nil) }
    return SweepMark(count: count, until: json["until"]?.string.flatMap { UTCTime($0) })
  }

  func write(in store: any Store) async throws(PublishFailure) {
    let json: JSONValue = [
      "count": .integer(count), "until": until.map { .string($0.description) } ?? .null,
    ]
    _ = try await asking { () throws(StoreError) in
      try await store.put(Self.key, json.fileBytes, .lock, if: .always)
    }
  }

  func isUnderWay(at now: UTCTime) -> Bool { until.map { now < $0 } ?? false }
}
