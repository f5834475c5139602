import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

struct RollbackTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  private func publish(_ text: String, _ version: String) async throws -> ReleaseID {
    try fixture.changeComponent(text)
    let tree = try await fixture.tree(version)
    _ = try await fixture.publisher().publish(tree)
    return tree.id
  }

  @Test func backAndForth() async throws {
    let ids = [
      try await publish("One", "1"), try await publish("Two", "2"), try await publish("Three", "3"),
    ]
    let store = FaultyStore(try fixture.fileStore())
    let dry = try await fixture.publisher(store).rollBack(to: .previous, isDry: true)
    #expect(dry.to == ids[1])
    #expect(store.writes == [])
    let report = try await fixture.publisher(store).rollBack(to: .previous)
    #expect((report.from, report.to, report.version) == (ids[2], ids[1], "2"))
    #expect(store.writes.allSatisfy { $0.hasPrefix("channels/") })
    try await fixture.expectWhole([ids[1]])
    #expect(try await fixture.publisher().rollBack(to: .previous).to == ids[0])
    do {
      _ = try await fixture.publisher().rollBack(to: .previous)
      Issue.record("nothing was thrown")
    } catch {
      #expect("\(error)".contains("offered nothing before"))
    }
    #expect(try await fixture.publisher().rollBack(to: RollbackTarget("3")).to == ids[2])
    #expect(try await fixture.publisher().rollBack(to: RollbackTarget(ids[0].text)).to == ids[0])
    #expect(try await fixture.publisher().rollBack(to: RollbackTarget("1")).hasChanged == false)
    try await fixture.expectWhole([ids[0]])
    let timestamps = try await fixture.publisher().status().timestampVersion
    #expect(timestamps == 7)
    // Publishing what was rolled back goes forward again, and uploads nothing.
    store.forget()
    try fixture.changeComponent("Three")
    _ = try await fixture.publisher(store).publish(fixture.tree("3"))
    #expect(!store.writes.contains { $0.hasPrefix("objects/") })
    try await fixture.expectWhole([ids[2]])
  }

  @Test func toTheEmbeddedDocuments() async throws {
    let id = try await publish("One", "1")
    let report = try await fixture.publisher().rollBack(to: .embedded)
    #expect((report.from, report.to) == (id, nil))
    #expect(try await fixture.publisher().verify().mistakes == [])
    #expect(
      try await fixture.publisher().status().state.release(forRuntime: nil, client: "x") == nil)
    #expect(try await publish("One", "1") == id)
    try await fixture.expectWhole([id])
  }

  @Test func toWhatIsNotThere() async throws {
    await #expect(throws: PublishFailure.self) {
      try await fixture.publisher().rollBack(to: .previous)
    }
    let first = try await publish("One", "1")
    let second = try await publish("Two", "2")
    for target in [RollbackTarget("9"), RollbackTarget("0123456789abcdef0123")] {
      await #expect(throws: PublishFailure.self) {
        try await fixture.publisher().rollBack(to: target)
      }
    }
    // A release that is not whole is not offered.
    let object = try #require(
      try fixture.contents().first { $0.key.hasPrefix("objects/") && $0.value.contains("One Bob") })
    try FileManager.default.removeItem(atPath: fixture.storePath + "/" + object.key)
    await #expect(throws: PublishFailure.self) {
      try await fixture.publisher().rollBack(to: .release(first))
    }
    try await fixture.expectWhole([second])
  }

  @Test func releasesAreListed() async throws {
    let first = try await publish("One", "1")
    let second = try await publish("Two", "2")
    let releases = try await fixture.publisher().releases()
    #expect(Set(releases.map(\.release)) == [first, second])
    #expect(releases.first { $0.release == second }?.channels == ["production"])
    #expect(releases.first { $0.release == first }?.channels == [])
    #expect(releases.first { $0.release == first }?.version == "1")
    #expect(releases.map(\.targets) == [["ios", "macos"], ["ios", "macos"]])
  }
}
