import Foundation
import Synchronization
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

import VMLRuntime

/// A channel over real releases, on the ways that it is meant for.
struct ChannelTests {
  private let fixture: RuntimeFixture

  init() async throws { fixture = try await RuntimeFixture() }

  // MARK: Requests

  /// The next root goes beside the timestamp; each other file is named by the one before it.
  @Test func aFirstDocumentTakesSevenRounds() async throws {
    let transport = FaultyTransport(fixture.store, isSlow: true)
    let channel = try fixture.channel(transport) { $0.prefetch = .onDemand }
    let document = try await channel.document(at: "/p3")
    #expect(String(decoding: document.bytes, as: UTF8.self).contains("page /p3, 1"))
    #expect(transport.requests.count == 8)
    #expect(transport.rounds == 7)
    #expect(transport.requests.count { $0.isFresh } == 1)
  }

  @Test func aWarmStartAsksNobody() async throws {
    _ = await (try fixture.channel()).update()
    let transport = FaultyTransport(fixture.store)
    let channel = try fixture.channel(transport)
    try await fixture.expectWhole(channel, ["1"])
    #expect(try await channel.release().file(at: "/assets/large.png").bytes.count == 200_000)
    #expect(transport.requests == [])
  }

  @Test func nothingNewTakesOneRound() async throws {
    let channel = try fixture.channel()
    _ = await channel.update()
    let transport = FaultyTransport(fixture.store, isSlow: true)
    let next = try fixture.channel(transport)
    #expect(await next.update() == .unchanged)
    #expect(transport.requests.count == 2)
    #expect(transport.rounds == 1)
  }

  @Test func callsAtOnceShareALook() async throws {
    let transport = FaultyTransport(fixture.store)
    let channel = try fixture.channel(transport) { $0.prefetch = .onDemand }
    async let one = channel.document(at: "/")
    async let two = channel.document(at: "/")
    async let three = channel.update()
    _ = try await (one, two, three)
    #expect(transport.requests.count { $0.key.hasPrefix("channels/") } == 4)
  }

  @Test func refreshesHavePauses() async throws {
    let isOffline = Mutex(false)
    let transport = FaultyTransport(fixture.store) { _ in
      isOffline.withLock { $0 } ? .offline : nil
    }
    let channel = try fixture.channel(transport) { $0.interval = 86_400 }
    guard case .shown = await channel.refresh() else {
      Issue.record("a first look shows nothing")
      return
    }
    #expect(await channel.refresh() == .notDue)
    fixture.advance(days: 1)
    isOffline.withLock { $0 = true }
    guard case .unreachable = await channel.refresh() else {
      Issue.record("the store can be reached")
      return
    }
    #expect(await channel.refresh() == .notDue)
  }

  // MARK: Releases

  @Test func atTheNextLaunch() async throws {
    let channel = try fixture.channel { $0.policy = .atNextLaunch }
    try await fixture.expectWhole(channel, ["1"])
    _ = await channel.update()
    let second = try await fixture.publish("2")
    #expect(await channel.update() == .ready(release: second.text))
    #expect(await channel.update() == .ready(release: second.text))
    #expect(await channel.status().next == .some(second.text))
    try await fixture.expectWhole(channel, ["1"])
    let next = try fixture.channel(OfflineTransport()) { $0.policy = .atNextLaunch }
    try await fixture.expectWhole(next, ["2"])
    #expect(await next.status().next == nil)
  }

  @Test func atOnceButNotForAScreen() async throws {
    let channel = try fixture.channel()
    _ = await channel.update()
    let old = try await channel.release()
    var changes = await channel.releases().makeAsyncIterator()
    #expect(await changes.next()?.id == old.id)
    let second = try await fixture.publish("2")
    #expect(await channel.update() == .shown(release: second.text))
    #expect(await changes.next()?.id == second.text)
    try await fixture.expectWhole(channel, ["2"])
    #expect(try await old.document(at: "/").bytes.isEmpty == false)
    #expect(old.version == "1")
  }

