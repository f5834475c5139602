/// Where and how a site's releases are published.
public struct PublishConfiguration: Sendable {
  /// As `SCHEME:…`; `nil` if the command line has to say it.
  public var store: SiteConfiguration.Reference?
  /// The URL of an object store's server; `nil` for AWS's, or what the environment says.
  public var endpoint: String?
  /// Of the bucket; `nil` for what the environment says.
  public var region: String?
  /// The one host, besides the machine itself, that may be spoken to without encryption.
  public var insecureHost: String?
  public var channel = "production"
  /// Whether releases are signed.
  public var isSigned = true
  /// How clients find documents, `objects` or `plain`; `nil` for what suits the store.
  public var trees: String?
  /// How many days signed metadata of a role is good for; those of other roles have defaults.
  public var lifetimes: [String: Int] = [:]
  /// What apps in the field draw documents with, by name; a release is held against each.
  public var runtimes: [(name: String, source: RuntimeConfiguration.Source)] = []
  /// How files are to be served.
  public var serving = ServingConfiguration()

  public init() {}

  /// The kinds of stores that there are.
  public static let schemes = ["file", "rclone", "s3", "webdav"]
  /// The roles of signed metadata.
  public static let roles = ["root", "targets", "snapshot", "timestamp"]
  /// How clients may find documents.
  public static let treeLayouts = ["objects", "plain"]
}

/// Whether a channel can have a name: up to 64 letters, digits, `.`, `-` and `_`, with a letter or
/// digit first.
public func isChannelName(_ name: String) -> Bool {
  let isAlphanumeric = { (byte: UInt8) in (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }
  guard let first = name.utf8.first, isAlphanumeric(first), name.utf8.count <= 64 else {
    return false
  }
  return name.utf8.allSatisfy { isAlphanumeric($0) || "._-".utf8.contains($0) }
}
