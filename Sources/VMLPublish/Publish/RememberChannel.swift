import VMLFiles
import VMLRelease

// Which versions of a channel were there before: what this machine remembers, and what the store
// itself tells. No version below is signed, and a channel that is older than that is not gone on
// from.

extension Publisher {
  /// The channel as it is to be changed.
  ///
  /// - Returns: `nil` for a channel that nothing was published to; with ``isRecovering`` also for
  ///   one that is lost.
  /// - Throws: ``PublishFailure/lost(_:channel:copy:)`` for a channel that is damaged, or older
  ///   than it was.
  func readToChange() async throws(PublishFailure) -> ChannelReading? {
    let seen = try seenVersions()
    // Before the channel itself: what is written meanwhile is not what was there before.
    let traces = try await ChannelTraces.read(channel, in: store)
    let reading: ChannelReading?
    do throws(PublishFailure) {
      reading = try await readChannelToChange(
        channel, in: store, signing, seen: seen, asOf: clock())
    } catch {
      guard case .trust(let failure, _) = error, !failure.isOfRoot else { throw error }
      return try await lost(failure, seen, traces, above: 0)
    }
    let version = reading?.trusted.timestamp?.version ?? 0
    let roots = reading?.trusted.root.map { [$0] } ?? signing.roots.map(\.metadata)
    guard
      let copy = try await traces.newestCopy(above: version, in: store, signedFor: roots)
    else {
      var reading = reading
      reading?.hasCopy = traces.copies.contains(version)
      return reading
    }
    let kind: TrustFailure.Kind =
      reading == nil ? .missing : .replayed(version: version, known: copy.version)
    let failure = TrustFailure(kind, Role.timestamp.file(version: 0))
    return try await lost(failure, seen, traces, above: version)
  }

  /// A reading to continue from where a channel is lost, with ``isRecovering``: nothing but
  /// versions above all known ones.
  private func lost(
    _ failure: TrustFailure, _ seen: SeenVersions, _ traces: ChannelTraces, above version: Int
  ) async throws(PublishFailure) -> ChannelReading? {
    let roots = signing.roots.map(\.metadata)
    let copy = try await traces.newestCopy(above: version, in: store, signedFor: roots)
    guard isRecovering else {
      // A copy replaces a timestamp alone, and an older one than was seen helps no client.
      let helps = failure.document == Role.timestamp.file(version: 0)
      let known = copy.flatMap { helps && $0.version >= seen.timestamp ? $0.version : nil }
      throw .lost(failure, channel: channel, copy: known)
    }
    let key = StoreLayout.channel(channel) + Role.timestamp.file(version: 0)
    guard let found = try await fetchToReplace(key, limit: metadataLimit, from: store) else {
      return nil
    }
    var floor = seen
    // Of one that no key of today has signed clients keep nothing.
    let signed = TrustedChannel.timestamp(in: found.bytes, signedFor: roots.suffix(1))
    floor.timestamp = max(
      seen.timestamp, traces.used.snapshot, copy?.version ?? 0, signed?.version ?? 0)
    let trusted = try trusting(channel) { () throws(TrustFailure) in
      try TrustedChannel(channel, trusting: signing.trust, seen: floor)
    }
    var reading = ChannelReading(
      trusted: trusted, tag: found.tag, timestamp: found.bytes,
      state: ChannelState(name: channel), snapshot: [], targets: [])
    reading.isOutdated = true
    return reading
  }

  /// The versions that the channel's next documents have to be above.
  func knownVersions(_ reading: ChannelReading?) async throws(PublishFailure) -> SeenVersions {
    if let reading { return reading.trusted.seen }
    // Each timestamp had a snapshot of its own, so none had a higher number.
    var known = try seenVersions()
    let used = try await ChannelTraces.read(channel, in: store).used
    known.timestamp = max(known.timestamp, used.snapshot)
    return known
  }

  /// A client that has seen what this machine has.
  func client(after reading: ChannelReading?) throws(PublishFailure) -> TrustedChannel {
    if let reading, !reading.isOutdated { return reading.trusted }
    let seen = try seenVersions()
    return try trusting(channel) { () throws(TrustFailure) in
      try TrustedChannel(channel, trusting: signing.trust, seen: seen)
    }
  }

  /// Warnings where a channel begins anew that was there before.
  func lossWarnings(_ reading: ChannelReading?) throws(PublishFailure) -> [String] {
    let seen = try seenVersions().timestamp
    if reading == nil, seen > 0 {
      return [
        "version \(seen) of the channel '\(channel)' was seen, and the store has none any more; "
          + "it begins anew, above that"
      ]
    }
    guard isRecovering, let reading, reading.isOutdated, reading.state.offers.isEmpty else {
      return []
    }
    return [
      "the channel begins anew; what it offered to some clients only, and before, is forgotten"
    ]
  }

  /// Writes the copy of a channel's timestamp that a publisher has not come to which was killed.
  func keepCopy(of reading: ChannelReading?) async throws(PublishFailure) {
    guard let reading, !reading.hasCopy, !reading.isOutdated,
      let version = reading.trusted.timestamp?.version
    else { return }
    try await putCopy(of: reading.timestamp, version, channel, in: store)
  }

  // MARK: On this machine

  private var seenFile: String {
    let text = store.identity + "\n" + channel
    return "channel-" + ContentDigest(of: Array(text.utf8)).hex.prefix(16) + ".json"
  }

  /// The versions that this machine has seen of the channel, without those that newer roots of the
  /// site have made void.
  func seenVersions() throws(PublishFailure) -> SeenVersions {
    guard let stateFolder, let folder = try? Folder.open(stateFolder),
      let bytes = try? folder.read(seenFile, limit: 64 * 1024),
      let json = try? JSONValue(parsing: bytes), let seen = SeenVersions(json: json)
    else { return SeenVersions() }
    guard let root = signing.roots.first(where: { $0.metadata.version == seen.root }) else {
      return seen
    }
    return try trusting(channel) { () throws(TrustFailure) in
      var trusted = try TrustedChannel(channel, trusting: .root(root.file), seen: seen)
      for root in signing.roots where root.metadata.version == trusted.nextRootVersion {
        try trusted.update(root: root.file)
      }
      return trusted.seen
    }
  }

  func noteSeen(_ reading: ChannelReading?) throws(PublishFailure) {
    guard let stateFolder, let seen = reading?.trusted.seen else { return }
    try onDisk { () throws(FileSystemError) in
      let folder = try Folder.make(all: stateFolder)
      let temporary = seenFile + "." + String(UInt64.random(in: 0...(.max)), radix: 16)
      try folder.writeNew(temporary, seen.json.fileBytes.span)
      try folder.rename(temporary, to: seenFile)
    }
  }
}

extension TrustFailure {
  /// Whether a root is what is wrong, which no other document can make good.
  var isOfRoot: Bool { document.hasSuffix(".root.json") || document == "the trusted root" }
}
