import Testing
import VMLPublish
import VMLRelease
import VMLStores
import VMLTestSupport

/// Whole publishes to real servers, one after the other.
struct StoreFlowTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  @Test(.enabled(if: TestPrograms.pythonWithMoto != nil, Comment(rawValue: TestPrograms.noMoto)))
  func moto() async throws {
    let server = try await ObjectServer.moto()
    try await expectFlow(to: server.store("/shop"), conditions: .kept)
  }

  @Test(.enabled(if: TestPrograms.rclone != nil, Comment(rawValue: TestPrograms.noRclone)))
  func rcloneServer() async throws {
    let server = try await ObjectServer.rclone(in: fixture.folder("objects"))
    try await expectFlow(to: server.store("/shop"), conditions: .ignored)
  }

  @Test(
    .enabled(
      if: TestPrograms.nginx != nil && TestPrograms.nginxWebDAVModule != nil,
      Comment(rawValue: TestPrograms.noNginxWebDAV)))
  func nginxWithWebDAV() async throws {
    let server = try await WebDAVServer.nginx(in: fixture.folder("nginx"))
    try await expectFlow(to: server.store("shop"), conditions: .ignored)
  }

  @Test(.enabled(if: TestPrograms.rclone != nil, Comment(rawValue: TestPrograms.noRclone)))
  func remoteOfRclone() async throws {
    let path = try #require(TestPrograms.rclone).split(separator: "/").dropLast()
    let variables = ["PATH": "/" + path.joined(separator: "/"), "TMPDIR": fixture.folder.path]
    let store = try openStore(
      "rclone:" + fixture.folder("remote"), StoreSettings { variables[$0] }, isMade: true)
    try await expectFlow(to: RetryingStore(store), conditions: .ignored)
  }

  private func expectFlow(to store: any Store, conditions: Conditions) async throws {
    let warnings =
      conditions == .kept
      ? []
      : [
        "the store does not keep to conditions of writes; a lock object keeps other publishers away"
      ]
    let counting = FaultyStore(store, keepsConditions: store.keepsConditions)
    let publisher = try fixture.publisher(counting)
    func written(_ folder: String) -> Int { counting.writes.count { $0.hasPrefix(folder) } }
    let first = try await fixture.tree()
    let report = try await publisher.publish(first)
    #expect(report.objects == first.objects.count && report.warnings == warnings)
    #expect(written(StoreLayout.objects) == first.objects.count)
    // Nothing to do.
    counting.forget()
    #expect(try await !publisher.publish(first).hasChanges)
    #expect(counting.writes == [])
    // A component on two of three pages, for two targets.
    try fixture.changeComponent("Welcome")
    let second = try await fixture.tree("2")
    let changed = try await publisher.publish(second)
    #expect(
      changed.pages?.targets.map(\.changed) == [
        ["about.vml", "index.vml"], ["about.vml", "index.vml"],
      ])
    #expect(
      changed.objects
        == Set(second.objects.map(\.digest)).subtracting(first.objects.map(\.digest)).count)
    #expect(written(StoreLayout.objects) == changed.objects)
    #expect(try await publisher.verify().mistakes == [])
    // Back.
    counting.forget()
    #expect(try await publisher.rollBack(to: .previous).to == first.id)
    #expect(
      written(StoreLayout.objects) + written(StoreLayout.trees) + written(StoreLayout.releases) == 0
    )
    #expect(try await publisher.status().state.current == first.id)
    #expect(try await publisher.verify().mistakes == [])
    #expect(Set(try await publisher.releases().map(\.release)) == [first.id, second.id])
    let diff = try await publisher.diff(first.id, second.id)
    #expect(diff.views.count == 4)
    // What was damaged is found.
    let victim = StoreLayout.object(try #require(first.objects.first).digest)
    let whole = try #require(try await store.get(victim, limit: 1 << 20)).bytes
    try await store.put(victim, whole.dropLast() + [0], plain, if: .always)
    #expect(try await publisher.verify().mistakes.count == 1)
    try await store.put(victim, whole, plain, if: .always)
    // And forward again.
    _ = try await publisher.publish(second)
    try fixture.changeComponent("Ahoy")
    let third = try await fixture.tree("3")
    _ = try await publisher.publish(third)
    // What the channel has not offered for long goes.
    var options = GarbageOptions()
    options.graceDays = -1
    options.keptReleases = 1
    let old = [first.id, second.id].sorted()
    #expect(try await publisher.collectGarbage(options).releases == old)
    #expect(try await publisher.releases().count == 3)
    options.isDry = false
    let garbage = try await publisher.collectGarbage(options)
    #expect(garbage.releases == old && garbage.leftOver == 0)
    #expect(try await publisher.releases().map(\.release) == [third.id])
    #expect(try await publisher.verify().mistakes == [])
    #expect(try await store.list(StoreLayout.objects).count == third.objects.count)
    // No publisher is locked out afterwards.
    let locks = try await store.list(StoreLayout.locks).map(\.key)
    #expect(locks == [StoreLayout.locks + "gc.json"])
  }
}
