import Synchronization
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

/// Clocks that are wrong.
struct ClockTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  private func expectRefused(
    _ words: String, at location: SourceLocation = #_sourceLocation,
    _ work: () async throws(PublishFailure) -> Void
  ) async throws {
    let before = try fixture.contents()
    do throws(PublishFailure) {
      try await work()
      Issue.record("nothing was thrown", sourceLocation: location)
    } catch {
      #expect(error.description.contains(words), "\(error)", sourceLocation: location)
    }
    #expect(try fixture.contents() == before, sourceLocation: location)
  }

  @Test func whatWouldHaveExpired() async throws {
    let tree = try await fixture.tree()
    let store = FaultyStore(try fixture.fileStore())
    store.setClock(ahead: 40 * 86_400)
    let publisher = try fixture.publisher(store)
    try await expectRefused("what is signed now would have expired") {
      () async throws(PublishFailure) in _ = try await publisher.publish(tree)
    }
  }

  @Test(arguments: [(0, 0), (60, 0), (-60, 0), (3600, 1), (-3600, 1)])
  func aStoreWithAnotherTime(ahead: Int, warnings: Int) async throws {
    let store = FaultyStore(try fixture.fileStore())
    store.setClock(ahead: ahead)
    var publisher = try fixture.publisher(store)
    let said = Mutex<[String]>([])
    publisher.warn = { warning in
      // Before anything is written.
      #expect(store.writes == [])
      said.withLock { $0.append(warning) }
    }
    _ = try await publisher.publish(fixture.tree())
    #expect(said.withLock { $0.count } == warnings)
    #expect(try await publisher.verify().mistakes == [])
  }

  @Test func aClockBehindThatOfTheLastSigner() async throws {
    let first = try await fixture.tree()
    _ = try await fixture.publisher().publish(first)
    fixture.advance(days: -40)
    try fixture.changeComponent("Welcome")
    let second = try await fixture.tree("2")
    try await expectRefused("was signed later, at ") { () async throws(PublishFailure) in
      _ = try await publisher().publish(second)
    }
    try await expectRefused("was signed later, at ") { () async throws(PublishFailure) in
      _ = try await publisher().refresh()
    }
    // A user who knows better, and what the channel offers stays known.
    var recovering = try fixture.publisher()
    recovering.isRecovering = true
    var some = Audience()
    some.share = 1000
    _ = try await recovering.publish(second, to: some)
    #expect(try await fixture.publisher().status().state.releases == [second.id, first.id])
  }

  /// The store's clock says that this one is right, and that the one before was not.
  @Test func aClockThatIsConfirmed() async throws {
    fixture.advance(days: 40)
    _ = try await fixture.publisher().publish(fixture.tree())
    fixture.advance(days: -40)
    try fixture.changeComponent("Welcome")
    let store = FaultyStore(try fixture.fileStore())
    store.setClock(ahead: 1)
    let second = try await fixture.tree("2")
    _ = try await fixture.publisher(store).publish(second)
    try await fixture.expectWhole([second.id])
  }

  @Test func aShorterLifeIsNoMistake() async throws {
    _ = try await fixture.publisher().publish(fixture.tree())
    var publisher = try fixture.publisher()
    publisher.lifetimes.timestamp = 7
    _ = try await publisher.refresh()
    #expect(try await publisher.verify().mistakes == [])
  }

  private func publisher() throws(PublishFailure) -> Publisher {
    do { return try fixture.publisher() } catch { throw .keys("\(error)") }
  }
}
