import VMLRelease

/// The part of a channel that a client has come to believe.
struct ChannelTrust: Hashable, Sendable {
  /// `nil` where nothing is signed.
  var root: [UInt8]?
  var seen = SeenVersions()
  /// Snapshot and targets, once they are believed.
  var metadata: [ContentFile] = []
}

/// Reads a channel's metadata: `update` of docs/protocol.md.
struct ChannelReading {
  let name: String
  let fetcher: Fetcher
  /// `nil` to take what has expired too.
  let now: UTCTime?
  /// Called with each root and each version, as soon as it is believed.
  let keep: (ChannelTrust) -> Void

  private var folder: String { StoreLayout.channel(name) }

  /// The releases that the channel offers.
  ///
  /// `builtIn` is the root that the app was built with; `nil` where nothing is signed.
  func targets(
    _ known: ChannelTrust, builtIn: [UInt8]?
  ) async throws(ChannelError) -> TargetsMetadata {
    var known = known
    var channel = try begin(&known, builtIn)
    if now == nil { channel.refusesExpired = false }
    // The next root is rarely there, and the timestamp rarely waits for one.
    let timestampKey = folder + Role.timestamp.file(version: 0)
    let fetcher = fetcher
    async let early = fetcher.result(timestampKey, isFresh: true)
    let hasNewRoot = try await readRoots(&channel, &known)
    // A timestamp from before a change of keys would be refused for nothing.
    var timestamp = await early
    if hasNewRoot { timestamp = await fetcher.result(timestampKey, isFresh: true) }
    try read(timestamp: timestamp.get(), &channel, &known)
    try await readSnapshot(&channel, &known)
    try await readTargets(&channel, &known)
    guard let targets = channel.targets else {
      throw .refused(Refusal(.missing, timestampKey, "the channel has no targets"))
    }
    return targets
  }

  private func begin(
    _ known: inout ChannelTrust, _ builtIn: [UInt8]?
  ) throws(ChannelError) -> TrustedChannel {
    try refusing { () throws(TrustFailure) in
      guard let builtIn else {
        return try TrustedChannel(name, trusting: .unsigned, seen: known.seen)
      }
      var channel = try TrustedChannel(
        name, trusting: .root(known.root ?? builtIn), seen: known.seen)
      var isNew = known.root == nil
      if !isNew { isNew = try channel.adopt(root: builtIn) }
      if isNew {
        known.root = builtIn
        known.seen = channel.seen
        keep(known)
      }
      return channel
    }
  }

  /// - Returns: Whether there was one.
  private func readRoots(
    _ channel: inout TrustedChannel, _ known: inout ChannelTrust
  ) async throws(ChannelError) -> Bool {
    for count in 0..<1024 {
      guard let version = channel.nextRootVersion else { return false }
      let key = folder + Role.root.file(version: version)
      guard let found = try await fetcher.find(key) else { return count > 0 }
      try checkForm(of: found, key)
      try refusing(found) { () throws(TrustFailure) in try channel.update(root: found.bytes) }
      known.root = found.bytes
      known.seen = channel.seen
      keep(known)
    }
    return true
  }

  private func read(
    timestamp found: Fetcher.Found?, _ channel: inout TrustedChannel, _ known: inout ChannelTrust
  ) throws(ChannelError) {
    let key = folder + Role.timestamp.file(version: 0)
    guard let found else {
      throw .refused(Refusal(.missing, key, "'\(key)' is not in the store"))
    }
    let time = time
    // An expired root comes before whatever is wrong with a timestamp.
    let bytes = found.isTooLong ? [] : found.bytes
    try refusing(found) { () throws(TrustFailure) in
      try channel.update(timestamp: bytes, asOf: time)
    }
    keep(channel.seen, in: &known)
  }

  private func readSnapshot(
    _ channel: inout TrustedChannel, _ known: inout ChannelTrust
  ) async throws(ChannelError) {
    guard let reference = channel.timestamp?.snapshot else { return }
    let file = ContentFile(length: reference.length, digest: reference.digest)
    let key = folder + Role.snapshot.file(version: reference.version)
    let (bytes, time) = (try await fetcher.file(key, file), time)
    try refusing { () throws(TrustFailure) in try channel.update(snapshot: bytes, asOf: time) }
    known.metadata = [file]
    keep(channel.seen, in: &known)
  }

  private func readTargets(
    _ channel: inout TrustedChannel, _ known: inout ChannelTrust
  ) async throws(ChannelError) {
    guard let reference = channel.snapshot?.targets else { return }
    let file = ContentFile(length: reference.length, digest: reference.digest)
    let key = folder + Role.targets.file(version: reference.version)
    let (bytes, time) = (try await fetcher.file(key, file), time)
    try refusing { () throws(TrustFailure) in try channel.update(targets: bytes, asOf: time) }
    known.metadata.append(file)
    keep(channel.seen, in: &known, always: true)
  }

  // MARK: Checks

  private var time: UTCTime { now ?? UTCTime(seconds: 0) }

  private func keep(_ seen: SeenVersions, in known: inout ChannelTrust, always: Bool = false) {
    guard always || seen != known.seen else { return }
    known.seen = seen
    keep(known)
  }

  private func checkForm(of found: Fetcher.Found, _ key: String) throws(ChannelError) {
    guard found.isTooLong else { return }
    throw .refused(Refusal(.damaged, key, "'\(key)' is longer than any such file"))
  }

  private func refusing<Success>(
    _ found: Fetcher.Found? = nil, _ call: () throws(TrustFailure) -> Success
  ) throws(ChannelError) -> Success {
    do throws(TrustFailure) { return try call() } catch {
      if case .damaged = error.kind, found?.isPage == true { throw .unreachable(.anotherServer) }
      throw .refused(Refusal(error, in: folder))
    }
  }
}

extension Refusal {
  fileprivate init(_ failure: TrustFailure, in folder: String) {
    let reason: Reason =
      switch failure.kind {
      case .missing: .missing
      case .damaged: .damaged
      case .unsigned: .unsigned
      case .replayed: .replayed
      case .expired: .expired
      case .mismatch: .mismatch
      case .channel: .channel
      }
    self.init(reason, folder + failure.document, failure.description)
  }
}
