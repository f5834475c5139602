public import VMLRelease

/// Result of the removal of a channel, done or to be done.
public struct ChannelRemoval: Hashable, Sendable {
  /// Keys of the channel's files, in the order in which they go.
  public var removed: [String] = []
  /// Releases that the channel offers; empty where it cannot be read.
  public var releases: [ReleaseID] = []
}

extension Publisher {
  /// Takes the channel out of the store; its releases stay until garbage is collected.
  ///
  /// Clients that follow it keep what they show. The timestamp goes first, so that another
  /// publisher whose change is under way is refused, and no client is led to what is gone.
  public func removeChannel(isDry: Bool) async throws(PublishFailure) -> ChannelRemoval {
    var report = ChannelRemoval()
    report.removed = try await channelFiles()
    if report.removed.isEmpty { throw try await nothingPublished() }
    // What cannot be read any more may go too.
    report.releases = (try? await readToChange())?.state.releases ?? []
    if isDry { return report }
    let lock = try await takeLock()
    do throws(PublishFailure) {
      try await removeChannelFiles()
      await lock?.giveUp()
    } catch {
      await lock?.giveUp()
      throw error
    }
    return report
  }

  private func removeChannelFiles() async throws(PublishFailure) {
    let timestamp = StoreLayout.channel(channel) + Role.timestamp.file(version: 0)
    try await asking { () throws(StoreError) in try await store.remove(timestamp) }
    let rest = try await channelFiles()
    guard rest.first != timestamp else {
      throw .busy(
        "another publisher has published to the channel '\(channel)' meanwhile; it is there again")
    }
    try await forEach(rest, atOnce: atOnce) { key throws(PublishFailure) in
      try await asking { () throws(StoreError) in try await store.remove(key) }
    }
  }

  /// The keys of the channel's files, its timestamp first.
  private func channelFiles() async throws(PublishFailure) -> [String] {
    let folder = StoreLayout.channel(channel)
    let keys = try await asking { () throws(StoreError) in try await store.list(folder) }.map(\.key)
    let timestamp = folder + Role.timestamp.file(version: 0)
    let others = keys.filter { $0 != timestamp }
    return keys.filter { $0 == timestamp }
      + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
