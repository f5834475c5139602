import Testing
import VMLPublish
import VMLRelease

/// Promises of every store, whatever is behind it.
///
/// The store has to hold nothing, and is left so. `isAtomic` says whether the server itself gives readers the old
/// object or the new one while it is replaced; where not, clients find out by its digest.
func expectContract(
  _ store: any Store, conditions: Conditions, isAtomic: Bool = true,
  at location: SourceLocation = #_sourceLocation
) async throws {
  try await expectReadingAndWriting(store, location)
  try await expectListing(store, location)
  try await expectKeysAndSizes(store, location)
  if conditions == .kept { try await expectConditions(store, location) }
  if isAtomic { try await expectAtOnce(store, location) }
  for entry in try await store.list("") { try await store.remove(entry.key) }
  #expect(try await store.list("") == [], sourceLocation: location)
}

/// Whether a store keeps to the conditions of writes.
enum Conditions { case kept, ignored }

let plain = ObjectAttributes(
  contentType: "application/octet-stream", cacheControl: ObjectAttributes.uncached)

private func expectReadingAndWriting(
  _ store: any Store, _ location: SourceLocation
) async throws {
  #expect(try await store.get("a/b", limit: 10) == nil, sourceLocation: location)
  #expect(try await store.status("a/b") == nil, sourceLocation: location)
  let before = UTCTime.now()
  try await store.put("a/b", Array("one".utf8), plain, if: .always)
  let after = UTCTime.now()
  let found = try await store.get("a/b", limit: 3)
  #expect(found?.bytes == Array("one".utf8), sourceLocation: location)
  let status = try await store.status("a/b")
  #expect(status?.key == "a/b", sourceLocation: location)
  #expect(status?.size == 3, sourceLocation: location)
  let modified = status?.modified.seconds ?? 0
  #expect(
    (before.seconds - 60...after.seconds + 60).contains(modified),
    "the store's clock is off by \(modified - before.seconds) s", sourceLocation: location)
  // A longer one, a shorter one, an empty one.
  for text in ["longer than that", "s", ""] {
    try await store.put("a/b", Array(text.utf8), plain, if: .always)
    let found = try await store.get("a/b", limit: 100)
    #expect(found?.bytes == Array(text.utf8), sourceLocation: location)
    #expect(try await store.status("a/b")?.size == text.utf8.count, sourceLocation: location)
  }
  try await store.put("a/b", Array("too long".utf8), plain, if: .always)
  do throws(StoreError) {
    _ = try await store.get("a/b", limit: 7)
    Issue.record("more was read than allowed", sourceLocation: location)
  } catch {
    #expect(error.kind == .tooLarge, sourceLocation: location)
    #expect(error.retry == nil, sourceLocation: location)
  }
  try await store.copy("a/b", to: "c/d/e", plain)
  // Again, as after a crash.
  try await store.copy("a/b", to: "c/d/e", plain)
  #expect(
    try await store.get("c/d/e", limit: 8)?.bytes == Array("too long".utf8),
    sourceLocation: location)
  try await store.remove("a/b")
  #expect(try await store.get("a/b", limit: 10) == nil, sourceLocation: location)
  try await store.remove("a/b")
  try await store.remove("never/was")
  #expect(
    try await store.get("c/d/e", limit: 8)?.bytes == Array("too long".utf8),
    sourceLocation: location)
  try await store.settle()
}

private func expectListing(_ store: any Store, _ location: SourceLocation) async throws {
  // More than one page of what S3 lists in tests.
  let keys = (0..<180).map { "list/\($0 % 7)/k\($0)" }
  for group in stride(from: 0, to: keys.count, by: 60) {
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for key in keys[group..<group + 60] {
        tasks.addTask { try await store.put(key, Array(key.utf8), plain, if: .always) }
      }
      try await tasks.waitForAll()
    }
  }
  let all = try await store.list("list/")
  #expect(Set(all.map(\.key)) == Set(keys), sourceLocation: location)
  #expect(all.count == keys.count, sourceLocation: location)
  #expect(all.allSatisfy { $0.size == $0.key.utf8.count }, sourceLocation: location)
  let some = try await store.list("list/3/")
  #expect(
    Set(some.map(\.key)) == Set(keys.filter { $0.hasPrefix("list/3/") }), sourceLocation: location)
  #expect(try await store.list("nothing/") == [], sourceLocation: location)
  #expect(try await store.list("list/3/k3/") == [], sourceLocation: location)
  for group in stride(from: 0, to: keys.count, by: 60) {
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for key in keys[group..<group + 60] { tasks.addTask { try await store.remove(key) } }
      try await tasks.waitForAll()
    }
  }
  #expect(try await store.list("list/") == [], sourceLocation: location)
}

