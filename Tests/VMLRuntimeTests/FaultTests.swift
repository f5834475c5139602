import Foundation
import Synchronization
import Testing
import VMLRelease
import VMLTestSupport

import VMLRuntime

/// A channel behind networks and servers that do wrong: what was shown stays, and nothing comes
/// through that is not verified.
struct FaultTests {
  private let fixture: RuntimeFixture

  init() async throws {
    fixture = try await RuntimeFixture()
    _ = await (try fixture.channel()).update()
    try await fixture.goOnToTwo()
  }

  private static let parts = [
    "timestamp.json", "snapshot.json", "targets.json", "releases/", "v/", "manifest/", "objects/",
  ]

  /// The outcome of a look, after which the first release has to be whole without a network.
  private func outcome(
    _ part: String, timeout: Duration = .seconds(600), _ fault: FaultyTransport.Fault
  ) async throws -> UpdateOutcome {
    let transport = FaultyTransport(fixture.store) { request in
      part.isEmpty || request.key.contains(part) ? fault : nil
    }
    let channel = try fixture.channel(transport) { $0.timeout = timeout }
    let outcome = await channel.update()
    try await fixture.expectWhole(channel, ["1"])
    try await fixture.expectWhole(try fixture.channel(OfflineTransport()), ["1"])
    return outcome
  }

  @Test(arguments: parts) func offline(_ part: String) async throws {
    guard case .unreachable(.transport) = try await outcome(part, .offline) else {
      Issue.record("it is not unreachable")
      return
    }
  }

  @Test(arguments: parts) func aStall(_ part: String) async throws {
    let outcome = try await outcome(part, timeout: .milliseconds(200), .stall)
    #expect(outcome == .unreachable(.timeout))
  }

  @Test(arguments: parts, [302, 500, 503]) func statuses(_ part: String, _ status: Int) async throws
  {
    #expect(try await outcome(part, .status(status)) == .unreachable(.status(status)))
  }

  @Test(arguments: parts) func aCaptivePortal(_ part: String) async throws {
    #expect(try await outcome(part, .page) == .unreachable(.anotherServer))
  }

  /// It puts its page in the place of everything, also of a root that is not there.
  @Test func aCaptivePortalForAll() async throws {
    #expect(try await outcome("", .page) == .unreachable(.anotherServer))
  }

  @Test(arguments: parts) func notThere(_ part: String) async throws {
    guard case .refused(let refusal) = try await outcome(part, .notThere) else {
      Issue.record("it is not refused")
      return
    }
    #expect(refusal.reason == .missing)
  }

  @Test(arguments: parts) func aLie(_ part: String) async throws {
    guard case .refused(let refusal) = try await outcome(part, .lie) else {
      Issue.record("it is not refused")
      return
    }
    #expect(refusal.reason == (part == "timestamp.json" ? .damaged : .mismatch))
    #expect(!refusal.isExpected)
  }

  @Test(arguments: parts) func bytesWithoutAnEnd(_ part: String) async throws {
    guard case .refused(let refusal) = try await outcome(part, .endless) else {
      Issue.record("it is not refused")
      return
    }
    #expect(refusal.reason == (part == "timestamp.json" ? .damaged : .mismatch))
  }

  @Test(arguments: parts) func cutOffAtOnce(_ part: String) async throws {
    #expect(try await outcome(part, .cut(0)) == .unreachable(.cutOff))
  }

  // MARK: Resuming

  @Test func aCutIsResumed() async throws {
    let transport = FaultyTransport(fixture.store) {
      $0.key.contains("objects/") ? .cut(70_000) : nil
    }
    let channel = try fixture.channel(transport, cache: "new")
    guard case .shown = await channel.update() else {
      Issue.record("it is not resumed")
      return
    }
    try await fixture.expectWhole(try fixture.channel(OfflineTransport(), cache: "new"), ["2"])
    #expect(transport.requests.map(\.start).filter { $0 > 0 }.sorted() == [70_000, 140_000])
  }

  /// Also by the next process; and where what was there is of another file, it begins anew.
  @Test(arguments: [false, true]) func aCutIsResumedLater(isDamaged: Bool) async throws {
    let bytes = Mutex(0)
    let transport = FaultyTransport(fixture.store) { request in
      guard request.key.contains("objects/"), request.limit > 50_000 else { return nil }
      return bytes.withLock { count in
        count += 1
        return count == 1 ? .cut(70_000) : .offline
      }
    }
    let channel = try fixture.channel(transport, cache: "new")
    guard case .unreachable = await channel.update() else {
      Issue.record("it is not cut")
      return
    }
    let parts = try FileManager.default.contentsOfDirectory(atPath: fixture.folder("new/parts"))
    #expect(parts.count == 1)
    if isDamaged {
      try Data([UInt8](repeating: 1, count: 70_000)).write(
        to: URL(filePath: fixture.folder("new/parts/\(parts[0])")))
    }
    let next = FaultyTransport(fixture.store)
    _ = await (try fixture.channel(next, cache: "new")).update()
    let large = next.requests.filter {
      $0.start > 0 || $0.limit > 50_000 && $0.key.contains("objects")
    }
    #expect(large.map(\.start) == (isDamaged ? [70_000, 0] : [70_000]))
    let offline = try fixture.channel(OfflineTransport(), cache: "new")
    #expect(try await offline.release().file(at: "/assets/large.png").bytes.count == 200_000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder("new/parts")) == [])
  }

  // MARK: Attacks

  /// A copy of the store as it was is refused, and one that is not signed anew once it is old.
  @Test func replayedAndFrozen() async throws {
    let old = fixture.folder("old")
    try FileManager.default.copyItem(atPath: fixture.store, toPath: old)
    try await fixture.publish("3")
    _ = await (try fixture.channel()).update()
    let replayed = try fixture.channel(FolderTransport(old))
    guard case .refused(let refusal) = await replayed.update() else {
      Issue.record("a copy of before is believed")
      return
    }
    #expect(refusal.reason == .replayed)
    try await fixture.expectWhole(replayed, ["3"])
    fixture.advance(days: 4000)
    let frozen = try fixture.channel()
    guard case .refused(let late) = await frozen.update() else {
      Issue.record("an old timestamp is believed")
      return
    }
    #expect(late.reason == .expired)
    // What was accepted before is shown for as long as there is nothing else.
    try await fixture.expectWhole(frozen, ["3"])
  }

  /// What the disk makes of a file is found when it is read.
  @Test func aDamagedCache() async throws {
    let channel = try fixture.channel()
    _ = await channel.update()
    let release = try await channel.release()
    let digest = try await release.document(at: "/p1").digest
    let path = fixture.folder("cache/objects/\(digest.prefix(2))/\(digest.dropFirst(2))")
    try Data("<Text>page /p1, 6</Text>".utf8).write(to: URL(filePath: path))
    let offline = try fixture.channel(OfflineTransport())
    await #expect(throws: ChannelError.self) { try await offline.document(at: "/p1") }
    try await fixture.expectWhole(try fixture.channel(), ["2"])
    try await fixture.expectWhole(try fixture.channel(OfflineTransport()), ["2"])
    try Data("{}".utf8).write(to: URL(filePath: fixture.folder("cache/state.json")))
    try await fixture.expectWhole(try fixture.channel(), ["2"])
  }
}
