public import VMLRelease

/// A release that a store has.
public struct ReleaseEntry: Hashable, Sendable {
  public var release: ReleaseID
  /// The site's name for it.
  public var version: String
  /// When it was last published.
  public var published: UTCTime
  /// The channels that offer it.
  public var channels: [String]
  /// The targets that it has trees for.
  public var targets: [String]
}

/// State of a channel.
public struct ChannelStatus: Hashable, Sendable {
  public var channel: String
  public var state: ChannelState
  /// Time from which on clients do not believe it unless it is signed again; `nil` where nothing is
  /// signed.
  public var expires: UTCTime?
  public var hasExpired: Bool
  /// The version of the root that counts; `nil` where nothing is signed.
  public var rootVersion: Int?
  /// The version of the timestamp, which grows with every change.
  public var timestampVersion: Int
}

extension Publisher {
  /// The releases of the store, the youngest first.
  public func releases() async throws(PublishFailure) -> [ReleaseEntry] {
    var offers: [ReleaseID: [String]] = [:]
    for name in try await channelNames(in: store) {
      // A channel with unknown keys is left out.
      guard let reading = try? await reader(of: name).readToChange() else { continue }
      for release in reading.state.releases { offers[release, default: []].append(name) }
    }
    let entries = try await asking { () throws(StoreError) in
      try await store.list(StoreLayout.releases)
    }
    let plain = entries.compactMap { entry in
      StoreLayout.release(ofKey: entry.key).flatMap { id in
        entry.key == StoreLayout.root(of: id) ? (id, entry.modified) : nil
      }
    }
    let offered = offers
    let found = try await map(plain, atOnce: atOnce) {
      id, modified throws(PublishFailure) -> ReleaseEntry? in
      // One that is damaged is 'vmlc verify's to tell.
      guard let root = try? await root(of: id) else { return nil }
      return ReleaseEntry(
        release: id, version: root.version, published: modified, channels: offered[id] ?? [],
        targets: root.targets.map(\.name))
    }
    return found.compactMap(\.self).sorted { first, second in
      first.published == second.published
        ? first.release < second.release : first.published > second.published
    }
  }

  /// State of the channel, as its publisher sees it.
  public func status() async throws(PublishFailure) -> ChannelStatus {
    guard let reading = try await readToChange() else {
      throw try await nothingPublished()
    }
    let expires = reading.trusted.root == nil ? nil : reading.earliestExpiry
    return ChannelStatus(
      channel: channel, state: reading.state, expires: expires,
      hasExpired: expires.map { $0 <= clock() } ?? false,
      rootVersion: reading.trusted.root?.version,
      timestampVersion: reading.trusted.timestamp?.version ?? 0)
  }

  /// Signs anew what the channel offers, so that it does not expire.
  ///
  /// Signs what there are keys for: the timestamp alone, the snapshot too, or all. What has no key
  /// at hand stays, with its own time to expire.
  public func refresh() async throws(PublishFailure) -> ChannelStatus {
    guard !signing.roots.isEmpty else {
      throw .keys("the site's releases are not signed, so that there is nothing to renew")
    }
    guard let reading = try await readToChange() else {
      throw try await nothingPublished()
    }
    guard !reading.isOutdated || !reading.state.offers.isEmpty else {
      throw .keys(
        "what the channel '\(channel)' offers was signed by keys that have been replaced; "
          + "publish a release to sign it with the new ones")
    }
    let roles =
      reading.isOutdated ? [.timestamp, .snapshot, .targets] : signing.renewableRoles
    try signing.check(roles.isEmpty ? [.timestamp] : roles, in: newestRoot(reading))
    var report = PublishReport(
      release: ReleaseID(of: ContentDigest(of: [])), version: "")
    let change = ChannelChange(
      from: reading, to: reading.state, preparation: .nothing, needing: reading.state.releases,
      signing: roles)
    try await changeChannel(change, &report)
    return try await status()
  }
}
