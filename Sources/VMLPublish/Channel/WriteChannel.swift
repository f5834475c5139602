import VMLRelease

/// Writes a channel's metadata: everything under new names, and then the timestamp, in one step.
struct ChannelWriter: Sendable {
  let store: any Store
  let channel: String
  let signing: Signing
  let lifetimes: Lifetimes
  /// The lock of the channel; `nil` if the store keeps to conditions of writes.
  let lock: StoreLock?
  /// Versions that the new documents have to be above.
  let known: SeenVersions
  /// The documents to sign; the others stay as they are in the channel.
  let roles: [Role]
  /// A client that knows what clients may have seen; it has to take what is written.
  let client: TrustedChannel

  private var hasConditions: Bool { lock == nil }
  private var folder: String { StoreLayout.channel(channel) }

  /// Writes a new state of the channel; `reading` is the channel as it is, `nil` for a new one.
  ///
  /// - Returns: `false` if garbage was collected since `mark` was read. The timestamp is then not
  ///   written, so that clients still get the old state.
  /// - Throws: Before anything is written, if clients would refuse it.
  func write(
    _ state: ChannelState, after reading: ChannelReading?, unlessSweptSince mark: SweepMark,
    asOf now: UTCTime
  ) async throws(PublishFailure) -> Bool {
    let used = try await ChannelTraces.read(channel, in: store).used
    let root = currentRoot(after: reading)
    var documents = Documents(
      roles: roles, reading,
      targets: try next(used.targets, known.targets, .targets),
      snapshot: try next(used.snapshot, known.snapshot, .snapshot),
      timestamp: try next(0, known.timestamp, .timestamp))
    try documents.sign(state, signing, lifetimes, for: root, asOf: now)
    try check(documents, asOf: now)
    try await writeNew(.targets, from: documents.targets) { version throws(PublishFailure) in
      documents.targets = version
      try documents.sign(state, signing, lifetimes, for: root, asOf: now)
      return documents.targetsFile
    }
    try await writeNew(.snapshot, from: documents.snapshot) { version throws(PublishFailure) in
      documents.snapshot = version
      try documents.signSnapshot(signing, lifetimes, for: root, asOf: now)
      return documents.snapshotFile
    }
    try check(documents, asOf: now)
    try await asking { () throws(StoreError) in try await store.settle() }
    try await lock?.renew()
    guard try await SweepMark.read(in: store) == mark else { return false }
    // As late as can be: from a new root on, what older keys have signed is not believed any more.
    try await writeRoots()
    try await flip(documents.timestampFile, after: reading)
    // Not before: from then on an older timestamp is refused.
    try await putCopy(of: documents.timestampFile, documents.timestamp, channel, in: store)
    try await asking { () throws(StoreError) in try await store.settle() }
    return true
  }

  /// The version of a document that is to be above others.
  private func next(_ used: Int, _ known: Int, _ role: Role) throws(PublishFailure) -> Int {
    guard known < versionLimit - versionTries else {
      throw .keys(
        "the \(role.rawValue) of the channel '\(channel)' has version \(known), which leaves no "
          + "room above; 'vmlc keys rotate timestamp snapshot targets' has versions begin anew")
    }
    return (used < versionLimit - versionTries ? max(used, known) : known) + 1
  }

  /// Checks that a client takes the documents.
  private func check(_ documents: Documents, asOf now: UTCTime) throws(PublishFailure) {
    try trusting(channel) { () throws(TrustFailure) in
      var client = client
      client.refusesExpired = true
      try client.update(timestamp: documents.timestampFile, asOf: now)
      try client.update(snapshot: documents.snapshotFile, asOf: now)
      try client.update(targets: documents.targetsFile, asOf: now)
    }
  }

  /// The root that counts: the newest of the site's and the channel's.
  private func currentRoot(after reading: ChannelReading?) -> RootMetadata? {
    let ours = signing.roots.last?.metadata
    guard let theirs = reading?.trusted.root, let ours else { return ours }
    return theirs.version > ours.version ? theirs : ours
  }

