import VMLFiles
import VMLRelease

/// Remembers on this machine which lock of a store is ours.
///
/// A publisher that was killed leaves its lock in the store. The next one here takes it over at
/// once: the system has given up the dead one's hold of this folder, and the folder says whose the
/// lock was.
final class OwnLock: Sendable {
  private let folder: Folder
  private static let file = "owner"

  /// Takes the folder of a lock; `nil` where another publisher of this machine has it, or it cannot
  /// be taken.
  init?(_ store: any Store, _ channel: String, in stateFolder: String?) {
    guard let stateFolder else { return nil }
    let digest = ContentDigest(of: Array((store.identity + "\n" + channel).utf8))
    guard let folder = try? Folder.make(all: stateFolder + "/lock-" + digest.hex.prefix(16)),
      let isLocked = try? folder.lock(), isLocked
    else { return nil }
    self.folder = folder
  }

  deinit { folder.unlock() }

  /// The owner of the lock that was written from here last; `nil` if there is none.
  var owner: String? {
    guard let bytes = try? folder.read(Self.file, limit: 1024) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Notes the owner of a lock before it is written; where that fails, a lock that is left over
  /// ends by itself.
  func note(_ owner: String) {
    _ = try? folder.remove(Self.file)
    try? folder.writeNew(Self.file, Array(owner.utf8).span)
  }
}
