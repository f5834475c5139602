import VMLDiagnostics
import VMLRelease

/// A channel as it is in a store.
struct ChannelReading: Sendable {
  var trusted: TrustedChannel
  /// Of the timestamp.
  var tag: WriteTag?
  /// The bytes of the timestamp.
  var timestamp: [UInt8]
  var state: ChannelState
  /// The bytes of the snapshot.
  var snapshot: [UInt8]
  /// The bytes of the targets.
  var targets: [UInt8]
  /// The versions of roots that the store is known to have.
  var storedRoots: Set<Int> = []
  /// Whether a root that has been replaced since vouches for it, or none, so that clients refuse
  /// it.
  var isOutdated = false
  /// Whether a copy of the timestamp is kept, as of every one that a channel had.
  var hasCopy = true

  /// The documents that the timestamp leads to, by their names in the channel's folder.
  var files: [String] {
    [
      trusted.timestamp.map { Role.timestampCopy(version: $0.version) },
      trusted.timestamp.map { Role.snapshot.file(version: $0.snapshot.version) },
      trusted.snapshot.map { Role.targets.file(version: $0.targets.version) },
    ].compactMap(\.self)
  }
}

/// Whether a document that has expired is refused, as clients do, or read all the same, to be
/// renewed.
enum ExpiryCheck { case refuse, pass }

/// The largest document of the metadata that is read, in bytes.
let metadataLimit = 4 << 20
/// Number of roots that are followed at most.
private let rootLimit = 1024

/// Reads a channel as a client does.
///
/// - Returns: `nil` for a channel that nothing was published to yet.
func readChannel(
  _ name: String, in store: any Store, trusting trust: Trust,
  seen: SeenVersions = SeenVersions(), expiry: ExpiryCheck, followsRoots: Bool = true,
  asOf now: UTCTime
) async throws(PublishFailure) -> ChannelReading? {
  // Between the timestamp and what it leads to, another publish may come and a collection go: then
  // the timestamp is another one by now. Some servers also give the old bytes and the new ones
  // mixed while it is replaced.
  var failure: PublishFailure?
  for _ in 0..<3 {
    let reading = try await readOnce(name, in: store, trust, seen, expiry, followsRoots, now)
    switch reading {
    case .found(let reading): return reading
    case .none: return nil
    case .movedOn(let reason): failure = reason
    }
  }
  if let failure { throw failure }
  throw .busy("the channel '\(name)' changes faster than it can be read; try again")
}

private enum Outcome {
  case found(ChannelReading), none
  /// The timestamp is another one by now; `reason` is what was wrong with that one itself, if
  /// anything.
  case movedOn(reason: PublishFailure?)
}

private func readOnce(
  _ name: String, in store: any Store, _ trust: Trust, _ seen: SeenVersions,
  _ expiry: ExpiryCheck, _ followsRoots: Bool, _ now: UTCTime
) async throws(PublishFailure) -> Outcome {
  let folder = StoreLayout.channel(name)
  var trusted = try trusting(name) { () throws(TrustFailure) in
    try TrustedChannel(name, trusting: trust, seen: seen)
  }
  trusted.refusesExpired = expiry == .refuse
  var storedRoots: Set<Int> = []
  if followsRoots, let version = trusted.root?.version {
    let key = folder + Role.root.file(version: version)
    let found = try await asking { () throws(StoreError) in try await store.status(key) }
    if found != nil { storedRoots.insert(version) }
  }
  for _ in 0..<(followsRoots ? rootLimit : 0) {
    guard let version = trusted.nextRootVersion else { break }
    let root = try await metadata(Role.root.file(version: version), of: name, in: store)
    guard let root else { break }
    try trusting(name) { () throws(TrustFailure) in try trusted.update(root: root.bytes) }
    storedRoots.insert(version)
  }
  let key = folder + Role.timestamp.file(version: 0)
  let timestamp = try await metadata(Role.timestamp.file(version: 0), of: name, in: store)
  guard let timestamp else { return .none }
  let snapshot: [UInt8]
  let targets: [UInt8]
  var isSound = false
  do throws(PublishFailure) {
    try trusting(name) { () throws(TrustFailure) in
      try trusted.update(timestamp: timestamp.bytes, asOf: now)
    }
    isSound = true
    snapshot = try await document(
      .snapshot, trusted.timestamp?.snapshot.version, of: name, in: store)
    try trusting(name) { () throws(TrustFailure) in
      try trusted.update(snapshot: snapshot, asOf: now)
    }
    targets = try await document(
      .targets, trusted.snapshot?.targets.version, of: name, in: store)
    try trusting(name) { () throws(TrustFailure) in
      try trusted.update(targets: targets, asOf: now)
    }
  } catch {
    guard case .trust = error else { throw error }
    let again = try await asking { () throws(StoreError) in
      try await store.get(key, limit: metadataLimit)
    }
    if again?.bytes != timestamp.bytes { return .movedOn(reason: isSound ? nil : error) }
    throw error
  }
  guard let state = trusted.targets?.channel else { return .none }
  return .found(
    ChannelReading(
      trusted: trusted, tag: timestamp.tag, timestamp: timestamp.bytes, state: state,
      snapshot: snapshot, targets: targets, storedRoots: storedRoots))
}