private func expectKeysAndSizes(_ store: any Store, _ location: SourceLocation) async throws {
  // Characters that signatures, URLs and XML treat in ways of their own.
  let keys = [
    "k/a b+c.vml", "k/ü–😀.png", "k/%41&x=1?#.txt", "k/lamp@2x.png", "k/a;b,c'd\"e.txt",
    "k/~a_(1)!*.txt",
    "k/<a>.xml",
  ]
  for key in keys {
    try await store.put(key, Array(key.utf8), plain, if: .always)
    let found = try await store.get(key, limit: 100)
    #expect(found?.bytes == Array(key.utf8), "\(key)", sourceLocation: location)
  }
  let listed = try await store.list("k/")
  #expect(Set(listed.map(\.key)) == Set(keys), sourceLocation: location)
  let every = (0..<1_300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
  try await store.put("k/large", every, plain, if: .always)
  #expect(
    try await store.get("k/large", limit: every.count)?.bytes == every, sourceLocation: location)
  for key in keys + ["k/large"] { try await store.remove(key) }
}

private func expectConditions(_ store: any Store, _ location: SourceLocation) async throws {
  func write(_ text: String, _ condition: WriteCondition) async throws -> Bool {
    do throws(StoreError) {
      try await store.put("c/x", Array(text.utf8), plain, if: condition)
      return true
    } catch {
      guard error.kind == .conditionFailed else { throw error }
      #expect(error.retry == nil, sourceLocation: location)
      return false
    }
  }
  #expect(try await write("0", .matches(WriteTag("\"0\""))) == false, sourceLocation: location)
  #expect(try await write("1", .absent), sourceLocation: location)
  #expect(try await write("2", .absent) == false, sourceLocation: location)
  let first = try #require(try await store.get("c/x", limit: 9)?.tag, sourceLocation: location)
  #expect(try await write("3", .matches(first)), sourceLocation: location)
  #expect(try await write("4", .matches(first)) == false, sourceLocation: location)
  #expect(try await store.get("c/x", limit: 9)?.bytes == Array("3".utf8), sourceLocation: location)
  // Of many that write at one moment, one wins.
  let second = try #require(try await store.get("c/x", limit: 9)?.tag, sourceLocation: location)
  let winners = try await withThrowingTaskGroup(of: String?.self) { tasks in
    for index in 0..<12 {
      tasks.addTask { try await write("w\(index)", .matches(second)) ? "w\(index)" : nil }
    }
    return try await tasks.reduce(into: [String]()) { found, winner in
      if let winner { found.append(winner) }
    }
  }
  #expect(winners.count == 1, sourceLocation: location)
  let last = try await store.get("c/x", limit: 9)
  #expect(last?.bytes == winners.first.map { Array($0.utf8) }, sourceLocation: location)
  try await store.remove("c/x")
}

/// Readers that never see a part of what is written.
private func expectAtOnce(_ store: any Store, _ location: SourceLocation) async throws {
  func text(_ round: Int) -> [UInt8] { [UInt8](repeating: UInt8(round), count: 50_000 + round) }
  try await store.put("w/x", text(0), plain, if: .always)
  try await withThrowingTaskGroup(of: Void.self) { tasks in
    tasks.addTask {
      for round in 1...20 { try await store.put("w/x", text(round), plain, if: .always) }
    }
    for _ in 0..<3 {
      tasks.addTask {
        for _ in 0..<20 {
          guard let found = try await store.get("w/x", limit: 100_000) else { continue }
          let round = Int(found.bytes.first ?? 0)
          // Not the bytes, which are unreadable in a message.
          let isWhole = found.bytes == text(round)
          #expect(isWhole, "round \(round)", sourceLocation: location)
        }
      }
    }
    try await tasks.waitForAll()
  }
  try await store.remove("w/x")
}
