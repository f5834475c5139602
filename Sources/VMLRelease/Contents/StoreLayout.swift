/// Keys of the objects in a store, below its prefix.
public enum StoreLayout {
  public static let objects = "objects/sha256/"
  public static let releases = "releases/"
  public static let trees = "v/"
  public static let channels = "channels/"
  public static let locks = "locks/"

  /// The bytes of documents and files, named by what they are, also where they are packed.
  public static func object(
    _ digest: ContentDigest, packedAs encoding: ContentEncoding? = nil
  ) -> String {
    let hex = digest.hex
    return objects + hex.prefix(2) + "/" + hex.dropFirst(2) + (encoding?.ending ?? "")
  }

  /// The object that a key is of, and how it is packed; `nil` for a key that no packed object has.
  public static func packed(
    ofKey key: String
  ) -> (digest: ContentDigest, encoding: ContentEncoding)? {
    for encoding in ContentEncoding.allCases where key.hasSuffix(encoding.ending) {
      if let digest = digest(ofKey: String(key.dropLast(encoding.ending.utf8.count))) {
        return (digest, encoding)
      }
    }
    return nil
  }

  /// `nil` for a key that no object has.
  public static func digest(ofKey key: String) -> ContentDigest? {
    guard key.hasPrefix(objects) else { return nil }
    let parts = key.dropFirst(objects.count).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 2 else { return nil }
    return ContentDigest(hex: String(parts[0] + parts[1]))
  }

  /// A release's root.
  public static func root(of release: ReleaseID) -> String { releases + release.text + ".json" }

  /// The same under the name that clients of The Update Framework ask for.
  public static func hashedRoot(of release: ReleaseID, _ digest: ContentDigest) -> String {
    releases + digest.hex + "." + release.text + ".json"
  }

  /// The release of a root's key, also of the hashed one; `nil` for other keys.
  public static func release(ofKey key: String) -> ReleaseID? {
    guard key.hasPrefix(releases), key.hasSuffix(".json") else { return nil }
    let name = key.dropFirst(releases.count).dropLast(5)
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, let id = ReleaseID(String(last)) else { return nil }
    if parts.count == 1 { return id }
    guard parts.count == 2, let digest = ContentDigest(hex: String(parts[0])) else { return nil }
    return ReleaseID(of: digest) == id ? id : nil
  }

  /// The folder of a release's trees and manifests.
  public static func tree(of release: ReleaseID) -> String { trees + release.text + "/" }

  /// The release of a tree's key; `nil` for other keys.
  public static func release(ofTreeKey key: String) -> ReleaseID? {
    guard key.hasPrefix(trees) else { return nil }
    return ReleaseID(String(key.dropFirst(trees.count).prefix { $0 != "/" }))
  }

  /// A part of a target's manifest: its head, or a bin.
  public static func manifest(
    of target: String, in release: ReleaseID, part: String = "manifest.json"
  ) -> String {
    tree(of: release) + target + "/" + part
  }

  /// The folder of a channel's metadata.
  public static func channel(_ name: String) -> String { channels + name + "/" }
}
