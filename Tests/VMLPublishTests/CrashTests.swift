import Foundation
import Synchronization
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

struct CrashTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  /// A publish that ends at each of its calls of the store, and the next one.
  @Test(arguments: [true, false])
  func atEveryCall(hasConditions: Bool) async throws {
    let first = try await fixture.tree()
    _ = try await fixture.publisher().publish(first)
    try fixture.changeComponent("Welcome")
    let second = try await fixture.tree("2")
    let start = fixture.folder("start")
    try FileManager.default.copyItem(atPath: fixture.storePath, toPath: start)
    var isDone = false
    var outcomes: Set<ReleaseID> = []
    for calls in 0..<500 where !isDone {
      try FileManager.default.removeItem(atPath: fixture.storePath)
      try FileManager.default.copyItem(atPath: start, toPath: fixture.storePath)
      try forgetChannels(andJournals: calls % 2 == 0)
      let store = FaultyStore(
        try fixture.fileStore(), keepsConditions: hasConditions, ignoresConditions: !hasConditions)
      store.die(after: calls)
      isDone = (try? await fixture.publisher(store).publish(second)) != nil
      let current = try await fixture.expectWhole([first.id, second.id])
      if let current { outcomes.insert(current) }
      // A lock that a dead publisher left ends by itself.
      let next = FaultyStore(
        try fixture.fileStore(), keepsConditions: hasConditions, ignoresConditions: !hasConditions)
      var publisher = try fixture.publisher(next)
      publisher.clock = { [fixture] in UTCTime(seconds: fixture.now.seconds + 3600) }
      _ = try await publisher.publish(second)
      try await fixture.expectWhole([second.id])
      let objects = try fixture.contents().keys.filter { $0.hasPrefix("objects/") }
      #expect(objects.count == 6, "after \(calls) calls")
    }
    #expect(isDone)
    #expect(outcomes == [first.id, second.id])
  }

  /// Forgets what was seen, since the store is set back.
  private func forgetChannels(andJournals forgetsAll: Bool) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: fixture.statePath)
    where forgetsAll || name.hasPrefix("channel-") {
      try FileManager.default.removeItem(atPath: fixture.statePath + "/" + name)
    }
  }

  @Test func theFirstPublishAtEveryCall() async throws {
    let tree = try await fixture.tree()
    for calls in 0..<200 {
      try? FileManager.default.removeItem(atPath: fixture.storePath)
      try? FileManager.default.removeItem(atPath: fixture.statePath)
      let store = FaultyStore(try fixture.fileStore())
      store.die(after: calls)
      let isDone = (try? await fixture.publisher(store).publish(tree)) != nil
      let timestamp = try fixture.contents()["channels/production/timestamp.json"]
      if timestamp != nil { try await fixture.expectWhole([tree.id]) }
      _ = try await fixture.publisher().publish(tree)
      try await fixture.expectWhole([tree.id])
      if isDone { return }
    }
    Issue.record("it never ended")
  }

  @Test func twoPublishersAtOnce() async throws {
    let base = try await fixture.tree()
    _ = try await fixture.publisher().publish(base)
    try fixture.changeComponent("First")
    let first = try await fixture.tree("2")
    try fixture.changeComponent("Second")
    let second = try await fixture.tree("3")
    // The other one comes just before the flip.
    let store = FaultyStore(try fixture.fileStore())
    let hasCome = Mutex(false)
    store.beforeWrite { [fixture] key in
      guard key.hasSuffix("timestamp.json"),
        hasCome.withLock({
          let was = $0; $0 = true; return !was
        })
      else { return }
      _ = try? await fixture.publisher().publish(second)
    }
    do {
      _ = try await fixture.publisher(store).publish(first)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error as? PublishFailure == .overtaken(channel: "production", by: second.id))
    }
    try await fixture.expectWhole([second.id])
    _ = try await fixture.publisher().publish(first)
    try await fixture.expectWhole([first.id])
  }

  @Test(arguments: [true, false])
  func manyPublishersAtOnce(hasConditions: Bool) async throws {
    var trees: [ReleaseTree] = []
    for index in 0..<4 {
      try fixture.changeComponent("Text \(index)")
      trees.append(try await fixture.tree("\(index)"))
    }
    _ = try await fixture.publisher().publish(trees[0])
    let winners = await withTaskGroup(of: ReleaseID?.self) { tasks in
      for tree in trees.dropFirst() {
        tasks.addTask { [fixture] in
          guard let files = try? fixture.fileStore() else { return nil }
          let store = FaultyStore(
            files, keepsConditions: hasConditions, ignoresConditions: !hasConditions)
          var publisher = try? fixture.publisher(store)
          publisher?.lockSettling = .milliseconds(200)
          return try? await publisher?.publish(tree).release
        }
      }
      return await tasks.reduce(into: [ReleaseID]()) { found, id in
        if let id { found.append(id) }
      }
    }
    #expect(!winners.isEmpty)
    try await fixture.expectWhole(Set(winners))
  }

  @Test func aStoreWithoutConditions() async throws {
    let tree = try await fixture.tree()
    let store = FaultyStore(
      try fixture.fileStore(), keepsConditions: false, ignoresConditions: true)
    let report = try await fixture.publisher(store).publish(tree)
    #expect(
      report.warnings == [
        "the store does not keep to conditions of writes; a lock object keeps other publishers away"
      ])
    #expect(try fixture.folder.contents(of: "store").keys.filter { $0.hasPrefix("locks/") } == [])
    try await fixture.expectWhole([tree.id])
    // Another publisher's lock, for as long as it lasts.
    let until = UTCTime(seconds: fixture.now.seconds + 60)
    try fixture.folder.write(
      #"{"owner":"x","expires":"\#(until)"}"#, to: "store/locks/production.json")
    try fixture.changeComponent("Welcome")
    let next = try await fixture.tree()
    do {
      _ = try await fixture.publisher(store).publish(next)
      Issue.record("nothing was thrown")
    } catch {
      #expect(
        "\(error)"
          == "another publisher is at work on the channel 'production'; its lock ends at \(until). Where it was "
          + "killed, 'vmlc unlock' takes the lock away")
    }
    try await fixture.expectWhole([tree.id])
    fixture.advance(days: 1)
    _ = try await fixture.publisher(store).publish(next)
    try await fixture.expectWhole([next.id])
  }

  @Test func aStoreWhoseConditionsAreTriedOut() async throws {
    let store = FaultyStore(try fixture.fileStore(), keepsConditions: false)
    let report = try await fixture.publisher(store).publish(fixture.tree())
    #expect(report.warnings == [])
  }
}
