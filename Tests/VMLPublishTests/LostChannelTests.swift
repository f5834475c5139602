import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

/// A channel whose timestamp is missing, damaged, or an old one.
struct LostChannelTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  private let timestamp = "store/channels/production/timestamp.json"

  @discardableResult
  private func publish(_ text: String, _ version: String) async throws -> ReleaseID {
    try fixture.changeComponent(text)
    let tree = try await fixture.tree(version)
    _ = try await fixture.publisher().publish(tree)
    return tree.id
  }

  private func publishThrice() async throws -> ReleaseID {
    try await publish("One", "1")
    try await publish("Two", "2")
    return try await publish("Three", "3")
  }

  /// A publisher that remembers nothing, as in a fresh checkout.
  private func stranger() throws -> Publisher {
    var publisher = try fixture.publisher()
    publisher.stateFolder = nil
    return publisher
  }

  private func removeCopies() throws {
    for key in try fixture.contents().keys where key.hasSuffix(".timestamp.json") {
      try FileManager.default.removeItem(atPath: fixture.storePath + "/" + key)
    }
  }

  /// Expects every change of the channel to be refused, with a way out, before anything is written.
  private func expectRefused(
    _ publisher: Publisher, _ words: String, at location: SourceLocation = #_sourceLocation
  ) async throws {
    let tree = try await fixture.tree("4")
    let before = try fixture.contents()
    func expect(_ work: () async throws(PublishFailure) -> Void) async {
      do throws(PublishFailure) {
        try await work()
        Issue.record("nothing was thrown", sourceLocation: location)
      } catch {
        #expect(error.description.contains(words), "\(error)", sourceLocation: location)
      }
    }
    await expect { () async throws(PublishFailure) in _ = try await publisher.publish(tree) }
    await expect { () async throws(PublishFailure) in _ = try await publisher.refresh() }
    await expect { () async throws(PublishFailure) in
      _ = try await publisher.rollBack(to: .previous)
    }
    #expect(try fixture.contents() == before, sourceLocation: location)
  }

  @Test(arguments: [nil, "", "{", "{}", "cut", "another key"])
  func aTimestampThatIsGoneOrDamaged(text: String?) async throws {
    let last = try await publishThrice()
    let whole = try #require(fixture.folder.read(timestamp))
    switch text {
    case nil: try FileManager.default.removeItem(atPath: fixture.folder(timestamp))
    case "cut": try fixture.folder.write(String(whole.dropLast(40)), to: timestamp)
    case "another key":
      let other = try SignedDocument(file: Array(whole.utf8))
      var forged = other
      forged.signatures = []
      try forged.sign(with: SigningKey())
      try fixture.folder.write(String(decoding: forged.file, as: UTF8.self), to: timestamp)
    default: try fixture.folder.write(text ?? "", to: timestamp)
    }
    let way = "'vmlc verify --repair' puts back version 3"
    try await expectRefused(fixture.publisher(), way)
    try await expectRefused(stranger(), way)
    let report = try await fixture.publisher().repair(from: nil)
    #expect(report.mistakes == [])
    #expect(
      report.mended == [
        "'channels/production/timestamp.json' is back, from '3.timestamp.json'"
      ])
    #expect(fixture.folder.read(timestamp) == whole)
    try await fixture.expectWhole([last])
  }

  /// If there is no copy either, a publish that is told to begins anew.
  @Test func withoutACopy() async throws {
    _ = try await publishThrice()
    try removeCopies()
    try fixture.folder.write("{}", to: timestamp)
    for publisher in [try fixture.publisher(), try stranger()] {
      try await expectRefused(publisher, "'vmlc publish --recover' begins the channel anew")
      #expect(try await publisher.repair(from: nil).mended == [])
    }
    var publisher = try stranger()
    publisher.isRecovering = true
    let report = try await publisher.publish(fixture.tree("4"))
    #expect(report.warnings.count == 1 && report.warnings[0].contains("begins anew"))
    // Who has seen the third takes it.
    #expect(try await fixture.publisher().verify().mistakes == [])
    #expect(try await fixture.publisher().status().timestampVersion == 4)
  }

  @Test func anEmptiedStore() async throws {
    let last = try await publishThrice()
    try FileManager.default.removeItem(atPath: fixture.storePath)
    let report = try await fixture.publisher().publish(fixture.tree("3"))
    #expect(report.release == last)
    #expect(
      report.warnings == [
        "version 3 of the channel 'production' was seen, and the store has none any more; it begins anew, above that"
      ])
    #expect(try await fixture.publisher().status().timestampVersion == 4)
    try await fixture.expectWhole([last])
  }

  /// An emptied store and a checkout that knows nothing: new keys have versions begin anew.
  @Test func anEmptiedStoreThatNothingIsKnownOf() async throws {
    let last = try await publishThrice()
    try FileManager.default.removeItem(atPath: fixture.storePath)
    _ = try fixture.keys.rotate([.timestamp, .snapshot], lifetimes: Lifetimes(), asOf: fixture.now)
    _ = try await stranger().publish(fixture.tree("3"))
    #expect(try await stranger().status().timestampVersion == 1)
    // This one has seen version 3 of all, under the first root.
    try await fixture.expectWhole([last])
  }

  /// Fresh checkouts too do not sign what was replaced.
  @Test func anOldTimestamp() async throws {
    try await publish("One", "1")
    let old = try #require(fixture.folder.read(timestamp))
    let new = try await publish("Two", "2")
    try fixture.folder.write(old, to: timestamp)
    for publisher in [try fixture.publisher(), try stranger()] {
      let words =
        "'timestamp.json' is an old one: it has version 1, and version 2 was seen before. Nothing was written; "
        + "'vmlc verify --repair' puts back version 2"
      try await expectRefused(publisher, words)
      #expect(try await publisher.verify().mistakes.count == 1)
    }
    let report = try await stranger().repair(from: nil)
    #expect(report.mistakes == [] && report.mended.count == 1)
    #expect(try await stranger().refresh().state.current == new)
    try await fixture.expectWhole([new])
  }

  /// A copy that no key of today has signed says nothing.
  @Test func aCopyThatIsMadeUp() async throws {
    let last = try await publishThrice()
    let whole = try #require(fixture.folder.read(timestamp))
    for name in ["9.timestamp.json", "\(Int.max).timestamp.json", "\(Int.max).snapshot.json"] {
      try fixture.folder.write(whole, to: "store/channels/production/" + name)
    }
    #expect(try await stranger().refresh().timestampVersion == 4)
    try await fixture.expectWhole([last])
  }

  /// The copy that a publisher did not come to which was killed is written by the next one.
  @Test func aCopyThatIsMissing() async throws {
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    let before = try fixture.contents()
    try removeCopies()
    #expect(try await fixture.publisher().verify().mistakes == [])
    #expect(try await !fixture.publisher().publish(tree).hasChanges)
    #expect(try fixture.contents() == before)
  }

  @Test func oneMemoryForAllNamesOfAFolder() async throws {
    try await publish("One", "1")
    let old = try #require(fixture.folder.read(timestamp))
    try await publish("Two", "2")
    try fixture.folder.write(old, to: timestamp)
    try removeCopies()
    let other = try FileStore(fixture.storePath + "/../store")
    #expect(other.identity == (try fixture.fileStore()).identity)
    do {
      _ = try await fixture.publisher(other).refresh()
      Issue.record("nothing was thrown")
    } catch {
      #expect("\(error)".contains("version 2 was seen before"))
    }
  }

  /// The channel's needs are not known, so that nothing is removed.
  @Test func garbageBesideALostChannel() async throws {
    _ = try await fixture.publisher(channel: "beta").publish(fixture.tree())
    try await publish("Two", "2")
    try FileManager.default.removeItem(atPath: fixture.storePath + "/channels/beta/timestamp.json")
    fixture.advance(days: 20)
    let before = try fixture.contents()
    var options = GarbageOptions()
    options.isDry = false
    options.keptReleases = 1
    await #expect(throws: PublishFailure.self) {
      try await fixture.publisher().collectGarbage(options)
    }
    #expect(try fixture.contents() == before)
  }

  /// A thief has signed the last version that there is: with new keys versions begin anew.
  @Test(arguments: [Int.max, Int.max - 1, versionLimit - 1])
  func noVersionAbove(version: Int) async throws {
    let last = try await publishThrice()
    let keys = try fixture.keys.load().keys
    let whole = Array(try #require(fixture.folder.read(timestamp)).utf8)
    let root = try #require(try fixture.keys.load().roots.last)
    var body = try #require(TrustedChannel.timestamp(in: whole, signedFor: [root.metadata]))
    body.version = version
    let forged = try SignedDocument(body, signedBy: keys[.timestamp] ?? []).file
    try fixture.folder.write(String(decoding: forged, as: UTF8.self), to: timestamp)
    let way = "leaves no room above; 'vmlc keys rotate timestamp snapshot targets'"
    let tree = try await fixture.tree("4")
    await #expect {
      try await fixture.publisher().publish(tree)
    } throws: {
      "\($0)".contains(way)
    }
    #expect(fixture.folder.read(timestamp) == String(decoding: forged, as: UTF8.self))
    _ = try fixture.keys.rotate(
      [.timestamp, .snapshot, .targets], lifetimes: Lifetimes(), asOf: fixture.now)
    #expect(try await fixture.publisher().publish(tree).hasChangedChannel)
    #expect(try await fixture.publisher().status().timestampVersion < 10)
    #expect(try await fixture.expectWhole([tree.id]) != last)
  }
}
