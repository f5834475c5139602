import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

struct KeyFolderTests {
  private let folder: TemporaryFolder
  private let now = UTCTime(seconds: 1_800_000_000)

  init() throws { folder = try TemporaryFolder() }

  private func keys(_ variables: [Role: String] = [:]) -> KeyFolder {
    KeyFolder(keys: folder("keys"), roots: folder("trust"), variables: variables)
  }

  private func expectFailure(
    _ message: String, at location: SourceLocation = #_sourceLocation,
    _ call: () throws -> Void
  ) {
    do {
      try call()
      Issue.record("nothing was thrown", sourceLocation: location)
    } catch {
      let text = "\(error)".replacingOccurrences(of: folder.path, with: "ROOT")
      #expect(text == message, sourceLocation: location)
    }
  }

  private func writePrivate(_ text: String, to path: String) {
    let isWritten = FileManager.default.createFile(
      atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    #expect(isWritten)
  }

  /// Two of three keys of the root, each on a stick of its own.
  @Test func keysThatAreNeverInOnePlace() throws {
    _ = try keys().initialize(counts: [.root: 3], thresholds: [.root: 2], asOf: now)
    let files = try keys().split(.root)
    #expect(files == ["root-1.pem", "root-2.pem", "root-3.pem"])
    #expect(try keys().load().keys[.root]?.count == 3)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("keys"))
    #expect(!names.contains("root.pem"))
    for (file, stick) in zip(files, ["a", "b", "c"]) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder("keys/" + file))
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      try FileManager.default.createDirectory(
        atPath: folder(stick), withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        atPath: folder("keys/" + file), toPath: folder("\(stick)/\(file)"))
    }
    func stick(_ name: String) -> KeyFolder {
      KeyFolder(keys: folder(name), roots: folder("trust"))
    }
    expectFailure("there is no 'ROOT/keys/root.pem' whose keys could be taken apart") {
      _ = try keys().split(.root)
    }
    expectFailure("'ROOT/keys/targets.pem' holds one key alone") { _ = try keys().split(.targets) }
    expectFailure(
      "no root in 'ROOT/trust' waits for signatures; 'vmlc keys rotate' makes the next one"
    ) { _ = try stick("a").signRoot() }
    let waiting = try stick("a").rotate([.targets], asOf: now)
    #expect(waiting.roots.count == 1)
    #expect(try stick("a").unfinishedRoot()?.valid == 1)
    #expect(try stick("a").unfinishedRoot()?.newRoles == [.targets])
    expectFailure(
      "'ROOT/trust/2.root.unfinished.json' waits for signatures: 'vmlc keys sign' adds one; "
        + "remove it to begin again"
    ) { _ = try stick("b").rotate([], asOf: now) }
    // The same key again is not another one.
    expectFailure("no key of the root is at hand that has not signed the next one already") {
      _ = try stick("a").signRoot()
    }
    // A root that someone has weakened meanwhile is not signed.
    let path = folder("trust/2.root.unfinished.json")
    let whole = try String(contentsOfFile: path, encoding: .utf8)
    let weakened = whole.replacing(#/"threshold":\s*2/#, with: "\"threshold\":1")
    #expect(weakened != whole)
    try weakened.write(toFile: path, atomically: true, encoding: .utf8)
    expectFailure(
      "'ROOT/trust/2.root.unfinished.json' asks for other numbers of keys or signatures of 'root' "
        + "than the root before; remove it, and begin the rotation again"
    ) { _ = try stick("c").signRoot() }
    try whole.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try stick("c").signRoot().isFinished)
    let read = try stick("a").load()
    #expect(read.roots.map(\.metadata.version) == [1, 2])
    let made = try #require(read.keys[.targets]?.first).publicKey
    #expect(read.roots.last?.metadata.roles[.targets]?.keys == [made])
    #expect(try stick("a").unfinishedRoot() == nil)
    let trust = try FileManager.default.contentsOfDirectory(atPath: folder("trust")).sorted()
    #expect(trust == ["1.root.json", "2.root.json"])
  }

  @Test func makingKeys() throws {
    let made = try keys().initialize(asOf: now)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("keys")).sorted()
    #expect(names == ["root.pem", "snapshot.pem", "targets.pem", "timestamp.pem"])
    let folderAttributes = try FileManager.default.attributesOfItem(atPath: folder("keys"))
    #expect(folderAttributes[.posixPermissions] as? Int == 0o700)
    for name in names {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder("keys/" + name))
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("trust")) == ["1.root.json"])
    let read = try keys().load()
    #expect(read.roots == made.roots)
    for role in Role.allCases {
      #expect(read.keys[role]?.map(\.publicKey) == made.keys[role]?.map(\.publicKey))
    }
    // A second time would make apps refuse what is published.
    expectFailure(
      "'ROOT/trust' has a root already, which apps may trust; 'vmlc keys rotate' replaces keys"
    ) {
      _ = try keys().initialize(asOf: now)
    }
    try FileManager.default.removeItem(atPath: folder("trust"))
    expectFailure(
      "there is a key already, 'ROOT/keys/root.pem', of this site or of another one with its name; "
        + "'--keys' names another folder, for this and for all that signs"
    ) { _ = try keys().initialize(asOf: now) }
  }

  @Test func aKeyThatOthersMayRead() throws {
    _ = try keys().initialize(asOf: now)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder("keys/targets.pem"))
    expectFailure(
      "others may read the private key 'ROOT/keys/targets.pem'; 'chmod 600 ROOT/keys/targets.pem' "
        + "takes that away"
    ) { _ = try keys().load() }
  }

  @Test func damagedKeysAndRoots() throws {
    _ = try keys().initialize(asOf: now)
    let path = folder("keys/targets.pem")
    let old = try #require(folder.read("keys/targets.pem"))
    let damaged = old.replacingOccurrences(of: "MC4", with: "MC5")
    try FileManager.default.removeItem(atPath: path)
    writePrivate(damaged, to: path)
    expectFailure(
      "the key 'ROOT/keys/targets.pem' cannot be used: a key in it is not an unencrypted Ed25519 key"
    ) { _ = try keys().load() }
    try FileManager.default.removeItem(atPath: path)
    #expect(try keys().load().keys[.targets]?.isEmpty == true)
    let root = try #require(folder.read("trust/1.root.json"))
    try folder.write(
      root.replacingOccurrences(of: "\"threshold\":1", with: "\"threshold\":0"),
      to: "trust/1.root.json")
    expectFailure(
      "'ROOT/trust/1.root.json' cannot be used: 'the trusted root' is damaged: it is no valid root"
    ) { _ = try keys().load() }
  }

  @Test func keysOfTheEnvironment() throws {
    let made = try keys().initialize(asOf: now)
    let pem = try #require(folder.read("keys/timestamp.pem"))
    var only = keys([.timestamp: pem])
    only.keys = nil
    let read = try only.load()
    #expect(read.keys[.timestamp]?.map(\.publicKey) == made.keys[.timestamp]?.map(\.publicKey))
    #expect(read.keys[.targets]?.isEmpty == true)
    expectFailure(
      "the variable VMLC_ROOT_KEY cannot be used: it holds no line '-----BEGIN PRIVATE KEY-----'"
    ) { _ = try keys([.root: "hunter2"]).load() }
  }

  @Test func severalKeysForARole() throws {
    let made = try keys().initialize(counts: [.targets: 3], thresholds: [.targets: 2], asOf: now)
    #expect(made.roots.last?.metadata.roles[.targets]?.keys.count == 3)
    #expect(made.roots.last?.metadata.roles[.targets]?.threshold == 2)
    expectFailure("the root has 1 keys, and 2 of them cannot sign") {
      _ = try KeyFolder(keys: folder("k2"), roots: folder("t2"))
        .initialize(thresholds: [.root: 2], asOf: now)
    }
  }

  @Test func newKeys() throws {
    let made = try keys().initialize(asOf: now)
    let rotated = try keys().rotate([.timestamp, .root], asOf: now.adding(days: 1))
    #expect(rotated.roots.map(\.metadata.version) == [1, 2])
    let read = try keys().load()
    #expect(read.roots == rotated.roots)
    #expect(read.keys[.timestamp]?.map(\.publicKey) == rotated.keys[.timestamp]?.map(\.publicKey))
    #expect(read.keys[.timestamp]?.map(\.publicKey) != made.keys[.timestamp]?.map(\.publicKey))
    #expect(read.keys[.targets]?.map(\.publicKey) == made.keys[.targets]?.map(\.publicKey))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("keys"))
    #expect(!names.contains { $0.contains("new") })
    // Again, with the new root key; and only to renew the root.
    #expect(try keys().rotate([.targets], asOf: now).roots.count == 3)
    let renewed = try keys().rotate([], asOf: now.adding(days: 700))
    #expect(renewed.roots.last?.metadata.expires == now.adding(days: 1430))
    #expect(try keys().load().roots.count == 4)
  }

  /// The root was written, and the new keys did not get their names any more.
  @Test func aRotationThatWasEnded() throws {
    _ = try keys().initialize(asOf: now)
    let old = try #require(folder.read("keys/root.pem"))
    _ = try keys().rotate([.root], asOf: now)
    try FileManager.default.moveItem(
      atPath: folder("keys/root.pem"), toPath: folder("keys/root.new.pem"))
    writePrivate(old, to: folder("keys/root.pem"))
    let next = try keys().rotate([.root], asOf: now)
    #expect(next.roots.count == 3)
    #expect(try keys().rotate([.timestamp], asOf: now).roots.count == 4)
  }

  @Test func withoutTheRootKey() throws {
    _ = try keys().initialize(asOf: now)
    try FileManager.default.removeItem(atPath: folder("keys/root.pem"))
    expectFailure(
      "signing the root takes 1 of 1 keys, and 0 are at hand; '--keys' names their folder, "
        + "VMLC_ROOT_KEY holds them in the environment"
    ) { _ = try keys().rotate([.timestamp], asOf: now) }
  }
}

