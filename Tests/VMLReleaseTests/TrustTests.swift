import Testing
import VMLRelease
import VMLTestSupport

struct TrustTests {
  private let signed = SignedChannel()

  private func channel(_ signed: SignedChannel? = nil) throws -> TrustedChannel {
    try TrustedChannel("production", trusting: .root((signed ?? self.signed).root()))
  }

  private func expect(
    _ kind: TrustFailure.Kind, at location: SourceLocation = #_sourceLocation,
    _ call: () throws(TrustFailure) -> Void
  ) {
    do throws(TrustFailure) {
      try call()
      Issue.record("nothing was thrown", sourceLocation: location)
    } catch {
      #expect(error.kind == kind, "\(error)", sourceLocation: location)
    }
  }

  @Test func whatTheKeysHaveSigned() throws {
    var channel = try channel()
    #expect(try signed.read(signed.documents(3), into: &channel) == signed.state)
    #expect(channel.seen.timestamp == 3)
    // The same again, and a later one.
    #expect(try signed.read(signed.documents(3), into: &channel) == signed.state)
    #expect(try signed.read(signed.documents(7), into: &channel) == signed.state)
  }

  @Test func anOldTimestamp() throws {
    var channel = try channel()
    let old = try signed.documents(3)
    try signed.read(signed.documents(4), into: &channel)
    let before = channel
    expect(.replayed(version: 3, known: 4)) { () throws(TrustFailure) in
      try channel.update(timestamp: old.timestamp, asOf: signed.now)
    }
    #expect(channel == before)
    // What was seen is remembered from one run to the next.
    let seen = try #require(SeenVersions(json: channel.seen.json))
    var later = try TrustedChannel(
      "production", trusting: .root(try signed.root()), seen: seen)
    expect(.replayed(version: 3, known: 4)) { () throws(TrustFailure) in
      try later.update(timestamp: old.timestamp, asOf: signed.now)
    }
  }

  @Test func aTimestampThatNamesAnOldSnapshot() throws {
    var channel = try channel()
    try signed.read(signed.documents(4), into: &channel)
    let old = try signed.documents(3)
    let file = try SignedDocument(
      TimestampMetadata(
        version: 9, expires: signed.now.adding(days: 1),
        snapshot: MetadataReference(version: 3, bytes: old.snapshot)),
      signedBy: signed.keys[.timestamp] ?? []
    ).file
    expect(.replayed(version: 3, known: 4)) { () throws(TrustFailure) in
      try channel.update(timestamp: file, asOf: signed.now)
    }
  }

  @Test(arguments: [Role.timestamp, .snapshot, .targets])
  func anExpiredDocument(_ role: Role) throws {
    var channel = try channel()
    let documents = try signed.documents(1, days: [role: 0])
    expect(.expired(signed.now)) { () throws(TrustFailure) in
      try signed.read(documents, into: &channel)
    }
    channel.refusesExpired = false
    #expect(try signed.read(documents, into: &channel) == signed.state)
  }

  @Test func anExpiredRoot() throws {
    var channel = try channel()
    let documents = try signed.documents(1)
    expect(.expired(signed.now.adding(days: 700))) { () throws(TrustFailure) in
      try channel.update(timestamp: documents.timestamp, asOf: signed.now.adding(days: 700))
    }
  }

  @Test(arguments: [Role.timestamp, .snapshot, .targets])
  func aKeyOfSomebodyElse(_ role: Role) throws {
    var channel = try channel()
    let documents = try signed.documents(1, signing: [role: [SigningKey()]])
    expect(.unsigned(valid: 0, threshold: 1)) { () throws(TrustFailure) in
      try signed.read(documents, into: &channel)
    }
    // The key of another role is as bad.
    let other: Role = role == .timestamp ? .snapshot : .timestamp
    let mixed = try signed.documents(1, signing: [role: signed.keys[other] ?? []])
    expect(.unsigned(valid: 0, threshold: 1)) { () throws(TrustFailure) in
      try signed.read(mixed, into: &channel)
    }
  }

