import Foundation
import Synchronization
import Testing
import VMLTestSupport

import VMLRuntime

/// The cache, where the process ends, the disk is full, or too much is in it.
struct CacheTests {
  private let fixture: RuntimeFixture

  init() async throws { fixture = try await RuntimeFixture() }

  /// An update that ends at each of its writes, and the next launches.
  @Test(arguments: [UpdatePolicy.atOnce, .atNextLaunch])
  func anEndAtEveryStep(policy: UpdatePolicy) async throws {
    _ = await (try fixture.channel()).update()
    try FileManager.default.copyItem(
      atPath: fixture.folder("cache"), toPath: fixture.folder("start"))
    try await fixture.publish("2")
    var isDone = false
    var shown: Set<String> = []
    for count in 0..<1000 where !isDone {
      let cache = "cache-\(count)"
      try FileManager.default.copyItem(
        atPath: fixture.folder("start"), toPath: fixture.folder(cache))
      let steps = Steps(count)
      let channel = try fixture.channel(cache: cache, steps: steps) { $0.policy = policy }
      _ = await channel.update()
      isDone = !steps.isOver
      let next = try fixture.channel(OfflineTransport(), cache: cache)
      shown.insert(try await fixture.expectWhole(next, ["1", "2"]))
      // The next look brings all of it.
      _ = await (try fixture.channel(cache: cache)).update()
      try await fixture.expectWhole(try fixture.channel(OfflineTransport(), cache: cache), ["2"])
      try FileManager.default.removeItem(atPath: fixture.folder(cache))
    }
    #expect(isDone)
    #expect(shown == ["1", "2"])
  }

  @Test func aFirstLookThatEndsAtEveryStep() async throws {
    var isDone = false
    for count in 0..<1000 where !isDone {
      let cache = "cache-\(count)"
      let steps = Steps(count)
      let channel = try fixture.channel(cache: cache, steps: steps)
      _ = await channel.update()
      isDone = !steps.isOver
      // Without a network it may have nothing, but never half of a page.
      let offline = try fixture.channel(OfflineTransport(), cache: cache)
      if let document = try? await offline.document(at: "/p1") {
        #expect(String(decoding: document.bytes, as: UTF8.self).contains("page /p1, 1"))
      } else {
        #expect(!isDone)
      }
      let again = try fixture.channel(cache: cache)
      _ = await again.update()
      try await fixture.expectWhole(again, ["1"])
      try FileManager.default.removeItem(atPath: fixture.folder(cache))
    }
    #expect(isDone)
  }

  @Test func aFullDisk() async throws {
    _ = await (try fixture.channel()).update()
    try await fixture.publish("2")
    let events = Mutex<[ChannelEvent]>([])
    let channel = try fixture.channel(steps: Steps(0)) {
      $0.onEvent = { event in events.withLock { $0.append(event) } }
    }
    guard case .notKept(let why) = await channel.update() else {
      Issue.record("a full disk keeps it")
      return
    }
    #expect(why.contains("no space left on device"))
    #expect(
      events.withLock { $0 }.contains { if case .cacheFailed = $0 { true } else { false } })
    try await fixture.expectWhole(channel, ["1"])
    try await fixture.expectWhole(try fixture.channel(OfflineTransport()), ["1"])
    // A first release is shown all the same, for as long as the process lives.
    let new = try fixture.channel(cache: "new", steps: Steps(0))
    try await fixture.expectWhole(new, ["2"])
  }

  @Test func noPlaceForACache() async throws {
    try fixture.folder.write("no folder", to: "taken")
    let channel = try fixture.channel(cache: "taken/cache")
    try await fixture.expectWhole(channel, ["1"])
    let none = try fixture.channel(cache: nil)
    try await fixture.expectWhole(none, ["1"])
  }

  @Test func theOldestGoesThatNobodyNeeds() async throws {
    let channel = try fixture.channel { $0.cacheLimit = 260_000 }
    _ = await channel.update()
    func count() throws -> Int {
      try fixture.folder.contents(of: "cache/objects").count { !$0.value.isEmpty }
    }
    let first = try count()
    var counts: [Int] = []
    for version in 2..<20 {
      try await fixture.publish("\(version)")
      let channel = try fixture.channel { $0.cacheLimit = 203_000 }
      _ = await channel.update()
      try await fixture.expectWhole(
        try fixture.channel(OfflineTransport()), ["\(version)"])
      counts.append(try count())
    }
    let largest = try #require(counts.max())
    #expect(largest < first * 6, "\(counts)")
  }

  @Test func aReleaseThatDoesNotFit() async throws {
    let channel = try fixture.channel {
      $0.cacheLimit = 1000
      $0.prefetch = .tree
    }
    _ = await channel.update()
    try await fixture.expectWhole(channel, ["1"])
    #expect(try await channel.release().file(at: "/assets/large.png").bytes.count == 200_000)
  }
}