  /// A release that is taken back before it was shown.
  @Test func aRollback() async throws {
    let channel = try fixture.channel { $0.policy = .atNextLaunch }
    _ = await channel.update()
    _ = try await fixture.publish("2")
    _ = await channel.update()
    _ = try await fixture.publisher().rollBack(to: .previous)
    #expect(await channel.update() == .unchanged)
    #expect(await channel.status().next == nil)
    try await fixture.expectWhole(try fixture.channel(OfflineTransport()), ["1"])
  }

  @Test func aRolloutGoesByTheClient() async throws {
    let second = try await fixture.publish("2", rollout: 5000)
    var shown: [String: Int] = [:]
    for number in 0..<60 {
      let channel = try fixture.channel(cache: nil) {
        $0.client.id = "client-\(number)"
        $0.prefetch = .onDemand
      }
      shown[try await channel.release().version, default: 0] += 1
    }
    #expect(shown["1", default: 0] > 10 && shown["2", default: 0] > 10, "\(shown)")
    // The id of an installation is kept.
    let first = try fixture.channel(cache: "own") { $0.client.id = nil }
    _ = await first.update()
    let again = try fixture.channel(cache: "own") { $0.client.id = nil }
    #expect(await first.status().client == again.status().client)
    #expect(await again.update() == .unchanged)
    _ = second
  }

  @Test func whatItCannotDraw() async throws {
    let channel = try fixture.channel()
    _ = await channel.update()
    try await fixture.publish("2")
    let old = try fixture.channel { $0.client.lacks = ["Text"] }
    guard case .refused(let refusal) = await old.update() else {
      Issue.record("it takes what it cannot draw")
      return
    }
    #expect(refusal.reason == .needs)
    #expect(refusal.isExpected)
    #expect(refusal.explanation == "the release needs the view 'Text'")
    try await fixture.expectWhole(try fixture.channel(OfflineTransport()), ["1"])
  }

  /// An app that has no views of its own says so by an empty list.
  @Test func viewsOfTheApp() async throws {
    try fixture.site.write(
      """
      name: Shop
      version: "1"
      targets: [ios, macos]
      custom: { views: { Signature: {} } }
      """, to: "site.yaml")
    try fixture.site.write("<Signature/>", to: "content/own.vml")
    try await fixture.publish("2")
    for views in [nil, ["Signature"], [], ["Other"]] as [Set<String>?] {
      let channel = try fixture.channel(cache: nil) { $0.client.views = views }
      let outcome = await channel.update()
      guard case .refused(let refusal) = outcome else {
        guard case .shown = outcome else {
          Issue.record("\(outcome)")
          continue
        }
        #expect(views?.contains("Signature") ?? true)
        continue
      }
      #expect(views?.contains("Signature") == false)
      #expect(refusal.explanation == "the release needs the view 'Signature'")
    }
  }

  @Test(
    arguments: [
      ("target", "tvos", "18.0", Refusal.Reason.target), ("os", "ios", "18.0", nil),
    ] as [(String, String, String, Refusal.Reason?)])
  func targets(_ name: String, _ target: String, _ system: String, _ reason: Refusal.Reason?)
    async throws
  {
    let channel = try fixture.channel {
      $0.client.target = target
      $0.client.system = system
    }
    guard case .refused(let refusal) = await channel.update() else {
      #expect(reason == nil)
      return
    }
    #expect(refusal.reason == reason)
    await #expect(throws: ChannelError.refused(refusal)) { try await channel.release() }
  }

  // MARK: Files