  @Test func everyFlippedBitIsFound() throws {
    let documents = try signed.documents(1)
    let parts: [WritableKeyPath<SignedChannel.Documents, [UInt8]>] = [
      \.timestamp, \.snapshot, \.targets,
    ]
    for part in parts {
      for index in documents[keyPath: part].indices {
        var damaged = documents
        damaged[keyPath: part][index] ^= 1 << UInt8(index % 8)
        var channel = try channel()
        let found = try? signed.read(damaged, into: &channel)
        // A byte of the timestamp that neither what is signed nor a signature depends on is the line's
        // end; the others are compared as a whole.
        if part != \.timestamp { #expect(found == nil) }
        if let found { #expect(found == signed.state) }
      }
    }
  }

  @Test func thresholds() throws {
    let signed = SignedChannel(counts: [.targets: 3], thresholds: [.targets: 2])
    var channel = try channel(signed)
    let keys = signed.keys[.targets] ?? []
    expect(.unsigned(valid: 1, threshold: 2)) { () throws(TrustFailure) in
      try signed.read(try! documents([keys[0]]), into: &channel)
    }
    // One key twice is one key.
    expect(.unsigned(valid: 1, threshold: 2)) { () throws(TrustFailure) in
      try signed.read(try! documents([keys[1], keys[1]]), into: &channel)
    }
    #expect(try signed.read(documents([keys[2], keys[0]]), into: &channel) == signed.state)
    func documents(_ keys: [SigningKey]) throws -> SignedChannel.Documents {
      try signed.documents(1, signing: [.targets: keys])
    }
  }

  @Test func anotherChannelOfTheSameKeys() throws {
    var staging = signed
    staging.name = "staging"
    var channel = try channel()
    let documents = try staging.documents(1)
    expect(.channel("staging", expected: "production")) { () throws(TrustFailure) in
      try signed.read(documents, into: &channel)
    }
  }

  @Test func documentsOfTwoVersions() throws {
    var channel = try channel()
    var mixed = try signed.documents(2)
    mixed.snapshot = try signed.documents(1).snapshot
    #expect(throws: TrustFailure.self) { try signed.read(mixed, into: &channel) }
    #expect(channel.targets == nil)
  }

  @Test func withoutSignatures() throws {
    let unsigned = try signed.documents(2, signing: [.timestamp: [], .snapshot: [], .targets: []])
    var open = try TrustedChannel("production", trusting: .unsigned)
    #expect(try signed.read(unsigned, into: &open) == signed.state)
    var closed = try channel()
    expect(.unsigned(valid: 0, threshold: 1)) { () throws(TrustFailure) in
      try signed.read(unsigned, into: &closed)
    }
  }
}

struct RootTests {
  private let signed = SignedChannel()

  private func nextRoot(
    _ version: Int = 2, with keys: [Role: [SigningKey]], signedBy signers: [SigningKey]
  ) throws -> [UInt8] {
    var next = signed
    for (role, keys) in keys { next.keys[role] = keys }
    var root = next.rootMetadata
    root.version = version
    return try SignedDocument(root, signedBy: signers).file
  }

  @Test func theNextRoot() throws {
    let (old, new) = (signed.keys[.root] ?? [], [SigningKey()])
    var channel = try TrustedChannel("production", trusting: .root(signed.root()))
    try signed.read(signed.documents(5), into: &channel)
    let fresh = [SigningKey()]
    try channel.update(
      root: nextRoot(with: [.root: new, .timestamp: fresh], signedBy: old + new))
    #expect(channel.root?.version == 2)
    #expect(channel.nextRootVersion == 3)
    // What the old key signed counts for nothing, and the new one may start its versions over.
    #expect(throws: TrustFailure.self) {
      try signed.read(signed.documents(6), into: &channel)
    }
    var next = signed
    next.keys[.timestamp] = fresh
    let documents = try next.documents(5)
    try channel.update(timestamp: documents.timestamp, asOf: signed.now)
  }

  @Test func aRootThatTheOldKeysDidNotSign() throws {
    let new = [SigningKey()]
    var channel = try TrustedChannel("production", trusting: .root(signed.root()))
    let before = channel
    #expect(throws: TrustFailure.self) {
      try channel.update(root: nextRoot(with: [.root: new], signedBy: new))
    }
    #expect(throws: TrustFailure.self) {
      try channel.update(root: nextRoot(with: [.root: new], signedBy: signed.keys[.root] ?? []))
    }
    #expect(throws: TrustFailure.self) {
      try channel.update(root: nextRoot(3, with: [:], signedBy: signed.keys[.root] ?? []))
    }
    #expect(channel == before)
  }

  @Test func aRootThatDoesNotVouchForItself() throws {
    let file = try SignedDocument(signed.rootMetadata, signedBy: [SigningKey()]).file
    #expect(throws: TrustFailure.self) {
      try TrustedChannel("production", trusting: .root(file))
    }
  }

  /// One key under two names would be two signatures.
  @Test func aKeyUnderAnotherName() throws {
    let document = try SignedDocument(signed.rootMetadata, signedBy: signed.keys[.root] ?? [])
    var members = try #require(document.signed.object)
    let id = try #require(signed.keys[.root]?.first?.publicKey.id)
    let key = try #require(members["keys"]?[id])
    members["keys"] = .object([String(repeating: "0", count: 64): key])
    var forged = document
    forged.signed = .object(members)
    try forged.sign(with: try #require(signed.keys[.root]?.first))
    #expect(throws: TrustFailure.self) {
      try TrustedChannel("production", trusting: .root(forged.file))
    }
  }
}
