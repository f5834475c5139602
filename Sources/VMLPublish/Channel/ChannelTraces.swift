import VMLRelease

/// Facts from the numbered documents of a channel's folder, whatever its timestamp says.
struct ChannelTraces: Sendable {
  /// The highest versions of targets and snapshots, also of publishers that died.
  var used = SeenVersions()
  /// The versions of the copies of timestamps, the highest first.
  private(set) var copies: [Int] = []
  private var folder: String

  /// Number of copies that are looked into: a channel has one that counts, besides copies without a
  /// valid signature.
  private static let copyTries = 64

  static func read(
    _ channel: String, in store: any Store
  ) async throws(PublishFailure) -> ChannelTraces {
    let folder = StoreLayout.channel(channel)
    let entries = try await asking { () throws(StoreError) in try await store.list(folder) }
    return ChannelTraces(folder: folder, names: entries.map { $0.key.dropFirst(folder.count) })
  }

  private init(folder: String, names: [Substring]) {
    self.folder = folder
    for name in names {
      let words = name.split(separator: ".")
      // Others may give any number.
      guard words.count == 3, words[2] == "json", let version = Int(words[0]),
        (1..<versionLimit - 1).contains(version)
      else { continue }
      switch words[1] {
      case "targets": used.targets = max(used.targets, version)
      case "snapshot": used.snapshot = max(used.snapshot, version)
      case "timestamp": copies.append(version)
      default: break
      }
    }
    copies.sort(by: >)
  }

  /// The newest timestamp that the channel had, by its copy, if it is newer than a version.
  ///
  /// A copy counts that the keys of one of the roots have signed, of the last root first; every
  /// copy, where nothing is signed.
  func newestCopy(
    above version: Int, in store: any Store, signedFor roots: [RootMetadata]
  ) async throws(PublishFailure) -> TimestampCopy? {
    guard copies.contains(where: { $0 > version }) else { return nil }
    for root in roots.dropFirst().reversed() {
      if let copy = try await newestCopy(above: version, in: store, signedBy: [root]) {
        return copy
      }
    }
    return try await newestCopy(above: version, in: store, signedBy: Array(roots.prefix(1)))
  }

  private func newestCopy(
    above version: Int, in store: any Store, signedBy roots: [RootMetadata]
  ) async throws(PublishFailure) -> TimestampCopy? {
    for copy in copies.prefix(Self.copyTries) where copy > version {
      let key = folder + Role.timestampCopy(version: copy)
      let found: StoredObject?
      do throws(StoreError) { found = try await store.get(key, limit: metadataLimit) } catch {
        if error.kind == .tooLarge { continue }
        throw Task.isCancelled ? .cancelled : .store(error)
      }
      guard let found,
        TrustedChannel.timestamp(in: found.bytes, signedFor: roots)?.version == copy
      else { continue }
      return TimestampCopy(version: copy, bytes: found.bytes)
    }
    return nil
  }
}

/// Keeps a copy of a timestamp that a channel has.
func putCopy(
  of file: [UInt8], _ version: Int, _ channel: String, in store: any Store
) async throws(PublishFailure) {
  let key = StoreLayout.channel(channel) + Role.timestampCopy(version: version)
  _ = try await asking { () throws(StoreError) in
    try await store.put(key, file, .metadata, if: .always)
  }
}

/// A timestamp that a channel had.
struct TimestampCopy: Hashable, Sendable {
  var version: Int
  var bytes: [UInt8]
}
