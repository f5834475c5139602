import Foundation
import Synchronization
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

struct CollectGarbageTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  private func publish(_ text: String, _ version: String) async throws -> ReleaseID {
    try fixture.changeComponent(text)
    let tree = try await fixture.tree(version)
    _ = try await fixture.publisher().publish(tree)
    return tree.id
  }

  private func options(keeping releases: Int = 1) -> GarbageOptions {
    var options = GarbageOptions()
    options.keptReleases = releases
    options.isDry = false
    return options
  }

  @Test func whatNoChannelNeeds() async throws {
    let ids = [
      try await publish("One", "1"), try await publish("Two", "2"), try await publish("Three", "3"),
    ]
    try fixture.folder.write("half", to: "store/objects/sha256/ab/" + temporaryPrefix + "1")
    // All is young.
    #expect(try await fixture.publisher().collectGarbage(options()).removed == [])
    fixture.advance(days: 20)
    var dry = options()
    dry.isDry = true
    let before = try fixture.contents()
    let plan = try await fixture.publisher().collectGarbage(dry)
    #expect(try fixture.contents() == before)
    let report = try await fixture.publisher().collectGarbage(options())
    #expect(report == plan)
    #expect(report.releases == ids.dropLast().sorted())
    #expect(report.removed.count { StoreLayout.digest(ofKey: $0.key) != nil } == 4)
    let after = try fixture.contents()
    #expect(before.count - after.count == report.removed.count)
    #expect(!after.keys.contains { $0.contains(temporaryPrefix) })
    try await fixture.expectWhole([ids[2]])
    #expect(try await fixture.publisher().collectGarbage(options()).removed == [])
    // What was removed comes back with a publish.
    #expect(try await publish("One", "1") == ids[0])
    try await fixture.expectWhole([ids[0]])
  }

  @Test func releasesThatARollbackMayWant() async throws {
    let ids = [
      try await publish("One", "1"), try await publish("Two", "2"), try await publish("Three", "3"),
    ]
    _ = try await fixture.publisher().rollBack(to: .previous)
    fixture.advance(days: 20)
    let report = try await fixture.publisher().collectGarbage(options(keeping: 1))
    #expect(report.releases == [ids[0]])
    #expect(report.keptReleases == [ids[1], ids[2]].sorted())
    _ = try await fixture.publisher().rollBack(to: .release(ids[2]))
    try await fixture.expectWhole([ids[2]])
  }

  @Test func allChannelsCount() async throws {
    try fixture.changeComponent("One")
    let first = try await fixture.tree("1")
    _ = try await fixture.publisher(channel: "staging").publish(first)
    _ = try await publish("Two", "2")
    fixture.advance(days: 20)
    _ = try await fixture.publisher().collectGarbage(options())
    try await fixture.expectWhole([first.id], channel: "staging")
  }

  @Test func aChannelThatCannotBeRead() async throws {
    _ = try await publish("One", "1")
    _ = try await publish("Two", "2")
    fixture.advance(days: 20)
    try fixture.folder.write("{}", to: "store/channels/staging/timestamp.json")
    let before = try fixture.contents()
    await #expect(throws: PublishFailure.self) {
      try await fixture.publisher().collectGarbage(options())
    }
    #expect(try fixture.contents() == before)
    // The mark is taken away again.
    #expect(fixture.folder.read("store/locks/gc.json")?.contains("\"until\":null") == true)
  }

  @Test func aLimit() async throws {
    _ = try await publish("One", "1")
    _ = try await publish("Two", "2")
    fixture.advance(days: 20)
    var few = options()
    few.limit = 3
    var removed = 0
    while true {
      let report = try await fixture.publisher().collectGarbage(few)
      removed += report.removed.count
      #expect(report.removed.count <= 3)
      if report.removed.isEmpty { break }
    }
    #expect(removed > 6)
    #expect(try await fixture.publisher().verify().mistakes == [])
  }

  /// A publish that counts on objects which a collection takes away at that moment.
  @Test func whileSomebodyPublishes() async throws {
    let old = try await publish("One", "1")
    _ = try await publish("Two", "2")
    fixture.advance(days: 20)
    try fixture.changeComponent("One")
    let tree = try await fixture.tree("1")
    #expect(tree.id == old)
    let store = FaultyStore(try fixture.fileStore())
    let hasCome = Mutex(false)
    store.beforeWrite { [fixture] key in
      guard key.hasPrefix("releases/"),
        hasCome.withLock({
          let was = $0; $0 = true; return !was
        })
      else { return }
      var options = GarbageOptions()
      options.keptReleases = 1
      options.isDry = false
      let report = try? await fixture.publisher().collectGarbage(options)
      #expect(report?.releases == [old])
    }
    _ = try await fixture.publisher(store).publish(tree)
    try await fixture.expectWhole([old])
  }

  @Test func whileAnotherCollectionIsUnderWay() async throws {
    let tree = try await fixture.tree()
    let until = UTCTime(seconds: fixture.now.seconds + 60)
    try fixture.folder.write(#"{"count":3,"until":"\#(until)"}"#, to: "store/locks/gc.json")
    await #expect(throws: PublishFailure.self) {
      try await fixture.publisher().collectGarbage(options())
    }
    await #expect(throws: PublishFailure.self) { try await fixture.publisher().publish(tree) }
    fixture.advance(days: 1)
    _ = try await fixture.publisher().publish(tree)
    try await fixture.expectWhole([tree.id])
  }
}
