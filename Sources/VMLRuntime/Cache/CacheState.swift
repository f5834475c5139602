import VMLRelease

/// All that a client keeps of a channel from one look to the next, in one file, so that no part of
/// it is older than another.
struct CacheState: Hashable, Sendable {
  var channel: String
  /// A text that tells this installation from others.
  var client: String
  /// The newest root; `nil` where nothing is signed.
  var root: [UInt8]?
  var seen = SeenVersions()
  /// The release that is shown; `nil` for the embedded one.
  var shown: Release?
  /// The release that is whole and waits for the next launch.
  var next: Next?
  /// Whether all that is wanted of the shown release has been fetched.
  var isWhole = false
  /// Digest of the embedded timestamp that the shown release was compared with; `nil` for none.
  var embedded: ContentDigest?
  /// Snapshot and targets as they were last.
  var metadata: [ContentFile] = []

  /// A release's root.
  struct Release: Hashable, Sendable {
    var root: ContentFile
    /// The site's name for it.
    var version: String

    var id: ReleaseID { ReleaseID(of: root.digest) }
  }

  enum Next: Hashable, Sendable {
    case embedded
    case release(Release)
  }

  private static let format = 1

  init(channel: String, client: String) {
    self.channel = channel
    self.client = client
  }
}

// MARK: - JSON

extension CacheState {
  var file: [UInt8] {
    var members: [String: JSONValue] = [
      "format": .integer(Self.format), "channel": .string(channel), "client": .string(client),
      "seen": seen.json, "shown": shown?.json ?? .null,
      "metadata": .array(metadata.map(\.json)), "whole": .bool(isWhole),
      "embedded": embedded.map { .string($0.hex) } ?? .null,
      "root": root.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null,
    ]
    switch next {
    case .embedded: members["next"] = .null
    case .release(let release): members["next"] = release.json
    case nil: break
    }
    return JSONValue.object(JSONObject(members)).fileBytes
  }

  /// `nil` for anything that ``file`` would not have written.
  init?(file bytes: [UInt8]) {
    guard let json = try? JSONValue(parsing: bytes), json["format"]?.integer == Self.format,
      let channel = json["channel"]?.string, let client = json["client"]?.string,
      let seen = json["seen"].flatMap(SeenVersions.init(json:)),
      let shown = json["shown"], let root = json["root"], let list = json["metadata"]?.array
    else { return nil }
    self.init(channel: channel, client: client)
    self.seen = seen
    isWhole = json["whole"]?.bool ?? false
    embedded = json["embedded"]?.string.flatMap(ContentDigest.init(hex:))
    self.root = root.string.map { Array($0.utf8) }
    if shown != .null {
      guard let release = Release(json: shown) else { return nil }
      self.shown = release
    }
    switch json["next"] {
    case nil: break
    case .null?: next = .embedded
    case let value?:
      guard let release = Release(json: value) else { return nil }
      next = .release(release)
    }
    metadata = list.compactMap(ContentFile.init(json:))
  }
}

extension CacheState.Release {
  fileprivate var json: JSONValue { ["root": root.json, "version": .string(version)] }

  fileprivate init?(json: JSONValue) {
    guard let root = json["root"].flatMap(ContentFile.init(json:)),
      let version = json["version"]?.string
    else { return nil }
    self.init(root: root, version: version)
  }
}

extension ContentFile {
  fileprivate var json: JSONValue {
    ["length": .integer(length), "sha256": .string(digest.hex)]
  }

  fileprivate init?(json: JSONValue) {
    guard let length = json["length"]?.integer, length >= 0,
      let digest = json["sha256"]?.string.flatMap(ContentDigest.init(hex:))
    else { return nil }
    self.init(length: length, digest: digest)
  }
}
