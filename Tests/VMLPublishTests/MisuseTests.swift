import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

/// Commands that would take from clients what they have, and stores that others have written to.
struct MisuseTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  private func publish(_ text: String, _ version: String) async throws -> ReleaseID {
    try fixture.changeComponent(text)
    let tree = try await fixture.tree(version)
    _ = try await fixture.publisher().publish(tree)
    return tree.id
  }

  /// A fifth of the clients.
  private func audience(runtime: String? = nil) -> Audience {
    var audience = Audience()
    audience.share = 2000
    audience.runtime = runtime
    return audience
  }

  private func refusal(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return "nothing was thrown"
    } catch { return "\(error)" }
  }

  // MARK: Exports

  @Test func anExportReplacesNothingElse() async throws {
    let id = try await publish("One", "1")
    let before = try fixture.contents()
    try fixture.folder.write("x", to: "own/channels/notes.txt")
    for (path, words) in [
      (fixture.storePath, "is the store's"), (fixture.storePath + "/new", "is the store's"),
      (fixture.folder("own"), "something else than an export is there"),
    ] {
      let refusal = await refusal {
        _ = try await fixture.publisher().exportEmbedded(targets: [], to: path)
      }
      #expect(refusal.contains(words))
    }
    #expect(try fixture.contents() == before)
    #expect(try fixture.folder.contents(of: "own") == ["channels/notes.txt": "x"])
    try await fixture.expectWhole([id])
  }

  // MARK: Rollouts

  @Test func aRolloutOfWhatAllHave() async throws {
    _ = try await publish("One", "1")
    let second = try await publish("Two", "2")
    let tree = try await fixture.tree("2")
    let audience = audience()
    for isDry in [true, false] {
      let refusal = await refusal {
        let publisher = try fixture.publisher()
        _ =
          isDry
          ? try await publisher.plan(tree, for: audience)
          : try await publisher.publish(tree, to: audience)
      }
      #expect(refusal.contains("offers 2 to everybody already"))
    }
    try await fixture.expectWhole([second])
  }

  @Test func theOthersOfARuntimeKeepWhatEverybodyHas() async throws {
    let first = try await publish("One", "1")
    try fixture.changeComponent("Two")
    let tree = try await fixture.tree("2")
    let audience = audience(runtime: "v2")
    _ = try await fixture.publisher().publish(tree, to: audience)
    let state = try await fixture.publisher().status().state
    #expect(state.offers.filter { $0.runtime == "v2" }.map(\.release) == [tree.id, first])
    var all = audience
    all.share = ChannelState.Offer.everybody
    _ = try await fixture.publisher().publish(tree, to: all)
    try fixture.changeComponent("Three")
    let report = try await fixture.publisher().plan(fixture.tree("3"), for: audience)
    #expect((report.before, report.versionBefore) == (tree.id, "2"))
  }

  /// What was published for one runtime is taken from it alone.
  @Test func aRollbackAfterAPublishForARuntime() async throws {
    let first = try await publish("One", "1")
    let second = try await publish("Two", "2")
    let offer = ChannelState.Offer(second)
    var audience = Audience()
    audience.runtime = "v2"
    try fixture.changeComponent("Three")
    let third = try await fixture.tree("3")
    _ = try await fixture.publisher().publish(third, to: audience)
    var report = try await fixture.publisher().rollBack(to: .previous)
    #expect((report.runtime, report.from, report.to) == ("v2", third.id, second))
    var state = try await fixture.publisher().status().state
    #expect((state.offers, state.withdrawn) == ([offer], [third.id]))

    _ = try await fixture.publisher().publish(third, to: audience)
    try fixture.changeComponent("Four")
    let fourth = try await fixture.tree("4")
    _ = try await fixture.publisher().publish(fourth, to: self.audience(runtime: "v2"))
    report = try await fixture.publisher().rollBack(to: .previous, runtime: "v2")
    #expect(report.to == third.id)
    state = try await fixture.publisher().status().state
    #expect(state.offers == [offer, ChannelState.Offer(third.id, runtime: "v2")])
    _ = try await fixture.publisher().rollBack(to: .release(first), runtime: "v2")
    state = try await fixture.publisher().status().state
    #expect(state.offers == [offer, ChannelState.Offer(first, runtime: "v2")])
    // What was taken back is not what was published last.
    report = try await fixture.publisher().rollBack(to: .previous, isDry: true)
    #expect((report.runtime, report.to) == (nil, first))
    try await fixture.expectWhole([first, second])
    // Everybody, where that is what is said.
    _ = try await fixture.publisher().rollBack(to: .release(first))
    state = try await fixture.publisher().status().state
    #expect(state.offers == [ChannelState.Offer(first)])
    let refusal = await refusal {
      _ = try await fixture.publisher().rollBack(to: .previous, runtime: "v2")
    }
    #expect(refusal.contains("offers nothing to the runtime 'v2' by itself"))
  }

  /// A release that was published without trees gets them where they are wanted later.
  @Test func treesThatAreWantedLater() async throws {
    var publisher = try fixture.publisher()
    publisher.trees = .objects
    let tree = try await fixture.tree("1")
    _ = try await publisher.publish(tree)
    let key = "v/\(tree.id)/ios/index.vml"
    #expect(try fixture.contents()[key] == nil)
    publisher = try fixture.publisher()
    publisher.trees = .plain
    #expect(try await publisher.plan(tree).hasChangedChannel)
    _ = try await publisher.publish(tree)
    #expect(try fixture.contents()[key] != nil)
    #expect(try await !publisher.publish(tree).hasChangedChannel)
    try await fixture.expectWhole([tree.id])
  }

  @Test func aReleaseThatHasLostSomethingIsPutBack() async throws {
    _ = try await publish("One", "1")
    try fixture.changeComponent("Two")
    let tree = try await fixture.tree("2")
    _ = try await fixture.publisher().publish(tree, to: audience())
    let object = try #require(
      try fixture.contents().first { $0.key.hasPrefix("objects/") && $0.value.contains("Two Bob") })
    try FileManager.default.removeItem(atPath: fixture.storePath + "/" + object.key)
    #expect(try await fixture.publisher().plan(tree).objects == 1)
    #expect(try await fixture.publisher().publish(tree).objects == 1)
    try await fixture.expectWhole([tree.id])
  }

  // MARK: Stores of several

  @Test func aReleaseOfAnotherSite() async throws {
    let first = try await publish("One", "1")
    let other = try PublishFixture()
    try other.site.write(
      "name: Other\nversion: \"1\"\ntargets: [ios, macos]\n", to: "site.yaml")
    let tree = try await other.tree("7")
    let publisher = try other.publisher(fixture.fileStore(), channel: "other")
    _ = try await publisher.publish(tree)
    let bySite = await refusal { _ = try await publisher.rollBack(to: .release(first)) }
    #expect(bySite.contains("is of the site 'Shop'"))
    let byName = await refusal { _ = try await publisher.rollBack(to: RollbackTarget("1")) }
    #expect(byName.contains("never offered by the channel 'other'"))
    #expect(try await publisher.status().state.current == tree.id)
  }

  @Test func aSignedChannelIsNotGoneOnWithUnsigned() async throws {
    let id = try await publish("One", "1")
    try fixture.changeComponent("Two")
    let tree = try await fixture.tree("2")
    let unsigned = try fixture.publisher(signing: Signing.none)
    for refusal in [
      await refusal { _ = try await unsigned.publish(tree) },
      await refusal { _ = try await unsigned.plan(tree) },
      await refusal { _ = try await unsigned.rollBack(to: .embedded) },
    ] {
      #expect(refusal.contains("is signed, and this site has 'signing: none'"))
    }
    try await fixture.expectWhole([id])
  }

  @Test func aTimestampThatIsTooLarge() async throws {
    let id = try await publish("One", "1")
    let path = fixture.storePath + "/channels/production/timestamp.json"
    try Data(count: 5 << 20).write(to: URL(filePath: path))
    #expect(try await fixture.publisher().verify().mistakes != [])
    let repaired = try await fixture.publisher().repair(from: nil)
    #expect(repaired.mended != [])
    try await fixture.expectWhole([id])
    try Data(count: 5 << 20).write(to: URL(filePath: path))
    var publisher = try fixture.publisher()
    publisher.isRecovering = true
    try fixture.changeComponent("Two")
    let tree = try await fixture.tree("2")
    _ = try await publisher.publish(tree)
    try await fixture.expectWhole([tree.id])
  }
}
