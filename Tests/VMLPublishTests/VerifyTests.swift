import Foundation
import Synchronization
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

struct VerifyTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  @Test func everyFileCounts() async throws {
    _ = try await fixture.publisher().publish(fixture.tree())
    let files = try fixture.contents()
    for key in files.keys {
      let path = fixture.storePath + "/" + key
      let whole = try Data(contentsOf: URL(filePath: path))
      var damaged = whole
      damaged[damaged.count / 2] ^= 1
      try damaged.write(to: URL(filePath: path))
      #expect(try await !fixture.publisher().verify().mistakes.isEmpty, "\(key)")
      try Data(whole.dropLast()).write(to: URL(filePath: path))
      // The last byte of a signed document is a line feed that is not signed.
      if !key.hasSuffix("/timestamp.json") {
        #expect(try await !fixture.publisher().verify().mistakes.isEmpty, "\(key)")
      }
      // Longer than anything that is read.
      try (whole + Data(count: 17 << 20)).write(to: URL(filePath: path))
      #expect(try await !fixture.publisher().verify().mistakes.isEmpty, "\(key)")
      // In its place, since a tree shares the file with an object.
      try whole.write(to: URL(filePath: path))
      try FileManager.default.removeItem(atPath: path)
      if key.hasSuffix("/1.timestamp.json") {
        // A publisher that was killed has not come to write the copy; the next one does.
        #expect(try await fixture.publisher().verify().mistakes == [])
      } else if key.hasSuffix("/timestamp.json") {
        await #expect(throws: PublishFailure.self) { try await fixture.publisher().verify() }
      } else {
        #expect(try await !fixture.publisher().verify().mistakes.isEmpty, "\(key)")
      }
      try whole.write(to: URL(filePath: path))
    }
    #expect(try await fixture.publisher().verify().mistakes == [])
  }

  @Test func aReplayedChannel() async throws {
    _ = try await fixture.publisher().publish(fixture.tree())
    let path = fixture.storePath + "/channels/production/timestamp.json"
    let old = try Data(contentsOf: URL(filePath: path))
    try fixture.changeComponent("Welcome")
    _ = try await fixture.publisher().publish(fixture.tree())
    try old.write(to: URL(filePath: path))
    #expect(
      try await fixture.publisher().verify().mistakes == [
        "'timestamp.json' is an old one: it has version 1, and version 2 was seen before"
      ])
    await #expect(throws: PublishFailure.self) {
      try await fixture.publisher().publish(fixture.tree())
    }
  }

  /// Some servers give what is being replaced with a part of what replaces it.
  @Test(arguments: [1, 2])
  func aTimestampThatIsBeingReplaced(times: Int) async throws {
    _ = try await fixture.publisher().publish(fixture.tree())
    let store = FaultyStore(try fixture.fileStore())
    let count = Mutex(0)
    store.changeReadings { key, bytes in
      guard key.hasSuffix("/timestamp.json") else { return bytes }
      let isMixed = count.withLock { count in
        count += 1
        return count % 2 == 1 && count < 2 * times
      }
      return isMixed ? bytes.dropLast(9) + [UInt8](repeating: 0x20, count: 9) : bytes
    }
    let mistakes = try await fixture.publisher(store).verify().mistakes
    #expect(mistakes == [])
  }

  /// However often it is another one, an unsigned timestamp is reported as what it is.
  @Test func aTimestampThatIsNeverWhole() async throws {
    _ = try await fixture.publisher().publish(fixture.tree())
    let store = FaultyStore(try fixture.fileStore())
    let count = Mutex(0)
    store.changeReadings { key, bytes in
      guard key.hasSuffix("/timestamp.json") else { return bytes }
      return Array("{\(count.withLock { $0 += 1; return $0 })".utf8)
    }
    let mistakes = try await fixture.publisher(store).verify().mistakes
    #expect(mistakes.count == 1 && mistakes[0].contains("timestamp.json"), "\(mistakes)")
  }

  @Test func anExpiredChannel() async throws {
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    let expires = try #require(try await fixture.publisher().status().expires)
    fixture.advance(days: 25)
    let soon = try await fixture.publisher().publish(tree)
    #expect(!soon.hasChangedChannel)
    #expect(
      soon.warnings == [
        "the channel is signed until \(expires) only; 'vmlc publish --refresh' signs it anew"
      ])
    fixture.advance(days: 6)
    #expect(
      try await fixture.publisher().verify().mistakes == ["'timestamp.json' expired at \(expires)"])
    #expect(try await fixture.publisher().status().hasExpired)
    let store = FaultyStore(try fixture.fileStore())
    let status = try await fixture.publisher(store).refresh()
    #expect(!status.hasExpired)
    #expect(store.writes.allSatisfy { $0.hasPrefix("channels/") })
    try await fixture.expectWhole([tree.id])
    // A publish of the same renews it too, once it has expired.
    fixture.advance(days: 40)
    #expect(try await fixture.publisher().publish(tree).hasChangedChannel)
    try await fixture.expectWhole([tree.id])
  }

  /// A scheduled job has the timestamp's key alone, or the snapshot's too.
  @Test(arguments: [[Role.timestamp], [.timestamp, .snapshot], [.timestamp, .targets]])
  func fewKeys(_ roles: [Role]) async throws {
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    let before = try fixture.contents()
    fixture.advance(days: 20)
    var signing = try fixture.keys.load()
    signing.keys = signing.keys.filter { roles.contains($0.key) }
    let status = try await fixture.publisher(signing: signing).refresh()
    #expect(status.state.current == tree.id)
    #expect(status.timestampVersion == 2)
    #expect(status.expires == fixture.now.adding(days: 30))
    let new = try fixture.contents().filter { before[$0.key] != $0.value }.keys.sorted()
    let channel = "channels/production/"
    let snapshot = roles.contains(.snapshot) ? ["2.snapshot.json"] : []
    #expect(new == (snapshot + ["2.timestamp.json", "timestamp.json"]).map { channel + $0 })
    try await fixture.expectWhole([tree.id])
    // What has no key at hand expires when it would have.
    fixture.advance(days: 350)
    await #expect(throws: PublishFailure.self) {
      try await fixture.publisher(signing: signing).refresh()
    }
    // Nothing else can be done with these keys.
    await #expect(throws: PublishFailure.self) {
      try await fixture.publisher(signing: signing).rollBack(to: .embedded)
    }
    #expect(try await fixture.publisher().refresh().state.current == tree.id)
    try await fixture.expectWhole([tree.id])
  }

  @Test func refreshWithoutTheTimestampsKey() async throws {
    _ = try await fixture.publisher().publish(fixture.tree())
    var signing = try fixture.keys.load()
    signing.keys[.timestamp] = nil
    let publisher = try fixture.publisher(signing: signing)
    await #expect(throws: PublishFailure.self) { try await publisher.refresh() }
  }
}
