import Foundation
import Testing
import VMLFiles
import VMLOutput
import VMLPublish
import VMLRelease
import VMLTestSupport

struct PublishTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  @Test func theFirstPublish() async throws {
    let tree = try await fixture.tree()
    let publisher = try fixture.publisher()
    let plan = try await publisher.plan(tree)
    #expect(try fixture.contents() == [:], "a plan writes nothing")
    let report = try await publisher.publish(tree)
    // Three pages are the same for both targets, and so is the image.
    #expect(report.objects == 4)
    #expect((plan.objects, plan.bytes) == (report.objects, report.bytes))
    #expect(report.otherFiles == plan.otherFiles)
    #expect(report.hasChangedChannel)
    #expect(report.before == nil)
    #expect(report.warnings == [])
    let files = try fixture.contents()
    #expect(files.keys.count { $0.hasPrefix("objects/") } == 4)
    #expect(files["v/\(tree.id)/ios/about.vml"]?.contains("Bob") == true)
    #expect(files["v/\(tree.id)/macos/logo.png"]?.hasPrefix("no image") == true)
    #expect(
      files["releases/\(tree.id).json"]?.contains("\"modifiers\":[\"bold\",\"font\"]") == true)
    try await fixture.expectWhole([tree.id])
  }

  @Test func theSameAgain() async throws {
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    let before = try fixture.folder.fingerprint(of: "store")
    let store = FaultyStore(try fixture.fileStore())
    let report = try await fixture.publisher(store).publish(fixture.tree())
    #expect(!report.hasChanges)
    #expect(report.expires != nil)
    #expect(store.writes == [])
    #expect(store.calls < 10)
    #expect(try fixture.folder.fingerprint(of: "store") == before)
    // From another machine, which knows nothing.
    var other = try fixture.publisher(store)
    other.stateFolder = nil
    #expect(try await !other.publish(tree).hasChanges)
    #expect(store.writes == [])
  }

  @Test func whatTheChannelOffersNeedNotBeReadAgain() async throws {
    let tree = try await fixture.tree()
    let output = fixture.folder("dist")
    let site = try readFinishedSite(output, version: "1")
    let publisher = try fixture.publisher()
    #expect(publisher.knownRelease(of: site) == nil)
    _ = try await publisher.publish(tree)
    try publisher.note(tree, of: site)
    let known = try #require(publisher.knownRelease(of: site))
    #expect(known.id == tree.id && known.root == tree.rootEntry)
    let store = FaultyStore(try fixture.fileStore())
    let report = try #require(
      try await fixture.publisher(store).reportOfNothing(known))
    #expect(!report.hasChanges && report.expires != nil)
    #expect((report.release, report.objectsInRelease) == (tree.id, tree.objects.count))
    #expect(store.writes == [])
    // A channel that is to offer something else, or nothing yet, or has expired, is published to.
    var some = Audience()
    some.share = 500
    some.runtime = "v2"
    #expect(try await publisher.reportOfNothing(known, for: some) == nil)
    let beta = try fixture.publisher(channel: "beta")
    #expect(try await beta.reportOfNothing(known) == nil)
    fixture.advance(days: 31)
    #expect(try await publisher.reportOfNothing(known) == nil)
    fixture.advance(days: -31)
    // So is another site, and what another release has taken the place of.
    var other = site
    other.version = "2"
    #expect(publisher.knownRelease(of: other) == nil)
    try fixture.changeComponent("Hi")
    let next = try await fixture.tree()
    #expect(try publisher.knownRelease(of: readFinishedSite(output, version: "1")) == nil)
    _ = try await publisher.publish(next)
    #expect(try await publisher.reportOfNothing(known) == nil)
  }

  @Test func aReleaseHasNoTimeInIt() async throws {
    let first = try await fixture.tree()
    fixture.advance(days: 400)
    try FileManager.default.removeItem(atPath: fixture.folder("dist"))
    #expect(try await fixture.tree().id == first.id)
    #expect(try await fixture.tree("2").id != first.id)
  }

  @Test func oneComponent() async throws {
    let first = try await fixture.tree()
    _ = try await fixture.publisher().publish(first)
    try fixture.changeComponent("Welcome")
    let store = FaultyStore(try fixture.fileStore())
    let tree = try await fixture.tree()
    let plan = try await fixture.publisher(store).plan(tree)
    #expect(store.writes == [])
    let report = try await fixture.publisher(store).publish(tree)
    #expect(report.objects == 2)
    #expect(plan.objects == 2)
    #expect(store.writes.count { $0.hasPrefix("objects/") } == 2)
    #expect(report.pages?.count == 4)
    #expect(
      report.pages?.targets.map(\.changed) == [
        ["about.vml", "index.vml"], ["about.vml", "index.vml"],
      ])
    #expect(report.before == first.id)
    try await fixture.expectWhole([tree.id])
    let diff = try await fixture.publisher().diff(first.id, tree.id)
    #expect(
      diff.views.first { $0.file == "index.vml" }?.changes == [
        ViewChange(
          .text, "Text", attributes: [ValueChange("", old: "Hello Ann", new: "Welcome Ann")])
      ])
  }

  @Test func objectsAlone() async throws {
    let tree = try await fixture.tree()
    var publisher = try fixture.publisher()
    publisher.trees = .objects
    let report = try await publisher.publish(tree)
    #expect(report.otherFiles == 6)
    let files = try fixture.contents()
    let trees = files.keys.filter { $0.hasPrefix("v/") }.sorted()
    #expect(
      trees
        == ["ios", "macos"].flatMap { target in
          ["manifest.json", "manifest/all.json"].map { "v/\(tree.id)/\(target)/\($0)" }
        })
    #expect(try await publisher.verify().mistakes == [])
  }

  @Test func aTreeThatIsNotAsItsManifestSays() async throws {
    _ = try await fixture.tree()
    let output = fixture.folder("dist")
    func expectRefused(_ message: String, at location: SourceLocation = #_sourceLocation) async {
      do {
        _ = try await ReleaseTree.read(readFinishedOutput(output, version: "1"), jobs: 1)
        Issue.record("it was read", sourceLocation: location)
      } catch {
        let text = "\(error)".replacingOccurrences(of: fixture.folder.path, with: "ROOT")
        #expect(text == message, sourceLocation: location)
      }
    }
    let page = "1/ios/plain.vml"
    let old = try #require(fixture.folder.read("dist/" + page))
    try FileManager.default.removeItem(atPath: output + "/" + page)
    await expectRefused(
      "'ROOT/dist/1/ios/plain.vml' is not as its manifest says; 'vmlc build --verify' mends it")
    try fixture.folder.write(
      old.replacingOccurrences(of: "Plain", with: "plain"), to: "dist/" + page)
    await expectRefused(
      "'ROOT/dist/1/ios/plain.vml' is not as its manifest says; 'vmlc build --verify' mends it")
    try fixture.folder.write(old + " ", to: "dist/" + page)
    await expectRefused(
      "'ROOT/dist/1/ios/plain.vml' is not as its manifest says; 'vmlc build --verify' mends it")
    try fixture.folder.write(old, to: "dist/" + page)
    _ = try await ReleaseTree.read(readFinishedOutput(output, version: "1"), jobs: 1)
    let bin = try #require(fixture.folder.read("dist/1/ios/manifest/all.json"))
    try fixture.folder.write(
      bin.replacingOccurrences(of: "plain", with: "Plain"), to: "dist/1/ios/manifest/all.json")
    await expectRefused(
      "cannot use 'ROOT/dist/1/ios/manifest/all.json': it is not the one that the target's manifest "
        + "names; 'vmlc build --verify' mends it")
    let manifest = try #require(fixture.folder.read("dist/1/ios/manifest.json"))
    try fixture.folder.write(
      manifest.replacingOccurrences(of: "all", with: "All"), to: "dist/1/ios/manifest.json")
    await expectRefused(
      "cannot use 'ROOT/dist/1/ios/manifest.json': it is missing, or not the one that the version's "
        + "manifest names; 'vmlc build --verify' mends it")
    await expectRefusedVersion("2")
    func expectRefusedVersion(_ version: String) async {
      #expect(throws: FileSystemError.self) { try readFinishedOutput(output, version: version) }
    }
  }

  @Test func aFileThatChangesMeanwhile() async throws {
    let tree = try await fixture.tree()
    try fixture.folder.write("other", to: "dist/1/ios/plain.vml")
    await #expect(throws: PublishFailure.self) { try await fixture.publisher().publish(tree) }
    #expect(try fixture.contents().keys.filter { $0.hasPrefix("channels/") } == [])
  }

  @Test func anEmptiedStore() async throws {
    let tree = try await fixture.tree()
    // A publish that died when all objects were there; the journal knows them.
    let dying = FaultyStore(try fixture.fileStore())
    dying.fail { _, operation, key in
      key.hasPrefix("v/") ? StoreError(.network, operation, key, "dead") : nil
    }
    await #expect(throws: PublishFailure.self) { try await fixture.publisher(dying).publish(tree) }
    try FileManager.default.removeItem(atPath: fixture.storePath + "/objects")
    await #expect(throws: PublishFailure.self) { try await fixture.publisher().publish(tree) }
    #expect(try fixture.contents().keys.filter { $0.hasPrefix("channels/") } == [])
  }

  @Test func theJournalSparesQuestions() async throws {
    let tree = try await fixture.tree()
    let dying = FaultyStore(try fixture.fileStore())
    dying.fail { _, operation, key in
      key.hasPrefix("v/") ? StoreError(.network, operation, key, "dead") : nil
    }
    await #expect(throws: PublishFailure.self) { try await fixture.publisher(dying).publish(tree) }
    let store = FaultyStore(try fixture.fileStore())
    let report = try await fixture.publisher(store).publish(tree)
    #expect(report.objects == 0)
    #expect(!store.writes.contains { $0.hasPrefix("objects/") })
    let left = try FileManager.default.contentsOfDirectory(atPath: fixture.statePath)
    #expect(!left.contains { $0.hasSuffix(".journal") })
  }

  @Test func withoutSignatures() async throws {
    let tree = try await fixture.tree()
    let report = try await fixture.publisher(signing: Signing.none).publish(tree)
    #expect(report.expires == nil)
    #expect(try await !fixture.publisher(signing: Signing.none).publish(tree).hasChanges)
    #expect(try await fixture.publisher(signing: Signing.none).verify().mistakes == [])
    // A publisher with keys does not believe it.
    #expect(try await fixture.publisher().verify().mistakes != [])
  }

  @Test func withoutKeys() async throws {
    let tree = try await fixture.tree()
    var signing = try fixture.keys.load()
    signing.keys[.snapshot] = nil
    do {
      _ = try await fixture.publisher(signing: signing).publish(tree)
      Issue.record("nothing was thrown")
    } catch {
      #expect(
        "\(error)"
          == "signing the snapshot takes 1 of 1 keys, and 0 are at hand; '--keys' names their folder, "
          + "VMLC_SNAPSHOT_KEY holds them in the environment")
    }
    #expect(try fixture.contents() == [:])
    signing.keys[.snapshot] = [SigningKey()]
    await #expect(throws: PublishFailure.self) {
      try await fixture.publisher(signing: signing).publish(tree)
    }
    #expect(try fixture.contents() == [:])
  }

  @Test func partsOfTheClients() async throws {
    let first = try await fixture.tree()
    _ = try await fixture.publisher().publish(first)
    try fixture.changeComponent("Welcome")
    let second = try await fixture.tree("2")
    var audience = Audience()
    audience.share = 1000
    _ = try await fixture.publisher().publish(second, to: audience)
    var status = try await fixture.publisher().status()
    #expect(status.state.current == first.id)
    #expect(status.state.releases == [second.id, first.id])
    #expect(try await fixture.publisher().verify().releases == [second.id, first.id])
    // The same share again is nothing to do; a larger one uploads nothing.
    #expect(try await !fixture.publisher().publish(second, to: audience).hasChanges)
    audience.share = ChannelState.Offer.everybody
    let store = FaultyStore(try fixture.fileStore())
    _ = try await fixture.publisher(store).publish(second, to: audience)
    #expect(!store.writes.contains { $0.hasPrefix("objects/") || $0.hasPrefix("v/") })
    status = try await fixture.publisher().status()
    #expect(status.state.offersOnly(second.id))
    #expect(status.state.history.map(\.release) == [second.id, first.id])
  }

  @Test func twoChannels() async throws {
    let first = try await fixture.tree()
    _ = try await fixture.publisher(channel: "staging").publish(first)
    let report = try await fixture.publisher().publish(first)
    #expect(report.objects == 0)
    try await fixture.expectWhole([first.id])
    try await fixture.expectWhole([first.id], channel: "staging")
    let releases = try await fixture.publisher().releases()
    #expect(releases.map(\.channels) == [["production", "staging"]])
    // The documents of one are no good for the other.
    let staging = fixture.storePath + "/channels/staging"
    try FileManager.default.removeItem(atPath: staging)
    try FileManager.default.copyItem(
      atPath: fixture.storePath + "/channels/production", toPath: staging)
    #expect(
      try await fixture.publisher(channel: "staging").verify().mistakes == [
        "'1.targets.json' was made for the channel 'production', not for 'staging'"
      ])
  }
}