  private func flip(
    _ file: [UInt8], after reading: ChannelReading?
  ) async throws(PublishFailure) {
    let key = folder + Role.timestamp.file(version: 0)
    var condition = WriteCondition.always
    if hasConditions {
      condition = reading.map { $0.tag.map { .matches($0) } ?? .always } ?? .absent
    } else {
      let now = try await asking { () throws(StoreError) in try await store.get(key, limit: 4 << 20)
      }
      guard now?.bytes == reading?.timestamp else { throw .overtaken(channel: channel, by: nil) }
    }
    do throws(StoreError) {
      try await store.put(key, file, .flip, if: condition)
    } catch  where error.kind == .conditionFailed {
      throw .overtaken(channel: channel, by: nil)
    } catch {
      throw .store(error)
    }
  }

  /// Writes the roots that the store lacks, the oldest first, so that there is never a gap.
  private func writeRoots() async throws(PublishFailure) {
    var missing: [Signing.Root] = []
    for root in signing.roots.reversed() {
      let file = Role.root.file(version: root.metadata.version)
      let found = try await asking { () throws(StoreError) in
        try await store.get(folder + file, limit: 4 << 20)
      }
      if found?.bytes == root.file { break }
      guard found == nil else {
        let mistake = TrustFailure.Kind.mismatch("the site has another root of this version")
        throw .trust(TrustFailure(mistake, file), channel: channel)
      }
      missing.append(root)
    }
    for root in missing.reversed() {
      let key = folder + Role.root.file(version: root.metadata.version)
      _ = try await asking { () throws(StoreError) in
        try await store.put(key, root.file, .metadata, if: .always)
      }
    }
  }

  /// Writes a document under the first free version, from `version` on.
  private func writeNew(
    _ role: Role, from version: Int, _ make: (Int) throws(PublishFailure) -> [UInt8]
  ) async throws(PublishFailure) {
    guard roles.contains(role) else { return }
    for version in version..<version + versionTries {
      let file = try make(version)
      let key = folder + role.file(version: version)
      do throws(StoreError) {
        try await store.put(key, file, .metadata, if: hasConditions ? .absent : .always)
        return
      } catch  where error.kind == .conditionFailed {
        continue
      } catch {
        throw .store(error)
      }
    }
    throw .busy("too many publishers are at work on the channel '\(channel)'; try again")
  }
}

/// Number of versions to try that another publisher takes at the same time.
let versionTries = 64

/// The documents of a channel's next version.
private struct Documents {
  let roles: [Role]
  var targets: Int
  var snapshot: Int
  var timestamp: Int
  private(set) var targetsFile: [UInt8] = []
  private(set) var snapshotFile: [UInt8] = []
  private(set) var timestampFile: [UInt8] = []

  /// Keeps the documents of other roles as `reading` has them.
  init(
    roles: [Role], _ reading: ChannelReading?, targets: Int, snapshot: Int, timestamp: Int
  ) {
    self.roles = roles
    self.targets = targets
    self.snapshot = snapshot
    self.timestamp = timestamp
    guard let reading else { return }
    if !roles.contains(.targets), let version = reading.trusted.snapshot?.targets.version {
      self.targets = version
      targetsFile = reading.targets
    }
    if !roles.contains(.snapshot), let version = reading.trusted.timestamp?.snapshot.version {
      self.snapshot = version
      snapshotFile = reading.snapshot
    }
  }

  mutating func sign(
    _ state: ChannelState, _ signing: Signing, _ lifetimes: Lifetimes, for root: RootMetadata?,
    asOf now: UTCTime
  ) throws(PublishFailure) {
    if roles.contains(.targets) {
      targetsFile = try signing.sign(
        TargetsMetadata(
          version: targets, expires: now.adding(days: lifetimes.targets), channel: state),
        for: root)
    }
    try signSnapshot(signing, lifetimes, for: root, asOf: now)
  }

  /// Signs what leads to the targets.
  mutating func signSnapshot(
    _ signing: Signing, _ lifetimes: Lifetimes, for root: RootMetadata?, asOf now: UTCTime
  ) throws(PublishFailure) {
    if roles.contains(.snapshot) {
      snapshotFile = try signing.sign(
        SnapshotMetadata(
          version: snapshot, expires: now.adding(days: lifetimes.snapshot),
          targets: MetadataReference(version: targets, bytes: targetsFile)), for: root)
    }
    timestampFile = try signing.sign(
      TimestampMetadata(
        version: timestamp, expires: now.adding(days: lifetimes.timestamp),
        snapshot: MetadataReference(version: snapshot, bytes: snapshotFile), signed: now),
      for: root)
  }
}
