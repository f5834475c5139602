public import VMLRelease

/// Something that is in a store.
public struct StoredEntry: Hashable, Sendable {
  public var key: String
  /// In bytes.
  public var size: Int
  /// When it was last written.
  public var modified: UTCTime

  public init(key: String, size: Int, modified: UTCTime) {
    self.key = key
    self.size = size
    self.modified = modified
  }
}

/// Finds the objects of a store that nothing needs any more.
///
/// A release is needed while a channel offers it, remembers it among the newest, or while its root
/// is young: a publish writes the root before it flips the channel. An object is needed by a
/// release that is. All else that is ours and old goes: roots, trees and objects, in this order, so
/// that no root stays that names what is gone already.
public struct GarbageCollection: Sendable {
  /// Objects written after this are kept.
  public var cutoff: UTCTime
  private var keptReleases: Set<ReleaseID> = []
  private var keptDigests: Set<ContentDigest> = []
  private var keptMetadata: [String: Set<String>] = [:]

  public init(cutoff: UTCTime) { self.cutoff = cutoff }

  /// Keeps a release with its manifests; ``keep(_:)`` keeps what they name.
  public mutating func keep(release: ReleaseID) { keptReleases.insert(release) }

  public mutating func keep(_ manifest: ReleaseManifest) {
    for file in manifest.all { keptDigests.insert(file.digest) }
  }

  /// Keeps the documents of a channel that readers may still ask for: those that its timestamp
  /// names, and all roots.
  public mutating func keep(channel: String, files: [String]) {
    keptMetadata[channel, default: []].formUnion(files)
  }

  public func isKept(_ release: ReleaseID) -> Bool { keptReleases.contains(release) }

  /// Objects of a listing that may be removed, in the order in which to do so.
  ///
  /// Keys that no publish writes are not ours, and stay.
  public func garbage(in entries: [StoredEntry]) -> [StoredEntry] {
    let old = entries.filter { $0.modified < cutoff }
    func sorted(_ entries: [StoredEntry]) -> [StoredEntry] {
      entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
    let roots = old.filter { entry in
      StoreLayout.release(ofKey: entry.key).map { !keptReleases.contains($0) } ?? false
    }
    let trees = old.filter { entry in
      StoreLayout.release(ofTreeKey: entry.key).map { !keptReleases.contains($0) } ?? false
    }
    let objects = old.filter { entry in
      (StoreLayout.digest(ofKey: entry.key) ?? StoreLayout.packed(ofKey: entry.key)?.digest)
        .map { !keptDigests.contains($0) } ?? false
    }
    let metadata = old.filter(isOldMetadata)
    let leftovers = old.filter { entry in
      isLeftover(entry.key) && StoreLayout.release(ofTreeKey: entry.key) == nil
    }
    return sorted(roots) + sorted(trees) + sorted(objects) + sorted(metadata) + sorted(leftovers)
  }

  /// A file that a publish was writing when it died.
  private func isLeftover(_ key: String) -> Bool {
    let name = key.utf8.split(separator: UInt8(ascii: "/")).last ?? []
    return name.starts(with: temporaryPrefix.utf8)
  }

  private func isOldMetadata(_ entry: StoredEntry) -> Bool {
    guard entry.key.hasPrefix(StoreLayout.channels) else { return false }
    let parts = entry.key.dropFirst(StoreLayout.channels.count).split(separator: "/")
    guard parts.count == 2, let kept = keptMetadata[String(parts[0])] else { return false }
    let words = parts[1].split(separator: ".")
    let isNumbered =
      words.count == 3 && Int(words[0]) != nil
      && ["targets", "snapshot", "timestamp"].contains(words[1])
      && words[2] == "json"
    return isNumbered && !kept.contains(String(parts[1]))
  }
}

/// Beginning of the names of files that are not written to their end yet.
public let temporaryPrefix = ".vmlc-part-"
