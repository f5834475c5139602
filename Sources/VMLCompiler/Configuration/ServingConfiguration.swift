/// Settings for serving the published files.
public struct ServingConfiguration: Sendable {
  /// Compressed forms to publish besides, by their names in HTTP.
  public var encodings: [String] = []
  /// The first rule that matches a file counts.
  public var rules: [Rule] = []

  /// Headers of the files that a pattern matches; `nil` for the file's default.
  public struct Rule: Sendable {
    public var pattern: String
    public var contentType: String?
    public var cacheControl: String?
    public var isPacked: Bool?
  }

  public init() {}

  /// Encodings in which files can be compressed.
  public static let knownEncodings = ["gzip", "br"]
}