struct RotationTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  @Test(arguments: [[Role.timestamp], [.snapshot], [.targets], [.root], Role.allCases])
  func publishingWithNewKeys(_ roles: [Role]) async throws {
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    _ = try fixture.keys.rotate(roles, asOf: fixture.now)
    // The same release is signed anew, and nothing else is written.
    let store = FaultyStore(try fixture.fileStore())
    let report = try await fixture.publisher(store).publish(tree)
    #expect(report.hasChangedChannel)
    #expect(!store.writes.contains { $0.hasPrefix("objects/") || $0.hasPrefix("v/") })
    try await fixture.expectWhole([tree.id])
    #expect(try await !fixture.publisher().publish(tree).hasChanges)
    #expect(try fixture.contents()["channels/production/2.root.json"] != nil)
  }

  /// The new root is in the store, and nothing is signed with its keys yet.
  @Test func aRotationAtEveryCall() async throws {
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    _ = try fixture.keys.rotate([.timestamp, .snapshot], asOf: fixture.now)
    var isDone = false
    for calls in 0..<100 where !isDone {
      let store = FaultyStore(try fixture.fileStore())
      store.die(after: calls)
      isDone = (try? await fixture.publisher(store).publish(tree)) != nil
      if !isDone { continue }
      try await fixture.expectWhole([tree.id])
    }
    #expect(isDone)
  }

  @Test func offersThatAThiefMade() async throws {
    let tree = try await fixture.tree()
    _ = try await fixture.publisher().publish(tree)
    let stolen = try fixture.keys.load()
    try fixture.changeComponent("Evil")
    let evil = try await fixture.tree("2")
    var audience = Audience()
    audience.runtime = "2.0"
    _ = try await fixture.publisher(signing: stolen).publish(evil, to: audience)
    _ = try fixture.keys.rotate([.targets, .snapshot, .timestamp], asOf: fixture.now)
    await #expect(throws: PublishFailure.self) { try await fixture.publisher().refresh() }
    _ = try await fixture.publisher().publish(tree)
    #expect(try await fixture.publisher().status().state.offersOnly(tree.id))
    #expect(!(try await fixture.publisher().verify().releases.contains(evil.id)))
    // The thief's keys are good for nothing now.
    await #expect(throws: PublishFailure.self) {
      try await fixture.publisher(signing: stolen).publish(evil)
    }
    try await fixture.expectWhole([tree.id])
  }
}
