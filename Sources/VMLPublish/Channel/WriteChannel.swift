import VMLRelease

/// Writes a channel's metadata: everything under new names, and then the timestamp, in one step.
struct ChannelWriter: Sendable {
  let store: any Store
  let channel: String
  let signing: Signing
  let lifetimes: Lifetimes
  /// Whether the store's conditions hold.
  let hasConditions: Bool
  /// Called when all but the timestamp is written; throws if somebody else may have been at work.
  let beforeFlip: @Sendable () async throws(PublishFailure) -> Void

  private var folder: String { StoreLayout.channel(channel) }

  /// Has the channel offer what `state` says; `reading` is what the channel is now, `nil` for a new one.
  func write(
    _ state: ChannelState, after reading: ChannelReading?, asOf now: UTCTime
  ) async throws(PublishFailure) {
    let root = currentRoot(after: reading)
    let used = try await usedVersions()
    let known = reading?.trusted.seen ?? SeenVersions()
    let targetsExpiry = now.adding(days: lifetimes.targets)
    let (targetsVersion, targets) = try await writeNew(
      .targets, from: max(used.targets, known.targets) + 1
    ) { version throws(PublishFailure) in
      try signing.sign(
        TargetsMetadata(version: version, expires: targetsExpiry, channel: state), for: root)
    }
    try await writeFlip(
      MetadataReference(version: targetsVersion, bytes: targets), after: reading, used: used,
      root, asOf: now)
  }

  /// The root that counts: the newest of the site's and the channel's.
  private func currentRoot(after reading: ChannelReading?) -> RootMetadata? {
    let ours = signing.roots.last?.metadata
    guard let theirs = reading?.trusted.root, let ours else { return ours }
    return theirs.version > ours.version ? theirs : ours
  }

  private func writeFlip(
    _ targets: MetadataReference, after reading: ChannelReading?, used: SeenVersions,
    _ root: RootMetadata?, asOf now: UTCTime
  ) async throws(PublishFailure) {
    let known = reading?.trusted.seen ?? SeenVersions()
    let snapshotExpiry = now.adding(days: lifetimes.snapshot)
    let (version, snapshot) = try await writeNew(
      .snapshot, from: max(used.snapshot, known.snapshot) + 1
    ) { version throws(PublishFailure) in
      try signing.sign(
        SnapshotMetadata(version: version, expires: snapshotExpiry, targets: targets), for: root)
    }
    let timestamp = TimestampMetadata(
      version: known.timestamp + 1, expires: now.adding(days: lifetimes.timestamp),
      snapshot: MetadataReference(version: version, bytes: snapshot))
    let file = try signing.sign(timestamp, for: root)
    try await asking { () throws(StoreError) in try await store.settle() }
    try await beforeFlip()
    // As late as can be: from a new root on, what older keys have signed is not believed any more.
    try await writeRoots()
    try await flip(file, after: reading)
    try await asking { () throws(StoreError) in try await store.settle() }
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

  /// The highest versions of documents in the channel's folder, also of publishers that died.
  private func usedVersions() async throws(PublishFailure) -> SeenVersions {
    let entries = try await asking { () throws(StoreError) in try await store.list(folder) }
    var used = SeenVersions()
    for entry in entries {
      let words = entry.key.dropFirst(folder.count).split(separator: ".")
      guard words.count == 3, let version = Int(words[0]) else { continue }
      if words[1] == "targets" { used.targets = max(used.targets, version) }
      if words[1] == "snapshot" { used.snapshot = max(used.snapshot, version) }
    }
    return used
  }

  /// Writes a document under the first version, from `version` on, that nobody has taken.
  private func writeNew(
    _ role: Role, from version: Int, _ make: (Int) throws(PublishFailure) -> [UInt8]
  ) async throws(PublishFailure) -> (version: Int, file: [UInt8]) {
    for version in version..<version + versionTries {
      let file = try make(version)
      let key = folder + role.file(version: version)
      do throws(StoreError) {
        try await store.put(key, file, .metadata, if: hasConditions ? .absent : .always)
        return (version, file)
      } catch  where error.kind == .conditionFailed {
        continue
      } catch {
        throw .store(error)
      }
    }
    throw .busy("too many publishers are at work on the channel '\(channel)'; try again")
  }
}

/// How many versions are tried that another publisher takes at the same time.
private let versionTries = 64