  @Test func filesAndPictures() async throws {
    let release = try await fixture.channel().release()
    #expect(try await release.file(at: "/assets/logo@2x.png").bytes == Array("small\n".utf8))
    #expect(
      try await release.picture(named: "logo", scale: 3)?.file == "assets/logo@3x.png")
    #expect(try await release.picture(named: "none", scale: 3) == nil)
    for path in [
      "/none", "assets/logo@2x.png", "//assets/logo@2x.png", "", "/../trust/1.root.json",
    ] {
      await #expect(throws: ChannelError.noFile(path)) { try await release.file(at: path) }
      await #expect(throws: ChannelError.noDocument(path)) { try await release.document(at: path) }
    }
    #expect(try await release.template("launch") == nil)
  }

  // MARK: The embedded release

  @Test func anExportIsWhole() async throws {
    let second = try await fixture.publish("2")
    let embedded = fixture.folder("app/release")
    let publisher = try fixture.publisher()
    for _ in 0..<2 {
      let report = try await publisher.exportEmbedded(targets: ["ios"], to: embedded + "/")
      #expect(report.release == second)
      #expect(report.objects == RuntimeFixture.pageCount + 3)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.folder("app")) == ["release"])
    let channel = try fixture.channel(OfflineTransport()) {
      $0.embedded = embedded
      $0.prefetch = .everything
    }
    try await fixture.expectWhole(channel, ["2"])
    let release = try await channel.release()
    #expect(try await release.file(at: "/assets/large.png").bytes.count == 200_000)
    try await release.fetch(.everything, limit: .max)
    await #expect(throws: PublishFailure.self) {
      try await publisher.exportEmbedded(targets: ["tvos"], to: embedded)
    }
    await #expect(throws: PublishFailure.self) {
      try await publisher.exportEmbedded(targets: [], to: fixture.folder("site"))
    }
  }

  @Test func theEmbeddedReleaseIsTheFloor() async throws {
    let embedded = fixture.folder("embedded")
    try FileManager.default.copyItem(atPath: fixture.store, toPath: embedded)
    func channel(_ transport: any ChannelTransport) throws -> VMLChannel {
      try fixture.channel(transport) { $0.embedded = embedded }
    }
    // Its age says nothing.
    fixture.advance(days: 4000)
    let offline = try channel(OfflineTransport())
    try await fixture.expectWhole(offline, ["1"])
    #expect(await offline.status().isEmbedded)
    guard case .unreachable = await offline.update() else {
      Issue.record("the store can be reached")
      return
    }
    try await fixture.expectWhole(offline, ["1"])
  }

  @Test func aNewerReleaseOfAnUpdatedApp() async throws {
    let embedded = fixture.folder("embedded")
    _ = await (try fixture.channel()).update()
    try await fixture.publish("2")
    try FileManager.default.copyItem(atPath: fixture.store, toPath: embedded)
    let updated = try fixture.channel(OfflineTransport()) { $0.embedded = embedded }
    try await fixture.expectWhole(updated, ["2"])
    // What is fetched after it counts again.
    try await fixture.publish("3")
    _ = await (try fixture.channel { $0.embedded = embedded }).update()
    try await fixture.expectWhole(
      try fixture.channel(OfflineTransport()) { $0.embedded = embedded }, ["3"])
  }

  @Test func backToTheEmbeddedRelease() async throws {
    let embedded = fixture.folder("embedded")
    try FileManager.default.copyItem(atPath: fixture.store, toPath: embedded)
    try await fixture.publish("2")
    let channel = try fixture.channel { $0.embedded = embedded }
    _ = await channel.update()
    try await fixture.expectWhole(channel, ["2"])
    _ = try await fixture.publisher().rollBack(to: .embedded)
    #expect(await channel.update() == .shown(release: nil))
    try await fixture.expectWhole(channel, ["1"])
    #expect(await channel.update() == .unchanged)
  }

  @Test func anEmbeddedReleaseIsVerifiedToo() async throws {
    let embedded = fixture.folder("embedded")
    try FileManager.default.copyItem(atPath: fixture.store, toPath: embedded)
    let file = URL(filePath: embedded + "/channels/production/timestamp.json")
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: file)
    let events = Mutex<[ChannelEvent]>([])
    let channel = try fixture.channel(OfflineTransport()) {
      $0.embedded = embedded
      $0.onEvent = { event in events.withLock { $0.append(event) } }
    }
    await #expect(throws: ChannelError.self) { try await channel.release() }
    #expect(
      events.withLock { $0 }.contains { if case .refused = $0 { true } else { false } })
  }
}
