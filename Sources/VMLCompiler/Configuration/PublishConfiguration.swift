/// The settings under `publish:`, for the publishing of a site's releases.
public struct PublishConfiguration: Sendable {
  /// As `SCHEME:…`; `nil` if the command line has to say it.
  public var store: SiteConfiguration.Reference?
  /// The URL of an object store's server; `nil` for AWS's, or what the environment says.
  public var endpoint: String?
  /// The bucket's region; `nil` for the environment's.
  public var region: String?
  /// The one host, besides this machine, that may be contacted without encryption.
  public var insecureHost: String?
  public var channel = "production"
  /// Sets of keys for channels that do not have the site's, by patterns of the channels' names; the
  /// first that matches counts.
  public var keySets: [(pattern: String, name: String)] = []
  /// Whether releases are signed.
  public var isSigned = true
  /// The way in which clients find documents, `objects` or `plain`; `nil` for the store's default.
  public var trees: String?
  /// Days for which signed metadata of a role is valid; other roles have defaults.
  public var lifetimes: [String: Int] = [:]
  /// The runtimes of apps in the field, by name; a release is checked against each.
  public var runtimes: [(name: String, source: RuntimeConfiguration.Source)] = []
  /// Settings for serving the files.
  public var serving = ServingConfiguration()

  public init() {}

  /// The kinds of stores, by the schemes of their addresses.
  public enum StoreKind: String, CaseIterable, Sendable {
    case file, rclone, s3, webdav

    /// The form of an address, for help.
    public var form: String {
      switch self {
      case .file: "file:DIR"
      case .rclone: "rclone:REMOTE"
      case .s3: "s3://BUCKET/FOLDER"
      case .webdav: "webdav:URL"
      }
    }
  }

  /// The schemes of the known kinds of stores.
  public static let schemes = StoreKind.allCases.map(\.rawValue)
  /// The roles of signed metadata.
  public static let roles = ["root", "targets", "snapshot", "timestamp"]
  /// The ways in which clients may find documents.
  public static let treeLayouts = ["objects", "plain"]
}