/// Reads a channel as its publisher does: what has expired is read too, and what keys have signed
/// that were replaced since, so that it can be signed anew.
func readChannelToChange(
  _ name: String, in store: any Store, _ signing: Signing, seen: SeenVersions, asOf now: UTCTime
) async throws(PublishFailure) -> ChannelReading? {
  do throws(PublishFailure) {
    let reading = try await readChannel(
      name, in: store, trusting: signing.trust, seen: seen, expiry: .pass, asOf: now)
    if let reading, signing.trust == .unsigned { try checkUnsigned(reading, name) }
    return reading
  } catch {
    guard case .trust(let failure, _) = error, case .unsigned = failure.kind,
      let newest = signing.roots.last?.metadata
    else { throw error }
    for root in signing.roots.dropLast().reversed() {
      let reading = try? await readChannel(
        name, in: store, trusting: .root(root.file), expiry: .pass, followsRoots: false, asOf: now)
      guard var reading else { continue }
      reading.isOutdated = true
      reading.trusted.makeRoom(after: signing.roots)
      // A thief of a key of the targets may have offered anything: nothing of it may be continued.
      let document = try? SignedDocument(file: reading.targets)
      let signers = newest.roles[.targets]
      let valid = signers.flatMap { document?.validSignatureCount(of: $0) } ?? 0
      if valid < signers?.threshold ?? 1 { reading.state = ChannelState(name: name) }
      return reading
    }
    throw error
  }
}

extension TrustedChannel {
  /// Forgets versions that leave no room above them, where newer roots have other keys for them.
  fileprivate mutating func makeRoom(after roots: [Signing.Root]) {
    guard max(seen.timestamp, seen.snapshot, seen.targets) >= versionLimit - versionTries
    else { return }
    for root in roots where root.metadata.version == nextRootVersion {
      // One that does not follow from the others is refused where it is to be written.
      guard (try? update(root: root.file)) != nil else { return }
    }
  }
}

private func document(
  _ role: Role, _ version: Int?, of channel: String, in store: any Store
) async throws(PublishFailure) -> [UInt8] {
  let file = role.file(version: version ?? 0)
  let found = try await metadata(file, of: channel, in: store)
  guard let found else { throw .trust(TrustFailure(.missing, file), channel: channel) }
  return found.bytes
}

/// A document of a channel; one that is too large is none.
private func metadata(
  _ file: String, of channel: String, in store: any Store
) async throws(PublishFailure) -> StoredObject? {
  let key = StoreLayout.channel(channel) + file
  return try await fetch(
    key, limit: metadataLimit, from: store,
    orElse: .trust(
      TrustFailure(.damaged("it is larger than \(metadataLimit) bytes"), file), channel: channel))
}

/// A channel that is signed is not gone on with unsigned: its clients would refuse it.
private func checkUnsigned(
  _ reading: ChannelReading, _ name: String
) throws(PublishFailure) {
  guard let document = try? SignedDocument(file: reading.timestamp), !document.signatures.isEmpty
  else { return }
  throw .unknown(
    "the channel '\(name)' is signed, and this site has 'signing: none': its clients would refuse "
      + "what is published; set 'signing' as it was, or choose another channel")
}

/// Gets a file; a larger one than `limit` is a failure of the file's, and not of the store.
func fetch(
  _ key: String, limit: Int, from store: any Store, orElse failure: PublishFailure
) async throws(PublishFailure) -> StoredObject? {
  do throws(StoreError) { return try await store.get(key, limit: limit) } catch {
    if error.kind == .tooLarge { throw failure }
    throw Task.isCancelled ? .cancelled : .store(error)
  }
}

/// Gets a file that is replaced if it is damaged; of a larger one than `limit` nothing is read.
func fetchToReplace(
  _ key: String, limit: Int, from store: any Store
) async throws(PublishFailure) -> StoredObject? {
  do throws(StoreError) { return try await store.get(key, limit: limit) } catch {
    if error.kind == .tooLarge { return StoredObject(bytes: [], tag: nil) }
    throw Task.isCancelled ? .cancelled : .store(error)
  }
}

func trusting<Success>(
  _ channel: String, _ call: () throws(TrustFailure) -> Success
) throws(PublishFailure) -> Success {
  do throws(TrustFailure) { return try call() } catch { throw .trust(error, channel: channel) }
}

/// The channels of a store, by name, sorted; also those that have lost their timestamp.
func channelNames(in store: any Store) async throws(PublishFailure) -> [String] {
  let entries = try await asking { () throws(StoreError) in
    try await store.list(StoreLayout.channels)
  }
  let names = entries.compactMap { entry -> String? in
    let parts = entry.key.dropFirst(StoreLayout.channels.count).split(separator: "/")
    guard parts.count == 2, parts[1] == "timestamp.json" || parts[1].hasSuffix(".timestamp.json")
    else { return nil }
    // What cannot be a channel is none, whatever its files are called.
    let name = String(parts[0])
    return isChannelName(name) ? name : nil
  }
  return Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
